import Foundation
import Testing

@testable import QuoinViews

@Suite("Scroll views that code moves")
struct ScrollAnimationTests {
  @Test("An animated offset is reached after 0.3 seconds, slow at both ends, and told once")
  func animated() {
    let screen = ScrollScreen()
    screen.scroll.setContentOffset(point(0, 600), animated: true)
    #expect(screen.scroll.contentOffset == .zero)
    screen.clock.advance(to: 0.1501)
    #expect(abs(screen.scroll.contentOffset.y - 300) <= 0.5)
    screen.clock.advance(to: 1)
    #expect(screen.scroll.contentOffset == point(0, 600) && screen.told == ["scrolled", "animated"])
    screen.log = []
    screen.scroll.setContentOffset(point(0, 600), animated: true)
    screen.clock.advance(by: 1)
    screen.scroll.setContentOffset(point(0, 10), animated: false)
    #expect(screen.log == ["scrolled"])
    screen.scroll.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 100), animated: true)
    screen.clock.advance(by: 1)
    #expect(screen.scroll.contentOffset == point(0, 800))
  }

  @Test("Without a window an animated offset is there at once")
  func windowless() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.setContentOffset(point(0, 50), animated: true)
    #expect(scroll.contentOffset == point(0, 50))
    UIView.withInvalidGeometryHandler({ _, _ in }) {
      scroll.setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true)
      scroll.setContentOffset(CGPoint(x: CGFloat.infinity, y: 0), animated: false)
    }
    #expect(scroll.contentOffset == point(0, 50))
  }

  @Test("A finger, and an offset that is set at once, end an animation")
  func ended() {
    let screen = ScrollScreen()
    screen.scroll.setContentOffset(point(0, 600), animated: true)
    screen.clock.advance(to: 0.1)
    screen.scroll.setContentOffset(point(0, 7), animated: false)
    screen.clock.advance(to: 1)
    #expect(screen.scroll.contentOffset == point(0, 7) && screen.log.filter { $0 == "animated" }.count == 1)
    screen.scroll.setContentOffset(point(0, 600), animated: true)
    screen.clock.advance(to: 1.1)
    screen.hands.down(point(50, 50))
    let offset = screen.scroll.contentOffset
    screen.clock.advance(to: 3)
    #expect(screen.scroll.contentOffset == offset)
  }

  @Test("The status bar scrolls the one view that wants it to its top")
  func top() {
    let screen = ScrollScreen()
    screen.scroll.contentOffset.y = 900
    screen.hands.window.scrollToTop()
    screen.clock.advance(by: 1)
    #expect(screen.scroll.contentOffset == .zero && screen.log.last == "at the top")
    screen.scroll.contentOffset.y = 900
    let other = UIScrollView()
    screen.hands.window.addSubview(other)
    screen.hands.window.scrollToTop()
    screen.clock.advance(by: 1)
    #expect(screen.scroll.contentOffset.y == 900)
    other.scrollsToTop = false
    screen.hands.window.scrollToTop()
    screen.clock.advance(by: 1)
    #expect(screen.scroll.contentOffset.y == 0)
  }

  @Test("A wheel scrolls to the ends and no further, and then what lies around")
  func wheel() {
    let screen = ScrollScreen()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    inner.contentSize = CGSize(width: 200, height: 150)
    screen.content.addSubview(inner)
    for _ in 0..<2 { screen.hands.window.sendEvent(UIScrollEvent(by: point(0, 40), at: point(50, 50))) }
    #expect(inner.contentOffset.y == 50 && screen.scroll.contentOffset.y == 0)
    screen.hands.window.sendEvent(UIScrollEvent(by: point(0, 40), at: point(50, 50)))
    #expect(inner.contentOffset.y == 50 && screen.scroll.contentOffset.y == 40)
    screen.hands.window.sendEvent(UIScrollEvent(by: point(0, -400), at: point(50, 250)))
    #expect(screen.scroll.contentOffset.y == 0)
    screen.hands.window.sendEvent(UIScrollEvent(by: CGPoint(x: CGFloat.nan, y: 0), at: point(50, 250)))
    screen.scroll.isScrollEnabled = false
    screen.hands.window.sendEvent(UIScrollEvent(by: point(0, 40), at: point(50, 250)))
    #expect(screen.scroll.contentOffset.y == 0)
  }

  @Test("A wheel moves a pan that allows it")
  func wheelPan() {
    let screen = TouchedScreen()
    var moved: [CGPoint] = []
    let pan = UIPanGestureRecognizer { moved.append($0.translation(in: nil)) }
    screen.add(pan, "pan")
    screen.window.sendEvent(UIScrollEvent(by: point(0, 40), at: point(150, 150)))
    #expect(moved.isEmpty)
    pan.allowedScrollTypesMask = .all
    screen.window.sendEvent(UIScrollEvent(by: point(0, 40), at: point(150, 150)))
    #expect(moved == [point(0, -40), point(0, -40)] && screen.lines == ["pan began", "pan ended"])
  }

  @Test("Indicators are there while content moves and half a second longer")
  func indicators() {
    let screen = ScrollScreen()
    #expect(!screen.scroll.drawsOverSubviews)
    screen.hands.down(point(100, 250), at: 0)
    screen.hands.move(point(100, 200), at: 0.1)
    #expect(screen.scroll.drawsOverSubviews)
    screen.hands.up(at: 0.5)
    screen.clock.advance(to: 0.9)
    #expect(screen.scroll.drawsOverSubviews)
    screen.clock.advance(to: 1.1)
    #expect(!screen.scroll.drawsOverSubviews)
    screen.scroll.flashScrollIndicators()
    #expect(screen.scroll.drawsOverSubviews)
  }
}
