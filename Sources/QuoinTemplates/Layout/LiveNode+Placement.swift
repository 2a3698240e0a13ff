import Foundation
import QuoinDiagnostics
import QuoinViews

/// Nodes inside a component that places its children itself, and such components.
extension LiveNode {
  /// The length that the parent has given the node; nothing when the node decides.
  func placedLength(_ axis: Axis) throws(Diagnostic) -> Double? {
    guard parent?.program.component.placement != nil else { return nil }
    try readPlacement()
    return axis == .horizontal ? view.bounds.width : view.bounds.height
  }

  func placedOrigin(_ axis: Axis) throws(Diagnostic) -> Double? {
    guard parent?.program.component.placement != nil else { return nil }
    try readPlacement()
    return axis == .horizontal ? view.frame.minX : view.frame.minY
  }

  private func readPlacement() throws(Diagnostic) {
    guard let parent else { return }
    _ = try tree.graph.read(parent.cell(CellOffset.placement))
  }

  /// The fitting length of a component that places its children itself.
  func placedFitting(_ axis: Axis) throws(Diagnostic) -> Double? { nil }

  /// Lets the view place its children, at its final size.
  func place() throws(Diagnostic) -> Double { 0 }
}
