import Foundation
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// `<param>`, `<macro>`, `<children>`, `<repeat>`, `<if>` and `<else>`: what they take, and what is said of the rest.
@Suite("Steering elements") struct SteeringTests {
  @Test(arguments: [
    ("<UIView><if><UIView/></if></UIView>", "t:1:10: error: <if> needs the attribute test"),
    (
      "<UIView><if test=\"true\" tset=\"1\"><UIView/></if></UIView>",
      "t:1:25: error: <if> takes no attribute tset; did you mean test?"
    ),
    (
      "<UIView><if test=\"true\"/><else/><else/></UIView>",
      "t:1:34: error: <else> has to follow an <if> or an <else test=\"…\">"
    ),
    (
      "<UIView><if test=\"true\"/><UIView/><else/></UIView>",
      "t:1:36: error: <else> has to follow an <if> or an <else test=\"…\">"
    ),
    ("<UIView><repeat in=\"[1]\"/></UIView>", "t:1:10: error: <repeat> needs the attribute for"),
    (
      "<UIView><repeat for=\"a\" on=\"[1]\" in=\"[1]\"/></UIView>",
      "t:1:25: error: <repeat> takes no attribute on; did you mean in?"
    ),
    ("<UIView><repeat for=\"{a}\" in=\"[1]\"/></UIView>", nil),
    ("<UIView><if test=\"true\">words</if></UIView>", "t:1:25: error: <if> takes no text"),
    (
      "<UIView><repeat for=\"a\" in=\"[1]\"><![CDATA[x]]></repeat></UIView>",
      "t:1:34: error: <repeat> takes no text"
    ),
    (
      "<UIView><if test=\"true\"><param name=\"a\" type=\"Int\"/></if></UIView>",
      "t:1:26: error: <param> has to stand inside a component"
    ),
    (
      "<UIView><if test=\"true\"/><else><macro name=\"a\" value=\"1\"/></else></UIView>",
      "t:1:33: error: <macro> has to stand inside a component"
    ),
    (
      "<UIView><repeat for=\"a\" in=\"[1]\"><macro name=\"a\" value=\"1\"/></repeat></UIView>",
      "t:1:35: error: <macro> has to stand inside a component"
    ),
    ("<UIView><macro value=\"1\"/></UIView>", "t:1:10: error: <macro> needs the attribute name"),
    ("<UIView><macro name=\"A\"/></UIView>", "t:1:10: error: <macro> needs the attribute value"),
    (
      "<UIView><macro name=\"A\" value=\"\"/></UIView>",
      "t:1:25: error: The attribute value of <macro> may not be empty"
    ),
    ("<UIView><macro name=\"A\" value=\"// none\"/></UIView>", ""),
    (
      "<UIView><param name=\"a\" type=\" \"/></UIView>",
      "t:1:25: error: The attribute type of <param> may not be empty"
    ),
    (
      "<UIView><macro name=\"A\" value=\"1\" values=\"2\"/></UIView>",
      "t:1:35: error: <macro> takes no attribute values; did you mean value?"
    ),
    ("<UIView><macro name=\"A\" value=\"1\">x</macro></UIView>", "t:1:35: error: <macro> may hold nothing"),
    (
      "<UIView><macro name=\"A\" value=\"1\"><UIView/></macro></UIView>",
      "t:1:35: error: <macro> may hold nothing"
    ),
    ("<UIView><param type=\"Int\"/></UIView>", "t:1:10: error: <param> needs the attribute name"),
    ("<UIView><param name=\"a\"/></UIView>", "t:1:10: error: <param> needs the attribute type"),
    (
      "<UIView><param name=\"a\" type=\"Strnig\"/></UIView>",
      "t:1:31: error: Unknown type Strnig; did you mean String?"
    ),
    ("<UIView><children of=\"a\"/></UIView>", "t:1:19: error: <children> takes no attribute of"),
    ("<UIView><children><UIView/></children></UIView>", "t:1:19: error: <children> may hold nothing"),
    ("<UIView><![CDATA[x]]></UIView>", "t:1:9: error: UIView takes no text"),
    ("<if test=\"true\"/>", "t:1:2: error: <if> has to stand inside a component"),
  ])
  func whatTheyDoNotTakeIsReported(markup: String, message: String?) {
    let found = problems(markup)
    if let message { #expect(found == message) } else { #expect(!found.isEmpty) }
  }

  @Test func whiteSpaceAndCommentsAreNothing() {
    #expect(
      problems(
        """
        <UIView>
          <!-- a --><macro name="A" value="1"> <!-- b -->
          </macro>
          <if test="true"> <!-- c --> </if> <!-- d --> <else> </else>
          <repeat for="i" in="[1]"> <!-- e --> </repeat>
        </UIView>
        """) == "")
  }

