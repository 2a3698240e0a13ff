import Foundation
import QuoinGraphics

/// What stands beside the content of a cell of a list.
public nonisolated struct UICellAccessory {
  /// When an accessory is seen.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  enum Kind {
    case mark(CellMark.Kind)
    case outline(OutlineDisclosureOptions.Style)
    case label(String)
    case view(UIView, isLeading: Bool)
  }

  let kind: Kind
  let displayed: DisplayedState
  var isLeading = false
  var handler: (() -> Void)?
  private(set) var options = Options()

  private init(
    _ kind: Kind, _ displayed: DisplayedState, isLeading: Bool = false, handler: (() -> Void)? = nil
  ) {
    (self.kind, self.displayed, self.isLeading, self.handler) = (kind, displayed, isLeading, handler)
  }

  /// How an accessory looks.
  public struct Options {
    /// Whether it is left out.
    public var isHidden: Bool
    /// Its colour; that of its kind unless set.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }
  /// How an arrow looks.
  public typealias DisclosureIndicatorOptions = Options
  /// How a check mark looks.
  public typealias CheckmarkOptions = Options
  /// How a control for moving looks.
  public typealias ReorderOptions = Options

  private func with(_ options: Options) -> UICellAccessory {
    var accessory = self
    accessory.options = options
    return accessory
  }

  /// An arrow that says that more is behind the cell.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options()
  ) -> UICellAccessory { .init(.mark(.disclosure), displayed).with(options) }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = Options()
  ) -> UICellAccessory { .init(.mark(.checkmark), displayed).with(options) }

  /// How an outline's arrow is tapped.
  public struct OutlineDisclosureOptions {
    /// What of the cell expands and collapses what is within it.
    public enum Style: Int, Sendable {
      /// All of a cell that is its section's head, and the arrow of others.
      case automatic
      /// All of the cell, which is not selected then.
      case header
      /// The arrow; a tap beside it selects the cell.
      case cell
    }

    /// What of the cell expands and collapses what is within it.
    public var style: Style

    /// Creates options.
    public init(style: Style = .automatic) { self.style = style }
  }

  /// An arrow that turns down while what is within the cell's item is seen, and expands and collapses that in an outline of a
  /// diffable data source.
  ///
  /// - Parameters:
  ///   - displayed: When it is seen.
  ///   - options: What of the cell takes taps.
  ///   - actionHandler: What is done instead.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.outline(options.style), displayed, handler: actionHandler) }

  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.mark(.detail), displayed, handler: actionHandler ?? {}) }

  /// A button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.mark(.deletion), displayed, isLeading: true, handler: actionHandler ?? {}) }

  /// A button that inserts.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.mark(.insertion), displayed, isLeading: true, handler: actionHandler ?? {}) }

  /// A control with which the cell is moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = Options()
  ) -> UICellAccessory { .init(.mark(.reorder), displayed).with(options) }

  /// A circle that tells whether the cell is selected.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    .init(.mark(.unchosen), displayed, isLeading: true)
  }

  /// A text.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    .init(.label(text), displayed)
  }

  /// A view of one's own.
  public static func customView(_ view: UIView, isLeading: Bool = false, displayed: DisplayedState = .always)
    -> UICellAccessory
  { .init(.view(view, isLeading: isLeading), displayed, isLeading: isLeading) }

  /// A view of one's own, where it stands and when it is seen.
  public struct CustomViewConfiguration {
    /// On which side of the content a view stands, and when it is seen.
    public enum Placement {
      case leading(displayed: DisplayedState = .always)
      case trailing(displayed: DisplayedState = .always)
    }

    /// The view.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement
    /// How it looks.
    public var options: Options

    /// Creates a configuration.
    public init(customView: UIView, placement: Placement, isHidden: Bool = false, tintColor: UIColor? = nil) {
      (self.customView, self.placement) = (customView, placement)
      options = Options(isHidden: isHidden, tintColor: tintColor)
    }
  }

  /// A view of one's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed):
      customView(configuration.customView, isLeading: true, displayed: displayed).with(configuration.options)
    case .trailing(let displayed):
      customView(configuration.customView, displayed: displayed).with(configuration.options)
    }
  }
}
