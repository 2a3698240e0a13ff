import Foundation
import QuoinDiagnostics
import QuoinViews

/// What looks wrong in what is drawn, and does no harm: of trees and of canvases, each thing once.
package final class RenderingWarnings {
  private var found = Diagnostics()
  private var fonts = FontLooks()

  /// What was told to reach beyond an edge.
  private var toldCuts: Set<ClippingCause> = []
  /// What was told to lie on text.
  private var toldOverlaps: Set<OverlapCause> = []

  package init() {}

  /// Takes note of what was found elsewhere.
  package func note(_ warnings: [Diagnostic]) { found.append(contentsOf: warnings) }

  /// Looks at a root that has been laid out, and at the cells that are seen in it.
  package func look(at root: LayoutNode) {
    if let tree = root.tree { look(at: tree) }
  }

  /// Looks whether a piece of a page is cut off at the sides of that, or runs out of what it stands in; told once of each
  /// element.
  ///
  /// - Parameters:
  ///   - page: From where to where the page goes, in points from the left edge of the column.
  ///   - column: How wide the column is, in points.
  package func look(at piece: LayoutNode, across page: ClosedRange<CGFloat>, column: CGFloat) {
    guard let tree = piece.tree, let root = tree.root else { return }
    let check = ClippingCheck(piece: root, page: page, column: column, pixel: tree.grid.pixel)
    for cut in check.cuts where toldCuts.insert(ClippingCause(cut)).inserted {
      note([.clipped(cut, more: 0, in: nil)])
    }
    for overlap in check.overlaps where toldOverlaps.insert(OverlapCause(overlap)).inserted {
      note([.overlapped(overlap, more: 0)])
    }
  }

  /// Looks at the tree that a view which makes its content piece by piece is in.
  package func lookAround(_ container: UIView) {
    if let tree = container.attachment(ListReference.self)?.object?.node?.tree { look(at: tree) }
  }

  /// All of them, in the order in which they were found; what stands for all pages at the end.
  package var all: Diagnostics {
    var all = found
    all.append(contentsOf: fonts.warnings)
    return all
  }

  func look(at tree: LiveTree) { note(tree.looks(&fonts) + tree.negativeSizes) }
}
