import QuoinViews
import Testing

@testable import QuoinBoxes

/// What keeps its width in a column that fills.
struct RigidTests {
  private func fixed(_ width: CGFloat, _ height: CGFloat = 10) -> LMSpacer {
    LMSpacer(width: width, height: height)
  }

  @Test func aTextWrapsToTheWidestOfThoseThatKeepTheirWidth() {
    let text = StubLeaf(300, 16, wraps: true)
    let column = LMColumnView(margin: 2, spacing: 0, fixed(60), text, fixed(100))
    #expect(column.sizeThatFits(.zero) == CGSize(width: 104, height: 72))
    #expect(column.sizeThatFits(CGSize(width: 500, height: 0)) == CGSize(width: 104, height: 72))
    #expect(column.sizeThatFits(CGSize(width: 54, height: 0)) == CGSize(width: 54, height: 120))
    #expect(column.fittingHeight(at: 304) == 40, "in more room than it asks for, the text fills it")
    column.horizontalAlignment = .leading
    #expect(column.sizeThatFits(.zero) == CGSize(width: 304, height: 40))
  }

  @Test func aRowKeepsItsWidthWhenAllInItDo() {
    let text = StubLeaf(300, 16, wraps: true)
    let row = LMRowView(spacing: 4, fixed(48), fixed(48))
    let column = LMColumnView(spacing: 0, row, text)
    #expect(column.sizeThatFits(.zero) == CGSize(width: 100, height: 58))
    row.addSubview(StubLeaf(20, 10))
    #expect(column.sizeThatFits(.zero) == CGSize(width: 300, height: 26))
    row.subviews[2].isDisplayable = false
    #expect(column.sizeThatFits(.zero) == CGSize(width: 100, height: 58))
    for view in row.subviews { view.isDisplayable = false }
    #expect(
      column.sizeThatFits(.zero) == CGSize(width: 300, height: 16), "a row without subviews keeps no width")
  }

  @Test func aColumnKeepsTheWidthOfOneInIt() {
    let (text, inner) = (StubLeaf(300, 16, wraps: true), StubLeaf(200, 16, wraps: true))
    let column = LMColumnView(
      spacing: 0, LMColumnView(spacing: 0, LMRowView(spacing: 0, fixed(50), fixed(50)), inner), text)
    #expect(column.sizeThatFits(.zero) == CGSize(width: 100, height: 90))
    inner.width = 150
    #expect(column.sizeThatFits(.zero) == CGSize(width: 150, height: 74), "300 in two lines, 200 in two")
  }

  @Test func aWeightedColumnThatGetsMoreIsAsHighAsItsTextsAreThere() {
    let text = StubLeaf(300, 16, wraps: true)
    let column = LMColumnView(spacing: 0, fixed(100), text)
    column.weight = 1
    let row = LMRowView(spacing: 0, column, StubLeaf(50, 10))
    #expect(row.sizeThatFits(.zero) == CGSize(width: 150, height: 58))
    #expect(row.fittingHeight(at: 200) == 42)
    #expect(row.fittingHeight(at: 350) == 26)
    #expect(row.frames(in: 200, 42) == "0 0 150 42\n150 0 50 42")
    #expect(column.subviewFrames == "0 0 100 10\n0 10 150 32")
  }

  @Test func aFixedWidthThatComesLaterNarrowsTheColumnsAround() {
    let (text, leaf) = (StubLeaf(300, 16, wraps: true), StubLeaf(80, 10))
    let column = LMColumnView(spacing: 0, LMRowView(leaf), text)
    let outer = LMAnchorView(column)
    #expect(outer.sizeThatFits(.zero) == CGSize(width: 300, height: 26))
    leaf.width = 80
    #expect(outer.sizeThatFits(.zero) == CGSize(width: 80, height: 74))
    leaf.width = .nan
    #expect(outer.sizeThatFits(.zero) == CGSize(width: 300, height: 26))
  }

  @Test func aTableIsAsWideAsItsRowsOfElements() {
    func element() -> UIView {
      let cell = LMColumnView(spacing: 0, StubLeaf(9, 9), StubLeaf(90, 12))
      (cell.width, cell.height) = (48, 48)
      return cell
    }
    let legend = LMRowView(spacing: 4)
    for _ in 0..<10 {
      let entry = LMColumnView(spacing: 0, LMSpacer(height: 12), StubLeaf(150, 16, wraps: true))
      entry.weight = 1
      legend.addSubview(entry)
    }
    let table = LMColumnView(spacing: 4)
    for _ in 0..<7 {
      let row = LMRowView(spacing: 4)
      for _ in 0..<18 { row.addSubview(element()) }
      table.addSubview(row)
    }
    table.addSubview(legend)
    let width: CGFloat = 18 * 48 + 17 * 4
    #expect(table.sizeThatFits(.zero).width == width)
    let page = LMAnchorView(table)
    _ = page.frames(in: 1024, 768)
    #expect(table.frame.width == width && table.frame.minX == (1024 - width) / 2)
    for row in table.subviews.dropLast() {
      #expect(row.subviews.allSatisfy { $0.frame.size == CGSize(width: 48, height: 48) })
    }
    #expect(legend.subviews.map(\.frame.maxX).max() == width && legend.frame.height == 12 + 2 * 16)
  }
}
