import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

/// Paths against points sampled along them.
@Suite("Laws of paths") struct PathLawTests {
  /// So many points along each step of a path, as straight and curved lines are defined.
  private func samples(_ path: UIBezierPath, _ count: Int = 200) -> [CGPoint] {
    var points: [CGPoint] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let p):
        (current, start) = (p, p)
        points.append(p)
      case .line(let p):
        points.append(p)
        current = p
      case .curve(let p, let a, let b):
        for step in 1...count {
          let t = CGFloat(step) / CGFloat(count)
          let u = 1 - t
          points.append(
            CGPoint(
              x: u * u * u * current.x + 3 * u * u * t * a.x + 3 * u * t * t * b.x + t * t * t * p.x,
              y: u * u * u * current.y + 3 * u * u * t * a.y + 3 * u * t * t * b.y + t * t * t * p.y))
        }
        current = p
      case .close: current = start
      }
    }
    return points
  }

  @Test("bounds are those of the points of random curves")
  func bounds() {
    var random = SeededGenerator(seed: 1)
    func point() -> CGPoint {
      CGPoint(x: Int.random(in: -50...50, using: &random), y: Int.random(in: -50...50, using: &random))
    }
    for _ in 0..<200 {
      let path = UIBezierPath()
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0...3, using: &random) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), controlPoint: point())
        case 2: path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
        default:
          path.close()
          path.move(to: point())
        }
      }
      let points = samples(path)
      let bounds = path.bounds
      #expect(
        abs(bounds.minX - points.map(\.x).min()!) < 0.05 && abs(bounds.maxX - points.map(\.x).max()!) < 0.05)
      #expect(
        abs(bounds.minY - points.map(\.y).min()!) < 0.05 && abs(bounds.maxY - points.map(\.y).max()!) < 0.05)
    }
    #expect(UIBezierPath().bounds.isNull)
  }

  @Test("a quadratic curve goes where its formula says")
  func quadratic() {
    let path = UIBezierPath()
    let (a, c, b) = (CGPoint(x: 1, y: 2), CGPoint(x: 30, y: -10), CGPoint(x: 50, y: 60))
    path.move(to: a)
    path.addQuadCurve(to: b, controlPoint: c)
    for (index, found) in samples(path, 10).dropFirst().enumerated() {
      let t = CGFloat(index + 1) / 10
      let x = (1 - t) * (1 - t) * a.x + 2 * t * (1 - t) * c.x + t * t * b.x
      let y = (1 - t) * (1 - t) * a.y + 2 * t * (1 - t) * c.y + t * t * b.y
      #expect(abs(found.x - x) < 1e-9 && abs(found.y - y) < 1e-9)
    }
    #expect(path.currentPoint == b)
  }

  @Test("an arc stays on its circle and covers its angles, either way round")
  func arcs() {
    var random = SeededGenerator(seed: 2)
    let center = CGPoint(x: 10, y: -5)
    for _ in 0..<100 {
      let start = CGFloat.random(in: -7...7, using: &random)
      let end = start + CGFloat.random(in: -7...7, using: &random)
      let clockwise = Bool.random(using: &random)
      let path = UIBezierPath(
        arcCenter: center, radius: 20, startAngle: start, endAngle: end, clockwise: clockwise)
      let points = samples(path, 40)
      for point in points { #expect(abs(hypot(point.x - center.x, point.y - center.y) - 20) < 0.02) }
      var turned: CGFloat = 0
      for (a, b) in zip(points, points.dropFirst()) {
        var step = atan2(b.y - center.y, b.x - center.x) - atan2(a.y - center.y, a.x - center.x)
        if step > .pi { step -= 2 * .pi } else if step < -.pi { step += 2 * .pi }
        #expect(clockwise ? step > -1e-6 : step < 1e-6)
        turned += step
      }
      var sweep = end - start
      if abs(sweep) >= 2 * .pi { sweep = clockwise ? 2 * .pi : -2 * .pi }
      if clockwise, sweep < 0 { sweep += 2 * .pi }
      if !clockwise, sweep > 0 { sweep -= 2 * .pi }
      #expect(abs(turned - sweep) < 1e-3, "\(start) to \(end)")
      #expect(abs(points[0].x - center.x - 20 * cos(start)) < 1e-9)
    }
    let joined = UIBezierPath()
    joined.move(to: .zero)
    joined.addArc(withCenter: center, radius: 5, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(joined.elements[1] == .line(CGPoint(x: 15, y: -5)))
    let none = UIBezierPath(arcCenter: center, radius: 5, startAngle: 1, endAngle: 1, clockwise: true)
    #expect(none.elements.count == 1)
    let quarter = UIBezierPath(
      arcCenter: center, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(quarter.elements.count == 2)
    #expect(
      UIBezierPath(arcCenter: center, radius: 5, startAngle: .nan, endAngle: 1, clockwise: true).isEmpty)
  }

  @Test("ovals and round corners hold just the points that their equations hold")
  func shapes() {
    let box = CGRect(x: 5, y: 10, width: 60, height: 40)
    let radii = CornerRadii(topLeft: 4, topRight: 18, bottomLeft: 11, bottomRight: 20)
    let oval = UIBezierPath(ovalIn: box)
    let round = UIBezierPath(roundedRect: box, radii: radii)
    func isInCorner(_ p: CGPoint, _ center: CGPoint, _ radius: CGFloat, _ dx: CGFloat, _ dy: CGFloat)
      -> CGFloat?
    {
      (p.x - center.x) * dx > 0 && (p.y - center.y) * dy > 0
        ? hypot(p.x - center.x, p.y - center.y) / radius : nil
    }
    for y in stride(from: 8.25, to: 54, by: 1.5) {
      for x in stride(from: 3.25, to: 70, by: 1.5) {
        let p = CGPoint(x: x, y: y)
        let distance = hypot((x - box.midX) / 30, (y - box.midY) / 20)
        if abs(distance - 1) > 0.01 { #expect(oval.contains(p) == (distance < 1), "\(p)") }
        let corners = [
          isInCorner(p, CGPoint(x: 9, y: 14), 4, -1, -1), isInCorner(p, CGPoint(x: 47, y: 28), 18, 1, -1),
          isInCorner(p, CGPoint(x: 16, y: 39), 11, -1, 1), isInCorner(p, CGPoint(x: 45, y: 30), 20, 1, 1),
        ].compactMap { $0 }
        guard corners.allSatisfy({ abs($0 - 1) > 0.02 }) else { continue }
        #expect(round.contains(p) == (box.contains(p) && corners.allSatisfy { $0 < 1 }), "\(p)")
      }
    }
    #expect(oval.bounds == box && round.bounds == box)
    #expect(UIBezierPath(rect: box).bounds == box)
    let one = UIBezierPath(
      roundedRect: box, byRoundingCorners: .bottomLeft, cornerRadii: CGSize(width: 12, height: 3))
    #expect(one.elements == UIBezierPath(roundedRect: box, radii: CornerRadii(bottomLeft: 12)).elements)
    #expect(one.elements.filter { if case .curve = $0 { true } else { false } }.count == 1)
    #expect(
      UIBezierPath(roundedRect: box, cornerRadius: 7).elements
        == UIBezierPath(roundedRect: box, radii: CornerRadii(7)).elements)
    #expect(UIBezierPath(roundedRect: box, cornerRadius: 0).elements == UIBezierPath(rect: box).elements)
    // Each corner alone, so that none takes another's radius.
    for corner: UIRectCorner in [.topLeft, .topRight, .bottomLeft, .bottomRight] {
      let path = UIBezierPath(roundedRect: box, radii: CornerRadii(15, corners: corner))
      let inside = [
        UIRectCorner.topLeft: CGPoint(x: 6, y: 11), .topRight: CGPoint(x: 64, y: 11),
        .bottomLeft: CGPoint(x: 6, y: 49), .bottomRight: CGPoint(x: 64, y: 49),
      ]
      for (name, point) in inside { #expect(path.contains(point) == (name != corner)) }
    }
  }

  @Test("a point is inside by the number of times that the path winds around it")
  func winding() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    // The other way round: by winding a hole.
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 20, y: 20))
    path.addLine(to: CGPoint(x: 20, y: 10))
    for isEvenOdd in [false, true] {
      path.usesEvenOddFillRule = isEvenOdd
      #expect(path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 15, y: 25)))
      #expect(!path.contains(CGPoint(x: 15, y: 15)))
      #expect(!path.contains(CGPoint(x: 35, y: 15)) && !path.contains(CGPoint(x: -5, y: 15)))
    }
    // Open parts count as closed, also the first of two.
    let open = UIBezierPath()
    open.move(to: .zero)
    open.addLine(to: CGPoint(x: 10, y: 0))
    open.addLine(to: CGPoint(x: 0, y: 10))
    open.move(to: CGPoint(x: 20, y: 0))
    open.addLine(to: CGPoint(x: 30, y: 10))
    open.addLine(to: CGPoint(x: 20, y: 10))
    #expect(open.contains(CGPoint(x: 2, y: 2)) && open.contains(CGPoint(x: 22, y: 8)))
    #expect(!open.contains(CGPoint(x: 8, y: 8)) && !open.contains(CGPoint(x: 28, y: 2)))
    // A part behind `close` begins where the closed one did.
    let closed = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    closed.addLine(to: CGPoint(x: -10, y: 0))
    closed.addLine(to: CGPoint(x: -10, y: -10))
    #expect(closed.contains(CGPoint(x: -8, y: -2)))
    #expect(!closed.contains(CGPoint(x: -2, y: -8)))
    let box = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let alone = UIBezierPath()
    alone.move(to: .zero)
    for path in [box, alone] {
      path.addCurve(
        to: CGPoint(x: 0, y: -10), controlPoint1: CGPoint(x: 5, y: 40), controlPoint2: CGPoint(x: -9, y: 0))
    }
    #expect(box.bounds == alone.bounds.union(CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test("a path knows where it is, what it is made of and how it looks")
  func state() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.close()
    #expect(path.isEmpty)
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.elements == [.move(CGPoint(x: 3, y: 4)), .line(CGPoint(x: 3, y: 4))])
    path.addLine(to: CGPoint(x: 9, y: 4))
    path.close()
    path.close()
    #expect(path.elements.count == 4 && path.currentPoint == CGPoint(x: 3, y: 4))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 2
    path.usesEvenOddFillRule = true
    path.setLineDash([1, 2], phase: 3)
    let copy = path.copy()
    path.removeAllPoints()
    #expect(path.isEmpty && path.currentPoint == .zero)
    #expect(copy.elements.count == 4 && copy.currentPoint == CGPoint(x: 3, y: 4))
    #expect(copy.lineWidth == 3 && copy.lineCapStyle == .round && copy.lineJoinStyle == .bevel)
    #expect(copy.miterLimit == 2 && copy.usesEvenOddFillRule)
    #expect(copy.lineDashPattern == [1, 2] && copy.lineDashPhase == 3)
    copy.apply(CGAffineTransform(translationX: 1, y: 10))
    #expect(copy.elements.first == .move(CGPoint(x: 4, y: 14)) && copy.currentPoint == CGPoint(x: 4, y: 14))
    copy.addLine(to: .zero)
    copy.close()
    #expect(copy.currentPoint == CGPoint(x: 4, y: 14))
    let curve = UIBezierPath()
    curve.addCurve(
      to: CGPoint(x: 1, y: 1), controlPoint1: CGPoint(x: 2, y: 0), controlPoint2: CGPoint(x: 3, y: 0))
    #expect(curve.elements.first == .move(CGPoint(x: 2, y: 0)))
    curve.apply(CGAffineTransform(scaleX: 2, y: 3))
    #expect(curve.elements.last == .curve(CGPoint(x: 2, y: 3), CGPoint(x: 4, y: 0), CGPoint(x: 6, y: 0)))
    let fresh = UIBezierPath()
    #expect(
      fresh.lineWidth == 1 && fresh.miterLimit == 10 && fresh.flatness == 0.6 && !fresh.usesEvenOddFillRule)
    #expect(fresh.lineDashPattern.isEmpty && fresh.lineDashPhase == 0)
  }
}
