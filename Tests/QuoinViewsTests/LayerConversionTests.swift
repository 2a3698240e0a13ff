import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Points of one layer in another") struct LayerConversionTests {
  private func rounded(_ point: CGPoint) -> [Double] {
    [point.x, point.y].map { (Double($0) * 1000).rounded() / 1000 }
  }

  /// An outermost layer with a scrolled one in it, in which two stand beside each other.
  private func tree() -> (outermost: CALayer, scrolled: CALayer, first: CALayer, second: CALayer) {
    let (outermost, scrolled, first, second) = (CALayer(), CALayer(), CALayer(), CALayer())
    outermost.frame = CGRect(x: 7, y: 9, width: 200, height: 200)
    scrolled.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)
    first.frame = CGRect(x: 5, y: 40, width: 20, height: 10)
    second.frame = CGRect(x: 50, y: 60, width: 30, height: 30)
    outermost.addSublayer(scrolled)
    scrolled.addSublayer(first)
    scrolled.addSublayer(second)
    return (outermost, scrolled, first, second)
  }

  @Test func originsAndScrolledBoundsCount() {
    let (outermost, scrolled, first, second) = tree()
    #expect(first.convert(CGPoint(x: 1, y: 2), to: scrolled) == CGPoint(x: 6, y: 42))
    #expect(first.convert(CGPoint(x: 1, y: 2), to: outermost) == CGPoint(x: 16, y: 32))
    #expect(first.convert(CGPoint(x: 1, y: 2), to: second) == CGPoint(x: -44, y: -18))
    #expect(first.convert(CGPoint(x: -44, y: -18), from: second) == CGPoint(x: 1, y: 2))
    #expect(first.convert(CGPoint(x: 16, y: 32), from: outermost) == CGPoint(x: 1, y: 2))
    #expect(first.convert(first.bounds, to: outermost) == CGRect(x: 15, y: 30, width: 20, height: 10))
    #expect(first.convert(CGRect(x: 15, y: 30, width: 20, height: 10), from: outermost) == first.bounds)
    // The place of the outermost layer itself is that of nobody's.
    #expect(first.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 30))
    #expect(first.convert(CGPoint(x: 15, y: 30), from: nil) == .zero)
    #expect(first.convert(CGPoint(x: 3, y: 4), to: first) == CGPoint(x: 3, y: 4))
  }

  @Test func transformsTurnAroundTheAnchorPoint() {
    let (outermost, scrolled, first, second) = tree()
    first.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(rounded(first.convert(CGPoint(x: 10, y: 5), to: scrolled)) == [15, 45])
    #expect(rounded(first.convert(CGPoint(x: 20, y: 5), to: scrolled)) == [15, 55])
    #expect(rounded(first.convert(CGPoint(x: 15, y: 55), from: scrolled)) == [20, 5])
    let around = first.convert(first.bounds, to: scrolled)
    #expect(
      rounded(around.origin) == [10, 35] && rounded(CGPoint(x: around.width, y: around.height)) == [10, 20])
    scrolled.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    // Around the middle of the bounds, which is at 50, 80.
    #expect(rounded(second.convert(CGPoint.zero, to: scrolled)) == [50, 40])
    #expect(rounded(second.convert(CGPoint.zero, to: outermost)) == [60, 30])
    #expect(rounded(second.convert(CGPoint(x: 60, y: 30), from: outermost)) == [0, 0])
  }

  @Test func layersOfViewsLieWhereTheirViewsDo() {
    let (outer, inner) = (UIView(), UIView())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 20, y: 10, width: 40, height: 40)
    inner.transform = CGAffineTransform(scaleX: 2, y: 1)
    outer.addSubview(inner)
    let own = CALayer()
    own.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    inner.layer.addSublayer(own)
    #expect(inner.layer.convert(CGPoint.zero, to: outer.layer) == inner.convert(CGPoint.zero, to: outer))
    #expect(own.convert(CGPoint.zero, to: outer.layer) == CGPoint(x: 10, y: 15))
  }
}
