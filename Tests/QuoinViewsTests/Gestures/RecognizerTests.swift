import Foundation
import Testing

@testable import QuoinViews

@Suite("Recognizers")
struct RecognizerTests {
  // MARK: Taps

  @Test("A tap is told before its touch is cancelled in the view")
  func tap() {
    let screen = TouchedScreen()
    let tap = UITapGestureRecognizer()
    screen.add(tap, "tap")
    screen.hands.tap(point(150, 160), at: 0)
    #expect(screen.lines == ["view began 1", "tap ended", "view cancelled 1"])
    #expect(tap.state == .possible)
  }

  @Test("A tap knows where it was and with how many fingers while it is told")
  func tapFacts() {
    let screen = TouchedScreen()
    var places: [CGPoint] = []
    let tap = UITapGestureRecognizer { tap in
      places = [tap.location(in: screen.view), tap.location(ofTouch: 1, in: nil)]
      #expect(tap.numberOfTouches == 2)
    }
    tap.numberOfTouchesRequired = 2
    screen.view.addGestureRecognizer(tap)
    screen.hands.down(point(150, 160), point(170, 180))
    screen.hands.up(1, at: 0.1)
    screen.hands.up(at: 0.2)
    #expect(places.count == 2)
    screen.hands.tap(point(150, 160), at: 1)
    #expect(places.count == 2, "one finger is not enough")
  }

