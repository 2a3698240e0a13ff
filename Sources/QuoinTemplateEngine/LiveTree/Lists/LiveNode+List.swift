import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// Nodes of tables and collections.
extension LiveNode {
  /// The section whose rows could not be worked out, where a cell is that of such rows.
  func failingItem(of cell: CellID) -> Int? {
    let number = Int(cell - base) - CellOffset.firstAttribute - program.attributes.count
    return number < 0 ? nil : list?.source?.failingSections[number]
  }

  /// The items of one of the repetitions of rows.
  func evaluateRows(_ section: Int) throws(Diagnostic) -> Value {
    try list?.source?.evaluate(section) ?? .null
  }

  /// Hands the items of one of the repetitions to the list if they have changed.
  func flushRows(_ section: Int, animated: Bool) throws(Diagnostic) {
    let cell = cell(ofAttribute: program.attributes.count + section)
    let value = try tree.graph.read(cell)
    guard tree.graph.cells[Int(cell)].hasNews else { return }
    tree.graph.cells[Int(cell)].hasNews = false
    list?.source?.setItems(value, of: section, animated: animated)
  }
}

extension LiveTree {
  /// Gives a node that shows cells what it needs for them.
  func setUpList(of node: LiveNode) {
    guard let view = node.program.container.list(of: node.object) else { return }
    node.list = LiveList(of: node, view: view)
    lists.append(node.id)
    for section in node.program.copies?.rows.indices ?? 0..<0 {
      markAsOutput(node.cell(ofAttribute: node.program.attributes.count + section))
    }
  }

  /// Brings all cells in line with what they read outside of them.
  func refreshLists(animated: Bool) {
    for id in lists { node(id)?.list?.refreshImports(animated: animated) }
  }

  /// What is wrong in cells.
  var listProblems: [Diagnostic] { lists.flatMap { node($0)?.list?.allProblems ?? [] } }
}
