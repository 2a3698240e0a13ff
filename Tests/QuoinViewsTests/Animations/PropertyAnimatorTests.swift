import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Property animators")
struct PropertyAnimatorTests {
  private func animator(
    _ window: AnimatedWindow, duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { window.view.center.x += 100 }
  }

  @Test("An animator runs to its end and says so once")
  func runs() {
    let window = AnimatedWindow()
    var log: [String] = []
    let animator = animator(window)
    animator.addCompletion { log.append("\($0) \(window.clock.time)") }
    #expect(animator.state == .inactive && window.view.center.x == 5)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && window.view.center.x == 105)
    window.clock.advance(by: 0.25)
    #expect(window.drawn.position.x == 30 && animator.fractionComplete == 0.25)
    window.clock.advance(by: 9)
    #expect(log == ["end 1.0"] && animator.state == .inactive && window.drawn.position.x == 105)
  }

  @Test("A paused animator stands still until it goes on; the rest of the way takes the rest of the time")
  func pauses() {
    let window = AnimatedWindow()
    let animator = animator(window)
    var end: TimeInterval?
    animator.addCompletion { _ in end = window.clock.time }
    animator.startAnimation(afterDelay: 1)
    window.clock.advance(by: 1.25)
    animator.pauseAnimation()
    window.clock.advance(by: 5)
    #expect(window.drawn.position.x == 30 && !animator.isRunning && animator.state == .active)
    animator.startAnimation()
    window.clock.advance(by: 0.375)
    #expect(window.drawn.position.x == 67.5)
    window.clock.advance(by: 1)
    #expect(end == 7)
  }

