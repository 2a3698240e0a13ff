import Foundation

/// What an animation shows before it begins and after it has ended.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its first value before the beginning, and its last after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// What has a time of its own, which runs within another one: layers in that of their window, animations in their
/// layer's.
public protocol CAMediaTiming: AnyObject, ViewBound {
  /// When its own time begins, in seconds of the time around it; 0 for the moment at which an animation is added.
  var beginTime: TimeInterval { get set }
  /// How long one run takes, in seconds of its own time.
  var duration: TimeInterval { get set }
  /// How many seconds of its own time pass in one of the time around it; 0 to stand still.
  var speed: Float { get set }
  /// What its own time is when it begins, in seconds.
  var timeOffset: TimeInterval { get set }
  /// How many runs there are, parts of one included; 0 for one, infinite for no end.
  var repeatCount: Float { get set }
  /// How long runs go on, in seconds of its own time, instead of a number of runs; 0 where that number counts.
  var repeatDuration: TimeInterval { get set }
  /// Whether each run is followed by one back.
  var autoreverses: Bool { get set }
  /// What is shown before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The numbers of a time within another one.
struct MediaTiming {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed = 1.0
  var timeOffset: TimeInterval = 0
  var repeatCount = 0.0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A moment within one run.
  struct Moment {
    /// From the start of the run, in seconds; while running back, how far from the start it still is.
    var time: TimeInterval
    /// How many runs are done.
    var runs: Int
  }

  /// How long all runs take, in seconds of its own time.
  var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let run = autoreverses ? 2 * duration : duration
    if run <= 0 { return 0 }
    return repeatCount > 0 ? run * repeatCount : run
  }

  /// Its own time at a moment of the time around it.
  func local(_ outer: TimeInterval) -> TimeInterval { (outer - beginTime) * speed + timeOffset }

  /// The moment of the time around it at which its own time is the given one; infinite where that never comes.
  func outer(_ local: TimeInterval) -> TimeInterval {
    speed > 0 ? (local - timeOffset) / speed + beginTime : .infinity
  }

  /// The moment of the time around it at which all runs are done.
  var outerEnd: TimeInterval { outer(activeDuration) }

  /// The moment within a run; nothing while there is nothing to show.
  func moment(at outer: TimeInterval) -> Moment? {
    let local = local(outer)
    if local < 0 {
      return fillMode == .backwards || fillMode == .both ? Moment(time: 0, runs: 0) : nil
    }
    let active = activeDuration
    if local >= active {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      return moment(in: active, atEnd: true)
    }
    return moment(in: local, atEnd: false)
  }

  private func moment(in local: TimeInterval, atEnd: Bool) -> Moment {
    guard duration > 0, local.isFinite else { return Moment(time: autoreverses ? 0 : duration, runs: 0) }
    let run = autoreverses ? 2 * duration : duration
    var runs = (local / run).rounded(.down)
    var time = local - runs * run
    // The end of the last run is no beginning of another one.
    if atEnd, time == 0, runs > 0 { (runs, time) = (runs - 1, run) }
    if time > duration { time = run - time }
    return Moment(time: time, runs: Int(min(runs, 1e9)))
  }
}
