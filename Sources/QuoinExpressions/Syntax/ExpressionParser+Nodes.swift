extension ExpressionParser {
  /// Appends a node over the last so many nodes.
  ///
  /// - Parameters:
  ///   - start: Its first byte; that of the first child if nothing is given.
  ///   - end: The byte behind its last; that of the last child if nothing is given.
  ///   - first: The first node that belongs to it, where that is known.
  mutating func append(
    _ kind: ExpressionNode.Kind, children: Int, from start: UInt32?, to end: UInt32?, first: Int? = nil
  ) {
    let lastEnd = nodes.last?.end ?? 0
    var firstNode = nodes.count
    var firstStart = lastEnd
    if let first {
      firstNode = first
    } else {
      for _ in 0..<children {
        firstStart = nodes[firstNode - 1].start
        firstNode = Int(nodes[firstNode - 1].first)
      }
    }
    var node = ExpressionNode(kind, start ?? firstStart, end ?? lastEnd, first: firstNode)
    node.count = Int32(truncatingIfNeeded: children)
    nodes.append(node)
    endsInPath = false
  }

  /// Completes waiting operators that bind at least so strongly.
  mutating func reduce(downTo precedence: UInt8) {
    while let top = entries.last, top.precedence >= precedence {
      entries.removeLast()
      switch top.kind {
      case .prefix: append(top.node, children: 1, from: top.start, to: nil)
      case .infix:
        append(top.node, children: 2, from: nil, to: nil)
        switch top.node {
        case .and, .or, .coalesce, .elvis: mark(top.count, .rightSide)
        default: break
        }
      case .closure:
        append(.closure, children: top.count + 1, from: top.start, to: nil, first: top.first)
      case .ternary:
        append(.ternary, children: 3, from: nil, to: nil)
        mark(top.count, .then)
        mark(top.otherwise, .otherwise)
      default: return
      }
    }
  }

  private mutating func mark(_ index: Int, _ branch: ExpressionNode.Branch) {
    nodes[index].branch = branch
    nodes[index].owner = Int32(truncatingIfNeeded: nodes.count - 1)
  }
}
