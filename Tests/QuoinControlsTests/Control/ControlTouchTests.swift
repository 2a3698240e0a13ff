import Foundation
import QuoinControls
import Testing

@Suite("A control follows a finger")
struct ControlTouchTests {
  private static let touchEvents: [(String, UIControl.Event)] = [
    ("down", .touchDown), ("again", .touchDownRepeat), ("in", .touchDragInside), ("out", .touchDragOutside),
    ("enter", .touchDragEnter), ("exit", .touchDragExit), ("up", .touchUpInside), ("upOut", .touchUpOutside),
    ("cancel", .touchCancel), ("primary", .primaryActionTriggered), ("value", .valueChanged),
  ]
  private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
  private let log = EventLog()
  private let finger: Finger

  init() {
    finger = Finger(on: control)
    control.log(Self.touchEvents, into: log)
  }

  @Test("A tap is a finger that comes down and is lifted inside")
  func tap() {
    finger.down(150, 120)
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    #expect(control.state == .highlighted && log.take() == ["down"])
    finger.up(after: 0.05)
    #expect(!control.isHighlighted && !control.isTracking && control.state == .normal)
    #expect(log.take() == ["up", "primary"])
    finger.down(150, 120, after: 0.1)
    #expect(log.take() == ["down", "again"])
  }

  @Test("Up to 70 points beyond the edge the finger is still inside")
  func tolerance() {
    finger.down(150, 120)
    finger.move(150, 209)
    #expect(control.isHighlighted && log.take() == ["down", "in"])
    finger.move(150, 211)
    #expect(!control.isHighlighted && !control.isTouchInside && log.take() == ["out", "exit"])
    finger.move(150, 205)
    #expect(control.isHighlighted && log.take() == ["in", "enter"])
    finger.move(150, 215)
    finger.up()
    #expect(log.take() == ["out", "exit", "upOut"])
  }

  @Test("A touch that is taken away, and a control that is disabled under it, end in a cancellation")
  func cancellation() {
    finger.down(150, 120)
    finger.cancel()
    #expect(!control.isTracking && log.take() == ["down", "cancel"])
    finger.down(150, 120, after: 1)
    control.isEnabled = false
    #expect(control.state == .disabled && log.take() == ["down", "cancel"])
    finger.up()
    finger.tap(control)
    #expect(log.take().isEmpty)
  }

  @Test("A subclass decides whether the finger is followed, and follows it")
  func tracking() {
    final class Knob: UIControl {
      var calls: [String] = []
      var begins = true
      var goesOn = true
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return begins
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue")
        return goesOn
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
      override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let finger = Finger(on: knob)
    knob.log(Self.touchEvents, into: log)
    finger.down(20, 20)
    finger.move(22, 20)
    finger.up()
    #expect(knob.calls == ["begin", "continue", "end"] && log.take() == ["down", "in", "up", "primary"])
    knob.goesOn = false
    finger.down(20, 20, after: 1)
    finger.move(22, 20)
    #expect(!knob.isTracking && !knob.isHighlighted && log.take() == ["down"])
    finger.up()
    knob.begins = false
    finger.down(20, 20, after: 1)
    #expect(!knob.isTracking && log.take().isEmpty)
  }

  @Test("A tap on a control is not a tap on the view around it; one on a disabled control is")
  func precedence() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = UIControl(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    box.addSubview(inner)
    let finger = Finger(on: box)
    let log = EventLog()
    box.addGestureRecognizer(UITapGestureRecognizer { _ in log.names.append("box") })
    inner.log([("control", .touchUpInside)], into: log)
    finger.tap(30, 30)
    #expect(log.take() == ["control"])
    finger.tap(200, 200)
    #expect(log.take() == ["box"])
    inner.isEnabled = false
    finger.tap(30, 30)
    #expect(log.take() == ["box"])
  }

  @Test("A control that has the finger keeps it from a scroll view")
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 1000)
    let inner = UIControl(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
    scroll.addSubview(inner)
    let finger = Finger(on: scroll)
    finger.down(50, 150)
    finger.window.clock.advance(by: 0.3)
    #expect(inner.isHighlighted)
    for step in 1...8 { finger.move(50, 150 - CGFloat(step) * 10) }
    #expect(scroll.contentOffset.y == 0)
    finger.up()
    finger.down(50, 150, after: 1)
    for step in 1...8 { finger.move(50, 150 - CGFloat(step) * 10) }
    #expect(scroll.contentOffset.y > 0 && !inner.isHighlighted)
  }
}
