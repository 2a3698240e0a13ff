import Foundation

/// Anything with a frame that blocks can lay out: a view, a layer, a guide, or an object of one's own that is never drawn.
///
/// ```swift
/// final class Cell: LayoutElement {
///   var frame = CGRect.zero
/// }
/// ```
public protocol LayoutElement: AnyObject {
  /// The rectangle of the element in its super element's coordinates.
  var frame: CGRect { get set }
  /// The rectangle of the element in its own coordinates; derived from the frame unless implemented.
  var bounds: CGRect { get set }
  /// The rectangle in which content is laid out: in the element's own coordinates, or in its super element's when it has none.
  var layoutBounds: CGRect { get }
  /// The element in whose coordinates the frame is given; `nil` unless implemented.
  var superElement: (any LayoutElement)? { get }
  /// Takes the element out of its super element; nothing happens unless implemented.
  func removeFromSuperElement()
  /// The direction of the element's tree; that of the super element, and of `CGLConfiguration` at the root, unless implemented.
  var readingDirection: ReadingDirection { get }
  /// Whether what is inside the element has its frame in the element's own coordinates; `true` unless implemented.
  var hasOwnCoordinates: Bool { get }
}

extension LayoutElement {
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  public var layoutBounds: CGRect { bounds }

  public var superElement: (any LayoutElement)? { nil }

  public func removeFromSuperElement() {}

  public var readingDirection: ReadingDirection {
    superElement?.readingDirection ?? CGLConfiguration.default.readingDirection
  }

  public var hasOwnCoordinates: Bool { true }
}

/// An element that can tell its size for a proposed one.
public protocol AdaptiveLayoutElement: LayoutElement {
  /// The size, in points, that fits a proposal.
  func sizeThatFits(_ size: CGSize) -> CGSize
}

/// An element whose content has a size of its own.
public protocol AdjustableLayoutElement: LayoutElement {
  /// A rule that makes a source as large as the content is in it.
  ///
  /// Blocks ask for it when they are laid out. It should hold all it needs as values, so that a plan may apply it on any thread.
  var contentConstraint: any RectBasedConstraint { get }

  /// The same rule in a form that touches no element later; the content's size without a limit unless implemented.
  var capturedContentConstraint: any RectBasedConstraint { get }
}

extension AdjustableLayoutElement {
  public var capturedContentConstraint: any RectBasedConstraint {
    let unlimited = CGRect(
      x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    return FixedContent(size: contentConstraint.constrained(sourceRect: unlimited, by: unlimited).size)
  }
}

/// Content of a known size, less where the source is smaller.
struct FixedContent: RectBasedConstraint {
  let size: CGSize

  func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    sourceRect.size.width = max(0, min(size.width, sourceRect.size.width))
    sourceRect.size.height = max(0, min(size.height, sourceRect.size.height))
  }
}

/// An element that shows text, and so has a baseline.
public protocol TextPresentedElement: LayoutElement {
  /// An element that stands for the baseline: its frame is a line of no height in this element's coordinates.
  var baselineElement: any LayoutElement { get }

  /// A rule that makes a source, this element's frame, its baseline; where `baselineElement` lies now unless implemented.
  var baselineConstraint: any RectBasedConstraint { get }
}

extension TextPresentedElement {
  public var baselineConstraint: any RectBasedConstraint {
    let bounds = bounds
    let line = baselineElement.frame
    let offset = CGPoint(x: line.origin.x - bounds.origin.x, y: line.origin.y - bounds.origin.y)
    return BaselineLine(offset: offset, inset: bounds.size.width - line.size.width)
  }
}

/// A baseline at a known place in its element.
struct BaselineLine: RectBasedConstraint {
  let offset: CGPoint
  let inset: CGFloat

  func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    sourceRect = CGRect(
      x: rect.origin.x + offset.x, y: rect.origin.y + offset.y,
      width: max(0, rect.size.width - inset), height: 0)
  }
}
