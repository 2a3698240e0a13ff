import Foundation
import Testing

@testable import QuoinGraphics

/// Gradients of more stops than there are pixels.
@Suite struct ManyStopsTests {
  @Test func stopsThatNoPixelIsBetweenAreLeftOut() {
    let many = Gradient(
      colors: (0..<50_000).map { $0.isMultiple(of: 2) ? .red : .blue },
      shape: .linear(from: .zero, to: CGPoint(x: 100, y: 0)))
    let ramp = ColorRamp(many.stops, traits: UITraitCollection())
    #expect(ramp.stops.count > 1000 && ramp.stops.count < 5000, "\(ramp.stops.count)")
    #expect(ramp.stops.first?.location == 0 && ramp.stops.last?.location == 1)
  }

  @Test func aSharpEdgeAmongThemStays() throws {
    var stops = (0..<5000).map { Gradient.Stop(color: .red, location: CGFloat($0) / 10_000) }
    stops += [Gradient.Stop(color: .blue, location: 0.5), Gradient.Stop(color: .green, location: 1)]
    let ramp = ColorRamp(stops, traits: UITraitCollection())
    let red = UIColor.red.resolvedCGColor(with: UITraitCollection())
    let (before, behind) = (ramp.color(at: 0.499), ramp.color(at: 0.5))
    #expect(before.red > 0.9 * red.red && behind == UIColor.blue.resolvedCGColor(with: UITraitCollection()))
  }

  @Test func fewStopsStayAsTheyAre() {
    let few = Gradient(
      colors: Array(repeating: UIColor.red, count: 4096), shape: .conic(center: .zero, angle: 0))
    #expect(ColorRamp(few.stops, traits: UITraitCollection()).stops.count == 4096)
  }
}
