import Foundation
import QuoinGraphics

/// Shows the controller on top of a stack, with a bar that leads back.
///
/// ```swift
/// let navigation = UINavigationController(rootViewController: list)
/// navigation.navigationBar.prefersLargeTitles = true
/// navigation.pushViewController(details, animated: true)
/// ```
open class UINavigationController: UIViewController {
  /// How long bars take to come and go, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.25

  /// Is told which controller is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar with the title and the way back.
  public private(set) final var navigationBar: UINavigationBar
  /// The bar below, shown where `isToolbarHidden` says so.
  public private(set) final var toolbar: UIToolbar!
  /// Whether scrolling down takes the bars away, and scrolling up brings them back.
  open var hidesBarsOnSwipe = false
  /// Whether a tap takes the bars away and brings them back.
  @Observed open var hidesBarsOnTap = false { didSet { tapRecognizer.isEnabled = hidesBarsOnTap } }
  /// Whether a low window has no bars; kept for code that sets it.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether the bars go while keys are typed; kept for code that sets it.
  open var hidesBarsWhenKeyboardAppears = false
  /// Takes the controller on top away by a finger from the edge.
  public final lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = edgeRecognizer

  final var stack: [UIViewController] = []
  final var isBarHidden = false
  final var isLowerBarHidden = true
  final var transition: NavigationTransition?
  /// What an animator of the program's own moves.
  final var ownTransition: TransitionContext?
  final weak var followed: UIScrollView?
  /// How far content was scrolled when bars went or came by a swipe, in points.
  final var lastDistance: CGFloat = 0
  final lazy var contained = ContainedControllers(of: self)
  /// Leads from the bottom of the stack to what is outside it.
  final var leaveStack: (() -> Void)?
  private final lazy var edgeRecognizer = UIScreenEdgePanGestureRecognizer(
    action: UIAction { [weak self] action in
      if let pan = action.sender as? UIScreenEdgePanGestureRecognizer { self?.edgePanDidChange(pan) }
    })
  private final lazy var tapRecognizer = UITapGestureRecognizer(
    action: UIAction { [weak self] _ in
      guard let self else { return }
      setNavigationBarHidden(!isNavigationBarHidden, animated: true)
    })

  /// Creates a stack with a controller at its bottom.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar(frame: .zero)
    toolbar = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    prepareBars()
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty stack with bars of other classes.
  public init(navigationBarClass: UINavigationBar.Type?, toolbarClass: UIToolbar.Type?) {
    navigationBar = (navigationBarClass ?? UINavigationBar.self).init(registeredWith: .zero)
    toolbar = (toolbarClass ?? UIToolbar.self).init(registeredWith: .zero)
    super.init(nibName: nil, bundle: nil)
    prepareBars()
  }

