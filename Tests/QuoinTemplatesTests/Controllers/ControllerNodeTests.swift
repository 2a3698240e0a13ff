import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Makes a tree of markup and lays it out on a phone's screen.
func screen(
  _ markup: String, state: Any = (), constants: [String: Any] = [:],
  size: RenderSize = .fixed(390, 844),
  safeArea: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
) throws -> LayoutNode {
  let template = try Template(markup: markup, name: "t", registry: .testing)
  let environment = LayoutEnvironment(safeAreaInsets: safeArea)
  let node = try template.instantiate(state: state, constants: constants, environment: environment)
  try node.layOut(in: size, environment: environment)
  return node
}

@Suite struct ControllerNodeTests {
  @Test func aControllerIsTheRootAndItsViewHoldsTheChildren() throws {
    let node = try screen(
      """
      <UIViewController title="Form" view.backgroundColor="white" preferredContentSize.width="320">
        <UILabel id="name" left="16" top="safeAreaInsets.top" text="Name"/>
      </UIViewController>
      """)
    let controller = try #require(node.viewController)
    #expect(controller.title == "Form")
    #expect(controller.preferredContentSize.width == 320)
    #expect(controller.view === node.view)
    #expect(node.view.backgroundColor == .white)
    #expect(node.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(node.node(withID: "name")?.view.superview === node.view)
    #expect(node.node(withID: "name")?.view.frame.origin == CGPoint(x: 16, y: 59))
    #expect(node.view.safeAreaInsets.top == 59)
  }

  @Test func controllersInsideAreChildrenOfTheNearestOne() throws {
    let node = try screen(
      """
      <UIViewController>
        <UIView width="100%" height="300">
          <UIViewController id="inner" left="10" width="200" height="50%"/>
        </UIView>
      </UIViewController>
      """)
    let inner = try #require(node.node(withID: "inner"))
    #expect(inner.viewController?.parent === node.viewController)
    #expect(inner.view.frame == CGRect(x: 10, y: 0, width: 200, height: 150))
    #expect(inner.view.superview === node.children[0].view)
  }

  @Test func aControllerThatGoesLeavesItsParent() throws {
    let node = try screen(
      """
      <UIViewController>
        <if test="shown"><UIViewController id="inner" width="100%" height="100%"/></if>
      </UIViewController>
      """, state: ["shown": true])
    let inner = try #require(node.node(withID: "inner")?.viewController)
    #expect(node.viewController?.children.count == 1)
    node.setState(["shown": false])
    #expect(node.viewController?.children.isEmpty == true)
    #expect(inner.parent == nil)
    #expect(inner.viewIfLoaded?.superview == nil)
  }

  @Test func aMountedTreeEntersTheControllerAroundIt() throws {
    let template = try Template(markup: "<UIView><UIViewController id='inner'/></UIView>")
    let node = try template.instantiate()
    let host = UIViewController()
    try node.mount(in: host.view)
    #expect(node.node(withID: "inner")?.viewController?.parent === host)
    node.unmount()
    #expect(host.children.isEmpty)
  }

  @Test func theViewsAttributesAreDeprecatedWithoutTheirPrefix() throws {
    let template = try Template(markup: "<UIViewController backgroundColor='red'/>", name: "t")
    #expect(
      template.warnings.description
        == "t:1:19: warning: backgroundColor is deprecated on UIViewController, as it belongs to the view; did you mean view.backgroundColor?"
    )
    #expect(try screen("<UIViewController backgroundColor='red'/>").view.backgroundColor == .red)
  }

  @Test func unknownAttributesAreNamedWithTheNearest() {
    #expect(problems("<UIViewController titel='a'/>").contains("did you mean title?"))
    #expect(problems("<UIViewController view.alhpa='0'/>").contains("did you mean view.alpha?"))
    #expect(problems("<UIViewController tabBarItem.titel='a'/>").contains("did you mean tabBarItem.title?"))
    #expect(
      problems("<UIViewController>text</UIViewController>").contains("UIViewController takes no text"))
  }

  @Test func expressionsReadAControllersPropertiesBeforeItsViews() throws {
    let node = try screen(
      """
      <UIViewController title="A" view.tag="7">
        <UILabel text="{parent.title} {parent.tag} {parent.view.tag} {parent.width}"/>
      </UIViewController>
      """)
    #expect((node.children[0].view as? UILabel)?.text == "A 7 7 390")
  }

  @Test func aRootThatIsAControllerIsDrawn() throws {
    let template = try Template(
      markup: "<UIViewController view.backgroundColor='#ff0000'><UIView width='50%'/></UIViewController>")
    let rendering = try template.rendering(size: .fixed(10, 10), as: .png)
    #expect(rendering.size == CGSize(width: 10, height: 10))
  }

  @Test func bothNamesOfAnEnumerationServe() throws {
    for name in ["UISplitViewControllerDisplayMode", "UISplitViewController.DisplayMode"] {
      let node = try screen("<UISplitViewController preferredDisplayMode='\(name).allVisible'/>")
      #expect((node.viewController as? UISplitViewController)?.preferredDisplayMode == .allVisible)
    }
  }
}
