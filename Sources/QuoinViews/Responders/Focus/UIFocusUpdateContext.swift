/// From where to where the focus of a keyboard or a remote control moves.
open class UIFocusUpdateContext: ViewBound {
  /// The view that had the focus.
  public final let previouslyFocusedView: UIView?
  /// The view that has it now.
  public final let nextFocusedView: UIView?

  /// Creates a context, as tests do.
  public init(previouslyFocusedView: UIView?, nextFocusedView: UIView?) {
    (self.previouslyFocusedView, self.nextFocusedView) = (previouslyFocusedView, nextFocusedView)
  }

  deinit {}
}

/// Takes work that is to go along with a move of the focus; it is done at once.
open class UIFocusAnimationCoordinator: ViewBound {
  /// Creates a coordinator.
  public init() {}

  deinit {}

  /// Makes changes, and calls the completion.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
