import Foundation
import QuoinGraphics
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinBoxes

/// Scrolled boxes under bars.
struct ScrolledLawTests {
  private static let bars = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 20)

  private func window(scale: CGFloat = 2) -> UIWindow {
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    return UIWindow(frame: bounds, screen: UIScreen(bounds: bounds, scale: scale, safeAreaInsets: Self.bars))
  }

  private struct State: Equatable {
    let frames: [CGRect]
    let insets: [UIEdgeInsets]
    let sizes: [CGSize]

    init(_ root: UIView) {
      let views = root.subtree
      frames = views.map(\.frame)
      insets = views.flatMap {
        [$0.safeAreaInsets, $0.layoutMargins, ($0 as? UIScrollView)?.adjustedContentInset ?? .zero]
      }
      sizes = views.map { ($0 as? UIScrollView)?.contentSize ?? .zero }
    }
  }

  @Test func aTallContentKeepsItsHeightPassAfterPass() {
    for height in [100, 700, 763, 764, 800, 843, 844, 845, 900, 2000] as [CGFloat] {
      let window = window()
      let content = LMColumnView(LMSpacer(height: height))
      let scroll = LMScrollView(isFitToWidth: true, content)
      scroll.frame = window.bounds
      window.addSubview(scroll)
      window.layoutIfNeeded()
      #expect(content.frame == CGRect(x: 0, y: 0, width: 390, height: height))
      #expect(scroll.contentSize == content.frame.size)
      #expect(scroll.contentOffset == CGPoint(x: 0, y: -47), "the content begins below the bar")
      #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
      let first = State(window)
      for _ in 0..<3 {
        for view in window.subtree { view.setNeedsLayout() }
        window.layoutIfNeeded()
      }
      #expect(State(window) == first)
      scroll.contentOffset.y = height / 3
      window.layoutIfNeeded()
      #expect(content.frame.height == height, "it is as high wherever it is scrolled to")
    }
  }

  @Test(arguments: [UIScrollView.ContentInsetAdjustmentBehavior.never, .always, .automatic, .scrollableAxes])
  func aSecondPassOverAnUnchangedTreeChangesNothing(behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    for seed in 0..<150 {
      var generator = SeededGenerator(seed: UInt64(seed) + 7)
      var maker = RandomTree(seed: seed, scale: 2)
      let content = maker.make()
      content.traitOverrides = nil
      let (fitsWidth, fitsHeight) = (generator.chance(60), generator.chance(20))
      let scroll = LMScrollView(isFitToWidth: fitsWidth, isFitToHeight: fitsHeight, content)
      scroll.contentInsetAdjustmentBehavior = behavior
      if generator.chance(40) { scroll.contentInset = UIEdgeInsets(top: 5, left: 3, bottom: 8, right: 1) }
      let window = window()
      let outer: UIView = generator.chance(50) ? LMRootView(scroll) : LMColumnView(scroll)
      outer.frame = window.bounds
      window.addSubview(outer)
      window.layoutIfNeeded()
      let first = State(window)
      for _ in 0..<2 {
        for view in window.subtree { view.setNeedsLayout() }
        window.layoutIfNeeded()
        if State(window) != first { Issue.record("seed \(seed): the next pass changes something") }
      }
      for case let label as UILabel in window.subtree {
        let text = label.text
        label.text = "Another text that is longer than the one that was there"
        window.layoutIfNeeded()
        label.text = text
      }
      window.layoutIfNeeded()
      if State(window) != first { Issue.record("seed \(seed): what was changed and back is not as it was") }
    }
  }

  @Test func whatLiesBeyondTheScreenIsNotCovered() {
    let window = window()
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    let tall = UIView(frame: CGRect(x: -500, y: -3000, width: 5000, height: 9000))
    scroll.addSubview(tall)
    window.addSubview(scroll)
    #expect(tall.safeAreaInsets == Self.bars)
    tall.preservesSuperviewLayoutMargins = true
    #expect(tall.layoutMargins == UIEdgeInsets(top: 55, left: 18, bottom: 42, right: 28))
    scroll.contentInsetAdjustmentBehavior = .always
    window.layoutIfNeeded()
    #expect(tall.safeAreaInsets == .zero, "the inset takes care of it")
  }

  @Test func aScrollViewAsksForItsContentAndWhatBarsCover() {
    let window = window()
    let scroll = LMScrollView(StubLeaf(100, 50))
    scroll.frame = window.bounds
    window.addSubview(scroll)
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == Self.bars)
    #expect(scroll.sizeThatFits(.zero) == CGSize(width: 130, height: 131))
    scroll.isFitToWidth = true
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(scroll.content?.frame.width == 390)
    scroll.isFitToHeight = true
    #expect(scroll.adjustedContentInset == .zero)
    scroll.contentInsetAdjustmentBehavior = .always
    window.layoutIfNeeded()
    #expect(scroll.content?.frame.size == CGSize(width: 360, height: 763))
  }
}
