import QuoinDiagnostics
import QuoinExpressions

/// Sizes inside containers that are not known while a container around them is being arranged or measured.
extension LiveNode {
  /// Whether a container around the node is at arranging or measuring what is inside, so that the node's size is open.
  var isBeingArranged: Bool {
    guard isArranged else { return false }
    let tree = tree
    // From place to place, without counting a reference for each node on the way.
    var place = tree.table.place(id)
    while place.kind == .arranged {
      place = tree.table.place(place.parent)
      if tree.isArranging(place) { return true }
    }
    return false
  }

  /// Whether the size of what is in the node is just being worked out, which its arrangement waits for.
  var isBeingMeasured: Bool {
    tree.graph.isOpen(cell(CellOffset.autoWidth)) || tree.graph.isOpen(cell(CellOffset.autoHeight))
  }

  /// Leaves what follows from where the container puts the node open until it has.
  func requireArrangement() throws(Diagnostic) {
    guard isBeingArranged, let parent else { return }
    throw .open(parent.cell(CellOffset.arrangement))
  }

  /// Leaves a part of an arranged container's length open until that is known, and for good where it follows from what is in
  /// the container.
  func requireKnownLength(_ axis: Axis) throws(Diagnostic) {
    // A view in a container is measured without a height, whatever it will have.
    guard isArranged || axis == .vertical && isWithinArranged else { return }
    if try followsContent(axis) { throw .open(cell(CellOffset.auto(axis))) }
    if isArranged { try requireArrangement() }
  }

  private var isWithinArranged: Bool {
    var node = parent
    while let current = node {
      if current.isArranged { return true }
      node = current.parent
    }
    return false
  }

  /// Whether a length of the node follows from what is in it.
  func followsContent(_ axis: Axis) throws(Diagnostic) -> Bool {
    let rule = program.rule(axis)
    if rule.size != nil {
      if uses(.auto(axis), axis) { return true }
      guard let parent, uses(.whole(axis), axis) else { return false }
      return try parent.followsContent(axis)
    }
    if let parent, isArranged {
      // Which lengths it fixes follows from what its attributes say.
      try parent.flushSizingAttributes()
      let container = parent.program.container
      let isFixed =
        axis == .horizontal
        ? container.fixesWidth(of: view, in: parent.view) : container.fixesHeight(of: view, in: parent.view)
      if !isFixed { return true }
      return try parent.followsContent(axis)
    }
    if rule.positions.count == 2 { return false }
    if givenLengthOfRoot(axis) != nil { return false }
    if isStackOrBox { return true }
    if try hasOwnContent() { return true }
    if let parent { return try parent.followsContent(axis) }
    return try tree.rootLength(axis) == nil
  }
}

extension LiveTree {
  /// Whether the node that stands at a place is at arranging or measuring what is inside.
  fileprivate func isArranging(_ place: NodePlace) -> Bool {
    func isOpen(_ base: CellID, _ offset: Int) -> Bool { base >= 0 && graph.isOpen(base + CellID(offset)) }
    return isOpen(place.rareBase, CellOffset.arrangement + CellOffset.rareCount)
      || isOpen(place.base, CellOffset.autoWidth) || isOpen(place.base, CellOffset.autoHeight)
  }
}
