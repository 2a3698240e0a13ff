import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinBoxes

/// Boxes with nothing in them, in less room than their margins, and in surroundings of another direction.
struct PlainBoxTests {
  @Test func aBoxWithNothingInItIsAsLargeAsItsMargins() {
    for margin in [0, 3] as [CGFloat] {
      let boxes: [LMLayoutView] = [
        LMRowView(margin: margin), LMColumnView(margin: margin), LMAnchorView(margin: margin),
        LMLayoutView(
          margin: margin, topMargin: nil, leadingMargin: nil, bottomMargin: nil, trailingMargin: nil),
      ]
      for box in boxes {
        let size = CGSize(width: 2 * margin, height: 2 * margin)
        #expect(box.sizeThatFits(.zero) == size)
        #expect(box.intrinsicContentSize == size)
        #expect(box.sizeThatFits(CGSize(width: 50, height: 0)) == size)
        #expect(box.fittingHeight(at: 50) == size.height)
        #expect(box.firstBaselineOffset(for: CGSize(width: 9, height: 8)) == 8)
        let hidden = StubLeaf(20, 10)
        hidden.isDisplayable = false
        box.addSubview(hidden)
        #expect(box.sizeThatFits(.zero) == size)
        #expect(box.fittingHeight(at: 50) == size.height)
      }
    }
    let root = LMRootView()
    #expect(root.sizeThatFits(.zero) == .zero && root.fittingHeight(at: 50) == 0)
    #expect(root.sizeThatFits(CGSize(width: 50, height: 0)) == .zero)
  }

  @Test func aGridIsAsWideAsItsCellsWhereSomeAreFixed() {
    let fixed = StubLeaf(5, 10)
    fixed.width = 30
    let grid = LMColumnView(
      spacing: 0, isAlignToGrid: true, LMRowView(spacing: 5, fixed, StubLeaf(20, 10)),
      LMRowView(spacing: 5, StubLeaf(50, 10), StubLeaf(10, 10)))
    #expect(grid.sizeThatFits(.zero) == CGSize(width: 75, height: 20))
    #expect(grid.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 60, height: 20))
    _ = grid.frames(in: 75, 20)
    #expect(grid.subviews.map(\.subviewFrames) == ["0 0 30 10\n55 0 20 10", "0 0 50 10\n55 0 20 10"])
  }

  @Test func aDirectionThatABoxHasOfItsOwnHoldsWhateverIsAround() {
    for (around, isMirrored) in [
      (UITraitEnvironmentLayoutDirection.leftToRight, false), (.rightToLeft, true),
    ] {
      for (own, result) in [
        (UISemanticContentAttribute.unspecified, isMirrored), (.forceLeftToRight, false),
        (.forceRightToLeft, true), (.playback, false), (.spatial, false),
      ] {
        let row = LMRowView(horizontalAlignment: .leading, spacing: 0, StubLeaf(20, 10))
        row.semanticContentAttribute = own
        let outer = LMColumnView(row)
        outer.traitOverrides = UITraitCollection(layoutDirection: around)
        _ = outer.frames(in: 100, 10)
        #expect(row.subviewFrames == (result ? "80 0 20 10" : "0 0 20 10"), "\(own) in \(around)")
      }
    }
  }

  @Test func insetsThatTakeAllLeaveScrolledContentNoWidth() {
    let scroll = LMScrollView(isFitToWidth: true, isFitToHeight: true, StubLeaf(30, 16))
    scroll.contentInset = UIEdgeInsets(top: 90, left: 60, bottom: 90, right: 60)
    #expect(scroll.frames(in: 100, 100) == "0 0 0 0")
    scroll.contentInset = UIEdgeInsets(top: 10, left: 60, bottom: 20, right: 10)
    scroll.layoutIfNeeded()
    #expect(scroll.subviewFrames == "0 0 30 70")
  }
}
