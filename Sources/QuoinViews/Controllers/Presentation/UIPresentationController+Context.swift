import Foundation

extension UIPresentationController {
  /// What an animator of the program's own knows of the controller that comes over others, or goes.
  ///
  /// - Parameters:
  ///   - isComing: Whether it comes.
  ///   - animator: Moves it.
  ///   - lead: Leads the animator, where somebody does.
  ///   - coordinator: What goes along.
  ///   - finish: Called once when the transition has ended, with whether it went through.
  final func context(
    isComing: Bool, by animator: any UIViewControllerAnimatedTransitioning,
    ledBy lead: (any UIViewControllerInteractiveTransitioning)?, along coordinator: ControllerTransition,
    finish: @escaping (Bool) -> Void
  ) -> TransitionContext {
    let (removes, room) = (shouldRemovePresentersView, container.bounds)
    let upper = TransitionContext.Side(
      presentedViewController, presentedView,
      before: isComing ? .zero : presentedView?.frame ?? .zero,
      after: isComing ? frameOfPresentedViewInContainerView : .zero)
    // Where the view behind stays in the window it is not the animator's.
    let lower = TransitionContext.Side(
      presenter, removes ? presenter?.viewIfLoaded : nil,
      before: isComing ? room : .zero, after: isComing && removes ? .zero : room)
    return TransitionContext(
      from: isComing ? lower : upper, to: isComing ? upper : lower, in: container, style: presentationStyle,
      by: animator, ledBy: lead, along: coordinator, finish: finish)
  }
}
