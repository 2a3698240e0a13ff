import Foundation

/// What was said of a width or a height.
struct DimensionStatements {
  var number: AnonymConstraint?
  var dimension: LayoutConstraint?
  var content: AdjustLayoutConstraint?
}

/// The width or height of an element.
public struct DimensionAnchor<Item: AnchoredLayoutElement, Anchor: AxisLayoutEntity & SizeRectAnchor> {
  let reference: SharedElementReference
  let axis: SpanAxis
  var statements = DimensionStatements()

  init(_ reference: SharedElementReference, _ axis: SpanAxis) {
    self.reference = reference
    self.axis = axis
  }

  private mutating func state<LI, A2>(
    _ anchor: DimensionAnchor<LI, A2>, scale: CGFloat = 1, inset: CGFloat = 0
  ) {
    let rule = AnchorRule(.length(axis, of: anchor.axis, scale: scale, inset: inset))
    statements.dimension = LayoutConstraint(reference: anchor.reference, rules: [rule])
  }

  /// Gives the source the length of another dimension.
  public mutating func equal<LI, A2>(to anchor: DimensionAnchor<LI, A2>) where Anchor.Metric == A2.Metric {
    state(anchor)
  }

  /// Gives the source a share of another dimension.
  public mutating func scaled<LI, A2>(by anchor: DimensionAnchor<LI, A2>, scale: CGFloat)
  where Anchor.Metric == A2.Metric {
    state(anchor, scale: scale)
  }

  /// Gives the source the length of another dimension less a number of points; it may go below zero.
  public mutating func boxed<LI, A2>(by anchor: DimensionAnchor<LI, A2>, box: CGFloat)
  where Anchor.Metric == A2.Metric {
    state(anchor, inset: box)
  }
}

extension DimensionAnchor where Anchor.Metric == CGFloat {
  /// Gives the source a length in points.
  public mutating func equal(to value: CGFloat) {
    statements.number = AnonymConstraint(rules: [AnchorRule(.fixed(axis, value))])
  }
}

extension DimensionAnchor where Item: AdjustableLayoutElement {
  /// Gives the source a share of the length of this element's content.
  ///
  /// - Parameters:
  ///   - multiplier: The share.
  ///   - alignment: Where the source then goes in what it was.
  public mutating func equalIntrinsicSize(_ multiplier: CGFloat = 1, alignment: Layout.Alignment = .equal) {
    guard let element = reference.element as? Item else { return }
    equalIntrinsicSize(of: element, multiplier, alignment: alignment)
  }
}

extension DimensionAnchor {
  /// Gives the source a share of the length of another element's content.
  public mutating func equalIntrinsicSize(
    of element: any AdjustableLayoutElement, _ multiplier: CGFloat = 1, alignment: Layout.Alignment = .equal
  ) {
    let size: Size = axis == .horizontal ? .width(multiplier) : .height(multiplier)
    statements.content = AdjustLayoutConstraint(element: element, anchors: [size], alignment: alignment)
  }
}
