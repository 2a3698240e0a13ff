import Foundation

/// A measure of rectangles.
public protocol AnyRectAnchor {
  /// What is measured: a coordinate, a length, a point or a size.
  associatedtype Metric: Equatable

  /// The measure of a rectangle.
  func get(for rect: CGRect) -> Metric
}

/// A coordinate of rectangles that can be put somewhere.
public protocol RectAnchorPoint: AnyRectAnchor, AxisLayoutEntity {
  /// Moves a rectangle so that the coordinate is as given, its size kept.
  func offset(rect: inout CGRect, by value: Metric)
  /// Brings the coordinate to a value, what lies opposite kept; a size is never negative.
  func move(in rect: inout CGRect, to value: Metric)
}

extension RectAnchorPoint {
  /// Moves the source so that this coordinate lies on one of the other rectangle.
  public func align<A2: RectAnchorPoint>(by anchor: A2) -> AnyRectBasedConstraint
  where A2.Metric == Metric, A2.Axis == Axis {
    AnyRectBasedConstraint { source, rect in offset(rect: &source, by: anchor.get(for: rect)) }
  }

  /// Does so only where a comparison of this coordinate and the other's chooses the other's.
  public func alignLimit<A2: RectAnchorPoint>(
    to anchor: A2, compare: @escaping (Metric, Metric) -> Metric
  ) -> AnyRectBasedConstraint where A2.Metric == Metric, A2.Axis == Axis {
    AnyRectBasedConstraint { source, rect in
      let (current, limit) = (get(for: source), anchor.get(for: rect))
      if compare(current, limit) != current { offset(rect: &source, by: limit) }
    }
  }

  /// Brings this coordinate of the source to one of the other rectangle.
  public func pull<A2: RectAnchorPoint>(to anchor: A2) -> AnyRectBasedConstraint
  where A2.Metric == Metric, A2.Axis == Axis {
    AnyRectBasedConstraint { source, rect in move(in: &source, to: anchor.get(for: rect)) }
  }

  /// Does so only where a comparison of this coordinate and the other's chooses the other's.
  public func limit<A2: RectAnchorPoint>(
    to anchor: A2, compare: @escaping (Metric, Metric) -> Metric
  ) -> AnyRectBasedConstraint where A2.Metric == Metric, A2.Axis == Axis {
    AnyRectBasedConstraint { source, rect in
      let (current, limit) = (get(for: source), anchor.get(for: rect))
      if compare(current, limit) != current { move(in: &source, to: limit) }
    }
  }
}
