import Foundation

/// How an offset moves along one axis, as a function of the time since it began; points and seconds.
package nonisolated struct ScrollMotion: Sendable, Equatable {
  /// The law of a motion.
  package enum Law: Sendable, Equatable {
    /// x(t) = start + reach · (1 − rate^(1000 t)).
    case decaying(reach: CGFloat, rate: CGFloat)
    /// x(t) = end + (distance + slope · t) · e^(−stiffness · t): a spring without overshoot.
    case spring(end: CGFloat, distance: CGFloat, slope: CGFloat)
  }

  /// How fast springs settle, per second: a bounce is over in about half a second.
  package static let stiffness: CGFloat = 14
  /// Less than this from the end counts as there, in points.
  package static let tolerance: CGFloat = 0.1

  package let start: CGFloat
  package let law: Law

  /// The offset that a velocity leads to without an edge: start + v / 1000 · rate / (1 − rate).
  package static func projected(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    start + velocity / 1000 * rate / (1 - rate)
  }

  package static func decaying(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> ScrollMotion {
    ScrollMotion(
      start: start,
      law: .decaying(reach: projected(from: 0, velocity: velocity, rate: rate), rate: rate))
  }

  package static func spring(from start: CGFloat, to end: CGFloat, velocity: CGFloat) -> ScrollMotion {
    let distance = start - end
    return ScrollMotion(
      start: start, law: .spring(end: end, distance: distance, slope: velocity + stiffness * distance))
  }

  /// Where the motion ends.
  package var end: CGFloat {
    switch law {
    case .decaying(let reach, _): start + reach
    case .spring(let end, _, _): end
    }
  }

  package func offset(at time: CGFloat) -> CGFloat {
    switch law {
    case .decaying(let reach, let rate):
      start + reach * (1 - CGFloat(Foundation.pow(Double(rate), Double(time) * 1000)))
    case .spring(let end, let distance, let slope):
      end + (distance + slope * time) * CGFloat(exp(Double(-Self.stiffness * time)))
    }
  }

  package func velocity(at time: CGFloat) -> CGFloat {
    switch law {
    case .decaying(let reach, let rate):
      -reach * 1000 * CGFloat(log(Double(rate))) * CGFloat(Foundation.pow(Double(rate), Double(time) * 1000))
    case .spring(_, let distance, let slope):
      (slope - Self.stiffness * (distance + slope * time))
        * CGFloat(exp(Double(-Self.stiffness * time)))
    }
  }

  /// When the offset reaches a coordinate between start and end, if the motion is a decaying one; `nil` if it never does.
  package func time(of coordinate: CGFloat) -> CGFloat? {
    guard case .decaying(let reach, let rate) = law, reach != 0 else { return nil }
    let share = (coordinate - start) / reach
    guard share >= 0, share < 1 else { return nil }
    return CGFloat(log(Double(1 - share)) / log(Double(rate)) / 1000)
  }

  package func isOver(at time: CGFloat) -> Bool {
    abs(offset(at: time) - end) < Self.tolerance && abs(velocity(at: time)) < 10
  }

  /// The same motion of an offset that was moved by something else.
  func shifted(by distance: CGFloat) -> ScrollMotion {
    switch law {
    case .decaying: ScrollMotion(start: start + distance, law: law)
    case .spring(let end, let gap, let slope):
      ScrollMotion(start: start + distance, law: .spring(end: end, distance: gap + distance, slope: slope))
    }
  }
}
