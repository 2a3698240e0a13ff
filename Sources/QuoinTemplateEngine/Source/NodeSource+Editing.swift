/// Copies in which something is another.
extension NodeSource {
  /// The same node with other attributes or children; a node of its own where an identity is given.
  func with(
    attributes: [AttributeSource]? = nil, children: [ChildSource]? = nil, identity: Identity? = nil
  ) -> NodeSource {
    NodeSource(
      component: component, elements: elements, id: id, outlet: outlet,
      attributes: attributes ?? self.attributes, parameters: parameters, macros: macros,
      children: children ?? self.children, usesLegacyEdges: usesLegacyEdges, bleeds: bleeds,
      overlaps: overlaps, isOpen: isOpen,
      identity: identity ?? self.identity)
  }

  /// The same tree with one node changed, or left out; nothing where there is no such node, or it stands in a repetition,
  /// where it is many.
  func editing(_ key: ObjectIdentifier, _ change: (NodeSource) -> NodeSource?) -> NodeSource? {
    if self.key == key { return change(self) }
    return children.editing(key, change).map { with(children: $0) }
  }

  /// The same tree as nodes of their own, to stand beside the first one.
  ///
  /// - Parameter kept: Nodes that stay what they are, with all in them.
  func renewed(except kept: Set<ObjectIdentifier>) -> NodeSource {
    kept.contains(key)
      ? self : with(children: children.map { $0.renewed(except: kept) }, identity: Identity())
  }
}

extension [ChildSource] {
  fileprivate func editing(
    _ key: ObjectIdentifier, _ change: (NodeSource) -> NodeSource?
  ) -> [ChildSource]? {
    var copy = self
    for (index, child) in enumerated() {
      switch child {
      case .node(let node) where node.key == key:
        copy.remove(at: index)
        if let changed = change(node) { copy.insert(.node(changed), at: index) }
        return copy
      case .node(let node):
        guard let children = node.children.editing(key, change) else { continue }
        copy[index] = .node(node.with(children: children))
        return copy
      case .condition(let condition):
        for (branch, known) in condition.branches.enumerated() {
          guard let children = known.children.editing(key, change) else { continue }
          var branches = condition.branches
          branches[branch] = ConditionSource.Branch(test: known.test, children: children)
          copy[index] = .condition(ConditionSource(branches: branches, span: condition.span))
          return copy
        }
      case .repetition: continue
      }
    }
    return nil
  }
}

extension ChildSource {
  fileprivate func renewed(except kept: Set<ObjectIdentifier>) -> ChildSource {
    switch self {
    case .node(let node): .node(node.renewed(except: kept))
    case .condition(let condition):
      .condition(
        ConditionSource(
          branches: condition.branches.map {
            ConditionSource.Branch(test: $0.test, children: $0.children.map { $0.renewed(except: kept) })
          }, span: condition.span))
    case .repetition(let repetition):
      .repetition(
        RepetitionSource(
          variable: repetition.variable, index: repetition.index, items: repetition.items,
          key: repetition.key, children: repetition.children.map { $0.renewed(except: kept) },
          span: repetition.span))
    }
  }
}
