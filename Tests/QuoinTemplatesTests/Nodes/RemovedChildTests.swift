import QuoinControls
import QuoinDiagnostics
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Children that code takes out of a linked tree or puts in the place of others: what is left is what it would be had they
/// never been there, and is not linked again for each of them.
@Suite struct RemovedChildTests {
  private func line(_ number: Int) -> LayoutNode {
    LayoutNode(
      view: UILabel.self, id: "line\(number)",
      expressions: ["left": "previous.right", "width": "10", "height": "10", "text": "{name} \(number)"])
  }

  /// What is done with each of many children.
  enum Change: String, CaseIterable, CustomTestStringConvertible {
    case removedFromTheEnd, removedFromTheBeginning, replaced, addedAndRemoved

    var testDescription: String { rawValue }
  }

  private func root(of kind: String, _ count: Int) throws -> LayoutNode {
    let root =
      kind == "template"
      ? try instance(of: "<UIView><UIView width='0' height='0'/></UIView>", state: ["name": "x"])
      : LayoutNode(
        view: UIView.self, state: ["name": "x"],
        children: [LayoutNode(view: UIView.self, expressions: ["width": "0", "height": "0"])])
    // Linked, and not laid out: where the others lie follows from those before them.
    #expect(root.view.subviews.count == 1)
    for number in 0..<count { root.addChild(line(number)) }
    // Whoever changes a tree for the first time has it linked for that.
    root.addChild(line(count))
    root.children.last?.removeFromParent()
    return root
  }

  /// The work that it takes to link so many children, and then to change all of them.
  private func work(_ change: Change, of kind: String, _ count: Int) throws -> (made: Int, changed: Int) {
    try BudgetMeter.metering(.untimed) { meter in
      let root = try root(of: kind, count)
      let made = meter.work
      var children = root.children
      for number in 0..<count {
        switch change {
        case .removedFromTheEnd: children.removeLast().removeFromParent()
        case .removedFromTheBeginning: children.remove(at: 1).removeFromParent()
        case .replaced: root.replaceChild(at: number + 1, with: line(count + number))
        case .addedAndRemoved:
          let further = line(-1)
          root.addChild(further)
          further.removeFromParent()
        }
      }
      let changed = meter.work - made
      try root.layOut()
      let left = change == .replaced || change == .addedAndRemoved ? count : 0
      #expect(root.view.subviews.count == left + 1)
      #expect(root.children.last?.frame.maxX == CGFloat(left) * 10)
      #expect(root.diagnostics.isEmpty)
      return (made, changed)
    }
  }

  @Test(arguments: Change.allCases, ["code", "template"]) func changingAllTakesNoMoreThanLinkingThemAFewTimes(
    change: Change, kind: String
  ) throws {
    for count in [100, 200] {
      let (made, changed) = try work(change, of: kind, count)
      #expect(made > 64 * count)
      #expect(changed < 3 * made)
    }
  }

  // MARK: What is left

  @Test func whatIsNamedIsMissedByThoseWhoNameIt() throws {
    let wide = LayoutNode(view: UIView.self, id: "wide", expressions: ["width": "40", "height": "1"])
    let root = LayoutNode(
      view: UIView.self, children: [wide, LayoutNode(view: UIView.self, expressions: ["height": "1"])])
    try root.layOut()
    root.addChild(LayoutNode(view: UIView.self, expressions: ["width": "#wide.width", "height": "1"]))
    #expect(root.children[2].frame.width == 40)
    wide.removeFromParent()
    #expect(root.diagnostics.description.contains("wide"))
    #expect(root.diagnostics.hasErrors)
  }

  @Test func aPropertyThatOnlyOneSiblingHasGoesWithIt() throws {
    let label = LayoutNode(view: UILabel.self, expressions: ["text": "seven", "height": "1"])
    let root = LayoutNode(
      view: UIView.self, children: [label, LayoutNode(view: UIView.self, expressions: ["height": "1"])])
    try root.layOut()
    root.addChild(LayoutNode(view: UISwitch.self, expressions: ["isHidden": "previous.text == 'seven'"]))
    try root.layOut()
    #expect(!root.diagnostics.hasErrors)
    label.removeFromParent()
    #expect(root.diagnostics.hasErrors)
  }

  @Test func whoStoodBesideItHearsOfIt() throws {
    let (first, second) = (line(0), line(1))
    let follower = LayoutNode(
      view: UIView.self, expressions: ["left": "previous.right", "width": "next.width + 1", "height": "1"])
    let last = LayoutNode(view: UIView.self, expressions: ["width": "30", "height": "4"])
    let root = LayoutNode(
      view: UIView.self, state: ["name": "x"], expressions: ["width": "auto", "height": "auto"],
      children: [first, second, follower, last])
    try root.layOut()
    root.addChild(LayoutNode(view: UIView.self, expressions: ["width": "1", "height": "2"]))
    try root.layOut()
    #expect(follower.frame == CGRect(x: 20, y: 0, width: 31, height: 1))
    second.removeFromParent()
    last.removeFromParent()
    try root.layOut()
    #expect(follower.frame == CGRect(x: 10, y: 0, width: 2, height: 1))
    #expect(root.view.frame.size == CGSize(width: 12, height: 10))
    first.removeFromParent()
    try root.layOut()
    #expect(follower.frame.minX == 0)
    #expect(root.view.subviews.map(ObjectIdentifier.init) == root.children.map { ObjectIdentifier($0.view) })
  }

