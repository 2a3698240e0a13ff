import Foundation
import QuoinControls
import QuoinDiagnostics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Controllers inside a layout, and what they own.
@Suite struct ControllerOwnerTests {
  /// A controller inside a layout that takes what is in it.
  final class Inner: UIViewController, LayoutOwner {
    var label: UIView?
    var told = 0
    func press() { told += 1 }
    static var layoutMembers: [OwnerMember] {
      [.outlet("label", \Inner.label), .action("press", Inner.press)]
    }
  }

  private let registry = ComponentRegistry.testing.adding([
    Component("Inner", Inner.self, superclass: "UIViewController") { _ in Inner() }
  ])

  private func mounted(_ markup: String, in screen: OwnedScreen) throws -> LayoutNode {
    let node = try Template(markup: markup, name: "t", registry: registry).instantiate()
    try node.mount(in: screen)
    return node
  }

  @Test func aControllerTakesWhatIsInItIfItHasAllThatIsNamed() throws {
    let screen = OwnedScreen()
    let node = try mounted(
      """
      <UIView outlet="box">
        <Inner><UIView outlet="label"/><UIButton id="a" touchDown="press"/></Inner>
        <UIButton id="b" touchDown="press"/>
      </UIView>
      """, in: screen)
    let inner = try #require(node.children[0].viewController as? Inner)
    #expect(inner.label === node.children[0].children[0].view)
    for id in ["a", "b"] { (node.node(withID: id)?.view as? UIButton)?.sendActions(for: .touchDown) }
    #expect(inner.told == 1)
    #expect(screen.told == ["box", "press"])
  }

  @Test func elseAllOfItIsTheOuterOwners() throws {
    let screen = OwnedScreen()
    let node = try mounted(
      """
      <UIView>
        <Inner outlet="box"><UIView outlet="node"/><UIButton id="a" touchDown="press"/></Inner>
      </UIView>
      """, in: screen)
    let inner = try #require(node.children[0].viewController as? Inner)
    (node.node(withID: "a")?.view as? UIButton)?.sendActions(for: .touchDown)
    #expect(inner.told == 0)
    #expect(screen.told == ["box", "node", "press"])
    #expect(screen.box === inner.view)
  }

  @Test func whoLacksAMethodKeepsItsOutlets() throws {
    let screen = OwnedScreen()
    let node = try mounted(
      """
      <UIView>
        <Inner outlet="label"><Inner><UIView outlet="label"/>
          <UIButton id="a" tag="7" touchDown="select:"/><UIButton id="b" touchDown="press"/>
        </Inner></Inner>
      </UIView>
      """, in: screen)
    let outer = try #require(node.children[0].viewController as? Inner)
    let inner = try #require(node.children[0].children[0].viewController as? Inner)
    for id in ["a", "b"] { (node.node(withID: id)?.view as? UIButton)?.sendActions(for: .touchDown) }
    #expect(outer.label === outer.view)
    #expect(inner.label === node.children[0].children[0].children[0].view)
    #expect(screen.told == ["select 7"])
    #expect((outer.told, inner.told) == (0, 1))
  }

  @Test func theMethodThatComesInItsPlaceIsLookedForTheSameWay() throws {
    let screen = OwnedScreen()
    let node = try Template(
      markup: """
        <UIView><Inner><UIView outlet="label"/>
          <if test="on"><UIButton id="a" touchDown="{own ? 'press' : 'select:'}"/></if>
        </Inner></UIView>
        """, name: "t", registry: registry
    ).instantiate(state: ["on": false, "own": true])
    try node.mount(in: screen)
    let inner = try #require(node.children[0].viewController as? Inner)
    node.setState(["on": true])
    let button = try #require(node.node(withID: "a")?.view as? UIButton)
    for (isOwn, count, told) in [(true, 1, 0), (false, 1, 1), (true, 2, 1)] {
      node.setState(["own": isOwn])
      button.sendActions(for: .touchDown)
      #expect((inner.told, screen.told.count) == (count, told))
    }
    #expect(inner.label != nil)
  }