  @Test("Moving to and fro gives the same at the same place, whatever came between")
  func scrubs() {
    let window = AnimatedWindow()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) {
      window.view.center.x += 100
      window.view.transform = CGAffineTransform(rotationAngle: 2)
      window.view.backgroundColor = .systemGreen
    }
    var numbers = SeededGenerator(seed: 5)
    var seen: [CGFloat: [CGFloat]] = [:]
    for _ in 0..<60 {
      let fraction = numbers.number(0...10) / 10
      animator.fractionComplete = fraction
      if numbers.chance(30) { window.clock.advance(by: 0.5) }
      let drawn = window.drawn
      let values = [drawn.position.x, drawn.affineTransform().a, drawn.backgroundColor?.red ?? 0]
      #expect(seen[fraction, default: values] == values && abs(values[0] - 5 - 100 * fraction) < 1e-9)
      seen[fraction] = values
    }
    #expect(animator.state == .active)
    animator.stopAnimation(true)
  }

  @Test("Turned around it runs back along the same curve, and ends at the start with the old model")
  func reverses() {
    let window = AnimatedWindow()
    let animator = animator(window, curve: .easeIn)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    window.clock.advance(by: 0.5)
    let early = window.drawn.position.x
    window.clock.advance(by: 0.25)
    let late = window.drawn.position.x
    animator.isReversed = true
    #expect(window.drawn.position.x == late)
    window.clock.advance(by: 0.25)
    #expect(abs(window.drawn.position.x - early) < 1e-9)
    #expect(abs(animator.fractionComplete + (early - 5) / 100 - 1) < 1e-9)
    window.clock.advance(by: 0.5)
    #expect(ends == [.start] && window.view.center.x == 5 && window.drawn.position.x == 5)
  }

  @Test("Stopped where it is drawn, the views keep that, or take either end when it is finished")
  func stops() {
    for (position, x) in [(UIViewAnimatingPosition.current, 30.0), (.start, 5), (.end, 105)] {
      let window = AnimatedWindow()
      let animator = animator(window)
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      window.clock.advance(by: 0.25)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && window.view.center.x == 30 && ends.isEmpty)
      animator.finishAnimation(at: position)
      #expect(ends == [position] && window.view.center.x == CGFloat(x) && animator.state == .inactive)
      window.clock.advance(by: 5)
      #expect(ends.count == 1)
    }
    let window = AnimatedWindow()
    let animator = animator(window)
    animator.addCompletion { _ in Issue.record("nobody is told") }
    animator.startAnimation()
    window.clock.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && window.view.center.x == 55)
    window.clock.advance(by: 5)
  }

  @Test("It goes on with another curve over another time")
  func continues() {
    let window = AnimatedWindow()
    let animator = animator(window)
    animator.startAnimation()
    window.clock.advance(by: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeInOut), durationFactor: 2)
    window.clock.advance(by: 1)
    #expect(abs(window.drawn.position.x - 80) < 1e-9)
    window.clock.advance(by: 1)
    #expect(animator.state == .inactive)
  }

  @Test("Changes added later begin later, and blocks within follow the animator")
  func adds() {
    let window = AnimatedWindow()
    let animator = animator(window)
    animator.addAnimations({ window.view.alpha = 0 }, delayFactor: 0.5)
    animator.addAnimations { UIView.animate(withDuration: 77) { window.view.center.y += 10 } }
    animator.startAnimation()
    window.clock.advance(by: 0.5)
    #expect(window.drawn.opacity == 1 && window.drawn.position.y == 10)
    animator.addAnimations { window.view.layer.cornerRadius = 4 }
    window.clock.advance(by: 0.25)
    #expect(window.drawn.opacity == 0.5 && window.drawn.cornerRadius == 2)
    window.clock.advance(by: 0.25)
    #expect(animator.state == .inactive)
  }

  @Test("Springs run by their ratio over the duration, or by their parts over their own time")
  func springs() {
    let window = AnimatedWindow()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { window.view.center.x = 105 }
    animator.startAnimation()
    window.clock.advance(by: 0.25)
    let motion = SpringMotion(dampingRatio: 0.5, velocity: 0, restingAfter: 1)
    #expect(abs(window.drawn.position.x - 5 - 100 * CGFloat(motion.position(at: 0.25))) < 1e-9)
    let parts = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: 0))
    let own = UIViewPropertyAnimator(duration: 9, timingParameters: parts)
    #expect(
      own.duration == SpringMotion(mass: 1, stiffness: 100, damping: 10, velocity: 0).settlingDuration)
  }

  @Test("What an animator cannot do it does not, and says why")
  func misused() {
    let window = AnimatedWindow()
    let animator = animator(window)
    #expect(misuse { animator.finishAnimation(at: .end) }.count == 1)
    animator.startAnimation()
    animator.stopAnimation(false)
    #expect(
      misuse {
        animator.startAnimation()
        animator.fractionComplete = 0.5
      } == [
        "A property animator is started while it is stopped",
        "A property animator is moved while it is stopped",
      ])
    animator.finishAnimation(at: .current)
    #expect(
      misuse {
        let lost = self.animator(window)
        lost.fractionComplete = 0.5
      } == ["A property animator was released while it was paused or stopped: finish it first"])
  }

  @Test("With views that leave their window, or that are in none, an animator is done")
  func withoutViews() {
    let window = AnimatedWindow()
    let animator = animator(window)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    window.view.removeFromSuperview()
    #expect(ends == [.current] && animator.state == .inactive)
    let view = UIView()
    let still = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    still.addCompletion { ends.append($0) }
    still.startAnimation()
    #expect(ends == [.current, .end] && view.alpha == 0)
  }

  @Test("An animator that is done or stopped begins anew with what it is given next")
  func again() {
    let window = AnimatedWindow()
    var ends: [UIViewAnimatingPosition] = []
    let animator = animator(window)
    animator.startAnimation()
    window.clock.advance(by: 2)
    for stopped in [false, true] {
      animator.addAnimations { window.view.center.x += 100 }
      animator.addCompletion { ends.append($0) }
      let start = window.drawn.position.x
      animator.startAnimation()
      #expect(animator.fractionComplete == 0 && window.drawn.position.x == start)
      window.clock.advance(by: 0.5)
      #expect(window.drawn.position.x == start + 50)
      if stopped { animator.stopAnimation(true) } else { window.clock.advance(by: 1) }
    }
    #expect(ends == [.end] && window.drawn.position.x == 255)
    animator.addAnimations { window.view.center.x = 0 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    #expect(animator.fractionComplete == 0)
    window.view.removeFromSuperview()
    #expect(ends == [.end, .current])
  }
}