  /// Creates an empty stack; there are no nib files to load.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar(frame: .zero)
    toolbar = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    prepareBars()
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  private func prepareBars() {
    navigationBar.isInController = true
    hasBars = true
    navigationBar.goBack = { [weak self] in
      guard let self else { return }
      if stack.count <= 1, let leaveStack { leaveStack() } else { popViewController(animated: true) }
    }
    navigationBar.heightListener = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
  }

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.layOut = { [weak self] in self?.layOutParts() }
    container.mayBegin = { [weak self] recognizer in
      guard let self else { return true }
      return recognizer !== edgeRecognizer || mayPopByFinger
    }
    container.addSubview(contained.host)
    container.addSubview(toolbar)
    container.addSubview(navigationBar)
    view = container
    edgeRecognizer.edges = container.isRightToLeft ? .right : .left
    container.addGestureRecognizer(edgeRecognizer)
    tapRecognizer.isEnabled = hidesBarsOnTap
    contained.host.addGestureRecognizer(tapRecognizer)
    if let top = stack.last { contained.host.addSubview(contained.room(of: top)) }
  }

  // MARK: The stack

  /// The controllers of the stack; the last is shown.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is seen: the one shown over this one, or the one on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack; the new top comes as if it were pushed, or taken back to where it was below.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    var controllers: [UIViewController] = []
    for controller in viewControllers where admits(controller, beside: controllers) {
      controllers.append(controller)
    }
    let isBack = controllers.last.map { last in stack.dropLast().contains { $0 === last } } ?? true
    change(to: controllers, isPush: !isBack, animated: animated)
  }

  /// Pushes a controller.
  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  /// Puts a controller on the stack; one that is shown already is misuse, and changes nothing.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewController.parent == nil, !isWithin(viewController),
      viewController.presentingViewController == nil
    else {
      return ControlMisuse.report(.controllerShownTwice(viewController, in: self))
    }
    // What a finger takes away is gone before another one comes.
    finishTransition()
    change(to: stack + [viewController], isPush: true, animated: animated)
  }

  /// Takes the controller on top off the stack, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), isPush: false, animated: animated)
    return top
  }

  /// Takes all controllers but the lowest off the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Takes the controllers above one off the stack; one that is not on it is misuse, and changes nothing.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      ControlMisuse.report(.notOnStack(viewController, of: self))
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    change(to: Array(stack[...index]), isPush: false, animated: animated)
    return popped
  }

  /// Shows the last of some controllers.
  private func change(to controllers: [UIViewController], isPush: Bool, animated: Bool) {
    finishTransition()
    let (before, old, new) = (stack, stack.last, controllers.last)
    let leaving = stack.filter { controller in !controllers.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    let coming = controllers.filter { $0.parent !== self }
    for controller in coming { addChild(controller) }
    stack = controllers
    let animated = animated && old != nil && viewIfLoaded?.window != nil
    navigationBar.setItems(controllers.map(\.navigationItem), animated: animated)
    toolbar.setItems(new?.toolbarItems, animated: animated)
    for controller in leaving { controller.willLeaveParent() }
    let end = { [self] (completed: Bool) in
      if !completed { for controller in coming { controller.willMove(toParent: nil) } }
      for controller in completed ? leaving : coming { contained.remove(controller) }
      for controller in completed ? coming : leaving { controller.didMove(toParent: self) }
      if completed { return }
      stack = before
      navigationBar.setItems(before.map(\.navigationItem), animated: true)
      toolbar.setItems(old?.toolbarItems, animated: true)
      tabBarController?.bottomBarDidChange(animated: true)
    }
    guard old !== new, isViewLoaded else { return end(true) }
    tabBarController?.bottomBarDidChange(animated: animated)
    show(new, insteadOf: old, isPush: isPush, animated: animated, end)
  }

  // MARK: Bars

  /// Whether the bar above is not shown.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows the bar above, or takes it away.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    changeBars(animated: animated, bar: navigationBar, isHidden: hidden) { self.isBarHidden = hidden }
  }

  /// Whether the bar below is not shown; it is not unless set.
  open var isToolbarHidden: Bool {
    get { isLowerBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows the bar below, or takes it away.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isLowerBarHidden else { return }
    changeBars(animated: animated, bar: toolbar, isHidden: hidden) { self.isLowerBarHidden = hidden }
  }

  // MARK: Showing one

  private func show(
    _ new: UIViewController?, insteadOf old: UIViewController?, isPush: Bool, animated: Bool,
    _ end: @escaping (Bool) -> Void
  ) {
    let animator: (any UIViewControllerAnimatedTransitioning)? =
      if animated, let old, let new {
        delegate?.navigationController(
          self, animationControllerFor: isPush ? .push : .pop, from: old, to: new)
      } else { nil }
    let lead = animator.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
    let coordinator =
      animated && new != nil
      ? ControllerTransition(
        from: old, to: new, within: self,
        duration: animator?.transitionDuration(using: nil) ?? UINavigationBar.slideDuration,
        isInteractive: lead?.wantsInteractiveStart ?? false) : nil
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    let endExchange = contained.beginExchange(old, for: new, animated: animated)
    let (newRoom, oldRoom) = (new.map(contained.room), old.map(contained.room))
    if let newRoom {
      if isPush { contained.host.addSubview(newRoom) } else { contained.host.insertSubview(newRoom, at: 0) }
    }
    view.setNeedsLayout()
    let finish = { [self] (completed: Bool) in
      transition = nil
      if !completed {
        old?.beginAppearanceTransition(true, animated: true)
        new?.beginAppearanceTransition(false, animated: true)
      }
      (completed ? oldRoom : newRoom)?.removeFromSuperview()
      endExchange()
      end(completed)
      follow(stack.last)
      if !completed { view.setNeedsLayout() }
      if completed, let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }
    guard let coordinator, let newRoom, let oldRoom else {
      finish(true)
      coordinator?.end()
      return
    }
    view.layoutIfNeeded()
    follow(new)
    if let animator {
      return run(animator, ledBy: lead, from: oldRoom, to: newRoom, along: coordinator, finish: finish)
    }
    let change = NavigationTransition(
      upper: isPush ? newRoom : oldRoom, lower: isPush ? oldRoom : newRoom, isPush: isPush,
      along: coordinator,
      ending: finish)
    transition = change
    change.run()
  }
}

extension ControlMisuse {
  static func notOnStack(_ controller: UIViewController, of navigation: UINavigationController)
    -> ControlMisuse
  {
    ControlMisuse(
      "\(type(of: navigation)) is to go back to \(type(of: controller)), which is not on its stack")
  }
}
