import Foundation

/// Something with a frame, and bounds of its own.
public protocol RectBasedElement {
  /// The rectangle in the super element's coordinates, in points.
  var frame: CGRect { get set }
  /// The rectangle in the element's own coordinates, in points.
  var bounds: CGRect { get set }
}

/// Something whose coordinates can be told in those of elements.
public protocol LayoutCoordinateSpace {
  /// The rectangle in the own coordinates, in points.
  var bounds: CGRect { get }
  /// A point of these coordinates in those of an element.
  func convert(point: CGPoint, to element: any LayoutElement) -> CGPoint
  /// A point of an element's coordinates in these.
  func convert(point: CGPoint, from element: any LayoutElement) -> CGPoint
  /// A rectangle of these coordinates in those of an element.
  func convert(rect: CGRect, to element: any LayoutElement) -> CGRect
  /// A rectangle of an element's coordinates in these.
  func convert(rect: CGRect, from element: any LayoutElement) -> CGRect
}

/// An element as blocks read and place it.
public protocol ElementInLayoutTime: RectBasedElement {
  /// The element in whose coordinates the frame is given.
  var superElement: (any LayoutElement)? { get }
  /// The rectangle in which content is laid out.
  var layoutBounds: CGRect { get }
}

/// Anything with a frame that blocks can lay out: a view, a layer, a guide, or an object of one's own that is never drawn.
///
/// ```swift
/// final class Cell: LayoutElement {
///   var frame = CGRect.zero
/// }
/// ```
public protocol LayoutElement: AnyObject, RectBasedElement, LayoutCoordinateSpace {
  /// The rectangle of the element in its super element's coordinates.
  var frame: CGRect { get set }
  /// The rectangle of the element in its own coordinates; derived from the frame unless implemented.
  var bounds: CGRect { get set }
  /// The rectangle in which content is laid out: in the element's own coordinates, or in its super element's when it has none.
  var layoutBounds: CGRect { get }
  /// The element in whose coordinates the frame is given; blocks skip an element that has none.
  ///
  /// Elements that do not implement it lie side by side in a plane without end.
  var superElement: (any LayoutElement)? { get }
  /// The element as blocks read and place it; the element itself unless implemented.
  var inLayoutTime: any ElementInLayoutTime { get }
  /// Takes the element out of its super element; nothing happens unless implemented.
  func removeFromSuperElement()
  /// The direction that the element's tree states, `nil` for none; that of the super element unless implemented.
  var statedReadingDirection: ReadingDirection? { get }
  /// Whether what is inside the element has its frame in the element's own coordinates; `true` unless implemented.
  var hasOwnCoordinates: Bool { get }
  /// Whether the layout bounds grow with the frame; `true` unless implemented, and `false` where they have the size of what
  /// is scrolled.
  var layoutBoundsFollowFrame: Bool { get }
}

extension LayoutElement {
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  public var layoutBounds: CGRect { bounds }

  public var superElement: (any LayoutElement)? { EndlessPlane.shared }

  public var inLayoutTime: any ElementInLayoutTime { ReadElement(element: self) }

  public func removeFromSuperElement() {}

  public var statedReadingDirection: ReadingDirection? { superElement?.statedReadingDirection }

  public var hasOwnCoordinates: Bool { true }

  public var layoutBoundsFollowFrame: Bool { true }

  /// The direction in which the element is read: that which its tree states, or that of `CGLConfiguration`.
  public var readingDirection: ReadingDirection {
    statedReadingDirection ?? CGLConfiguration.default.readingDirection
  }
}

extension Equatable where Self: LayoutElement {
  /// Whether both are one element.
  public static func == (left: Self, right: Self) -> Bool { left === right }
}

/// Where elements lie that say nothing of a super element.
final class EndlessPlane: LayoutElement, Sendable {
  static let shared = EndlessPlane()

  var frame: CGRect {
    get { .zero }
    set {}
  }
  var superElement: (any LayoutElement)? { nil }
}

/// An element, read when it is asked.
private struct ReadElement: ElementInLayoutTime {
  let element: any LayoutElement

  var frame: CGRect {
    get { element.frame }
    nonmutating set { element.frame = newValue }
  }
  var bounds: CGRect {
    get { element.bounds }
    nonmutating set { element.bounds = newValue }
  }
  var superElement: (any LayoutElement)? { element.superElement }
  var layoutBounds: CGRect { element.layoutBounds }
}
