import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinBoxes

struct ColumnTests {
  @Test func subviewsFillTheWidthAndTheLastTheRest() {
    let column = LMColumnView(margin: 4, StubLeaf(30, 10), StubLeaf(40, 20))
    #expect(column.frames(in: 100, 100) == "4 4 92 10\n4 22 92 74")
    #expect(column.sizeThatFits(.zero) == CGSize(width: 48, height: 46))
  }

  @Test func horizontalAlignmentKeepsFittingWidths() {
    func frames(_ alignment: LMHorizontalAlignment) -> String {
      LMColumnView(
        horizontalAlignment: alignment, verticalAlignment: .top, spacing: 0, StubLeaf(30, 10),
        StubLeaf(150, 10, wraps: true)
      ).frames(in: 100, 100)
    }
    #expect(frames(.leading) == "0 0 30 10\n0 10 100 20")
    #expect(frames(.trailing) == "70 0 30 10\n0 10 100 20")
    #expect(frames(.center) == "35 0 30 10\n0 10 100 20")
  }

  @Test func aFixedWidthIsKeptAtTheLeadingSideUnderFill() {
    let leaf = StubLeaf(30, 10)
    leaf.width = 50
    #expect(LMColumnView(leaf).frames(in: 100, 10) == "0 0 50 10")
  }

  @Test func equalWeightsMakeEqualHeights() {
    let column = LMColumnView(spacing: 0, LMSpacer(weight: 1), LMSpacer(weight: 2), LMSpacer(weight: 3))
    #expect(column.frames(in: 10, 60) == "0 0 10 10\n0 10 10 20\n0 30 10 30")
  }

  @Test func baselinesTellTheDistance() {
    let upper = StubLeaf(30, 20)
    upper.baselines = (15, 5)
    let lower = StubLeaf(30, 40)
    lower.baselines = (30, 10)
    let column = LMColumnView(spacing: 50, isAlignToBaseline: true, upper, lower)
    #expect(column.sizeThatFits(.zero).height == 75)
    #expect(column.frames(in: 30, 75) == "0 0 30 20\n0 35 30 40")
    #expect(column.firstBaselineOffset(for: CGSize(width: 30, height: 75)) == 15)
    #expect(column.lastBaselineOffset(for: CGSize(width: 30, height: 75)) == 65)
  }

  @Test func rowsOfAGridShareCellColumns() {
    let section = StubLeaf(20, 5)
    let column = LMColumnView(
      spacing: 0, isAlignToGrid: true,
      LMRowView(spacing: 10, StubLeaf(30, 10), StubLeaf(90, 10)),
      section,
      LMRowView(spacing: 10, StubLeaf(50, 10), StubLeaf(20, 10)))
    #expect(column.sizeThatFits(.zero) == CGSize(width: 150, height: 25))
    #expect(column.frames(in: 200, 25) == "0 0 200 10\n0 10 200 5\n0 15 200 10")
    #expect(column.subviews[0].subviewFrames == "0 0 50 10\n60 0 140 10")
    #expect(column.subviews[2].subviewFrames == "0 0 50 10\n60 0 140 10")
  }

  @Test func aWeightedCellMakesItsColumnShareWhatIsLeft() {
    let field = StubLeaf(10, 10)
    field.weight = 1
    let column = LMColumnView(
      spacing: 0, isAlignToGrid: true,
      LMRowView(spacing: 10, StubLeaf(30, 10), StubLeaf(90, 10), StubLeaf(10, 10)),
      LMRowView(spacing: 10, StubLeaf(50, 10), field, StubLeaf(40, 10)))
    _ = column.frames(in: 300, 20)
    #expect(column.subviews[0].subviewFrames == "0 0 50 10\n60 0 190 10\n260 0 40 10")
    #expect(column.subviews[1].subviewFrames == "0 0 50 10\n60 0 190 10\n260 0 40 10")
  }

  @Test func aChangedCellWidensItsColumnInEveryRow() {
    let cell = StubLeaf(30, 10)
    let column = LMColumnView(
      spacing: 0, isAlignToGrid: true,
      LMRowView(spacing: 0, cell, StubLeaf(20, 10)),
      LMRowView(spacing: 0, StubLeaf(50, 10), StubLeaf(20, 10)))
    _ = column.frames(in: 200, 20)
    cell.natural = CGSize(width: 80, height: 10)
    column.layoutIfNeeded()
    #expect(column.subviews[1].subviewFrames == "0 0 80 10\n80 0 120 10")
    column.isAlignToGrid = false
    column.layoutIfNeeded()
    #expect(column.subviews[1].subviewFrames == "0 0 50 10\n50 0 150 10")
  }

  @Test func aCellWidensItsColumnFromARowOfFixedSize() {
    let cell = StubLeaf(30, 10)
    let fixed = LMRowView(spacing: 0, cell, StubLeaf(20, 10))
    fixed.width = 200
    fixed.height = 10
    let column = LMColumnView(
      spacing: 0, isAlignToGrid: true, fixed, LMRowView(spacing: 0, StubLeaf(50, 10), StubLeaf(20, 10)))
    _ = column.frames(in: 200, 20)
    cell.natural.width = 80
    column.layoutIfNeeded()
    #expect(column.subviews[1].subviewFrames == "0 0 80 10\n80 0 120 10")
  }

  @Test func aBaselineMovesFromWithinABoxOfFixedSize() {
    let text = StubLeaf(30, 20)
    text.baselines = (15, 5)
    let fixed = LMColumnView(verticalAlignment: .top, text)
    fixed.width = 30
    fixed.height = 60
    let column = LMColumnView(
      spacing: 50, isAlignToBaseline: true, StubLeaf(30, 10), LMRowView(verticalAlignment: .top, fixed))
    #expect(column.frames(in: 30, 105) == "0 0 30 10\n0 45 30 60")
    text.baselines = (25, 5)
    text.natural.height = 30
    column.layoutIfNeeded()
    #expect(column.subviewFrames == "0 0 30 10\n0 35 30 70")
  }
}
