import Foundation
import Testing

@testable import QuoinViews

@Suite("Touches of a window")
struct TouchDispatchTests {
  @Test("The deepest view under a finger hears of it until it is lifted, wherever it goes")
  func deepest() {
    let screen = TouchedScreen()
    let inner = TouchedView("inner", frame: CGRect(x: 50, y: 50, width: 20, height: 20), log: screen.log)
    screen.view.addSubview(inner)
    screen.hands.down(point(155, 155), at: 1)
    #expect(screen.window.clock.time == 1)
    screen.hands.move(point(10, 10), at: 2)
    screen.hands.up(at: 3)
    screen.hands.down(point(110, 110), at: 4)
    screen.hands.cancel(at: 5)
    #expect(
      screen.lines == [
        "inner began 1", "inner moved 1", "inner ended 1", "view began 1", "view cancelled 1",
      ])
    #expect(screen.window.clock.time == 5)
  }

  @Test("A touch knows its view, its window, its place now and before, and its time")
  func facts() {
    let screen = TouchedScreen()
    screen.hands.down(point(120, 130), at: 1)
    let touch = screen.hands.fingers[0]
    #expect(touch.view === screen.view && touch.window === screen.window && touch.timestamp == 1)
    screen.hands.move(point(140, 160), at: 2)
    #expect(touch.location(in: screen.view) == point(40, 60))
    #expect(touch.previousLocation(in: screen.view) == point(20, 30))
    #expect(touch.phase == .moved && touch.timestamp == 2)
    screen.hands.down(point(200, 200), at: 3)
    #expect(touch.phase == .stationary && touch.previousLocation(in: nil) == touch.location(in: nil))
  }

  @Test("A view gets one finger at a time unless it says otherwise, and all that are there in one call")
  func fingers() {
    let screen = TouchedScreen()
    screen.hands.down(point(110, 110), point(120, 120))
    screen.hands.up()
    #expect(screen.lines == ["view began 1", "view ended 1"])
    screen.log.lines = []
    screen.view.isMultipleTouchEnabled = true
    screen.hands.down(point(110, 110), point(120, 120))
    screen.hands.move(point(111, 110), point(121, 120))
    screen.hands.up(1)
    screen.hands.up()
    #expect(screen.lines == ["view began 2", "view moved 2", "view ended 1", "view ended 1"])
  }

  @Test("A view that wants touches to itself gets none while another has one, and leaves none to others")
  func exclusive() {
    let screen = TouchedScreen()
    let other = TouchedView("other", frame: CGRect(x: 0, y: 0, width: 50, height: 50), log: screen.log)
    screen.window.addSubview(other)
    other.isExclusiveTouch = true
    screen.hands.down(point(10, 10))
    screen.hands.down(point(150, 150))
    screen.hands.up()
    screen.hands.down(point(150, 150))
    screen.hands.down(point(10, 10))
    screen.hands.up()
    #expect(screen.lines == ["other began 1", "other ended 1", "view began 1", "view ended 1"])
  }

  @Test("Taps in quick succession and near each other are counted")
  func counts() {
    let screen = TouchedScreen()
    var counts: [Int] = []
    for (place, time) in [
      (point(150, 150), 0.0), (point(160, 150), 0.3), (point(160, 150), 0.6), (point(160, 150), 1.0),
      (point(290, 290), 1.2),
    ] {
      screen.hands.down(place, at: time)
      counts.append(screen.hands.fingers[0].tapCount)
      screen.hands.up(at: time + 0.05)
    }
    #expect(counts == [1, 2, 3, 1, 1])
  }

  @Test("Hidden, transparent and disabled views get nothing, and nor does what lies outside its superview")
  func unseen() {
    for (index, change) in [
      { $0.isHidden = true }, { $0.alpha = 0.005 }, { $0.isUserInteractionEnabled = false },
      { $0.superview?.frame.size = CGSize(width: 20, height: 20) },
    ].enumerated() as EnumeratedSequence<[(UIView) -> Void]> {
      let screen = TouchedScreen()
      let holder = UIView(frame: screen.window.bounds)
      screen.window.addSubview(holder)
      holder.addSubview(screen.view)
      change(screen.view)
      screen.hands.tap(point(150, 150))
      #expect(screen.lines.isEmpty, "change \(index)")
    }
  }

  @Test("An event of the past is reported and happens now")
  func late() {
    let screen = TouchedScreen()
    screen.hands.down(point(150, 150), at: 2)
    let sentences = misuse { screen.hands.up(at: 1) }
    #expect(
      sentences == [
        "An event of 1.0 seconds comes late: the clock shows 2.0, and time only goes forward"
      ])
    #expect(screen.lines == ["view began 1", "view ended 1"] && screen.window.clock.time == 2)
  }

  @Test("Touches that move before they began, begin twice or end twice do no harm")
  func broken() {
    let screen = TouchedScreen()
    let touch = UITouch(at: point(150, 150))
    touch.update(phase: .moved)
    screen.window.sendEvent(UIEvent(touches: [touch]))
    touch.update(phase: .began)
    screen.window.sendEvent(UIEvent(touches: [touch]))
    screen.window.sendEvent(UIEvent(touches: [touch]))
    touch.update(to: CGPoint(x: CGFloat.nan, y: 0), phase: .ended)
    screen.window.sendEvent(UIEvent(touches: [touch]))
    screen.window.sendEvent(UIEvent(touches: [touch]))
    screen.window.sendEvent(UIEvent())
    #expect(screen.lines == ["view began 1", "view moved 1", "view ended 1"])
    #expect(touch.location(in: nil) == point(150, 150))
  }
}
