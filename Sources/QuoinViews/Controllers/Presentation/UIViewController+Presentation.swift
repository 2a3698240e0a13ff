import Foundation
import QuoinGraphics

extension UIViewController {
  /// The controller that is shown over this one, or over one that it is within.
  public final var presentedViewController: UIViewController? {
    shownPresentation?.presentedViewController ?? parent?.presentedViewController
  }

  /// The controller that this one, or one that it is within, is shown over.
  public final var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Whether the controller is coming to stand over another one.
  public final var isBeingPresented: Bool { presenter != nil && appearance.step == .appearing }
  /// Whether the controller is going from over another one.
  public final var isBeingDismissed: Bool { presenter?.shownPresentation?.isDismissing ?? false }
  /// Whether the controller is getting into a container, which it is when it is not presented.
  public final var isMovingToParent: Bool {
    appearance.step == .appearing && parent != nil && presenter == nil
  }
  /// Whether the controller is getting out of its container.
  public final var isMovingFromParent: Bool { appearance.step == .disappearing && appearance.leavesParent }

  /// Says that the controller is about to get out of its container, for as long as its view goes.
  package final func willLeaveParent() { appearance.leavesParent = true }

  /// What arranges the controller where it is shown over others.
  public final var presentationController: UIPresentationController? {
    if let storedPresentation { return storedPresentation }
    if let parent { return parent.presentationController }
    let made = makePresentationController(presenting: presenter)
    storedPresentation = made
    return made
  }

  /// Lets what was asked for in an earlier style go where another class arranges the new one: the detents of a sheet stay
  /// where it stays one.
  final func presentationStyleDidChange() {
    guard presenter == nil, let stored = storedPresentation else { return }
    if type(of: makePresentationController(presenting: nil)) != type(of: stored) { storedPresentation = nil }
  }

  /// What arranges the controller as a sheet; nothing in other styles.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// What arranges the controller as a popover; nothing in other styles.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  final func presentationOfStyle(presenting presenter: UIViewController?) -> UIPresentationController {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext, .none:
      FullScreenPresentation(presentedViewController: self, presenting: presenter)
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: presenter ?? self)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    case .overFullScreen, .overCurrentContext:
      UIPresentationController(presentedViewController: self, presenting: presenter)
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// The outermost controller that this one is within.
  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  final func presentHere(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    if controller.presenter != nil || controller.parent != nil || presenter.isWithin(controller) {
      return ViewMisuse.report(.controllerShownTwice("\(type(of: controller))"))
    }
    if let shown = presenter.shownPresentation {
      return ViewMisuse.report(
        .presenterIsBusy(
          "\(type(of: self))", with: "\(type(of: shown.presentedViewController))", "\(type(of: controller))"))
    }
    guard let window = viewIfLoaded?.window else {
      return ViewMisuse.report(.presenterNotInWindow("\(type(of: self))", "\(type(of: controller))"))
    }
    controller.presenter = presenter
    guard let presentation = controller.presentationController else { return }
    presentation.presenter = presenter
    presenter.shownPresentation = presentation
    PresentationChange(presentation, window: window).begin(animated: animated, completion)
  }

  final func dismissHere(animated: Bool, completion: (() -> Void)?) {
    let controller = outermost
    if let shown = controller.shownPresentation {
      PresentationChange.end(shown, animated: animated, completion)
    } else if let presenter = controller.presenter {
      presenter.dismiss(animated: animated, completion: completion)
    } else {
      completion?()
    }
  }
}

/// Shows a view over a window, and takes it away again.
private struct PresentationChange {
  private let presentation: UIPresentationController
  private let window: UIWindow

  init(_ presentation: UIPresentationController, window: UIWindow) {
    self.presentation = presentation
    self.window = window
  }

