import Foundation

/// How the changes of a block are animated.
struct ViewAnimation {
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var curve = TimingCurve.cubic(.easeInOut)
  var repeatCount = 0.0
  var autoreverses = false
  var beginsFromCurrentState = false
  /// Whether what is animated takes no touches meanwhile.
  var blocksTouches = false
  /// Where the progress comes from in the block of a property animator, and from which progress on.
  var progress: AnimatorProgress?
  var progressStart = 0.0
  /// Told when all animations are gone.
  var completion: AnimationCompletion

  init(duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve, completion: AnimationCompletion) {
    self.duration = duration.isNaN ? 0 : max(duration, 0)
    self.delay = delay.isFinite ? max(delay, 0) : 0
    self.curve = curve
    self.completion = completion
  }

  /// Adds animations for changes of layers that are in a window; others are seen at once.
  func add(_ changes: [PropertyChange]) {
    for change in changes {
      guard let window = change.layer.hostWindow else { continue }
      add(change, to: window.animations)
    }
    completion.allAdded()
  }

  private func add(_ change: PropertyChange, to animations: WindowAnimations) {
    if duration <= 0, delay <= 0, progress == nil { return }
    let layer = change.layer
    var old = change.old
    if !change.new.isAdditive || beginsFromCurrentState {
      // What was drawn before is what the running animations make of the old value.
      old = layer.presentedValue(of: change.property, over: change.old, at: animations.clock.time)
      animations.remove(where: { $0.isOfView(change.property) }, from: layer)
    }
    let values: TrackValues =
      change.new.isAdditive
      ? .vanishing(old.adding(change.new, times: -1)) : .basic(from: old, to: change.new, by: nil)
    add(values, of: change.property, to: layer, animations, isAdditive: change.new.isAdditive)
    progress?.remember(change)
  }

  /// Adds an animation of a property with the block's times.
  func add(
    _ values: TrackValues, of property: AnimatedProperty, to layer: CALayer, _ animations: WindowAnimations,
    isAdditive: Bool
  ) {
    var timing = MediaTiming()
    timing.beginTime = layer.localTime(animations.clock.time) + delay
    timing.duration = duration
    timing.repeatCount = repeatCount
    timing.autoreverses = autoreverses
    timing.fillMode = .backwards
    let track = AnimationTrack(
      property: property, part: nil, isAdditive: isAdditive, isCumulative: false, values: values,
      times: [TrackTime(timing: timing, curve: curve)])
    let running = RunningAnimation(
      key: nil, tracks: [track], end: timing.outerEnd, progress: progress, progressStart: progressStart,
      blocksTouches: blocksTouches)
    completion.follow(running)
    progress?.add(running, to: layer, clock: animations.clock)
    animations.add(running, to: layer)
  }
}

/// Tells once that all animations of a block are gone, and whether all came to their ends.
final class AnimationCompletion {
  private var remaining = 1
  private var areFinished = true
  private var handler: ((Bool) -> Void)?
  private var tidying: (() -> Void)?

  init(_ handler: ((Bool) -> Void)?) { self.handler = handler }

  func follow(_ running: RunningAnimation) {
    remaining += 1
    let other = running.onStop
    running.onStop = { finished in
      other?(finished)
      if !finished { self.areFinished = false }
      self.countDown()
    }
  }

  /// Lets something be tidied up before it is told.
  func whenGone(_ work: @escaping () -> Void) { tidying = work }

  /// Lets more animations come than those of the next `allAdded()`.
  func expectMore() { remaining += 1 }

  /// Tells that no more animations will come.
  func allAdded() { countDown() }

  private func countDown() {
    remaining -= 1
    guard remaining == 0 else { return }
    tidying?()
    let told = handler
    (handler, tidying) = (nil, nil)
    guard let told else { return }
    AnimationThread.current.tellEnd { told(areFinished) }
  }
}

extension RunningAnimation {
  /// Whether a block of a view animates a property with it.
  func isOfView(_ property: AnimatedProperty) -> Bool {
    animation == nil && tracks.first?.property == property
  }
}
