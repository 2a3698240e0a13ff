import Foundation
import QuoinDiagnostics
import QuoinViews
import Testing

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
          "box.alhpa:1:1: error: UIView has no attribute alhpa; did you mean alpha?"))
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

  @Test func valuesOfExpressionsCanBeAskedFor() throws {
    let node = LayoutNode(
      view: UIView.self, constants: ["n": 2], expressions: ["width": "n * 3", "alpha": "0.5"])
    #expect(try node.value(forExpression: "width") as? Double == 6)
    #expect(try node.value(forExpression: "alpha") as? Double == 0.5)
    #expect(try node.value(forExpression: "height") == nil)
  }
}
