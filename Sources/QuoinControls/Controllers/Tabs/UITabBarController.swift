import Foundation
import QuoinGraphics

/// Shows one of several controllers, chosen by a bar of tabs; those that have no room there are listed behind «More».
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Is asked before a tab is chosen, and told of it.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar of tabs.
  public final let tabBar = UITabBar()
  /// The controllers that the user may put in another order; kept for code that sets it.
  open var customizableViewControllers: [UIViewController]?
  final var tabs: [UIViewController] = []
  final weak var shown: UIViewController?
  /// Whether the list is chosen of those that have no tab.
  final var isMoreListChosen = false
  private(set) final var hasMore = false
  private weak var followed: UIScrollView?
  private final lazy var contained = ContainedControllers(of: self)

  /// Creates a controller without tabs; there are no nib files to load.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    tabBar.delegate = self
    tabBar.mayChoose = { [weak self] item in self?.mayChoose(item) ?? true }
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.layOut = { [weak self] in self?.layOutParts() }
    container.changed = { [weak self] in self?.roomDidChange() }
    container.addSubview(contained.host)
    container.addSubview(tabBar)
    view = container
    show(shownController(for: selectedViewController))
  }

  // MARK: Tabs

  /// Lists the controllers that the bar has no room for: more than five on a phone, more than eight on a tablet.
  public private(set) final lazy var moreNavigationController: UINavigationController = {
    let more = UINavigationController(rootViewController: MoreListController(self))
    more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    addChild(more)
    more.didMove(toParent: self)
    hasMore = true
    return more
  }()

  /// The controllers, the first of which is shown unless another one is chosen.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; the chosen one stays so where it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let chosen = tabs.indices.contains(index) ? tabs[index] : nil
    takeBackOverflow()
    var controllers: [UIViewController] = []
    for controller in viewControllers ?? [] where admits(controller, beside: controllers) {
      controllers.append(controller)
    }
    for controller in tabs where !controllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller === shown { show(nil) }
      contained.remove(controller)
    }
    let coming = controllers.filter { $0.parent !== self }
    for controller in coming { addChild(controller) }
    tabs = controllers
    for controller in coming { controller.didMove(toParent: self) }
    index = chosen.flatMap { chosen in controllers.firstIndex { $0 === chosen } } ?? 0
    isMoreListChosen = isMoreListChosen && !overflow.isEmpty
    tabItemsDidChange()
    selectedDidChange()
  }

  final func tabItemsDidChange() {
    tabBar.setItems(barItems, animated: false)
    markChosen()
  }

  private func markChosen() {
    let isBehindMore = isMoreListChosen || tabs.indices.contains(index) && isInOverflow(tabs[index])
    tabBar.selectedItem =
      isBehindMore ? moreNavigationController.tabBarItem : selectedViewController?.tabBarItem
  }

  /// There may be room for more tabs, or fewer.
  private func roomDidChange() {
    guard barItems.count != tabBar.items?.count ?? 0 else { return }
    takeBackOverflow()
    isMoreListChosen = isMoreListChosen && !overflow.isEmpty
    tabItemsDidChange()
    selectedDidChange()
  }

  private var index = 0

  /// Which controller is shown, nothing (`NSNotFound`) for the list of those that have no tab; one that is out of range
  /// is misuse, and changes nothing.
  open var selectedIndex: Int {
    get { tabs.isEmpty || isMoreListChosen ? NSNotFound : index }
    set {
      guard tabs.indices.contains(newValue) else {
        if !tabs.isEmpty { ControlMisuse.report(.noTab(newValue, of: tabs.count)) }
        return
      }
      index = newValue
      isMoreListChosen = false
      selectedDidChange()
    }
  }

  /// The controller that is shown, or the stack that lists those that have no tab; one that is none of the tabs' is misuse, and changes nothing.
  open var selectedViewController: UIViewController? {
    get { isMoreListChosen ? moreNavigationController : tabs.indices.contains(index) ? tabs[index] : nil }
    set {
      if hasMore, newValue === moreNavigationController { return showMoreList() }
      guard let newValue, let place = tabs.firstIndex(where: { $0 === newValue }) else {
        return ControlMisuse.report(.notAmongTabs(newValue))
      }
      selectedIndex = place
    }
  }

  final func selectedDidChange() {
    markChosen()
    if isViewLoaded { show(shownController(for: selectedViewController)) }
  }

  private func mayChoose(_ item: UITabBarItem) -> Bool {
    guard let controller = self.controller(of: item) else { return false }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  private func controller(of item: UITabBarItem) -> UIViewController? {
    if hasMore, item === moreNavigationController.tabBarItem { return moreNavigationController }
    return tabs.first { $0.tabBarItem === item }
  }

  /// Told after a tap chose a tab; a tap on the chosen one leads its stack back to the beginning.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    if hasMore, item === moreNavigationController.tabBarItem {
      showMoreList()
      delegate?.tabBarController(self, didSelect: moreNavigationController)
      return
    }
    guard let place = tabs.firstIndex(where: { $0.tabBarItem === item }) else { return }
    if place == index { (tabs[place] as? UINavigationController)?.popToRootViewController(animated: true) }
    selectedIndex = place
    delegate?.tabBarController(self, didSelect: tabs[place])
  }

  private func show(_ controller: UIViewController?) {
    guard controller !== shown else { return }
    let endExchange = contained.beginExchange(shown, for: controller, animated: false)
    if let shown { contained.hide(shown) }
    shown = controller
    if let controller { contained.host.addSubview(contained.room(of: controller)) }
    endExchange()
    view.setNeedsLayout()
  }

  // MARK: Layout

  /// Whether the controllers on a stack leave no room for the bar.
  private var isBarHidden: Bool {
    guard let stack = (shown as? UINavigationController)?.viewControllers.dropFirst() else { return false }
    return stack.contains { $0.hidesBottomBarWhenPushed }
  }

  /// A stack has changed, and with it whether the bar is shown.
  final func bottomBarDidChange(animated: Bool) {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    guard animated, view.window != nil else { return }
    tabBar.isHidden = false
    UIView.animate(
      withDuration: UINavigationBar.slideDuration, animations: { layOutParts(keepsVisible: true) },
      completion: { _ in view.setNeedsLayout() })
  }

  private func layOutParts() { layOutParts(keepsVisible: false) }

  private func layOutParts(keepsVisible: Bool) {
    guard let view = viewIfLoaded else { return }
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let height = tabBar.ownHeight + safe.bottom
    let isHidden = isBarHidden
    tabBar.isHidden = isHidden && !keepsVisible
    tabBar.frame = CGRect(
      x: isHidden ? -bounds.width : 0, y: bounds.height - height, width: bounds.width, height: height)
    contained.host.frame = bounds
    for room in contained.shownRooms {
      var insets = safe
      if !isHidden { insets.bottom = height }
      room.frame = bounds
      room.setSafeAreaInsets(insets)
    }
    followContent()
  }

  /// The bar is clear where the content behind it ends above it.
  private func followContent() {
    let top = (shown as? UINavigationController)?.topViewController ?? shown
    let scrollView = top?.contentScrollView(for: .bottom)
    tabBar.isAtScrollEdge =
      scrollView.map {
        $0.contentOffset.y + $0.bounds.height >= $0.contentSize.height + $0.adjustedContentInset.bottom - 0.5
      } ?? true
    guard scrollView !== followed else { return }
    followed?.lowerScrollListener = nil
    followed = scrollView
    scrollView?.lowerScrollListener = { [weak self] in self?.followContent() }
  }
}

extension ControlMisuse {
  static func noTab(_ index: Int, of count: Int) -> ControlMisuse {
    ControlMisuse("Tab \(index) is to be chosen where there are \(count)")
  }

  static func notAmongTabs(_ controller: UIViewController?) -> ControlMisuse {
    ControlMisuse(
      "\(controller.map { "\(type(of: $0))" } ?? "nil") is to be chosen, which is none of the tabs' controllers"
    )
  }
}

/// Is asked before a tab is chosen, and told of it.
public protocol UITabBarControllerDelegate: AnyObject, ViewBound {
  /// Whether a tap may choose a controller.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  /// Told after a tap chose a controller.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
