import Foundation
import QuoinViews

extension UIView {
  /// Where a point of another view lies in this one, as if some views on the way had no transforms.
  ///
  /// - Returns: The point, or nothing when the two views are in different trees.
  final func convert(_ point: CGPoint, from other: UIView, ignoringTransformsOf ignored: [UIView]) -> CGPoint?
  {
    if self === other { return point }
    guard let shared = nearestSharedAncestor(with: other) else { return nil }
    var point = other.ascend(point, to: shared, ignoring: ignored)
    var path: [UIView] = []
    var next: UIView? = self
    while let view = next, view !== shared {
      path.append(view)
      next = view.superview
    }
    for view in path.reversed() {
      if ignored.contains(where: { $0 === view }) {
        let origin = view.untransformedOrigin
        point = CGPoint(
          x: point.x - origin.x + view.bounds.origin.x, y: point.y - origin.y + view.bounds.origin.y)
      } else {
        point = view.convert(point, from: view.superview)
      }
    }
    return point
  }

  /// The deepest view that holds both, which may be one of them.
  final func nearestSharedAncestor(with other: UIView) -> UIView? {
    var next: UIView? = self
    while let view = next {
      if other.isDescendant(of: view) { return view }
      next = view.superview
    }
    return nil
  }

  /// Where a point of the view lies in one that holds it, as if some views on the way had no transforms.
  final func ascend(_ point: CGPoint, to ancestor: UIView, ignoring ignored: [UIView]) -> CGPoint {
    var point = point
    var view = self
    while view !== ancestor, let parent = view.superview {
      if ignored.contains(where: { $0 === view }) {
        let origin = view.untransformedOrigin
        point = CGPoint(
          x: point.x - view.bounds.origin.x + origin.x, y: point.y - view.bounds.origin.y + origin.y)
      } else {
        point = view.convert(point, to: parent)
      }
      view = parent
    }
    return point
  }

  private var untransformedOrigin: CGPoint {
    let (anchor, size) = (anchorPoint, bounds.size)
    return CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height)
  }
}
