extension Markup {
  /// The tree as lines, one a node with its place, white space left out; how tests and people look at it.
  ///
  /// ```
  /// UIView @1:1-4:10 width="50%"
  /// ├─ comment @2:3-2:13
  /// └─ UILabel @3:3-3:25 text="Hello"
  /// ```
  public var outline: String {
    var text = ""
    // Whether each open level has more siblings to come.
    var continues: [Bool] = []
    for event in document.events {
      switch event {
      case .leave(let node):
        if node.kind == .element { continues.removeLast() }
      case .enter(let node):
        guard node.kind != .document, !node.isWhiteSpace else { continue }
        let hasNext = node.hasFollowingSibling
        if node.depth > 1 {
          text += continues.dropFirst().map { $0 ? "│  " : "   " }.joined() + (hasNext ? "├─ " : "└─ ")
        }
        text += node.outlineLine + "\n"
        if node.kind == .element { continues.append(hasNext) }
      }
    }
    return text
  }
}

extension MarkupNode {
  fileprivate var hasFollowingSibling: Bool {
    var sibling = nextSibling
    while let next = sibling {
      if !next.isWhiteSpace { return true }
      sibling = next.nextSibling
    }
    return false
  }

  fileprivate var outlineLine: String {
    let last = storage.source.span(for: range.upperBound..<range.upperBound)
    let place = "@\(span.line):\(span.column)-\(last.line):\(last.column)"
    guard let element else {
      let isPlain = kind == .text || kind == .malformed
      return "\(kind) \(place)" + (isPlain ? " \(value.debugDescription)" : "")
    }
    let attributes = element.attributes.map { " \($0.name)=\($0.value.debugDescription)" }
    return "\(element.name) \(place)" + attributes.joined()
  }
}
