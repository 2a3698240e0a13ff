import Foundation
import QuoinGraphics

/// What stands in a bar: a title or an image.
open class UIBarItem: AccessibleObject {
  /// What the item is called.
  @Observed open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// The picture that is shown; a template unless it is said to be original.
  @Observed open var image: UIImage? { didSet { if image != oldValue { didChange() } } }
  /// The picture in a low window; the other one where there is none.
  @Observed open var landscapeImagePhone: UIImage? { didSet { didChange() } }
  /// The picture shown while a large item is held; kept for code that sets it.
  open var largeContentSizeImage: UIImage?
  /// How far the image's edges are moved inward, in points.
  @Observed open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { didChange() } } }
  /// How far the image's edges are moved inward in a low window, in points; kept for code that sets it.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// Whether the item can be used.
  @Observed open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// A number to find the item by.
  open var tag = 0
  private final var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// Who shows the item, and is told when it changes.
  final weak var shower: (any BarItemShower)?

  /// Creates an item without title and image.
  public override init() {}

  deinit {}

  /// Sets how the title is written while the item is in a state; nothing for the bar's own way.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[own: state] = attributes
    didChange()
  }

  /// How the title is written in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// How the title is written in a state by what a program says of all such items, and by the item itself.
  final func shownTitleAttributes(for state: UIControl.State, in view: UIView) -> [NSAttributedString.Key:
    Any]
  {
    let looks = AppearanceTable.current?.prototypes(for: self, in: view) ?? []
    return ([self] + looks).reduce(into: [:]) { all, item in
      all.merge(item.titleTextAttributes(for: state) ?? [:]) { own, _ in own }
    }
  }

  /// The view that shows the item, where a bar does.
  final var shownView: UIView? {
    ((shower as? UIView)?.subviews ?? []).first { ($0 as? any BarItemContent)?.item === self }
  }

  /// A value by a name: the view that shows the item by `view`, as code asks that points at items of bars; nothing by others.
  open func value(forKey key: String) -> Any? { key == "view" ? shownView : nil }

  /// What is shown of the item has changed.
  final func didChange() { shower?.itemDidChange(self) }
}

/// Shows items, and is told when one changes.
protocol BarItemShower: AnyObject {
  func itemDidChange(_ item: UIBarItem)
}
