import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// Nodes of tables and collections.
extension LiveNode {
  /// The section whose rows could not be worked out, where a cell is that of such rows.
  func failingItem(of cell: CellID) -> Int? {
    let number = Int(cell - base) - CellOffset.firstAttribute - program.attributes.count
    return program.copies?.rows.indices.contains(number) == true ? list?.source?.failingSections[number] : nil
  }

  /// The items of one of the repetitions of rows; behind those of all, what changes whenever cells may have to be chosen
  /// anew.
  func evaluateRows(_ number: Int) throws(Diagnostic) -> Value {
    let count = program.copies?.rows.count ?? 0
    guard number >= count else { return try list?.source?.evaluate(number) ?? .null }
    guard case .number(let version) = tree.graph.cells[Int(choiceCell(ofRows: number - count))].value else {
      return .number(0)
    }
    return .number(version + 1)
  }

  /// The cell that depends on what the cells of a repetition's rows have been chosen by.
  func choiceCell(ofRows number: Int) -> CellID {
    cell(ofAttribute: program.attributes.count + (program.copies?.rows.count ?? 0) + number)
  }

  /// Hands the items of one of the repetitions to the list if they have changed.
  func flushRows(_ section: Int, animated: Bool) throws(Diagnostic) {
    let cell = cell(ofAttribute: program.attributes.count + section)
    let value = try tree.graph.read(cell)
    guard tree.graph.cells[Int(cell)].hasNews else { return }
    tree.graph.cells[Int(cell)].hasNews = false
    let count = program.copies?.rows.count ?? 0
    if section < count {
      list?.source?.setItems(value, of: section, animated: animated)
    } else {
      list?.source?.chooseAgain(section - count)
    }
  }
}

extension LiveTree {
  /// Gives a node that shows cells what it needs for them.
  func setUpList(of node: LiveNode) {
    guard let view = node.program.container.list(of: node.object) else { return }
    node.list = LiveList(of: node, view: view)
    lists.append(node.id)
    for number in node.program.copies?.rows.indices ?? 0..<0 {
      markAsOutput(node.cell(ofAttribute: node.program.attributes.count + number))
      if node.program.copies?.rows[number].choosesCells == true {
        markAsOutput(node.choiceCell(ofRows: number))
      }
    }
  }

  /// Brings all cells in line with what they read outside of them.
  func refreshLists(animated: Bool) {
    for id in lists { node(id)?.list?.refreshImports(animated: animated) }
  }

  /// What is wrong in cells.
  var listProblems: [Diagnostic] { lists.flatMap { node($0)?.list?.allProblems ?? [] } }
}
