import Foundation
import QuoinViews

extension UIView {
  /// Where a point of another view lies in this one, as if some views on the way had no transforms.
  ///
  /// - Returns: The point, or nothing when the two views are in different trees.
  final func convert(_ point: CGPoint, from other: UIView, ignoringTransformsOf ignored: [UIView?])
    -> CGPoint?
  {
    if self === other { return point }
    guard let shared = sharedAncestor(with: other) else { return nil }
    var point = other.ascend(point, to: shared, ignoring: ignored)
    var path: [UIView] = []
    var next: UIView? = self
    while let view = next, view !== shared {
      path.append(view)
      next = view.superview
    }
    for view in path.reversed() {
      if ignored.contains(where: { $0 === view }) {
        let (origin, bounds) = (view.geometry.origin, view.geometry.boundsOrigin)
        point = CGPoint(x: point.x - origin.x + bounds.x, y: point.y - origin.y + bounds.y)
      } else {
        point = view.convert(point, from: view.superview)
      }
    }
    return point
  }

  /// Where a point of the view lies in one that holds it, as if some views on the way had no transforms.
  private func ascend(_ point: CGPoint, to ancestor: UIView, ignoring ignored: [UIView?]) -> CGPoint {
    var point = point
    var view = self
    while view !== ancestor, let parent = view.superview {
      if ignored.contains(where: { $0 === view }) {
        let (origin, bounds) = (view.geometry.origin, view.geometry.boundsOrigin)
        point = CGPoint(x: point.x - bounds.x + origin.x, y: point.y - bounds.y + origin.y)
      } else {
        point = view.convert(point, to: parent)
      }
      view = parent
    }
    return point
  }
}
