import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinBoxes

struct RowTests {
  @Test func fittingWidthsThenTheLastTakesTheRest() {
    let row = LMRowView(StubLeaf(30, 10), StubLeaf(40, 20))
    #expect(row.frames(in: 100, 50) == "0 0 30 50\n38 0 62 50")
  }

  @Test func weightsShareWhatIsLeft() {
    let row = LMRowView(
      margin: 10, spacing: 5, StubLeaf(30, 10), LMSpacer(weight: 1), LMSpacer(weight: 2))
    #expect(row.frames(in: 150, 40) == "10 10 30 20\n45 10 30 20\n80 10 60 20")
  }

  @Test func aFixedWidthWinsOverAWeight() {
    let leaf = StubLeaf(30, 10)
    leaf.weight = 1
    leaf.width = 20
    let row = LMRowView(spacing: 0, leaf, LMSpacer())
    #expect(row.frames(in: 100, 10) == "0 0 20 10\n20 0 80 10")
  }

  @Test func alignmentPlacesTheRun() {
    func frames(_ alignment: LMHorizontalAlignment) -> String {
      LMRowView(horizontalAlignment: alignment, spacing: 4, StubLeaf(30, 10), StubLeaf(40, 20))
        .frames(in: 100, 20)
    }
    #expect(frames(.leading) == "0 0 30 20\n34 0 40 20")
    #expect(frames(.trailing) == "26 0 30 20\n60 0 40 20")
    #expect(frames(.center) == "13 0 30 20\n47 0 40 20")
  }

  @Test func verticalAlignmentKeepsFittingHeights() {
    func frames(_ alignment: LMVerticalAlignment) -> String {
      LMRowView(verticalAlignment: alignment, spacing: 0, StubLeaf(30, 10), StubLeaf(70, 20))
        .frames(in: 100, 41)
    }
    #expect(frames(.top) == "0 0 30 10\n30 0 70 20")
    #expect(frames(.bottom) == "0 31 30 10\n30 21 70 20")
    #expect(frames(.center) == "0 15.5 30 10\n30 10.5 70 20")
  }

  @Test func aFixedHeightIsKeptAtTheTopUnderFill() {
    let leaf = StubLeaf(30, 10)
    leaf.height = 12
    #expect(LMRowView(leaf).frames(in: 30, 40) == "0 0 30 12")
  }

  @Test func aHeightThatFollowsFromTheContentIsKept() {
    let text = StubLeaf(100, 10, wraps: true)
    text.deriveHeight(HalfAgain())
    text.weight = 1
    #expect(LMRowView(spacing: 0, StubLeaf(50, 40), text).frames(in: 100, 60) == "0 0 50 60\n50 0 50 30")
    #expect(LMColumnView(spacing: 0, LMSpacer(), text).frames(in: 50, 50) == "0 0 50 20\n0 20 50 30")
    #expect(LMScrollView(fitToWidth: true, text).frames(in: 50, 50) == "0 0 50 30")
  }

  @Test func heightsAreMeasuredAtFinalWidths() {
    let text = StubLeaf(200, 16, wraps: true)
    text.weight = 1
    let row = LMRowView(spacing: 0, StubLeaf(50, 20), text)
    #expect(row.sizeThatFits(CGSize(width: 150, height: 0)) == CGSize(width: 150, height: 32))
    #expect(row.sizeThatFits(.zero) == CGSize(width: 250, height: 20))
  }

  @Test func theLastWithoutAFixedWidthTakesTheRest() {
    let (fixed, other) = (StubLeaf(30, 10), StubLeaf(30, 10))
    (fixed.width, other.width) = (20, 25)
    let row = LMRowView(spacing: 0, StubLeaf(10, 10), StubLeaf(15, 10), fixed, other)
    #expect(row.frames(in: 100, 10) == "0 0 10 10\n10 0 45 10\n55 0 20 10\n75 0 25 10")
    let column = LMColumnView(spacing: 0, StubLeaf(10, 10), StubLeaf(15, 10), LMSpacer(height: 5))
    #expect(column.frames(in: 20, 40) == "0 0 20 10\n0 10 20 25\n0 35 20 5")
    (fixed.width, other.width) = (.nan, 25)
    row.layoutIfNeeded()
    #expect(row.subviewFrames == "0 0 10 10\n10 0 15 10\n25 0 50 10\n75 0 25 10")
  }