  @Test func whatWasTakenOutKeepsItsViewAndStateAndMayComeBack() throws {
    func line(_ number: Int) -> LayoutNode {
      LayoutNode(view: UILabel.self, expressions: ["text": "{name} \(number)"])
    }
    let (child, other) = (
      LayoutNode(
        view: UIView.self, state: ["w": 4], expressions: ["width": "w", "height": "auto"],
        children: [LayoutNode(view: UILabel.self, expressions: ["text": "{w}"])]), line(1)
    )
    let stack = LayoutNode(view: UIStackView.self, children: [line(0), child, other])
    let root = LayoutNode(view: UIView.self, state: ["name": "x"], children: [stack])
    try root.layOut()
    stack.addChild(line(2))
    child.setState(["w": 9])
    let view = child.view
    child.removeFromParent()
    #expect(view.superview == nil && child.parent == nil)
    #expect(view.layoutSizing == LayoutSizing())
    try root.layOut()
    #expect(root.diagnostics.isEmpty)
    #expect((stack.view as? UIStackView)?.arrangedSubviews.count == 3)
    stack.insertChild(child, at: 1)
    try root.layOut()
    #expect(child.view === view && view.superview === stack.view)
    #expect((stack.view as? UIStackView)?.arrangedSubviews[1] === view)
    #expect(view.frame.width == 9)
    #expect((view.subviews.first as? UILabel)?.text == "9")
    #expect(root.diagnostics.isEmpty)
  }

  @Test func outletsAndActionsOfWhatWasTakenOutAreNoLongerBound() throws {
    let screen = OwnedScreen()
    screen.values = ["who": "Ada"]
    let root = LayoutNode(view: UIView.self, children: [LayoutNode(view: UIView.self)])
    try root.mount(in: screen)
    root.addChild(LayoutNode(view: UIView.self))
    let button = UIButton(frame: .zero)
    let node = LayoutNode(view: button, expressions: ["touchDown": "press"])
    root.addChild(node)
    button.sendActions(for: .touchDown)
    #expect(screen.told == ["press"])
    node.removeFromParent()
    button.sendActions(for: .touchDown)
    #expect(screen.told == ["press"])
    #expect(button.superview == nil)
    root.addChild(LayoutNode(view: button, expressions: ["touchDown": "press"]))
    button.sendActions(for: .touchDown)
    #expect(screen.told == ["press", "press"])
    #expect(root.diagnostics.isEmpty)
  }

  @Test func constraintsThatComeOrGoAreFollowedByThoseAround() throws {
    let root = LayoutNode(view: UIView.self, children: [LayoutNode(view: UIView.self)])
    try root.layOut(in: .fixed(CGSize(width: 100, height: 80)), environment: LayoutEnvironment())
    root.addChild(LayoutNode(view: UIView.self))
    let tied = LayoutNode(view: UIView.self, expressions: ["constraints": "center = parent; size = 10"])
    root.addChild(tied)
    try root.layOut(in: .fixed(CGSize(width: 100, height: 80)), environment: LayoutEnvironment())
    #expect(tied.view.frame == CGRect(x: 45, y: 35, width: 10, height: 10))
    tied.removeFromParent()
    #expect(root.view.constraints.isEmpty)
  }

  // MARK: The law

  private struct Plan {
    let id: String?
    let expressions: [String: String]
    let children: [Plan]

    init(_ random: inout SeededGenerator, depth: Int) {
      id = random.chance(20) ? random.one(of: ["a", "b", "c"]) : nil
      var found: [String: String] = [:]
      if random.chance(60) {
        found["width"] = random.one(of: ["10", "size", "auto", "50%", "previous.width"])
      }
      if random.chance(60) { found["height"] = random.one(of: ["10", "size", "auto", "next.width"]) }
      if random.chance(50) { found["left"] = random.one(of: ["previous.right", "size", "next.width"]) }
      if random.chance(20) { found["isHidden"] = random.one(of: ["size > 5", "size > 50", "true"]) }
      expressions = found
      children =
        depth == 0
        ? []
        : (0..<Int.random(in: 0...2, using: &random)).map { _ in Plan(&random, depth: depth - 1) }
    }

    func made() -> LayoutNode {
      LayoutNode(view: UIView.self, id: id, expressions: expressions, children: children.map { $0.made() })
    }
  }

  private func shown(_ root: LayoutNode) -> String {
    do throws(Diagnostics) {
      try root.layOut(in: .fixed(CGSize(width: 100, height: 80)), environment: LayoutEnvironment())
      return root.view.recursiveDescription
    } catch {
      return error.all.map(\.message).sorted().joined(separator: "\n")
    }
  }

  @Test(arguments: 0..<8) func aTreeThatLosesNodesIsWhatOneWithoutThemIs(part: Int) throws {
    for seed in stride(from: part, to: 320, by: 8) {
      var random = SeededGenerator(seed: UInt64(seed))
      var plans = (0..<5).map { _ in Plan(&random, depth: 1) }
      let live = LayoutNode(view: UIView.self, state: ["size": 20], children: plans.map { $0.made() })
      _ = shown(live)
      live.addChild(LayoutNode(view: UIView.self))
      for _ in 0..<6 {
        let index = Int.random(in: 0..<plans.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where plans.count > 1:
          live.children[index].removeFromParent()
          plans.remove(at: index)
        case 1:
          let plan = Plan(&random, depth: 1)
          live.replaceChild(at: index, with: plan.made())
          plans[index] = plan
        default:
          let plan = Plan(&random, depth: 1)
          live.insertChild(plan.made(), at: index)
          plans.insert(plan, at: index)
        }
        if random.chance(50) { _ = shown(live) }
      }
      live.setState(["size": 7])
      let fresh = LayoutNode(
        view: UIView.self, state: ["size": 7],
        children: plans.map { $0.made() } + [LayoutNode(view: UIView.self)])
      #expect(shown(live) == shown(fresh), "seed \(seed)")
    }
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
