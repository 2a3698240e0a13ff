import Foundation

/// What an animator of the program's own knows of a controller that comes over others, or goes.
final class PresentationContext: UIViewControllerContextTransitioning {
  private let presentation: UIPresentationController
  private let isComing: Bool
  private let animator: any UIViewControllerAnimatedTransitioning
  private let finish: (Bool) -> Void
  private var hasEnded = false
  private(set) var transitionWasCancelled = false
  let isAnimated = true
  let isInteractive = false

  init(
    _ presentation: UIPresentationController, isComing: Bool,
    by animator: any UIViewControllerAnimatedTransitioning, finish: @escaping (Bool) -> Void
  ) {
    (self.presentation, self.isComing, self.animator) = (presentation, isComing, animator)
    self.finish = finish
  }

  var containerView: UIView { presentation.container }
  var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    let isPresented = (key == .to) == isComing
    return isPresented ? presentation.presentedViewController : presentation.presentingViewController
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let isPresented = (key == .to) == isComing
    if isPresented { return presentation.presentedView }
    // Where the view behind stays in the window it is not the animator's.
    return presentation.shouldRemovePresentersView ? presentation.presentingViewController?.viewIfLoaded : nil
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    if controller === presentation.presentedViewController {
      return isComing ? .zero : presentation.presentedView?.frame ?? .zero
    }
    return isComing ? containerView.bounds : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === presentation.presentedViewController {
      return isComing ? presentation.frameOfPresentedViewInContainerView : .zero
    }
    return isComing && presentation.shouldRemovePresentersView ? .zero : containerView.bounds
  }

  func completeTransition(_ didComplete: Bool) {
    if hasEnded { return }
    hasEnded = true
    transitionWasCancelled = !didComplete
    finish(didComplete)
    animator.animationEnded(didComplete)
  }

  func run() { animator.animateTransition(using: self) }
}
