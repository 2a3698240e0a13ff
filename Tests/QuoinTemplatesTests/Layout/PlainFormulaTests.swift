import Foundation
import QuoinDiagnostics
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Expressions that need no interpreter come to what the same ones come to that do.
@Suite struct PlainFormulaTests {
  /// Two trees of the same frames: one of plain expressions, one in which a term keeps each of them from being plain.
  private func markup(isPlain: Bool, using generator: inout SeededGenerator) -> String {
    func wrapped(_ expression: String) -> String { isPlain ? expression : "(\(expression)) * one" }
    var rows = ""
    for index in 0..<6 {
      let offset = Int(generator.number(0...9))
      let top = ["previous.bottom + \(offset)", "previous.top", "\(offset)", "step + \(offset)", "next.top"]
      let width = ["100% - \(offset)", "\(offset * 7)%", "30", "step", "step * 3 - \(offset)"]
      let height = ["auto", "12", "auto + \(offset)", "step"]
      let edge = generator.chance(30) ? "right" : "left"
      let hidden = generator.chance(30) ? " isHidden=\"step > \(offset)\"" : ""
      let topIndex = index == 5 ? 0 : Int.random(in: 0..<top.count, using: &generator)
      rows += """
        <Text id="t\(index)" text="{name}" \(edge)="\(wrapped(top[2]))" top="\(wrapped(top[topIndex]))"
          width="\(wrapped(width.randomElement(using: &generator) ?? "1"))"
          height="\(wrapped(height.randomElement(using: &generator) ?? "1"))"\(hidden)/>
        """
    }
    return """
      <UIView width="\(wrapped("100% - 20"))" height="auto">\(rows)
        <repeat for="item" in="items"><UIView left="item" top="previous.bottom + index" width="5" height="item"/></repeat>
      </UIView>
      """
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func theyComeToTheSameFramesHoweverStateChanges(seed: UInt64) throws {
    var generators = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
    let sources = [
      markup(isPlain: true, using: &generators.0), markup(isPlain: false, using: &generators.1),
    ]
    var state: [String: Any] = ["one": 1, "step": 11, "name": "abc def", "items": [3, 4.5]]
    let nodes = try sources.map { source in
      let node = try Template(markup: source, registry: .testing).instantiate(state: state)
      _ = try? node.layOut(in: .fixed(200, 100))
      return node
    }
    var generator = generators.0
    for _ in 0..<12 {
      #expect(nodes[0].view.recursiveDescription == nodes[1].view.recursiveDescription)
      #expect(nodes[0].diagnostics.all.count == nodes[1].diagnostics.all.count)
      state["step"] = Double(generator.number(0...12)) / 2
      if generator.chance(40) { state["name"] = String(repeating: "x", count: Int(generator.number(0...30))) }
      if generator.chance(40) { state["items"] = (0..<Int(generator.number(0...4))).map { Double($0) + 0.5 } }
      for node in nodes { node.setState(state) }
    }
  }

  @Test func whatIsWrongIsToldAtItsPlace() {
    #expect(
      problems("<UIView><UIView left=\"step + 3\"/></UIView>", state: ["step": Double.nan])
        == "t:1:23: error: left is not a number (NaN)")
    #expect(
      problems(
        """
        <UIView><UIView id="a" width="#b.width"/><UIView id="b" width="#a.width + 1"/></UIView>
        """
      ).contains("Circular reference: a.width → b.width → a.width"))
  }

  @Test func aTextOfDataIsOneAndAnythingElseIsPrinted() throws {
    let markup = "<UIView><repeat for=\"row\" in=\"rows\"><UILabel text=\"{row.name}\"/></repeat></UIView>"
    let node = try Template(markup: markup).instantiate(state: [
      "rows": [["name": "a"], ["name": 2.5]] as [[String: Any]]
    ])
    try node.layOut(in: .fixed(100, 100))
    #expect(node.view.subviews.map { ($0 as? UILabel)?.text } == ["a", "2.5"])
    let count = node.evaluationCount
    node.setState(["rows": [["name": "b"], ["name": 2.5]] as [[String: Any]]])
    #expect(node.view.subviews.map { ($0 as? UILabel)?.text } == ["b", "2.5"])
    // The rows, and the text of the one that has changed with what follows from it.
    #expect(node.evaluationCount >= count + 2)
    node.setState(["rows": [["title": "b"]] as [[String: Any]]])
    #expect(node.diagnostics.description.contains("name"))
  }
}
