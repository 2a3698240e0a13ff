import Foundation

extension UIView {
  /// The usual curves of animations.
  public typealias AnimationCurve = UIViewAnimationCurve

  /// How an animation runs.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out the subviews of what changes its size within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views take touches while they are animated, which they do not otherwise.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins with what is drawn, and ends the animations that made it so; without it they go on and fade into this one.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after each run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration within another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own curve within another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Kept for code that sets it: both sides of a transition are drawn as they are.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows views in a transition rather than removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes its own other options within another block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at first and at last.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turns around the upright middle, the left edge coming to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns around the upright middle, the right edge coming to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// One picture fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns around the level middle, the top edge coming to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns around the level middle, the bottom edge coming to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    var curve: TimingCurve {
      switch (rawValue >> 16) & 15 {
      case 1: return .cubic(.easeIn)
      case 2: return .cubic(.easeOut)
      case 3: return .linear
      default: return .cubic(.easeInOut)
      }
    }
  }
}

nonisolated extension UIView.AnimationOptions {
  /// The transition that the options name.
  var transition: ViewTransition.Kind? {
    switch (rawValue >> 20) & 7 {
    case 1, 2: return .flipAcross
    case 5: return .dissolve
    case 6, 7: return .flipUpright
    default: return nil
    }
  }
}
