import Foundation
import QuoinBatch
import Testing

@testable import QuoinCommand

@Suite struct SizeArgumentTests {
  @Test(arguments: [("1200x630", 1200.0, 630.0), ("10X20", 10, 20), ("0.5x1e3", 0.5, 1000)])
  func readsWidthAndHeightInPoints(text: String, width: Double, height: Double) {
    #expect(PictureSize(argument: text)?.points(atScale: 3) == CGSize(width: width, height: height))
  }

  @Test(arguments: [
    ("4x6in", 288.0, 432.0), ("4inx6in", 288, 432), ("25.4x50.8mm", 72, 144), ("2.54CMx72pt", 72, 72),
    ("812x1218px", 288, 432), ("812pxx432pt", 288, 432), ("1inx20", 72, 20), ("10 x 20", 10, 20),
    ("25.4 x 50.8 mm", 72, 144), ("25.4 mm × 50.8 mm", 72, 144), (" 1 x 2in ", 72, 144),
  ])
  func aUnitBehindTheHeightCountsForBothSides(text: String, width: Double, height: Double) throws {
    let size = try #require(PictureSize(argument: text)).points(atScale: 203.0 / 72)
    #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9)
  }

  @Test(arguments: [
    "", "10", "x", "10x", "x10", "axb", "0x5", "-5x5", "nanx5", "infx5", "1x2x3", "mmxmm",
    "1x2em", "pxx5", "5pxpx5", "1x2mmm", "1x-2in",
  ])
  func takesNothingThatIsNoSize(text: String) {
    #expect(PictureSize(argument: text) == nil)
  }
}

extension SizeArgumentTests {
  @Test(arguments: [("A4", 595.28, 841.89), ("a5 landscape", 595.28, 419.53), ("Letter", 612, 792)])
  func aPaperIsASize(text: String, width: Double, height: Double) throws {
    let size = try PictureSize(reading: text).points(atScale: 2)
    #expect(abs(size.width - width) < 0.01 && abs(size.height - height) < 0.01)
  }

  @Test func whatIsNoSizeIsToldWithTheNearestPaper() {
    let error = #expect(throws: (any Error).self) { try PictureSize(reading: "Leter") }
    #expect(
      "\(error.map { "\($0)" } ?? "")".contains(
        "or is that of a paper, such as A4 or 'A5 landscape'; did you mean Letter?"))
  }
}
