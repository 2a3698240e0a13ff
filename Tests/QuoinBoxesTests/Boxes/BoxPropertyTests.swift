import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinBoxes

struct BoxPropertyTests {
  @Test func whatIsLeftOutOfADeclarationIsTheDefault() {
    let rows = [LMRowView(), LMRowView { UIView() }, LMRowView(UIView())]
    let columns = [LMColumnView(), LMColumnView { UIView() }, LMColumnView(UIView())]
    for box in rows + columns as [LMBoxView] {
      #expect(box.horizontalAlignment == .fill && box.verticalAlignment == .fill && box.spacing.isNaN)
      #expect(!box.isAlignToBaseline && box.directionalLayoutMargins == .zero && box.backgroundColor == nil)
      #expect(box.width.isNaN && box.height.isNaN && box.weight.isNaN && box.anchor == [])
    }
    #expect(rows.allSatisfy { $0.baseline == .first } && columns.allSatisfy { !$0.isAlignToGrid })
    for root in [LMRootView(), LMRootView { UIView() }, LMRootView(UIView())] {
      #expect((root.topPadding, root.bottomPadding) == (0, 0))
    }
    let label = UILabel(text: "x")
    #expect(
      label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail && label.textAlignment == .natural)
    let image = UIImageView(image: nil)
    #expect(image.contentMode == .scaleToFill && image.isDisplayable && image.displayable)
    #expect(!LMScrollView(UIView()).isFitToWidth && !LMScrollView(UIView()).isFitToHeight)
  }

  @Test func whatIsSaidInADeclarationIsSet() {
    var calls = 0
    let views: [UIView] = [
      LMRowView(backgroundColor: .red, width: 1, height: 2, weight: 3, anchor: .top) { _ in calls += 1 },
      LMColumnView(backgroundColor: .red, width: 1, height: 2, weight: 3, anchor: .top) { _ in calls += 1 },
      LMAnchorView(backgroundColor: .red, width: 1, height: 2, weight: 3, anchor: .top) { _ in calls += 1 },
      LMScrollView(backgroundColor: .red, width: 1, height: 2, weight: 3, anchor: .top, UIView()) { _ in
        calls += 1
      },
      LMScrollView(
        fitToWidth: true, backgroundColor: .red, width: 1, height: 2, weight: 3, anchor: .top, UIView()
      ) { _ in calls += 1 },
      LMScrollView(
        fitToHeight: true, backgroundColor: .red, width: 1, height: 2, weight: 3, anchor: .top, UIView()
      ) { _ in calls += 1 },
      LMSpacer(width: 1, height: 2, weight: 3, backgroundColor: .red, anchor: .top) { _ in calls += 1 },
      LMRowView(backgroundColor: .red, width: 1, height: 2, weight: 3, anchor: .top) { UIView() },
      LMColumnView(backgroundColor: .red, width: 1, height: 2, weight: 3, anchor: .top) { UIView() },
      LMAnchorView(backgroundColor: .red, width: 1, height: 2, weight: 3, anchor: .top) { UIView() },
    ]
    for view in views {
      #expect((view.width, view.height, view.weight) == (1, 2, 3) && view.anchor == .top)
      #expect(view.backgroundColor == .red, "\(view)")
    }
    #expect(calls == 7)
    let column = LMColumnView(
      horizontalAlignment: .center, verticalAlignment: .bottom, spacing: 3, isAlignToBaseline: true,
      isAlignToGrid: true
    ) {
      UIView()
    }
    #expect(
      column.horizontalAlignment == .center && column.verticalAlignment == .bottom && column.spacing == 3)
    #expect(column.isAlignToBaseline && column.isAlignToGrid && column.subviews.count == 1)
    let row = LMRowView(
      margin: 4, horizontalAlignment: .trailing, verticalAlignment: .top, spacing: 3, isAlignToBaseline: true,
      baseline: .last
    ) {
      UIView()
    }
    #expect(row.horizontalAlignment == .trailing && row.verticalAlignment == .top && row.baseline == .last)
    #expect(row.isAlignToBaseline && row.spacing == 3 && row.leadingMargin == 4)
    let label = UILabel(
      text: "x", textAlignment: .right, textColor: .red, font: .systemFont(ofSize: 9), numberOfLines: 3,
      lineBreakMode: .byClipping, width: 1, height: 2, weight: 3, anchor: .left
    ) { _ in calls += 1 }
    #expect(label.text == "x" && label.textAlignment == .right && label.textColor == .red)
    #expect(
      label.font == .systemFont(ofSize: 9) && label.numberOfLines == 3 && label.lineBreakMode == .byClipping)
    let image = UIImageView(image: nil, contentMode: .center, tintColor: .red, width: 1, height: 2, weight: 3)
    { _ in
      calls += 1
    }
    #expect(image.contentMode == .center && image.tintColor == .red && (image.width, image.height) == (1, 2))
    var root: LMRootView?
    let made = LMRootView(
      topPadding: 1, bottomPadding: 2, backgroundColor: .red, UIView(), with: { root = $0 })
    #expect(root === made && (made.topPadding, made.bottomPadding) == (1, 2) && made.backgroundColor == .red)
    let listed = LMRootView(topPadding: 1, bottomPadding: 2, backgroundColor: .red) { UIView() }
    #expect((listed.topPadding, listed.bottomPadding) == (1, 2) && listed.backgroundColor == .red)
    #expect(calls == 9)
    let fits = LMScrollView(fitToWidth: true, fitToHeight: true, UIView())
    #expect(fits.isFitToWidth && fits.isFitToHeight)
    #expect(LMScrollView(fitToHeight: true, UIView()).isFitToHeight)
  }

  @Test func aPropertyThatIsSetAsItWasAsksForNoLayout() {
    let changes: [(UIView) -> Void] = [
      { ($0 as? LMBoxView)?.spacing = 5 }, { ($0 as? LMBoxView)?.horizontalAlignment = .center },
      { ($0 as? LMBoxView)?.verticalAlignment = .center }, { ($0 as? LMBoxView)?.isAlignToBaseline = true },
      { ($0 as? LMBoxView)?.spacing = .nan }, { $0.subviews[0].width = 5 }, { $0.subviews[0].height = 5 },
      { $0.subviews[0].weight = 5 }, { $0.subviews[0].width = .nan }, { $0.subviews[0].height = .nan },
      { $0.subviews[0].anchor = .top }, { $0.subviews[0].isDisplayable = false }, { $0.topMargin = 3 },
      { $0.leadingMargin = 3 }, { $0.bottomMargin = 3 }, { $0.trailingMargin = 3 },
      { ($0 as? LMColumnView)?.isAlignToGrid = true }, { ($0 as? LMRowView)?.baseline = .last },
    ]
    for box in [LMRowView(StubLeaf(10, 10), UIView()), LMColumnView(StubLeaf(10, 10), UIView())]
      as [LMBoxView]
    {
      let outer = LMColumnView(box)
      _ = outer.frames(in: 100, 100)
      for (index, change) in changes.enumerated() {
        let isOther = index == 16 && box is LMRowView || index == 17 && box is LMColumnView
        change(box)
        #expect(box.isLayoutNeeded != isOther, "change \(index)")
        outer.layoutIfNeeded()
        change(box)
        #expect(!box.isLayoutNeeded, "change \(index) again")
      }
      #expect((box.topMargin, box.leadingMargin, box.bottomMargin, box.trailingMargin) == (3, 3, 3, 3))
      #expect(box.spacing.isNaN && box.subviews[0].height.isNaN && box.subviews[0].isHidden)
    }
  }

  @Test func aWeightOfNothingIsNone() {
    for weight in [0, -1] as [CGFloat] {
      let leaf = StubLeaf(30, 10)
      leaf.weight = weight
      #expect(LMRowView(spacing: 0, leaf, LMSpacer()).frames(in: 100, 10) == "0 0 30 10\n30 0 70 10")
      #expect(LMColumnView(spacing: 0, leaf, LMSpacer()).frames(in: 30, 100) == "0 0 30 10\n0 10 30 90")
    }
  }

  @Test func aPictureKeepsItsProportionsOnlyIfItIsToFit() throws {
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="9" height="9"/></svg>"#
    let image = try #require(UIImage(data: Data(svg.utf8)))
    func frames(_ mode: UIView.ContentMode, _ change: (UIView) -> Void) -> String {
      let picture = UIImageView(image: image, contentMode: mode)
      change(picture)
      return LMColumnView(horizontalAlignment: .leading, verticalAlignment: .top, picture).frames(
        in: 200, 200)
    }
    #expect(frames(.scaleAspectFit) { $0.width = 80 } == "0 0 80 40")
    #expect(frames(.scaleToFill) { $0.width = 80 } == "0 0 80 20")
    #expect(frames(.scaleAspectFit) { $0.height = 60 } == "0 0 120 60")
    #expect(frames(.scaleToFill) { $0.height = 60 } == "0 0 40 60")
    #expect(frames(.scaleAspectFit) { $0.height = 150 } == "0 0 200 150", "no wider than the room")
    #expect(frames(.scaleAspectFit) { ($0.width, $0.height) = (30, 30) } == "0 0 30 30")
    #expect(frames(.scaleAspectFit) { _ in } == "0 0 40 20")
    let empty = UIImageView(image: nil, contentMode: .scaleAspectFit, width: 30)
    #expect(
      LMColumnView(horizontalAlignment: .leading, verticalAlignment: .top, empty).frames(in: 90, 90)
        == "0 0 30 0")
    let plain = StubLeaf(40, 20)
    (plain.contentMode, plain.width) = (.scaleAspectFit, 80)
    #expect(
      LMColumnView(horizontalAlignment: .leading, verticalAlignment: .top, plain).frames(in: 90, 90)
        == "0 0 80 20")
  }

  @Test func evenTheThinnestPictureKeepsItsProportions() throws {
    for (width, height) in [(8, 1), (1, 8), (1, 1)] {
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'/>"
      let image = try #require(UIImage(data: Data(svg.utf8)))
      let picture = UIImageView(image: image, contentMode: .scaleAspectFit, height: 16)
      #expect(
        LMRowView(picture).sizeThatFits(.zero) == CGSize(width: 16 * width / height, height: 16))
      let wide = UIImageView(image: image, contentMode: .scaleAspectFit, width: 16)
      #expect(LMRowView(wide).sizeThatFits(.zero) == CGSize(width: 16, height: 16 * height / width))
    }
  }

  @Test func severalChangesInAnyOrderMoveWhatIsBelow() {
    for (first, second) in [(0, 3), (3, 0), (1, 4), (4, 1), (4, 3), (2, 2)] {
      for alignment in LMVerticalAlignment.allCases {
        let leaves = (0..<5).map { _ in StubLeaf(30, 10) }
        leaves[2].isDisplayable = false
        let column = LMColumnView(verticalAlignment: alignment, spacing: 1)
        for leaf in leaves { column.addSubview(leaf) }
        _ = column.frames(in: 50, 100)
        leaves[first].natural.height = 13
        leaves[second].natural.height = 18
        column.layoutIfNeeded()
        let new = LMColumnView(verticalAlignment: alignment, spacing: 1)
        for leaf in leaves {
          let copy = StubLeaf(30, leaf.natural.height)
          copy.isDisplayable = leaf.isDisplayable
          new.addSubview(copy)
        }
        _ = new.frames(in: 50, 100)
        #expect(
          column.displayed.map(\.frame) == new.displayed.map(\.frame), "\(first) \(second) \(alignment)")
      }
    }
  }

  @Test func scrolledContentHasItsFixedSizesAndFitsWithinTheInset() {
    let leaf = StubLeaf(300, 40, wraps: true)
    let scroll = LMScrollView(leaf)
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(scroll.sizeThatFits(.zero) == CGSize(width: 310, height: 45))
    #expect(scroll.intrinsicContentSize == CGSize(width: 310, height: 45))
    #expect(scroll.sizeThatFits(CGSize(width: 100, height: 30)) == CGSize(width: 100, height: 30))
    scroll.isFitToWidth = true
    #expect(scroll.sizeThatFits(CGSize(width: 110, height: 0)) == CGSize(width: 110, height: 125))
    #expect(scroll.frames(in: 110, 50) == "0 0 100 120")
    leaf.height = 33
    scroll.layoutIfNeeded()
    scroll.setNeedsLayout()
    #expect(scroll.frames(in: 110, 50) == "0 0 100 33")
    scroll.isFitToWidth = false
    leaf.width = 77
    #expect(scroll.frames(in: 110, 50) == "0 0 77 33" && scroll.contentSize == CGSize(width: 77, height: 33))
    scroll.isFitToHeight = true
    #expect(scroll.frames(in: 110, 50) == "0 0 77 45")
    let other = StubLeaf(5, 5)
    scroll.content = other
    #expect(leaf.superview == nil && other.superview === scroll && scroll.isLayoutNeeded)
    #expect(scroll.frames(in: 110, 50) == "0 0 5 45")
    scroll.content = nil
    #expect(scroll.subviews.isEmpty && scroll.sizeThatFits(.zero) == CGSize(width: 10, height: 5))
  }

  @Test func cellsTakeTheClaimOfTheWidest() {
    let pixels = PixelGrid(scale: 1)
    func widths(_ cells: [AxisItem]) -> [CGFloat] {
      var grid = GridTracks()
      for cell in cells { grid.add(cell, at: 0) }
      grid.add(.fixed(50), at: 1)
      return grid.widths(in: 70, pixels)
    }
    // What is fixed gives way last: a natural column has 20 left, a fixed one its half.
    #expect(widths([.fixed(50), .natural(50)]) == [20, 50])
    #expect(widths([.natural(50), .fixed(50)]) == [20, 50])
    #expect(widths([.natural(30), .fixed(50)]) == [35, 35])
    #expect(widths([.fixed(50), .natural(30)]) == [35, 35])
    #expect(widths([.fixed(30), .natural(50)]) == [20, 50])
    #expect(widths([.natural(50), .fixed(30)]) == [20, 50])
    #expect(widths([.weighted(1, length: 5), .fixed(30)]) == [20, 50])
    #expect(widths([.fixed(30), .weighted(1, length: 5)]) == [20, 50])
  }

  @Test func aWeightIsKeptInSinglePrecision() {
    let view = UIView()
    view.weight = 0.1
    #expect(view.weight == CGFloat(Float(0.1)) && view.weight != 0.1)
  }
}
