import Foundation

/// Something that can tell its size for a proposed one.
public protocol AdaptiveLayoutElement: AnyObject {
  /// The size, in points, that fits a proposal.
  func sizeThatFits(_ size: CGSize) -> CGSize
}

/// An element whose content has a size of its own.
public protocol AdjustableLayoutElement: LayoutElement {
  /// A rule that makes a source as large as the content is in it; the fitting size if the element is adaptive.
  ///
  /// Blocks ask for it when they are laid out. It should hold all it needs as values, so that a plan may apply it on any thread.
  var contentConstraint: any RectBasedConstraint { get }

  /// The same rule in a form that touches no element later; the content's size without a limit unless implemented.
  var capturedContentConstraint: any RectBasedConstraint { get }
}

extension AdjustableLayoutElement where Self: AdaptiveLayoutElement {
  public var contentConstraint: any RectBasedConstraint { FittingContent(element: self) }
}

extension AdjustableLayoutElement {
  public var capturedContentConstraint: any RectBasedConstraint {
    let unlimited = CGRect(
      x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    return FixedContent(size: contentConstraint.constrained(sourceRect: unlimited, by: unlimited).size)
  }
}

/// The content of an element that measures itself, asked when the rule is applied.
struct FittingContent: RectBasedConstraint {
  private weak var element: (any AdaptiveLayoutElement)?

  init(element: any AdaptiveLayoutElement) {
    self.element = element
  }

  func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    if let element { sourceRect.size = element.sizeThatFits(rect.size) }
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
