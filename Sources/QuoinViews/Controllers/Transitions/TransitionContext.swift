import Foundation

/// What an animator of the program's own, and who leads it, know of what goes and comes.
package final class TransitionContext: UIViewControllerContextTransitioning {
  /// What goes, or what comes.
  package struct Side {
    let controller: UIViewController?
    /// The view that is the animator's to move.
    let view: UIView?
    /// Where it stands before, and after; zero where it does not.
    let frames: (before: CGRect, after: CGRect)

    package init(_ controller: UIViewController?, _ view: UIView?, before: CGRect, after: CGRect) {
      (self.controller, self.view, frames) = (controller, view, (before, after))
    }
  }

  package let containerView: UIView
  package let presentationStyle: UIModalPresentationStyle
  package let animator: any UIViewControllerAnimatedTransitioning
  private let sides: [UITransitionContextViewControllerKey: Side]
  private let lead: (any UIViewControllerInteractiveTransitioning)?
  private let coordinator: ControllerTransition
  private let finish: (Bool) -> Void
  /// Called when the transition ends, before anybody else is told.
  package var whenEnded: (() -> Void)?
  private var hasEnded = false
  package private(set) var transitionWasCancelled = false
  package private(set) var isInteractive = false
  package let isAnimated = true
  package let targetTransform = CGAffineTransform.identity

  /// - Parameters:
  ///   - old: What goes.
  ///   - new: What comes.
  ///   - container: Holds both.
  ///   - style: How the controllers are shown.
  ///   - animator: Moves them.
  ///   - lead: Leads the animator, where somebody does.
  ///   - coordinator: What goes along.
  ///   - finish: Called once when the transition has ended, with whether it went through.
  package init(
    from old: Side, to new: Side, in container: UIView, style: UIModalPresentationStyle,
    by animator: any UIViewControllerAnimatedTransitioning,
    ledBy lead: (any UIViewControllerInteractiveTransitioning)?, along coordinator: ControllerTransition,
    finish: @escaping (Bool) -> Void
  ) {
    sides = [.from: old, .to: new]
    (containerView, presentationStyle, self.animator) = (container, style, animator)
    (self.lead, self.coordinator, self.finish) = (lead, coordinator, finish)
  }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    sides[key]?.controller
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    sides[key == .to ? .to : .from]?.view
  }

  package func initialFrame(for controller: UIViewController) -> CGRect { frames(of: controller).before }
  package func finalFrame(for controller: UIViewController) -> CGRect { frames(of: controller).after }

  private func frames(of controller: UIViewController) -> (before: CGRect, after: CGRect) {
    sides.values.first { $0.controller === controller }?.frames ?? (.zero, .zero)
  }

  // MARK: Going on

  /// Lets the animator move what goes and comes, or who leads it.
  package func run() {
    if let lead, lead.wantsInteractiveStart {
      isInteractive = true
      return lead.startInteractiveTransition(self)
    }
    animator.animateTransition(using: self)
    goAlong()
  }

  /// Animates what goes along.
  private func goAlong() {
    UIView.animate(withDuration: coordinator.transitionDuration, animations: coordinator.begin)
  }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  package func pauseInteractiveTransition() {
    if hasEnded { return }
    (isInteractive, transitionWasCancelled) = (true, false)
  }

  package func finishInteractiveTransition() {
    guard letGo(cancels: false) else { return }
    goAlong()
  }

  package func cancelInteractiveTransition() { _ = letGo(cancels: true) }

  private func letGo(cancels: Bool) -> Bool {
    if hasEnded || !isInteractive { return false }
    isInteractive = false
    transitionWasCancelled = cancels
    coordinator.letGo(cancels: cancels)
    return true
  }

  package func completeTransition(_ didComplete: Bool) {
    if hasEnded { return }
    hasEnded = true
    transitionWasCancelled = !didComplete
    whenEnded?()
    whenEnded = nil
    finish(didComplete)
    coordinator.end(isCancelled: !didComplete)
    animator.animationEnded(didComplete)
  }

  deinit {}
}
