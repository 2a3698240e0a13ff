import Foundation
import QuoinDiagnostics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

private final class RefusedView: UIView {}

@Suite struct RecoveryTests {
  @Test func whatWasWrongIsForgottenOnceEverythingIsRightAgain() throws {
    let template = try Template(
      markup:
        #"<UIView width="100 / share" height="10"><UILabel alpha="share / 4" text="{names[share]}"/></UIView>"#
    )
    let node = try template.instantiate(state: ["share": 2, "names": ["a", "b", "c"]])
    try node.layOut()
    node.setState(["share": 0])
    #expect(node.diagnostics.all.count == 1)
    node.setState(["share": 1])
    #expect(node.diagnostics.isEmpty)
    #expect(node.view.frame.width == 100)
    node.setState(["share": 7])
    #expect(node.diagnostics.hasErrors)
    #expect(throws: (any Error).self) { try node.layOut() }
    node.setState(["share": 2])
    try node.layOut()
  }

  @Test func aRefusedStateIsToldUntilTheNextOne() throws {
    let template = try Template(markup: #"<UILabel text="{title}"/>"#)
    let node = try template.instantiate(state: ["title": "a"])
    node.setState(["titel": "b"])
    #expect(node.diagnostics.all.count == 1)
    node.setState(["title": "b"])
    #expect(node.diagnostics.isEmpty)
  }

  @Test func aTreeThatNeverSettlesCanStillBeUsed() throws {
    let template = try Template(
      markup: """
        <UIView width="50" height="auto">
          <if test="parent.height &lt; limit"><UIView id="high" height="20"/></if>
          <else><UIView id="low" height="5"/></else>
        </UIView>
        """)
    let node = try template.instantiate(state: ["limit": 10])
    #expect(throws: (any Error).self) { try node.layOut() }
    #expect(node.children.count == 1)
    #expect(node.childNodes(withID: "high").count + node.childNodes(withID: "low").count == 1)
    node.setState(["limit": 30])
    try node.layOut()
    #expect(node.children.map(\.id) == ["high"])
    #expect(node.view.subviews == node.children.map(\.view))
  }

  @Test func aRepetitionMayShrinkWhileAConditionMeasuresWhatItStandsIn() throws {
    let template = try Template(
      markup: """
        <UIView width="50" height="100">
          <UIView id="box" width="10" height="auto">
            <repeat for="i" in="items"><UIView top="previous.bottom" height="{i}"/></repeat>
          </UIView>
          <if test="#box.height &gt; threshold"><UIView id="much" height="1"/></if>
        </UIView>
        """)
    let node = try template.instantiate(state: ["items": [10, 20, 30], "threshold": 30])
    try node.layOut()
    #expect(node.childNode(withID: "much") != nil)
    node.setState(["items": [10], "threshold": 20])
    #expect(node.diagnostics.isEmpty)
    #expect(node.childNode(withID: "much") == nil)
    #expect(node.childNode(withID: "box")?.frame.height == 10)
    node.setState(["items": [20, 20], "threshold": 5])
    #expect(node.diagnostics.isEmpty)
    #expect(node.childNode(withID: "much") != nil)
    #expect(node.childNode(withID: "box")?.view.subviews.count == 2)
  }

  @Test func aTreeStaysWhenWhatIsAddedCannotBeMade() throws {
    let registry = ComponentRegistry.testing.adding([
      Component("Refused", RefusedView.self) { _ throws(Diagnostic) in
        throw Diagnostic(.error, "Not today")
      }
    ])
    let label = LayoutNode(
      view: UILabel.self, expressions: ["text": "{title}", "height": "10", "width": "20"])
    let stack = LayoutNode(
      view: UIStackView.self, expressions: ["width": "100%", "height": "100%", "axis": "vertical"],
      registry: registry, children: [label, LayoutNode(view: UIView.self, expressions: ["height": "7"])])
    let node = LayoutNode(
      view: UIView.self, state: ["title": "Kept"], expressions: ["width": "100%", "height": "100%"],
      registry: registry, children: [stack])
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    try node.mount(in: room)
    room.layoutIfNeeded()
    let before = room.recursiveDescription
    let refused = LayoutNode(view: RefusedView.self, registry: registry)
    stack.addChild(refused)
    room.layoutIfNeeded()
    #expect(node.diagnostics.description.contains("Not today"))
    #expect(room.recursiveDescription == before)
    node.setState(["title": "Changed"])
    #expect((label.view as? UILabel)?.text == "Changed")
    refused.removeFromParent()
    room.layoutIfNeeded()
    #expect(node.diagnostics.isEmpty)
    #expect(room.recursiveDescription == before)
  }
}
