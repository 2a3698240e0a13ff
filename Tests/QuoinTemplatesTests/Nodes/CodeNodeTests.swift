import Foundation
import QuoinDiagnostics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct CodeNodeTests {
  private let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

  @Test func aTreeBuiltInCodeIsMountedChangedAndUnmounted() throws {
    let inner = LayoutNode(
      view: UIView.self, id: "inner",
      expressions: ["width": "50%", "height": "wide ? 10 : 20", "left": "previous.right"])
    let node = LayoutNode(
      view: UIView.self, state: ["wide": true], expressions: ["width": "100%", "height": "100%"],
      children: [LayoutNode(view: UIView.self, expressions: ["width": "30", "height": "5"]), inner])
    try node.mount(in: room)
    #expect(
      node.view.recursiveDescription == """
        UIView (0 0 100 80)
        ├─ UIView (0 0 30 5)
        └─ UIView#inner (30 0 50 10)
        """)
    node.setState(["wide": false])
    #expect(inner.view.frame.height == 20)
    #expect(node.childNode(withID: "inner") === inner)
    #expect(inner.parent === node)
    node.unmount()
    #expect(node.view.superview == nil)
  }

  @Test func aGivenViewKeepsWhatExpressionsDoNotSay() throws {
    let frame = CGRect(x: 3, y: 4, width: 30, height: 20)
    func mounted(_ expressions: [String: String]) throws -> CGRect {
      let view = UIView(frame: frame)
      try LayoutNode(view: view, expressions: expressions).mount(in: room)
      return view.frame
    }
    #expect(try mounted([:]) == frame)
    #expect(try mounted(["width": "10"]) == CGRect(x: 3, y: 4, width: 10, height: 20))
    #expect(try mounted(["left": "7"]) == CGRect(x: 7, y: 4, width: 30, height: 20))
  }

  @Test func nodesAreEqualIfTheyAreTheSame() {
    let (one, other) = (LayoutNode(view: UIView.self), LayoutNode(view: UIView.self))
    #expect(one == one)
    #expect(one != other)
    #expect(Set([one, other, one]).count == 2)
    #expect([other, one].firstIndex(of: one) == 1)
  }

  @Test func aViewThatCodeMadeShowsStateBeforeAnybodyAsks() {
    let (label, scroll) = (UILabel(), UIScrollView())
    let inner = LayoutNode(
      view: scroll, state: ["offset": CGPoint.zero],
      expressions: ["contentOffset": "offset", "contentSize.height": "100"])
    let node = LayoutNode(
      view: UIView.self, state: ["name": "Ada"],
      children: [LayoutNode(view: label, expressions: ["text": "{name}"]), inner])
    #expect(label.text == nil)
    node.setState(["name": "Grace"])
    #expect(label.text == "Grace")
    inner.setState(["offset": CGPoint(x: 0, y: 15)], animated: true)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 15))
    #expect(node.diagnostics.isEmpty)
  }

  @Test func otherViewsShowItOnceTheyAreAskedFor() throws {
    let node = LayoutNode(view: UILabel.self, expressions: ["text": "{a} {b}"])
    node.setState(["a": 1])
    node.setState(["b": 2])
    #expect(node.evaluationCount == 0)
    #expect((node.view as? UILabel)?.text == "1 2")
    node.setState(["b": 3])
    #expect((node.view as? UILabel)?.text == "1 3")
  }

  @Test func droppingTheRootReleasesTheTree() throws {
    weak var root: LayoutNode?
    weak var child: LayoutNode?
    weak var view: UIView?
    do {
      let node = try Template(markup: "<UIView><UIView id=\"a\" width=\"5\" height=\"5\"/></UIView>")
        .instantiate()
      try node.layOut(in: .fixed(10, 10))
      root = node
      child = node.childNode(withID: "a")
      view = node.view
      #expect(child != nil)
    }
    #expect(root == nil)
    #expect(child == nil)
    #expect(view == nil)
  }

  @Test func problemsAreThrownWhenTheNodeIsMounted() {
    let node = LayoutNode(view: UIView.self, id: "box", expressions: ["width": "10 +", "alhpa": "1"])
    do {
      try node.mount(in: room)
      Issue.record("mounting succeeded")
    } catch {
      #expect(error.all.count == 2)
      #expect(
        error.description.contains(
          "box.alhpa:1:1: error: Unknown property alhpa of UIView; did you mean alpha?"))
    }
    #expect(node.view.superview == nil)
  }

  @Test func childrenComeAndGo() throws {
    let first = LayoutNode(view: UIView.self, expressions: ["width": "10", "height": "10"])
    let second = LayoutNode(
      view: UIView.self, expressions: ["width": "5", "height": "5", "left": "previous.right"])
    let node = LayoutNode(
      view: UIView.self, expressions: ["width": "auto", "height": "auto"], children: [first])
    try node.mount(in: room)
    #expect(node.view.frame.width == 10)
    node.addChild(second)
    #expect(node.view.frame.width == 15)
    first.removeFromParent()
    #expect(node.view.recursiveDescription == "UIView (0 0 5 5)\n└─ UIView (0 0 5 5)")
  }

  @Test func childrenAreInsertedReplacedAndFoundAtAnyDepth() throws {
    func box(_ id: String, _ children: [LayoutNode] = []) -> LayoutNode {
      LayoutNode(
        view: UIView.self, id: id, state: ["w": 1],
        expressions: ["width": "w", "height": "1", "left": "previous.right"], children: children)
    }
    let (a, b, deep) = (box("a"), box("b", [box("x", [box("x")])]), box("x"))
    let root = LayoutNode(view: UIView.self, id: "x", children: [a, b])
    try root.mount(in: room)
    a.setState(["w": 5])
    root.insertChild(deep, at: 0)
    root.insertChild(box("c"), at: 99)
    #expect(root.children.map(\.id) == ["x", "a", "b", "c"])
    #expect(a.view.frame == CGRect(x: 1, y: 0, width: 5, height: 1))
    #expect(root.childNode(withID: "x") === deep)
    #expect(root.children(withID: "x").count == 3)
    root.replaceChild(at: 1, with: box("d"))
    root.insertChild(b, at: 0)
    #expect(root.children.map(\.id) == ["b", "x", "d", "c"])
    #expect(root.view.subviews.map { $0.accessibilityIdentifier } == ["b", "x", "d", "c"])
    #expect(a.parent == nil)
    #expect(a.view.superview == nil)
    root.addChild(a)
    #expect(a.view.frame.width == 5)
  }

  @Test func aViewBelongsToOneNodeAndANodeToOneParent() {
    let view = UIView()
    let twice = LayoutNode(
      view: UIView.self, children: [LayoutNode(view: view, id: "one"), LayoutNode(view: view, id: "two")])
    #expect(
      mountingProblems(of: twice)
        == "error: two stands in the tree twice; a view belongs to one node, and a node to one parent")
    let child = LayoutNode(view: UIView.self, id: "child")
    let same = LayoutNode(view: UIView.self, children: [child, child])
    #expect(mountingProblems(of: same).hasPrefix("error: child stands in the tree twice"))
  }

  @Test func onlyARootIsMounted() {
    let child = LayoutNode(view: UIView.self, id: "child")
    let root = LayoutNode(view: UIView.self, children: [child])
    #expect(
      mountingProblems(of: child)
        == "error: child stands inside another node and cannot be mounted by itself")
    #expect(root.children.first === child)
  }

  private func mountingProblems(of node: LayoutNode) -> String {
    do {
      try node.mount(in: room)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func valuesOfExpressionsCanBeAskedFor() throws {
    let node = LayoutNode(
      view: UIView.self, constants: ["n": 2], expressions: ["width": "n * 3", "alpha": "0.5"])
    #expect(try node.value(forExpression: "width") as? Double == 6)
    #expect(try node.value(forExpression: "alpha") as? Double == 0.5)
    #expect(try node.value(forExpression: "height") == nil)
  }
}

/// Nodes keep what they are when children come and go and when state comes first.
@Suite struct NodeIdentityTests {
  private let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

  private func box(_ width: Int, _ children: [LayoutNode] = []) -> LayoutNode {
    LayoutNode(
      view: UIView.self, expressions: ["width": "\(width)", "height": "10", "left": "previous.right"],
      children: children)
  }

  @Test func aChildThatSitsElsewhereIsMoved() throws {
    let child = box(5, [box(2)])
    let (first, second) = (box(10, [child]), box(20, [box(3)]))
    let root = LayoutNode(view: UIView.self, children: [first, second])
    try root.mount(in: room)
    let view = child.view
    second.addChild(child)
    let expected = """
      UIView (0 0 100 80)
      ├─ UIView (0 0 10 10)
      └─ UIView (10 0 20 10)
         ├─ UIView (0 0 3 10)
         └─ UIView (3 0 5 10)
            └─ UIView (0 0 2 10)
      """
    #expect(root.view.recursiveDescription == expected)
    #expect(child.view === view)
    #expect(child.parent === second)
    #expect(first.children.isEmpty)
    root.addChild(
      LayoutNode(view: UIView.self, expressions: ["width": "1", "height": "1"], children: [child]))
    #expect(second.children.count == 1)
    #expect(view.superview !== second.view)
  }

  @Test func aMountedRootIsMovedIntoAnotherTree() throws {
    let (root, other) = (box(50), box(20, [box(3)]))
    try root.mount(in: room)
    try other.mount(in: room)
    root.addChild(other)
    #expect(
      root.view.recursiveDescription
        == "UIView (0 0 50 10)\n└─ UIView (0 0 20 10)\n   └─ UIView (0 0 3 10)")
    #expect(room.subviews.count == 1)
    #expect(other.root === root)
  }

  @Test func automaticSizesFollowAfterAChildHasCome() throws {
    let child = LayoutNode(view: UIView.self, state: ["w": 10], expressions: ["width": "w", "height": "10"])
    let node = LayoutNode(
      view: UIView.self, expressions: ["width": "auto", "height": "auto"], children: [child])
    let given = LayoutNode(view: UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 4)), children: [node])
    try given.mount(in: room)
    #expect(given.view.frame.size == CGSize(width: 100, height: 4))
    for width in [20, 30] {
      node.addChild(LayoutNode(view: UIView.self, expressions: ["width": "\(width)", "height": "1"]))
      #expect(node.view.frame.width == CGFloat(width))
    }
    child.setState(["w": 35])
    #expect(node.view.frame.width == 35)
    room.bounds.size.width = 90
    given.update()
    #expect(given.view.frame.width == 90)
  }

  @Test func stateOfANodeInsideATemplateKeepsViewsAndStateAndScrollPositions() throws {
    let node = try Template(
      markup: """
        <UIView>
          <UIScrollView id="scroll" width="50" height="20"><UIView width="x" height="200"/></UIScrollView>
          <UIView id="box" width="x" height="5"><UIView width="x * 2" height="1"/></UIView>
          <repeat for="i" in="0..&lt;n"><UIView width="i" height="1"/></repeat>
        </UIView>
        """
    ).instantiate(state: ["x": 10, "n": 2])
    try node.layOut(in: .fixed(100, 100))
    node.setState(["x": 12])
    let box = try #require(node.node(withID: "box"))
    let scroll = try #require(node.node(withID: "scroll")?.view as? UIScrollView)
    scroll.contentOffset.y = 30
    let views = [node.view] + node.children.map(\.view)
    box.setState(["x": 4])
    #expect(([node.view] + node.children.map(\.view)).elementsEqual(views, by: ===))
    #expect(node.diagnostics.isEmpty)
    #expect(box.view.frame.width == 4)
    #expect(box.view.subviews.first?.frame.width == 8)
    #expect(scroll.contentOffset.y == 30)
    #expect(scroll.subviews.first?.frame.width == 12)
    let count = node.evaluationCount
    box.setState(["x": 6])
    #expect(node.evaluationCount == count + 2)
    #expect(box.view.frame.width == 6)
    node.setState(["x": 20])
    #expect(box.view.frame.width == 6)
    #expect(scroll.subviews.first?.frame.width == 20)
  }

  @Test func aNodeForEachItemHasNoStateOfItsOwn() throws {
    let node = try Template(
      markup: #"<UIView><repeat for="i" in="0..&lt;2"><UIView width="i"/></repeat></UIView>"#
    )
    .instantiate()
    try node.layOut()
    node.children[0].setState(["x": 1])
    #expect(node.diagnostics.description.contains("stands inside a <repeat>"))
  }

  @Test func nodesNestAsDeepAsElements() throws {
    var node = LayoutNode(view: UIView.self)
    for _ in 0..<400 { node = LayoutNode(view: UIView.self, children: [node]) }
    #expect(throws: Diagnostics.self) { try node.layOut() }
    #expect(node.diagnostics.all.map(\.message) == ["Nested deeper than the limit of 256 levels"])
  }
}
