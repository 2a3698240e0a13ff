import Foundation

/// What an animation does to one property, or to one number of it.
struct AnimationTrack {
  let property: AnimatedProperty
  let part: AnimatedPart?
  let isAdditive: Bool
  /// Whether each run goes on from where the one before ended.
  let isCumulative: Bool
  let values: TrackValues
  /// The times that the track runs in, the outermost first, each with its curve.
  let times: [TrackTime]

  /// How far a track has come.
  struct Progress {
    var part: Double
    var runs: Int
  }

  /// How far the track has come at a time of its layer; nothing while it shows nothing.
  func progress(at layerTime: TimeInterval) -> Progress? {
    var outer = layerTime
    var progress = Progress(part: 0, runs: 0)
    for time in times {
      guard let moment = time.timing.moment(at: outer) else { return nil }
      let duration = time.timing.duration
      progress = Progress(part: time.curve.progress(at: moment.time, of: duration), runs: moment.runs)
      outer = progress.part * duration
    }
    return progress
  }

  /// The property's value under the animation.
  ///
  /// - Parameters:
  ///   - value: The value without it.
  ///   - progress: How far the animation has come.
  func apply(to value: AnimatableValue, _ progress: Progress) -> AnimatableValue {
    let base = part?.read(value) ?? value
    var result = values.value(at: progress.part, on: base)
    if isCumulative, progress.runs > 0 {
      result = result.adding(values.value(at: 1, on: base), times: CGFloat(progress.runs))
    }
    if isAdditive { result = base.adding(result) }
    return part?.write(result, into: value) ?? result
  }
}

/// A time that a track runs in, and how progress follows from it.
struct TrackTime {
  var timing: MediaTiming
  var curve: TimingCurve
}

/// The values of a track.
enum TrackValues {
  /// From one value to another; from or to the value without the animation where they are not said.
  case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
  /// A difference from the model that goes away.
  case vanishing(AnimatableValue)
  case keyframes(KeyframeValues)

  func value(at progress: Double, on base: AnimatableValue) -> AnimatableValue {
    switch self {
    case .vanishing(let difference): return difference.zero.adding(difference, times: CGFloat(1 - progress))
    case .keyframes(let frames): return frames.value(at: progress) ?? base
    case .basic(let from, let to, let by):
      let start: AnimatableValue
      let end: AnimatableValue
      switch (from, to, by) {
      case (let from?, let to?, _): (start, end) = (from, to)
      case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
      case (nil, let to?, let by?): (start, end) = (to.adding(by, times: -1), to)
      case (let from?, nil, nil): (start, end) = (from, base)
      case (nil, let to?, nil): (start, end) = (base, to)
      case (nil, nil, let by?): (start, end) = (base, base.adding(by))
      case (nil, nil, nil): return base
      }
      return start.interpolated(to: end, by: progress)
    }
  }
}
