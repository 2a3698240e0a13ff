import Foundation

extension CALayer {
  /// Adds an animation; it begins at once unless its `beginTime` says otherwise.
  ///
  /// In a layer that is in no window it is done at once.
  ///
  /// - Parameters:
  ///   - animation: What it says now counts.
  ///   - key: The name to find it by; an animation of the same name is taken away.
  public final func add(_ animation: CAAnimation, forKey key: String?) {
    let transaction = AnimationThread.current.transactions.last
    let duration = transaction?.duration ?? CATransaction.standardDuration
    if animation.begin(on: self, duration: duration) {
      animation.delegate?.animationDidStart(animation)
      return
    }
    let tracks = animation.tracks(on: self, within: [], duration: duration)
    guard let window = hostWindow else {
      animation.delegate?.animationDidStart(animation)
      AnimationThread.current.tellEnd { animation.delegate?.animationDidStop(animation, finished: true) }
      return
    }
    let clock = window.clock
    var own = animation.time(duration).timing
    if own.beginTime == 0 { own.beginTime = localTime(clock.time) }
    let running = RunningAnimation(
      key: key,
      tracks: tracks.map { track in
        var times = track.times
        times[0].timing.beginTime = own.beginTime
        return AnimationTrack(
          property: track.property, part: track.part, isAdditive: track.isAdditive,
          isCumulative: track.isCumulative, values: track.values, times: times)
      },
      end: own.outerEnd, animation: animation, isRemovedOnCompletion: animation.isRemovedOnCompletion)
    running.onStop = { animation.delegate?.animationDidStop(animation, finished: $0) }
    transaction?.completion.follow(running)
    window.animations.add(running, to: self)
    let begin = windowTime(own.beginTime)
    if begin <= clock.time {
      animation.delegate?.animationDidStart(animation)
    } else if begin.isFinite {
      running.beginning = clock.schedule(after: begin - clock.time) {
        animation.delegate?.animationDidStart(animation)
      }
    }
  }

  /// The animation that was added with a name and is not gone.
  public final func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  /// The names of the animations that are not gone, in the order in which they were added; nothing where there are
  /// none. Those of a view's blocks have the names of their properties.
  public final func animationKeys() -> [String]? {
    let keys = running.compactMap { $0.key ?? $0.tracks.first?.property.rawValue }
    return keys.isEmpty ? nil : keys
  }

  /// Takes the animation with a name away; it is told that it did not come to its end.
  public final func removeAnimation(forKey key: String) {
    hostWindow?.animations.remove(
      where: { $0.key == key || $0.animation == nil && $0.tracks.first?.property.rawValue == key }, from: self
    )
  }

  /// Takes all animations away; they are told that they did not come to their ends.
  public final func removeAllAnimations() {
    hostWindow?.animations.remove(where: { _ in true }, from: self)
  }
}
