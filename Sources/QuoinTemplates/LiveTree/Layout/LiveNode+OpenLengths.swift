import QuoinDiagnostics
import QuoinExpressions

/// Sizes inside containers that are not known while a container around them is being placed or measured.
extension LiveNode {
  /// Whether a container around the node is at placing or measuring what is inside, so that the node's size is open.
  var isBeingArranged: Bool {
    var node = self
    while node.isPlaced, let parent = node.parent {
      if parent.isArranging { return true }
      node = parent
    }
    return false
  }

  private var isArranging: Bool {
    tree.graph.isOpen(cell(CellOffset.placement)) || tree.graph.isOpen(cell(CellOffset.autoWidth))
      || tree.graph.isOpen(cell(CellOffset.autoHeight))
  }

  /// Leaves what follows from the node's place open until it has one.
  func requirePlace() throws(Diagnostic) {
    guard isBeingArranged, let parent else { return }
    throw .open(parent.cell(CellOffset.placement))
  }

  /// Leaves a part of a placed container's length open until that is known, and for good where it follows from what is in
  /// the container.
  func requireSettledLength(_ axis: Axis) throws(Diagnostic) {
    // A view in a container is measured without a height, whatever it will have.
    guard isPlaced || axis == .vertical && isWithinPlaced else { return }
    if try followsContent(axis) { throw .open(cell(CellOffset.auto(axis))) }
    if isPlaced { try requirePlace() }
  }

  private var isWithinPlaced: Bool {
    var node = parent
    while let current = node {
      if current.isPlaced { return true }
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
    if let parent, parent.arrangesChildren {
      let container = parent.program.container
      let isFixed =
        axis == .horizontal
        ? container.fixesWidth(of: view, in: parent.view) : container.fixesHeight(of: view, in: parent.view)
      if !isFixed { return true }
      return try parent.followsContent(axis)
    }
    if rule.positions.count == 2 { return false }
    if let givenFrame, (axis == .horizontal ? givenFrame.width : givenFrame.height) > 0 { return false }
    if parent != nil { return true }
    return try tree.rootLength(axis) == nil
  }
}
