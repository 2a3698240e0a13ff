import Foundation
import QuoinGraphics

/// Which state an animator is in.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is done.
  case inactive
  /// It runs or is paused.
  case active
  /// It was stopped and waits to be finished.
  case stopped
}

/// Where animations ended.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// Animations that can be paused, moved to and fro, turned around and stopped.
public protocol UIViewAnimating: AnyObject, ViewBound {
  /// Which state they are in.
  var state: UIViewAnimatingState { get }
  /// Whether their progress follows the clock.
  var isRunning: Bool { get }
  /// Whether they run back to their beginning.
  var isReversed: Bool { get set }
  /// How far they have come in their direction, from 0 to 1; setting it pauses them there.
  var fractionComplete: CGFloat { get set }
  /// Starts, or goes on after a pause.
  func startAnimation()
  /// Starts after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops the progress where it is.
  func pauseAnimation()
  /// Ends the animations where they are drawn.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes stopped animations, with the values of a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations of changes that are given as blocks.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin when a part of the remaining time has passed.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called in the end, with where the animations ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause, with another curve and over another time where they are given.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
