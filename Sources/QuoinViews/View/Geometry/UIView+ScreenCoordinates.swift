import Foundation
import QuoinGraphics

extension UIAccessibility {
  /// The upright rectangle on the screen around a rectangle of a view.
  ///
  /// - Returns: Points of the screen for a view in a window; elsewhere points of the view at the top of the tree.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let root = view.root
    let offset = root.offsetOnScreen
    return view.convert(rect, to: root).offsetBy(dx: offset.x, dy: offset.y)
  }

  /// A path of a view on the screen.
  ///
  /// - Returns: As for rectangles.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let (root, copy) = (view.root, path.copy())
    let offset = root.offsetOnScreen
    copy.apply(
      view.affineTransform(to: root).concatenating(CGAffineTransform(translationX: offset.x, y: offset.y)))
    return copy
  }
}

extension UIView {
  /// How far the points of a root lie from those of the screen: a window may stand anywhere on it.
  final var offsetOnScreen: CGPoint {
    guard self is UIWindow else { return .zero }
    return CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
  }

  /// What takes points of the view to points of another one.
  final func affineTransform(to other: UIView) -> CGAffineTransform {
    // Views lie in planes: three points tell where all others come to.
    let (origin, right, down) = (
      convert(CGPoint.zero, to: other), convert(CGPoint(x: 1, y: 0), to: other),
      convert(CGPoint(x: 0, y: 1), to: other)
    )
    return CGAffineTransform(
      a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
      tx: origin.x, ty: origin.y)
  }
}
