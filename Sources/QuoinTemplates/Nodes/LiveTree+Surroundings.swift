import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinViews

extension LiveTree {
  /// Tells how large the root's surroundings are and which part of them bars cover.
  func setSurroundings(_ size: CGSize, safeArea insets: UIEdgeInsets, rootFills: Bool) {
    graph.set(surroundingWidth, to: .number(size.width))
    graph.set(surroundingHeight, to: .number(size.height))
    if case .boxed(let box) = graph.cells[Int(safeArea)].value, box.value as? UIEdgeInsets != insets {
      graph.set(safeArea, to: .boxed(HostValue(insets)))
    }
    if rootFills != rootFillsSurroundings, let root {
      rootFillsSurroundings = rootFills
      graph.invalidate(root.cell(CellOffset.width))
      graph.invalidate(root.cell(CellOffset.height))
    }
  }

  func surroundingLength(_ axis: Axis) throws(Diagnostic) -> Double {
    let cell = axis == .horizontal ? surroundingWidth : surroundingHeight
    guard case .number(let length) = try graph.read(cell) else { return 0 }
    return length
  }

  /// The length of a root that says nothing about it; nothing when its content decides.
  func rootLength(_ axis: Axis) throws(Diagnostic) -> Double? {
    guard rootFillsSurroundings else { return nil }
    let length = try surroundingLength(axis)
    return length > 0 ? length : nil
  }

  func isRightToLeft(_ node: LiveNode) -> Bool {
    node.view.superview == nil && traits.layoutDirection != .unspecified
      && node.view.semanticContentAttribute == .unspecified
      ? traits.layoutDirection == .rightToLeft : node.view.isRightToLeft
  }
}
