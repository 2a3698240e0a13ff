import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What counts as a change of state, and so is evaluated.
@Suite struct StateSamenessTests {
  /// How many expressions are evaluated when one value takes the place of another.
  private func evaluations(_ before: Any, _ after: Any) throws -> Int {
    let look: ([Any]) throws -> Any = { _ in 1 }
    let node = try Template(markup: "<UIView width=\"look(value)\" height=\"1\"/>")
      .instantiate(state: ["value": before], constants: ["look": look])
    try node.layOut(in: .fixed(10, 10))
    let count = node.evaluationCount
    node.setState(["value": after])
    #expect(node.diagnostics.isEmpty, "\(node.diagnostics)")
    return node.evaluationCount - count
  }

  private final class Plain {}

  private final class Counted: Equatable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (left: Counted, right: Counted) -> Bool { left.number == right.number }
  }

  private struct Boxed: Equatable { var number = 1 }

  @Test func whatIsEqualIsNoChange() throws {
    let plain = Plain()
    let pairs: [(Any, Any)] = [
      (1, 1), (0.0, -0.0), (Double.nan, Double.nan), (true, true), ("a", "a"), ([1, 2], [1, 2]),
      ([Int](), [Int]()),
      (["a": 1, "b": 2], ["b": 2, "a": 1]), ([["a": [1]]], [["a": [1]]]), (0..<3, 0..<3), (plain, plain),
      (Counted(1), Counted(1)), (Boxed(), Boxed()),
      (UIColor(white: 0.5, alpha: 1), UIColor(white: 0.5, alpha: 1)),
      (NSAttributedString(string: "a"), NSAttributedString(string: "a")),
    ]
    for (before, after) in pairs { #expect(try evaluations(before, after) == 0, "\(before) and \(after)") }
  }

  @Test func whatLooksDifferentIsAChange() throws {
    let pairs: [(Any, Any)] = [
      (1, 2), (Double.nan, 1.0), (1.0, Double.nan), (true, false), ("a", "b"), ("\u{E9}", "e\u{301}"),
      ([1, 2], [1, 3]), ([1, 2], [2, 1]), ([1, 2], [1]), ([1, 2], [1, 2, 3]), (["\u{E9}"], ["e\u{301}"]),
      (["a": 1], ["a": 2]), (["a": 1], ["b": 1]), (["a": 1], ["a": 1, "b": 2]), (["a": 1, "b": 2], ["a": 1]),
      (["\u{E9}": 1], ["e\u{301}": 1]), ([["a": [1]]], [["a": [2]]]), (0..<3, 0..<4), (Plain(), Plain()),
      (Counted(1), Counted(2)), (Boxed(), Boxed(number: 2)),
      (NSAttributedString(string: "\u{E9}"), NSAttributedString(string: "e\u{301}")),
    ]
    for (before, after) in pairs { #expect(try evaluations(before, after) == 1, "\(before) and \(after)") }
  }
}

/// Children of nodes made in code: where they come, and what cannot be.
@Suite struct ChildPlaceTests {
  private func box(_ id: String, _ children: [LayoutNode] = []) -> LayoutNode {
    LayoutNode(
      view: UIView.self, id: id, expressions: ["width": "10", "height": "10", "left": "previous.right"],
      children: children)
  }

  private func order(_ node: LayoutNode) -> String {
    let ids = node.children.compactMap(\.id).joined()
    #expect(node.view.subviews.map(\.frame.minX) == node.children.indices.map { CGFloat($0) * 10 })
    return ids
  }

  @Test func aPlaceBeyondTheChildrenIsTheNearest() throws {
    let root = box("r", [box("a"), box("b")])
    try root.mount(in: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    root.insertChild(box("c"), at: -5)
    #expect(order(root) == "cab")
    root.insertChild(box("d"), at: 99)
    #expect(order(root) == "cabd")
    root.insertChild(box("e"), at: 1)
    #expect(order(root) == "ceabd")
    root.insertChild(root.children[0], at: 2)
    #expect(order(root) == "eacbd")
    root.replaceChild(at: 1, with: box("f"))
    #expect(order(root) == "efcbd")
    root.replaceChild(at: 5, with: box("g"))
    root.replaceChild(at: -1, with: box("g"))
    root.replaceChild(at: 1, with: root.children[1])
    #expect(order(root) == "efcbd")
  }

  @Test func aNodeHoldsNeitherItselfNorWhatItIsIn() throws {
    let inner = box("i")
    let middle = box("m", [inner])
    let root = box("r", [middle])
    try root.mount(in: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    root.addChild(root)
    inner.addChild(root)
    inner.addChild(middle)
    inner.insertChild(inner, at: 0)
    #expect(root.children.count == 1 && middle.children.count == 1 && inner.children.isEmpty)
    #expect(root.parent == nil && middle.parent === root && inner.parent === middle)
  }

  @Test func aRootThatWasLookedAtBeforeFillsWhatItIsMountedInAllTheSame() throws {
    let root = LayoutNode(view: UIView.self, children: [box("a")])
    #expect(root.validate().isEmpty)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    try root.mount(in: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)))
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test func aRemovedNodeIsMountedByItself() throws {
    let (a, b) = (box("a"), box("b"))
    let root = box("r", [a, b])
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    try root.mount(in: room)
    a.removeFromParent()
    a.removeFromParent()
    #expect(a.parent == nil && a.view.superview == nil)
    #expect(order(root) == "b")
    root.removeFromParent()
    #expect(root.view.superview === room)
    try a.mount(in: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
