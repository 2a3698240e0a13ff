import QuoinDiagnostics
import QuoinViews

/// Changing the children of nodes.
///
/// The tree is linked again afterwards, since other expressions may refer to what came or went; whatever stays keeps its
/// view, its state and its constants.
extension LayoutNode {
  /// Adds a node above the others.
  public func addChild(_ child: LayoutNode) { insertChild(child, at: children.count) }

  /// Inserts a node at a place among the children; a place beyond them means the end.
  ///
  /// The node is one made in code, or the root of a template's instance, whose expressions then see the data around it; it
  /// leaves where it was. The elements of a template take others in as well, until `update(with:)` puts another template in
  /// place, but not inside a `<repeat>`, where they are many.
  public func insertChild(_ child: LayoutNode, at index: Int) {
    guard child.definition != nil || child.origin != nil, child !== self, !isInside(child) else { return }
    child.leaveTree()
    if definition != nil {
      let count = definition?.children.count ?? 0
      definition?.children.insert(child, at: min(max(index, 0), count))
      child.parentNode = self
      return relinkIfLinked()
    }
    guard let live = linked(), let template = root.origin?.template else { return }
    var reader = CodeReader(base: template.beginning.file.url)
    guard let source = reader.source(of: child, registry: template.registry) else { return }
    let place = live.contentIndex(ofChild: max(index, 0))
    let isDone = root.editSources { $0.insert(child, source, into: live.program.source.key, at: place) }
    guard isDone else {
      live.tree.rejection = .childrenInRepetition(of: live.program.source.label)
      return
    }
    child.parentNode = self
    root.relink()
  }

  /// Puts a node in the place of another.
  public func replaceChild(at index: Int, with child: LayoutNode) {
    let old = children
    guard old.indices.contains(index), old[index] !== child else { return }
    old[index].removeFromParent()
    insertChild(child, at: index)
  }

  /// Takes the node and its view out of the parent.
  public func removeFromParent() {
    guard let parent else { return }
    let root = root
    if parent.definition != nil {
      parent.definition?.children.removeAll { $0 === self }
    } else if definition != nil || origin != nil {
      root.editSources { edits in
        edits.remove(self)
        return true
      }
    } else if let live, !root.editSources({ $0.remove(live.program.source.key) }) {
      live.tree.rejection = .childrenInRepetition(of: live.program.source.label)
      return
    }
    parentNode = nil
    madeView?.removeFromSuperview()
    leaveController()
    live = nil
    if root.tree != nil { root.relink() }
  }

  /// Changes the sources of a template's instance.
  @discardableResult
  private func editSources(_ edit: (inout SourceEdits) -> Bool) -> Bool {
    guard let origin else { return false }
    var edits = origin.edits ?? SourceEdits(origin.template.source)
    guard edit(&edits) else { return false }
    self.origin?.edits = edits
    return true
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

extension LiveNode {
  /// Where in the content as written a child of an index stands, or would.
  fileprivate func contentIndex(ofChild index: Int) -> Int {
    var count = 0
    for (place, id) in content.enumerated() {
      if count >= index { return place }
      count += tree.nodeCount(of: id)
    }
    return content.count
  }
}

extension Diagnostic {
  static func childrenInRepetition(of label: String) -> Diagnostic {
    Diagnostic(
      .error, "\(label) stands inside a <repeat>, where there is one for each item; change the items instead")
  }
}
