/// How code has changed the children of nodes of a template's instance.
struct SourceEdits {
  /// The root's source as it is now.
  private(set) var root: NodeSource
  /// The nodes that were added, with their sources.
  private var added: [(source: ObjectIdentifier, node: LayoutNode)] = []

  /// Whether the nodes are those of this instance alone.
  private var standsApart = false

  /// The nodes that were added.
  var addedNodes: [LayoutNode] { added.map(\.node) }

  init(_ root: NodeSource) { self.root = root }

  /// Whether a node is there once, and so can be changed: not in a repetition or a cell.
  func holds(_ key: ObjectIdentifier) -> Bool { root.editing(key) { $0 } != nil }

  /// Adds a node to the children of another, which has to be there.
  ///
  /// - Parameter index: The place among the children as written, without those that are patterns of cells; beyond them
  ///   means the end.
  mutating func insert(
    _ node: LayoutNode, _ source: NodeSource, into parent: ObjectIdentifier, at index: Int
  ) {
    let edited = root.editing(parent) { parent in
      var children = parent.children
      if index == .max { return parent.with(children: children + [.node(source)]) }
      let places = children.indices.filter { !parent.makesCopies(of: children[$0]) }
      children.insert(.node(source), at: index < places.count ? places[index] : children.count)
      return parent.with(children: children)
    }
    guard let edited else { return }
    root = edited
    added.append((source.key, node))
  }

  /// Leaves a node out.
  mutating func remove(_ key: ObjectIdentifier) {
    guard root.key != key, let edited = root.editing(key, { _ in nil }) else { return }
    root = edited
    added.removeAll { $0.source == key }
  }

  /// Leaves a node out that was added.
  mutating func remove(_ node: LayoutNode) {
    if let known = added.first(where: { $0.node === node }) { remove(known.source) }
  }

  /// Makes the nodes those of this instance alone, so that others of the template may stand in the same tree.
  mutating func standApart() {
    if standsApart { return }
    standsApart = true
    // What was added is this instance's own already.
    root = root.renewed(except: Set(added.map(\.source)))
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
