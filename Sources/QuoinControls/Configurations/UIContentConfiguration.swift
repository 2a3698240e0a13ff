import Foundation
import QuoinGraphics

/// What a view shows, as a value that makes a view for it.
public protocol UIContentConfiguration: ViewBound {
  /// Makes a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// The content in a state of the cell, such as selected.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
public protocol UIContentView: AnyObject, ViewBound {
  /// What is shown.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration; true unless said otherwise.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state that content and background of a view follow.
public protocol UIConfigurationState: ViewBound {
  /// The environment at the view.
  var traitCollection: UITraitCollection { get set }
  /// Creates a state in an environment, with everything else off.
  init(traitCollection: UITraitCollection)
}

/// The name of something else that a view's state says.
public nonisolated struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a key; keys of one name are equal.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key; keys of one name are equal.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view: in use, highlighted, selected.
public nonisolated struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// Whether the view cannot be used.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether keys go to the view.
  public var isFocused = false
  /// Whether the view stays where it is while content scrolls.
  public var isPinned = false
  private var others: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// What else is said of the view; nothing unless set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { others[key] }
    set { others[key] = newValue }
  }

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell: that of a view, and what is done with the cell.
public nonisolated struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// Whether the cell cannot be used.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether keys go to the cell.
  public var isFocused = false
  /// Whether the cell stays where it is while content scrolls.
  public var isPinned = false
  /// Whether the cell shows controls for editing.
  public var isEditing = false
  /// Whether what is below the cell in an outline is shown.
  public var isExpanded = false
  /// Whether actions behind the cell are shown.
  public var isSwiped = false
  /// Whether the cell is being moved to another place.
  public var isReordering = false
  private var others: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// What else is said of the cell; nothing unless set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { others[key] }
    set { others[key] = newValue }
  }

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
