import Foundation
import QuoinGraphics

/// What a control or a view offers to choose from: actions, and menus within.
///
/// ```swift
/// button.menu = UIMenu(title: "Sort by", children: [
///   UIAction(title: "Name", state: .on) { _ in sort(by: .name) },
///   UIAction(title: "Date") { _ in sort(by: .date) },
/// ])
/// button.showsMenuAsPrimaryAction = true
/// ```
open class UIMenu: UIMenuElement {
  /// What tells a menu from others.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown.
  public nonisolated struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits, which are UIKit's.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What is in the menu stands between that which stands beside it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Choosing destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of those in the menu, and in menus within, is chosen.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// What is in the menu is shown as a palette.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large those in the menu are shown.
  public nonisolated enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  /// What tells the menu from others.
  public final let identifier: Identifier?
  /// How the menu is shown.
  public final let options: Options
  /// What is in the menu.
  public final let children: [UIMenuElement]
  /// How large those in the menu are shown; kept for code that sets it, rows are of one size.
  open var preferredElementSize: ElementSize

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: What it is called; shown above what is in it.
  ///   - subtitle: What is said below the title where it is within another menu.
  ///   - image: The picture beside the title where it is within another menu.
  ///   - identifier: What tells it from others.
  ///   - options: How it is shown.
  ///   - preferredElementSize: How large those in it are shown.
  ///   - children: What is in it.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  deinit {}

  /// A menu that differs in what is in it.
  public final func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// What of the menu is chosen.
  open var selectedElements: [UIMenuElement] {
    leaves.filter { ($0 as? UIAction)?.state == .on }
  }

  /// The actions in the menu and in those within.
  final var leaves: [UIMenuElement] {
    children.flatMap { element in (element as? UIMenu)?.leaves ?? [element] }
  }
}

/// What stands in a menu and is asked for only when that is shown.
open class UIDeferredMenuElement: UIMenuElement {
  /// Gets a function that takes what is to stand in the menu, at once or later.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  /// What was provided, as far as it is kept.
  final var elements: [UIMenuElement]?

  init(isCached: Bool, provider: @escaping Provider) {
    self.provider = provider
    self.isCached = isCached
    super.init()
  }

  /// Creates an element that is asked for once.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isCached: true, provider: elementProvider)
  }

  deinit {}

  /// An element that is asked for each time that the menu is shown.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  /// Forgets what was provided, unless it is kept.
  final func forget() { if !isCached { elements = nil } }

  /// Asks for the elements.
  final func load(_ done: @escaping () -> Void) {
    provider { [weak self] elements in
      self?.elements = elements
      done()
    }
  }
}
