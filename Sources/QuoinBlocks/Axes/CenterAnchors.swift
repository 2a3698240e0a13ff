import Foundation

/// The coordinate halfway along an axis.
public struct AxisCenterAnchor<Axis: RectAxis>: RectAnchorPoint {
  public let axis: Axis

  /// Creates the anchor of an axis.
  public init(axis: Axis) {
    self.axis = axis
  }

  public func get(for rect: CGRect) -> CGFloat { axis.get(midOf: rect) }

  public func offset(rect: inout CGRect, by value: CGFloat) {
    axis.set(origin: value - axis.get(sizeAt: rect) / 2, for: &rect)
  }

  public func move(in rect: inout CGRect, to value: CGFloat) {
    if value < axis.get(midOf: rect) {
      axis.set(size: max(0, 2 * (value - axis.get(minOf: rect))), for: &rect)
    } else {
      let end = axis.get(maxOf: rect)
      let size = 2 * (end - value)
      axis.set(origin: end - size, for: &rect)
      axis.set(size: max(0, size), for: &rect)
    }
  }
}

extension AxisCenterAnchor: Sendable where Axis: Sendable {}

/// The middle between left and right.
public typealias CenterXAnchor = AxisCenterAnchor<CGRectAxis.Horizontal>
/// The middle between top and bottom.
public typealias CenterYAnchor = AxisCenterAnchor<CGRectAxis.Vertical>

/// The center of a rectangle.
public struct CenterAnchor: RectAnchorPoint, Sendable {
  /// Its x.
  public var horizontal = CenterXAnchor(axis: CGRectAxis.horizontal)
  /// Its y.
  public var vertical = CenterYAnchor(axis: CGRectAxis.vertical)

  /// Creates the anchor.
  public init() {}

  public var axis: CGRectAxis.XY { CGRectAxis.xy }

  public func get(for rect: CGRect) -> CGPoint {
    CGPoint(x: horizontal.get(for: rect), y: vertical.get(for: rect))
  }

  public func offset(rect: inout CGRect, by value: CGPoint) {
    horizontal.offset(rect: &rect, by: value.x)
    vertical.offset(rect: &rect, by: value.y)
  }

  public func move(in rect: inout CGRect, to value: CGPoint) {
    horizontal.move(in: &rect, to: value.x)
    vertical.move(in: &rect, to: value.y)
  }
}

/// The origin of a rectangle.
public struct OriginAnchor: RectAnchorPoint, Sendable {
  /// Creates the anchor.
  public init() {}

  public var axis: CGRectAxis.XY { CGRectAxis.xy }
  public func get(for rect: CGRect) -> CGPoint { rect.origin }
  public func offset(rect: inout CGRect, by value: CGPoint) { rect.origin = value }

  public func move(in rect: inout CGRect, to value: CGPoint) {
    LeftAnchor().move(in: &rect, to: value.x)
    TopAnchor().move(in: &rect, to: value.y)
  }
}

/// Any anchor point at a coordinate of an axis.
public struct AnyAxisAnchorPoint<Axis: RectAxis>: RectAnchorPoint {
  public let axis: Axis
  private let getter: (CGRect) -> CGFloat
  private let offsetter: (inout CGRect, CGFloat) -> Void
  private let mover: (inout CGRect, CGFloat) -> Void

  /// Wraps an anchor point.
  public init<Base: RectAnchorPoint>(_ base: Base) where Base.Metric == CGFloat, Base.Axis == Axis {
    axis = base.axis
    getter = base.get
    offsetter = base.offset
    mover = base.move
  }

  public func get(for rect: CGRect) -> CGFloat { getter(rect) }
  public func offset(rect: inout CGRect, by value: CGFloat) { offsetter(&rect, value) }
  public func move(in rect: inout CGRect, to value: CGFloat) { mover(&rect, value) }
}

/// Any anchor point at an x coordinate.
public typealias HorizontalAnchor = AnyAxisAnchorPoint<CGRectAxis.Horizontal>
/// Any anchor point at a y coordinate.
public typealias VerticalAnchor = AnyAxisAnchorPoint<CGRectAxis.Vertical>
