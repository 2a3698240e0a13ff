import Foundation
import Testing

@testable import QuoinBoxes

struct PixelStepsTests {
  @Test func roundsToTheNearestEdgeAtEachScale() {
    #expect(PixelSteps(scale: 1).round(1.4) == 1)
    #expect(PixelSteps(scale: 1).round(1.5) == 2)
    #expect(PixelSteps(scale: 1).round(-1.5) == -1)
    #expect(PixelSteps(scale: 2).round(1.3) == 1.5)
    #expect(PixelSteps(scale: 3).round(1.3) == 4.0 / 3)
  }

  @Test func whatWasHalfAPixelBeforeArithmeticGoesUp() {
    #expect(PixelSteps(scale: 3).round(29.0 / 6 + 5) == 10)
    #expect(PixelSteps(scale: 1).round(1.5 - 1e-10) == 2)
    #expect(PixelSteps(scale: 1).round(1.499) == 1)
  }

  @Test func ceilAndFloorForgiveWhatArithmeticAdds() {
    for scale: CGFloat in [1, 2, 3] {
      let pixels = PixelSteps(scale: scale)
      for step in 1...200 {
        let edge = CGFloat(step) / scale
        #expect(pixels.ceil(edge + 1e-10) == edge)
        #expect(pixels.floor(edge - 1e-10) == edge)
        #expect(pixels.ceil(edge + 0.01) > edge)
        #expect(pixels.floor(edge - 0.01) < edge)
      }
    }
  }

  @Test func aHairlineIsAtLeastOnePixel() {
    #expect(PixelSteps(scale: 1).length(0.3) == 1)
    #expect(PixelSteps(scale: 2).length(0.5) == 0.5)
    #expect(PixelSteps(scale: 2).length(0) == 0)
    #expect(PixelSteps(scale: 2).length(-3) == 0)
  }

  @Test func endlessLengthsStayEndless() {
    #expect(PixelSteps(scale: 2).ceil(.infinity) == .infinity)
  }
}
