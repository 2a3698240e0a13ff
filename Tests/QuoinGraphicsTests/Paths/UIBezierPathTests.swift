import Foundation
import QuoinGraphics
import Testing

@Suite struct UIBezierPathTests {
  @Test func boundsFollowTheCurveNotItsControlPoints() {
    let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(path.bounds == CGRect(x: 10, y: 20, width: 100, height: 50))
    let arch = UIBezierPath()
    arch.move(to: .zero)
    arch.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    #expect(abs(arch.bounds.height - 5) < 1e-9)
  }

  @Test func aFullArcIsACircle() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let bounds = path.bounds
    #expect(abs(bounds.minX + 10) < 0.01 && abs(bounds.maxY - 10) < 0.01)
    #expect(path.contains(CGPoint(x: 6, y: 6)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test func aClockwiseArcGoesDownFromTheRight() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.bounds.minX > -0.001)
  }

  @Test func theEvenOddRuleLeavesAHole() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func aPathOfNumbersThatAreNoneHasBoundsAndDoesNotCrash() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addCurve(
      to: CGPoint(x: CGFloat.nan, y: 1), controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: CGFloat.nan))
    _ = path.bounds
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
  }
}
