/// Trees as lines of text, with lines drawn from what holds to what is held.
package nonisolated enum DrawnTree {
  /// A node and all in it, a line each.
  ///
  /// - Parameters:
  ///   - root: The node.
  ///   - line: What is said of a node.
  ///   - children: What is in a node.
  package static func lines<Node>(
    of root: Node, line: (Node) -> String, children: (Node) -> [Node]
  ) -> [String] {
    var lines: [String] = []
    // Without recursion, so that no tree is too deep.
    var pending = [(node: root, first: "", rest: "")]
    while let (node, first, rest) = pending.popLast() {
      lines.append(first + line(node))
      let inner = children(node)
      for (index, child) in inner.enumerated().reversed() {
        let isLast = index == inner.count - 1
        pending.append((child, rest + (isLast ? "└─ " : "├─ "), rest + (isLast ? "   " : "│  ")))
      }
    }
    return lines
  }
}
