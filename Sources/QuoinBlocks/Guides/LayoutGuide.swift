import Foundation

/// A rectangle in an element that is laid out to, or lays out others, and is never drawn.
///
/// A guide has no coordinates of its own: what it lays out lies in its owner, as the guide does. Each time its frame or its
/// bounds are set it lays out its content.
///
/// ```swift
/// let header = LayoutGuide<UIView>()
/// header.add(to: view)
/// ```
open class LayoutGuide<Super: LayoutElement>: AnchoredLayoutElement, ElementInLayoutTime,
  CustomDebugStringConvertible
{
  /// The element that the guide belongs to.
  open internal(set) weak var ownerElement: Super? {
    didSet { ownerDidChange(from: oldValue) }
  }

  /// Creates a guide with a frame in its owner's coordinates; nothing is laid out yet.
  public init(frame: CGRect = .zero) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
  }

  /// The rectangle in the owner's coordinates; setting it sets the bounds.
  @Observed open var frame: CGRect {
    didSet { bounds = contentRect(forFrame: frame) }
  }

  /// The content's rectangle, counted from the frame's origin; setting it lays out the content.
  @Observed open var bounds: CGRect {
    didSet { boundsDidChange() }
  }

  /// Where content is laid out, in the owner's coordinates: the frame's origin moved by that of the bounds.
  open var layoutBounds: CGRect {
    CGRect(
      x: frame.origin.x + bounds.origin.x, y: frame.origin.y + bounds.origin.y, width: bounds.size.width,
      height: bounds.size.height)
  }

  open var superElement: (any LayoutElement)? { ownerElement }

  public var inLayoutTime: any ElementInLayoutTime { self }

  public final var hasOwnCoordinates: Bool { false }

  /// Whether the guide does not scroll.
  public var layoutBoundsFollowFrame: Bool { true }

  /// Gives the guide to an element, and takes it from the one that had it.
  open func add(to owner: Super) {
    ownerElement = owner
  }

  /// Gives another guide to the owner of this one; nothing happens without one.
  public final func add(layoutGuide: LayoutGuide<Super>) {
    if let ownerElement { layoutGuide.add(to: ownerElement) }
  }

  open func removeFromSuperElement() {
    ownerElement = nil
  }

  /// Called each time the owner is set, to none as well; for subclasses that add elements to it.
  open func didAddToOwner() {}

  /// Lays out the content in a rectangle of the owner's coordinates; there is none here, for subclasses to have one.
  open func layout(in rect: CGRect) {}

  /// The bounds for a frame: its size, at the frame's origin.
  open func contentRect(forFrame frame: CGRect) -> CGRect {
    CGRect(origin: .zero, size: frame.size)
  }

  /// Lays out the content again where it is.
  public final func setNeedsLayout() {
    layout(in: layoutBounds)
  }

  func boundsDidChange() {
    layout(in: layoutBounds)
  }

  /// What a subclass of the package's lays out.
  var content: GuideContent? { nil }

  func ownerDidChange(from owner: Super?) {
    didAddToOwner()
  }

  /// What a subclass adds to the description.
  open var debugContentOfDescription: String { "" }

  public var debugDescription: String {
    "\(type(of: self)) frame: \(frame), bounds: \(bounds), in: \(ownerElement.map { "\($0)" } ?? "nothing")"
      + debugContentOfDescription
  }
}

extension LayoutGuide: PlacingGuide {
  var placesOthers: Bool { type(of: self) != LayoutGuide.self }
}

/// An element that takes other elements into it, as a view takes subviews.
public protocol LayoutElementsContainer: LayoutElement {
  /// Takes an element in; what it cannot take in stays where it is.
  func addChildElement<SubItem: LayoutElement>(_ subItem: SubItem)
}
