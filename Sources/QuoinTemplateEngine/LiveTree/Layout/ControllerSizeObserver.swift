import QuoinGraphics
import QuoinResources
import QuoinViews

/// Lets a tree follow when a container gives a controller's view another size or safe area by itself, as when another
/// tab is chosen.
final class ControllerSizeObserver: LayoutObserver {
  private var observation: LayoutObservation?
  private let node: BackReference<LiveNode>

  init(_ node: LiveNode) {
    self.node = node.backReference
    observation = node.view.addLayoutObserver(self)
  }

  func didLayOutSubviews() {
    guard let node = node.object, node.isArranged, let parent = node.parent else { return }
    let tree = node.tree
    // While the tree is at work it looks itself where its containers have put things.
    guard !tree.isBusy, tree.graph.stack.isEmpty, parent.noteArrangement() else { return }
    tree.keeping {
      BudgetMeter.metering(tree.meter.budget) { meter in
        tree.begin(meter)
        tree.update()
      }
    }
  }
}

extension LiveNode {
  /// Takes note of where the children are now.
  ///
  /// - Returns: Whether that is elsewhere than before.
  @discardableResult func noteArrangement() -> Bool {
    let arrangement = cell(CellOffset.arrangement)
    guard tree.graph.cells[Int(arrangement)].state == .clean else { return false }
    let now = arrangedChildren
    if now == arranged { return false }
    arranged = now
    tree.graph.advance(arrangement)
    return true
  }
}
