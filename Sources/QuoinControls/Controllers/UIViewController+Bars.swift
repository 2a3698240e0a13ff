import Foundation
import QuoinGraphics

/// What the bars of containers show for a controller.
private final class ControllerBarItems {
  lazy var navigationItem: UINavigationItem = make(UINavigationItem()) { $0.title = self.controller?.title }
  lazy var tabBarItem: UITabBarItem = make(UITabBarItem()) { $0.title = self.controller?.title }
  lazy var editButton: UIBarButtonItem = make(UIBarButtonItem(systemItem: .edit)) { item in
    item.primaryAction = UIAction { [weak self] _ in
      guard let controller = self?.controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    self.controller?.editingListener = { [weak item] isEditing in
      let system: UIBarButtonItem.SystemItem = isEditing ? .done : .edit
      item?.title = system.title
      item?.style = system.isDone ? .done : .plain
    }
  }
  var hasNavigationItem = false
  var hasTabBarItem = false
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  weak var contentScrollView: UIScrollView?
  weak var controller: UIViewController?

  init(_ controller: UIViewController) {
    self.controller = controller
    controller.titleListener = { [weak self] title in
      guard let self else { return }
      if hasNavigationItem { navigationItem.title = title }
      if hasTabBarItem { tabBarItem.title = title }
    }
  }

  private func make<Item>(_ item: Item, _ prepare: (Item) -> Void) -> Item {
    prepare(item)
    return item
  }
}

extension UIViewController {
  private var barItems: ControllerBarItems {
    if let items = attachment(ControllerBarItems.self) { return items }
    let items = ControllerBarItems(self)
    setAttachment(items)
    return items
  }

  /// What a navigation bar shows for the controller; its title follows the controller's.
  public final var navigationItem: UINavigationItem {
    let items = barItems
    items.hasNavigationItem = true
    return items.navigationItem
  }

  /// What a tab bar shows for the controller; its title follows the controller's.
  public final var tabBarItem: UITabBarItem! {
    get {
      let items = barItems
      items.hasTabBarItem = true
      return items.tabBarItem
    }
    set {
      let items = barItems
      items.hasTabBarItem = true
      items.tabBarItem = newValue ?? UITabBarItem()
      tabBarController?.tabItemsDidChange()
    }
  }

  /// What a navigation controller's toolbar shows for the controller.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { attachment(ControllerBarItems.self)?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets what a navigation controller's toolbar shows for the controller.
  public final func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    barItems.toolbarItems = items
    (parent as? UINavigationController)?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// Whether the bar below goes while the controller stands on a navigation controller's stack.
  public final var hidesBottomBarWhenPushed: Bool {
    get { attachment(ControllerBarItems.self)?.hidesBottomBarWhenPushed ?? false }
    set { barItems.hidesBottomBarWhenPushed = newValue }
  }

  /// A button that begins and ends editing.
  public final var editButtonItem: UIBarButtonItem { barItems.editButton }

  private func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var controller = parent
    while let next = controller {
      if let container = next as? Container { return container }
      controller = next.parent
    }
    return nil
  }

  /// The nearest navigation controller that this one is within.
  public final var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  /// The nearest tab bar controller that this one is within.
  public final var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  /// The nearest split controller that this one is within.
  public final var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

  // MARK: Scrolling

  /// Names the scroll view whose position bars follow.
  public final func setContentScrollView(_ scrollView: UIScrollView?, for edge: UIRectEdge = [.top, .bottom])
  {
    barItems.contentScrollView = scrollView
  }

  /// The scroll view whose position bars follow: the one that was named, the view itself, or the first in it.
  public final func contentScrollView(for edge: UIRectEdge) -> UIScrollView? {
    if let named = attachment(ControllerBarItems.self)?.contentScrollView { return named }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}

extension ControlMisuse {
  static func controllerShownTwice(_ controller: UIViewController, in container: UIViewController)
    -> ControlMisuse
  {
    ControlMisuse(
      "\(type(of: controller)) is put into \(type(of: container)) while it is shown already: a controller is shown in one place at a time"
    )
  }
}
