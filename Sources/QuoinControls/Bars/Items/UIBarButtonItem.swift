import Foundation
import QuoinGraphics

/// A button of a navigation bar or a toolbar, or the space between two.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///   systemItem: .add, primaryAction: UIAction { _ in list.append(.new) })
/// ```
open class UIBarButtonItem: UIBarItem {
  /// How the button looks.
  public nonisolated enum Style: Int, Sendable, CaseIterable {
    /// A title or an image.
    case plain = 0
    /// What ends the work on the screen, in semibold letters.
    case done = 2
    /// The former look with a border, plain today.
    public static var bordered: Style { .plain }
    /// What ends the work on the screen.
    public static var prominent: Style { .done }
  }

  /// How the button looks.
  @Observed open var style = Style.plain { didSet { if style != oldValue { didChange() } } }
  /// The width in points; 0 for what suits its content.
  @Observed open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  /// The titles that the button may get, all of which its width has room for.
  @Observed open var possibleTitles: Set<String>? { didSet { didChange() } }
  /// The view that is shown in the place of a button.
  @Observed open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }
  /// The method that a tap calls.
  open var action: Selector?
  /// Who has the method; nothing for the nearest responder above that has it.
  open weak var target: AnyObject?
  /// What a tap does; its title and image are the item's where that has none.
  @Observed open var primaryAction: UIAction? {
    didSet {
      if let primaryAction {
        if !primaryAction.title.isEmpty, title == nil { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
      }
      didChange()
    }
  }
  /// What a tap shows, or a long press where there is an action.
  @Observed open var menu: UIMenu? { didSet { didChange() } }
  /// The colour of title and image; the bar's unless set.
  @Observed open var tintColor: UIColor? { didSet { didChange() } }

  /// What all items look like that say nothing else: their titles and tint; see ``UIAppearance``.
  open class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = [])
    -> UIBarButtonItem
  { UIApplication.shared.appearances.prototype(of: self, in: containers, []) { UIBarButtonItem() } }

  /// The tint that was set for the item, or for all of its class.
  final func shownTintColor(in view: UIView) -> UIColor? {
    tintColor
      ?? AppearanceTable.current?.prototypes(for: self, in: view).lazy.compactMap(\.tintColor).first
  }
  /// Whether the button is marked as chosen.
  @Observed open var isSelected = false { didSet { if isSelected != oldValue { didChange() } } }
  /// Whether the button is left out.
  @Observed open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
  /// The system item that it was made as.
  public private(set) final var systemItem: SystemItem?
  private final var backgroundImages = StateValues<UIImage>()

  /// Creates an item without content.
  public override init() {}

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item with an image, and another one for a low window.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates one of the system's items.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    become(systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item with the title and the image of an action, and with a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    // Set through `self`, it would not be observed, and its title and image be lost.
    let item = self
    item.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates one of the system's items that does an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    become(systemItem)
    // It is not observed here, so that the system's title and image stay.
    _primaryAction.wrappedValue = primaryAction
    self.menu = menu
  }

  deinit {}

  /// A space of a width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.become(.fixedSpace)
    item.width = width
    return item
  }

  /// A space that takes the room that is left.
  public static func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.become(.flexibleSpace)
    return item
  }

  /// Makes it one of the system's items, with whatever else is set on it.
  package final func become(_ systemItem: SystemItem) {
    if systemItem.isDone {
      style = .done
    } else if self.systemItem?.isDone == true {
      style = .plain
    }
    self.systemItem = systemItem
    title = systemItem.title
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
    didChange()
  }

  /// Whether the item is room between others.
  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Sets the picture beneath the button in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    guard barMetrics == .default else { return }
    backgroundImages[own: state] = image
    didChange()
  }

  /// The picture beneath the button in a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgroundImages[state] : nil
  }

  /// Does what a tap does.
  ///
  /// - Parameters:
  ///   - responder: Where the search begins for who has the method, where there is no target.
  ///   - event: What brought it about.
  final func trigger(from responder: UIResponder?, event: UIEvent? = nil) {
    guard isEnabled else { return }
    if let primaryAction { primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    let object = target ?? responder?.target(forAction: action, withSender: self) as AnyObject?
    if let object { action.perform(on: object, sender: self, event: event) }
  }
}
