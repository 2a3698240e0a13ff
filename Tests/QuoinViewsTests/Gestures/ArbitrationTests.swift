import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Recognizers that share touches")
struct ArbitrationTests {
  private final class Judge: UIGestureRecognizerDelegate {
    var allowsBoth = false
    var begins = true
    var receives = true
    var waitsFor: UIGestureRecognizer?
    var letsWait: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsBoth }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      receives
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { other === waitsFor }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { other === letsWait }
  }

  private func drag(_ screen: TouchedScreen) {
    screen.hands.drag(from: point(150, 150), to: point(150, 210), steps: 3, at: 0)
  }

  private func told(_ screen: TouchedScreen) -> [String] { screen.lines.filter { !$0.hasPrefix("view") } }

  @Test("The first that recognizes its gesture lets the others fail, the deepest view's and latest first")
  func exclusive() {
    let screen = TouchedScreen()
    screen.add(UIPanGestureRecognizer(), "first")
    screen.add(UIPanGestureRecognizer(), "second")
    screen.window.addGestureRecognizer(UIPanGestureRecognizer().log("window", in: screen.log))
    drag(screen)
    #expect(told(screen) == ["second began", "second changed", "second changed", "second ended"])
  }

  @Test("Both go on where the delegate of one lets them")
  func simultaneous() {
    let (screen, judge) = (TouchedScreen(), Judge())
    let (first, second) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    screen.add(first, "first")
    screen.add(second, "second")
    judge.allowsBoth = true
    first.delegate = judge
    drag(screen)
    #expect(
      told(screen) == [
        "second began", "first began", "second changed", "first changed", "second changed", "first changed",
        "second ended", "first ended",
      ])
  }

  @Test("A delegate and the view may keep a gesture from beginning, and touches from a recognizer")
  func refused() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
    }
    for index in 0..<3 {
      let (screen, judge, log) = (TouchedScreen(), Judge(), TouchedView.Log())
      let pan = UIPanGestureRecognizer()
      pan.delegate = judge
      judge.begins = index != 0
      judge.receives = index != 1
      if index == 2 {
        let view = Refusing(frame: screen.window.bounds)
        screen.window.addSubview(view)
        view.addGestureRecognizer(pan.log("pan", in: log))
      } else {
        screen.view.addGestureRecognizer(pan.log("pan", in: log))
      }
      drag(screen)
      #expect(log.lines.isEmpty && pan.state == .possible)
    }
  }

  @Test("A pan waits for a swipe to fail, by a word, by its delegate or by the swipe's")
  func waiting() {
    for index in 0..<3 {
      for isQuick in [true, false] {
        let (screen, judge) = (TouchedScreen(), Judge())
        let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
        swipe.direction = .down
        (pan.delegate, swipe.delegate) = (judge, judge)
        switch index {
        case 0: pan.require(toFail: swipe)
        case 1: judge.waitsFor = swipe
        default: judge.letsWait = pan
        }
        screen.add(pan, "pan")
        screen.add(swipe, "swipe")
        screen.hands.down(point(150, 150), at: 0)
        screen.hands.move(point(150, 170), at: 0.1)
        #expect(told(screen) == [] && pan.state == .possible)
        if isQuick {
          screen.hands.move(point(150, 210), at: 0.2)
          screen.hands.up(at: 0.3)
          #expect(told(screen) == ["swipe ended"])
        } else {
          screen.window.clock.advance(to: 0.6)
          #expect(told(screen) == ["pan began"])
          screen.hands.move(point(150, 210), at: 0.7)
          screen.hands.up(at: 0.8)
          #expect(told(screen) == ["pan began", "pan changed", "pan ended"])
        }
        #expect(pan.state == .possible && swipe.state == .possible)
      }
    }
  }

  @Test("A recognizer that is disabled or removed in the middle cancels its gesture")
  func withdrawn() {
    for removes in [true, false] {
      let screen = TouchedScreen()
      let pan = UIPanGestureRecognizer()
      screen.add(pan, "pan")
      screen.hands.down(point(150, 150), at: 0)
      screen.hands.move(point(150, 180), at: 0.1)
      if removes { screen.view.removeGestureRecognizer(pan) } else { pan.isEnabled = false }
      screen.hands.move(point(150, 190), at: 0.2)
      screen.hands.up(at: 0.3)
      #expect(told(screen) == ["pan began", "pan cancelled"] && pan.state == .possible)
    }
  }

  @Test("Touches stay with the view where the recognizer does not cancel them")
  func kept() {
    let screen = TouchedScreen()
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    screen.add(pan, "pan")
    screen.hands.drag(from: point(150, 150), to: point(150, 190), steps: 2, at: 0)
    #expect(
      screen.lines == [
        "view began 1", "pan began", "view moved 1", "pan changed", "view moved 1", "pan ended",
        "view ended 1",
      ])
  }

  @Test("Views wait for the beginning, and the end, as long as a recognizer wants them to")
  func delays() {
    let screen = TouchedScreen()
    let tap = UITapGestureRecognizer()
    tap.delaysTouchesBegan = true
    screen.add(tap, "tap")
    screen.hands.down(point(150, 150), at: 0)
    #expect(screen.lines.isEmpty)
    screen.window.clock.advance(to: 0.8)
    #expect(screen.lines == ["view began 1"])
    screen.hands.up(at: 1)
    #expect(screen.lines == ["view began 1", "view ended 1"])
    screen.log.lines = []
    screen.hands.tap(point(150, 150), at: 2)
    #expect(screen.lines == ["tap ended"], "the view never hears of a touch that is a tap")
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    for delays in [true, false] {
      let screen = TouchedScreen()
      double.delaysTouchesEnded = delays
      screen.add(double, "double")
      screen.hands.tap(point(150, 150), at: 0)
      #expect(screen.lines == (delays ? ["view began 1"] : ["view began 1", "view ended 1"]))
      screen.window.clock.advance(to: 1)
      #expect(screen.lines == ["view began 1", "view ended 1"])
      screen.view.removeGestureRecognizer(double)
    }
  }

  @Test("A recognizer of one's own comes to its states by setting them")
  func custom() {
    final class Corner: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .possible
        state = .ended
        state = .changed
      }
      override func reset() { resets += 1 }
    }
    let screen = TouchedScreen()
    let corner = Corner()
    screen.add(corner, "corner")
    screen.hands.drag(from: point(150, 150), to: point(160, 150), steps: 1, at: 0)
    #expect(screen.lines == ["corner began", "corner changed", "corner ended"])
    #expect(corner.resets == 1 && corner.state == .possible)
    corner.state = .began
    #expect(corner.state == .began)
  }

  @Test("A touch of a type that is not allowed is no recognizer's")
  func types() {
    let screen = TouchedScreen()
    let tap = UITapGestureRecognizer()
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    screen.add(tap, "tap")
    screen.hands.tap(point(150, 150), at: 0)
    #expect(told(screen) == [])
    screen.hands.down(point(150, 150), at: 1, type: .pencil)
    screen.hands.up(at: 1.1)
    #expect(told(screen) == ["tap ended"])
  }

  @Test("Targets may take everything apart while they are told")
  func apart() {
    let screen = TouchedScreen()
    screen.add(
      UIPanGestureRecognizer { pan in
        pan.view?.removeGestureRecognizer(pan)
        screen.view.removeFromSuperview()
      }, "pan")
    drag(screen)
    screen.hands.tap(point(150, 150), at: 3)
    #expect(screen.view.superview == nil)
  }

  @Test("Whatever fingers do, every recognizer ends possible", arguments: 1...60 as ClosedRange<UInt64>)
  func law(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let screen = TouchedScreen()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    screen.window.addSubview(scroll)
    scroll.addSubview(screen.view)
    screen.view.isMultipleTouchEnabled = numbers.isOne(in: 2)
    let judge = Judge()
    judge.allowsBoth = numbers.isOne(in: 3)
    var all: [UIGestureRecognizer] = [scroll.panGestureRecognizer]
    for _ in 0..<6 {
      let made: [UIGestureRecognizer] = [
        UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
        UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
        UIScreenEdgePanGestureRecognizer(),
      ]
      let recognizer = made[Int(numbers.number(0...6))]
      (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = Int(numbers.number(1...3))
      (recognizer as? UIPanGestureRecognizer)?.maximumNumberOfTouches = Int(numbers.number(1...2))
      recognizer.delaysTouchesBegan = numbers.isOne(in: 3)
      recognizer.delegate = judge
      if numbers.isOne(in: 2) { recognizer.require(toFail: all[Int(numbers.number(0...(all.count - 1)))]) }
      let holder: UIView = numbers.isOne(in: 2) ? screen.view : numbers.isOne(in: 2) ? scroll : screen.window
      holder.addGestureRecognizer(recognizer)
      all.append(recognizer)
    }
    var fingers: [UITouch] = []
    var time = 0.0
    for _ in 0..<120 {
      time += Double(numbers.number(0...200)) / 1000
      if fingers.count < 3, numbers.isOne(in: 4) || fingers.isEmpty {
        fingers.append(UITouch(at: point(numbers.number(0...400), numbers.number(0...400))))
      }
      var sent: Set<UITouch> = []
      for finger in fingers where numbers.isOne(in: 2) {
        if finger.view != nil {
          let place = point(
            finger.locationInWindow.x + numbers.number(-30...30),
            finger.locationInWindow.y + numbers.number(-30...30))
          let phases: [UITouch.Phase] = [.moved, .moved, .moved, .moved, .ended, .cancelled, .stationary]
          finger.update(to: place, phase: phases[Int(numbers.number(0...6))])
        }
        sent.insert(finger)
      }
      screen.window.sendEvent(UIEvent(touches: sent, timestamp: time))
      fingers.removeAll { $0.phase == .ended || $0.phase == .cancelled }
      if numbers.isOne(in: 40) { all[Int(numbers.number(1...6))].isEnabled.toggle() }
    }
    for finger in fingers { finger.update(phase: .ended) }
    screen.window.sendEvent(UIEvent(touches: Set(fingers), timestamp: time + 0.01))
    screen.window.clock.advance(by: 10)
    for recognizer in all {
      #expect(recognizer.state == .possible && recognizer.touches.isEmpty, "\(type(of: recognizer))")
    }
    #expect(!scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating)
    #expect(screen.window.clock.nextEventTime == nil, "nothing goes on when all is over")
  }
}
