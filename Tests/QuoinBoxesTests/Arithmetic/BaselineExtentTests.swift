import QuoinGraphics
import Testing

@testable import QuoinBoxes

struct BaselineExtentTests {
  @Test func theRunIsAsHighAsTheGreatestRiseAndTheGreatestFall() {
    var extent = BaselineExtent()
    extent.add(baseline: 15, height: 20)
    extent.add(baseline: 30, height: 38)
    extent.add(baseline: 5, height: 25)
    #expect(extent.rise == 30)
    #expect(extent.fall == 20)
    #expect(extent.height == 50)
    #expect(extent.top(ofBaseline: 15) == 15)
  }

  @Test func distanceIsToldFromBaselineToBaseline() {
    #expect(BaselineGap.between(distance: 24, fall: 5, rise: 15, PixelGrid(scale: 1)) == 4)
  }

  @Test func childrenNeverOverlap() {
    #expect(BaselineGap.between(distance: 8, fall: 5, rise: 15, PixelGrid(scale: 1)) == 0)
  }
}
