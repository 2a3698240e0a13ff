import Foundation
import QuoinDiagnostics

/// A tree as it was linked, kept so that nodes which code adds to it one after the other are linked alone.
///
/// Only a tree whose children code has changed keeps one.
final class LinkOutline {
  /// From which folder relative names count.
  let base: URL?
  private let linker: Linker
  /// Those that are there once, by their sources.
  private var nodes: [ObjectIdentifier: LinkNode] = [:]
  /// What the nodes were given, to find what is given twice.
  private var given: Set<ObjectIdentifier>
  /// How many nodes have gone, of which places in tables are left.
  private var goneCount = 0

  /// - Parameters:
  ///   - linker: It has linked a tree, without finding a mistake.
  ///   - base: From which folder relative names count.
  ///   - given: The views, controllers and nodes that the tree was given.
  init?(_ linker: Linker, base: URL?, given: Set<ObjectIdentifier>) {
    guard let root = linker.outlined, !linker.diagnostics.hasErrors else { return nil }
    (self.base, self.given) = (base, given)
    self.linker = linker
    linker.rest()
    note(root)
  }

  private func note(_ node: LinkNode) { forEach(in: node) { nodes[$0.source.key] = $0 } }

  /// Looks at a node and at all in it that are there once.
  private func forEach(in node: LinkNode, _ body: (LinkNode) -> Void) {
    var pending = [node]
    while let node = pending.popLast() {
      body(node)
      for case .node(let child) in node.children { pending.append(child) }
    }
  }

  /// What linking a further node came to.
  struct Addition {
    let program: NodeProgram
    /// What looks wrong with it.
    let warnings: Diagnostics
    let ownerNames: OwnerNames
    /// How many nodes the outermost table has now.
    let tableCount: Int
  }

  /// Links a node as if it had been in the tree already.
  ///
  /// - Parameters:
  ///   - source: The node.
  ///   - given: What it and those inside were given.
  ///   - data: The shapes of the data of the nodes that have some.
  ///   - parent: The source of the node around it.
  ///   - index: The place among the children of that one.
  ///   - namesMatter: Whether cells that are linked later may mean a node by its id.
  /// - Returns: Nothing where the whole tree has to be linked: what there is may mean something else with the node, or
  ///   something is wrong with that.
  func add(
    _ source: NodeSource, given new: Set<ObjectIdentifier>, data: [ObjectIdentifier: DataShape],
    to parent: ObjectIdentifier, at index: Int, owner: AnyObject?, namesMatter: Bool
  ) -> Addition? {
    guard let parent = nodes[parent],
      parent.children.indices.contains(index) || index == parent.children.count,
      given.isDisjoint(with: new),
      source.stands(aloneBy: { namesMatter || linker.knows($0) })
    else { return nil }
    linker.resume(for: owner)
    defer { linker.rest() }
    linker.data.merge(data) { $1 }
    let node = linker.build(source, parent: parent, scope: parent.scope)
    parent.insert(node, at: index)
    let program = linker.program(of: node)
    if linker.diagnostics.hasErrors { return nil }
    given.formUnion(new)
    note(node)
    return Addition(
      program: program, warnings: linker.diagnostics, ownerNames: linker.ownerNames,
      tableCount: linker.outermostScope.count)
  }

  /// Takes a node out as if it had never been in the tree.
  ///
  /// - Parameters:
  ///   - key: The node's source.
  ///   - old: What it and those inside were given.
  ///   - namesMatter: Whether cells that are linked later may mean a node by its id.
  /// - Returns: Whether that was all; if not, the whole tree has to be linked: what there is may mean something else without
  ///   the node, or so many have gone that what is left of them is to go as well.
  func remove(_ key: ObjectIdentifier, given old: Set<ObjectIdentifier>, namesMatter: Bool) -> Bool {
    guard let node = nodes[key], let parent = node.parent, goneCount <= max(64, nodes.count),
      node.source.stands(aloneBy: { namesMatter || linker.namedIDs.contains($0) }), parent.remove(node)
    else { return false }
    given.subtract(old)
    forEach(in: node) { node in
      nodes[node.source.key] = nil
      linker.data[node.source.key] = nil
      if let id = node.source.id { node.scope.forget(node, as: id) }
      goneCount += 1
    }
    return true
  }
}

extension NodeSource {
  /// Whether nothing around a node means something else because of it, and nothing in it looks for its place among those
  /// around later, as cells and controllers do.
  ///
  /// - Parameter isTaken: Whether an id is of any meaning to others.
  fileprivate func stands(aloneBy isTaken: (String) -> Bool) -> Bool {
    var pending: [ChildSource] = [.node(self)]
    while let child = pending.popLast() {
      switch child {
      case .node(let node):
        if node.component.container.placesCopies || node.component.isController { return false }
        // Those around know from the first whether constraints place anything in them.
        if node.isConstrained { return false }
        if let id = node.id, isTaken(id) { return false }
        pending += node.children
      case .repetition(let repetition): pending += repetition.children
      case .condition(let condition): pending += condition.branches.flatMap(\.children)
      }
    }
    return true
  }
}
