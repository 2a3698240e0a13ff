import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// Which siblings a node has, and which of them take part in the layout.
extension LiveTree {
  /// Whether a node takes no part in the layout of its siblings.
  func isHidden(_ id: NodeID) throws(Diagnostic) -> Bool {
    guard let node = node(id) else { return false }
    let place = table.place(id)
    if place.shape?.pointee.saysIfHidden == true { return try node.isHiddenByAttribute() }
    let isHidden = node.view.isHidden
    if isHidden != place.wasHidden { table.change(id) { $0.wasHidden = isHidden } }
    return isHidden
  }

  /// The nearest sibling; -1 for none.
  ///
  /// - Parameter skipsHidden: Whether only those count that take part in the layout.
  func sibling(
    of id: NodeID, isNext: Bool, skipsHidden: Bool
  ) throws(Diagnostic) -> NodeID {
    let place = table.place(id)
    guard place.parent >= 0 else { return -1 }
    try bringUpToDate(table.place(place.parent).base + CellID(CellOffset.structure))
    let sibling = isNext ? place.next : place.previous
    if isNext, sibling < 0, let parent = node(place.parent) { _ = try read(parent.cell(CellOffset.end)) }
    guard skipsHidden, sibling >= 0, try isHidden(sibling), let node = node(sibling) else { return sibling }
    // Each of a long row of hidden ones knows what comes behind them: to look at all of them for each takes its square.
    try followHidden(from: sibling, isNext: isNext)
    return NodeID(try number(node.cell(CellOffset.shown(isNext: isNext))))
  }

  /// Finds what comes behind hidden siblings from the far end, so that none has to ask another in turn.
  private func followHidden(from first: NodeID, isNext: Bool) throws(Diagnostic) {
    let offset = CellOffset.shown(isNext: isNext)
    try untracked { () throws(Diagnostic) in
      var row: [CellID] = []
      var next = first
      while next >= 0, try isHidden(next), let node = node(next) {
        let cell = node.cell(offset)
        if cells[Int(cell)].state == .clean { break }
        try count(1)
        row.append(cell)
        let place = table.place(next)
        next = isNext ? place.next : place.previous
      }
      while let cell = row.popLast() { try bringUpToDate(cell) }
    }
  }
}
