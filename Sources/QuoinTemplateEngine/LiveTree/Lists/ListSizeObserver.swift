import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinViews

/// Lets a tree follow when the content of a table or collection comes to another size by itself, as when code loads rows
/// anew.
final class ListSizeObserver: LayoutObserver {
  private var observation: LayoutObservation?
  private let node: BackReference<LiveNode>
  private let view: BackReference<UIView>
  private var contentSize: CGSize

  init(_ node: LiveNode, view: UIScrollView) {
    self.node = node.backReference
    self.view = view.backReference
    contentSize = view.contentSize
    observation = view.addLayoutObserver(self)
  }

  func didLayOutSubviews() {
    guard let node = node.object, let view = view.object as? UIScrollView else { return }
    // It may have been measured with another size in between.
    if view.contentSize == contentSize, view.measuredContentSize.map({ $0 == contentSize }) ?? true { return }
    let tree = node.tree
    contentSize = view.contentSize
    view.measuredContentSize = nil
    // What is just being worked out with the size before is worked out again afterwards.
    guard !tree.isBusy, tree.graph.stack.isEmpty else { return tree.resizedLists.append(node.id) }
    node.contentDidResize()
    if tree.graph.touched.isEmpty { return }
    tree.keeping {
      BudgetMeter.metering(tree.meter.budget) { meter in
        tree.begin(meter)
        tree.update()
      }
    }
  }
}
