import Foundation
import QuoinDiagnostics
import QuoinViews

extension TableView {
  /// Takes as many rows as there is room for, between a head and a foot.
  ///
  /// - Parameters:
  ///   - room: The room; on a page with nothing else there is always a part.
  ///   - warn: Takes what looks wrong.
  /// - Returns: Nothing where too little would fit.
  func takePart(in room: PageRoom, warn: (Diagnostic) -> Void) throws(Diagnostics) -> TablePart? {
    let draft = try draftPart(in: room, warn: warn)
    let part = try draft.map { draft throws(Diagnostics) in try makePart(draft) }
    for warning in takeWarnings() { warn(warning) }
    return part
  }

  /// Takes the rows of a part, which have to be made into one or given back.
  func draftPart(in room: PageRoom, warn: (Diagnostic) -> Void) throws(Diagnostics) -> TableDraft? {
    let grid = try grid(in: room.width)
    if grid.count == 0 { warn(.noColumns.located(at: templateSpan)) }
    var values = room.values
    values.carried = carried
    values.pageRows = []
    values.pageSum = 0
    var draft = TableDraft(grid: grid, roomWidth: room.width, values: values, isFirst: partCount == 0)
    draft.edges = try takeEdges()
    let (head, foot) = (try height(TableHeadView.self, of: draft), try height(TableFootView.self, of: draft))
    draft.edgeHeight = head + foot
    try checkEdges(of: draft, in: room)
    let limit = room.height - draft.edgeHeight + PageRoom.tolerance
    var isCut = false
    while true {
      guard let row = try nextMeasuredRow(grid) else {
        draft.isLast = true
        break
      }
      let height = draft.height(with: row)
      let notes = row.notes.isEmpty && draft.notes.isEmpty ? 0 : try room.notesHeight(draft.notes + row.notes)
      let fits = height + notes <= limit
      guard fits || room.isOpen else {
        waiting.append(row)
        let notes = draft.notes.isEmpty ? 0 : try room.notesHeight(draft.notes)
        isCut = try cut(&draft, limit: limit - notes, in: room)
        let high = draft.cutCells.filter { $0.division.tooHigh != nil }
        draft.reachesBelowPage = !high.isEmpty
        let told = high.filter { [draft] in !draft.rows[$0.row].block.mayBeCutOff }
        if let high = told.compactMap(\.division.tooHigh).max() {
          warn(
            .higherThanPage(high, room: limit, page: values.pageNumber).located(
              at: draft.rows.last?.block.span))
        }
        // Nothing is gained by another page.
        if !isCut, room.isWholePage, draft.rows.isEmpty, let row = try nextMeasuredRow(grid) {
          draft.reachesBelowPage = height > limit
          if height > limit, !row.block.mayBeCutOff {
            warn(.higherThanPage(height, room: limit, page: values.pageNumber).located(at: row.block.span))
          }
          draft.append(row)
        }
        break
      }
      draft.append(row)
      if !fits { break }
    }
    if !isCut, !draft.isLast, try !hasMore() { draft.isLast = true }
    if draft.isLast {
      // The foot of the end may be another one.
      draft.values.pageRows = draft.items
      draft.values.pageSum = draft.sum
      draft.edgeHeight = try height(TableFootView.self, of: draft) + height(TableHeadView.self, of: draft)
      let notes = draft.notes.isEmpty ? 0 : try room.notesHeight(draft.notes)
      if draft.height + notes > room.height + PageRoom.tolerance, !room.isOpen,
        !(room.isWholePage && draft.rows.count <= 1)
      {
        draft.isLast = false
        if let row = draft.removeLast() { waiting.append(row) }
      }
    }
    if !draft.isLast, !room.isOpen {
      if !isCut { try leaveEnough(for: &draft, in: room) }
      draft.edgeHeight = head + foot
    }
    guard !draft.rows.isEmpty || draft.isLast && (room.isWholePage || head + foot <= room.height) else {
      giveBack(draft.edges)
      return nil
    }
    draft.values.pageRows = draft.items
    draft.values.pageSum = draft.sum
    return draft
  }

  /// Throws where heads and feet leave nothing of any page for rows.
  private func checkEdges(of draft: TableDraft, in room: PageRoom) throws(Diagnostics) {
    guard draft.edgeHeight >= room.pageHeight, draft.edgeHeight > 0 else { return }
    let highest = draft.edges.filter { $0.view.superview === self }
      .max { $0.view.bounds.height < $1.view.bounds.height }
    giveBack(draft.edges)
    throw Diagnostics([
      .edgeFillsPage(draft.edgeHeight, room: room.pageHeight, page: draft.values.pageNumber).located(
        at: highest?.span ?? templateSpan)
    ])
  }

