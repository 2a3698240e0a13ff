import Foundation

/// The scrolling of one axis: where the offset may rest, and the motion that brings it there.
package nonisolated struct ScrollAxis: Sendable {
  package var offset: CGFloat = 0
  package private(set) var motion: ScrollMotion?
  private var elapsed: CGFloat = 0

  /// Creates an axis that is at rest.
  package init() {}

  /// Starts moving with a velocity, in points a second.
  ///
  /// - Parameters:
  ///   - rate: The share of the velocity that is left after a millisecond.
  ///   - page: The length of a page, if the offset is to rest on one.
  ///   - origin: Where the drag began, from which it is one page at most; the present offset unless given.
  package mutating func start(
    velocity: CGFloat, rate: CGFloat, limits: ClosedRange<CGFloat>, page: CGFloat?,
    from origin: CGFloat? = nil, bounces: Bool
  ) {
    elapsed = 0
    let isOutside = !limits.contains(offset)
    if isOutside {
      settle(to: offset.kept(in: limits), velocity: velocity, bounces: bounces)
    } else if let page, page > 0 {
      let here = (((origin ?? offset) - limits.lowerBound) / page).rounded()
      let wanted = ScrollMotion.projected(from: offset, velocity: velocity, rate: rate)
      let there = ((wanted - limits.lowerBound) / page).rounded().kept(in: (here - 1)...(here + 1))
      let target = (limits.lowerBound + there * page).kept(in: limits)
      motion = .spring(from: offset, to: target, velocity: velocity)
    } else if velocity != 0 {
      motion = .decaying(from: offset, velocity: velocity, rate: rate)
    } else {
      motion = nil
    }
  }

  /// Starts moving to a place that was asked for: with the velocity, if that leads there, else from rest.
  mutating func start(to end: CGFloat, velocity: CGFloat, rate: CGFloat) {
    elapsed = 0
    if end == offset {
      motion = nil
    } else if velocity != 0, (end > offset) == (velocity > 0) {
      motion = ScrollMotion(start: offset, law: .decaying(reach: end - offset, rate: rate))
    } else {
      motion = .spring(from: offset, to: end, velocity: 0)
    }
  }

  /// Forgets a motion that leads nowhere.
  mutating func dropIdleMotion() {
    if let motion, motion.isOver(at: 0) { self.motion = nil }
  }

  /// Goes on from elsewhere.
  mutating func shift(by distance: CGFloat) {
    offset += distance
    motion = motion?.shifted(by: distance)
  }

  /// Moves on by a number of seconds.
  package mutating func step(by seconds: CGFloat, limits: ClosedRange<CGFloat>, bounces: Bool) {
    guard let current = motion, seconds > 0 else { return }
    elapsed += seconds
    if case .decaying = current.law {
      let edge = current.end.kept(in: limits)
      if edge != current.end, let reached = current.time(of: edge), reached <= elapsed {
        let rest = elapsed - reached
        let velocity = current.velocity(at: reached)
        offset = edge
        elapsed = 0
        settle(to: edge, velocity: velocity, bounces: bounces)
        step(by: rest, limits: limits, bounces: bounces)
        return
      }
    }
    if current.isOver(at: elapsed) {
      offset = current.end
      motion = nil
    } else {
      offset = current.offset(at: elapsed)
    }
  }

  package mutating func stop() {
    motion = nil
    elapsed = 0
  }

  private mutating func settle(to edge: CGFloat, velocity: CGFloat, bounces: Bool) {
    if bounces {
      motion = .spring(from: offset, to: edge, velocity: velocity)
    } else {
      offset = edge
      motion = nil
    }
  }
}

nonisolated extension CGFloat {
  package func kept(in range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.max(range.lowerBound, Swift.min(self, range.upperBound))
  }
}
