import Foundation
import QuoinViews
import Testing

@testable import QuoinBlocks

/// The velocity of a motion is how its offset changes.
@Suite struct ScrollVelocityTests {
  static let motions: [ScrollMotion] = [
    .decaying(from: 30, velocity: 800, rate: 0.998), .decaying(from: 0, velocity: -2_000, rate: 0.99),
    .spring(from: 40, to: 0, velocity: 0), .spring(from: -25, to: 0, velocity: 900),
    .spring(from: 850, to: 800, velocity: -300),
  ]

  @Test(arguments: motions)
  func `the velocity is the slope of the offset, and both end where the motion does`(motion: ScrollMotion) {
    let part = 1e-6
    for time in stride(from: 0.01, to: 1.5, by: 0.07) as StrideTo<Double> {
      let slope = (motion.offset(at: time + part) - motion.offset(at: time - part)) / (2 * part)
      #expect(abs(slope - motion.velocity(at: time)) < 1e-3 * max(1, abs(slope)), "at \(time)")
    }
    #expect(motion.offset(at: 0) == motion.start)
    #expect(abs(motion.offset(at: 30) - motion.end) < 1e-6)
    #expect(!motion.isOver(at: 0) && motion.isOver(at: 30))
  }
}
