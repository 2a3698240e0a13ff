import Foundation

extension CGPath {
  /// The area that a line along the path covers, as pieces that overlap: to be filled and clipped to by winding.
  ///
  /// - Parameters:
  ///   - lineWidth: How wide the line is, in points.
  ///   - lineCap: How its ends look.
  ///   - lineJoin: How its corners look.
  ///   - miterLimit: Up to how many half widths a corner is pointed.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) -> CGPath {
    var stroke = StrokedPath(reach: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    stroke.add(steps.elements)
    return CGPath(steps: stroke.area)
  }
}

/// Puts the area of a line together of closed pieces that all run the same way round.
private struct StrokedPath {
  let reach: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  private(set) var area = UIBezierPath()
  /// The points of the part that is open, no two neighbours of which are the same.
  private var points: [CGPoint] = []

  private static let partsOfCurve = 24

  init(reach: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    (self.reach, self.cap, self.join, self.miterLimit) = (reach, cap, join, miterLimit)
  }

  mutating func add(_ elements: [PathElement]) {
    for element in elements {
      switch element {
      case .move(let point):
        end(isClosed: false)
        points = [point]
      case .line(let point): go(to: point)
      case .curve(let end, let first, let second):
        guard let start = points.last else { continue }
        for step in 1...Self.partsOfCurve {
          let t = CGFloat(step) / CGFloat(Self.partsOfCurve)
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          go(
            to: CGPoint(
              x: a * start.x + b * first.x + c * second.x + d * end.x,
              y: a * start.y + b * first.y + c * second.y + d * end.y))
        }
      case .close:
        let start = points.first
        end(isClosed: true)
        points = start.map { [$0] } ?? []
      }
    }
    end(isClosed: false)
  }

  private mutating func go(to point: CGPoint) { if points.last != point { points.append(point) } }

  private mutating func end(isClosed: Bool) {
    var points = points
    self.points = []
    if isClosed, points.count > 1, points.last == points.first { points.removeLast() }
    guard points.count > 1 else {
      // A line without length has round and square ends all the same.
      if let point = points.first, isClosed || cap != .butt { addCap(point, direction: CGPoint(x: 1, y: 0)) }
      return
    }
    let count = isClosed ? points.count : points.count - 1
    let directions = (0..<count).map { direction(points[$0], points[($0 + 1) % points.count]) }
    for index in 0..<count {
      let (a, b) = (points[index], points[(index + 1) % points.count])
      let side = CGPoint(x: -directions[index].y * reach, y: directions[index].x * reach)
      add([moved(a, side, 1), moved(b, side, 1), moved(b, side, -1), moved(a, side, -1)])
      if index > 0 || isClosed {
        addCorner(a, from: directions[(index + count - 1) % count], to: directions[index])
      }
    }
    if !isClosed {
      addCap(points[0], direction: CGPoint(x: -directions[0].x, y: -directions[0].y))
      addCap(points[count], direction: directions[count - 1])
    }
  }

  private mutating func addCap(_ point: CGPoint, direction: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addCircle(point)
    case .square:
      let side = CGPoint(x: -direction.y * reach, y: direction.x * reach)
      let end = moved(point, direction, reach)
      add([moved(point, side, 1), moved(end, side, 1), moved(end, side, -1), moved(point, side, -1)])
    }
  }

  private mutating func addCorner(_ point: CGPoint, from: CGPoint, to: CGPoint) {
    let turn = from.x * to.y - from.y * to.x
    let straight = from.x * to.x + from.y * to.y
    if turn == 0, straight > 0 { return }
    if join == .round { return addCircle(point) }
    // The outer side is that which is turned away from.
    let outer = turn > 0 ? -reach : reach
    let (first, second) = (CGPoint(x: -from.y, y: from.x), CGPoint(x: -to.y, y: to.x))
    var corner = [point, moved(point, first, outer), moved(point, second, outer)]
    // 1 / sin(half the angle between the lines), squared.
    let sharpness = 2 / (1 + straight)
    if join == .miter, straight > -1, sharpness <= miterLimit * miterLimit {
      let middle = CGPoint(x: first.x + second.x, y: first.y + second.y)
      corner.insert(moved(point, middle, outer / (1 + straight)), at: 2)
    }
    add(corner)
  }

  private mutating func addCircle(_ point: CGPoint) {
    area.append(
      UIBezierPath(
        ovalIn: CGRect(x: point.x - reach, y: point.y - reach, width: reach * 2, height: reach * 2)))
  }

  /// Adds a piece, the way round in which circles run.
  private mutating func add(_ corners: [CGPoint]) {
    var twice: CGFloat = 0
    for (index, a) in corners.enumerated() {
      let b = corners[(index + 1) % corners.count]
      twice += a.x * b.y - a.y * b.x
    }
    for (index, corner) in (twice < 0 ? corners.reversed() : corners).enumerated() {
      if index == 0 { area.move(to: corner) } else { area.addLine(to: corner) }
    }
    area.close()
  }

  private func moved(_ point: CGPoint, _ vector: CGPoint, _ factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x + vector.x * factor, y: point.y + vector.y * factor)
  }

  private func direction(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
  }
}
