import QuoinExpressions
import QuoinViews

extension LiveNode {
  /// Lists the children anew after some came or went, and puts their views in that order.
  func updateChildren() {
    var flat: [LiveNode] = []
    for child in content { child.collect(into: &flat) }
    if flat.count == children.count, zip(flat, children).allSatisfy({ $0 === $1 }) { return }
    children = flat
    for (index, child) in flat.enumerated() { child.index = index }
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
      let subviews = view.subviews
      if position < subviews.count, subviews[position] === child.view { continue }
      view.insertSubview(child.view, at: position)
    }
  }
}

extension LiveChild {
  func collect(into nodes: inout [LiveNode]) {
    switch self {
    case .node(let node): nodes.append(node)
    case .region(let region): for child in region.children { child.collect(into: &nodes) }
    }
  }
}
