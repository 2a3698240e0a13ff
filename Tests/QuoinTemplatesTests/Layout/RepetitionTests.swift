import Foundation
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct RepetitionTests {
  @Test func itemsOfOneKeyStayWhatTheyAreWhenOthersGo() throws {
    let node = try instance(
      of: #"<UIView><repeat for="i" in="items" key="i"><UIView width="1" height="1"/></repeat></UIView>"#,
      state: ["items": ["a", "b", "a", "a"]])
    try node.layOut()
    let views = node.children.map(\.view)
    node.setState(["items": ["a", "a", "a"]])
    #expect(zip(node.children.map(\.view), [views[0], views[2], views[3]]).allSatisfy { $0 === $1 })
  }

  @Test func aKeyThatSeveralItemsHaveIsToldWithTwoOfThem() throws {
    let node = try instance(
      of: #"<UIView><repeat for="i" in="items" key="i"><UIView width="1" height="1"/></repeat></UIView>"#,
      state: ["items": ["a", "b", "a", "a", "b"]])
    try node.layOut()
    let found = node.diagnostics.all
    #expect(
      found.map(\.description) == [
        "t:1:41: warning: Items 1 and 3 have the same key a, so that only their order tells them apart"
      ])
    #expect(
      found.first?.notes.map(\.message) == [
        "Items 2 and 5 have the same key b", "This is in item 3 of the repetition (index 2)",
      ])
    node.setState(["items": ["a", "b"]])
    #expect(node.diagnostics.isEmpty)
    node.setState(["items": ["b", "a", "b"]])
    #expect(node.diagnostics.all.first?.message.hasPrefix("Items 1 and 3 have the same key b") == true)
  }

  @Test func whichItemsHaveOneKeyIsTheSameWhateverWasThereBefore() throws {
    let markup =
      #"<UIView><repeat for="i" in="items" key="i.k"><UIView left="i.x" width="1" height="1"/></repeat></UIView>"#
    func items(_ places: (String, Int)...) -> [[String: Any]] { places.map { ["k": $0.0, "x": $0.1] } }
    let lists = [
      items(("a", 1), ("a", 2)), items(("b", 3), ("a", 2), ("a", 1)), items(("a", 5), ("b", 4), ("a", 6)),
      items(("a", 6)), items(("a\u{0}1", 7), ("a", 8), ("a", 9), ("a\u{0}1", 10)),
    ]
    let node = try instance(of: markup, state: ["items": lists[0]])
    for list in lists {
      node.setState(["items": list])
      try node.layOut()
      #expect(node.children.map { Int($0.view.frame.minX) } == list.compactMap { $0["x"] as? Int })
      #expect(node.view.subviews.count == list.count)
    }
    #expect(
      node.diagnostics.all.first?.message
        == "Items 2 and 3 have the same key a, so that only their order tells them apart")
  }

  private let list = """
    <UIView>
      <Text text="head"/>
      <repeat for="item" index="i" in="items" key="item.id">
        <Text id="row" left="i" top="previous.bottom + 1" text="{item.name}"/>
      </repeat>
      <if test="count(items) > 2">
        <Text top="previous.bottom" text="many"/>
      </if>
      <else>
        <Text top="previous.bottom" text="few"/>
      </else>
    </UIView>
    """

  private func items(_ names: String...) -> [[String: Any]] { names.map { ["id": $0, "name": "n" + $0] } }

  private func node(_ names: String...) throws -> LayoutNode {
    let count: ([Any]) throws -> Any = { ($0.first as? [Any])?.count ?? 0 }
    let node = try Template(markup: list, registry: .testing)
      .instantiate(state: ["items": names.map { ["id": $0, "name": "n" + $0] }], constants: ["count": count])
    try node.layOut(in: .fixed(100, 100))
    return node
  }

  @Test func previousIsThePreviousInstance() throws {
    #expect(
      try node("a", "b").view.recursiveDescription == """
        UIView (0 0 100 100)
        ├─ StubText (0 0 40 16)
        ├─ StubText#row (0 17 20 16)
        ├─ StubText#row (1 34 20 16)
        └─ StubText (0 50 30 16)
        """)
  }

  @Test func instancesFollowTheItemsAndKeepTheirViews() throws {
    let node = try node("a", "b")
    let views = node.children.map(\.view)
    node.setState(["items": items("b", "c", "a")])
    #expect(
      node.view.recursiveDescription == """
        UIView (0 0 100 100)
        ├─ StubText (0 0 40 16)
        ├─ StubText#row (0 17 20 16)
        ├─ StubText#row (1 34 20 16)
        ├─ StubText#row (2 51 20 16)
        └─ StubText (0 67 40 16)
        """)
    #expect(node.children[1].view === views[2])
    #expect(node.children[3].view === views[1])
    node.setState(["items": [Any]()])
    #expect(node.children.count == 2)
  }

  @Test func aChangedItemEvaluatesOnlyItsOwnRow() throws {
    let node = try node("a", "b", "c", "d")
    let count = node.evaluationCount
    var changed = items("a", "b", "c", "d")
    changed[2]["name"] = "NC"
    node.setState(["items": changed])
    // The list itself, the test, and one text.
    #expect(node.evaluationCount == count + 3)
  }

  @Test func repetitionsNest() throws {
    let tree = try layOut(
      """
      <UIView>
        <repeat for="row" in="rows">
          <UIView top="previous.bottom" height="10" width="100%">
            <repeat for="cell" index="c" in="row">
              <UIView left="previous.right" width="cell + index + c" height="100%"/>
            </repeat>
          </UIView>
        </repeat>
      </UIView>
      """, state: ["rows": [[1, 2], [3]]])
    #expect(
      tree == """
        UIView (0 0 100 100)
        ├─ UIView (0 0 100 10)
        │  ├─ UIView (0 0 1 10)
        │  └─ UIView (1 0 3 10)
        └─ UIView (0 10 100 10)
           └─ UIView (0 0 4 10)
        """)
  }

  @Test func whatIsNoListOrNoTestIsReported() {
    #expect(
      problems("<UIView><else><UIView/></else></UIView>")
        == "t:1:10: error: <else> has to follow an <if> or an <else test=\"…\">")
    #expect(
      problems("<UIView><repeat for=\"x\"/></UIView>") == "t:1:10: error: <repeat> needs the attribute in")
  }

  @Test func endlessRepetitionsAreStopped() {
    var budget = Budget()
    budget.nodes = 500
    let message = problems(
      "<UIView><repeat for=\"a\" in=\"l\"><UIView><repeat for=\"b\" in=\"l\"><UIView/></repeat></UIView></repeat></UIView>",
      state: ["l": Array(0..<100)], budget: budget)
    #expect(message.contains("More than the limit of 500 nodes"))
  }

  @Test func keysThatFollowFromStateAreWorkedOutAnew() throws {
    let node = try instance(
      of: """
        <UIView>
          <repeat for="item" in="items" key="byName ? item.name : item.id"><UIView/></repeat>
        </UIView>
        """,
      state: [
        "byName": false,
        "items": [["id": 1, "name": "a"], ["id": 2, "name": "b"]] as [[String: Any]],
      ])
    try node.layOut()
    node.setState(["byName": true])
    let views = node.children.map(\.view)
    // Told apart by their names from now on, of which one has another number.
    node.setState(["items": [["id": 9, "name": "b"], ["id": 2, "name": "a"]] as [[String: Any]]])
    #expect(node.children[0].view === views[1])
    #expect(node.children[1].view === views[0])
  }
}
