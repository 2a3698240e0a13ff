import Foundation
import QuoinControls
import QuoinDiagnostics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Children that code adds to elements of a template, takes out and moves.
@Suite struct ChildEditingTests {
  private let markup = """
    <UIView>
      <UIView id="a" width="x" height="1"/>
      <UIView id="b" width="x" height="1" left="previous.right"/>
      <if test="on"><UIView id="c" width="x" height="1" left="previous.right"/></if>
      <repeat for="i" in="0..&lt;2"><UIView id="row" width="1" height="1" left="previous.right"/></repeat>
    </UIView>
    """

  private func mounted() throws -> LayoutNode {
    let node = try Template(markup: markup, name: "t", registry: .testing).instantiate(
      state: ["x": 10, "on": true])
    try node.mount(in: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)))
    return node
  }

  private func box(_ id: String, _ width: String = "x") -> LayoutNode {
    LayoutNode(
      view: UIView.self, id: id, expressions: ["width": width, "height": "1", "left": "previous.right"])
  }

  private func places(_ node: LayoutNode) -> [String] {
    node.children.map { "\($0.id ?? "") \(Int($0.view.frame.minX))" }
  }

  @Test func nodesComeAmongElementsAndSeeTheirData() throws {
    let node = try mounted()
    let views = node.children.map(\.view)
    node.node(withID: "b")?.setState(["x": 20])
    let (first, middle, last) = (box("first"), box("middle", "x * 2"), box("last"))
    node.insertChild(first, at: 0)
    node.insertChild(middle, at: 2)
    node.addChild(last)
    #expect(
      places(node) == [
        "first 0", "a 0", "middle 10", "b 30", "c 50", "row 60", "row 61", "last 62",
      ])
    let staying = [1, 3, 4, 5, 6].map { node.children[$0].view }
    #expect(zip(staying, views).allSatisfy { $0 === $1 })
    #expect(node.view.subviews.map(\.accessibilityIdentifier) == node.children.map(\.id))
    let middleView = middle.view
    node.setState(["x": 5])
    #expect(middle.view === middleView)
    #expect(middleView.frame.width == 10)
    #expect(node.node(withID: "b")?.view.frame.width == 20)
    #expect(middle.parent === node)
    middle.addChild(box("inside", "3"))
    #expect(middle.children.first?.view.frame.width == 3)
    #expect(node.node(withID: "inside")?.parent === middle)
    #expect(node.diagnostics.isEmpty)
  }

  private final class Unregistered: UIView {}

  @Test func whatCannotBeReadStaysWhereItIs() throws {
    let node = try mounted()
    let before = places(node)
    let twice = UIView()
    for wrong in [
      LayoutNode(view: Unregistered.self),
      LayoutNode(view: UIView.self, children: [LayoutNode(view: twice), LayoutNode(view: twice)]),
      (0..<1_000).reduce(LayoutNode(view: UIView.self)) { inner, _ in
        LayoutNode(view: UIView.self, children: [inner])
      },
    ] {
      let other = LayoutNode(view: UIView.self, children: [wrong])
      node.insertChild(wrong, at: 1)
      #expect(node.diagnostics.hasErrors)
      #expect(wrong.parent === other && other.children.first === wrong)
      #expect(places(node) == before)
      node.setState(["x": 10])
      node.replaceChild(at: 0, with: wrong)
      #expect(node.diagnostics.hasErrors)
      #expect(wrong.parent === other)
      #expect(places(node) == before)
      node.setState(["x": 10])
      #expect(node.diagnostics.isEmpty)
    }
  }

  @Test func elementsAndNodesAreTakenOutAndReplaced() throws {
    let node = try mounted()
    let (b, c) = (try #require(node.node(withID: "b")), try #require(node.node(withID: "c")))
    let (bView, cView) = (b.view, c.view)
    let added = box("added")
    node.replaceChild(at: 0, with: added)
    #expect(places(node) == ["added 0", "b 10", "c 20", "row 30", "row 31"])
    #expect(b.view === bView)
    c.removeFromParent()
    #expect(cView.superview == nil)
    #expect(c.parent == nil)
    added.removeFromParent()
    #expect(places(node) == ["b 0", "row 10", "row 11"])
    #expect(b.view === bView)
    let other = LayoutNode(view: UIView.self)
    other.addChild(added)
    #expect(added.parent === other)
    #expect(node.diagnostics.isEmpty)
  }

  @Test func whatIsInARepetitionIsNotTakenOutAlone() throws {
    let node = try mounted()
    let row = try #require(node.node(withID: "row"))
    row.addChild(box("x", "1"))
    #expect(node.diagnostics.description.contains("row stands inside a <repeat>"))
    row.removeFromParent()
    #expect(node.children.count == 5)
  }

  @Test func anInstanceOfATemplateStandsInsideAnotherTree() throws {
    let template = try Template(
      markup: #"<UIView id="card" width="w" height="auto"><UIView width="50%" height="x"/></UIView>"#)
    let cards = try (1...2).map { try template.instantiate(state: ["w": $0 * 10, "x": 4]) }
    let root = LayoutNode(view: UIView.self, children: cards)
    try root.mount(in: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)))
    #expect(
      root.view.recursiveDescription == """
        UIView (0 0 100 80)
        ├─ UIView#card (0 0 10 4)
        │  └─ UIView (0 0 5 4)
        └─ UIView#card (0 0 20 4)
           └─ UIView (0 0 10 4)
        """)
    let inner = cards[1].children.first?.view
    cards[1].setState(["w": 30])
    root.addChild(LayoutNode(view: UIView.self))
    #expect(cards[1].children.first?.view === inner)
    #expect(inner?.frame.width == 15)
    cards[0].removeFromParent()
    #expect(root.children.count == 2)
    #expect(cards[1].children.first?.view === inner)
    let page = try mounted()
    page.addChild(cards[1])
    #expect(page.children.last === cards[1])
    #expect(cards[1].view.recursiveDescription.hasSuffix("30 4)\n└─ UIView (0 0 15 4)"))
  }

  @Test func outletsAndMethodsOfWhatIsAddedAreBound() throws {
    let node = try instance(of: "<UIView><UIView/></UIView>")
    let screen = OwnedScreen()
    try node.mount(in: screen)
    let button = LayoutNode(view: UIButton.self, expressions: ["touchDown": "press"])
    node.addChild(LayoutNode(view: UIView.self, outlet: "box", children: [button]))
    (button.view as? UIButton)?.sendActions(for: .touchDown)
    #expect(screen.told == ["box", "press"])
    node.children[1].removeFromParent()
    #expect(screen.box == nil)
  }

  @Test func nothingIsKeptByWhatWasAdded() throws {
    weak var root: LayoutNode?
    weak var child: LayoutNode?
    weak var view: UIView?
    do {
      let node = try mounted()
      let added = box("added")
      node.addChild(added)
      (root, child, view) = (node, added, added.view)
    }
    #expect(root == nil)
    #expect(child == nil)
    #expect(view == nil)
  }

  @Test(arguments: [false, true])
  func aNodeThatReplacesAnotherTakesItsPlace(inTemplate: Bool) throws {
    let boxes = ["A", "B", "C", "D"].map { box($0, "1") }
    let node =
      inTemplate ? try instance(of: "<UIView/>") : LayoutNode(view: UIView.self, children: boxes)
    try node.layOut()
    if inTemplate { for box in boxes { node.addChild(box) } }
    let views = boxes.map(\.view)
    node.replaceChild(at: 2, with: boxes[0])
    #expect(node.children.map(\.id) == ["B", "A", "D"])
    node.replaceChild(at: 0, with: boxes[3])
    #expect(node.children.map(\.id) == ["D", "A"])
    node.insertChild(boxes[0], at: 0)
    #expect(node.children.map(\.id) == ["A", "D"])
    #expect(boxes[0].view === views[0])
    #expect(boxes[1].parent == nil)
    #expect(node.view.subviews == [views[0], views[3]])
    #expect(node.diagnostics.isEmpty)
  }

  @Test func whatCannotBeAddedStaysWhereItWas() throws {
    let node = try mounted()
    let row = try #require(node.node(withID: "row"))
    let other = LayoutNode(view: UIView.self, children: [box("x", "1")])
    try other.layOut()
    let child = try #require(other.children.first)
    row.addChild(child)
    #expect(node.diagnostics.description.contains("row stands inside a <repeat>"))
    #expect(child.parent === other)
    #expect(child.view.superview === other.view)
    let places = places(node)
    node.replaceChild(at: 3, with: child)
    #expect(node.diagnostics.description.contains("row stands inside a <repeat>"))
    #expect(self.places(node) == places)
    #expect(child.parent === other)
    other.addChild(try #require(node.node(withID: "a")))
    #expect(other.diagnostics.description.contains("a is an element of a template"))
    #expect(self.places(node) == places)
    child.addChild(other)
    #expect(other.diagnostics.description.contains("UIView cannot stand inside itself"))
    #expect(other.children.count == 1)
  }

  @Test func aCellTakesNothingIn() throws {
    let node = try screen(
      "<UITableView><repeat for='n' in='0..&lt;2'><UITableViewCell><UIView id='in'/></UITableViewCell></repeat></UITableView>"
    )
    let cell = try #require(node.table?.visibleCells.first)
    let list = try #require(node.live?.list)
    let root = try #require(list.cells[ObjectIdentifier(cell)])
    let child = box("x", "1")
    root.childNode(withID: "in")?.addChild(child)
    #expect(node.diagnostics.description.contains("in stands in a cell, which is made for many rows"))
    #expect(child.parent == nil)
    root.childNode(withID: "in")?.removeFromParent()
    #expect(node.diagnostics.description.contains("in stands in a cell, which is made for many rows"))
    #expect(root.children.count == 1)
  }

  @Test func elementsOfAnInstanceInsideAnotherTreeTakeOthersIn() throws {
    let template = try Template(
      markup: #"<UIView id="card" width="w" height="9"><UIView id="in" width="5" height="x"/></UIView>"#)
    let cards = try (1...2).map { try template.instantiate(state: ["w": $0 * 10, "x": 4]) }
    // One has changed before it stands there.
    let (first, second) = (box("first", "1"), box("second", "x"))
    try cards[0].layOut()
    cards[0].addChild(first)
    let firstView = first.view
    let root = LayoutNode(view: UIView.self, children: cards)
    try root.mount(in: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)))
    #expect(first.view === firstView)
    #expect(firstView.superview === cards[0].view)
    cards[1].childNode(withID: "in")?.addChild(second)
    #expect(second.parent?.id == "in")
    #expect(second.view.frame.width == 4)
    cards[1].setState(["x": 6])
    #expect(second.view.frame.width == 6)
    cards[0].childNode(withID: "in")?.removeFromParent()
    #expect(cards[0].children.map(\.id) == ["first"])
    first.removeFromParent()
    #expect(cards[0].children.isEmpty)
    #expect(cards[1].children.count == 1)
    #expect(second.view.superview != nil)
    #expect(root.diagnostics.isEmpty)
  }

  @Test func nodesComeBehindThePatternsOfCells() throws {
    let node = try screen(
      "<UITableView><UITableViewCell reuseIdentifier='a'/><UITableViewCell reuseIdentifier='b'/><UIView id='head' height='5'/></UITableView>"
    )
    node.addChild(box("foot", "1"))
    #expect(node.children.map(\.id) == ["head", "foot"])
    #expect(node.table?.tableHeaderView === node.children[0].view)
    #expect(node.table?.tableFooterView === node.children[1].view)
  }
}
