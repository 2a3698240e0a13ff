import QuoinExpressions
import QuoinViews

extension LiveNode {
  /// Lists the children anew after some came or went, and puts their views in that order.
  func updateChildren() {
    var flat: ContiguousArray<NodeID> = []
    tree.collect(content, into: &flat)
    if flat == childIDs { return }
    childIDs = flat
    for (index, child) in children.enumerated() { child.index = index }
    orderViews()
    let cell = cell(CellOffset.structure)
    if case .number(let version) = tree.graph.cells[Int(cell)].value {
      tree.graph.set(cell, to: .number(version + 1))
    }
  }

  private func orderViews() {
    if let placement = program.component.placement {
      for (index, child) in children.enumerated() { placement.insert(child.view, view, index) }
      return
    }
    for (index, child) in children.enumerated() {
      let position = foreignSubviews + index
      // Asked for each time: a list that is held is copied as a whole when a view comes in.
      if position < view.subviews.count, view.subviews[position] === child.view { continue }
      view.insertSubview(child.view, at: position)
    }
  }
}

extension LiveTree {
  /// The nodes that a content comes to.
  fileprivate func collect(_ content: [NodeID], into nodes: inout ContiguousArray<NodeID>) {
    for id in content {
      switch table[id] {
      case .node: nodes.append(id)
      case .region(let region): collect(region.children, into: &nodes)
      case .none: break
      }
    }
  }
}
