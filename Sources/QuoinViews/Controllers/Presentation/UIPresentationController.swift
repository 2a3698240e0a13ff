import Foundation
import QuoinGraphics

/// Arranges a controller that is shown over others: the room behind it, its place, and how it moves in and out.
open class UIPresentationController: UIContentContainer {
  private final weak var presented: UIViewController?
  /// Who is shown; an empty controller once that is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// Who shows it, as far as that is known.
  final weak var presenter: UIViewController?
  /// Who shows it; an empty controller as long as that is not known, and once it is gone.
  open var presentingViewController: UIViewController { presenter ?? UIViewController() }
  /// Who is asked before a finger takes the controller away, and told of it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Covers the window beneath the presented view as long as that is shown.
  final let container = PresentationContainer()
  /// The room behind the presented view.
  public final let dimmingView = PresentationDimming()
  /// Whether the view behind was hidden before the presented one covered it.
  final var presenterWasHidden = false
  /// Whether the controller is going away.
  final var isDismissing = false

  /// Creates what arranges a controller.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    container.presentation = self
    dimmingView.presentation = self
    container.addSubview(dimmingView)
  }

  deinit {}

  /// What covers the window beneath the presented view; nothing while that is not shown.
  public final var containerView: UIView? { container.window == nil ? nil : container }
  /// The view that is shown.
  open var presentedView: UIView? { presented?.viewIfLoaded }
  /// How the controller is shown.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// Where the presented view stands, in points of the container; all of it unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { container.bounds }
  /// Whether the view behind leaves the window once the presented one covers it.
  open var shouldRemovePresentersView: Bool { false }
  /// The presented view's safe area; nothing for what the window's leaves there.
  open var presentedSafeAreaInsets: UIEdgeInsets? { nil }
  /// How long the view takes to come, in seconds, and to go.
  open var transitionDuration: (coming: TimeInterval, going: TimeInterval) { (0.5, 0.4) }

  /// Whether the presented view covers all of the window; kept for code that overrides it.
  open var shouldPresentInFullscreen: Bool { true }
  /// The style in a narrow window; kept for code that overrides it, since every style is that of wide windows here.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// The style in a window with these traits; kept for code that overrides it, as the other one.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptivePresentationStyle
  }
  /// Traits that the presented view has whatever is around it; nothing for those of the window.
  @Observed open var overrideTraitCollection: UITraitCollection? {
    didSet { presented?.viewIfLoaded?.traitOverrides = overrideTraitCollection }
  }

  // MARK: Sizes of what is presented

  /// The size that the presented controller asks for, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Told that the presented controller asks for another size; its place is asked for anew.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container.setNeedsLayout()
  }
  /// Told that what the presented view needs has changed; nothing calls it, as views are asked what they need.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of the presented controller in a container of that size, in points; all of it unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// What the presented view looks like before it comes and after it has gone.
  open func hidePresentedView() {
    guard let view = presentedView else { return }
    switch presentedViewController.modalTransitionStyle {
    case .crossDissolve, .flipHorizontal, .partialCurl: view.alpha = 0
    case .coverVertical:
      view.transform = CGAffineTransform(
        translationX: 0, y: container.bounds.height - frameOfPresentedViewInContainerView.minY)
    }
  }

  /// What the presented view looks like while it is there.
  open func showPresentedView() {
    presentedView?.transform = .identity
    if presentedViewController.modalTransitionStyle != .coverVertical { presentedView?.alpha = 1 }
  }

  /// Told before the view comes.
  open func presentationTransitionWillBegin() {}
  /// Told after the view has come.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Told before the view goes.
  open func dismissalTransitionWillBegin() {}
  /// Told after the view has gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Told before the window gets another size; tells the presented controller which one it gets.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let controller = presentedViewController
    let size = self.size(forChildContentContainer: controller, withParentContainerSize: size)
    controller.viewWillTransition(to: size, with: coordinator)
  }
  /// Told before other traits come; tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
  /// Told before the container places the presented view.
  open func containerViewWillLayoutSubviews() {}
  /// Told after the container placed the presented view.
  open func containerViewDidLayoutSubviews() {}
  /// Told that the room behind the presented view was touched.
  open func dimmingViewWasTouched() {}

  /// Takes the controller away for a finger, unless it or the delegate refuses.
  ///
  /// - Returns: Whether it goes.
  @discardableResult
  public final func dismissByTouch() -> Bool {
    let mayGo =
      !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
    guard mayGo else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }
}

/// Is asked before a finger takes a controller away that is shown over others, and told of it.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject, ViewBound {
  /// Whether a finger may take it away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Told before a finger takes it away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Told after a finger took it away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Told that a finger tried to take it away and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// The style in a narrow window; not asked, since every style is that of wide windows here.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style in a window with these traits; not asked, since every style is that of wide windows here.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    .none
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}

/// Covers the window beneath a presented view, and places that.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?
  /// Whether what is behind takes the touches beside the presented view.
  var letsTouchesThrough = false
  /// Which of what is behind takes touches beside the presented view.
  var passthroughViews: [UIView] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit === self || hit === presentation?.dimmingView {
      for view in passthroughViews {
        if let inner = view.hitTest(view.convert(point, from: self), with: event) { return inner }
      }
    }
    return letsTouchesThrough && hit === self ? nil : hit
  }

  override func fittingSizeDidChange(of subview: UIView) {
    super.fittingSizeDidChange(of: subview)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    guard let presentation, let view = presentation.presentedView, view.superview === self else { return }
    presentation.containerViewWillLayoutSubviews()
    presentation.dimmingView.frame = bounds
    let frame = presentation.frameOfPresentedViewInContainerView
    // A view that a transform moves is placed by its middle.
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
    view.setSafeAreaInsets(presentation.presentedSafeAreaInsets)
    presentation.containerViewDidLayoutSubviews()
  }

  override func accessibilityPerformEscape() -> Bool { presentation?.dismissByTouch() ?? false }
}

/// The room behind a presented view.
public final class PresentationDimming: UIView {
  weak var presentation: UIPresentationController?

  public override var drawsContent: Bool { false }
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    presentation?.dimmingViewWasTouched()
  }
}
