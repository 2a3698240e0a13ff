import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

extension LayoutNode {
  /// What some attributes say as texts, at the views of one kind from this node on, those in the cells that are seen
  /// included.
  ///
  /// - Parameters:
  ///   - attributes: Their names; those that say nothing are left out.
  ///   - wanted: The same view as one of that kind; nothing for others.
  package func texts<Wanted>(
    of attributes: [String], where wanted: (UIView) -> Wanted?
  ) -> [(view: Wanted, texts: [(attribute: String, text: String)])] {
    guard let live = linked() else { return [] }
    return live.tree.keeping {
      var found: [(view: Wanted, texts: [(attribute: String, text: String)])] = []
      var pending = [live]
      while let node = pending.popLast() {
        pending += node.children + InspectedNodes.cells(of: node)
        if let view = wanted(node.view) {
          found.append((view, node.tree.keeping { node.texts(of: attributes) }))
        }
      }
      return found
    }
  }
}

extension LiveNode {
  fileprivate func texts(of attributes: [String]) -> [(attribute: String, text: String)] {
    attributes.compactMap { name in
      guard let index = program.attributeIndexes[name],
        case .string(let text)? = try? value(ofAttribute: index), !text.isEmpty
      else { return nil }
      return (name, text)
    }
  }
}
