import Foundation
import Testing

@testable import QuoinControls

@Suite("More tabs than there is room for")
struct MoreTabsTests {
  private let tabs = UITabBarController()
  private let finger = Finger(on: UIView(), width: 390, height: 844)
  private let controllers: [UIViewController]

  init() {
    controllers = (1...7).map { number in
      let controller = UIViewController()
      controller.title = "\(number)"
      return number == 7 ? UINavigationController(rootViewController: controller) : controller
    }
    controllers[6].tabBarItem = UITabBarItem(title: "7", image: nil, tag: 0)
    tabs.viewControllers = controllers
    finger.window.rootViewController = tabs
    finger.window.layoutIfNeeded()
  }

  private var table: UITableView? {
    (tabs.moreNavigationController.viewControllers.first as? UITableViewController)?.tableView
  }
  private func settle() {
    finger.window.clock.advance(by: 1)
    finger.window.layoutIfNeeded()
  }
  private func tap(row: Int) throws {
    let cell = try #require(table?.cellForRow(at: IndexPath(row: row, section: 0)))
    finger.tap(cell)
    settle()
  }

  @Test("Four have tabs, and a fifth tab lists the others and leads to them")
  func list() throws {
    #expect(tabs.tabBar.items?.map { $0.title ?? "" } == ["1", "2", "3", "4", "More"])
    let more = try #require(tabs.tabBar.items?.last)
    tabs.tabBar(tabs.tabBar, didSelect: more)
    settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
    #expect(table?.numberOfRows(inSection: 0) == 3)
    try tap(row: 1)
    #expect(tabs.selectedViewController === controllers[5] && tabs.selectedIndex == 5)
    #expect(tabs.moreNavigationController.topViewController === controllers[5])
    #expect(controllers[5].view.window != nil && controllers[5].tabBarController === tabs)
    #expect(tabs.tabBar.selectedItem === more)
    tabs.moreNavigationController.popViewController(animated: true)
    settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    try tap(row: 1)
    #expect(controllers[5].view.window != nil)
  }

  @Test("A stack behind the last tab leads back to the list by its own bar")
  func stack() throws {
    tabs.selectedIndex = 6
    settle()
    let stack = try #require(controllers[6] as? UINavigationController)
    #expect(stack.view.window != nil && stack.navigationBar.backItem?.title == "More")
    stack.navigationBar.goBack?()
    settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController && stack.view.window == nil)
    #expect(table?.window != nil)
  }

  @Test("With fewer controllers each has its tab again; in a wide window there is room for more")
  func fewer() {
    tabs.selectedIndex = 5
    settle()
    tabs.viewControllers = Array(controllers.prefix(5)) + [controllers[6]]
    #expect(tabs.tabBar.items?.count == 5 && controllers[5].parent == nil)
    tabs.viewControllers = Array(controllers.prefix(5))
    #expect(tabs.tabBar.items?.last?.title == "5")
    tabs.viewControllers = controllers
    tabs.view.traitOverrides = UITraitCollection(horizontalSizeClass: .regular, userInterfaceIdiom: .pad)
    settle()
    #expect(tabs.tabBar.items?.count == 7)
  }
}
