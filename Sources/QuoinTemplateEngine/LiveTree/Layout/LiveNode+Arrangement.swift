import Foundation
import QuoinDiagnostics
import QuoinViews

/// Nodes inside a component that arranges its children.
extension LiveNode {
  /// The attribute that fixes a length of the node in its container.
  func givenLength(_ axis: Axis) -> Int? {
    axis == .vertical && derivesHeight ? nil : program.rule(axis).size
  }

  /// The length that an attribute gives the container around the node to keep, for an attribute from which the arrangement of
  /// that container follows, so that it cannot wait for what that comes to.
  ///
  /// - Parameter reader: The node whose attribute is being evaluated.
  func lengthGivenToContainer(_ axis: Axis, for reader: LiveNode) throws(Diagnostic) -> Double? {
    guard let index = givenLength(axis), tree.decidesSize(tree.reader, of: reader), let container = parent
    else {
      return nil
    }
    var node = reader.parent
    while let current = node, current !== container { node = current.parent }
    if node == nil { return nil }
    let bookmark = tree.graph.bookmark
    do throws(Diagnostic) {
      return max(0, try number(ofAttribute: index))
    } catch {
      // Whoever arranges the reader knows what to do; nobody else can do without it.
      guard error.openCell != nil, !reader.isBeingArranged else { throw error }
      tree.graph.goOnWithoutOpen(since: bookmark)
      return nil
    }
  }

  /// Leaves a length of the container around a node open for an attribute from which the size of that node follows, where the
  /// container's length follows in turn from what is in it.
  func requireKnownLength(_ axis: Axis, for reader: LiveNode) throws(Diagnostic) {
    guard arrangesChildren, proposedSize == nil, reader.parent === self, reader.isArranged,
      tree.decidesSize(tree.reader, of: reader)
    else { return }
    try requireKnownLength(axis)
  }

  /// The length that the parent has given the node; nothing when the node decides.
  func arrangedLength(_ axis: Axis) throws(Diagnostic) -> Double? {
    guard isArranged || isConstrained, let parent else { return nil }
    try requireArrangement()
    _ = try tree.graph.read(parent.cell(CellOffset.arrangement))
    return axis == .horizontal ? view.bounds.width : view.bounds.height
  }

  func arrangedOrigin(_ axis: Axis) throws(Diagnostic) -> Double? {
    guard isArranged || isConstrained, let parent else { return nil }
    try requireArrangement()
    _ = try tree.graph.read(parent.cell(CellOffset.arrangement))
    return axis == .horizontal ? view.frame.minX : view.frame.minY
  }

  /// Measures the content as if the container had given the node a size.
  ///
  /// What is being evaluated comes to depend on the trial by the cell of the measurement alone; what read the size during it
  /// is marked again.
  func measure(fitting proposal: CGSize) throws(Diagnostic) -> CGSize {
    let width = cell(CellOffset.width)
    return try tree.trying { () throws(Diagnostic) in
      try tree.graph.trying(for: cell(CellOffset.measurement), width..<width + 2) { () throws(Diagnostic) in
        let outer = proposedSize
        defer {
          proposedSize = outer
          markReadersOfSize()
        }
        var size = CGSize(width: proposal.width, height: .infinity)
        propose(size)
        if !size.width.isFinite {
          size.width = try contentLength(.horizontal)
          propose(size)
        }
        size.height = try contentLength(.vertical)
        return size
      }
    }
  }

  /// What the view and what is in it need.
  private func contentLength(_ axis: Axis) throws(Diagnostic) -> Double {
    if program.hasContent {
      let insets = try insetLength(axis, withSafeArea: false)
      if let given = try givenContentLength(axis) { return given + insets }
      return (try extent(axis) ?? 0) + insets
    }
    let fitting = try fittingLength(axis)
    return max(fitting ?? 0, try extent(axis) ?? 0)
  }

  /// Whether the node places what is inside its view, so that the view alone does not know how large that is.
  var laysOutContent: Bool {
    !arrangesChildren && !program.children.isEmpty
  }

  private func propose(_ size: CGSize) {
    proposedSize = size
    markReadersOfSize()
  }

  /// Lets the container measure the content again; called when something has changed from which the last measurements
  /// followed.
  ///
  /// - Returns: A number that no measurement had before.
  func measureAgain() -> Double {
    view.invalidateFittingSize()
    guard case .number(let version) = tree.graph.cells[Int(cell(CellOffset.measurement))].value else {
      return 0
    }
    return version + 1
  }

  private func markReadersOfSize() {
    // Who asks while a container is at work is given the attribute, not the cell of the size.
    tree.graph.endWaiting()
    tree.graph.mark(observersOf: cell(CellOffset.width))
    tree.graph.mark(observersOf: cell(CellOffset.height))
  }

  /// The length in a trial; content that needs one that is not known takes no part.
  func proposedLength(_ axis: Axis, of size: CGSize) throws(Diagnostic) -> Double {
    tree.graph.observe(cell(CellOffset.size(axis)))
    let length = axis == .horizontal ? size.width : size.height
    guard length.isFinite else { throw .open(cell(CellOffset.auto(axis))) }
    return length
  }
}

extension LiveTree {
  /// Whether a cell is of an attribute of a node from which follows how large the node is.
  fileprivate func decidesSize(_ cell: CellID, of node: LiveNode) -> Bool {
    let attribute = Int(cell - node.base) - CellOffset.firstAttribute
    guard cell >= 0, node.program.attributes.indices.contains(attribute) else { return false }
    let program = node.program
    return program.attributes[attribute].affectsSize || program.horizontal.size == attribute
      || program.vertical.size == attribute
  }
}
