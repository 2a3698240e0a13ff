import QuoinGraphics
import Testing

@testable import QuoinBoxes

struct GridTracksTests {
  let pixels = PixelGrid(scale: 1)

  @Test func eachColumnIsAsWideAsItsWidestCell() {
    var grid = GridTracks()
    grid.add(.natural(30), at: 0)
    grid.add(.natural(50), at: 1)
    grid.add(.natural(80), at: 0)
    grid.add(.fixed(20), at: 1)
    #expect(grid.widths(in: 500, pixels) == [80, 50])
    #expect(grid.fittingWidth(pixels) == 130)
  }

  @Test func aColumnWithAWeightedCellSharesWhatIsLeftByItsLargestWeight() {
    var grid = GridTracks()
    grid.add(.natural(40), at: 0)
    grid.add(.weighted(1, length: 10), at: 1)
    grid.add(.weighted(2, length: 10), at: 1)
    grid.add(.weighted(1, length: 10), at: 2)
    grid.addOverhead(16)
    #expect(grid.widths(in: 146, pixels) == [40, 60, 30])
  }

  @Test func shortRoomShrinksFittingColumnsBeforeFixedOnes() {
    var grid = GridTracks()
    grid.add(.fixed(60), at: 0)
    grid.add(.natural(40), at: 1)
    grid.add(.natural(80), at: 2)
    #expect(grid.widths(in: 90, pixels) == [60, 10, 20])
  }
}
