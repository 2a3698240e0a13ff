import Foundation
import QuoinDiagnostics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct StateTests {
  private let markup = """
    <UIView>
      <Text id="a" text="{title}"/>
      <Text id="b" top="previous.bottom" text="{name}"/>
      <UIView id="c" alpha="shade" width="10" height="10" left="#a.right"/>
    </UIView>
    """

  private func node(_ state: Any) throws -> LayoutNode {
    let node = try Template(markup: markup, registry: .testing).instantiate(state: state)
    try node.layOut(in: .fixed(200, 100))
    return node
  }

  @Test func onlyWhatDependsOnAChangeIsEvaluatedAndEachCellOnce() throws {
    let node = try node(["title": "one", "name": "two", "shade": 0.5])
    #expect(node.evaluationCount == 5)
    node.setState(["shade": 0.25])
    #expect(node.evaluationCount == 6)
    #expect(node.node(withID: "c")?.view.alpha == 0.25)
    // The text changes, and the place of what stands to the right of it.
    node.setState(["title": "longer"])
    #expect(node.evaluationCount == 8)
    #expect(node.node(withID: "c")?.frame.minX == 60)
    // A text of the same length changes no size, so nothing else is evaluated.
    node.setState(["title": "LONGER"])
    #expect(node.evaluationCount == 9)
  }

  @Test func textsThatOnlySwiftTakesForEqualAreAChange() throws {
    let markup = """
      <UIView><UILabel id="a" text="{title}"/><UILabel id="b" text="{list[0].name}"/></UIView>
      """
    let node = try Template(markup: markup).instantiate(state: [
      "title": "\u{E9}", "list": [["name": "\u{E9}"]],
    ])
    try node.layOut(in: .fixed(200, 100))
    node.setState(["title": "e\u{301}", "list": [["name": "e\u{301}"]]])
    for id in ["a", "b"] {
      #expect((node.node(withID: id)?.view as? UILabel)?.text?.unicodeScalars.count == 2)
    }
  }

  @Test func equalStateCausesNoWork() throws {
    let node = try node(["title": "one", "name": "two", "shade": 0.5])
    let count = node.evaluationCount
    node.setState(["title": "one", "name": "two", "shade": 0.5])
    #expect(node.evaluationCount == count)
  }

  @Test func stateMayBeAStructure() throws {
    struct Data {
      var title = "one"
      var name = "two"
      var shade = 1.0
    }
    let node = try node(Data())
    node.setState(Data(title: "hello", name: "two", shade: 1))
    #expect(node.node(withID: "a")?.frame.width == 50)
    #expect(node.state["title"] as? String == "hello")
  }

  @Test func wholeNumbersKeepTheirDigitsInStateAsTheyDoInData() throws {
    let node = try Template(markup: "<UIView><UILabel id=\"a\" text=\"{count}\"/></UIView>")
      .instantiate(state: ["count": 1, "other": 2])
    try node.layOut(in: .fixed(300, 50))
    let label = try #require(node.node(withID: "a")?.view as? UILabel)
    let limit = 9_007_199_254_740_992
    for count: Any in [limit, limit + 1, UInt64.max, Int.min, NSNumber(value: limit + 3), 7, -limit - 1] {
      node.setState(["count": count])
      #expect(node.diagnostics.description == "")
      #expect(node.node(withID: "a")?.view === label)
      #expect(label.text == "\(count)")
    }
    node.setState(
      try TemplateData(json: Data("{\"count\": 12345678901234567890123}".utf8), file: "a").stateValues)
    #expect(label.text == "12345678901234567890123")
    node.setState(["count": "012345678901234567890"])
    #expect(label.text == "012345678901234567890")
    node.setState(["other": "12"])
    #expect(node.diagnostics.description.contains("cannot become a value of type string"))
    node.setState(["other": "09007199254740993"])
    #expect(node.diagnostics.description.contains("cannot become a value of type string"))
  }

  @Test func aNewNameOrAnotherTypeIsAnErrorThatNamesIt() throws {
    let node = try node(["title": "one", "name": "two", "shade": 0.5])
    node.setState(["titel": "x"])
    #expect(
      node.diagnostics.description
        == "error: There is no state variable titel; all have to be there when state is first set; did you mean title?"
    )
    node.setState(["shade": "dark"])
    #expect(
      node.diagnostics.description
        == "error: The state variable shade is of type number and cannot become a value of type string")
    #expect(node.state["shade"] as? Double == 0.5)
  }

  @Test func aMissingNameIsReportedAtItsPlace() {
    #expect(problems("<UIView alpha=\"shadow\"/>", state: ["shade": 1]).hasPrefix("t:1:16: error: "))
  }

  @Test func stateShadowsConstantsAndInnerShadowsOuter() throws {
    let label = LayoutNode(
      view: UIView.self, constants: ["x": 3], expressions: ["width": "x", "height": "y"])
    let root = LayoutNode(
      view: UIView.self, state: ["x": 1, "y": 5], constants: ["y": 7], expressions: ["left": "x"],
      children: [label])
    try root.mount(in: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    #expect(root.view.frame.minX == 1)
    #expect(label.view.frame.size == CGSize(width: 3, height: 5))
  }
}
