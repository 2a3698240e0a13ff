import Foundation
import Testing

@testable import QuoinViews

@Suite("Scroll views that are dragged")
struct ScrollDraggingTests {
  @Test("The delegate hears of a drag and of what follows in UIKit's order")
  func order() {
    let screen = ScrollScreen()
    screen.hands.drag(from: point(100, 250), to: point(100, 130), steps: 6, at: 0)
    #expect(screen.scroll.contentOffset == point(0, 110), "the first ten points do not count")
    #expect(abs(screen.velocity.y - 1.2) < 1e-6 && screen.velocity.x == 0)
    #expect(abs(screen.planned.y - (110 + 1.2 * 499)) < 1e-6)
    #expect(screen.scroll.isDecelerating && !screen.scroll.isDragging && !screen.scroll.isTracking)
    screen.clock.advance(by: 10)
    #expect(
      screen.told == [
        "will drag", "scrolled", "will end dragging", "dragged true", "will decelerate", "scrolled",
        "decelerated",
      ])
    #expect(abs(screen.scroll.contentOffset.y - screen.planned.y) <= 0.5 && !screen.scroll.isDecelerating)
  }

  @Test("Content slows down by 0.998 a millisecond, or by 0.99, however the frames fall")
  func deceleration() {
    for (rate, share) in [
      (UIScrollView.DecelerationRate.normal, 0.998), (.fast, 0.99),
    ] {
      for frame in [1.0 / 60, 1.0 / 24] {
        let screen = ScrollScreen(content: CGSize(width: 200, height: 20_000))
        screen.scroll.decelerationRate = rate
        screen.hands.drag(from: point(100, 250), to: point(100, 130), steps: 6, at: 0)
        screen.clock.frameInterval = frame
        screen.clock.advance(by: 0.5)
        let (reach, passed) = (1200.0 / 1000 * share / (1 - share), screen.offsets.last!.time - 0.1)
        let wanted = 110 + reach * (1 - pow(share, 1000 * passed))
        #expect(abs(Double(screen.scroll.contentOffset.y) - wanted) <= 0.25, "\(share) \(frame)")
      }
    }
  }

  @Test("A finger that rests before it is lifted leaves the content where it is")
  func resting() {
    let screen = ScrollScreen()
    screen.hands.down(point(100, 250), at: 0)
    screen.hands.move(point(100, 200), at: 0.1)
    screen.hands.up(at: 0.5)
    #expect(screen.told == ["will drag", "scrolled", "will end dragging", "dragged false"])
    #expect(screen.scroll.contentOffset == point(0, 40))
  }

  @Test("A finger on content that goes on by itself stops it")
  func stopped() {
    let screen = ScrollScreen()
    screen.hands.drag(from: point(100, 250), to: point(100, 130), steps: 6, at: 0)
    screen.clock.advance(by: 0.2)
    screen.log = []
    screen.hands.down(point(100, 100))
    #expect(
      screen.told == ["decelerated", "will drag"] && screen.scroll.isTracking && screen.scroll.isDragging)
    let offset = screen.scroll.contentOffset
    screen.hands.up()
    screen.clock.advance(by: 1)
    #expect(screen.scroll.contentOffset == offset && !screen.scroll.isTracking)
  }

  @Test("Beyond an end content follows by UIKit's rubber band, and comes back")
  func bounce() {
    let screen = ScrollScreen()
    screen.hands.down(point(100, 50), at: 0)
    screen.hands.move(point(100, 160), at: 0.1)
    let wanted = (1 - 1 / (100 * 0.55 / 300 + 1)) * 300.0
    #expect(abs(screen.scroll.contentOffset.y + wanted) <= 0.25)
    screen.hands.up(at: 0.5)
    #expect(screen.told.suffix(3) == ["will end dragging", "dragged true", "will decelerate"])
    #expect(screen.planned == .zero)
    screen.clock.advance(by: 0.2)
    #expect(screen.scroll.contentOffset.y < -1 && screen.scroll.contentOffset.y > -wanted)
    screen.clock.advance(by: 1)
    #expect(screen.scroll.contentOffset == .zero && screen.told.last == "decelerated")
  }

  @Test("A flick against an end passes it a little and comes back to it; without a bounce it stops there")
  func flick() {
    for bounces in [true, false] {
      let screen = ScrollScreen(content: CGSize(width: 200, height: 500))
      screen.scroll.bounces = bounces
      screen.hands.drag(from: point(100, 250), to: point(100, 130), steps: 6, at: 0)
      #expect(screen.planned == point(0, 200))
      screen.clock.advance(by: 3)
      #expect((screen.offsets.map(\.offset.y).max()! > 201) == bounces)
      #expect(screen.scroll.contentOffset == point(0, 200) && screen.told.last == "decelerated")
    }
  }

  @Test("Content that fits does not move, unless it always bounces")
  func fitting() {
    for bounces in [true, false] {
      let screen = ScrollScreen(content: CGSize(width: 200, height: 100))
      screen.scroll.alwaysBounceVertical = bounces
      screen.hands.drag(from: point(100, 100), to: point(100, 200), steps: 4, at: 0)
      #expect(screen.told.isEmpty != bounces)
      screen.clock.advance(by: 2)
      #expect(screen.scroll.contentOffset == .zero)
    }
  }

  @Test("A drag moves the content only where there is something to scroll, and not where it is disabled")
  func directions() {
    let screen = ScrollScreen()
    screen.hands.drag(from: point(150, 250), to: point(50, 240), steps: 4, at: 0)
    #expect(screen.told.isEmpty, "from side to side nothing moves")
    screen.hands.drag(from: point(150, 250), to: point(110, 150), steps: 4, at: 1)
    #expect(screen.scroll.contentOffset.x == 0 && screen.scroll.contentOffset.y > 50)
    screen.clock.advance(by: 10)
    screen.log = []
    screen.scroll.isScrollEnabled = false
    screen.hands.drag(from: point(150, 250), to: point(110, 150), steps: 4, at: 20)
    #expect(screen.told.isEmpty)
  }

  @Test("A lock keeps a drag to the direction in which it begins, but not one across")
  func lock() {
    for (end, isLocked) in [(point(80, 150), true), (point(20, 160), false)] {
      let screen = ScrollScreen(content: CGSize(width: 1000, height: 1000))
      screen.scroll.isDirectionalLockEnabled = true
      screen.hands.down(point(100, 250), at: 0)
      screen.hands.move(end, at: 0.1)
      screen.hands.move(point(20, 100), at: 0.2)
      #expect((screen.scroll.contentOffset.x == 0) == isLocked && screen.scroll.contentOffset.y > 0)
    }
  }

  @Test("Pages are turned by a flick, one at a time, and come back from a drag that is too short")
  func paging() {
    for (end, page) in [(point(10, 100), 1), (point(160, 100), 0), (point(50, 100), 1)] {
      let screen = ScrollScreen(content: CGSize(width: 1000, height: 300))
      screen.scroll.isPagingEnabled = true
      screen.hands.down(point(190, 100), at: 0)
      screen.hands.move(CGPoint(x: (190 + end.x) / 2, y: 100), at: 0.5)
      screen.hands.move(end, at: 1)
      screen.hands.up(at: page == 1 && end.x > 10 ? 1 : 2)
      screen.clock.advance(by: 3)
      #expect(screen.scroll.contentOffset == CGPoint(x: CGFloat(page) * 200, y: 0), "\(end)")
    }
    let screen = ScrollScreen(content: CGSize(width: 1000, height: 300))
    screen.scroll.isPagingEnabled = true
    screen.hands.drag(from: point(190, 100), to: point(50, 100), steps: 4, at: 0)
    #expect(screen.planned == point(200, 0))
    screen.clock.advance(by: 3)
    #expect(screen.scroll.contentOffset == point(200, 0))
  }

  @Test("The delegate may choose where content comes to rest")
  func target() {
    for target in [point(0, 300), point(0, 105), point(0, 0)] {
      let screen = ScrollScreen()
      screen.target = target
      screen.hands.drag(from: point(100, 250), to: point(100, 130), steps: 6, at: 0)
      screen.clock.advance(by: 10)
      #expect(screen.scroll.contentOffset == target && screen.told.last == "decelerated")
    }
  }

  @Test("An offset that is set while content moves is where it goes on from")
  func set() {
    let screen = ScrollScreen()
    screen.hands.down(point(100, 250), at: 0)
    screen.hands.move(point(100, 200), at: 0.1)
    screen.scroll.contentOffset.y += 500
    screen.hands.move(point(100, 190), at: 0.2)
    #expect(screen.scroll.contentOffset.y == 550)
    screen.hands.cancel()
    #expect(screen.told.suffix(2) == ["will end dragging", "dragged false"])
  }

  // MARK: What lies in the content

  @Test("Views in the content hear of a touch after 0.15 seconds, or when it ends, unless it scrolls")
  func delay() {
    func made() -> (ScrollScreen, TouchedView) {
      let screen = ScrollScreen()
      let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 200, height: 2000), log: .init())
      screen.content.addSubview(view)
      return (screen, view)
    }
    var (screen, view) = made()
    screen.hands.down(point(100, 100), at: 0)
    screen.clock.advance(to: 0.14)
    #expect(view.log.lines.isEmpty)
    screen.clock.advance(to: 0.15)
    #expect(view.log.lines == ["view began 1"])
    screen.hands.move(point(100, 50), at: 0.2)
    #expect(view.log.lines == ["view began 1", "view cancelled 1"] && screen.scroll.isDragging)
    (screen, view) = made()
    screen.hands.tap(point(100, 100), at: 0)
    #expect(view.log.lines == ["view began 1", "view ended 1"])
    (screen, view) = made()
    screen.hands.drag(from: point(100, 200), to: point(100, 100), steps: 3, at: 0)
    #expect(view.log.lines.isEmpty)
    (screen, view) = made()
    screen.scroll.delaysContentTouches = false
    screen.scroll.canCancelContentTouches = false
    screen.hands.drag(from: point(100, 200), to: point(100, 100), steps: 1, at: 0)
    #expect(view.log.lines == ["view began 1", "view moved 1", "view ended 1"] && screen.told.isEmpty)
    #expect(!screen.scroll.isTracking)
  }

  @Test("A scroll view in another moves first, and leaves to the other what it cannot do")
  func nested() {
    let screen = ScrollScreen()
    let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    pages.contentSize = CGSize(width: 800, height: 300)
    screen.content.addSubview(pages)
    screen.hands.drag(from: point(150, 100), to: point(50, 110), steps: 4, at: 0)
    #expect(pages.contentOffset.x > 0 && screen.told.isEmpty)
    screen.clock.advance(by: 10)
    let before = pages.contentOffset
    screen.hands.drag(from: point(150, 200), to: point(140, 100), steps: 4, at: 20)
    #expect(screen.scroll.contentOffset.y > 0 && pages.contentOffset == before)
  }

  @Test("A drag lets the first responder resign where the view says so")
  func keyboard() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    for (mode, end, resigns) in [
      (UIScrollView.KeyboardDismissMode.none, 200, false), (.onDrag, 200, true), (.onDrag, 50, true),
      (.interactive, 200, true), (.interactive, 50, false),
    ] as [(UIScrollView.KeyboardDismissMode, CGFloat, Bool)] {
      let (screen, field) = (ScrollScreen(), Field())
      screen.scroll.contentOffset.y = 500
      screen.scroll.keyboardDismissMode = mode
      screen.hands.window.addSubview(field)
      field.becomeFirstResponder()
      screen.hands.drag(from: point(100, 120), to: point(100, end), steps: 4, at: 0)
      #expect(field.isFirstResponder != resigns)
    }
  }

  @Test("A tap that stops content does nothing else")
  func stoppingTap() {
    let screen = ScrollScreen()
    var taps = 0
    screen.content.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    screen.hands.drag(from: point(100, 250), to: point(100, 130), steps: 6, at: 0)
    screen.clock.advance(by: 0.2)
    screen.hands.tap(point(100, 100), at: 0.5)
    #expect(taps == 0 && !screen.scroll.isDecelerating)
    screen.hands.tap(point(100, 100), at: 1)
    #expect(taps == 1)
  }

  @Test("Scrolling that is switched off ends what goes on")
  func switchedOff() {
    let screen = ScrollScreen()
    screen.hands.drag(from: point(100, 250), to: point(100, 130), steps: 6, at: 0)
    screen.scroll.isScrollEnabled = false
    #expect(screen.told.last == "decelerated" && !screen.scroll.isDecelerating)
    screen.scroll.isScrollEnabled = true
    screen.hands.down(point(100, 250), at: 5)
    screen.hands.move(point(100, 200), at: 5.1)
    #expect(screen.scroll.isDragging)
    screen.scroll.isScrollEnabled = false
    let offset = screen.scroll.contentOffset
    screen.hands.move(point(100, 100), at: 5.2)
    #expect(!screen.scroll.isDragging && screen.scroll.contentOffset == offset)
  }
}
