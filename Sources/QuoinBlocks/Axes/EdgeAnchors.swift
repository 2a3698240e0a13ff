import Foundation

/// An anchor point on a side, at which rectangles can be cropped.
public protocol EdgeAnchorPoint: RectAnchorPoint {}

/// A side, by its place on its axis.
protocol SidePoint: EdgeAnchorPoint where Metric == CGFloat {
  var point: SpanPoint { get }
}

extension SidePoint {
  private var span: SpanAxis { axis.isHorizontal ? .horizontal : .vertical }

  public func get(for rect: CGRect) -> CGFloat { rect.coordinate(of: point, along: span) }
  public func offset(rect: inout CGRect, by value: CGFloat) { rect.align(point, along: span, at: value) }
  public func move(in rect: inout CGRect, to value: CGFloat) { rect.move(point, along: span, to: value) }
}

/// The left side.
public struct LeftAnchor: EdgeAnchorPoint, SidePoint, Sendable {
  var point: SpanPoint { .start }

  /// Creates the anchor.
  public init() {}

  public var axis: CGRectAxis.Horizontal { CGRectAxis.horizontal }
}

/// The right side.
public struct RightAnchor: EdgeAnchorPoint, SidePoint, Sendable {
  var point: SpanPoint { .end }

  /// Creates the anchor.
  public init() {}

  public var axis: CGRectAxis.Horizontal { CGRectAxis.horizontal }
}

/// The top side.
public struct TopAnchor: EdgeAnchorPoint, SidePoint, Sendable {
  var point: SpanPoint { .start }

  /// Creates the anchor.
  public init() {}

  public var axis: CGRectAxis.Vertical { CGRectAxis.vertical }
}

/// The bottom side.
public struct BottomAnchor: EdgeAnchorPoint, SidePoint, Sendable {
  var point: SpanPoint { .end }

  /// Creates the anchor.
  public init() {}

  public var axis: CGRectAxis.Vertical { CGRectAxis.vertical }
}

/// The side where reading starts, or where it ends, as the configuration says when it is made.
public struct RTLAnchor: EdgeAnchorPoint, SidePoint, Sendable {
  let point: SpanPoint

  /// Creates the anchor.
  ///
  /// - Parameter trailing: Whether it is where reading ends.
  public init(trailing: Bool) {
    point = trailing ? .nowTrailing : .nowLeading
  }

  public var axis: CGRectAxis.Horizontal { CGRectAxis.horizontal }
}
