import Foundation
import QuoinDiagnostics
import QuoinViews

private let tolerance = PageRoom.tolerance

/// Rows that no page has room for, or that may be divided anyway, are cut through at the end of a page.
extension TableView {
  /// Takes as much of the next rows as there is room for, where they are not to go over as a whole.
  ///
  /// - Parameters:
  ///   - draft: Holds the rows that have room.
  ///   - limit: The room for rows, in points.
  /// - Returns: Whether anything is cut.
  func cut(_ draft: inout TableDraft, limit: CGFloat, in room: PageRoom) throws(Diagnostics) -> Bool {
    let first = draft.stack.cut(from: draft.rows.count)
    let pageLimit = room.pageHeight - draft.edgeHeight + tolerance
    guard limit > 0, try mayBeCut(Array(draft.rows[first...]), draft.grid, pageLimit: pageLimit) else {
      return false
    }
    let (known, withNotes) = (draft.rows.count, draft.notes)
    while let row = try nextMeasuredRow(draft.grid) {
      draft.append(row)
      if draft.stack.lastEnd > limit || !draft.stack.isOpen { break }
    }
    defer { for row in draft.rows { (row.block.view as? TableRowView)?.setNeedsLayout() } }
    var end = draft.rows.count - 1
    while end >= first {
      if var cells = cells(of: draft, cutAt: limit, through: end, pageLimit: pageLimit, in: room) {
        // Notes of what ends above the cut stand on the page with it.
        let notes = notes(endingIn: cells, of: draft)
        if !notes.isEmpty {
          let more =
            try room.notesHeight(withNotes + notes) - (withNotes.isEmpty ? 0 : room.notesHeight(withNotes))
          cells =
            self.cells(of: draft, cutAt: limit - more, through: end, pageLimit: pageLimit, in: room) ?? cells
        }
        while draft.rows.count > end + 1, let row = draft.removeLast() { waiting.append(row) }
        close(&draft, cells, throughLast: true)
        return true
      }
      if end > first, let cells = cells(of: draft, cutAt: draft.stack.top(of: end), above: end, in: room) {
        while draft.rows.count > end, let row = draft.removeLast() { waiting.append(row) }
        close(&draft, cells, throughLast: false)
        return true
      }
      end -= 1
    }
    while draft.rows.count > known, let row = draft.removeLast() { waiting.append(row) }
    return false
  }

  /// Whether rows that share cells are higher than a page, or one of them says that it need not stay together; none does
  /// that says it has to.
  private func mayBeCut(
    _ begun: [TableRow], _ grid: TableGrid, pageLimit: CGFloat
  ) throws(Diagnostics) -> Bool {
    var (stack, ahead, mayBe) = (RowStack(), [TableRow](), false)
    var rows = begun[...]
    defer { waiting += ahead.reversed() }
    while true {
      let row: TableRow
      if let next = rows.popFirst() {
        row = next
      } else if let next = try nextMeasuredRow(grid) {
        ahead.append(next)
        row = next
      } else {
        break
      }
      switch row.block.view.pageRules.keepTogether {
      case true: return false
      case false: mayBe = true
      default: break
      }
      stack.append(height: row.measured?.height ?? 0, spans: row.measured?.spans ?? [])
      if stack.height > pageLimit { return true }
      if rows.isEmpty, !stack.isOpen { break }
    }
    return mayBe
  }

  /// The notes of texts in cells that nothing of goes over.
  private func notes(endingIn cells: [CutCell], of draft: TableDraft) -> [PageBlock] {
    let numbers = cells.reduce(into: Set<Int>()) { numbers, cell in
      if !cell.division.continues { numbers.formUnion(cell.placed.cell.noteNumbers()) }
    }
    return Set(cells.map(\.row)).sorted().flatMap { draft.rows[$0].notes.divided(by: numbers).those }
  }

