import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What keeps nodes and views alive: the live tree alone.
@Suite struct OwnershipTests {
  private struct Weak {
    weak var object: AnyObject?
  }

  private let invoice = """
    <UIView width="200" height="auto">
      <UILabel text="{title}"/>
      <repeat for="line" in="lines" key="line.id">
        <UIView top="previous.bottom" width="100%" height="10">
          <UILabel text="{line.name}"/>
          <if test="line.id % 2 == 0"><UIView width="5" height="5"/></if>
          <LMRowView top="2" width="100%"><repeat for="n" in="0..&lt;2"><UIView width="n" height="1"/></repeat></LMRowView>
        </UIView>
      </repeat>
    </UIView>
    """

  private func lines(_ ids: [Int]) -> [[String: Any]] { ids.map { ["id": $0, "name": "n\($0)"] } }

  /// The nodes, regions' tables and views of a tree, without holding them.
  private func parts(of node: LayoutNode) throws -> [Weak] {
    let tree = try #require(node.tree)
    var found = [Weak(object: tree), Weak(object: tree.graph), Weak(object: tree.scope)]
    for live in tree.table.nodes {
      found += [
        Weak(object: live), Weak(object: live.view), Weak(object: live.scope), Weak(object: live.slots),
      ]
    }
    return found
  }

  private func living(_ parts: [Weak]) -> Int { parts.count { $0.object != nil } }

  @Test func renderingLeavesNoNodeAndNoViewBehind() throws {
    let template = try Template(markup: invoice)
    var left = 0
    for number in 0..<2_000 {
      var found: [Weak] = []
      do {
        let node = try template.instantiate(state: [
          "title": "No. \(number)", "lines": lines([number]),
        ])
        let size = try node.layOut()
        if number % 400 == 0 { _ = try node.rendering(size: size, as: .png) }
        // Handles and values that somebody asks for keep nothing either.
        if number % 10 == 0 { _ = node.children.map(\.children) }
        found = try parts(of: node)
        #expect(found.count > 20)
      }
      left += living(found)
    }
    #expect(left == 0)
  }

  @Test func whatIsRemovedFromALiveTreeGoes() throws {
    let node = try Template(markup: invoice).instantiate(state: ["title": "t", "lines": lines(Array(0..<20))])
    try node.layOut()
    let table = try #require(node.tree).table.count
    let rows = node.children.dropFirst().map { Weak(object: $0) }
    let nodes = node.children.dropFirst().map { Weak(object: $0.live) }
    let views = node.children.dropFirst().flatMap {
      [Weak(object: $0.view)] + $0.view.subviews.map { Weak(object: $0) }
    }
    node.setState(["lines": lines([3])])
    // The row itself, and its label, row of boxes and two boxes in there stay.
    #expect(living(nodes) == 1)
    #expect(living(rows) == 1)
    #expect(living(views) == 3)
    node.setState(["lines": [Any]()])
    #expect(living(nodes) + living(rows) + living(views) == 0)
    node.setState(["lines": lines(Array(0..<20))])
    #expect(node.tree?.table.count == table)
    #expect(node.diagnostics.isEmpty)
  }

  @Test func aKeyThatFailsMidwayLeavesTheTreeAsItWas() throws {
    let template = try Template(
      markup:
        #"<UIView><repeat for="i" in="items" key="i.id"><Text id="x" left="previous.right" text="{i.id}"/></repeat></UIView>"#,
      registry: .testing)
    let broken: [Any] = [["id": 1], [String: Int]()]
    let node = try template.instantiate(state: ["items": broken])
    #expect(throws: Diagnostics.self) { try node.layOut(in: .fixed(100, 100)) }
    #expect(node.children.isEmpty)
    node.setState(["items": [["id": 7], ["id": 8]]])
    #expect(node.diagnostics.isEmpty)
    let before = node.view.recursiveDescription
    let views = node.children.map(\.view)
    #expect(views.count == 2)
    node.setState(["items": broken])
    #expect(node.diagnostics.hasErrors)
    #expect(node.view.recursiveDescription == before)
    node.setState(["items": [["id": 8], ["id": 9]]])
    #expect(node.diagnostics.isEmpty)
    #expect(node.children.first?.view === views[1])
  }

  @Test func arraysThatPassTheBudgetMidwayLeaveTheTreeAsItWas() throws {
    var budget = Budget()
    budget.nodes = 300
    let template = try Template(
      markup: """
        <UIView><repeat for="i" in="items"><UIView id="row" left="previous.right" width="1" height="1">
          <UIView width="#row.width"/><UIView/></UIView></repeat></UIView>
        """)
    let node = try template.instantiate(
      state: ["items": Array(0..<10)], environment: LayoutEnvironment(budget: budget))
    try node.layOut(in: .fixed(100, 100), environment: LayoutEnvironment(budget: budget))
    let before = node.view.recursiveDescription
    let count = node.tree?.table.count
    for _ in 0..<3 {
      node.setState(["items": Array(0..<1_000)])
      #expect(node.diagnostics.description.contains("More than the limit of 300 nodes"))
      #expect(node.view.recursiveDescription == before)
      #expect(node.tree?.table.count == count)
      node.setState(["items": Array(0..<10)])
      #expect(node.diagnostics.isEmpty)
    }
    node.setState(["items": Array(0..<12)])
    #expect(node.children.count == 12)
  }

  @Test func aConditionThatCannotFollowItsTestKeepsItsBranch() throws {
    var budget = Budget()
    budget.nodes = 60
    let template = try Template(
      markup: """
        <UIView><if test="few"><UIView width="1" height="2"/></if>
          <else><UIView/><repeat for="i" in="0..&lt;count"><UIView/></repeat></else></UIView>
        """)
    let environment = LayoutEnvironment(budget: budget)
    let node = try template.instantiate(state: ["few": true, "count": 500], environment: environment)
    try node.layOut(in: .fixed(10, 10), environment: environment)
    node.setState(["few": false])
    #expect(node.diagnostics.hasErrors)
    #expect(node.children.count == 1)
    node.setState(["count": 3])
    #expect(node.diagnostics.isEmpty)
    #expect(node.children.count == 4)
  }

  @Test func anIDIsForgottenWithItsNodeAndKnownOnceItComes() throws {
    let template = try Template(
      markup: """
        <UIView><if test="shows"><Text id="a" text="hello" width="30"/></if>
          <Text id="b" left="#a.right" text="{#a.text ?? 'none'}"/></UIView>
        """, registry: .testing)
    let node = try template.instantiate(state: ["shows": false])
    try node.layOut(in: .fixed(100, 100))
    let text = try #require(node.node(withID: "b")?.view as? StubText)
    for _ in 0..<2 {
      #expect(text.frame.minX == 0)
      #expect(text.text == "none")
      node.setState(["shows": true])
      #expect(text.frame.minX == 30)
      #expect(text.text == "hello")
      #expect(node.node(withID: "a") != nil)
      node.setState(["shows": false])
      #expect(node.node(withID: "a") == nil)
    }
  }
}
