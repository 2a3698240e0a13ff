import Foundation
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct AnchorPointTests {
  @Test func theCenterPlacesTheAnchorPoint() throws {
    let tree = try layOut(
      """
      <UIView>
        <UIView center.x="50" center.y="50" width="20" height="10" anchorPoint.x="0" anchorPoint.y="1"/>
        <UIView center.x="50" center.y="50" width="20" height="10" layer.anchorPoint.x="{part}"/>
        <UIView left="10" center.x="40" top="0" center.y="15" anchorPoint.x="0.75" anchorPoint.y="0.25"/>
        <UIView center.x="40" right="50" center.y="15" bottom="40" anchorPoint.x="0.75" anchorPoint.y="0.25"/>
      </UIView>
      """, state: ["part": 0.25])
    #expect(
      tree == """
        UIView (0 0 100 100)
        ├─ UIView (50 40 20 10)
        ├─ UIView (45 45 20 10)
        ├─ UIView (10 0 40 60)
        └─ UIView (10 0 40 60)
        """)
  }

  @Test func edgesPlaceTheBoxWhateverTheAnchorPoint() throws {
    let template = try Template(
      markup: """
        <UIView>
          <UIView left="10" top="20" width="40" height="30" anchorPoint.x="{x}" transform.rotation="{angle}"/>
        </UIView>
        """)
    let node = try template.instantiate(state: ["x": 0, "angle": 0.1])
    try node.layOut(in: .fixed(100, 100))
    let view = try #require(node.children.first?.view)
    #expect(view.center == CGPoint(x: 10, y: 35))
    node.setState(["x": 1])
    #expect(view.center == CGPoint(x: 50, y: 35))
    node.setState(["angle": 0])
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
    node.setState(["x": 0.5])
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
  }

  @Test func theCenterOfAnotherNodeIsItsAnchorPointWhereverItIsRead() throws {
    let tree = try layOut(
      """
      <UIView>
        <UIView id="a" center.x="20" width="50" height="4" center.y="30" anchorPoint.x="0" anchorPoint.y="1"/>
        <UIView id="b" left="20" width="50" height="4" anchorPoint.x="{part}"/>
        <UIView left="#a.center.x" width="#a.center.x" top="#a.center.y" height="1"/>
        <UIView left="#b.center.x" width="#b.center.x" height="1"/>
      </UIView>
      """, state: ["part": 0.1])
    #expect(
      tree == """
        UIView (0 0 100 100)
        ├─ UIView#a (20 26 50 4)
        ├─ UIView#b (20 0 50 4)
        ├─ UIView (20 30 20 1)
        └─ UIView (25 0 25 1)
        """)
  }

  @Test func aLengthBetweenAnEdgeAndAnAnchorPointThereIsNotGiven() throws {
    let tree = try layOut(
      """
      <UIView>
        <UIView left="10" center.x="40" height="5" anchorPoint.x="0"/>
        <UIView center.x="40" right="10" height="5" anchorPoint.x="1"/>
      </UIView>
      """)
    #expect(!tree.contains("inf") && !tree.contains("nan"))
  }
}
