import Foundation
import QuoinControls
import Testing

@Suite("Steppers")
struct StepperTests {
  private let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
  private let finger: Finger
  private let log = EventLog()

  init() {
    finger = Finger(on: stepper)
    stepper.log([("value", .valueChanged)], into: log)
  }

  @Test("The halves go up and down, and stop at the ends")
  func taps() {
    #expect(stepper.frame == CGRect(x: 100, y: 100, width: 94, height: 32))
    finger.tap(170, 116)
    finger.tap(170, 116)
    #expect(stepper.value == 2 && log.take() == ["value", "value"])
    for _ in 0..<3 { finger.tap(110, 116) }
    #expect(stepper.value == 0 && log.take() == ["value", "value"])
    #expect(stepper.recursiveDescription == "UIStepper (100 100 94 32) 0")
  }

  @Test("The halves have names by which they are found, and readers adjust the whole")
  func halves() {
    func parts() -> [UIAccessibilityElement] {
      (stepper.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
    }
    #expect(parts().map(\.accessibilityLabel) == ["Decrement", "Increment"])
    #expect(parts().map(\.accessibilityTraits) == [[.button, .notEnabled], .button])
    #expect(parts().map(\.accessibilityFrame.minX) == [100, 147])
    stepper.semanticContentAttribute = .forceRightToLeft
    #expect(parts().map(\.accessibilityFrame.minX) == [147, 100])
    #expect(stepper.isAccessibilityElement && stepper.accessibilityTraits == .adjustable)
  }

  @Test("Steps repeat while a finger stays, unless that is switched off")
  func repeating() {
    finger.down(170, 116)
    #expect(stepper.value == 0)
    finger.window.clock.advance(by: 1)
    #expect(stepper.value == 6)
    finger.up()
    finger.window.clock.advance(by: 1)
    #expect(stepper.value == 6 && log.take().count == 6)
    stepper.autorepeat = false
    finger.down(170, 116)
    finger.window.clock.advance(by: 2)
    finger.up()
    #expect(stepper.value == 7)
    stepper.autorepeat = true
    stepper.isContinuous = false
    _ = log.take()
    finger.down(170, 116)
    finger.window.clock.advance(by: 1)
    #expect(log.take().isEmpty)
    finger.up()
    #expect(stepper.value == 13 && log.take() == ["value"])
  }

  @Test("A stepper that wraps goes on at the other end")
  func wrapping() {
    stepper.wraps = true
    stepper.maximumValue = 3
    finger.tap(110, 116)
    #expect(stepper.value == 3)
    stepper.accessibilityIncrement()
    #expect(stepper.value == 0 && stepper.accessibilityValue == "0")
    stepper.stepValue = 0.5
    stepper.accessibilityIncrement()
    #expect(stepper.accessibilityValue == "0.5")
  }

  @Test("Ends that cross, steps of nothing and what is no number are reported, and change nothing")
  func misuse() {
    let sentences = QuoinControlsTests.misuse {
      stepper.minimumValue = 100
      stepper.maximumValue = -1
      stepper.stepValue = 0
      stepper.value = .nan
    }
    #expect(
      sentences.first
        == "UIStepper (100 100 94 32) 0 cannot go from 100.0 to 100.0: the minimum is to be below the maximum"
    )
    #expect(sentences.count == 4 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1 && stepper.value == 0)
  }
}
