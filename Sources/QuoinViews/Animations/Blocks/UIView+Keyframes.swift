import Foundation

extension UIView {
  /// How an animation of keyframes runs.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits; those of a curve are the same as in `AnimationOptions`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from each value to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// By jumps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight and at one speed: the times of the keyframes count nothing.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a curve through the values with times by their distances.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    fileprivate var mode: KeyframeValues.Mode {
      switch (rawValue >> 10) & 7 {
      case 1: return .discrete
      case 3, 4: return .cubic
      default: return .linear
      }
    }

    fileprivate var isPaced: Bool { [2, 4].contains((rawValue >> 10) & 7) }
  }

  /// Animates changes each of which takes a part of the time.
  ///
  /// ```swift
  /// UIView.animateKeyframes(withDuration: 2, delay: 0) {
  ///   UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { ball.center.y = 100 }
  ///   UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ball.center.y = 0 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: How long all of it takes, in seconds.
  ///   - delay: How long what was is drawn before, in seconds.
  ///   - options: How one comes from each value to the next, and the curve of the whole: slow at first and at last
  ///     unless it says otherwise.
  ///   - animations: Adds the keyframes.
  ///   - completion: Called once when the animations are gone, with whether they came to their end.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let thread = AnimationThread.current
    let plain = AnimationOptions(rawValue: options.rawValue)
    var block = ViewAnimation(
      duration: duration, delay: delay, curve: plain.curve, completion: AnimationCompletion(completion))
    block.repeatCount = options.contains(.repeat) ? .infinity : 0
    block.autoreverses = options.contains(.autoreverse)
    block.blocksTouches = !plain.contains(.allowUserInteraction)
    block.inheritFromOuter(except: plain)
    let collector = KeyframeCollector()
    thread.keyframes.append(collector)
    let rest = AnimationScope(.collecting(block)).run(animations)
    _ = thread.keyframes.popLast()
    // What is changed beside the keyframes takes the whole time.
    collector.add(rest, start: 0, length: 1)
    if thread.isEnabled, block.duration > 0 || block.progress != nil {
      collector.animate(with: block, mode: options.mode, isPaced: options.isPaced)
    } else {
      block.completion.allAdded()
    }
  }

  /// Adds a keyframe within the block of `animateKeyframes`.
  ///
  /// - Parameters:
  ///   - start: When it begins, in parts of the whole time from 0 to 1.
  ///   - length: How long it takes, in parts of the whole time.
  ///   - animations: What is changed at its end.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration length: Double, animations: () -> Void
  ) {
    guard let collector = AnimationThread.current.keyframes.last else {
      ViewMisuse.report(.keyframeAlone)
      return animations()
    }
    let block = AnimationThread.current.scopes.last?.block
    collector.add(AnimationScope(.collecting(block)).run(animations), start: start, length: length)
  }
}

extension ViewMisuse {
  static let keyframeAlone = ViewMisuse(
    "A keyframe is added outside of UIView.animateKeyframes, whose time it is to take a part of")
}
