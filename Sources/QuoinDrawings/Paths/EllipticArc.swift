import Foundation
import QuoinGraphics

/// An arc of an ellipse between two points, as curves: https://www.w3.org/TR/SVG11/implnote.html#ArcImplementationNotes.
nonisolated struct EllipticArc {
  /// The curves, each for a quarter of the ellipse at most; none where the arc is a line.
  let curves: [PathElement]

  /// Creates an arc.
  ///
  /// - Parameters:
  ///   - radii: Of the ellipse, made larger where the points are too far apart.
  ///   - turn: How far the ellipse is turned, in radians, clockwise where y points down.
  ///   - isLarge: Whether it is the larger of the two arcs.
  ///   - isClockwise: Whether it goes clockwise where y points down.
  init(from: CGPoint, to: CGPoint, radii: CGSize, turn: CGFloat, isLarge: Bool, isClockwise: Bool) {
    guard from != to, radii.width > 0, radii.height > 0 else {
      curves = []
      return
    }
    let (cosine, sine) = (cos(turn), sin(turn))
    let half = CGPoint(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
    // The points as the ellipse sees them, turned back.
    let x = cosine * half.x + sine * half.y
    let y = -sine * half.x + cosine * half.y
    let reach = x * x / (radii.width * radii.width) + y * y / (radii.height * radii.height)
    let factor = max(1, reach).squareRoot()
    let (rx, ry) = (radii.width * factor, radii.height * factor)
    let (px, py) = (x / rx, y / ry)
    let distance = px * px + py * py
    // Radii without end make it so small that its inverse has none either.
    guard distance.isNormal, rx.isFinite, ry.isFinite else {
      curves = []
      return
    }
    // The middle, as a unit circle sees it.
    let offset = max(0, 1 / distance - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (cx, cy) = (offset * py, -offset * px)
    let first = atan2(py - cy, px - cx)
    var sweep = atan2(-py - cy, -px - cx) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let middle = CGPoint(
      x: (from.x + to.x) / 2 + cosine * cx * rx - sine * cy * ry,
      y: (from.y + to.y) / 2 + sine * cx * rx + cosine * cy * ry)
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(
        x: middle.x + cosine * x * rx - sine * y * ry, y: middle.y + sine * x * rx + cosine * y * ry)
    }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let arm = 4 / 3 * tan(step / 4)
    curves = (0..<count).map { index in
      let (a, b) = (first + step * CGFloat(index), first + step * CGFloat(index + 1))
      return .curve(
        index == count - 1 ? to : place(cos(b), sin(b)), place(cos(a) - arm * sin(a), sin(a) + arm * cos(a)),
        place(cos(b) + arm * sin(b), sin(b) - arm * cos(b)))
    }
  }
}
