import Foundation
import Testing

@testable import QuoinGraphics

@Suite struct PixelGridTests {
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func neighboursStillTouchAfterRounding(scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    let width: CGFloat = 100 / 7
    for index in 0..<7 {
      let left = grid.round(CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 1))
      let right = grid.round(CGRect(x: CGFloat(index + 1) * width, y: 0, width: width, height: 1))
      #expect(abs(left.maxX - right.minX) < 1e-9)
    }
  }

  @Test func sumsOfLayoutDoNotGrowByAPixel() {
    let sum: CGFloat = 0.1 + 0.2 + 0.7
    #expect(PixelGrid(scale: 1).ceil(sum + 1e-9) == 1)
    #expect(PixelGrid(scale: 2).floor(2.5 - 1e-9) == 2.5)
  }

  @Test func theInnerRectangleOfASliverIsEmpty() {
    #expect(PixelGrid(scale: 1).floor(CGRect(x: 0.2, y: 0.2, width: 0.5, height: 3)).isEmpty)
  }

  @Test func roundsToTheNearestEdgeAtEachScale() {
    #expect(PixelGrid(scale: 1).round(1.4) == 1)
    #expect(PixelGrid(scale: 1).round(1.5) == 2)
    #expect(PixelGrid(scale: 1).round(-1.5) == -1)
    #expect(PixelGrid(scale: 2).round(1.3) == 1.5)
    #expect(PixelGrid(scale: 3).round(1.3) == 4.0 / 3)
  }

  @Test func whatWasHalfAPixelBeforeArithmeticGoesUp() {
    #expect(PixelGrid(scale: 3).round(29.0 / 6 + 5) == 10)
    #expect(PixelGrid(scale: 1).round(1.5 - 1e-10) == 2)
    #expect(PixelGrid(scale: 1).round(1.499) == 1)
  }

  @Test func ceilAndFloorForgiveWhatArithmeticAdds() {
    for scale: CGFloat in [1, 2, 3] {
      let pixels = PixelGrid(scale: scale)
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
    #expect(PixelGrid(scale: 1).length(0.3) == 1)
    #expect(PixelGrid(scale: 2).length(0.5) == 0.5)
    #expect(PixelGrid(scale: 2).length(0) == 0)
    #expect(PixelGrid(scale: 2).length(-3) == 0)
  }

  @Test func endlessLengthsStayEndless() {
    #expect(PixelGrid(scale: 2).ceil(.infinity) == .infinity)
  }
}
