/// How code has changed the children of nodes of a template's instance.
struct SourceEdits {
  /// The root's source as it is now.
  private(set) var root: NodeSource
  /// The nodes that were added, with their sources.
  private var added: [(source: ObjectIdentifier, node: LayoutNode)] = []

  /// The nodes that were added.
  var addedNodes: [LayoutNode] { added.map(\.node) }

  init(_ root: NodeSource) { self.root = root }

  /// Adds a node to the children of another.
  ///
  /// - Returns: Whether there was a place for it.
  mutating func insert(
    _ node: LayoutNode, _ source: NodeSource, into parent: ObjectIdentifier, at index: Int
  ) -> Bool {
    let edited = root.editing(parent) { parent in
      var children = parent.children
      children.insert(.node(source), at: min(index, children.count))
      return parent.with(children: children)
    }
    guard let edited else { return false }
    root = edited
    added.append((source.key, node))
    return true
  }

  /// Leaves a node out.
  ///
  /// - Returns: Whether it was there.
  mutating func remove(_ key: ObjectIdentifier) -> Bool {
    guard root.key != key, let edited = root.editing(key, { _ in nil }) else { return false }
    root = edited
    added.removeAll { $0.source == key }
    return true
  }

  /// Leaves a node out that was added.
  mutating func remove(_ node: LayoutNode) {
    guard let known = added.first(where: { $0.node === node }) else { return }
    _ = remove(known.source)
  }

  /// Reads the nodes that were added once more, as their own children may be others now.
  mutating func readAgain(_ reader: inout CodeReader, registry: ComponentRegistry) {
    for (index, (key, node)) in added.enumerated() {
      guard let source = reader.source(of: node, registry: registry),
        let edited = root.editing(key, { _ in source })
      else { continue }
      root = edited
      added[index].source = source.key
    }
  }
}
