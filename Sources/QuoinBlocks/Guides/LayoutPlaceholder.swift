import Foundation

/// A guide that stands for one element and loads it when that is asked for.
///
/// Setting the frame loads nothing; from then on the element is laid out with it.
///
/// ```swift
/// final class Avatar: ViewPlaceholder<UIImageView> {
///   override func elementDidLoad() {
///     super.elementDidLoad()
///     element.contentMode = .scaleAspectFill
///   }
/// }
/// ```
open class LayoutPlaceholder<Element: LayoutElement, Super: LayoutElement>: LayoutGuide<Super> {
  private let make: (() -> Element)?
  /// The element as it was loaded; set by what loads it.
  final var loaded: Element?

  private let ownLayout = LayoutBlock<Element>(element: nil)

  /// Lays out the element, which is loaded if it has not been.
  open var itemLayout: LayoutBlock<Element> {
    // What could not be loaded without an owner may be loaded with one.
    if ownLayout.item == nil, let element { ownLayout.setItem(element) }
    return ownLayout
  }

  /// Creates a placeholder whose subclass loads the element.
  public override init(frame: CGRect = .zero) {
    make = nil
    super.init(frame: frame)
  }

  /// Creates a placeholder with what makes its element; it is taken into the owner if that can take it.
  public init(frame: CGRect = .zero, element: @escaping () -> Element) {
    make = element
    super.init(frame: frame)
  }

  /// Whether the element has been loaded.
  open var isElementLoaded: Bool { loaded != nil }

  /// The element if it has been loaded.
  open var elementIfLoaded: Element? { loaded }

  /// The element, which is loaded if it has not been; `nil` if nothing loads it.
  open var element: Element! {
    loadElementIfNeeded()
    return loaded
  }

  /// Loads the element; for subclasses that make another.
  open func loadElement() {
    loaded = make?()
  }

  /// Called once, after the element is loaded.
  open func elementDidLoad() {
    adoptLoaded()
  }

  /// Loads the element if it has not been.
  open func loadElementIfNeeded() {
    guard !isElementLoaded else { return }
    loadElement()
    if isElementLoaded { elementDidLoad() }
  }

  open override func didAddToOwner() {
    adoptLoaded()
  }

  open override func layout(in rect: CGRect) {
    itemLayout.layout(in: rect)
  }

  override func boundsDidChange() {
    if isElementLoaded, ownerElement != nil { layout(in: layoutBounds) }
  }

  override var content: GuideContent? {
    guard isElementLoaded, ownerElement != nil else { return nil }
    return GuideContent(block: itemLayout, room: .inset(.zero))
  }

  override func ownerDidChange(from owner: Super?) {
    if owner != nil, ownerElement == nil { element?.removeFromSuperElement() }
    super.ownerDidChange(from: owner)
  }

  func adoptLoaded() {
    if make != nil, let loaded, let owner = ownerElement as? any LayoutElementsContainer,
      loaded.superElement == nil || loaded.superElement is EndlessPlane
    {
      owner.addChildElement(loaded)
    }
  }
}