  /// The room that the next part takes: less where the end of the table would leave none for what follows it, so that its
  /// last rows go over with that.
  ///
  /// - Parameter hasPlace: Whether what follows finds place in what is left.
  func roomOfPart(
    in room: PageRoom, leaving hasPlace: (PageRoom) throws(Diagnostics) -> Bool
  ) throws(Diagnostics) -> PageRoom {
    guard let draft = try draftPart(in: room, warn: { _ in }) else { return room }
    giveBack(draft)
    guard draft.isLast, draft.rows.count > 1 || !room.isWholePage else { return room }
    var left = room
    (left.height, left.isWholePage) = (room.height - draft.height, false)
    if try hasPlace(left) { return room }
    var less = room
    less.height = draft.height - 1
    return less
  }

  /// Whether the head and the first rows fit.
  func canBegin(in room: PageRoom) throws(Diagnostics) -> Bool {
    guard let draft = try draftPart(in: room, warn: { _ in }) else { return false }
    giveBack(draft)
    return true
  }

  /// Takes rows back so that no fewer than wanted stand on either side of the page's end, and none is cut off from those
  /// that share a cell with it.
  private func leaveEnough(for draft: inout TableDraft, in room: PageRoom) throws(Diagnostics) {
    let (orphans, widows) = (pageRules.orphans, pageRules.widows)
    var following = 0
    var ahead: [TableRow] = []
    while following < widows, let row = try nextRow() {
      ahead.append(row)
      following += 1
    }
    waiting += ahead.reversed()
    while following < widows, draft.rows.count > orphans, let row = draft.removeLast() {
      waiting.append(row)
      following += 1
    }
    let cut = draft.stack.cut(from: draft.rows.count)
    if cut > 0 || !room.isWholePage {
      while draft.rows.count > cut, let row = draft.removeLast() { waiting.append(row) }
    }
    // Fewer than wanted go over with the rest, unless there is nothing else on the page.
    if draft.rows.count < orphans, !room.isWholePage {
      while let row = draft.removeLast() { waiting.append(row) }
    }
  }

  /// Puts the rows of a draft between its heads and feet.
  func makePart(_ draft: TableDraft) throws(Diagnostics) -> TablePart {
    let draft = divideCells(of: draft)
    let view = TablePartView(of: self, draft)
    // In the document before its rows come: these would measure anew whatever has left a tree and come into it again.
    if let section = superview as? SectionView, section.progress != nil { section.addSubview(view) }
    for edge in draft.edges where edge.view.superview === self {
      noteBrokenText(in: edge.view.rows, of: draft.grid, at: edge.span)
    }
    for (edge, height) in try edgeViews(TableHeadView.self, of: draft) {
      view.add(edge, height: height)
    }
    for (index, row) in draft.rows.enumerated() {
      if row.isBegun { placedRows += 1 }
      if let row = row.block.view as? TableRowView {
        if !row.isContinuation { row.stripeColor = placedRows % 2 == 0 ? stripeColor : nil }
        row.takeReaches(of: draft.stack, at: index)
      }
      view.add(row.block.view, height: draft.stack.end(of: index) - draft.stack.top(of: index))
    }
    for (edge, height) in try edgeViews(TableFootView.self, of: draft) {
      view.add(edge, height: height)
    }
    view.finish()
    // Those for other pages were only measured.
    for edge in draft.edges where edge.view.superview === self { edge.view.removeFromSuperview() }
    partCount += 1
    carried += draft.sum
    return TablePart(view: view, isLast: draft.isLast) { [backReference] in
      view.removeFromSuperview()
      for row in draft.rows { row.block.release() }
      (backReference.object as? TableView)?.giveBack(draft.edges)
    }
  }

  // MARK: Heads and feet

  func takeEdges() throws(Diagnostics) -> [TableEdge] {
    if let known = edgeSets.popLast() { return known }
    let nodes = try makePiecesAside(with: PageValues().named)
    return nodes.isEmpty ? makeEdges().map { TableEdge($0, of: self) } : nodes.compactMap { TableEdge($0) }
  }

  func giveBack(_ edges: [TableEdge]) {
    for edge in edges { edge.view.removeFromSuperview() }
    edgeSets.append(edges)
  }

  /// The heads or feet of a part, laid out with its values.
  func edgeViews(
    _ type: TableEdgeView.Type, of draft: TableDraft
  ) throws(Diagnostics) -> [(view: TableEdgeView, height: CGFloat)] {
    var views: [(view: TableEdgeView, height: CGFloat)] = []
    for edge in draft.edges {
      let view = edge.view
      guard Swift.type(of: view) == type,
        view.pages.includes(draft.values.pageNumber, isFirst: draft.isFirst, isLast: draft.isLast)
      else { continue }
      if view.superview == nil { addSubview(view) }
      views.append((view, try edge.layOut(with: draft.values, draft.grid)))
    }
    return views
  }

  private func height(_ type: TableEdgeView.Type, of draft: TableDraft) throws(Diagnostics) -> CGFloat {
    try edgeViews(type, of: draft).reduce(0) { $0 + $1.height }
  }
}
