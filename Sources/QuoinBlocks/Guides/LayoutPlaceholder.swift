import Foundation

/// A guide that stands for one element and loads it the first time it is laid out.
///
/// ```swift
/// final class Avatar: ViewPlaceholder<UIImageView> {
///   override func elementDidLoad() { element.contentMode = .scaleAspectFill }
/// }
/// ```
open class LayoutPlaceholder<Element: LayoutElement, Super: LayoutElement>: LayoutGuide<Super> {
  private let make: () -> Element
  private var loaded: Element?

  /// Creates a placeholder with what makes its element.
  public init(frame: CGRect = .zero, element: @escaping () -> Element) {
    make = element
    super.init(frame: frame)
  }

  /// Whether the element has been loaded.
  public final var isElementLoaded: Bool { loaded != nil }

  /// The element if it has been loaded.
  public final var elementIfLoaded: Element? { loaded }

  /// The element, which is loaded if it has not been, and taken into the owner if that can take it.
  public final var element: Element {
    if let loaded { return loaded }
    let element = loadElement()
    loaded = element
    adopt(element)
    elementDidLoad()
    return element
  }

  /// Makes the element; for subclasses that make another.
  open func loadElement() -> Element { make() }

  /// Called once, after the element is loaded.
  open func elementDidLoad() {}

  open override func didAddToOwner() {
    if let loaded { adopt(loaded) }
  }

  open override func layout(in rect: CGRect) {
    element.frame = rect
  }

  open override func removeFromSuperElement() {
    loaded?.removeFromSuperElement()
    super.removeFromSuperElement()
  }

  private func adopt(_ element: Element) {
    if element.superElement == nil { (ownerElement as? any LayoutContainer)?.addElement(element) }
  }
}
