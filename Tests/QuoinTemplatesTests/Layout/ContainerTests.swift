import Foundation
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

extension ComponentRegistry {
  static let stacks = ComponentRegistry.testing.adding([
    Component("Stack", UIStackView.self, container: .stack, fitting: .layout) { _ in
      let stack = UIStackView()
      stack.axis = .vertical
      return stack
    } properties: {
      Property("spacing", \UIStackView.spacing).affectingSize
    },
    Component("Scroll", UIScrollView.self, superclass: "UIScrollView") { _ in UIScrollView() },
  ])
}

@Suite struct ContainerTests {
  private func node(_ markup: String, state: Any = ()) throws -> LayoutNode {
    let node = try Template(markup: markup, registry: .stacks).instantiate(state: state)
    try node.layOut(in: .fixed(100, 200))
    return node
  }

  @Test func aStackPlacesItsChildrenAndIsMeasuredByThem() throws {
    let node = try node(
      """
      <UIView>
        <Stack width="60" height="auto" spacing="gap">
          <Text text="{title}"/>
          <UIView height="10"/>
          <UIView><Text left="5" right="5" text="{title}" height="auto"/></UIView>
        </Stack>
        <UIView top="previous.bottom" height="1" width="1"/>
      </UIView>
      """, state: ["title": "hello", "gap": 2])
    let card = node.view.subviews[0].subviews[2]
    #expect(card.measuredSize(fitting: CGSize(width: 60, height: CGFloat.infinity)).height == 16)
    #expect(card.measuredSize(fitting: CGSize(width: 30, height: CGFloat.infinity)).height == 48)
    #expect(
      node.view.recursiveDescription == """
        UIView (0 0 100 200)
        ├─ UIStackView (0 0 60 46)
        │  ├─ StubText (0 0 60 16)
        │  ├─ UIView (0 18 60 10)
        │  └─ UIView (0 30 60 16)
        │     └─ StubText (5 0 50 16)
        └─ UIView (0 46 1 1)
        """)
    node.setState(["title": "hello world"])
    #expect(
      node.view.recursiveDescription == """
        UIView (0 0 100 200)
        ├─ UIStackView (0 0 60 94)
        │  ├─ StubText (0 0 60 32)
        │  ├─ UIView (0 34 60 10)
        │  └─ UIView (0 46 60 48)
        │     └─ StubText (5 0 50 48)
        └─ UIView (0 94 1 1)
        """)
  }

  @Test func aSizeWorkedOutFromTheContentFollowsTheWidthThatTheStackGives() throws {
    let node = try node(
      """
      <Stack width="100%" height="auto">
        <UIView height="auto + 6"><Text left="10" right="10" text="{title}" height="auto"/></UIView>
        <Text height="auto + 4" text="{title}"/>
      </Stack>
      """, state: ["title": "hello world"])
    #expect(
      node.view.recursiveDescription == """
        UIStackView (0 0 100 74)
        ├─ UIView (0 0 100 38)
        │  └─ StubText (10 0 80 32)
        └─ StubText (0 38 100 36)
        """)
    node.setState(["title": "hello"])
    #expect(
      node.view.recursiveDescription == """
        UIStackView (0 0 100 42)
        ├─ UIView (0 0 100 22)
        │  └─ StubText (10 0 80 16)
        └─ StubText (0 22 100 20)
        """)
  }

  @Test func customSpacingIsTheGapBehindAChild() throws {
    let tree = try layOut(
      """
      <UIStackView width="100" height="100" axis="vertical" spacing="2">
        <UIView height="10" customSpacing="20"/>
        <UIView height="10" customSpacing="{gap}"/>
        <UIView height="10"/>
        <UIView height="10"/>
      </UIStackView>
      """, state: ["gap": 7])
    #expect(
      tree == """
        UIStackView (0 0 100 100)
        ├─ UIView (0 0 100 10)
        ├─ UIView (0 30 100 10)
        ├─ UIView (0 47 100 10)
        └─ UIView (0 59 100 10)
        """)
  }

  @Test func customSpacingStaysWhenTheTreeIsLinkedAgain() throws {
    let stack = LayoutNode(
      view: UIStackView.self, expressions: ["width": "100%", "height": "100%", "axis": "vertical"],
      children: [
        LayoutNode(view: UIView.self, expressions: ["height": "10", "customSpacing": "20"]),
        LayoutNode(view: UIView.self, expressions: ["height": "5"]),
      ])
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    try stack.mount(in: room)
    stack.addChild(LayoutNode(view: UIView.self, expressions: ["height": "8"]))
    room.layoutIfNeeded()
    #expect(stack.children.map(\.view.frame.minY) == [0, 30, 35])
  }

  @Test func attributesThatTheContainerOverridesAreWarnings() throws {
    let template = try Template(
      markup: "<Stack><UIView left=\"3\" height=\"2\"/></Stack>", name: "t", registry: .stacks)
    #expect(
      template.warnings.description
        == "t:1:16: warning: left has no effect inside Stack, which places its children itself")
  }

  @Test func aScrollViewsContentIsAsLargeAsItsChildrenReach() throws {
    let node = try node(
      "<Scroll width=\"100%\" height=\"50\"><Text width=\"100%\" text=\"some long text\" /><UIView top=\"previous.bottom\" height=\"80\" width=\"10\"/></Scroll>"
    )
    #expect((node.view as? UIScrollView)?.contentSize == CGSize(width: 100, height: 112))
  }
}
