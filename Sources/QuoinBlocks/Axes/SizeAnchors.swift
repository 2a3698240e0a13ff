import Foundation

/// A length, or the size, of rectangles that can be set.
public protocol SizeRectAnchor: AnyRectAnchor {
  /// Sets the measure of a rectangle, its origin kept.
  func set(_ value: Metric, for rect: inout CGRect)
}

extension SizeRectAnchor {
  /// Gives the source a measure of the other rectangle.
  public func equal<A2: SizeRectAnchor>(to anchor: A2) -> AnyRectBasedConstraint where A2.Metric == Metric {
    AnyRectBasedConstraint { source, rect in set(anchor.get(for: rect), for: &source) }
  }

  /// Gives the source a measure.
  public func equal(to value: Metric) -> AnyRectBasedConstraint {
    AnyRectBasedConstraint { source, _ in set(value, for: &source) }
  }
}

extension SizeRectAnchor where Metric == CGSize {
  public func get(for rect: CGRect) -> CGSize { rect.size }

  public func set(_ value: CGSize, for rect: inout CGRect) { rect.size = value }

  /// Gives the source a size of the other rectangle less a number of points; it may go below zero.
  public func boxed<A2: SizeRectAnchor>(by anchor: A2, box: CGFloat) -> AnyRectBasedConstraint
  where A2.Metric == CGSize {
    AnyRectBasedConstraint { source, rect in
      let size = anchor.get(for: rect)
      set(CGSize(width: size.width - box, height: size.height - box), for: &source)
    }
  }

  /// Gives the source a share of a size of the other rectangle.
  public func scaled<A2: SizeRectAnchor>(by anchor: A2, scale: CGFloat) -> AnyRectBasedConstraint
  where A2.Metric == CGSize {
    AnyRectBasedConstraint { source, rect in
      let size = anchor.get(for: rect)
      set(CGSize(width: size.width * scale, height: size.height * scale), for: &source)
    }
  }
}

extension SizeRectAnchor where Self: AxisLayoutEntity, Metric == CGFloat {
  /// Gives the source a length of the other rectangle less a number of points; it may go below zero.
  public func boxed<A2: SizeRectAnchor & AxisLayoutEntity>(
    by anchor: A2, box: CGFloat
  ) -> AnyRectBasedConstraint where A2.Metric == CGFloat, A2.Axis == Axis {
    AnyRectBasedConstraint { source, rect in set(anchor.get(for: rect) - box, for: &source) }
  }

  /// Gives the source a share of a length of the other rectangle.
  public func scaled<A2: SizeRectAnchor & AxisLayoutEntity>(
    by anchor: A2, scale: CGFloat
  ) -> AnyRectBasedConstraint where A2.Metric == CGFloat, A2.Axis == Axis {
    AnyRectBasedConstraint { source, rect in set(anchor.get(for: rect) * scale, for: &source) }
  }
}

/// The length of rectangles along an axis.
public struct AxisSizeAnchor<Axis: RectAxis>: SizeRectAnchor, AxisLayoutEntity {
  public let axis: Axis

  /// Creates the anchor of an axis.
  public init(axis: Axis) {
    self.axis = axis
  }

  public func get(for rect: CGRect) -> CGFloat { axis.get(sizeAt: rect) }
  public func set(_ value: CGFloat, for rect: inout CGRect) { axis.set(size: value, for: &rect) }
}

extension AxisSizeAnchor: Sendable where Axis: Sendable {}

/// The width of rectangles.
public typealias WidthAnchor = AxisSizeAnchor<CGRectAxis.Horizontal>
/// The height of rectangles.
public typealias HeightAnchor = AxisSizeAnchor<CGRectAxis.Vertical>

/// The size of rectangles.
public struct SizeAnchor: SizeRectAnchor, Sendable {
  /// Creates the anchor.
  public init() {}
}
