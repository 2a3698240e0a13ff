import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

extension TableView {
  /// How many rows behind those that are sampled are looked at, where there is a way to them.
  private static let rowsAhead = 24

  /// The columns at a width, found once.
  func grid(in width: CGFloat) throws(Diagnostics) -> TableGrid {
    if let grid, grid.width == width { return grid.grid }
    if isPaged { bounds.size.width = width }
    var sizer = TableColumnSizer(columns, in: width, padding: cellPadding?.insets)
    if sizer.looksAtRows || columns.isEmpty {
      var sampled: [TableRow] = []
      while sampled.count < sampledRows, let row = try nextRow() {
        if let view = row.block.view as? TableRowView { sizer.look(at: view) }
        sampled.append(row)
      }
      waiting += sampled.reversed()
      var values = PageValues()
      (values.pageNumber, values.pageCount, values.pageLabel) = (1, 1, "1")
      values.pageRows = sampled.compactMap { $0.block.beginsItem ? $0.block.item : nil }
      let sum = sampled.reduce(0) { $0 + $1.block.view.pageRules.carry }
      let total = sampled.count < sampledRows ? sum : lookAhead(sampled, sum: sum, &sizer)
      let edges = try takeEdges()
      // The sums of the end are the widest ones as a rule, on the page or before it.
      for (pageSum, carried) in [(total, 0), (0, total)] {
        (values.pageSum, values.carried) = (pageSum, carried)
        for edge in edges {
          try edge.prepare(for: values)
          for row in edge.view.rows { sizer.look(at: row) }
        }
        if total == 0 { break }
      }
      if sizer.isTight {
        for row in sampled { if let view = row.block.view as? TableRowView { sizer.lookAtWords(of: view) } }
        for edge in edges { for row in edge.view.rows { sizer.lookAtWords(of: row) } }
      }
      giveBack(edges)
    }
    let made = sizer.grid
    grid = (width, made)
    if made.width > width + 0.5 {
      warnings.append(.columnsBeyondRoom(made.width, of: width).located(at: templateSpan))
    }
    return made
  }

  /// Looks at some of the rows behind those that are sampled; gives what all rows carry, as far as those tell.
  private func lookAhead(_ sampled: [TableRow], sum: Double, _ sizer: inout TableColumnSizer) -> Double {
    // Where a cell goes over several rows, those below it do not tell which columns theirs are in.
    guard let content = source as? PieceContent,
      !sampled.contains(where: { ($0.block.view as? TableRowView)?.hasCellsOverRows == true })
    else { return sum }
    var (found, count) = (0.0, 0)
    let left = content.lookAhead(beyond: sampled.count, count: Self.rowsAhead) { block in
      guard let row = block.view as? TableRowView, !row.isHidden else { return }
      sizer.look(at: row, isSample: true)
      found += row.pageRules.carry
      count += 1
    }
    guard count > 0, sum.isFinite, found.isFinite else { return sum }
    // As many digits as it may have, and those behind the point that the rows have.
    let estimate = (sum + found / Double(count) * Double(left)) * 1.25
    guard abs(estimate) < 1e15 else { return sum }
    return estimate.rounded(.towardZero) + (sum - sum.rounded(.towardZero))
  }
}

extension Diagnostic {
  static func columnsBeyondRoom(_ width: CGFloat, of room: CGFloat) -> Diagnostic {
    Diagnostic(
      .warning,
      "The columns of this table come to \(pointText(width)) points, \(pointText(width - room)) more than its room"
    )
  }
}
