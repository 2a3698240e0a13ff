import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Springs")
struct SpringTests {
  /// Where a mass is by small steps of the equation of motion (Runge and Kutta's).
  private func stepped(_ motion: SpringMotion, to time: Double) -> Double {
    let (friction, stiffness) = (
      2 * motion.dampingRatio * motion.frequency, motion.frequency * motion.frequency
    )
    var (x, v) = (0.0, motion.velocity)
    let count = 4_000
    let h = time / Double(count)
    func force(_ x: Double, _ v: Double) -> Double { stiffness * (1 - x) - friction * v }
    for _ in 0..<count {
      let (a1, b1) = (v, force(x, v))
      let (a2, b2) = (v + b1 * h / 2, force(x + a1 * h / 2, v + b1 * h / 2))
      let (a3, b3) = (v + b2 * h / 2, force(x + a2 * h / 2, v + b2 * h / 2))
      let (a4, b4) = (v + b3 * h, force(x + a3 * h, v + b3 * h))
      x += h * (a1 + 2 * a2 + 2 * a3 + a4) / 6
      v += h * (b1 + 2 * b2 + 2 * b3 + b4) / 6
    }
    return x
  }

  @Test("A spring is where the equation of motion brings it, whether it swings, just does not, or creeps")
  func motion() {
    for ratio in [0.1, 0.5, 0.99, 1, 1.01, 3] {
      for velocity in [-5.0, 0, 12] {
        let motion = SpringMotion(frequency: 9, dampingRatio: ratio, velocity: velocity)
        for time in [0, 0.05, 0.2, 0.7, 1.5] {
          let error = abs(motion.position(at: time) - stepped(motion, to: time))
          #expect(error < 1e-8, "ratio \(ratio), velocity \(velocity), at \(time): off by \(error)")
        }
      }
    }
  }

  @Test("Mass, stiffness and damping make the same motion as frequency and ratio")
  func parts() {
    let motion = SpringMotion(mass: 2, stiffness: 200, damping: 10, velocity: 3)
    #expect(motion.frequency == 10 && motion.dampingRatio == 0.25 && motion.velocity == 3)
    let felt = SpringMotion(perceptualDuration: 0.5, bounce: 0.25, velocity: 0)
    #expect(abs(felt.frequency - 4 * .pi) < 1e-12 && felt.dampingRatio == 0.75)
    #expect(SpringMotion(perceptualDuration: 1, bounce: -0.5, velocity: 0).dampingRatio == 2)
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    #expect(abs(spring.stiffness - 157.91367) < 1e-4 && abs(spring.damping - 18.849556) < 1e-5)
  }

  @Test("A spring rests within a thousandth of the way once it has settled, and not long before")
  func settling() {
    var numbers = SeededGenerator(seed: 3)
    for _ in 0..<60 {
      let motion = SpringMotion(
        frequency: Double(numbers.number(1...40)), dampingRatio: Double(numbers.number(1...30)) / 10,
        velocity: Double(numbers.number(-20...20)))
      let end = motion.settlingDuration
      for step in 0...50 {
        #expect(abs(motion.position(at: end * (1 + Double(step) / 25)) - 1) <= 0.0010001)
      }
      let asked = Double(numbers.number(2...20)) / 10
      let fitted = SpringMotion(
        dampingRatio: motion.dampingRatio, velocity: motion.velocity, restingAfter: asked)
      #expect(abs(fitted.settlingDuration - asked) < 1e-6 * asked, "\(fitted)")
    }
    #expect(SpringMotion(frequency: 5, dampingRatio: 0, velocity: 0).settlingDuration == .infinity)
  }

  @Test("A block with a spring swings over, and ends exactly at its model when its time is over")
  func block() {
    let window = AnimatedWindow()
    let start = window.view.center.x
    var done = false
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      animations: { window.view.center.x += 100 }, completion: { done = $0 })
    let motion = SpringMotion(dampingRatio: 0.4, velocity: 0, restingAfter: 1)
    var greatest: CGFloat = 0
    for _ in 0..<99 {
      window.clock.advance(by: 0.01)
      let expected = start + 100 * CGFloat(motion.position(at: window.clock.time))
      #expect(abs(window.drawn.position.x - expected) < 1e-9)
      greatest = max(greatest, window.drawn.position.x)
    }
    #expect(greatest > start + 120 && !done)
    window.clock.advance(by: 0.02)
    #expect(done && window.drawn.position.x == start + 100)
  }

  @Test("A spring given as it is felt takes the time in which it settles")
  func felt() {
    let window = AnimatedWindow()
    var end: TimeInterval = 0
    UIView.animate(springDuration: 0.5, bounce: 0.3) {
      window.view.alpha = 0
    } completion: { _ in
      end = window.clock.time
    }
    window.clock.advance(by: 10)
    #expect(end == SpringMotion(perceptualDuration: 0.5, bounce: 0.3, velocity: 0).settlingDuration)
  }
}