  @Test(arguments: ["a", "_", "$", "_1", "$a", "é", "a1_$", "日本", "A"])
  func aNameIsOfLettersDigitsAndUnderscores(name: String) {
    #expect(
      problems("<UIView><macro name=\"\(name)\" value=\"3\"/><UIView width=\"\(name)\"/></UIView>") == "")
    #expect(
      problems("<UIView><repeat for=\"\(name)\" in=\"[3]\"><UIView width=\"\(name)\"/></repeat></UIView>")
        == "")
  }

  @Test(arguments: ["", "1", "1a", "a b", "a-b", "a.b", "#a", "a!"])
  func whatIsNoNameIsNotTakenForOne(name: String) {
    let message = "error: \"\(name)\" is no name for a"
    let advice = "; use letters, digits and underscores"
    #expect(
      problems("<UIView><macro name=\"\(name)\" value=\"3\"/></UIView>")
        == "t:1:22: \(message) macro\(advice)")
    #expect(
      problems("<UIView><param name=\"\(name)\" type=\"Int\"/></UIView>")
        == "t:1:22: \(message) parameter\(advice)")
    #expect(
      problems("<UIView><repeat for=\"\(name)\" in=\"[3]\"/></UIView>")
        == "t:1:22: \(message) variable\(advice)")
    #expect(
      problems("<UIView><repeat index=\"\(name)\" for=\"i\" in=\"[3]\"/></UIView>")
        == "t:1:24: \(message) variable\(advice)")
  }

  @Test func aSecondParameterOrMacroOfANamePointsToTheFirst() {
    #expect(
      problems("<UIView><macro name=\"A\" value=\"1\"/>\n<macro name=\"A\" value=\"2\"/></UIView>")
        .hasPrefix("t:2:2: error: The macro A is there already"))
    #expect(
      problems("<UIView><param name=\"A\" type=\"Int\"/>\n<param name=\"A\" type=\"Int\"/></UIView>")
        .hasPrefix("t:2:2: error: The parameter A is there already"))
  }

  @Test func aMacrosValueMayBeCalledItems() throws {
    let tree = try layOut(
      """
      <UIView><macro name="SIZES" items="3, 4"/>
        <repeat for="s" in="SIZES"><UIView width="s" height="s"/></repeat></UIView>
      """)
    #expect(tree == "UIView (0 0 100 100)\n├─ UIView (0 0 3 3)\n└─ UIView (0 0 4 4)")
  }

  @Test func theFirstTestThatHoldsDecides() throws {
    let markup = """
      <UIView>
        <if test="n == 1"><UIView width="1" height="1"/></if>
        <else test="n &lt; 3"><UIView width="2" height="2"/><UIView width="3" height="3"/></else>
        <else test="n == 3"/>
        <else><UIView width="4" height="4"/></else>
        <UIView width="9" height="9"/>
      </UIView>
      """
    let template = try Template(markup: markup, registry: .testing)
    let node = try template.instantiate(state: ["n": 1])
    try node.layOut(in: .fixed(10, 10))
    for (n, widths) in [
      (1, [1, 9]), (2, [2, 3, 9]), (3, [9]), (4, [4, 9]), (0, [2, 3, 9]), (1, [1, 9]),
    ] as [(Int, [CGFloat])] {
      node.setState(["n": n])
      #expect(node.children.map(\.frame.width) == widths, "\(n)")
      #expect(node.view.subviews.map(\.frame.width) == widths, "\(n)")
    }
  }

  @Test(arguments: [
    ("0..<3", "0 1 2"), ("0...3", "0 1 2 3"), ("2...2", "2"), ("2..<2", ""), ("..<2", "0 1"), ("...1", "0 1"),
    ("-1...1", "-1 0 1"), ("[5, 7]", "5 7"), ("[]", ""), ("n..<n + 2", "3 4"), ("n > 5 ? [1] : [2]", "2"),
  ])
  func aRepetitionGoesOverArraysAndRanges(items: String, lefts: String) throws {
    let node = try Template(
      markup:
        "<UIView><repeat for=\"i\" in=\"\(items.replacing("<", with: "&lt;"))\"><UIView left=\"i\" top=\"index\" width=\"1\" height=\"1\"/></repeat></UIView>"
    ).instantiate(state: ["n": 3])
    try node.layOut(in: .fixed(10, 10))
    #expect(node.children.map { "\(Int($0.frame.minX))" }.joined(separator: " ") == lefts)
    #expect(node.children.map { Int($0.frame.minY) } == Array(0..<node.children.count))
  }

  @Test(arguments: [
    ("1...", "t:1:29: error: <repeat> cannot go over the range 1..., which has no end"),
    (
      "nil",
      "t:1:29: error: <repeat> goes over an array or a range, not over nil; give a default with ??, such as ?? []"
    ),
    ("5", "t:1:29: error: <repeat> goes over an array or a range, not over the number 5"),
  ])
  func aRepetitionGoesOverNothingElse(items: String, message: String) {
    #expect(problems("<UIView><repeat for=\"i\" in=\"\(items)\"/></UIView>") == message)
    #expect(
      problems(
        "<UIView><repeat for=\"i\" in=\"n ?? \(items)\"/></UIView>", state: ["n": Optional<Int>.none as Any]
      )
      .hasSuffix(message.drop { $0 != "<" }))
  }

  @Test func aRangeHasNoMoreNumbersThanThereMayBeNodes() {
    var budget = Budget()
    budget.nodes = 100
    #expect(
      problems("<UIView><repeat for=\"i\" in=\"0..&lt;100\"/></UIView>", budget: budget)
        == "t:1:29: error: <repeat> cannot go over the range 0..<100; the limit is 100 nodes")
    #expect(
      problems("<UIView><repeat for=\"i\" in=\"-9e18...9e18\"/></UIView>").contains(
        "<repeat> cannot go over the range"))
  }
}
