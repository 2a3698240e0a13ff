import QuoinViews

extension LiveNode {
  /// Whether the node, or anything that it stands in, says that something is meant: `bleed` or `overlaps`. What a list or a
  /// document makes stands in that.
  func isAllowed(_ allowance: KeyPath<NodeSource, Bool?>) -> Bool {
    var current: LiveNode? = self
    while let node = current {
      if node.program.source[keyPath: allowance] == true { return true }
      current = node.parent ?? node.tree.listAround?.node
    }
    return false
  }

  /// Whether anything that the node stands in says so.
  func isAllowedAround(_ allowance: KeyPath<NodeSource, Bool?>) -> Bool {
    (parent ?? tree.listAround?.node)?.isAllowed(allowance) == true
  }
}

extension LayoutNode {
  /// Whether the node, or anything that it stands in, says that it is meant to be cut off.
  package var mayBeCutOff: Bool { live?.isAllowed(\.bleeds) == true }
}
