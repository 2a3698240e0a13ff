import Foundation
import QuoinPositions
import QuoinTestSupport
import QuoinViews
import Testing

@Suite struct PixelRounderTests {
  /// What `rounded()` of the standard library says is what counts, halves away from zero.
  @Test(arguments: [1, 2, 3]) func roundsToTheNearestPixel(scale: CGFloat) {
    let rounder = PixelRounder(for: UIScreen(bounds: .zero, scale: scale))
    var generator = SeededGenerator(seed: 7)
    var values: [CGFloat] = [0, -0.0, 0.5, -0.5, 0.25, 1.5, 0.5.nextDown, -0.5.nextUp, 1e15, -1e16, 1e300]
    for _ in 0..<2000 {
      values.append(CGFloat.random(in: -1000...1000, using: &generator))
      values.append(CGFloat(Int.random(in: -4000...4000, using: &generator)) / (2 * scale))
    }
    for value in values {
      #expect(rounder.roundToPixel(value) == (value * scale).rounded() / scale, "\(value)")
    }
    #expect(rounder.roundToPixel(CGFloat.infinity) == .infinity)
    #expect(rounder.roundToPixel(CGFloat.nan).isNaN)
  }
}
