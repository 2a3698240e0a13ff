import QuoinViews

/// What code has changed on views, which no attribute tells.
extension LiveTree: ContentListener {
  /// Takes note that a view measures something else, or is hidden or shown, and lets whoever places the root lay it out.
  func contentDidChange(of view: UIView) {
    // What the tree writes itself it follows up itself.
    if isBusy { return }
    changedViews.insert(ObjectIdentifier(view))
    if let follower { return follower.viewsDidChange() }
    root?.rootHandle?.follower?.viewsDidChange()
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
