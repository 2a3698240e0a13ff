import Foundation
import Testing

@testable import QuoinControls

@Suite("Controllers that hold others")
struct ContainerTests {
  private let log = EventLog()
  private let finger = Finger(on: UIView(), width: 390, height: 844)

  private func show(_ controller: UIViewController) {
    finger.window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    finger.window.rootViewController = controller
    finger.window.layoutIfNeeded()
  }

  @Test("A tap on a tab shows its controller; the bar's height is part of the safe area")
  func tabs() {
    let tabs = UITabBarController()
    let controllers = ["A", "B"].map { ToldController($0, log) }
    tabs.viewControllers = controllers
    show(tabs)
    #expect(log.take() == ["A will appear", "A did appear"])
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(controllers[0].view.safeAreaInsets.bottom == 83)
    finger.tap(290, 780)
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === controllers[1])
    #expect(log.take() == ["A will disappear", "B will appear", "A did disappear", "B did appear"])
    #expect(controllers[0].tabBarController === tabs)
    #expect(misuse { tabs.selectedIndex = 2 } == ["Tab 2 is to be chosen where there are 2"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test("A pushed controller may take the bar of tabs away")
  func hiddenTabs() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    show(tabs)
    let details = UIViewController()
    details.hidesBottomBarWhenPushed = true
    navigation.pushViewController(details, animated: true)
    finger.window.clock.advance(by: 1)
    finger.window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden && details.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    finger.window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test("A split controller shows both where it is wide, and the first where it is compact")
  func split() {
    let split = UISplitViewController()
    let (primary, secondary) = (UIViewController(), UIViewController())
    split.viewControllers = [primary, secondary]
    show(split)
    split.view.traitOverrides = UITraitCollection(horizontalSizeClass: .compact)
    finger.window.layoutIfNeeded()
    #expect(split.isCollapsed && primary.view.superview?.frame.width == 390)
    split.view.traitOverrides = UITraitCollection(horizontalSizeClass: .regular)
    split.preferredDisplayMode = .allVisible
    split.preferredPrimaryColumnWidthFraction = 0.4
    finger.window.layoutIfNeeded()
    #expect(primary.view.superview?.frame == CGRect(x: 0, y: 0, width: 156, height: 844))
    #expect(secondary.view.superview?.frame.maxX == 390)
  }

  @Test("Pages slide in, and a finger leafs")
  func pages() {
    final class Source: UIPageViewControllerDataSource {
      let pages = (0..<3).map { _ in UIViewController() }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? {
        pages.firstIndex { $0 === viewController }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
      }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? {
        pages.firstIndex { $0 === viewController }.flatMap { $0 < 2 ? pages[$0 + 1] : nil }
      }
    }
    let source = Source()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    show(pages)
    var ended = false
    pages.setViewControllers([source.pages[1]], direction: .forward, animated: true) { ended = $0 }
    finger.window.clock.advance(by: 1)
    #expect(ended && pages.viewControllers == [source.pages[1]] && source.pages[0].parent == nil)
    finger.down(300, 400)
    for step in 1...8 { finger.move(300 - 32 * CGFloat(step), 400) }
    finger.up()
    finger.window.clock.advance(by: 1)
    #expect(pages.viewControllers == [source.pages[2]] && pages.children == [source.pages[2]])
  }

  @Test("An edit button begins and ends editing")
  func editing() {
    let controller = UIViewController()
    let button = controller.editButtonItem
    #expect(button.title == "Edit")
    button.trigger(from: nil)
    #expect(controller.isEditing && button.title == "Done" && button.style == .done)
    button.trigger(from: nil)
    #expect(!controller.isEditing && button.title == "Edit")
  }

  @Test("A tab bar covers content that reaches beneath it from the first layout on")
  func tabBarOverContent() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    }
    let tabs = UITabBarController()
    let rows = Rows(style: .plain)
    tabs.viewControllers = [UINavigationController(rootViewController: rows)]
    show(tabs)
    finger.window.layoutIfNeeded()
    #expect(!tabs.tabBar.isAtScrollEdge)
    rows.tableView.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
    finger.window.layoutIfNeeded()
    #expect(tabs.tabBar.isAtScrollEdge)
  }

  @Test("The bar of a sheet is higher, for its corners")
  func barInSheet() {
    let root = UIViewController()
    show(root)
    let navigation = UINavigationController(rootViewController: UIViewController())
    root.present(navigation, animated: false)
    finger.window.clock.advance(by: 1)
    finger.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 56)
    let full = UINavigationController(rootViewController: UIViewController())
    full.modalPresentationStyle = .fullScreen
    navigation.present(full, animated: false)
    finger.window.clock.advance(by: 1)
    finger.window.layoutIfNeeded()
    #expect(full.navigationBar.frame.height == 44)
  }
}
