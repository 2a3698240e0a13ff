import Foundation
import QuoinGraphics
import Testing

@Suite("Paths of Core Graphics")
struct CGPathTests {
  @Test("A path does not change with what it was made of, nor the other way round")
  func copies() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let taken = path.cgPath
    path.addLine(to: CGPoint(x: 90, y: 0))
    #expect(taken.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 7
    path.cgPath = CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil)
    #expect(path.bounds == CGRect(x: 1, y: 1, width: 2, height: 2) && path.lineWidth == 7)
    let open = taken.mutableCopy()
    open?.addRect(CGRect(x: 20, y: 0, width: 5, height: 5))
    #expect(taken.boundingBox.maxX == 10 && open?.boundingBox.maxX == 25 && open != taken)
    #expect(taken.copy() == taken && taken.hashValue == taken.copy()?.hashValue)
  }

  @Test("Steps are told in order, with the points that pull curves before where they end")
  func steps() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 0))
    path.addLine(to: CGPoint(x: 2, y: 0), transform: CGAffineTransform(translationX: 1, y: 0))
    path.addCurve(to: CGPoint(x: 6, y: 0), control1: CGPoint(x: 4, y: 0), control2: CGPoint(x: 5, y: 0))
    path.closeSubpath()
    var log: [String] = []
    path.applyWithBlock { step in
      let count = [CGPathElementType.addCurveToPoint: 3, .closeSubpath: 0][step.pointee.type] ?? 1
      let points = (0..<count).map { Int(step.pointee.points[$0].x) }
      log.append("\(step.pointee.type.rawValue) \(points)")
    }
    #expect(log == ["0 [1]", "1 [3]", "3 [4, 5, 6]", "4 []"])
  }

  @Test("Shapes, arcs and tests of points are those of Core Graphics")
  func shapes() {
    var turn = CGAffineTransform(translationX: 10, y: 0)
    #expect(
      CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2), transform: &turn).boundingBoxOfPath.minX
        == 10)
    let round = CGPath(
      roundedRect: CGRect(x: 5, y: 5, width: 20, height: 10), cornerWidth: 4, cornerHeight: 2, transform: nil)
    #expect(round.contains(CGPoint(x: 15, y: 10)) && !round.contains(CGPoint(x: 5.3, y: 5.2)))
    #expect(
      round.contains(CGPoint(x: 9.5, y: 5.2))
        && round.boundingBoxOfPath == CGRect(x: 5, y: 5, width: 20, height: 10))
    let rings = CGMutablePath()
    rings.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    rings.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(rings.contains(CGPoint(x: 5, y: 5)) && !rings.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    let arc = CGMutablePath()
    arc.move(to: .zero)
    arc.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(arc.currentPoint.y - 10) < 1e-9 && arc.boundingBoxOfPath.maxX == 10)
    let half = CGMutablePath()
    half.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi)
    #expect(abs(half.currentPoint.x + 10) < 1e-9 && abs(half.boundingBoxOfPath.minY + 10) < 0.01)
    var rect = CGRect.zero
    #expect(
      CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect) && rect.minX == 1)
    #expect(!round.isRect(nil) && CGMutablePath().boundingBox.isNull && CGMutablePath().isEmpty)
  }

  @Test("A reversed path goes back part by part, with its style, and closed where it was")
  func reversing() {
    let path = UIBezierPath()
    path.lineWidth = 3
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addCurve(
      to: CGPoint(x: 4, y: 0), controlPoint1: CGPoint(x: 2, y: 0), controlPoint2: CGPoint(x: 3, y: 0))
    path.close()
    path.move(to: CGPoint(x: 9, y: 9))
    path.addLine(to: CGPoint(x: 8, y: 8))
    let back = path.reversing()
    #expect(
      back.elements == [
        .move(CGPoint(x: 8, y: 8)), .line(CGPoint(x: 9, y: 9)), .move(CGPoint(x: 4, y: 0)),
        .curve(CGPoint(x: 1, y: 0), CGPoint(x: 3, y: 0), CGPoint(x: 2, y: 0)), .line(.zero), .close,
      ])
    #expect(back.lineWidth == 3)
  }
}