  /// How the cells go apart that reach beyond a place within a row, or end with it; nothing where they do not.
  private func cells(
    of draft: TableDraft, cutAt place: CGFloat, through row: Int, pageLimit: CGFloat, in room: PageRoom
  ) -> [CutCell]? {
    guard let own = draft.rows[row].measured?.height, let view = draft.rows[row].block.view as? TableRowView
    else { return nil }
    let left = place - draft.stack.top(of: row)
    guard left > tolerance, draft.stack.end(of: row) > place else { return nil }
    // Beside a cell over several rows each of these stays whole where a page has room for it.
    guard own <= left || own > pageLimit || view.pageRules.keepTogether == false else { return nil }
    guard var cells = cells(of: draft, cutAt: place, above: row, in: room) else { return nil }
    for placed in view.placedCells {
      guard let cell = cut(placed, of: view, row, height: left, isFirst: row == 0, in: room) else {
        return nil
      }
      cells.append(cell)
    }
    return cells.contains { $0.division.continues } ? cells : nil
  }

  /// How the cells of rows above one go apart that go over it; nothing where they do not.
  private func cells(
    of draft: TableDraft, cutAt place: CGFloat, above row: Int, in room: PageRoom
  ) -> [CutCell]? {
    var cells: [CutCell] = []
    for index in 0..<row {
      guard let view = draft.rows[index].block.view as? TableRowView, view.hasCellsOverRows else { continue }
      for placed in view.placedCells where placed.rowSpan > 1 && index + placed.rowSpan > row {
        let height = place - draft.stack.top(of: index)
        guard let cell = cut(placed, of: view, index, height: height, isFirst: index == 0, in: room) else {
          return nil
        }
        cells.append(cell)
      }
    }
    return cells
  }

  private func cut(
    _ placed: TableRowView.PlacedCell, of view: TableRowView, _ row: Int, height: CGFloat, isFirst: Bool,
    in room: PageRoom
  ) -> CutCell? {
    guard let grid = view.grid else { return nil }
    var inner = PageRoom(
      width: grid.span(placed.column, count: placed.columnSpan).width, height: height,
      pageHeight: room.pageHeight, isWholePage: room.isWholePage && isFirst)
    inner.values = room.values
    let clones = [view, self].contains { $0.ownPageRules?.decorationBreak == .clone }
    view.shiftBaselines()
    let needed = placed.cell.heightInRow(at: inner.width) + ((placed.cell as? TableCell)?.baselineShift ?? 0)
    return placed.cell.cellDivision(in: inner, needed: needed, clones: clones).map {
      CutCell(row: row, placed: placed, division: $0)
    }
  }

  /// Ends the rows where the cells do that go on behind the page.
  private func close(_ draft: inout TableDraft, _ cells: [CutCell], throughLast: Bool) {
    (draft.cutCells, draft.cutsLastRow) = (cells, throughLast)
    let end =
      throughLast
      ? cells.map { draft.stack.top(of: $0.row) + $0.division.height }.max() ?? 0 : draft.stack.lastEnd
    draft.close(at: max(end, draft.stack.top(of: draft.rows.count - 1)))
  }

  /// Divides the cells that a draft is cut through, and lets what is left of them be the next rows.
  func divideCells(of draft: TableDraft) -> TableDraft {
    guard draft.isCut else { return draft }
    var draft = draft
    let next = draft.cutsLastRow ? draft.rows.count - 1 : draft.rows.count
    var rests: [TableRow] = []
    for (index, row) in draft.rows.enumerated() {
      let cells = draft.cutCells.filter { $0.row == index }
      guard !cells.isEmpty, let view = row.block.view as? TableRowView else { continue }
      let isThrough = index == next
      if isThrough { view.element = view.element ?? DividedElement() }
      let divided = cells.map { cell in
        let (part, rest) = cell.division.divide()
        view.replace(cell.placed, with: part)
        part.layoutSizing.height = part.bounds.height
        return (placed: cell.placed, view: rest)
      }
      let rest = view.rest(
        of: divided, rowsLess: isThrough ? 0 : next - index - 1, taken: isThrough ? view.taken : [])
      let block = PageBlock(rest: rest, of: row.block)
      let notes = row.notes.divided(by: view.noteNumbers())
      rests.append(
        TableRow(
          block: block, notes: notes.others,
          measured: (draft.grid, isThrough ? rest.bounds.height : 0, rest.spans)))
      draft.replace(
        TableRow(
          block: PageBlock(part: view, of: row.block), notes: notes.those, measured: row.measured),
        at: index)
    }
    // Those of cells over several rows begin above what is left of the last row.
    waiting += rests.reversed()
    return draft
  }
}
