import Foundation

/// Blocks of animations: the model changes at once, and what is drawn follows the window's clock.
///
/// Views that are in no window change at once. Numbers (places, sizes, alphas) are animated as differences that go away,
/// so that an animation which another one interrupts goes on and fades into it; colours, transforms, paths and fonts go
/// from what is drawn to their new value.
extension UIView {
  /// Animates changes.
  ///
  /// ```swift
  /// UIView.animate(withDuration: 0.3) { card.alpha = 0 }
  /// window.clock.advance(by: 0.15)  // half way
  /// ```
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds; changes are seen at once for 0.
  ///   - delay: How long what was is drawn before, in seconds.
  ///   - options: The curve, repeating and the like.
  ///   - animations: The changes.
  ///   - completion: Called once when the animations are gone, with whether they came to their end; at once where
  ///     nothing is animated.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration, delay, options.curve, options, animations, completion)
  }

  /// Animates changes with a spring that is at rest after a duration.
  ///
  /// - Parameters:
  ///   - duration: After how many seconds the spring rests.
  ///   - delay: How long what was is drawn before, in seconds.
  ///   - damping: How much the spring swings: less than 1, where it comes to rest without.
  ///   - velocity: The speed at the beginning, in ways a second.
  ///   - options: Repeating and the like; the curve counts nothing.
  ///   - animations: The changes.
  ///   - completion: Called once when the animations are gone, with whether they came to their end.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let motion = SpringMotion(
      dampingRatio: Double(damping), velocity: Double(velocity), restingAfter: duration)
    animate(duration, delay, .spring(motion), options, animations, completion)
  }

  /// Animates changes with a spring, given as it is felt.
  ///
  /// - Parameters:
  ///   - springDuration: How long the motion seems to take, in seconds; it goes on a little after that.
  ///   - bounce: How much it swings, from 0 for not at all to 1 for without end; below 0 it creeps.
  ///   - initialSpringVelocity: The speed at the beginning, in ways a second.
  ///   - delay: How long what was is drawn before, in seconds.
  ///   - options: Repeating and the like; the curve counts nothing.
  ///   - animations: The changes.
  ///   - completion: Called once when the animations are gone, with whether they came to their end.
  public static func animate(
    springDuration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let motion = SpringMotion(
      perceptualDuration: springDuration, bounce: Double(bounce), velocity: Double(initialSpringVelocity))
    animate(motion.settlingDuration, delay, .spring(motion), options, animations, completion)
  }

  private static func animate(
    _ duration: TimeInterval, _ delay: TimeInterval, _ curve: TimingCurve, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard AnimationThread.current.isEnabled else {
      animations()
      if let completion { AnimationThread.current.tellEnd { completion(true) } }
      return
    }
    var block = ViewAnimation(
      duration: duration, delay: delay, curve: curve, completion: AnimationCompletion(completion))
    block.repeatCount = options.contains(.repeat) ? .infinity : 0
    block.autoreverses = options.contains(.autoreverse)
    block.beginsFromCurrentState = options.contains(.beginFromCurrentState)
    block.blocksTouches = !options.contains(.allowUserInteraction)
    block.inheritFromOuter(except: options)
    let scope = AnimationScope(.block(block))
    let changes = scope.run {
      animations()
      if options.contains(.layoutSubviews) { scope.layoutWhatChangedSize() }
    }
    block.add(changes)
  }

  /// Makes changes that are seen at once, whatever blocks they stand in and whatever blocks stand in them.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let thread = AnimationThread.current
    let wasEnabled = thread.isEnabled
    thread.isEnabled = false
    _ = AnimationScope(.still).run(actions)
    thread.isEnabled = wasEnabled
  }

  /// Makes changes of a block repeat.
  ///
  /// - Parameters:
  ///   - count: How many runs there are, parts of one included.
  ///   - autoreverses: Whether each is followed by one back.
  ///   - animations: The changes.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard var block = AnimationThread.current.scopes.last?.block else { return animations() }
    block.repeatCount = max(Double(count), 0)
    block.autoreverses = autoreverses
    block.completion.expectMore()
    block.add(AnimationScope(.block(block)).run(animations))
  }

  /// Whether blocks animate on this thread.
  public static var areAnimationsEnabled: Bool { AnimationThread.current.isEnabled }

  /// Lets blocks on this thread animate, or make their changes at once.
  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationThread.current.isEnabled = enabled }

  /// How long the block takes that work is done in, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationThread.current.scopes.last?.block?.duration ?? 0
  }
}

extension ViewAnimation {
  /// Takes over what a block around this one says.
  mutating func inheritFromOuter(except options: UIView.AnimationOptions) {
    guard let outer = AnimationThread.current.scopes.last?.block else { return }
    // Within an animator all follow the animator.
    progress = outer.progress
    progressStart = outer.progressStart
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      repeatCount = outer.repeatCount
      autoreverses = outer.autoreverses
    }
  }
}
