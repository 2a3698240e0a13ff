import Foundation
import QuoinGraphics
import Testing

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
}