  func begin(animated: Bool, _ completion: (() -> Void)?) {
    let presented = presentation.presentedViewController
    presented.loadViewIfNeeded()
    if let traits = presentation.overrideTraitCollection { presented.view.traitOverrides = traits }
    let container = presentation.container
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let presenter = presentation.presenter
    let takesPresenterAway = presentation.shouldRemovePresentersView
    let animator =
      animated
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter ?? presented, source: presenter ?? presented) : nil
    let lead = animator.flatMap {
      presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
    let transition =
      animated
      ? ControllerTransition(
        from: presenter, to: presented,
        duration: animator?.transitionDuration(using: nil) ?? presentation.transitionDuration.coming,
        isInteractive: lead?.wantsInteractiveStart ?? false) : nil
    if takesPresenterAway { presenter?.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    presentation.presentationTransitionWillBegin()
    window.addSubview(container)
    if let view = presentation.presentedView { container.addSubview(view) }
    container.setNeedsLayout()
    container.layoutIfNeeded()
    let finish = { (_: Bool) in
      if takesPresenterAway, !presentation.isDismissing {
        presentation.presenterWasHidden = presenter?.view.isHidden ?? false
        presenter?.view.isHidden = true
        presenter?.endAppearanceTransition()
      }
      presented.endAppearanceTransition()
      presentation.presentationTransitionDidEnd(true)
      transition?.end()
      completion?()
    }
    guard animated else { return finish(true) }
    if let animator, let transition {
      // The animator puts the view where it begins; the container places it from when it stands.
      return presentation.context(isComing: true, by: animator, ledBy: lead, along: transition) { completed in
        if completed { finish(true) } else { Self.end(presentation, animated: false, nil) }
      }.run()
    }
    UIView.performWithoutAnimation {
      presentation.hidePresentedView()
      presentation.dimmingView.alpha = 0
    }
    UIView.animate(
      withDuration: presentation.transitionDuration.coming, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      animations: {
        presentation.showPresentedView()
        presentation.dimmingView.alpha = 1
        transition?.begin()
      }, completion: finish)
  }

  /// Lets a controller stay that was on its way out.
  private static func takeBack(_ presentation: UIPresentationController) {
    let presented = presentation.presentedViewController
    presentation.isDismissing = false
    presented.beginAppearanceTransition(true, animated: false)
    presented.endAppearanceTransition()
    if presentation.shouldRemovePresentersView, let presenter = presentation.presenter {
      presenter.beginAppearanceTransition(false, animated: false)
      presenter.view.isHidden = true
      presenter.endAppearanceTransition()
    }
    presentation.dismissalTransitionDidEnd(false)
  }

  static func end(_ presentation: UIPresentationController, animated: Bool, _ completion: (() -> Void)?) {
    if presentation.isDismissing { return }
    presentation.isDismissing = true
    let presented = presentation.presentedViewController
    let presenter = presentation.presenter
    // What is shown over the one that goes, goes with it.
    if let inner = presented.shownPresentation { end(inner, animated: false, nil) }
    let bringsPresenterBack = presentation.shouldRemovePresentersView
    let animated = animated && presentation.container.window != nil
    let animator =
      animated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    let lead = animator.flatMap {
      presented.transitioningDelegate?.interactionControllerForDismissal(using: $0)
    }
    let transition =
      animated
      ? ControllerTransition(
        from: presented, to: presenter,
        duration: animator?.transitionDuration(using: nil) ?? presentation.transitionDuration.going,
        isInteractive: lead?.wantsInteractiveStart ?? false) : nil
    presented.beginAppearanceTransition(false, animated: animated)
    if bringsPresenterBack {
      presenter?.view.isHidden = presentation.presenterWasHidden
      presenter?.beginAppearanceTransition(true, animated: animated)
    }
    presentation.dismissalTransitionWillBegin()
    let finish = { (_: Bool) in
      presentation.container.removeFromSuperview()
      presentation.presentedView?.removeFromSuperview()
      presentation.showPresentedView()
      presented.endAppearanceTransition()
      if bringsPresenterBack { presenter?.endAppearanceTransition() }
      presented.presenter = nil
      presenter?.shownPresentation = nil
      // The next time it may be shown in another style.
      presented.storedPresentation = nil
      presentation.isDismissing = false
      presentation.dismissalTransitionDidEnd(true)
      transition?.end()
      completion?()
    }
    guard animated else { return finish(true) }
    if let animator, let transition {
      return presentation.context(isComing: false, by: animator, ledBy: lead, along: transition) {
        completed in
        if completed { finish(true) } else { Self.takeBack(presentation) }
      }.run()
    }
    UIView.animate(
      withDuration: presentation.transitionDuration.going, delay: 0, options: .curveEaseInOut,
      animations: {
        presentation.hidePresentedView()
        presentation.dimmingView.alpha = 0
        transition?.begin()
      }, completion: finish)
  }
}

extension ViewMisuse {
  static func controllerWithinItself(_ child: String, _ parent: String) -> ViewMisuse {
    ViewMisuse(
      "\(child) cannot be a child of \(parent), which stands in it or over it: a controller is never within itself"
    )
  }

  static func controllerShownTwice(_ name: String) -> ViewMisuse {
    ViewMisuse("\(name) is presented while it is shown already: a controller is shown in one place at a time")
  }

  static func presenterIsBusy(_ presenter: String, with shown: String, _ controller: String) -> ViewMisuse {
    ViewMisuse("\(presenter) presents \(controller) while it presents \(shown)")
  }

  static func presenterNotInWindow(_ presenter: String, _ controller: String) -> ViewMisuse {
    ViewMisuse("\(presenter) presents \(controller) while its view is in no window")
  }
}
