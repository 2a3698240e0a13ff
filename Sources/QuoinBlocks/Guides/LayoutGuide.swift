import Foundation

/// A rectangle in an element that is laid out to, or lays out others, and is never drawn.
///
/// A guide has no coordinates of its own: what it lays out lies in its owner, as the guide does. Setting its frame lays out
/// its content.
///
/// ```swift
/// let header = LayoutGuide<UIView>()
/// header.add(to: view)
/// ```
open class LayoutGuide<Super: LayoutElement>: LayoutElement {
  /// The element that the guide belongs to.
  public private(set) weak var ownerElement: Super?

  /// Creates a guide with a frame in its owner's coordinates.
  public init(frame: CGRect = .zero) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
  }

  /// The rectangle in the owner's coordinates.
  open var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      let rect = contentRect(forFrame: frame)
      if rect == bounds { layout(in: layoutBounds) } else { bounds = rect }
    }
  }

  /// The size of the guide, with its content's offset as origin.
  open var bounds: CGRect {
    didSet {
      if bounds != oldValue { layout(in: layoutBounds) }
    }
  }

  /// Where content is laid out, in the owner's coordinates: the frame, moved by the origin of the bounds.
  open var layoutBounds: CGRect {
    CGRect(
      x: frame.origin.x + bounds.origin.x, y: frame.origin.y + bounds.origin.y, width: bounds.size.width,
      height: bounds.size.height)
  }

  open var superElement: (any LayoutElement)? { ownerElement }

  open var readingDirection: ReadingDirection {
    ownerElement?.readingDirection ?? CGLConfiguration.default.readingDirection
  }

  public final var hasOwnCoordinates: Bool { false }

  /// Gives the guide to an element, and takes it from the one that had it.
  public final func add(to element: Super) {
    guard ownerElement !== element else { return }
    removeFromSuperElement()
    ownerElement = element
    didAddToOwner()
  }

  open func removeFromSuperElement() {
    ownerElement = nil
  }

  /// Called when the guide has a new owner, for subclasses that add elements to it.
  open func didAddToOwner() {}

  /// Lays out the content in a rectangle of the owner's coordinates; there is none here, for subclasses to have one.
  open func layout(in rect: CGRect) {}

  /// The bounds for a frame: its size, with the origin kept.
  open func contentRect(forFrame frame: CGRect) -> CGRect {
    CGRect(origin: bounds.origin, size: frame.size)
  }

  /// Lays out the content again where it is.
  public final func setNeedsLayout() {
    layout(in: layoutBounds)
  }
}

/// An element that takes other elements into it, as a view takes subviews.
public protocol LayoutContainer: LayoutElement {
  /// Takes an element in; what it cannot take in stays where it is.
  func addElement(_ element: any LayoutElement)
}
