import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Scroll views")
struct ScrollGeometryTests {
  private final class Told: UIScrollViewDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }

  @Test("Where the safe area is added depends on what scrolls")
  func adjusted() {
    typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior
    let safe = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    for behavior in Behavior.allCases {
      for (width, height) in [(100, 100), (101, 100), (100, 101), (200, 200)] as [(CGFloat, CGFloat)] {
        for (bouncesX, bouncesY) in [(false, false), (true, false), (false, true)] {
          let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          scroll.setSafeAreaInsets(safe)
          scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
          (scroll.alwaysBounceHorizontal, scroll.alwaysBounceVertical) = (bouncesX, bouncesY)
          scroll.contentInsetAdjustmentBehavior = behavior
          scroll.contentSize = CGSize(width: width, height: height)
          let addsY = behavior != .never && (behavior == .always || bouncesY || height > 100)
          let addsX = behavior != .never && (behavior == .always || bouncesX || width > 100)
          let inset = scroll.adjustedContentInset
          #expect((inset.top, inset.bottom) == (addsY ? (11, 33) : (1, 3)), "\(behavior) \(width) \(height)")
          #expect((inset.left, inset.right) == (addsX ? (22, 44) : (2, 4)), "\(behavior) \(width) \(height)")
          scroll.layoutIfNeeded()
          #expect(
            scroll.contentOffset == CGPoint(x: -inset.left, y: -inset.top), "the beginning stays in sight")
        }
      }
    }
  }

  @Test("Content that was scrolled stays where it is when the inset changes")
  func kept() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 500, height: 500)
    scroll.contentOffset = CGPoint(x: 0, y: 70)
    scroll.contentInset = UIEdgeInsets(top: 5, left: 6, bottom: 0, right: 0)
    #expect(scroll.contentOffset == CGPoint(x: -6, y: 70))
    scroll.contentOffset.x = 9
    scroll.contentInset = .zero
    #expect(scroll.contentOffset == CGPoint(x: 9, y: 70))
  }

  @Test("A delegate hears of each change of the offset once, and a changed inset is told")
  func told() {
    final class Insets: UIScrollView {
      var changes = 0
      override func adjustedContentInsetDidChange() { changes += 1 }
    }
    let (scroll, told) = (Insets(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Told())
    scroll.delegate = told
    scroll.contentOffset = CGPoint(x: 3, y: 4)
    scroll.contentOffset = CGPoint(x: 3, y: 4)
    #expect(told.count == 1 && scroll.bounds.origin == CGPoint(x: 3, y: 4))
    scroll.setContentOffset(.zero, animated: true)
    #expect(told.count == 2)
    scroll.contentInset.top = 7
    scroll.contentInset.top = 7
    #expect(scroll.changes == 1 && told.count == 3)
    scroll.layoutIfNeeded()
    scroll.setNeedsLayout()
    scroll.layoutIfNeeded()
    #expect(scroll.changes == 1)
    scroll.contentSize = CGSize(width: 10, height: 300)
    scroll.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(scroll.changes == 2 && scroll.contentOffset.y == -27)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.changes == 3 && scroll.contentOffset.y == -7)
  }

  @Test("A rectangle is scrolled to just so far that it is seen")
  func visible() {
    for (rect, offset) in [
      (CGRect(x: 10, y: 10, width: 20, height: 20), CGPoint(x: 0, y: 0)),
      (CGRect(x: 150, y: 10, width: 20, height: 20), CGPoint(x: 70, y: 0)),
      (CGRect(x: 10, y: 150, width: 20, height: 20), CGPoint(x: 0, y: 90)),
      (CGRect(x: 90, y: 70, width: 10, height: 10), CGPoint(x: 0, y: 0)),
      (CGRect(x: 90, y: 70, width: 11, height: 11), CGPoint(x: 1, y: 1)),
      (CGRect(x: 150, y: 150, width: 300, height: 300), CGPoint(x: 150, y: 150)),
    ] {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      scroll.contentSize = CGSize(width: 900, height: 900)
      scroll.scrollRectToVisible(rect, animated: false)
      #expect(scroll.contentOffset == offset, "\(rect)")
      scroll.contentOffset = CGPoint(x: 500, y: 500)
      scroll.scrollRectToVisible(rect, animated: false)
      #expect(scroll.contentOffset == rect.origin, "from below and from the right it is the corner")
    }
  }

  @Test("A scroll view fits its content with the inset, and what it scrolls over is clipped")
  func fitting() {
    let scroll = UIScrollView()
    #expect(scroll.clipsToBounds && UIScrollView(frame: .zero).clipsToBounds)
    scroll.contentSize = CGSize(width: 30, height: 40)
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(scroll.sizeThatFits(.zero) == CGSize(width: 40, height: 45))
    let outer = UIStackView(arrangedSubviews: [scroll])
    _ = outer.measuredSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
    outer.layoutIfNeeded()
    scroll.contentSize.height = 50
    #expect(outer.isLayoutNeeded)
    outer.layoutIfNeeded()
    scroll.contentInset.top = 2
    #expect(outer.isLayoutNeeded)
    outer.layoutIfNeeded()
    scroll.contentSize.height = 50
    scroll.contentInset.top = 2
    #expect(!outer.isLayoutNeeded)
    UIView.withInvalidGeometryHandler({ _, _ in }) {
      scroll.contentSize.width = .infinity
      scroll.contentSize.height = .nan
    }
    #expect(scroll.contentSize == CGSize(width: 30, height: 50))
    for isOn in [
      scroll.isScrollEnabled, scroll.bounces, scroll.showsVerticalScrollIndicator,
      scroll.showsHorizontalScrollIndicator, !scroll.isPagingEnabled, !scroll.alwaysBounceVertical,
      !scroll.alwaysBounceHorizontal, !scroll.drawsScrollIndicators,
    ] {
      #expect(isOn, "as UIKit has it until it is set")
    }
    #expect((scroll.minimumZoomScale, scroll.maximumZoomScale, scroll.zoomScale) == (1, 1, 1))
  }

  @Test("The delegate hears of movement once there is a width to count pages by")
  func withoutWidth() {
    let (scroll, told) = (UIScrollView(), Told())
    scroll.scrollDelegate = told
    scroll.contentInset.top = 20
    scroll.contentOffset.x = 5
    scroll.layoutIfNeeded()
    #expect((scroll.contentOffset, told.count) == (CGPoint(x: 5, y: -20), 0))
    scroll.frame.size = CGSize(width: 10, height: 0)
    scroll.layoutIfNeeded()
    #expect(told.count == 1, "once for all that was missed")
    scroll.setNeedsLayout()
    scroll.layoutIfNeeded()
    #expect(told.count == 1)
    scroll.contentOffset.x = 6
    #expect(told.count == 2, "without a height as well")
    scroll.frame.size.width = 0
    scroll.contentOffset.x = 7
    scroll.frame.size.width = 10
    scroll.contentOffset.x = 8
    scroll.layoutIfNeeded()
    #expect(told.count == 3, "what moves then is heard of at once, and nothing twice")
  }

  @Test("Content that becomes shorter than what is seen of it is seen to its end")
  func shrinks() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentInset.bottom = 300
    scroll.contentOffset.y = 800
    scroll.contentInset.bottom = 0
    #expect(scroll.contentOffset.y == 500)
    scroll.contentSize.height = 700
    #expect(scroll.contentOffset.y == 200)
    scroll.contentSize.height = 900
    #expect(scroll.contentOffset.y == 200)
    scroll.contentSize.height = 100
    #expect(scroll.contentOffset.y == 0)
    scroll.contentOffset.y = 50
    scroll.contentSize.height = 90
    #expect(scroll.contentOffset.y == 50, "code has scrolled beyond the end")
    scroll.contentSize.width = 300
    scroll.contentOffset.x = 150
    scroll.contentSize.width = 180
    #expect(scroll.contentOffset == CGPoint(x: 80, y: 50))
  }

  @Test("Insets and scales that are no numbers are refused")
  func invalidInsets() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    scroll.contentInset.top = 10
    UIView.withInvalidGeometryHandler({ _, _ in }) {
      scroll.contentInset.top = .nan
      scroll.contentInset.left = .infinity
      scroll.contentInset.bottom = -.infinity
      scroll.contentInset.right = .nan
    }
    #expect(scroll.contentInset == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    let screen = ScrollScreen()
    screen.zooms = true
    screen.scroll.maximumZoomScale = .nan
    screen.scroll.zoomScale = 3
    #expect(screen.scroll.zoomScale == 1)
    screen.scroll.maximumZoomScale = 5
    screen.scroll.minimumZoomScale = .nan
    screen.scroll.zoomScale = 3
    screen.scroll.zoomScale = 0.2
    #expect(screen.scroll.zoomScale == 1)
  }
}
