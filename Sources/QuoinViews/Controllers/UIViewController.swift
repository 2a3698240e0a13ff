import Foundation
import QuoinGraphics

/// Makes and looks after a view, and holds the controllers of parts of it.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isShown = false
  /// The controllers within this one.
  public private(set) final var children: [UIViewController] = []
  /// The controller that this one is within.
  public private(set) final weak var parent: UIViewController?
  /// What a bar shows as the controller's name.
  open var title: String?

  /// Creates a controller whose view is made when it is first asked for.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller; there are no nib files to load.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  /// Creates a controller; there are no archives to decode from.
  public required init?(coder: NSCoder) {}

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
    loadedView?.rare?.controller = nil
    if isShown, view !== loadedView { isShown = false }
    loadedView = view
    guard let view else { return }
    view.ensureRare().controller = self
    view.setAdditionalSafeAreaInsets(additionalSafeAreaInsets)
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
  /// Told after the view was shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Told before the view is taken away.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Told after the view was taken away.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Tells the controller that its view is about to get into a window, or out of the last one.
  final func windowWillChange(to window: UIWindow?) {
    if window == nil { viewWillDisappear(false) } else if !isShown { viewWillAppear(false) }
  }

  /// Tells the controller that its view has got into a window, or out of the last one.
  final func windowDidChange(to window: UIWindow?) {
    if window == nil { viewDidDisappear(false) } else if !isShown { viewDidAppear(false) }
    isShown = window != nil
  }

  /// Told before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Told after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// What the controller's bars take from the view's safe area beyond its surroundings, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.setAdditionalSafeAreaInsets(additionalSafeAreaInsets) }
  }

  /// Whether the margins of the view are at least the system's, and those above and below 0 unless set; true unless set.
  open var viewRespectsSystemMinimumLayoutMargins = true {
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

  /// Whom events go to after the controller: its view's superview.
  open override var next: UIResponder? { loadedView?.superview }

  // MARK: Containing

  /// Adds a controller; adding its view is up to the caller.
  open func addChild(_ child: UIViewController) {
    if child === self || child.parent === self { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
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
}

extension UIView {
  /// The controller whose view this is.
  final var controller: UIViewController? { rare?.controller }
}
