import QuoinControls
import QuoinDiagnostics
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Children that code adds to a linked tree one after the other: they are what they would be had they been there from the
/// first, and the rest of the tree is not linked again for each of them.
@Suite struct AddedChildTests {
  private func line(_ number: Int) -> LayoutNode {
    LayoutNode(
      view: UILabel.self, id: "line\(number)",
      expressions: ["top": "previous.bottom", "height": "10", "text": "{name} \(number)"])
  }

  /// The work that adding so many nodes takes, and how many expressions are evaluated.
  private func work(adding count: Int, to make: () throws -> LayoutNode) throws -> (
    work: Int, evaluations: Int
  ) {
    let root = try make()
    root.addChild(line(0))
    return try BudgetMeter.metering(.untimed) { meter in
      for number in 1..<count { root.addChild(line(number)) }
      #expect(root.view.subviews.count == count)
      try root.layOut()
      #expect(root.children.last?.frame.minY == CGFloat(count - 1) * 10)
      #expect(root.diagnostics.isEmpty)
      return (meter.work, root.evaluationCount)
    }
  }

  @Test(arguments: ["code", "template", "mounted"]) func eachOfManyIsLinkedOnce(kind: String) throws {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    func make() throws -> LayoutNode {
      let root =
        kind == "template"
        ? try instance(of: "<UIView/>", state: ["name": "x"])
        : LayoutNode(view: UIView.self, state: ["name": "x"])
      if kind == "mounted" { try root.mount(in: room) } else { try root.layOut() }
      return root
    }
    let (once, twice) = (try work(adding: 100, to: make), try work(adding: 200, to: make))
    #expect(Double(twice.work) < 2.2 * Double(once.work))
    #expect(twice.evaluations <= 2 * once.evaluations + 10)
  }

  @Test func whatIsAddedToABoundTreeIsBoundAndKnowsTheOwnersValues() throws {
    let screen = OwnedScreen()
    screen.values = ["who": "Ada"]
    let root = LayoutNode(view: UIView.self, children: [LayoutNode(view: UIView.self)])
    try root.mount(in: screen)
    root.addChild(LayoutNode(view: UIView.self))
    let button = UIButton(frame: .zero)
    let label = LayoutNode(view: UILabel.self, outlet: "box", expressions: ["text": "by {who}"])
    root.addChild(label)
    root.addChild(LayoutNode(view: button, expressions: ["touchDown": "press"]))
    #expect(screen.box === label.view)
    #expect((label.view as? UILabel)?.text == "by Ada")
    button.sendActions(for: .touchDown)
    #expect(screen.told == ["box", "press"])
  }

  /// A node that random trees are made of, made anew for each tree.
  private struct Plan {
    let id: String?
    let expressions: [String: String]
    let children: [Plan]

    init(_ random: inout SeededGenerator, depth: Int) {
      id = random.chance(30) ? random.one(of: ["a", "b", "c", "d", "e"]) : nil
      var found: [String: String] = [:]
      if random.chance(60) { found["width"] = random.one(of: ["10", "size", "auto", "50%", "#a.width + 1"]) }
      if random.chance(60) {
        found["height"] = random.one(of: ["10", "size", "auto", "#b.width", "next.width"])
      }
      if random.chance(50) {
        found["left"] = random.one(of: ["previous.right", "size", "previous.left + 1", "next.width"])
      }
      if random.chance(20) { found["isHidden"] = random.one(of: ["size > 5", "size > 50", "true"]) }
      expressions = found
      var children: [Plan] = []
      if depth > 0 {
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          children.append(Plan(&random, depth: depth - 1))
        }
      }
      self.children = children
    }

