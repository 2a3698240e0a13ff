import Foundation
import QuoinViews
import Testing

@testable import QuoinBoxes

/// What a change takes that is the first one after a list of cells has got another width.
struct FirstChangeTests {
  /// A column that counts how often it looks at all of its cells for its height.
  private final class CountingColumn: LMColumnView {
    private(set) var count = 0

    override func measureHeight(at width: CGFloat) -> CGFloat {
      count += 1
      return super.measureHeight(at: width)
    }
  }

  private let column = CountingColumn(frame: .zero)
  private var texts: [StubLeaf] = []

  init() {
    column.spacing = 0
    for index in 0..<40 {
      let texts = (0..<2).map { StubLeaf(CGFloat(60 + 37 * (2 * index + $0) % 240), 16, wraps: true) }
      let lines = LMColumnView(spacing: 0, texts[0], texts[1])
      lines.weight = 1
      let (picture, button) = (StubLeaf(40, 40), StubLeaf(60, 30))
      (picture.width, picture.height) = (40, 40)
      self.texts += texts
      let row = LMRowView(margin: 8, verticalAlignment: .center, spacing: 8)
      for view in [picture, lines, button] { row.addSubview(view) }
      column.addSubview(row)
    }
  }

  private func layOut(_ column: LMColumnView, width: CGFloat) {
    column.frame = CGRect(x: 0, y: 0, width: width, height: column.fittingHeight(at: width))
    column.layoutIfNeeded()
  }

  @Test func aFirstChangeInEachCellLooksAtThatCellAlone() {
    for width: CGFloat in [375, 320, 414, 200] { layOut(column, width: width) }
    let (count, frames) = (column.count, column.allFrames)
    for text in texts {
      text.invalidateIntrinsicContentSize()
      column.layoutIfNeeded()
    }
    #expect(column.count == count)
    #expect(column.allFrames == frames)
    for text in texts { #expect(text.measureCount <= 16) }
  }

  @Test func cellsThatGetHigherMoveThoseBelowAsInANewList() {
    for width: CGFloat in [375, 320, 200] { layOut(column, width: width) }
    let count = column.count
    for (index, text) in texts.enumerated() {
      text.natural.height += CGFloat(1 + index % 7)
      layOut(column, width: 200)
    }
    #expect(column.count == count)

    let new = FirstChangeTests()
    for (index, text) in new.texts.enumerated() { text.natural.height += CGFloat(1 + index % 7) }
    layOut(new.column, width: 200)
    #expect(column.allFrames == new.column.allFrames)
  }

  @Test func whatWasMeasuredBesideTheColumnsWidthIsMeasuredAnewAsWell() {
    for width: CGFloat in [375, 320, 200] { layOut(column, width: width) }
    let wide = CGSize(width: 300, height: CGFloat.infinity)
    _ = column.measuredSize(fitting: wide)
    _ = column.intrinsicContentSize
    for text in texts[..<6] {
      text.natural = CGSize(width: 500, height: 21)
      layOut(column, width: 200)
    }
    let new = FirstChangeTests()
    for text in new.texts[..<6] { text.natural = CGSize(width: 500, height: 21) }
    #expect(column.measuredSize(fitting: wide) == new.column.measuredSize(fitting: wide))
    #expect(column.intrinsicContentSize == new.column.intrinsicContentSize)
  }
}
