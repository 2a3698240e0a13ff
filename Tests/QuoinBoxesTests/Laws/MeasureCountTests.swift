import Foundation
import QuoinViews
import Testing

@testable import QuoinBoxes

/// How often texts are measured in a first layout, however deep they lie.
struct MeasureCountTests {
  /// `depth` boxes within each other around a text.
  private func nest(_ depth: Int, box: (Int) -> LMLayoutView) -> (root: LMLayoutView, text: StubLeaf) {
    let text = StubLeaf(240, 16, wraps: true)
    let root = box(0)
    var inner = root
    for level in 1..<depth {
      let next = box(level)
      inner.addSubview(next)
      inner = next
    }
    inner.addSubview(text)
    return (root, text)
  }

  @Test(arguments: [1, 10, 100, 1000])
  func nestedColumns(depth: Int) {
    let (root, text) = nest(depth) { _ in LMColumnView(margin: 1) }
    _ = root.frames(in: 375, 2100)
    #expect(text.measureCount <= 2)
  }

  @Test(arguments: [1, 10, 100, 1000])
  func rowsAndColumnsInTurn(depth: Int) {
    let (root, text) = nest(depth) { $0 % 2 == 0 ? LMColumnView(margin: 1) : LMRowView(margin: 1) }
    _ = root.frames(in: 375, 2100)
    #expect(text.measureCount <= 2)
  }

  @Test func columnsThatDoNotFill() {
    let (root, text) = nest(50) { level in
      let column = LMColumnView(margin: 1, horizontalAlignment: .leading)
      column.isAlignToBaseline = level % 3 == 0
      return column
    }
    _ = root.frames(in: 300, 2100)
    #expect(text.measureCount <= 2)
  }

  @Test(arguments: [10, 50, 100, 1000])
  func fixedWidthsThatAreSqueezed(depth: Int) {
    let (root, text) = nest(depth) { level in
      let row = LMRowView(margin: 1)
      if level % 2 == 1 { row.width = CGFloat(400 - level / 3) }
      return row
    }
    _ = LMRowView(root, StubLeaf(200, 10)).frames(in: 375, 2100)
    #expect(text.measureCount <= 2)
  }

  @Test func aWidthThatIsSetLaterIsNoReasonToMeasureAtItFirst() {
    let (first, later) = (StubLeaf(200, 10, wraps: true), StubLeaf(200, 10, wraps: true))
    first.width = 80
    for text in [first, later] {
      let outer = LMColumnView(LMRowView(text))
      text.width = 80
      #expect(outer.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: 40))
      #expect(text.proposals == [50])
    }
  }

  @Test func fixedWidthsOfTextsThatAreSqueezedToNothing() {
    let text = StubLeaf(240, 16, wraps: true)
    text.width = 120
    let inner = LMRowView(LMRowView(text))
    inner.width = 66
    _ = LMColumnView(LMRowView(LMRowView(inner), LMSpacer(width: 40))).frames(in: 20, 100)
    #expect(text.measureCount <= 2)
  }

  @Test(arguments: [25, 300])
  func baselinesAreAskedForOnceALevel(depth: Int) {
    let roots = [
      nest(depth) { _ in LMRowView(isAlignToBaseline: true) },
      nest(depth) { LMRowView(isAlignToBaseline: true, baseline: $0 % 2 == 0 ? .first : .last) },
      nest(depth) { _ in LMColumnView(isAlignToBaseline: true) },
      nest(depth) {
        $0 % 2 == 0 ? LMRowView(isAlignToBaseline: true) : LMColumnView(isAlignToBaseline: true)
      },
    ]
    for (root, text) in roots {
      for case let box as LMLayoutView in root.subtree {
        box.insertSubview(StubLeaf(3, 8), at: 0)
        box.addSubview(StubLeaf(3, 8))
      }
      _ = root.frames(in: 375, 2100)
      // A few sizes at most: before the room is known, in it, and squeezed.
      #expect(text.baselineCount <= 16)
      text.baselineCount = 0
      root.frame.size.height = 1900
      root.layoutIfNeeded()
      #expect(text.baselineCount <= 16)
    }
  }

  @Test func moreBoxesThanCountForALayoutEndTheQuestionsToo() {
    let text = StubLeaf(30, 10)
    var inner: UIView = StubLeaf(30, 10)
    for _ in 0..<20_000 { inner = LMRowView(isAlignToBaseline: true, inner) }
    let column = LMColumnView(text, inner)
    #expect(column.sizeThatFits(.zero).width >= 30)
    #expect(column.firstBaselineOffset(for: CGSize(width: 100, height: 100)) <= 100)
    #expect(column.lastBaselineOffset(for: CGSize(width: 100, height: 100)) <= 100)
    _ = inner.forFirstBaselineLayout
  }

  @Test func weightedColumnsInRows() {
    let texts = (0..<3).map { StubLeaf(CGFloat(100 + 50 * $0), 16, wraps: true) }
    let column = LMColumnView(weight: 1) {
      texts[0]
      texts[1]
      texts[2]
    }
    let root = LMColumnView(LMRowView(StubLeaf(40, 40), column))
    _ = root.frames(in: 200, 300)
    for text in texts { #expect(text.measureCount == 1) }
  }
}
