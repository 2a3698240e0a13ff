import Foundation

/// What was said of a side or a center.
struct SideStatements {
  var pulled: LayoutConstraint?
  var limits: [LayoutConstraint] = []
  var aligned: LayoutConstraint?
}

/// A side or a center of an element.
public struct SideAnchor<Item: AnchoredLayoutElement, Anchor: RectAnchorPoint> {
  let reference: SharedElementReference
  let axis: SpanAxis
  let point: SpanPoint
  var statements = SideStatements()

  init(_ reference: SharedElementReference, _ axis: SpanAxis, _ point: SpanPoint) {
    self.reference = reference
    self.axis = axis
    self.point = point
  }

  /// A constraint by another anchor of the same axis.
  private func constraint<A, A2>(_ verb: SpanVerb, _ anchor: SideAnchor<A, A2>) -> LayoutConstraint {
    let rule = SideRule(axis: axis, point: anchor.point, verb: verb, place: .own(point))
    return LayoutConstraint(reference: anchor.reference, rules: [AnchorRule(.side(rule))])
  }

  /// Moves the source so that this lies on another anchor, its size kept.
  public mutating func align<A, A2>(by anchor: SideAnchor<A, A2>)
  where Anchor.Metric == A2.Metric, Anchor.Axis == A2.Axis {
    statements.aligned = constraint(point == .middle ? .center : .align, anchor)
  }

  /// Brings this side of the source to another anchor, the opposite side kept; or its middle, the farther side kept.
  public mutating func pull<A, A2>(to anchor: SideAnchor<A, A2>)
  where Anchor.Metric == A2.Metric, Anchor.Axis == A2.Axis {
    statements.pulled = constraint(point == .middle ? .stretch : .move, anchor)
  }

  /// Brings this side of the source to another anchor, and moves it back there if sizes move it away; a middle is only moved.
  public mutating func equal<A, A2>(to anchor: SideAnchor<A, A2>)
  where Anchor.Metric == A2.Metric, Anchor.Axis == A2.Axis {
    if point != .middle { pull(to: anchor) }
    align(by: anchor)
  }
}

extension SideAnchor where Anchor: EdgeAnchorPoint {
  /// Crops the source so that it does not pass another anchor on this side.
  public mutating func limit<A, A2>(by anchor: SideAnchor<A, A2>)
  where Anchor.Metric == A2.Metric, Anchor.Axis == A2.Axis {
    statements.limits.append(constraint(.crop, anchor))
  }

  /// Moves the source, its size kept, so that this side's coordinate is at least another anchor's.
  ///
  /// Leading and trailing count in the direction of reading.
  public mutating func fartherThanOrEqual<A, A2>(to anchor: SideAnchor<A, A2>)
  where Anchor.Metric == A2.Metric, Anchor.Axis == A2.Axis {
    statements.limits.append(constraint(.farther, anchor))
  }

  /// Moves the source, its size kept, so that this side's coordinate is at most another anchor's.
  ///
  /// Leading and trailing count in the direction of reading.
  public mutating func nearerThanOrEqual<A, A2>(to anchor: SideAnchor<A, A2>)
  where Anchor.Metric == A2.Metric, Anchor.Axis == A2.Axis {
    statements.limits.append(constraint(.nearer, anchor))
  }
}
