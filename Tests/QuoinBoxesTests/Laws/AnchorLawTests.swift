import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinBoxes

/// Each set of edges, in both directions, for children with and without fixed sizes.
struct AnchorLawTests {
  @Test(arguments: [false, true])
  func everySetOfEdgesPlacesAsThePageSays(isMirrored: Bool) {
    for bits in 0..<64 as Range<UInt> {
      let anchor = LMAnchor(rawValue: bits)
      for kind in 0..<5 {
        let leaf = StubLeaf(20, 10)
        if kind == 1 || kind == 3 { leaf.width = 30 }
        if kind == 2 || kind == 3 { leaf.height = 14 }
        if kind == 4 { leaf.weight = 1 }
        leaf.anchor = anchor
        let view = LMAnchorView(margin: 5, leaf)
        if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        view.layoutIfNeeded()
        let (width, height): (CGFloat, CGFloat) = (leaf.width.isNaN ? 20 : 30, leaf.height.isNaN ? 10 : 14)
        let left = anchor.contains(.left) || anchor.contains(isMirrored ? .trailing : .leading)
        let right = anchor.contains(.right) || anchor.contains(isMirrored ? .leading : .trailing)
        func span(
          _ low: Bool, _ high: Bool, _ length: CGFloat, isFixed: Bool, room: CGFloat, fromHigh: Bool
        ) -> (CGFloat, CGFloat) {
          if low, high { return isFixed ? (fromHigh ? room - 5 - length : 5, length) : (5, room - 10) }
          if low { return (5, length) }
          if high { return (room - 5 - length, length) }
          return ((room - length) / 2, length)
        }
        let x = span(left, right, width, isFixed: !leaf.width.isNaN, room: 100, fromHigh: isMirrored)
        let y = span(
          anchor.contains(.top), anchor.contains(.bottom), height, isFixed: !leaf.height.isNaN, room: 50,
          fromHigh: false)
        #expect(leaf.frame == CGRect(x: x.0, y: y.0, width: x.1, height: y.1), "\(bits) \(kind)")
      }
    }
  }

  @Test func stretchedTextIsMeasuredAtItsWidth() {
    let text = StubLeaf(200, 10, wraps: true)
    let view = LMAnchorView(margin: 5, text)
    #expect(view.fittingHeight(at: 60) == 50)
    text.anchor = [.left, .right]
    #expect(view.fittingHeight(at: 60) == 50)
    text.anchor = [.left, .right, .bottom]
    #expect(view.frames(in: 60, 100) == "5 55 50 40")
    text.width = 25
    #expect(view.fittingHeight(at: 60) == 90)
    text.weight = 1
    #expect(view.sizeThatFits(.zero) == CGSize(width: 35, height: 90))
  }

  @Test func baselinesAreThoseOfTheFirstAndTheLastDisplayedChild() {
    let (hidden, first, last) = (StubLeaf(5, 5), StubLeaf(20, 20), StubLeaf(20, 30))
    first.baselines = (12, 3)
    last.baselines = (9, 8)
    (first.anchor, last.anchor) = (.top, .bottom)
    hidden.isDisplayable = false
    let size = CGSize(width: 60, height: 100)
    for box in [LMAnchorView(margin: 5), LMRootView(topPadding: 5, bottomPadding: 5)] as [LMLayoutView] {
      #expect(box.firstBaselineOffset(for: size) == 100 && box.lastBaselineOffset(for: size) == 100)
    }
    let view = LMAnchorView(margin: 5, hidden, first, last)
    #expect(view.firstBaselineOffset(for: size) == 17)
    #expect(view.lastBaselineOffset(for: size) == 87)
    #expect(view.forFirstBaselineLayout === first && view.forLastBaselineLayout === last)
    #expect(LMAnchorView().forFirstBaselineLayout is LMAnchorView)
    let root = LMRootView(topPadding: 7, bottomPadding: 5, first)
    #expect(root.firstBaselineOffset(for: size) == 19)
    #expect(root.lastBaselineOffset(for: size) == 92)
  }

