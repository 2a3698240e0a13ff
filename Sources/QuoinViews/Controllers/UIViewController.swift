import Foundation
import QuoinGraphics

/// Makes and looks after a view, and holds the controllers of parts of it.
open class UIViewController: UIResponder, ViewOwner, UIContentContainer {
  private var loadedView: UIView?
  final var appearance = ControllerAppearance()
  final var traitObservers = TraitObservers()
  final var attachments: [(key: ObjectIdentifier, value: AnyObject)] = []
  /// The controllers within this one.
  public private(set) final var children: [UIViewController] = []
  /// The controller that this one is within.
  public private(set) final weak var parent: UIViewController?
  /// What a bar shows as the controller's name.
  @Observed open var title: String? { didSet { titleListener?(title) } }
  /// Told when the title changes; whoever shows it.
  package final var titleListener: ((String?) -> Void)?

  /// Creates a controller whose view is made when it is first asked for.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller; there are no nib files to load.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  /// Creates a controller without a view, as its other initializers do: there are no archives to decode from, and what a nib
  /// or a storyboard would set is not.
  public required init?(coder: NSCoder) {}

  deinit {}

  /// The view; made when first asked for.
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? UIView(frame: UIScreen.main.bounds)
      if loadedView == nil { setView(view) }
      viewDidLoad()
      return view
    }
    set { setView(newValue) }
  }

  private func setView(_ view: UIView?) {
    loadedView?.rare?.owner = nil
    // A view that is made while it is to be shown leaves what was told of that as it is.
    if loadedView != nil, view !== loadedView { appearance = ControllerAppearance() }
    loadedView = view
    guard let view else { return }
    view.ensureRare().owner = self
    view.markNeedsLayout()
    view.markNeedsUpdateConstraints()
    view.setAdditionalSafeAreaInsets(additionalSafeAreaInsets)
    if wantedStyle != .unspecified { view.overrideUserInterfaceStyle = wantedStyle }
  }

  /// The view, if it has been made.
  public final var viewIfLoaded: UIView? { loadedView }
  /// Whether the view has been made.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view if it has not been made.
  public final func loadViewIfNeeded() { _ = view }

  /// Makes the view; overrides set `view` and do not call `super`.
  open func loadView() { setView(UIView(frame: UIScreen.main.bounds)) }
  /// Told after the view was made.
  open func viewDidLoad() {}
  /// Told before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Told once the view is in its window and laid out there, before it moves in.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Told after the view was shown, in the place and with the layout that it has there.
  open func viewDidAppear(_ animated: Bool) {}
  /// Told before the view is taken away.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Told after the view was taken away.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Changes what constraints the view and what is in it have, before a layout; overrides call `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Told before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Told after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// What the controller's bars take from the view's safe area beyond its surroundings, in points.
  @Observed open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.setAdditionalSafeAreaInsets(additionalSafeAreaInsets) }
  }

  /// Whether the margins of the view are at least the system's, and those above and below 0 unless set; true unless set.
  @Observed open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsChanged() } }
  }

  /// The margins that the system wants a controller's view to have at least: 16 points at the sides, 20 where the view is
  /// 414 points wide or more.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (loadedView?.geometry.size.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The edges at which the view reaches beneath the bars of a container; all unless set.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view also reaches beneath bars that nothing is seen through.
  open var extendedLayoutIncludesOpaqueBars = false

  /// The environment at the controller's view.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

  /// The appearance of the view and of all in it, whatever is around it; that of the surroundings unless set.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewIfLoaded?.overrideUserInterfaceStyle ?? wantedStyle }
    set {
      wantedStyle = newValue
      viewIfLoaded?.overrideUserInterfaceStyle = newValue
    }
  }
  /// The appearance that was asked for before there was a view.
  final var wantedStyle = UIUserInterfaceStyle.unspecified

  /// Told after what surrounds the view has changed: appearance, text size, direction, scale.
  ///
  /// - Parameter previousTraitCollection: The surroundings before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whom events go to after the controller: its view's superview.
  open override var next: UIResponder? { presenter ?? loadedView?.superview }

  // MARK: Containing

  /// Adds a controller; adding its view is up to the caller.
  open func addChild(_ child: UIViewController) {
    if child === self || child.parent === self { return }
    if isWithin(child) {
      return ViewMisuse.report(.controllerWithinItself("\(type(of: child))", "\(type(of: self))"))
    }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Whether the controller has a bar at the top of those within it.
  package final var hasBars = false

  /// Whether a controller around this one has bars, at any depth.
  final var standsBeneathBars: Bool {
    var next = parent
    while let controller = next {
      if controller.hasBars { return true }
      next = controller.parent
    }
    return false
  }

  /// Whether the controller is that one, or stands in it or over it, however deep.
  package final func isWithin(_ other: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let next = controller {
      if next === other { return true }
      controller = next.parent ?? next.presenter
    }
    return false
  }

  /// Takes the controller out of the one it is within.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Told before the controller gets within another one or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Told after the controller got within another one or none.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Editing

  /// Whether the view lets its content be changed.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// Begins or ends editing; overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    editingListener?(editing)
  }
  /// Told when editing begins or ends; whoever shows a button for it.
  package final var editingListener: ((Bool) -> Void)?

  // MARK: Presenting

  /// How the view is shown over others.
  @Observed open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { presentationStyleDidChange() } }
  }
  /// How the view comes and goes where it is shown over others.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether only code takes the controller away that is shown over others, not a finger.
  open var isModalInPresentation = false
  /// Whether controllers shown over the context of others are shown over this one.
  open var definesPresentationContext = false
  /// The size that the view asks for in a container or a popover, in points; zero for none.
  @Observed open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      storedPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Told that a controller within this one asks for another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Told that what the view of a controller within this one needs has changed; nothing calls it, as views are asked what they
  /// need.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a controller within this one when this one gets a size, in points; the same unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Shows a controller over this one.
  ///
  /// - Parameters:
  ///   - controller: What is shown; one that is shown already is misuse, and stays where it is.
  ///   - animated: Whether it moves in.
  ///   - completion: Called once it stands.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentHere(controller, animated: animated, completion: completion)
  }

  /// Takes away the controller shown over this one or, where there is none, this one itself.
  ///
  /// - Parameters:
  ///   - animated: Whether it moves out.
  ///   - completion: Called once it is gone.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    dismissHere(animated: animated, completion: completion)
  }

  /// Shows a controller as what is around has it: as the one has it that this one is within, pushed where that is a stack, else
  /// over this one.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.show(controller, sender: sender) }
    present(controller, animated: true)
  }

  /// Shows a controller as the one has it that this one is within, beside this one where that has columns, else as
  /// `show(_:sender:)` does.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    guard let parent else { return show(controller, sender: sender) }
    parent.showDetailViewController(controller, sender: sender)
  }

  /// Makes what arranges the controller over others; that of its style unless overridden.
  ///
  /// - Parameter presenter: Who shows it.
  open func makePresentationController(presenting presenter: UIViewController?) -> UIPresentationController {
    presentationOfStyle(presenting: presenter)
  }

  /// What arranges this controller over others, once it was asked for.
  final var storedPresentation: UIPresentationController?
  /// The animated change from or to another controller that goes on.
  package final weak var runningTransition: ControllerTransition?
  /// What takes work that goes along while the controller, or one that it is within, comes or goes animated; nothing else.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? parent?.transitionCoordinator
  }
  /// What arranges the controller that is shown over this one.
  final var shownPresentation: UIPresentationController? {
    didSet { shownController = shownPresentation?.presentedViewController }
  }
  /// The controller that is shown over this one, which nobody else need hold.
  private final var shownController: UIViewController?
  /// The controller that this one is shown over.
  final weak var presenter: UIViewController?

  /// Whether children are told that their views come and go as these get into the window and out of it; a container that says no
  /// tells them by `beginAppearanceTransition(_:animated:)`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Size and status bar

  /// Told before the view gets another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: size, with: coordinator)
    }
  }
  /// Kept for code that overrides it; no status bar is drawn here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Kept for code that overrides it; no status bar is drawn here.
  open var prefersStatusBarHidden: Bool { false }
  /// Tells that what is preferred of the status bar has changed.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Kept for code that overrides it; no status bar is drawn here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controller whose preferences of the status bar's style count; this one unless overridden.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller whose preferences of the status bar's presence count; this one unless overridden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Kept for code that overrides it; no mark of the home button is drawn here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The controller whose preference of that mark counts; kept for code that overrides it.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Tells that what is preferred of that mark has changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The controller whose preference of the edges counts; kept for code that overrides it.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Tells that what is preferred of the edges has changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The edges from which a finger is the program's before it is the system's; kept for code that overrides it.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Told before the view gets other traits.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// Told after the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Whether the interface turns with the device; kept for code that overrides it.
  open var shouldAutorotate: Bool { true }
  /// Turns the interface as the device is held; nothing turns by itself here.
  open class func attemptRotationToDeviceOrientation() {}
  /// Tells that the ways in which the interface may be turned have changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// The ways in which the interface may be turned: all but upside down on a phone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// How the interface is turned where it is shown over others.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: The system

  /// Decides what is shown in the place of content, before the first layout and whenever that was asked for.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  /// Whether that is to be decided anew.
  final var needsUnavailableUpdate = true
  /// Told before the view is laid out; what is shown in the place of content.
  package final var layoutListener: (() -> Void)?
  /// Told that memory is short: by tests.
  open func didReceiveMemoryWarning() {}
  /// Told before a segue of a storyboard; there are none here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue may go on.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Says how the controller comes and goes where it is shown over others, instead of its style.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether a form keeps the keyboard while what takes text changes; kept for code that overrides it.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether a controller over others decides on the status bar; kept for code that sets it.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether what is shown over this context comes as this one does; kept for code that sets it.
  open var providesPresentationContextTransitionStyle = false
  /// What the controller is kept by; kept for code that sets it.
  open var restorationIdentifier: String?
}
