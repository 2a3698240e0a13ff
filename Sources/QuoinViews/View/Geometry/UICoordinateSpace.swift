import Foundation
import QuoinGraphics

/// What points and rectangles are given in: a view, a window, or the screen on which windows lie.
///
/// ```swift
/// let onScreen = button.convert(button.bounds, to: window.screen.coordinateSpace)
/// ```
public protocol UICoordinateSpace: AnyObject, ViewBound {
  /// All of the space, in points of its own.
  var bounds: CGRect { get }

  /// Where a point of this space lies in another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Where a point of another space lies in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The upright rectangle in another space around a rectangle of this one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The upright rectangle in this space around a rectangle of another one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    return onScreen(point)
  }

  public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return view.convert(point, to: self as UIView?) }
    return fromScreen(point)
  }

  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    return onScreen(rect)
  }

  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return view.convert(rect, to: self as UIView?) }
    return fromScreen(rect)
  }

  // Where a view is known to be one, it need not be looked for among the spaces.

  /// Where a point of this view lies in another one.
  public final func convert(_ point: CGPoint, to view: UIView) -> CGPoint {
    convert(point, to: view as UIView?)
  }
  /// Where a point of another view lies in this one.
  public final func convert(_ point: CGPoint, from view: UIView) -> CGPoint {
    view.convert(point, to: self as UIView?)
  }
  /// The upright rectangle in another view around a rectangle of this one.
  public final func convert(_ rect: CGRect, to view: UIView) -> CGRect { convert(rect, to: view as UIView?) }
  /// The upright rectangle in this view around a rectangle of another one.
  public final func convert(_ rect: CGRect, from view: UIView) -> CGRect {
    view.convert(rect, to: self as UIView?)
  }
}

extension UIScreen: UICoordinateSpace {
  /// The points of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The points of the screen however the device is held; the same here, where a screen is not turned.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.fromScreen(point) ?? point
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.onScreen(point) ?? point
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.fromScreen(rect) ?? rect
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.onScreen(rect) ?? rect
  }
}
