import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct TabTests {
  private let tabs = """
    <UITabBarController selectedIndex="chosen">
      <UITabBar barTintColor="white" isTranslucent="false" unselectedItemTintColor="gray"/>
      <UIViewController tabBarItem.title="First" tabBarItem.badgeValue="{count}">
        <UIView id="first" bottom="safeAreaInsets.bottom" height="40" width="100%"/>
      </UIViewController>
      <UIViewController tabBarItem.systemItem="favorites" tabBarItem.badgeValue="9">
        <UIView id="second" bottom="safeAreaInsets.bottom" height="40" width="100%"/>
      </UIViewController>
    </UITabBarController>
    """

  @Test func theControllersInsideMakeTheTabs() throws {
    let node = try screen(tabs, state: ["chosen": 1, "count": 3])
    let controller = try #require(node.viewController as? UITabBarController)
    #expect(controller.viewControllers?.count == 2)
    #expect(controller.tabBar.items?.map(\.title) == ["First", "Favorites"])
    #expect(controller.tabBar.items?.map(\.badgeValue) == ["3", "9"])
    #expect(controller.tabBar.unselectedItemTintColor == .gray)
    #expect(controller.tabBar.isTranslucent == false)
    #expect(controller.selectedIndex == 1)
    node.setState(["chosen": 0, "count": 4])
    #expect(controller.selectedIndex == 0)
    #expect(controller.tabBar.items?.first?.badgeValue == "4")
  }

  @Test func contentStandsAboveTheBarInEachTab() throws {
    let node = try screen(tabs, state: ["chosen": 1, "count": 3])
    let controller = try #require(node.viewController as? UITabBarController)
    let top = controller.tabBar.frame.minY
    #expect(node.node(withID: "second")?.view.frame == CGRect(x: 0, y: top - 40, width: 390, height: 40))
    controller.selectedIndex = 0
    node.view.layoutIfNeeded()
    #expect(node.node(withID: "first")?.view.frame == CGRect(x: 0, y: top - 40, width: 390, height: 40))
  }

  @Test func aTabThatIsNotThereIsAnError() {
    #expect(
      problems("<UITabBarController selectedIndex='2'><UIViewController/></UITabBarController>")
        == "t:1:36: error: selectedIndex is 2, where there is 1 tab, counted from 0")
  }

  @Test func tabsAreRepeated() throws {
    let node = try screen(
      """
      <UITabBarController selectedIndex="1">
        <repeat for="name" in="names"><UIViewController tabBarItem.title="{name}"/></repeat>
      </UITabBarController>
      """, state: ["names": ["A", "B", "C"]])
    let controller = try #require(node.viewController as? UITabBarController)
    #expect(controller.tabBar.items?.map(\.title) == ["A", "B", "C"])
    #expect(controller.selectedIndex == 1)
  }

  @Test func theChosenTabStaysWhenTheTreeIsMadeAnew() throws {
    let node = try screen(
      "<UITabBarController><UIViewController/><UIViewController/><UIViewController/></UITabBarController>")
    let controller = try #require(node.viewController as? UITabBarController)
    controller.selectedIndex = 1
    // The first state lets the tree be made anew.
    node.setState(["more": 1])
    #expect(node.diagnostics.description == "")
    #expect(node.viewController === controller)
    #expect(controller.selectedIndex == 1)
    #expect(controller.viewControllers?.count == 3)
  }

  @Test func aBarOfAnotherClassIsAnError() throws {
    final class WideBar: UITabBar {}
    let registry = ComponentRegistry.standard.adding([
      Component("WideBar", WideBar.self, superclass: "UITabBar") { _ in WideBar() }
    ])
    let template = try Template(
      markup: "<UITabBarController><WideBar/></UITabBarController>", name: "t", registry: registry)
    #expect(throws: Diagnostics.self) { try template.instantiate() }
    #expect(
      problems("<UITabBarController><UITabBar selectedImageTintColor='red'/></UITabBarController>")
        == "t:1:31: error: selectedImageTintColor of UITabBar is not available in templates; use tintColor")
  }

  @Test func moreControllersThanColumnsAreAnError() throws {
    let markup =
      "<UISplitViewController><repeat for='i' in='1...count'><UIViewController/></repeat></UISplitViewController>"
    #expect(problems(markup, state: ["count": 2]) == "")
    #expect(
      problems(markup, state: ["count": 3])
        == "t:1:2: error: UISplitViewController shows 2 controllers beside each other; there are 3 inside")
    let registry = ComponentRegistry.standard.adding([
      Component("Columns", UISplitViewController.self) { _ in UISplitViewController(style: .tripleColumn) }
    ])
    let template = try Template(
      markup: markup.replacingOccurrences(of: "UISplitViewController", with: "Columns"), name: "t",
      registry: registry)
    let node = try template.instantiate(state: ["count": 3])
    try node.layOut(in: .fixed(900, 600))
    #expect((node.viewController as? UISplitViewController)?.viewControllers.count == 3)
    node.setState(["count": 4])
    #expect(
      node.diagnostics.all.map(\.message) == [
        "UISplitViewController shows 3 controllers beside each other; there are 4 inside"
      ])
    node.setState(["count": 1])
    #expect(node.diagnostics.isEmpty)
  }

  @Test func theDelegateOfAControllersBarIsTheController() {
    for (controller, bar) in [
      ("UINavigationController", "UINavigationBar"), ("UINavigationController", "UIToolbar"),
      ("UITabBarController", "UITabBar"),
    ] {
      #expect(
        problems("<\(controller)><\(bar) delegate='other'/></\(controller)>").contains(
          "error: delegate of \(bar) is not available in templates; the bar of a controller has that for its delegate"
        ))
      #expect(problems("<UIView><\(bar) delegate='nil'/></UIView>") == "")
    }
  }

  @Test func columnsStandBesideEachOther() throws {
    let node = try screen(
      """
      <UISplitViewController preferredDisplayMode="allVisible">
        <UIViewController><UIView id="list" width="100%" height="100%"/></UIViewController>
        <UIViewController><UIView id="detail" width="100%" height="100%"/></UIViewController>
      </UISplitViewController>
      """, size: .fixed(1180, 820))
    let (list, detail) = (node.node(withID: "list"), node.node(withID: "detail"))
    #expect((list?.view.frame.width ?? 0) > 200)
    #expect((list?.view.frame.width ?? 0) + (detail?.view.frame.width ?? 0) >= 1179)
  }

  @Test func pagesAreLeafedThrough() throws {
    let node = try screen(
      """
      <UIPageViewController transitionStyle="scroll" interPageSpacing="20">
        <UIViewController title="1"><UIView id="page" width="100%" height="100%"/></UIViewController>
        <UIViewController title="2"/>
      </UIPageViewController>
      """)
    let leafer = try #require(node.viewController as? UIPageViewController)
    let first = try #require(leafer.viewControllers?.first)
    #expect(first.title == "1")
    #expect(node.node(withID: "page")?.view.frame.size == CGSize(width: 390, height: 844))
    let next = leafer.dataSource?.pageViewController(leafer, viewControllerAfter: first)
    #expect(next?.title == "2")
    #expect(leafer.dataSource?.pageViewController(leafer, viewControllerBefore: first) == nil)
  }

  @Test func alertsHaveATitleAndAMessage() throws {
    let node = try screen(
      "<UIAlertController preferredStyle='alert' title='Delete?' message='It is gone then.'/>")
    let alert = try #require(node.viewController as? UIAlertController)
    #expect(alert.preferredStyle == .alert)
    #expect(alert.message == "It is gone then.")
    #expect(node.view.frame.width > 200 && node.view.frame.width < 390)
  }

  @Test func thePagesOfAPageControllerMayAllGo() throws {
    let node = try screen(
      """
      <UIPageViewController>
        <repeat for="page" in="pages"><UIViewController title="{page}"/></repeat>
      </UIPageViewController>
      """, state: ["pages": ["A", "B"]])
    let leafer = try #require(node.viewController as? UIPageViewController)
    let first = try #require(leafer.viewControllers?.first)
    #expect(first.title == "A")
    node.setState(["pages": [String]()])
    #expect(leafer.viewControllers == nil)
    #expect(first.parent == nil)
    #expect(first.view.superview == nil)
    node.setState(["pages": ["C"]])
    #expect(leafer.viewControllers?.map(\.title) == ["C"])
  }
}
