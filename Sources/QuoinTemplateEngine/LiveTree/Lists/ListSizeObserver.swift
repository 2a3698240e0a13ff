import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinViews

/// Lets a tree follow when the content of a table or collection comes to another size by itself, as when code loads rows
/// anew.
final class ListSizeObserver: LayoutObserver {
  private weak var node: LiveNode?
  private weak var view: UIScrollView?
  private var contentSize: CGSize

  init(_ node: LiveNode, view: UIScrollView) {
    self.node = node
    self.view = view
    contentSize = view.contentSize
    view.addLayoutObserver(self)
  }

  func didLayOutSubviews() {
    guard let node, let view, view.contentSize != contentSize else { return }
    let tree = node.tree
    // While the tree is at work another layout follows.
    guard !tree.isBusy, tree.graph.stack.isEmpty else { return }
    contentSize = view.contentSize
    node.invalidateAutoSizes()
    if tree.graph.touched.isEmpty { return }
    tree.keeping {
      BudgetMeter.metering(tree.meter.budget) { meter in
        tree.begin(meter)
        tree.update()
      }
    }
  }
}
