import QuoinDiagnostics
import QuoinExpressions

extension ChildSource {
  /// Whether any element stands in it.
  fileprivate var holdsNodes: Bool {
    switch self {
    case .node: true
    case .repetition(let repetition): repetition.children.contains(where: \.holdsNodes)
    case .condition(let condition): condition.branches.contains { $0.children.contains(where: \.holdsNodes) }
    }
  }
}

extension Linker {
  /// Takes a child of a container that makes its content piece by piece, but for what stands in it all the time.
  ///
  /// - Returns: Whether the child is no node of its own.
  func takePiece(_ child: ChildSource, of node: LinkNode) -> Bool {
    let container = node.source.component.container
    guard case .node(let source) = child else {
      // Columns of a table, say, are there all the time, wherever they are written.
      if child.holdsNodes, !node.source.makesCopies(of: child) { return false }
      node.copies.flow.append(child)
      return true
    }
    guard container.makesCopies(of: source.component) else { return false }
    if container.standsAside(source.component) {
      node.copies.aside.append(source)
    } else {
      node.copies.flow.append(child)
    }
    return true
  }

  /// Compiles the pieces of a container.
  func flowParts(_ children: [ChildSource], of node: LinkNode, scope: LinkScope) -> [FlowPart] {
    children.compactMap { child in
      switch child {
      case .node(let source):
        check(source, in: node, scope: scope)
        return .node(pattern(of: source))
      case .repetition(let source):
        let inner = innerScope(of: source, in: scope)
        // None of the items is there before its turn.
        let repetition = program(
          of: source, in: node, scope: scope, inner: inner, limit: FlowItems.limit, followsKey: false)
        let parts = flowParts(source.children, of: node, scope: inner)
        return repetition.map { .region(.each($0, parts)) }
      case .condition(let source):
        let choice = choice(among: source.branches.map(\.test), at: source.span, in: node, scope: scope)
        let branches = source.branches.map { flowParts($0.children, of: node, scope: scope) }
        return .region(.choice(choice, branches))
      }
    }
  }
}
