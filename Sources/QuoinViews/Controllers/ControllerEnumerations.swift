import Foundation
import QuoinGraphics

/// How a controller is shown over others.
public nonisolated enum UIModalPresentationStyle: Int, Sendable, CaseIterable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// How a controller that is shown over others comes and goes.
public nonisolated enum UIModalTransitionStyle: Int, Sendable, CaseIterable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The colour of what stands in the status bar.
public nonisolated enum UIStatusBarStyle: Int, Sendable, CaseIterable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes.
public nonisolated enum UIStatusBarAnimation: Int, Sendable, CaseIterable { case none, fade, slide }

/// Takes work that is to go along with a controller's change.
public protocol UIViewControllerTransitionCoordinator: AnyObject, ViewBound {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// How long the change takes, in seconds.
  var transitionDuration: Double { get }
  /// Whether a finger leads the change.
  var isInteractive: Bool { get }
  /// Whether the change went back, or goes back.
  var isCancelled: Bool { get }

  /// One of the controllers; nothing where the change is not from one to another.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Calls a handler when the finger that leads the change lets go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinator) -> Void)

  /// Makes changes go along; under a finger from when it lets go, unless the change goes back.
  ///
  /// - Parameters:
  ///   - animation: What changes with it.
  ///   - completion: Called once it has ended.
  /// - Returns: Whether the changes go along: not where it goes on already.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Makes changes go along, with nothing to be called once it has ended.
  ///
  /// - Parameter animation: What changes with it.
  /// - Returns: Whether the changes go along: not where it goes on already.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

extension UIViewControllerTransitionCoordinator {
  /// How the interface is turned by the change: not at all, as a window that is turned gets another size.
  public var targetTransform: CGAffineTransform { .identity }
}
