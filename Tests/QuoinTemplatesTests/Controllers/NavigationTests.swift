import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct NavigationTests {
  private let stack = """
    <UINavigationController>
      <UINavigationBar barTintColor="#102030" titleColor="white" prefersLargeTitles="false"/>
      <UIViewController title="Root View"/>
      <UIViewController title="Topmost View" navigationItem.leftBarButtonItem.title="Submit"
          navigationItem.rightBarButtonItem.systemItem="add" navigationItem.prompt="Step {step}">
        <UIView id="content" top="safeAreaInsets.top" bottom="safeAreaInsets.bottom" width="100%"/>
      </UIViewController>
    </UINavigationController>
    """

  @Test(arguments: ["UINavigationBar", "UIToolbar", "UITabBar"])
  func aBarStandsWhereItIsSaidTo(bar: String) throws {
    let node = try Template(
      markup:
        "<UIView><\(bar) barPosition='{place}' tag='barPosition == UIBarPosition.top ? 1 : 2'/></UIView>"
    )
    .instantiate(state: ["place": "top"])
    node.update()
    let view = try #require(node.children[0].view as? any UIBarPositioning)
    #expect(view.barPosition == .top)
    #expect(node.children[0].view.tag == 1)
    node.setState(["place": "topAttached"])
    #expect(view.barPosition == .topAttached)
    #expect(node.diagnostics.isEmpty)
  }

  @Test func theControllersInsideMakeTheStack() throws {
    let node = try screen(stack, state: ["step": 1])
    let navigation = try #require(node.viewController as? UINavigationController)
    #expect(navigation.viewControllers.map(\.title) == ["Root View", "Topmost View"])
    #expect(navigation.viewControllers.allSatisfy { $0.parent === navigation })
    #expect(
      navigation.navigationBar.barTintColor
        == UIColor(red: 16 / 255, green: 32 / 255, blue: 48 / 255, alpha: 1))
    #expect(navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    let item = try #require(navigation.topViewController?.navigationItem)
    #expect(item.leftBarButtonItem?.title == "Submit")
    #expect(item.rightBarButtonItem?.systemItem == .add)
    #expect(item.prompt == "Step 1")
    node.setState(["step": 2])
    #expect(item.prompt == "Step 2")
  }

  @Test func contentKeepsClearOfTheBars() throws {
    let node = try screen(stack, state: ["step": 1])
    let navigation = try #require(node.viewController as? UINavigationController)
    let bar = navigation.navigationBar
    let content = try #require(node.node(withID: "content"))
    #expect(bar.frame.minY == 59)
    #expect(
      content.view.frame == CGRect(x: 0, y: bar.frame.maxY, width: 390, height: 844 - 34 - bar.frame.maxY))
  }

  @Test func whatFollowsFromAControllersSizeFollowsTheContainers() throws {
    let node = try screen(stack, state: ["step": 1])
    try node.layOut(in: .fixed(320, 568), environment: LayoutEnvironment())
    let content = try #require(node.node(withID: "content"))
    #expect(content.view.frame.width == 320)
    #expect(content.view.frame.maxY == 568)
  }

  @Test func aControllerComesAndGoesWithACondition() throws {
    let node = try screen(
      """
      <UINavigationController>
        <UIViewController title="A"/>
        <if test="more"><UIViewController title="B"/></if>
      </UINavigationController>
      """, state: ["more": false])
    let navigation = try #require(node.viewController as? UINavigationController)
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    node.setState(["more": true])
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    node.setState(["more": false])
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    #expect(node.diagnostics.isEmpty)
  }

  @Test func whatCodePutOnTheStackStaysThere() throws {
    let node = try screen(
      """
      <UINavigationController>
        <UIViewController title="A"/><UIViewController title="B"/>
        <if test="more"><UIView/></if>
      </UINavigationController>
      """, state: ["more": false])
    let navigation = try #require(node.viewController as? UINavigationController)
    navigation.popViewController(animated: false)
    let pushed = UIViewController()
    pushed.title = "C"
    navigation.pushViewController(pushed, animated: false)
    node.setState(["more": true])
    #expect(navigation.viewControllers.map(\.title) == ["A", "C"])
  }

  @Test func placesInTheStackAreNoAttributes() throws {
    let template = try Template(
      markup: "<UINavigationController><UIViewController left='10' width='50%'/></UINavigationController>",
      name: "t")
    #expect(
      template.warnings.all.map(\.message) == [
        "left has no effect inside UINavigationController, which places its children itself",
        "width has no effect inside UINavigationController, which places its children itself",
      ])
  }

  @Test func barsOfOtherClassesAreNamedByTheirElements() throws {
    final class WideBar: UINavigationBar {}
    let registry = ComponentRegistry.standard.adding([
      Component("WideBar", WideBar.self, superclass: "UINavigationBar") { _ in WideBar() }
    ])
    func navigation(_ markup: String) throws -> UINavigationController? {
      try Template(markup: markup, name: "t", registry: registry).instantiate().viewController
        as? UINavigationController
    }
    #expect(
      try navigation("<UINavigationController navigationBarClass='WideBar'/>")?.navigationBar is WideBar)
    let described = try navigation(
      "<UINavigationController navigationBarClass='WideBar'><UINavigationBar alpha='0.5'/></UINavigationController>"
    )
    #expect(described?.navigationBar.alpha == 0.5)
    func message(_ markup: String) -> String? {
      guard case .failure(let error) = Result(catching: { try navigation(markup) }) else { return nil }
      return (error as? Diagnostics)?.all.first?.description
    }
    #expect(
      message("<UINavigationController navigationBarClass='WidBar'/>")
        == "t:1:2: error: Unknown element <WidBar>; did you mean WideBar?")
    #expect(
      message("<UINavigationController navigationBarClass='UILabel'/>")
        == "t:1:2: error: navigationBarClass takes a class of UINavigationBar; UILabel is none")
    #expect(
      message("<UINavigationController><WideBar/></UINavigationController>")
        == "t:1:26: error: UINavigationController has a UINavigationBar, which WideBar does not stand for")
  }
  @Test func ofTwoClassesOfABarTheMoreDerivedOneIsUsed() throws {
    class WideBar: UINavigationBar {}
    final class WiderBar: WideBar {}
    final class OtherBar: UINavigationBar {}
    let registry = ComponentRegistry.standard.adding([
      Component("WiderBar", WiderBar.self) { _ in WiderBar() },
      Component("WideBar", WideBar.self) { _ in WideBar() },
      Component("OtherBar", OtherBar.self) { _ in OtherBar() },
    ])
    func navigation(_ name: String, _ inside: String) throws -> UINavigationController? {
      let markup =
        "<UINavigationController navigationBarClass='\(name)'><\(inside) alpha='0.5'/></UINavigationController>"
      return try Template(markup: markup, name: "t", registry: registry).instantiate().viewController
        as? UINavigationController
    }
    for (name, inside) in [("WideBar", "WiderBar"), ("WiderBar", "WideBar"), ("WiderBar", "WiderBar")] {
      let bar = try navigation(name, inside)?.navigationBar
      #expect(bar is WiderBar)
      #expect(bar?.alpha == 0.5)
    }
    let error = #expect(throws: Diagnostics.self) { try navigation("WideBar", "OtherBar") }
    #expect(
      error?.description
        == "t:1:55: error: navigationBarClass is WideBar, and neither that nor OtherBar inside derives from the other"
    )
  }

  @Test func whatElseIsSetOnASystemItemIsKept() throws {
    let node = try screen(
      """
      <UINavigationController>
        <UIViewController navigationItem.rightBarButtonItem.accessibilityLabel="New contact"
            navigationItem.rightBarButtonItem.imageInsets.top="3"
            navigationItem.rightBarButtonItem.isSelected="true"
            navigationItem.rightBarButtonItem.systemItem="{kind}"
            tabBarItem.accessibilityLabel="Friends" tabBarItem.selectedImage="{star}"
            tabBarItem.systemItem="contacts"/>
      </UINavigationController>
      """, state: ["kind": "add"], constants: ["star": UIImage(systemName: "star.fill") as Any])
    let controller = try #require((node.viewController as? UINavigationController)?.topViewController)
    func expectAll(_ kind: UIBarButtonItem.SystemItem) {
      let item = controller.navigationItem.rightBarButtonItem
      #expect(item?.systemItem == kind)
      #expect(item?.accessibilityLabel == "New contact")
      #expect(item?.imageInsets.top == 3)
      #expect(item?.isSelected == true)
    }
    expectAll(.add)
    node.setState(["kind": "done"])
    expectAll(.done)
    #expect(controller.navigationItem.rightBarButtonItem?.style == .done)
    #expect(controller.tabBarItem.systemItem == .contacts)
    #expect(controller.tabBarItem.accessibilityLabel == "Friends")
    #expect(controller.tabBarItem.selectedImage != nil)
  }
}
