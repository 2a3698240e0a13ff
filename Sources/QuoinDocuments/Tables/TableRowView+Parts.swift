import Foundation
import QuoinViews

extension TableRowView {
  /// Shows a view in the place of a cell of which it is a part.
  func replace(_ placed: PlacedCell, with part: UIView) {
    guard part !== placed.cell, let index = subviews.firstIndex(where: { $0 === placed.cell }) else { return }
    placed.cell.removeFromSuperview()
    // Who looks whether its text has room sees it as it was before.
    let width = placed.cell.bounds.width
    placed.cell.bounds.size.height = max(placed.cell.bounds.height, placed.cell.heightInRow(at: width))
    part.setAttachment(
      CellPlace(column: placed.column, columnSpan: placed.columnSpan, rowSpan: placed.rowSpan))
    insertSubview(part, at: index)
  }

  /// A row that goes on below this one on the next page, in the same colours.
  ///
  /// - Parameters:
  ///   - rests: What is left of cells, with their places.
  ///   - rowsLess: How many rows of those cells are not there any more.
  func rest(of rests: [(placed: PlacedCell, view: UIView)], rowsLess: Int, taken: [TakenColumns])
    -> TableRowView
  {
    let row = TableRowView(frame: .zero)
    row.isContinuation = true
    row.copyColors(of: self)
    row.pageRules.keepTogether = pageRules.keepTogether
    row.pageRules.decorationBreak = pageRules.decorationBreak
    row.element = element
    for (placed, view) in rests {
      view.setAttachment(
        CellPlace(
          column: placed.column, columnSpan: placed.columnSpan, rowSpan: max(1, placed.rowSpan - rowsLess)))
      row.addSubview(view)
    }
    row.taken = taken
    row.grid = grid
    row.frame.size = row.sizeThatFits(bounds.size)
    return row
  }
}
