import Foundation
import QuoinDiagnostics
import QuoinExpressions

/// Evaluating from the beginning.
///
/// What goes round in a ring has no value, and which cells of it are wrong and what is said of them follows from which of
/// them is asked first. In a tree that lives that is whatever has just changed. So that the same is wrong as in a new tree,
/// a tree in which anything goes round is evaluated as if nothing had been before. The same goes for a part of a container's
/// length from which that follows in turn, and for a ring in which one of several sizes is left open: where they come to rest
/// follows from where it began.
extension LiveTree {
  /// Whether the last update has come upon a ring, or upon one of views and values that never came to rest.
  var hasRing: Bool {
    endlessness != nil || !unevaluated.isEmpty && unevaluated.all.contains { $0.diagnostic.isOfRing }
  }

  /// Forgets all that has been evaluated and measured, and marks all of it to be followed up.
  func beginAnew() {
    unevaluated = CellProblems()
    graph.touched = []
    (containers, unmeasured, remeasured) = (NodeList(), NodeList(), [])
    var regions: [LiveRegion] = []
    if rootID >= 0 { beginAnew(rootID, &regions) }
    // What repetitions and conditions have made comes behind what stands around them, as when it was made.
    while !regions.isEmpty {
      let next = regions
      regions = []
      for region in next { for child in region.children { beginAnew(child, &regions) } }
    }
  }

  private func beginAnew(_ first: NodeID, _ regions: inout [LiveRegion]) {
    // A list instead of calls, since nodes nest deep.
    var pending = [first]
    while let id = pending.popLast() {
      switch table[id] {
      case .node(let node):
        beginAnew(node)
        pending += node.content.reversed()
      case .region(let region):
        forget(region.cell..<region.cell + 1)
        regions.append(region)
      case .none: break
      }
    }
  }

  private func beginAnew(_ node: LiveNode) {
    // What is set and never evaluated stays.
    forget(node.base + CellID(CellOffset.structure) + 1..<node.base + CellID(node.program.cellCount))
    if node.rareBase >= 0 {
      let end = node.rareBase + CellID(CellOffset.end + CellOffset.rareCount)
      forget(end + 1..<node.rareBase + CellID(CellOffset.rareCount))
    }
    node.toldSize = CGSize(width: CGFloat.nan, height: .nan)
    node.arranged = []
    if node.isArranged, let parent = node.parent {
      node.forgetHeightRule()
      parent.setFixedSize(CGSize(width: CGFloat.nan, height: .nan), of: node)
    }
    if node.arrangesChildren || node.program.holdsConstrained { containers.append(node.id) }
    guard node.program.hasView, node.isArranged || node.arrangesChildren else { return }
    node.view.invalidateFittingSize()
    node.view.setNeedsLayout()
  }

  private func forget(_ cells: Range<CellID>) {
    for cell in cells {
      dropSources(of: cell, behind: -1)
      self.cells[Int(cell)].state = .dirty
      failures[cell] = nil
      if self.cells[Int(cell)].isOutput { touched.append(cell) }
    }
  }
}

extension Diagnostic {
  /// Whether it tells of cells that go round in a ring.
  fileprivate var isOfRing: Bool { reason == Self.ringReason }

  /// What messages of rings stand for.
  static let ringReason = Reason(LiveTree.self, 0)
}
