import QuoinDiagnostics
import QuoinViews

/// What looks wrong in what is drawn, and does no harm: of trees and of canvases, each thing once.
package final class RenderingWarnings {
  private var found = Diagnostics()
  /// The fonts that are not there, with what stands in for them.
  private var families: [String: String] = [:]

  package init() {}

  /// Takes note of what was found elsewhere.
  package func note(_ warnings: [Diagnostic]) { found.append(contentsOf: warnings) }

  /// Looks at a root that has been laid out, and at the cells that are seen in it.
  package func look(at root: LayoutNode) {
    if let tree = root.tree { look(at: tree) }
  }

  /// Looks at the tree that a view which makes its content piece by piece is in.
  package func lookAround(_ container: UIView) {
    if let tree = container.attachment(ListReference.self)?.list?.node?.tree { look(at: tree) }
  }

  /// All of them, in the order in which they were found; what stands for all pages at the end.
  package var all: Diagnostics {
    var all = found
    all.append(contentsOf: Diagnostic.missing(families))
    return all
  }

  func look(at tree: LiveTree) { note(tree.looks(&families) + tree.negativeSizes) }
}
