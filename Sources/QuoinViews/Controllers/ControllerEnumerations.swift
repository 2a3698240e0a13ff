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

  /// Makes changes go along.
  ///
  /// - Parameters:
  ///   - animation: What changes with it.
  ///   - completion: Called once it has ended.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}
