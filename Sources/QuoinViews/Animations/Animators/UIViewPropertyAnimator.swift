import Foundation
import QuoinGraphics

/// Animates changes that can be paused, moved to and fro, turned around and stopped.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { card.frame.origin.y = 0 }
/// animator.fractionComplete = 0.3
/// animator.startAnimation()
/// ```
public final class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  /// How long the animations take, in seconds; a spring made of its parts decides that by itself.
  public let duration: TimeInterval
  /// The seconds that `startAnimation(afterDelay:)` was given.
  public private(set) var delay: TimeInterval = 0
  /// How progress follows from time.
  public let timingParameters: any UITimingCurveProvider
  /// Which state the animator is in.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether the progress follows the clock.
  public var isRunning: Bool { progress.run != nil }
  /// Whether the animator may be paused and stopped while it runs.
  public var isInterruptible = true
  /// Kept for code that sets it: touches reach views while they move.
  public var isUserInteractionEnabled = true
  /// Kept for code that sets it.
  public var isManualHitTestingEnabled = false
  /// Whether a set progress counts along the way rather than along the time.
  public var scrubsLinearly = true
  /// Whether the animator rests at the end rather than being done.
  public var pausesOnCompletion = false

  /// Of the present run: the next one begins anew.
  private var progress = AnimatorProgress()
  private var animations: [(block: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var ending: ScheduledWork?
  private var isBackward = false
  private let curve: TimingCurve
  private let length: TimeInterval

  // MARK: Creating

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - parameters: How progress follows from time.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let wanted = duration.isFinite ? max(duration, 0) : 0
    timingParameters = parameters
    (curve, length) = parameters.curve(over: wanted)
    self.duration = length
  }

  /// Creates an animator with a curve from its control points.
  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with one of the usual curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: curves[Int(options.rawValue >> 16) & 3], animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    whereViewsAre {
      if state == .inactive { return }
      progress.onLost = nil
      progress.release(finished: false)
      ViewMisuse.report(.animatorReleased)
    }
  }

  // MARK: What is done

  /// Adds changes.
  ///
  /// - Parameters:
  ///   - animation: The changes; made when the animator starts, or at once while it is active.
  ///   - delayFactor: Which part of the remaining time passes before they begin, from 0 to 1.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(Double(delayFactor), 0), 1)
    switch state {
    case .inactive: animations.append((animation, factor))
    case .active: make(animation, delayFactor: factor)
    case .stopped: ViewMisuse.report(.animator("gets animations", .stopped))
    }
  }

  /// Adds changes.
  public func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds what is called when the animator is done, with where its animations ended.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func make(_ animation: () -> Void, delayFactor: Double) {
    var block = ViewAnimation(duration: length, curve: curve, completion: AnimationCompletion(nil))
    block.progress = progress
    let begun = progress.value
    block.progressStart = begun + (1 - begun) * delayFactor
    block.add(AnimationScope(.block(block)).run(animation))
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    progress = AnimatorProgress()
    progress.onLost = { [weak self] in self?.finish(at: .current) }
    let blocks = animations
    animations = []
    for (block, factor) in blocks { make(block, delayFactor: factor) }
  }

  // MARK: Running

  /// Starts, or goes on after a pause.
  public func startAnimation() { start(after: 0) }

  /// Starts after some seconds.
  public func startAnimation(afterDelay delay: TimeInterval) {
    start(after: delay.isFinite ? max(delay, 0) : 0)
  }

  private func start(after delay: TimeInterval) {
    if state == .stopped { return ViewMisuse.report(.animator("is started", .stopped)) }
    if isRunning { return }
    self.delay = delay
    let wasInactive = state == .inactive
    activate()
    if progress.isEmpty { return wasInactive ? finish(at: .end) : ViewMisuse.report(.animatorWithoutViews) }
    resume(after: delay)
  }

  /// Stops the progress where it is; an animator that has not started makes its changes, drawn as they begin.
  public func pauseAnimation() {
    if state == .stopped { return ViewMisuse.report(.animator("is paused", .stopped)) }
    activate()
    rest(at: progress.value)
  }

  /// Goes on after a pause, with another curve and over another time where they are given.
  ///
  /// - Parameters:
  ///   - parameters: The curve of the remaining way; the animator's own unless given.
  ///   - durationFactor: How long the remaining way takes, in durations of the animator; 0 for what remains of it.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return ViewMisuse.report(.animator("goes on", state)) }
    if progress.isEmpty { return ViewMisuse.report(.animatorWithoutViews) }
    let from = progress.value
    let way = abs((isBackward ? 0 : 1) - from)
    let wanted = durationFactor > 0 ? Double(durationFactor) * length : way * length
    let (curve, duration) = parameters?.curve(over: wanted) ?? self.curve.stretched(from: length, to: wanted)
    follow(
      AnimatorProgress.Run(
        from: from, to: isBackward ? 0 : 1, curve: curve, duration: duration, time: 0,
        start: progress.clock?.time ?? 0))
  }

  private func resume(after delay: TimeInterval) {
    let from = progress.rest
    let start = (progress.clock?.time ?? 0) + delay
    if from == (isBackward ? 1 : 0) {
      follow(
        AnimatorProgress.Run(
          from: 0, to: 1, curve: curve, duration: length, time: isBackward ? length : 0,
          isBackward: isBackward, start: start))
    } else {
      let way = abs((isBackward ? 0 : 1) - from)
      let (curve, duration) = self.curve.stretched(from: length, to: way * length)
      follow(
        AnimatorProgress.Run(
          from: from, to: isBackward ? 0 : 1, curve: curve, duration: duration, time: 0, start: start))
    }
  }

  private func follow(_ run: AnimatorProgress.Run) {
    progress.run = run
    progress.markForDrawing()
    ending?.cancel()
    guard let clock = progress.clock else { return }
    // Held until the end, as nobody else need hold a running animator.
    ending = clock.schedule(after: run.remaining(at: clock.time)) { self.arrive() }
  }

  private func rest(at value: Double) {
    progress.rest = value
    progress.run = nil
    progress.markForDrawing()
    ending?.cancel()
    ending = nil
  }

  private func arrive() {
    rest(at: isBackward ? 0 : 1)
    if !pausesOnCompletion { finish(at: isBackward ? .start : .end) }
  }

  // MARK: Moving to and fro

  /// How far the animations have come in their direction, from 0 to 1; setting it pauses them there.
  public var fractionComplete: CGFloat {
    get { CGFloat(isBackward ? 1 - progress.value : progress.value) }
    set {
      if state == .stopped { return ViewMisuse.report(.animator("is moved", .stopped)) }
      activate()
      if progress.isEmpty { return }
      var part = newValue.isNaN ? 0 : min(max(Double(newValue), 0), 1)
      if !scrubsLinearly { part = curve.progress(at: part * length, of: length) }
      rest(at: isBackward ? 1 - part : part)
    }
  }

  /// Whether the animations run back to their beginning; setting it while they run turns them around where they are.
  public var isReversed: Bool {
    get { isBackward }
    set {
      guard newValue != isBackward else { return }
      isBackward = newValue
      guard var run = progress.run, let clock = progress.clock else { return }
      if run.from == 0, run.to == 1 {
        // Back along the same curve.
        run.time = run.time(at: clock.time)
        run.start = max(run.start, clock.time)
        run.isBackward = newValue
        follow(run)
      } else {
        progress.rest = progress.value
        resume(after: 0)
      }
    }
  }

  // MARK: Ending

  /// Ends the animations where they are drawn: the views keep these values.
  ///
  /// - Parameter withoutFinishing: Whether the animator is done with that, and calls nobody; else it waits for
  ///   `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    progress.keepWhatIsDrawn()
    rest(at: progress.value)
    progress.onLost = nil
    progress.release(finished: false)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Finishes a stopped animator, with the values of a position.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return ViewMisuse.report(.animator("is finished", state)) }
    if finalPosition == .end { progress.restoreEnd() }
    finish(at: finalPosition)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    guard state != .inactive else { return }
    progress.onLost = nil
    if position == .start { progress.restoreStart() }
    progress.release(finished: position == .end)
    ending?.cancel()
    ending = nil
    state = .inactive
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }
}

extension TimingCurve {
  /// The same curve over another time in seconds.
  fileprivate func stretched(
    from old: TimeInterval, to new: TimeInterval
  ) -> (curve: TimingCurve, duration: TimeInterval) {
    // A spring keeps its stiffness: it takes its own time for any way.
    if case .spring = self { return (self, old) }
    return (self, new)
  }
}

extension ViewMisuse {
  static func animator(_ deed: String, _ state: UIViewAnimatingState) -> ViewMisuse {
    ViewMisuse("A property animator \(deed) while it is \(state)")
  }

  static let animatorReleased = ViewMisuse(
    "A property animator was released while it was paused or stopped: finish it first")

  static let animatorWithoutViews = ViewMisuse(
    "The views of a property animator have left their window: there is nothing left to animate")
}
