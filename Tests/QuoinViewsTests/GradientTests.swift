import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@Suite struct GradientTests {
  @Test func theMiddleColourOfADiagonalRunsThroughTheOtherCorners() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    layer.colors = [UIColor.black, UIColor.white]
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 1)
    guard case .linear(let from, let to) = layer.gradient(in: layer.bounds).shape else {
      throw CocoaError(.featureUnsupported)
    }
    func fraction(_ point: CGPoint) -> CGFloat {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      return ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)
    }
    #expect(abs(fraction(.zero)) < 1e-9)
    #expect(abs(fraction(CGPoint(x: 200, y: 0)) - 0.5) < 1e-9)
    #expect(abs(fraction(CGPoint(x: 0, y: 50)) - 0.5) < 1e-9)
    #expect(abs(fraction(CGPoint(x: 200, y: 50)) - 1) < 1e-9)
  }
}