  @Test func marginsThatTakeMoreThanAllLeaveNothing() {
    let boxes: [LMLayoutView] = [
      LMAnchorView(margin: -50, StubLeaf(20, 10)), LMRowView(margin: -50, StubLeaf(20, 10)),
      LMColumnView(margin: -50, StubLeaf(20, 10)),
    ]
    for box in boxes {
      #expect(box.sizeThatFits(.zero) == .zero)
      #expect(box.sizeThatFits(CGSize(width: 30, height: 30)) == .zero)
      #expect(box.fittingHeight(at: 30) == 0)
    }
    #expect(LMRootView(topPadding: -50, StubLeaf(20, 10)).sizeThatFits(.zero) == CGSize(width: 20, height: 0))
  }

  @Test func aRootFillsItsWidthAndStandsBetweenItsPaddings() {
    let text = StubLeaf(100, 10, wraps: true)
    let root = LMRootView(topPadding: 3, bottomPadding: 4, text, StubLeaf(20, 15))
    #expect(root.frames(in: 50, 60) == "0 3 50 53\n0 3 50 53")
    #expect(root.fittingHeight(at: 50) == 27 && root.fittingHeight(at: 100) == 22)
    #expect(root.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: 27))
    #expect(root.sizeThatFits(.zero) == CGSize(width: 100, height: 22))
    text.isDisplayable = false
    #expect(root.sizeThatFits(.zero) == CGSize(width: 20, height: 22))
    root.topPadding = 10
    root.bottomPadding = 0
    root.layoutIfNeeded()
    #expect(root.subviews[1].frame == CGRect(x: 0, y: 10, width: 50, height: 50))
    #expect((root.topPadding, root.bottomPadding) == (10, 0))
  }

  /// Breaks into lines that are shorter than the room.
  private final class Ragged: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      size.width < 100 ? CGSize(width: 30, height: 40) : CGSize(width: 100, height: 20)
    }
  }

  @Test func aBoxIsNoWiderThanTheLinesInIt() {
    for margin in [0, 5] as [CGFloat] {
      let boxes: [LMLayoutView] = [
        LMColumnView(margin: margin), LMAnchorView(margin: margin), LMRootView(),
      ]
      for box in boxes {
        let around = box is LMRootView ? 0 : 2 * margin
        func size(_ width: CGFloat) -> CGSize { box.sizeThatFits(CGSize(width: width, height: 0)) }
        box.addSubview(Ragged())
        #expect(size(150) == CGSize(width: 100 + around, height: 20 + around))
        #expect(size(60) == CGSize(width: 30 + around, height: 40 + around))
        #expect(size(20) == CGSize(width: 20, height: 40 + around))
        let fixed = StubLeaf(10, 10)
        fixed.width = 10
        box.addSubview(fixed)
        // A column that fills is as wide as the one whose width is fixed, and the lines wrap to that.
        let (width, more): (CGFloat, CGFloat) = box is LMColumnView ? (10, 18) : (30, 0)
        #expect(size(60) == CGSize(width: width + around, height: 40 + around + more))
        #expect(size(20) == CGSize(width: min(20, width + around), height: 40 + around + more))
      }
    }
  }

  @Test func onlyTheOutermostBoxKeepsOutOfTheSafeArea() {
    let outside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    outside.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 7, bottom: 0, right: 0))
    let leaf = StubLeaf(10, 10)
    let inner = LMColumnView(margin: 1, leaf)
    let box = LMColumnView(margin: 2, inner)
    outside.addSubview(box)
    box.frame = outside.bounds
    box.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 9, y: 22, width: 89, height: 176))
    #expect(leaf.frame == CGRect(x: 1, y: 1, width: 87, height: 174))
    box.frame = CGRect(x: 0, y: 50, width: 100, height: 100)
    box.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 9, y: 2, width: 89, height: 96), "where the box stands decides")
    box.semanticContentAttribute = .forceRightToLeft
    box.directionalLayoutMargins.leading = 30
    box.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 9, y: 2, width: 61, height: 96))
    let root = LMRootView(LMColumnView(margin: 2, StubLeaf(1, 1)))
    outside.addSubview(root)
    root.frame = outside.bounds
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame == outside.bounds)
    #expect(root.subviews[0].subviews[0].frame == CGRect(x: 9, y: 22, width: 89, height: 176))
  }
}
