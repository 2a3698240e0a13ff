import Foundation

/// How far the animations of a property animator have come, and which properties they move.
///
/// Progress runs from 0 to 1 along a curve, forward or back, or rests.
final class AnimatorProgress {
  /// A way from one progress to another.
  struct Run {
    var from: Double
    var to: Double
    var curve: TimingCurve
    var duration: TimeInterval
    /// Where on the curve the run is at `start`, in seconds from its beginning.
    var time: TimeInterval
    var isBackward = false
    /// The clock's time at which it was there.
    var start: TimeInterval

    /// Where on the curve the run is at a time of the clock.
    func time(at now: TimeInterval) -> TimeInterval {
      let passed = max(now - start, 0)
      return min(max(isBackward ? time - passed : time + passed, 0), duration)
    }

    /// How long the run still takes.
    func remaining(at now: TimeInterval) -> TimeInterval {
      let time = time(at: now)
      return max(start - now, 0) + (isBackward ? time : duration - time)
    }

    func value(at now: TimeInterval) -> Double { value(onCurve: time(at: now)) }

    private func value(onCurve time: TimeInterval) -> Double {
      if time <= 0, duration > 0 { return from }
      return from + (to - from) * curve.progress(at: time, of: duration)
    }
  }

  private struct Entry {
    let layer: CALayer
    let property: AnimatedProperty
    let old: AnimatableValue
    let new: AnimatableValue
  }

  /// The clock of the window in which the animated views are; nothing while nothing is animated.
  private(set) weak var clock: WindowClock?
  /// What the progress follows; nothing while it rests.
  var run: Run?
  /// The progress while it rests.
  var rest = 0.0
  /// Told when all animations have gone, as when their views left the window.
  var onLost: (() -> Void)?
  private var entries: [Entry] = []
  private var members: [(running: RunningAnimation, layer: CALayer)] = []

  var value: Double {
    guard let run, let clock else { return rest }
    return run.value(at: clock.time)
  }

  /// Whether there is anything that moves.
  var isEmpty: Bool { members.isEmpty }

  // MARK: Members

  func add(_ running: RunningAnimation, to layer: CALayer, clock: WindowClock) {
    self.clock = clock
    members.append((running, layer))
    let other = running.onStop
    running.onStop = { [weak self, unowned running] finished in
      other?(finished)
      self?.lose(running)
    }
  }

  private func lose(_ running: RunningAnimation) {
    members.removeAll { $0.running === running }
    if members.isEmpty { onLost?() }
  }

  /// Keeps the values of a property at both ends.
  func remember(_ change: PropertyChange) {
    entries.append(
      Entry(layer: change.layer, property: change.property, old: change.old, new: change.new))
  }

  /// Lets what is animated be drawn anew.
  func markForDrawing() { for member in members { member.layer.lookDidChange() } }

  // MARK: Ending

  /// Takes the animations away.
  func release(finished: Bool) {
    let gone = members
    members = []
    for (running, layer) in gone {
      layer.hostWindow?.animations.remove(where: { $0 === running }, from: layer, finished: finished)
    }
  }

  /// Gives the models the values with which they are drawn.
  func keepWhatIsDrawn() {
    let values = entries.map { entry in
      entry.layer.presentedValue(
        of: entry.property, over: entry.layer.value(of: entry.property) ?? entry.new, at: clock?.time ?? 0)
    }
    store(zip(entries, values).map { ($0, $1) })
  }

  /// Gives the models the values from before the animations.
  func restoreStart() { store(entries.reversed().map { ($0, $0.old) }) }

  /// Gives the models the values that the animations lead to.
  func restoreEnd() { store(entries.map { ($0, $0.new) }) }

  private func store(_ values: [(entry: Entry, value: AnimatableValue)]) {
    _ = AnimationScope(.still).run {
      for (entry, value) in values { entry.layer.store(value, as: entry.property) }
    }
  }
}
