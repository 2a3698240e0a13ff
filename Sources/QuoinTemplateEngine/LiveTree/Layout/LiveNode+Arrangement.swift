import Foundation
import QuoinDiagnostics
import QuoinViews

/// Nodes inside a component that arranges its children.
extension LiveNode {
  /// The attribute that fixes a length of the node in its container.
  func givenLength(_ axis: Axis) -> Int? {
    axis == .vertical && derivesHeight ? nil : program.rule(axis).size
  }

  /// The length that the parent has given the node; nothing when the node decides.
  func arrangedLength(_ axis: Axis) throws(Diagnostic) -> Double? {
    guard isArranged, let parent else { return nil }
    try requireArrangement()
    _ = try tree.graph.read(parent.cell(CellOffset.arrangement))
    return axis == .horizontal ? view.bounds.width : view.bounds.height
  }

  func arrangedOrigin(_ axis: Axis) throws(Diagnostic) -> Double? {
    guard isArranged, let parent else { return nil }
    try requireArrangement()
    _ = try tree.graph.read(parent.cell(CellOffset.arrangement))
    return axis == .horizontal ? view.frame.minX : view.frame.minY
  }

  /// Measures the content as if the container had given the node a size.
  ///
  /// Nothing that is being evaluated comes to depend on the trial; what read the size during it is marked again.
  func measure(fitting proposal: CGSize) throws(Diagnostic) -> CGSize {
    let outer = proposedSize
    defer {
      proposedSize = outer
      markReadersOfSize()
    }
    return try tree.trying { () throws(Diagnostic) in
      try tree.graph.untracked { () throws(Diagnostic) in
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
    let fitting = try fittingLength(axis)
    return max(fitting ?? 0, try extent(axis) ?? 0)
  }

  /// Whether the node places what is inside its view, so that the view alone does not know how large that is.
  var laysOutContent: Bool {
    !arrangesChildren && !program.hasContent && !program.children.isEmpty
  }

  private func propose(_ size: CGSize) {
    proposedSize = size
    markReadersOfSize()
  }

  private func markReadersOfSize() {
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
