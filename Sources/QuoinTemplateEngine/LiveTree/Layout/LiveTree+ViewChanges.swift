import QuoinViews

/// Hears for a tree what code changes on its views. Not the tree itself, as views do not keep who listens: what is held weakly
/// takes longer to be counted, and a tree is at every step (`invoice/layout and drawing`: 1.85 times by hand, not 1.7).
final class ViewChangeListener: ContentListener {
  private var owner: OwningTree?

  init(_ tree: LiveTree) { owner = OwningTree(tree: tree) }

  func contentDidChange(of view: UIView) { owner?.tree.contentDidChange(of: view) }
  func marginsDidChange(of view: UIView) { owner?.tree.marginsDidChange(of: view) }

  /// Takes note that the tree goes: the views that it lets go of may still change.
  func end() { owner = nil }
}

/// What code has changed on views, which no attribute tells.
extension LiveTree {
  /// Takes note that a view measures something else, or is hidden or shown, and lets whoever places the root lay it out.
  func contentDidChange(of view: UIView) {
    // What the tree writes itself it follows up itself.
    if isBusy { return }
    changedViews.insert(ObjectIdentifier(view))
    if let follower { return follower.viewsDidChange() }
    root?.rootHandle?.follower?.viewsDidChange()
  }

  /// Takes note that a view measures something else by its margins, also where these follow from a frame that the tree
  /// itself writes.
  func marginsDidChange(of view: UIView) {
    if isBusy { changedViews.insert(ObjectIdentifier(view)) } else { contentDidChange(of: view) }
  }

  /// Lets all that follows from views hear what code has changed on them since the last update.
  func noteViewChanges() {
    if changedViews.isEmpty { return }
    let changed = changedViews
    changedViews = []
    var parents: Set<NodeID> = []
    for node in table.nodes where changed.contains(ObjectIdentifier(node.view)) {
      for offset in [CellOffset.autoWidth, CellOffset.autoHeight] { invalidate(node.cell(offset)) }
      for offset in [CellOffset.firstBaseline, CellOffset.lastBaseline] {
        let cell = node.cellIfKnown(offset)
        if cell >= 0 { invalidate(cell) }
      }
      let place = table.place(node.id)
      if place.parent >= 0, place.shape?.pointee.saysIfHidden != true, node.view.isHidden != place.wasHidden {
        parents.insert(place.parent)
      }
    }
    for parent in parents.sorted() {
      if let node = node(parent) { advance(node.cell(CellOffset.structure)) }
    }
  }
}