  @Test("A finger that stays for long, moves far, or is taken away is no tap")
  func noTap() {
    let screen = TouchedScreen()
    screen.add(UITapGestureRecognizer(), "tap")
    screen.hands.down(point(150, 150), at: 0)
    screen.hands.up(at: 0.8)
    screen.hands.down(point(150, 150), at: 1)
    screen.hands.move(point(200, 150), at: 1.1)
    screen.hands.up(at: 1.2)
    screen.hands.down(point(150, 150), at: 2)
    screen.hands.cancel(at: 2.1)
    #expect(
      screen.lines == [
        "view began 1", "view ended 1", "view began 1", "view moved 1", "view ended 1", "view began 1",
        "view cancelled 1",
      ])
    screen.hands.down(point(150, 150), at: 3)
    screen.hands.up(at: 3.7)
    #expect(screen.lines.suffix(2) == ["tap ended", "view cancelled 1"])
  }

  @Test("Two taps count when the second comes within 0.35 seconds")
  func twoTaps() {
    for (pause, isDouble) in [(0.3, true), (0.4, false)] {
      let screen = TouchedScreen()
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      screen.add(double, "double")
      screen.hands.tap(point(150, 150), at: 0)
      screen.hands.tap(point(155, 150), at: 0.05 + pause)
      screen.window.clock.advance(by: 1)
      #expect(screen.lines.contains("double ended") == isDouble)
      #expect(double.state == .possible)
    }
  }

  @Test("A single tap that waits for a double one comes 0.35 seconds after the finger is lifted")
  func waiting() {
    let screen = TouchedScreen()
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    screen.add(single, "single")
    screen.add(double, "double")
    screen.hands.tap(point(150, 150), at: 0)
    screen.window.clock.advance(to: 0.39)
    #expect(screen.lines == ["view began 1"])
    screen.window.clock.advance(to: 0.41)
    #expect(screen.lines == ["view began 1", "single ended", "view cancelled 1"])
    screen.log.lines = []
    screen.hands.tap(point(150, 150), at: 1)
    screen.hands.tap(point(150, 150), at: 1.2)
    screen.window.clock.advance(by: 1)
    #expect(screen.lines.filter { $0.contains("e ended") } == ["double ended"])
  }

  // MARK: Long presses

  @Test("A long press begins after half a second, changes as the finger moves, and ends with it")
  func longPress() {
    let screen = TouchedScreen()
    let press = UILongPressGestureRecognizer()
    screen.add(press, "press")
    screen.hands.down(point(150, 150), at: 0)
    screen.window.clock.advance(to: 0.49)
    #expect(screen.lines == ["view began 1"])
    screen.window.clock.advance(to: 0.5)
    #expect(screen.lines == ["view began 1", "press began", "view cancelled 1"])
    screen.hands.move(point(250, 250), at: 0.6)
    screen.hands.up(at: 0.7)
    #expect(screen.lines.suffix(2) == ["press changed", "press ended"])
    #expect(press.state == .possible)
  }

  @Test("A long press fails where the finger moves more than 10 points or is lifted before")
  func shortPress() {
    let screen = TouchedScreen()
    screen.add(UILongPressGestureRecognizer(), "press")
    screen.hands.down(point(150, 150), at: 0)
    screen.hands.move(point(160, 150), at: 0.1)
    screen.hands.move(point(161, 150), at: 0.2)
    screen.hands.up(at: 1)
    screen.hands.down(point(150, 150), at: 2)
    screen.hands.up(at: 2.4)
    screen.window.clock.advance(by: 1)
    #expect(!screen.lines.contains("press began"))
    screen.hands.down(point(150, 150), at: 4)
    screen.hands.move(point(160, 150), at: 4.1)
    screen.window.clock.advance(by: 1)
    screen.hands.cancel()
    #expect(screen.lines.suffix(3) == ["press began", "view cancelled 1", "press cancelled"])
  }

  // MARK: Pans

  @Test("A pan begins 10 points from where the finger came down, and counts what is beyond")
  func pan() {
    let screen = TouchedScreen()
    var moves: [CGPoint] = []
    let pan = UIPanGestureRecognizer { pan in moves.append(pan.translation(in: screen.view)) }
    screen.add(pan, "pan")
    screen.hands.down(point(150, 150), at: 0)
    screen.hands.move(point(150, 159.5), at: 0.01)
    #expect(pan.state == .possible)
    screen.hands.move(point(150, 162), at: 0.02)
    #expect(pan.state == .began)
    screen.hands.move(point(153, 182), at: 0.03)
    screen.hands.up(at: 0.04)
    #expect(moves == [point(0, 2), point(3, 22), point(3, 22)])
    #expect(
      screen.lines == [
        "view began 1", "view moved 1", "pan began", "view cancelled 1", "pan changed", "pan ended",
      ])
  }

  @Test("A pan's velocity is that of the last tenth of a second, and nothing for a finger that rests")
  func velocity() {
    for (pause, wanted) in [(0.0, 600.0), (0.2, 0.0)] {
      let screen = TouchedScreen()
      var velocity = CGPoint.zero
      screen.add(UIPanGestureRecognizer { velocity = $0.velocity(in: nil) }, "pan")
      screen.hands.down(point(150, 150), at: 0)
      for step in 1...20 {
        let speed = step <= 10 ? 1.0 : 10.0
        let x = step <= 10 ? Double(step) : 10 + speed * Double(step - 10)
        screen.hands.move(point(150 + x, 150), at: Double(step) / 60)
      }
      screen.hands.up(at: 20.0 / 60 + pause)
      #expect(abs(velocity.x - wanted) < 1e-6 && velocity.y == 0)
    }
  }

  @Test("A translation that is set goes on from there")
  func setTranslation() {
    let screen = TouchedScreen()
    screen.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    var moves: [CGPoint] = []
    screen.add(
      UIPanGestureRecognizer { pan in
        moves.append(pan.translation(in: screen.view))
        pan.setTranslation(point(1, 1), in: screen.view)
      }, "pan")
    screen.hands.down(point(150, 150), at: 0)
    screen.hands.move(point(170, 150), at: 0.1)
    screen.hands.move(point(190, 154), at: 0.2)
    #expect(moves.count == 2 && isNear(moves[0], point(5, 0)) && isNear(moves[1], point(11, 3)))
  }

  @Test("A pan follows the middle of its fingers without a leap when their number changes")
  func twoFingers() {
    let screen = TouchedScreen()
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    screen.add(pan, "pan")
    screen.hands.down(point(150, 150), at: 0)
    screen.hands.move(point(180, 150), at: 0.1)
    #expect(pan.state == .possible)
    screen.hands.down(point(280, 150), at: 0.2)
    screen.hands.move(point(200, 150), point(280, 150), at: 0.3)
    #expect(pan.state == .began && pan.numberOfTouches == 2)
    screen.hands.up(1, at: 0.4)
    #expect(pan.state != .changed && screen.lines.last == "pan ended")
  }

  @Test("More fingers than it takes fail a pan, but not one that has begun")
  func tooManyFingers() {
    let screen = TouchedScreen()
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    screen.add(pan, "pan")
    screen.hands.down(point(150, 150), point(160, 150), at: 0)
    #expect(pan.state == .failed || pan.state == .possible && pan.numberOfTouches == 0)
    screen.hands.move(point(250, 150), point(260, 150), at: 0.1)
    #expect(!screen.lines.contains { $0.hasPrefix("pan") })
    screen.hands.up(at: 0.2)
    screen.hands.down(point(150, 150), at: 1)
    screen.hands.move(point(180, 150), at: 1.1)
    screen.hands.down(point(280, 150), at: 1.2)
    screen.hands.move(point(190, 150), at: 1.3)
    #expect(pan.state == .changed && pan.numberOfTouches == 1)
  }

  // MARK: Others

  @Test("A swipe is told as soon as the finger has gone 50 points its way within half a second")
  func swipe() {
    for (direction, end, time, isSwipe) in [
      (.right, point(205, 160), 0.3, true), (.left, point(95, 160), 0.3, true),
      (.up, point(150, 95), 0.3, true), (.down, point(150, 205), 0.3, true),
      (.right, point(195, 150), 0.3, false), (.right, point(205, 150), 0.6, false),
      (.right, point(205, 210), 0.3, false), (.right, point(95, 150), 0.3, false),
      ([.left, .right], point(95, 150), 0.3, true),
    ] as [(UISwipeGestureRecognizer.Direction, CGPoint, TimeInterval, Bool)] {
      let screen = TouchedScreen()
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      screen.add(swipe, "swipe")
      screen.hands.down(point(150, 150), at: 0)
      screen.hands.move(end, at: time)
      #expect(screen.lines.contains("swipe ended") == isSwipe, "\(direction) to \(end)")
      screen.hands.up(at: 1)
      #expect(swipe.state == .possible)
    }
  }

  @Test("A pinch scales with the distance of its fingers")
  func pinch() {
    let screen = TouchedScreen()
    var scales: [CGFloat] = []
    let pinch = UIPinchGestureRecognizer { scales.append($0.scale) }
    screen.add(pinch, "pinch")
    screen.hands.down(point(150, 150), point(250, 150), at: 0)
    screen.hands.move(point(150, 150), point(256, 150), at: 0.1)
    #expect(pinch.state == .possible)
    screen.hands.move(point(140, 150), point(260, 150), at: 0.2)
    screen.hands.move(point(100, 150), point(300, 150), at: 0.3)
    #expect(abs(pinch.velocity - 8) < 1e-6 && pinch.location(in: nil) == point(200, 150))
    screen.hands.up(1, at: 0.4)
    #expect(pinch.state == .changed, "one finger holds it")
    screen.hands.up(at: 0.5)
    #expect(scales == [1.2, 2, 2])
  }

  @Test("A rotation turns with the line between its fingers, more than half a turn as well")
  func rotation() {
    let screen = TouchedScreen()
    var turns: [CGFloat] = []
    screen.add(UIRotationGestureRecognizer { turns.append($0.rotation) }, "turn")
    screen.hands.down(point(200, 200), point(250, 200), at: 0)
    for step in 1...6 {
      let angle = CGFloat(step) * .pi / 4
      screen.hands.move(
        point(200, 200), point(200 + 50 * cos(angle), 200 + 50 * sin(angle)), at: Double(step) / 10)
    }
    screen.hands.up(at: 1)
    #expect(turns.count == 7 && abs(turns[0] - .pi / 4) < 1e-6)
    #expect(abs((turns.last ?? 0) - 1.5 * .pi) < 1e-6)
  }

  @Test("A pan from an edge begins there only, and inward only")
  func edge() {
    for (start, end, begins) in [
      (point(5, 200), point(40, 205), true), (point(20, 200), point(60, 200), false),
      (point(5, 200), point(8, 260), false), (point(395, 200), point(350, 200), false),
    ] {
      let hands = Hands()
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      hands.window.addGestureRecognizer(edge)
      hands.down(start, at: 0)
      hands.move(end, at: 0.1)
      #expect((edge.state == .began) == begins, "\(start) to \(end)")
      hands.up(at: 0.2)
    }
  }

  @Test("A hover begins where the pointer comes in, and ends where it leaves")
  func hover() {
    let screen = TouchedScreen()
    var places: [CGPoint] = []
    screen.add(UIHoverGestureRecognizer { places.append($0.location(in: screen.view)) }, "hover")
    for place in [point(50, 50), point(110, 120), point(130, 140), point(20, 20), point(30, 30)] {
      screen.window.sendEvent(UIHoverEvent(at: place))
    }
    screen.window.sendEvent(UIHoverEvent(at: point(200, 200)))
    screen.window.sendEvent(UIHoverEvent(at: nil))
    screen.hands.tap(point(150, 150))
    #expect(
      screen.lines == [
        "hover began", "hover changed", "hover ended", "hover began", "hover ended", "view began 1",
        "view ended 1",
      ])
    #expect(places.prefix(2) == [point(10, 20), point(30, 40)])
  }

  @Test("A translation, scale or rotation that is set leaves the velocity as it is")
  func velocityAfterSetting() {
    for sets in [false, true] {
      let screen = TouchedScreen()
      var (pan, pinch, rotation) = (CGPoint.zero, CGFloat.zero, CGFloat.zero)
      screen.add(
        UIPanGestureRecognizer {
          if sets { $0.setTranslation(.zero, in: nil) }
          pan = $0.velocity(in: nil)
        }, "pan")
      screen.hands.down(point(150, 150), at: 0)
      for step in 1...10 { screen.hands.move(point(150 + 10 * Double(step), 150), at: Double(step) / 60) }
      screen.hands.up(at: 10.0 / 60)
      #expect(abs(pan.x - 600) < 1e-6 && pan.y == 0)
      for recognizer in [
        UIPinchGestureRecognizer {
          if sets { $0.scale = 1 }
          pinch = $0.velocity / $0.scale
        },
        UIRotationGestureRecognizer {
          if sets { $0.rotation = 0 }
          rotation = $0.velocity
        },
      ] {
        let screen = TouchedScreen()
        screen.add(recognizer, "pair")
        screen.hands.down(point(150, 150), point(250, 150), at: 0)
        screen.hands.move(point(150, 150), point(250, 190), at: 0.02)
        screen.hands.move(point(150, 150), point(250, 250), at: 0.04)
      }
      #expect(abs(rotation - atan2(1.0, 1.0) / 0.04) < 1e-6)
      #expect(abs(pinch - (1 - 1 / 2.0.squareRoot()) / 0.04) < 1e-6)
    }
  }
}
