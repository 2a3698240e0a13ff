import Foundation

/// Names of the two controllers of a transition.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that is seen before.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The one that is seen after.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names of the two views of a transition.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// That of the controller that is seen before.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// That of the controller that is seen after.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What a transition knows of what goes and comes.
public protocol UIViewControllerContextTransitioning: AnyObject, ViewBound {
  /// Holds what goes and comes.
  var containerView: UIView { get }
  /// Whether it is to be animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives it.
  var isInteractive: Bool { get }
  /// Whether it was given up.
  var transitionWasCancelled: Bool { get }
  /// How the controllers are shown.
  var presentationStyle: UIModalPresentationStyle { get }
  /// One of the controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that the transition moves; nothing where it is none of the transition's business.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// How the view of the one that comes is turned; not at all here.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view stands before; zero where it does not.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Where a controller's view stands after; zero where it does not.
  func finalFrame(for controller: UIViewController) -> CGRect
  /// Tells how far the finger has led the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the finger holds a transition that went on by itself.
  func pauseInteractiveTransition()
  /// Tells that the finger has let go, and that the transition goes through.
  func finishInteractiveTransition()
  /// Tells that the finger has let go, and that the transition goes back.
  func cancelInteractiveTransition()
  /// Tells that the transition has ended.
  ///
  /// - Parameter didComplete: Whether it went through; false takes it back.
  func completeTransition(_ didComplete: Bool)
}

/// Animates how one controller goes and another comes.
public protocol UIViewControllerAnimatedTransitioning: AnyObject, ViewBound {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Adds what comes to the container, animates, and tells the context when that is over.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The property animator of the transition, which a finger can lead: the same whenever it is asked for during one; nothing
  /// that can be led unless said otherwise.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Told that the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoPropertyAnimator() }
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Leads how one controller goes and another comes, as by a finger.
public protocol UIViewControllerInteractiveTransitioning: AnyObject, ViewBound {
  /// Begins the transition, which it tells the context how far has come and when it has ended.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether it leads from the beginning; false lets the animator move what comes and goes by itself.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
}

/// Says how a controller comes and goes where it is shown over others.
public protocol UIViewControllerTransitioningDelegate: AnyObject, ViewBound {
  /// What animates how it comes; nothing for its style's way.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What animates how it goes; nothing for its style's way.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What leads how it comes, for an animator that moves it; nothing where the animator does so by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What leads how it goes, for an animator that moves it; nothing where the animator does so by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What arranges it, where its style is `custom`; nothing for what covers all.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
