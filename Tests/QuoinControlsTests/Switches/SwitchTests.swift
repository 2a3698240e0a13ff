import Foundation
import QuoinControls
import Testing

@Suite("Switches")
struct SwitchTests {
  private let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 5, height: 5))
  private let finger: Finger
  private let log = EventLog()

  init() {
    finger = Finger(on: toggle)
    toggle.log(
      [("value", .valueChanged), ("primary", .primaryActionTriggered), ("up", .touchUpInside)], into: log)
  }

  @Test("A switch has one size, and turns when it is tapped")
  func tap() {
    #expect(
      toggle.frame.size == CGSize(width: 51, height: 31) && toggle.intrinsicContentSize == toggle.frame.size)
    finger.tap(toggle)
    #expect(toggle.isOn && log.take() == ["value", "primary", "up"])
    #expect(
      toggle.accessibilityValue == "1" && toggle.recursiveDescription.hasPrefix("UISwitch (100 100 51 31) on")
    )
    finger.tap(toggle)
    #expect(!toggle.isOn && toggle.recursiveDescription.hasPrefix("UISwitch (100 100 51 31) off"))
  }

  @Test("A drag to the other side turns it, and one there and back does not")
  func drag() {
    finger.down(110, 115)
    finger.move(130, 115)
    finger.move(148, 115)
    finger.up()
    #expect(toggle.isOn && log.take() == ["value", "primary", "up"])
    finger.down(140, 115, after: 1)
    finger.move(104, 115)
    finger.move(147, 115)
    finger.up()
    #expect(toggle.isOn && log.take() == ["up"])
    finger.down(140, 115, after: 1)
    finger.move(140, 300)
    finger.up()
    #expect(toggle.isOn && log.take().isEmpty)
  }

  @Test("Code turns it without telling anybody, and the knob glides where that is asked for")
  func animation() {
    let knob = toggle.subviews[1]
    let start = knob.frame.minX
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn && log.take().isEmpty && knob.frame.minX > start)
    finger.window.clock.advance(by: 0.1)
    let shown = knob.layer.presentation()?.frame.minX ?? 0
    #expect(shown > start && shown < knob.frame.minX)
    toggle.isOn = false
    #expect(knob.frame.minX == start)
  }

  @Test("Keys and readers turn it, and from right to left it is on at the left")
  func keysAndDirection() {
    toggle.becomeFirstResponder()
    finger.key(" ")
    #expect(toggle.isOn && toggle.accessibilityActivate() && !toggle.isOn)
    #expect(toggle.accessibilityTraits.contains([.button, .toggleButton]))
    let knob = toggle.subviews[1]
    toggle.semanticContentAttribute = .forceRightToLeft
    toggle.layoutIfNeeded()
    #expect(knob.frame.midX > 25)
    toggle.isOn = true
    #expect(knob.frame.midX < 25)
  }

  @Test("What code disables is seen to be so at once, and not by and by")
  func disabling() {
    #expect(toggle.window != nil)
    toggle.isEnabled = false
    #expect(toggle.subviews.map(\.alpha) == [0.5, 0.5])
    #expect(toggle.subviews.allSatisfy { $0.layer.animationKeys()?.isEmpty != false })
    toggle.isEnabled = true
    #expect(toggle.subviews.map(\.alpha) == [1, 1])
  }
}
