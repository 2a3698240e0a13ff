import Foundation

/// A direction in which rectangles extend, for code that works along any.
public protocol RectAxis {
  /// Whether it concerns x and width.
  var isHorizontal: Bool { get }
  /// Whether it concerns y and height.
  var isVertical: Bool { get }

  /// The axis across this one.
  func transverse() -> any RectAxis
  /// Sets a rectangle's size along the axis, in points.
  func set(size: CGFloat, for rect: inout CGRect)
  /// A rectangle's size along the axis, in points, never negative.
  func get(sizeAt rect: CGRect) -> CGFloat
  /// Sets a rectangle's origin along the axis.
  func set(origin: CGFloat, for rect: inout CGRect)
  /// A rectangle's origin along the axis.
  func get(originAt rect: CGRect) -> CGFloat
  /// A rectangle's greater coordinate along the axis.
  func get(maxOf rect: CGRect) -> CGFloat
  /// A rectangle's smaller coordinate along the axis.
  func get(minOf rect: CGRect) -> CGFloat
  /// The coordinate halfway along the axis.
  func get(midOf rect: CGRect) -> CGFloat
  /// A rectangle moved along the axis by a number of points.
  func offset(rect: CGRect, by value: CGFloat) -> CGRect
}

extension RectAxis {
  /// The vertical axis for a horizontal one, otherwise the horizontal one.
  public func transverse() -> any RectAxis {
    isHorizontal ? CGRectAxis.vertical : CGRectAxis.horizontal
  }
}

/// What has an axis, told by its type.
public protocol AxisLayoutEntity {
  /// The axis.
  associatedtype Axis: RectAxis
  /// The axis.
  var axis: Axis { get }
}
