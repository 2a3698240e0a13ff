import Foundation
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// An id that stands in several branches of a condition means the element that is there.
@Suite struct BranchIdentifierTests {
  private let markup = """
    <UIView width="200" height="100">
      <if test="kind == 0"><UIView id="title" width="30" height="10" tag="3"/></if>
      <else><if test="kind == 1">
        <UIView left="50" width="90" height="90">
          <UIView id="title" left="5" width="40" height="20"/>
        </UIView>
      </if><else><UILabel id="title" text="Label"/></else></else>
      <UIView id="below" top="#title.bottom + 4" width="#title.width" height="#title.parent.height / 10"/>
      <UIView id="tags" width="#title.tag + 1"/>
    </UIView>
    """

  private func frame(_ node: LayoutNode, _ id: String) throws -> CGRect {
    try #require(node.childNode(withID: id)).frame
  }

  @Test func placesAndPropertiesAreThoseOfTheBranchThatHolds() throws {
    let node = try instance(of: markup, state: ["kind": 0])
    try node.layOut()
    #expect(try frame(node, "below") == CGRect(x: 0, y: 14, width: 30, height: 10))
    #expect(try frame(node, "tags").width == 4)
    node.setState(["kind": 1])
    #expect(try frame(node, "below") == CGRect(x: 0, y: 24, width: 40, height: 9))
    #expect(try frame(node, "tags").width == 1)
    node.setState(["kind": 2])
    let label = try frame(node, "title")
    #expect(try frame(node, "below") == CGRect(x: 0, y: label.maxY + 4, width: label.width, height: 10))
    node.setState(["kind": 0])
    #expect(try frame(node, "below") == CGRect(x: 0, y: 14, width: 30, height: 10))
    #expect(node.diagnostics.isEmpty)
  }

  @Test func anAttributeThatOneOfThemHasIsNothingInTheOther() throws {
    let node = try instance(
      of: """
        <UIView><if test="on"><UILabel id="a" text="shown"/></if><else><UIView id="a"/></else>\
        <UILabel id="b" text="{#a.text ?? 'none'}"/></UIView>
        """, state: ["on": true])
    try node.layOut()
    let label = try #require(node.childNode(withID: "b")?.view as? UILabel)
    #expect(label.text == "shown")
    node.setState(["on": false])
    #expect(label.text == "none")
  }

  @Test func aNameThatNoneOfThemKnowsIsAnErrorStill() {
    #expect(
      problems(
        "<UIView><if test='1 == 1'><UIView id='a'/></if><else><UIView id='a'/></else><UIView width='#a.txet'/></UIView>"
      ).contains("#a.txet"))
  }

  @Test func whatStandsAroundTheElementIsThatOfItsBranch() throws {
    let node = try instance(
      of: """
        <UIView>
          <if test="on">
            <UIStackView width="40" height="30" spacing="7"><UISwitch isOn="true"/><UILabel id="x"/></UIStackView>
          </if>
          <else>
            <UIStackView width="60" height="30" spacing="8"><UISwitch/><UILabel id="x"/></UIStackView>
          </else>
          <UILabel id="told" text="{#x.parent.spacing} {#x.parent.width} {#x.previous.isOn}"/>
        </UIView>
        """, state: ["on": true])
    try node.layOut()
    let label = try #require(node.childNode(withID: "told")?.view as? UILabel)
    #expect(label.text == "7 40 true")
    node.setState(["on": false])
    #expect(label.text == "8 60 false")
  }

  @Test func nestedConditionsAreOneChoice() throws {
    let node = try instance(
      of: """
        <UIView>
          <if test="n == 0"><UIView id="x" width="1"/></if>
          <else><if test="n == 1"><UIView id="x" width="2"/></if><else><UIView id="x" width="3"/></else></else>
          <UIView id="after" width="#x.width * 10"/>
        </UIView>
        """, state: ["n": 0])
    try node.layOut()
    let widths = try [0, 1, 2, 0].map { number in
      node.setState(["n": number])
      return try frame(node, "after").width
    }
    #expect(widths == [10, 20, 30, 10])
  }

  @Test func aBranchThatCannotBeMadeLeavesTheOtherOneItsName() throws {
    var budget = Budget.default
    budget.nodes = 40
    let node = try Template(
      markup: """
        <UIView>
          <if test="n == 0"><UIView id="x" width="base"/></if>
          <else><UIView id="x" width="1"/><repeat for="i" in="0..&lt;n"><UIView/></repeat></else>
          <UIView id="after" width="#x.width * 10"/>
        </UIView>
        """, name: "t", registry: .testing, budget: budget
    ).instantiate(state: ["n": 0, "base": 2], environment: LayoutEnvironment(budget: budget))
    try node.layOut(environment: LayoutEnvironment(budget: budget))
    #expect(try frame(node, "after").width == 20)
    node.setState(["n": 200])
    node.setState(["n": 0])
    node.setState(["base": 3])
    #expect(try frame(node, "after").width == 30)
  }
}
