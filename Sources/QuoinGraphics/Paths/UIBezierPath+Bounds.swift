import Foundation

extension UIBezierPath {
  /// The smallest rectangle around the path; around the curves themselves, not their control points.
  public var bounds: CGRect {
    var box = PathBounds()
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point):
        box.add(point)
        (start, current) = (point, point)
      case .line(let point):
        box.add(point)
        current = point
      case .curve(let point, let first, let second):
        box.addCurve(from: current, to: point, first, second)
        current = point
      case .close: current = start
      }
    }
    return box.rect
  }

  /// Whether a point is inside when the path is filled.
  public func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    var start = CGPoint.zero
    var current = CGPoint.zero
    func cross(_ a: CGPoint, _ b: CGPoint) {
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > point.x { winding += a.y <= point.y ? 1 : -1 }
    }
    for element in elements {
      switch element {
      case .move(let next):
        cross(current, start)
        start = next
        current = next
      case .line(let next):
        cross(current, next)
        current = next
      case .curve(let next, let first, let second):
        var last = current
        for step in 1...32 {
          let next = cubicPoint(current, first, second, next, CGFloat(step) / 32)
          cross(last, next)
          last = next
        }
        current = next
      case .close:
        cross(current, start)
        current = start
      }
    }
    cross(current, start)
    return usesEvenOddFillRule ? !winding.isMultiple(of: 2) : winding != 0
  }
}

private struct PathBounds {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  var rect: CGRect {
    minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
  }

  mutating func add(_ point: CGPoint) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  mutating func addCurve(from start: CGPoint, to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    add(end)
    for t in extremes(start.x, first.x, second.x, end.x) + extremes(start.y, first.y, second.y, end.y) {
      add(cubicPoint(start, first, second, end, t))
    }
  }

  /// Where the derivative of a cubic is 0, between 0 and 1.
  private func extremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let (low, high) = (min(p0, p3), max(p0, p3))
    if p1 >= low, p1 <= high, p2 >= low, p2 <= high { return [] }
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

private func cubicPoint(
  _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat
) -> CGPoint {
  let u = 1 - t
  let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
  return CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
}
