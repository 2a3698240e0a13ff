import Foundation

/// An anchor point on a side, at which rectangles can be cropped.
public protocol EdgeAnchorPoint: RectAnchorPoint {}

/// The left side.
public struct LeftAnchor: EdgeAnchorPoint, Sendable {
  private var point: SpanPoint { .start }

  /// Creates the anchor.
  public init() {}

  public var axis: CGRectAxis.Horizontal { CGRectAxis.horizontal }
  public func get(for rect: CGRect) -> CGFloat { rect.coordinate(of: point, along: .horizontal) }
  public func offset(rect: inout CGRect, by value: CGFloat) {
    rect.align(point, along: .horizontal, at: value)
  }
  public func move(in rect: inout CGRect, to value: CGFloat) {
    rect.move(point, along: .horizontal, to: value)
  }
}

/// The right side.
public struct RightAnchor: EdgeAnchorPoint, Sendable {
  private var point: SpanPoint { .end }

  /// Creates the anchor.
  public init() {}

  public var axis: CGRectAxis.Horizontal { CGRectAxis.horizontal }
  public func get(for rect: CGRect) -> CGFloat { rect.coordinate(of: point, along: .horizontal) }
  public func offset(rect: inout CGRect, by value: CGFloat) {
    rect.align(point, along: .horizontal, at: value)
  }
  public func move(in rect: inout CGRect, to value: CGFloat) {
    rect.move(point, along: .horizontal, to: value)
  }
}

/// The top side.
public struct TopAnchor: EdgeAnchorPoint, Sendable {
  private var point: SpanPoint { .start }

  /// Creates the anchor.
  public init() {}

  public var axis: CGRectAxis.Vertical { CGRectAxis.vertical }
  public func get(for rect: CGRect) -> CGFloat { rect.coordinate(of: point, along: .vertical) }
  public func offset(rect: inout CGRect, by value: CGFloat) { rect.align(point, along: .vertical, at: value) }
  public func move(in rect: inout CGRect, to value: CGFloat) { rect.move(point, along: .vertical, to: value) }
}

/// The bottom side.
public struct BottomAnchor: EdgeAnchorPoint, Sendable {
  private var point: SpanPoint { .end }

  /// Creates the anchor.
  public init() {}

  public var axis: CGRectAxis.Vertical { CGRectAxis.vertical }
  public func get(for rect: CGRect) -> CGFloat { rect.coordinate(of: point, along: .vertical) }
  public func offset(rect: inout CGRect, by value: CGFloat) { rect.align(point, along: .vertical, at: value) }
  public func move(in rect: inout CGRect, to value: CGFloat) { rect.move(point, along: .vertical, to: value) }
}

/// The side where reading starts, or where it ends, as the configuration says when it is made.
public struct RTLAnchor: EdgeAnchorPoint, Sendable {
  private let point: SpanPoint

  /// Creates the anchor.
  ///
  /// - Parameter trailing: Whether it is where reading ends.
  public init(trailing: Bool) {
    point = trailing ? .nowTrailing : .nowLeading
  }

  public var axis: CGRectAxis.Horizontal { CGRectAxis.horizontal }
  public func get(for rect: CGRect) -> CGFloat { rect.coordinate(of: point, along: .horizontal) }
  public func offset(rect: inout CGRect, by value: CGFloat) {
    rect.align(point, along: .horizontal, at: value)
  }
  public func move(in rect: inout CGRect, to value: CGFloat) {
    rect.move(point, along: .horizontal, to: value)
  }
}
