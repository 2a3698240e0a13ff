import Foundation
import QuoinGraphics

extension UIView {
  /// Where a point of this view lies in another one; in the window (or the root, without one) when there is none.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    // Most conversions are between siblings or to the superview: one step up and one down.
    if let view, let parent {
      if view === parent { return toSuperview(point, parent) }
      if view.parent === parent {
        return view === self ? point : view.fromSuperview(toSuperview(point, parent), parent)
      }
    }
    guard let ancestor = sharedAncestor(with: view) else { return convertAcross(point, to: view) }
    let shared = ascend(point, to: ancestor)
    return view.map { $0.descend(shared, from: ancestor) } ?? shared
  }

  /// Where a point of another view lies in this one; a point of the window when there is no view.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return descend(point, from: root) }
    return view.convert(point, to: self)
  }

  /// The upright rectangle in another view around a rectangle of this one.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let ancestor = sharedAncestor(with: view) else {
      let moved = convertAcross(CGPoint.zero, to: view)
      return rect.offsetBy(dx: moved.x, dy: moved.y)
    }
    let shared = ascend(rect, to: ancestor)
    return view.map { $0.descend(shared, from: ancestor) } ?? shared
  }

  /// The upright rectangle in this view around a rectangle of another one; of the window when there is no view.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let view else { return descend(rect, from: root) }
    return view.convert(rect, to: self)
  }

  /// The deepest view that both stand in; nothing when they stand in different trees.
  package final func sharedAncestor(with view: UIView?) -> UIView? {
    guard let view else { return root }
    if view === self || view === parent { return view }
    if view.parent === self { return self }
    if let parent, view.parent === parent { return parent }
    var (first, second): (UIView?, UIView?) = (self, view)
    var (depth, otherDepth) = (depth, view.depth)
    while depth > otherDepth {
      first = first?.parent
      depth -= 1
    }
    while otherDepth > depth {
      second = second?.parent
      otherDepth -= 1
    }
    while let one = first, one !== second {
      first = one.parent
      second = second?.parent
    }
    return first
  }

  private var depth: Int {
    var count = 0
    var view = parent
    while let next = view {
      count += 1
      view = next.parent
    }
    return count
  }

  /// Between two trees: windows lie on one screen, and other roots share their superview's points with it.
  private func convertAcross(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outer = onScreen(point)
    return view.map { $0.fromScreen(outer) } ?? outer
  }

  // MARK: On the screen

  /// Where a point of the view lies on the screen.
  final func onScreen(_ point: CGPoint) -> CGPoint { root.toSuperview(ascend(point, to: root), nil) }

  /// Where a point of the screen lies in the view.
  final func fromScreen(_ point: CGPoint) -> CGPoint { descend(root.fromSuperview(point, nil), from: root) }

  /// The upright rectangle on the screen around a rectangle of the view.
  final func onScreen(_ rect: CGRect) -> CGRect {
    let inRoot = ascend(rect, to: root)
    if let transform = root.transform(to: nil) { return inRoot.applying(transform) }
    return CGRect(origin: root.toSuperview(inRoot.origin, nil), size: inRoot.size)
  }

  /// The upright rectangle in the view around a rectangle of the screen.
  final func fromScreen(_ rect: CGRect) -> CGRect { descend(root.fromSuperview(rect, nil), from: root) }

  // MARK: One step

  /// The transform of the view's layer for all that is in it; nothing where there is none.
  private var childTransform: CGAffineTransform? {
    transformsChildren ? rare?.layer?.sublayerTransformInBounds : nil
  }

  /// From points of the view to points of its superview; nothing where both differ in their origins alone, as mostly.
  @inline(__always)
  private func transform(to superview: UIView?) -> CGAffineTransform? {
    geometry.warp == nil && superview?.transformsChildren != true ? nil : fullTransform(to: superview)
  }

  @inline(never)
  private func fullTransform(to superview: UIView?) -> CGAffineTransform? {
    let isUpright = geometry.warp?.isUpright ?? true
    guard let outer = superview?.childTransform else { return isUpright ? nil : geometry.toSuperview }
    return geometry.toSuperview.concatenating(outer)
  }

  /// Where a point of the view lies in its superview.
  private func toSuperview(_ point: CGPoint, _ superview: UIView?) -> CGPoint {
    if let transform = transform(to: superview) { return point.applying(transform) }
    return CGPoint(
      x: point.x - geometry.boundsOrigin.x + geometry.origin.x,
      y: point.y - geometry.boundsOrigin.y + geometry.origin.y)
  }

  /// Whether the view is drawn as a line or a point in its superview, so that no place there is one in it.
  final func isFlat(in superview: UIView?) -> Bool { transform(to: superview)?.determinant == 0 }

  /// Where a point of the superview lies in the view; at the anchor point of one that is flat there.
  final func fromSuperview(_ point: CGPoint, _ superview: UIView?) -> CGPoint {
    if let transform = transform(to: superview) {
      return transform.determinant == 0 ? geometry.anchor : point.applying(transform.inverted())
    }
    return CGPoint(
      x: point.x - geometry.origin.x + geometry.boundsOrigin.x,
      y: point.y - geometry.origin.y + geometry.boundsOrigin.y)
  }

  // MARK: Many steps

  private func ascend(_ point: CGPoint, to ancestor: UIView) -> CGPoint {
    var point = point
    var view = self
    while view !== ancestor, let next = view.parent {
      point = view.toSuperview(point, next)
      view = next
    }
    return point
  }

  private func descend(_ point: CGPoint, from ancestor: UIView) -> CGPoint {
    if let parent, parent === ancestor { return fromSuperview(point, parent) }
    return path(from: ancestor).reduce(point) { $1.fromSuperview($0, $1.parent) }
  }

  /// The views from below an ancestor to this one; a loop, as views may nest deeper than a stack.
  private func path(from ancestor: UIView) -> [UIView] {
    var path: [UIView] = []
    var view = self
    while view !== ancestor, let next = view.parent {
      path.append(view)
      view = next
    }
    return path.reversed()
  }

  private func ascend(_ rect: CGRect, to ancestor: UIView) -> CGRect {
    var rect = rect
    var view = self
    while view !== ancestor, let next = view.parent {
      if let transform = view.transform(to: next) {
        rect = rect.applying(transform)
      } else {
        rect.origin = view.toSuperview(rect.origin, nil)
      }
      view = next
    }
    return rect
  }

  private func descend(_ rect: CGRect, from ancestor: UIView) -> CGRect {
    if let parent, parent === ancestor { return fromSuperview(rect, parent) }
    return path(from: ancestor).reduce(rect) { $1.fromSuperview($0, $1.parent) }
  }

  private func fromSuperview(_ rect: CGRect, _ superview: UIView?) -> CGRect {
    if let transform = transform(to: superview) {
      if transform.determinant == 0 { return CGRect(origin: geometry.anchor, size: .zero) }
      return rect.applying(transform.inverted())
    }
    return CGRect(origin: fromSuperview(rect.origin, nil), size: rect.size)
  }
}