  @Test func aMethodThatNobodyHasIsMissingWhereAllElseIs() {
    let screen = OwnedScreen()
    #expect(throws: Diagnostics.self) {
      try mounted(
        #"<UIView><Inner><UIView outlet="label"/><UIButton touchDown="nothing"/></Inner></UIView>"#,
        in: screen)
    }
    #expect(screen.told.isEmpty)
  }

  @Test func theOutletOfAControllersElementMayBeItsOwn() throws {
    let screen = OwnedScreen()
    let node = try mounted(#"<UIView><Inner outlet="label"/></UIView>"#, in: screen)
    let inner = try #require(node.children[0].viewController as? Inner)
    #expect(inner.label === inner.view)
  }

  @Test func anOutletMayHoldAController() throws {
    final class Holder: UIViewController, LayoutOwner {
      var inner: Inner?
      static var layoutMembers: [OwnerMember] { [.outlet("inner", \Holder.inner)] }
    }
    let holder = Holder()
    let node = try Template(markup: #"<UIView><Inner outlet="inner"/></UIView>"#, registry: registry)
      .instantiate()
    try node.mount(in: holder)
    #expect(holder.inner === node.viewControllers.first)
    #expect(holder.children.first === holder.inner)
    let wrong = try Template(markup: #"<UIView outlet="inner"/>"#, name: "t", registry: registry)
      .instantiate()
    do {
      try wrong.mount(in: Holder())
      Issue.record("mounting succeeded")
    } catch {
      #expect(error.description == "t:1:17: error: The outlet inner of Holder takes a Inner, not a UIView")
    }
  }

  @Test func aButtonInABarCallsTheOwnerAlone() throws {
    let screen = OwnedScreen()
    let markup = """
      <UIViewController
          navigationItem.rightBarButtonItem.title="Add"
          navigationItem.rightBarButtonItem.action="press"/>
      """
    let node = try mounted("<UIView>\(markup)</UIView>", in: screen)
    let item = try #require(node.children[0].viewController?.navigationItem.rightBarButtonItem)
    #expect(item.target === screen)
    #expect(item.action?.name == "press")
    let inner = UIViewController()
    screen.addChild(inner)
    screen.view.addSubview(inner.view)
    do {
      try Template(markup: "<UIView>\(markup)</UIView>", name: "t").instantiate().mount(in: inner)
      Issue.record("mounting succeeded")
    } catch {
      #expect(error.description == "t:3:47: error: UIViewController has no method press for layouts")
    }
  }

  // MARK: Made in code

  @Test func aNodeOfAControllerIsMadeInCode() throws {
    let given = Inner()
    let node = LayoutNode(
      viewController: UITabBarController.self, state: ["w": 10],
      children: [
        LayoutNode(
          viewController: UIViewController.self, expressions: ["title": "First", "view.alpha": "0.5"],
          children: [LayoutNode(view: UIView.self, id: "box", expressions: ["width": "w", "height": "4"])]),
        LayoutNode(viewController: given, expressions: ["tabBarItem.title": "Second"]),
      ])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let screen = UIViewController()
    window.rootViewController = screen
    try node.mount(in: screen)
    let tabs = try #require(node.viewController as? UITabBarController)
    #expect(screen.children.first === tabs)
    #expect(tabs.viewControllers?.map(\.title) == ["First", nil])
    #expect(tabs.viewControllers?.last === given)
    #expect(tabs.viewControllers?.first?.view.alpha == 0.5)
    #expect(given.tabBarItem.title == "Second")
    let box = try #require(node.node(withID: "box"))
    #expect(box.view.frame.width == 10)
    node.setState(["w": 20])
    #expect(box.view.frame.width == 20)
    let first = tabs.viewControllers?.first
    node.addChild(LayoutNode(viewController: UIViewController.self, expressions: ["title": "Third"]))
    #expect(node.viewController === tabs)
    #expect(tabs.viewControllers?.first === first)
    #expect(tabs.viewControllers?.map(\.title) == ["First", nil, "Third"])
    node.children[0].removeFromParent()
    #expect(tabs.viewControllers?.first === given)
    #expect(first?.parent == nil)
  }

  @Test func aControllerBelongsToOneNode() {
    let given = UIViewController()
    let node = LayoutNode(
      view: UIView.self,
      children: [
        LayoutNode(viewController: given, id: "one"), LayoutNode(viewController: given, id: "two"),
      ])
    do {
      try node.mount(in: UIView())
      Issue.record("mounting succeeded")
    } catch {
      #expect(error.description.hasPrefix("error: two stands in the tree twice"))
    }
  }

  @Test func aTemplatesControllerKeepsItselfWhenItsTreeIsMadeAgain() throws {
    let node = try Template(
      markup: #"<UIViewController><UIView id="box" width="w" height="1"/></UIViewController>"#
    ).instantiate(state: ["w": 1])
    try node.mount(in: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let controller = try #require(node.viewController)
    node.node(withID: "box")?.setState(["w": 5])
    #expect(node.viewController === controller)
    #expect(node.node(withID: "box")?.view.superview === controller.view)
    #expect(node.node(withID: "box")?.view.frame.width == 5)
  }

  /// Each is asked once whether it has what is in it, however many stand around.
  @Test func ownersInOwnersThatLackSomethingAreNoLongWork() throws {
    let depth = 60
    let markup =
      "<UIView>" + String(repeating: "<Inner>", count: depth) + "<UIButton id='a' touchDown='select:'/>"
      + String(repeating: "</Inner>", count: depth) + "</UIView>"
    let screen = OwnedScreen()
    let node = try mounted(markup, in: screen)
    (node.node(withID: "a")?.view as? UIButton)?.sendActions(for: .touchDown)
    #expect(screen.told == ["select 0"])
  }

  @Test func numbersOfNodesThatAreGoneOwnNothing() throws {
    let screen = OwnedScreen()
    let template = try Template(
      markup: """
        <UIView>
          <if test="on"><Inner><UIButton touchDown="press"/></Inner></if>
          <else><UIView><UIButton id="a" touchDown="press"/></UIView></else>
        </UIView>
        """, name: "t", registry: registry)
    let node = try template.instantiate(state: ["on": true])
    try node.mount(in: screen)
    for _ in 0..<4 {
      node.setState(["on": true])
      node.setState(["on": false])
      screen.told = []
      (node.node(withID: "a")?.view as? UIButton)?.sendActions(for: .touchDown)
      #expect(screen.told == ["press"])
    }
    #expect(node.diagnostics.isEmpty)
  }
}
