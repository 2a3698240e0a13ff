import QuoinViews

/// Changing the children of nodes made in code.
///
/// The tree is linked again afterwards, since other expressions may refer to what came or went; views, state and
/// constants stay.
extension LayoutNode {
  /// Adds a node above the others.
  public func addChild(_ child: LayoutNode) {
    insertChild(child, at: definition?.children.count ?? 0)
  }

  /// Inserts a node at a place among the children; a place beyond them means the end.
  ///
  /// The children of a node of a template are the template's business and do not change.
  public func insertChild(_ child: LayoutNode, at index: Int) {
    guard definition != nil, child.definition != nil, child !== self, !isInside(child) else { return }
    child.leaveTree()
    let count = definition?.children.count ?? 0
    definition?.children.insert(child, at: min(max(index, 0), count))
    child.parentNode = self
    relinkIfLinked()
  }

  /// Puts a node in the place of another.
  public func replaceChild(at index: Int, with child: LayoutNode) {
    guard let old = definition?.children, old.indices.contains(index), old[index] !== child else { return }
    old[index].removeFromParent()
    insertChild(child, at: index)
  }

  /// Takes the node and its view out of the parent.
  public func removeFromParent() {
    guard let parent = parentNode, definition != nil else { return }
    parent.definition?.children.removeAll { $0 === self }
    parentNode = nil
    madeView?.removeFromSuperview()
    leaveController()
    live = nil
    parent.relinkIfLinked()
  }

  /// Takes the node out of wherever it is, its own tree where it is a root included.
  func leaveTree() {
    removeFromParent()
    guard let tree else { return }
    unmount()
    _ = tree.takeApart()
    self.tree = nil
    live = nil
  }

  /// Takes the node's controller out of the one around it.
  func leaveController() {
    guard let controller = madeController, controller.parent != nil else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  private func relinkIfLinked() {
    let root = root
    if root.tree != nil { root.relink() }
  }

  private func isInside(_ other: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parentNode
    }
    return false
  }
}
