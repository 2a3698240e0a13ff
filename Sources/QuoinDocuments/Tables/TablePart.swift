import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// A row on its way to a page. An object, since rows are counted and added up time and again, and a block is large to copy.
final class TableRow {
  let block: PageBlock
  /// What its labels have to say at the foot of its page.
  let notes: [PageBlock]
  /// Whether it is no end of a row that has begun on a page before.
  var isBegun: Bool { (block.view as? TableRowView)?.isContinuation != true }
  /// How high it is in some columns.
  var measured: Measure?

  typealias Measure = (grid: TableGrid, height: CGFloat, spans: [RowStack.Span])

  init(block: PageBlock, notes: [PageBlock], measured: Measure? = nil) {
    (self.block, self.notes, self.measured) = (block, notes, measured)
  }
}

/// The rows that are to stand on a page, with the heads and feet around them, until it is decided what fits.
struct TableDraft {
  private(set) var rows: [TableRow] = []
  /// How many notes the rows have: it is asked with each row, and mostly there are none.
  private var noteCount = 0
  private(set) var stack = RowStack()
  var edges: [TableEdge] = []
  let grid: TableGrid
  /// How wide the room is, in points.
  let roomWidth: CGFloat
  var values: PageValues
  let isFirst: Bool
  var isLast = false
  /// Whether something in it is higher than the page, of which is told already, or which is meant.
  var reachesBelowPage = false
  /// The cells that go on over the end of the page; none where it lies between rows.
  var cutCells: [CutCell] = []
  /// Whether the last row goes on over the end of the page.
  var cutsLastRow = false
  /// How high heads and feet are, in points.
  var edgeHeight: CGFloat = 0

  init(grid: TableGrid, roomWidth: CGFloat, values: PageValues, isFirst: Bool) {
    (self.grid, self.roomWidth, self.values, self.isFirst) = (grid, roomWidth, values, isFirst)
  }

  /// How high it would be, in points.
  var height: CGFloat { edgeHeight + stack.height }
  /// Whether a row, or cells over several, are cut through.
  var isCut: Bool { !cutCells.isEmpty }
  var items: [Value] { rows.compactMap { $0.block.beginsItem ? $0.block.item : nil } }
  var notes: [PageBlock] { noteCount == 0 ? [] : rows.flatMap(\.notes) }
  var sum: Double { rows.reduce(0) { $0 + $1.block.view.pageRules.carry } }

  mutating func append(_ row: TableRow) {
    rows.append(row)
    noteCount += row.notes.count
    stack.append(height: row.measured?.height ?? 0, spans: row.measured?.spans ?? [])
  }

  mutating func removeLast() -> TableRow? {
    guard let row = rows.popLast() else { return nil }
    noteCount -= row.notes.count
    stack.removeLast()
    return row
  }

  /// Lets the last row end at a place, in points from the top of the first.
  mutating func close(at end: CGFloat) { stack.close(at: end) }

  /// Takes another view of a row in its place.
  mutating func replace(_ row: TableRow, at index: Int) {
    noteCount += row.notes.count - rows[index].notes.count
    rows[index] = row
  }

  /// How high it would be with another row, without heads and feet, in points.
  func height(with row: TableRow) -> CGFloat {
    guard let measured = row.measured else { return stack.height }
    if measured.spans.isEmpty, stack.isPlain { return stack.height + measured.height }
    var stack = stack
    stack.append(height: measured.height, spans: measured.spans)
    return stack.height
  }
}

/// Some rows of a table on a page.
struct TablePart {
  let view: TablePartView
  let isLast: Bool
  let release: () -> Void
}
