import Foundation
import QuoinGraphics

/// The areas that a stroke with round ends covers, one closed path for each piece, none of which crosses itself.
///
/// A canvas strokes; it does not cut a stroke out of what it draws. With these each piece is cut out for itself.
nonisolated struct StrokeOutline {
  private let reach: CGFloat
  private(set) var pieces: [[PathElement]] = []

  /// - Parameters:
  ///   - path: What is stroked.
  ///   - width: How wide, in the path's units.
  init(_ path: [PathElement], width: CGFloat) {
    reach = width / 2
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in path {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point):
        add([current, point])
        current = point
      case .curve(let point, let first, let second):
        addCurve(current, first, second, point, halvings: 3)
        current = point
      case .close:
        if current != start { add([current, start]) }
        current = start
      }
    }
  }

  /// Adds a curve whole where its inner side does not fold, and else its halves.
  private mutating func addCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, halvings: Int) {
    let steps = 12
    let points = (0...steps).map { step in
      let t = CGFloat(step) / CGFloat(steps)
      let u = 1 - t
      return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
    }
    if !folds(points) { return add(points) }
    guard halvings > 0 else { return add([p0, p3]) }
    let (a, b, c) = ((p0 + p1) * 0.5, (p1 + p2) * 0.5, (p2 + p3) * 0.5)
    let (d, e) = ((a + b) * 0.5, (b + c) * 0.5)
    let middle = (d + e) * 0.5
    addCurve(p0, a, d, middle, halvings: halvings - 1)
    addCurve(middle, e, c, p3, halvings: halvings - 1)
  }

  private func folds(_ points: [CGPoint]) -> Bool {
    let normals = normals(of: points)
    // More than half a turn within one piece may cross itself although no side folds.
    guard normals[0].x * normals[normals.count - 1].x + normals[0].y * normals[normals.count - 1].y > -0.2
    else {
      return true
    }
    return [reach, -reach].contains { side in
      (1..<points.count).contains { index in
        let from = points[index - 1] + normals[index - 1] * side
        let to = points[index] + normals[index] * side
        let (along, moved) = (points[index] - points[index - 1], to - from)
        return along.x * moved.x + along.y * moved.y < 0
      }
    }
  }

  private func normals(of points: [CGPoint]) -> [CGPoint] {
    points.indices.map { index in
      let along = points[min(index + 1, points.count - 1)] - points[max(index - 1, 0)]
      let length = (along.x * along.x + along.y * along.y).squareRoot()
      return length > 0 ? CGPoint(x: -along.y / length, y: along.x / length) : CGPoint(x: 0, y: 1)
    }
  }

  private mutating func add(_ points: [CGPoint]) {
    guard let first = points.first, let last = points.last else { return }
    let normals = normals(of: points)
    let path = UIBezierPath()
    for (point, normal) in zip(points, normals) {
      let place = point + normal * reach
      if path.isEmpty { path.move(to: place) } else { path.addLine(to: place) }
    }
    let (startAngle, endAngle) = (angle(of: normals[0]), angle(of: normals[normals.count - 1]))
    path.addArc(
      withCenter: last, radius: reach, startAngle: endAngle, endAngle: endAngle - .pi, clockwise: false)
    for (point, normal) in zip(points, normals).reversed() { path.addLine(to: point - normal * reach) }
    path.addArc(
      withCenter: first, radius: reach, startAngle: startAngle + .pi, endAngle: startAngle, clockwise: false)
    path.close()
    pieces.append(path.elements)
  }

  private func angle(of vector: CGPoint) -> CGFloat { atan2(vector.y, vector.x) }
}

private nonisolated func + (left: CGPoint, right: CGPoint) -> CGPoint {
  CGPoint(x: left.x + right.x, y: left.y + right.y)
}
private nonisolated func - (left: CGPoint, right: CGPoint) -> CGPoint {
  CGPoint(x: left.x - right.x, y: left.y - right.y)
}
private nonisolated func * (point: CGPoint, factor: CGFloat) -> CGPoint {
  CGPoint(x: point.x * factor, y: point.y * factor)
}