  @Test func whereAllHaveAFixedWidthTheyKeepItAtTheLeadingSide() {
    let row = LMRowView(spacing: 5, LMSpacer(width: 20), LMSpacer(width: 30))
    #expect(row.frames(in: 100, 10) == "0 0 20 10\n25 0 30 10")
    row.semanticContentAttribute = .forceRightToLeft
    row.layoutIfNeeded()
    #expect(row.subviewFrames == "80 0 20 10\n45 0 30 10")
    let column = LMColumnView(spacing: 5, LMSpacer(height: 20), LMSpacer(height: 30))
    #expect(column.frames(in: 10, 100) == "0 0 10 20\n0 25 10 30")
  }

  @Test func theMiddleIsThatOfTheBoxWhateverItsMargins() {
    let margins = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 22, trailing: 40)
    for (box, frame) in [
      (LMRowView(horizontalAlignment: .center, verticalAlignment: .center), "45 20 10 10"),
      (LMColumnView(horizontalAlignment: .center, verticalAlignment: .center), "45 20 10 10"),
      (LMRowView(horizontalAlignment: .leading, verticalAlignment: .center), "10 20 10 10"),
      (LMColumnView(horizontalAlignment: .center, verticalAlignment: .top), "45 2 10 10"),
      (LMAnchorView(), "45 20 10 10"),
    ] as [(LMLayoutView, String)] {
      box.directionalLayoutMargins = margins
      box.addSubview(StubLeaf(10, 10))
      #expect(box.sizeThatFits(.zero) == CGSize(width: 60, height: 34))
      #expect(box.frames(in: 100, 50) == frame)
    }
  }

  @Test func aFixedWidthIsMeasuredAsItIsKept() {
    let text = StubLeaf(200, 16, wraps: true)
    text.width = 50
    let row = LMRowView(text)
    #expect(row.sizeThatFits(.zero) == CGSize(width: 50, height: 64))
    #expect(row.fittingHeight(at: 100) == 64)
    #expect(LMColumnView(row).fittingHeight(at: 200) == 64)
  }

  @Test func whatIsNotDisplayableIsOutOfTheLayout() {
    let hidden = StubLeaf(30, 10)
    let row = LMRowView(StubLeaf(30, 10), hidden, StubLeaf(40, 20))
    #expect(row.sizeThatFits(.zero).width == 116)
    hidden.isDisplayable = false
    #expect(hidden.isHidden)
    #expect(row.sizeThatFits(.zero).width == 78)
    hidden.displayable = true
    #expect(!hidden.isHidden)
    #expect(row.sizeThatFits(.zero).width == 116)
  }

  @Test func rightToLeftRowsBeginAtTheRight() {
    let row = LMRowView(leadingMargin: 5, horizontalAlignment: .leading, StubLeaf(30, 10), StubLeaf(40, 10))
    row.semanticContentAttribute = .forceRightToLeft
    #expect(row.frames(in: 100, 10) == "65 0 30 10\n17 0 40 10")
  }

  @Test func baselinesShareOneLine() {
    let small = StubLeaf(30, 20)
    small.baselines = (15, 5)
    let large = StubLeaf(30, 40)
    large.baselines = (30, 10)
    let box = StubLeaf(30, 10)
    let row = LMRowView(spacing: 0, isAlignToBaseline: true, small, large, box)
    #expect(row.sizeThatFits(.zero) == CGSize(width: 90, height: 40))
    #expect(row.frames(in: 90, 50) == "0 15 30 20\n30 0 30 40\n60 20 30 10")
    row.verticalAlignment = .bottom
    #expect(row.frames(in: 90, 50) == "0 25 30 20\n30 10 30 40\n60 30 30 10")
    #expect(row.firstBaselineOffset(for: CGSize(width: 90, height: 50)) == 40)
  }
}
