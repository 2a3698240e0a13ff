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
        return .piece(pattern(of: source))
      case .repetition(let repetition):
        let slots = SlotTable()
        let site = LinkSite(linker: self, node: nil, parent: node, scope: scope, slots: slots)
        // None of them is there before its turn.
        let items = repeatedItems(repetition.items, at: site, limit: FlowItems.limit)
        let inner = innerScope(of: repetition, in: scope)
        checkKey(of: repetition, in: node, scope: inner)
        let parts = flowParts(repetition.children, of: node, scope: inner)
        guard let items else { return nil }
        return .repetition(
          FlowRepetition(
            items: items, references: slots.references, variable: repetition.variable,
            index: repetition.index, parts: parts, tableCount: inner.count, span: repetition.items.span))
      case .condition(let condition):
        let branches = condition.branches.map { branch in
          let slots = SlotTable()
          let site = LinkSite(linker: self, node: nil, parent: node, scope: scope, slots: slots)
          let test = branch.test.flatMap { compile($0, as: .expression, expecting: .bool, at: site) }
          return (
            test: test.map { ($0, slots.references) },
            parts: branch.test != nil && test == nil ? [] : flowParts(branch.children, of: node, scope: scope)
          )
        }
        return .condition(FlowCondition(branches: branches, span: condition.span))
      }
    }
  }
}
