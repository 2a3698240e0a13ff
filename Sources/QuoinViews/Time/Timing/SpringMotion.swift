import Foundation

/// The motion of a mass on a spring with friction, from 0 to its rest at 1: the exact solution at each moment.
nonisolated struct SpringMotion: Hashable, Sendable {
  /// What counts as at rest: this part of the way.
  static let restDistance = 0.001

  /// The frequency without friction, in radians a second.
  let frequency: Double
  /// The friction, as a part of the least with which the mass does not swing beyond its rest.
  let dampingRatio: Double
  /// The speed at the beginning, in ways a second.
  let velocity: Double

  init(frequency: Double, dampingRatio: Double, velocity: Double) {
    self.frequency = frequency.isFinite ? max(frequency, 1e-6) : 1e-6
    self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// Creates the motion of a mass in kilograms, a stiffness in newtons a metre and a damping in newton seconds a metre.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), velocity: velocity)
  }

  /// Creates the motion that seems to take a duration in seconds, with a bounce from -1 to 1.
  init(perceptualDuration duration: Double, bounce: Double, velocity: Double) {
    let bounce = min(max(bounce.isFinite ? bounce : 0, -0.99), 1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      frequency: 2 * .pi / max(duration.isFinite ? duration : 1, 1e-6), dampingRatio: ratio,
      velocity: velocity)
  }

  /// Creates the motion with a damping ratio that is at rest after a duration in seconds.
  init(dampingRatio: Double, velocity: Double, restingAfter duration: Double) {
    let ratio = min(max(dampingRatio.isFinite ? dampingRatio : 1, 0.01), 10)
    func motion(_ frequency: Double) -> SpringMotion {
      SpringMotion(frequency: frequency, dampingRatio: ratio, velocity: velocity)
    }
    guard duration > 0, duration.isFinite else {
      self = motion(1)
      return
    }
    // A stiffer spring rests earlier.
    var (low, high) = (0.0, 1 / duration)
    while motion(high).envelope(at: duration) > Self.restDistance, high < 1e12 {
      (low, high) = (high, high * 2)
    }
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if motion(middle).envelope(at: duration) > Self.restDistance { low = middle } else { high = middle }
    }
    self = motion(high)
  }

  /// Where the mass is at a time in seconds.
  func position(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let angle = swing * time
      return 1 + exp(-decay * time) * ((velocity - decay) / swing * sin(angle) - cos(angle))
    }
    if dampingRatio == 1 { return 1 + exp(-frequency * time) * ((velocity - frequency) * time - 1) }
    let (slow, fast) = rates
    let (a, b) = shares
    return 1 + a * exp(slow * time) + b * exp(fast * time)
  }

  /// A bound of how far from its rest the mass is at a time and later on.
  private func envelope(at time: Double) -> Double {
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let side = (velocity - decay) / swing
      return (1 + side * side).squareRoot() * exp(-decay * time)
    }
    if dampingRatio == 1 { return (1 + abs(velocity - frequency) * time) * exp(-frequency * time) }
    let (slow, fast) = rates
    let (a, b) = shares
    return abs(a) * exp(slow * time) + abs(b) * exp(fast * time)
  }

  /// After how many seconds the mass is at rest; infinite without friction.
  var settlingDuration: Double {
    if dampingRatio == 0 { return .infinity }
    var (low, high) = (0.0, 1 / frequency)
    while envelope(at: high) > Self.restDistance, high < 1e9 { (low, high) = (high, high * 2) }
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if envelope(at: middle) > Self.restDistance { low = middle } else { high = middle }
    }
    return high
  }

  private var rates: (slow: Double, fast: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    return (frequency * (root - dampingRatio), -frequency * (root + dampingRatio))
  }

  private var shares: (Double, Double) {
    let (slow, fast) = rates
    let a = (velocity + fast) / (slow - fast)
    return (a, -1 - a)
  }
}
