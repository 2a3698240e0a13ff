import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Keyframes")
struct KeyframeTests {
  private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test("Each keyframe takes its part of the time; between them what is drawn stands still")
  func parts() {
    let window = AnimatedWindow()
    var done: [Bool] = []
    UIView.animateKeyframes(withDuration: 10, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.2) { window.view.center.x = 105 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { window.view.center.x = 55 }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
        window.view.backgroundColor = .white
      }
    } completion: {
      done.append($0)
    }
    #expect(window.view.center.x == 55)
    for (time, x) in [(0.5, 5.0), (2, 55), (4, 105), (7.5, 80), (9, 65)] {
      window.clock.advance(to: time)
      #expect(abs(window.drawn.position.x - CGFloat(x)) < 1e-9, "at \(time)")
    }
    #expect(done.isEmpty)
    window.clock.advance(to: 10)
    #expect(done == [true] && window.drawn.position.x == 55)
  }

  @Test("The whole follows a curve, slow at first and at last, unless it says otherwise")
  func curve() {
    let window = AnimatedWindow()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { window.view.alpha = 0 }
    }
    window.clock.advance(by: 0.25)
    #expect(abs(window.drawn.opacity - 0.87084) < 1e-4)
  }

  @Test("Values are reached straight, by jumps, at one speed or on a curve")
  func modes() {
    func values(_ options: UIView.KeyframeAnimationOptions, at times: [Double]) -> [CGFloat] {
      let window = AnimatedWindow()
      window.view.center.x = 0
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, options]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { window.view.center.x = 30 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { window.view.center.x = 120 }
      }
      return times.map { time in
        window.clock.advance(to: time)
        return (window.drawn.position.x * 1000).rounded() / 1000
      }
    }
    #expect(values([], at: [0.25, 0.5, 0.75]) == [15, 30, 75])
    #expect(values(.calculationModePaced, at: [0.25, 0.5, 0.75]) == [30, 60, 90])
    #expect(values(.calculationModeDiscrete, at: [0.25, 0.5, 0.75]) == [0, 30, 30])
  }

  @Test("A keyframe outside of its block changes at once and says so")
  func alone() {
    let view = UIView()
    let said = misuse {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
    }
    #expect(
      said == [
        "A keyframe is added outside of UIView.animateKeyframes, whose time it is to take a part of"
      ])
    #expect(view.alpha == 0)
  }

  @Test("Spread values meet each of theirs, and a cubic curve goes through all")
  func cubic() {
    let numbers: [AnimatableValue] = [.number(0), .number(10), .number(-5), .number(40)]
    for mode in [KeyframeValues.Mode.linear, .cubic] {
      let frames = KeyframeValues(numbers, mode: mode)
      for (index, number) in numbers.enumerated() {
        #expect(frames.value(at: Double(index) / 3)?.distance(to: number) ?? 1 < 1e-9)
      }
    }
    let frames = KeyframeValues(numbers, mode: .cubic)
    var last = AnimatableValue.number(0)
    for step in 1...3_000 {
      guard let value = frames.value(at: Double(step) / 3_000) else { continue }
      #expect(value.distance(to: last) < 0.1, "no jump")
      last = value
    }
  }
}
