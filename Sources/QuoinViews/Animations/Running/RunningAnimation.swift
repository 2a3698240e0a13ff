import Foundation

/// An animation that was added to a layer.
final class RunningAnimation {
  /// The name under which another one takes its place; nothing for those that only run beside others.
  let key: String?
  let tracks: [AnimationTrack]
  /// What the animation was added as; nothing for those of a view's blocks.
  let animation: CAAnimation?
  /// Where the progress comes from, when it is not the clock.
  let progress: AnimatorProgress?
  /// At which of that progress the animation begins.
  let progressStart: Double
  /// When the whole of it is done, in the time of its layer.
  let end: TimeInterval
  let isRemovedOnCompletion: Bool
  /// Whether the view takes no touches meanwhile.
  let blocksTouches: Bool
  /// Told once that the animation is gone, and whether it came to its end.
  var onStop: ((_ finished: Bool) -> Void)?
  /// What takes the animation away at its end.
  var ending: ScheduledWork?
  /// What tells that the animation begins.
  var beginning: ScheduledWork?
  private(set) var isStopped = false

  init(
    key: String?, tracks: [AnimationTrack], end: TimeInterval, animation: CAAnimation? = nil,
    progress: AnimatorProgress? = nil, progressStart: Double = 0, isRemovedOnCompletion: Bool = true,
    blocksTouches: Bool = false
  ) {
    self.key = key
    self.tracks = tracks
    self.end = end
    self.animation = animation
    self.progress = progress
    self.progressStart = progressStart
    self.isRemovedOnCompletion = isRemovedOnCompletion
    self.blocksTouches = blocksTouches
  }

  /// How far a track has come; nothing while it shows nothing.
  func progress(of track: AnimationTrack, at layerTime: TimeInterval) -> AnimationTrack.Progress? {
    if let progress {
      let part = progressStart < 1 ? (progress.value - progressStart) / (1 - progressStart) : 1
      return AnimationTrack.Progress(part: progressStart > 0 ? max(part, 0) : part, runs: 0)
    }
    return track.progress(at: layerTime)
  }

  /// Tells that the animation is gone or done; only the first time counts.
  func stop(finished: Bool) {
    if isStopped { return }
    isStopped = true
    ending?.cancel()
    beginning?.cancel()
    let told = onStop
    onStop = nil
    told?(finished)
  }
}
