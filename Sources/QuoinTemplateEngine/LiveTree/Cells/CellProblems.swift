import QuoinDiagnostics

/// What is wrong with cells, until it is right or the cell is gone; in the order in which it was found.
struct CellProblems {
  private var found: [CellID: (order: Int, diagnostic: Diagnostic)] = [:]
  private var count = 0

  func contains(_ cell: CellID) -> Bool { !found.isEmpty && found[cell] != nil }
  var isEmpty: Bool { found.isEmpty }
  var cells: [CellID] { found.keys.sorted() }
  var all: [(cell: CellID, diagnostic: Diagnostic)] {
    found.sorted { $0.value.order < $1.value.order }.map { ($0.key, $0.value.diagnostic) }
  }

  mutating func note(_ diagnostic: Diagnostic, at cell: CellID) {
    count += 1
    found[cell] = (found[cell]?.order ?? count, diagnostic)
  }

  /// Takes note that nothing is wrong with a cell.
  mutating func resolve(_ cell: CellID) {
    if !found.isEmpty { found[cell] = nil }
  }
}