    func made() -> LayoutNode {
      LayoutNode(view: UIView.self, id: id, expressions: expressions, children: children.map { $0.made() })
    }
  }

  /// Where which of the first nodes gets another child.
  private struct Addition {
    let parent: Int
    let index: Int
    let plan: Plan
  }

  private func shown(_ root: LayoutNode) -> String {
    do throws(Diagnostics) {
      try root.layOut(in: .fixed(CGSize(width: 100, height: 80)), environment: LayoutEnvironment())
      return root.view.recursiveDescription
    } catch {
      // Of a ring it is told wherever it was met first.
      return Set(error.all.map { $0.message.hasPrefix("Circular") ? "ring" : $0.message }).sorted()
        .joined(separator: "\n")
    }
  }

  @Test(arguments: 0..<8) func aTreeThatGrowsIsWhatOneOfTheSameNodesIs(part: Int) throws {
    for seed in stride(from: part, to: 800, by: 8) {
      var random = SeededGenerator(seed: UInt64(seed))
      let start = (0..<3).map { _ in Plan(&random, depth: 1) }
      let additions = (0..<5).map { _ in
        Addition(
          parent: Int.random(in: 0...3, using: &random), index: random.chance(70) ? 99 : 0,
          plan: Plan(&random, depth: 1))
      }
      func tree(linkedAfter linked: Int) -> LayoutNode {
        let nodes = start.map { $0.made() }
        let root = LayoutNode(view: UIView.self, state: ["size": 20], children: nodes)
        for (number, addition) in additions.enumerated() {
          if number == linked { _ = shown(root) }
          let parent = addition.parent == 3 ? root : nodes[addition.parent]
          parent.insertChild(addition.plan.made(), at: addition.index)
          if number > linked, random.chance(50) { _ = shown(root) }
        }
        root.setState(["size": 7])
        return root
      }
      let (live, fresh) = (tree(linkedAfter: 0), tree(linkedAfter: additions.count))
      #expect(shown(live) == shown(fresh), "seed \(seed)")
    }
  }

  @Test func aNodeThatNamesTheOneBehindItHearsOfThat() throws {
    let root = LayoutNode(
      view: UIView.self, state: ["name": "x"], expressions: ["width": "auto", "height": "auto"],
      children: [
        LayoutNode(view: UIView.self, expressions: ["width": "5", "height": "next.height"]), line(0),
      ])
    try root.layOut()
    root.addChild(line(1))
    let asking = LayoutNode(
      view: UIView.self, expressions: ["width": "next.width + 1", "height": "1", "top": "previous.bottom"])
    root.addChild(asking)
    try root.layOut()
    #expect(asking.frame.width == 1)
    root.addChild(
      LayoutNode(view: UIView.self, expressions: ["width": "30", "height": "4", "top": "previous.bottom"]))
    try root.layOut()
    #expect(asking.frame.width == 31)
    #expect(root.view.frame.size == CGSize(width: 31, height: 35))
  }

  @Test func whatMeansSomethingElseByANewNodeIsLinkedAgain() throws {
    let asking = LayoutNode(view: UIView.self, expressions: ["width": "#a.width", "height": "1"])
    let near = LayoutNode(view: UIView.self, children: [asking])
    let root = LayoutNode(
      view: UIView.self,
      children: [LayoutNode(view: UIView.self, id: "a", expressions: ["width": "40", "height": "1"]), near])
    try root.layOut()
    near.addChild(line(0))
    near.addChild(line(1))
    #expect(asking.frame.width == 40)
    near.addChild(LayoutNode(view: UIView.self, id: "a", expressions: ["width": "7", "height": "1"]))
    #expect(asking.frame.width == 7)
  }

  @Test func mistakesInWhatIsAddedAreToldAndWarningsKept() throws {
    let root = LayoutNode(view: UIView.self, children: [line(0)])
    root.setState(["name": "x"])
    try root.layOut()
    root.addChild(line(1))
    #expect(root.diagnostics.isEmpty)
    let view = UIView()
    root.addChild(LayoutNode(view: view, id: "one"))
    root.addChild(LayoutNode(view: view, id: "two"))
    #expect(root.diagnostics.description.contains("two stands in the tree twice"))
    root.children[2].removeFromParent()
    root.addChild(LayoutNode(view: UILabel.self, id: "bad", expressions: ["txet": "x"]))
    #expect(root.diagnostics.description.contains("Unknown property txet of UILabel; did you mean text?"))
    root.addChild(line(2))
    #expect(root.diagnostics.description.contains("Unknown property txet"))
    #expect(root.children.count == 5)
  }

  @Test func whatIsAddedKeepsItsStateAndIsFoundWhenTheTreeIsLinkedAgain() throws {
    let root = LayoutNode(view: UIView.self, state: ["name": "x"], children: [line(0)])
    try root.layOut()
    root.addChild(line(1))
    let child = LayoutNode(
      view: UIView.self, id: "own", state: ["w": 4], expressions: ["width": "w", "height": "1"])
    root.addChild(child)
    try root.layOut()
    child.setState(["w": 9])
    let (view, card) = (child.view, try instance(of: "<UIView><UILabel id='in' text='in'/></UIView>"))
    root.addChild(card)
    let label = root.node(withID: "in")?.view
    root.children[0].removeFromParent()
    try root.layOut()
    #expect(child.view === view && view.superview === root.view)
    #expect(view.frame.width == 9)
    #expect(root.node(withID: "in")?.view === label)
    #expect(label?.superview === card.view)
    root.setState(["name": "y"])
    #expect((root.children[0].view as? UILabel)?.text == "y 1")
  }
}

extension Budget {
  /// The usual limits on a machine however slow.
  fileprivate static var untimed: Budget {
    var budget = Budget.default
    budget.wallTime = .seconds(600)
    return budget
  }
}
