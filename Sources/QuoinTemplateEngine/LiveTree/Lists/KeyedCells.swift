import QuoinExpressions
import QuoinViews

/// Which cell shows which of the rows that have keys: what people have done in a row, and what code has said to its nodes,
/// stays with it when it goes elsewhere, or out of sight and comes back.
final class KeyedCells {
  private unowned let list: LiveList
  private var cellOfRow: [RowName: ObjectIdentifier] = [:]
  private var rowOfCell: [ObjectIdentifier: RowName] = [:]
  private var rows: Set<RowName> = []

  init(of list: LiveList) { self.list = list }

  /// Takes note of the rows that there are now, and forgets all others.
  func setRows(_ names: Set<RowName>) {
    if names.isEmpty, rows.isEmpty { return }
    rows = names
    cellOfRow = cellOfRow.filter { names.contains($0.key) }
    rowOfCell = rowOfCell.filter { cellOfRow[$0.value] == $0.key }
  }

  /// The cell that a row had when it was seen last, as it was left; nothing for one that has never been seen, or whose cell
  /// has been used for another.
  func cell(of row: RowName, _ template: CellTemplate) -> LayoutNode? {
    guard let key = cellOfRow[row], let cell = list.cells[key], cell.cell?.template === template,
      list.copies?.place(ofCopy: cell.view) == nil
    else { return nil }
    return cell
  }

  /// Takes note that a cell shows a row.
  func note(_ cell: LayoutNode, shows row: RowName) {
    let key = ObjectIdentifier(cell.view)
    if let before = rowOfCell[key], before != row, cellOfRow[before] == key { cellOfRow[before] = nil }
    (cellOfRow[row], rowOfCell[key]) = (key, row)
  }

  /// The row that a cell shows, or has shown last.
  func row(of cell: ObjectIdentifier) -> RowName? { rowOfCell[cell] }

  /// Whether a cell that is out of sight has to wait for its row, as it is not what it would be for any other.
  func keeps(_ cell: LayoutNode) -> Bool {
    let key = ObjectIdentifier(cell.view)
    guard let row = rowOfCell[key], cellOfRow[row] == key, rows.contains(row), let tree = cell.tree else {
      return false
    }
    return cell.hasStateOfCode || tree.hasBeenUsed(besides: list.unsaidUse)
  }
}

extension LayoutNode {
  /// Whether code has given nodes of a cell state that is not the data of its row.
  var hasStateOfCode: Bool {
    guard let cell, let tree, let rowEntries = cell.rowEntries else { return false }
    return stateData.entries.count > rowEntries
      || tree.table.nodes.contains { $0.handle.map { $0 !== self && !$0.stateData.isEmpty } ?? false }
  }
}

extension LiveTree {
  /// Whether people have changed anything since it was written, in lists inside as well.
  ///
  /// - Parameter unsaid: What new views have.
  fileprivate func hasBeenUsed(besides unsaid: UnsaidUse) -> Bool {
    table.nodes.contains { node in
      node.hasBeenUsed || node.unsaidUse(unsaid).contains { _ in true }
        || node.list?.hasBeenUsed == true
    }
  }
}

extension LiveList {
  fileprivate var hasBeenUsed: Bool {
    cells.values.contains { $0.tree?.hasBeenUsed(besides: unsaidUse) == true }
  }
}
