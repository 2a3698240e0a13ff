import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinResources
import QuoinTemplates
import QuoinViews

extension PageComposer {
  /// Lays a block out.
  ///
  /// - Parameter width: How wide, in points; as the column unless given.
  func measure(_ block: PageBlock, width: CGFloat? = nil) throws(Diagnostics) -> MeasuredBlock {
    let page = try currentPage()
    let most = BudgetMeter.currentBudget.blocksOnPage
    if page.count >= most {
      throw Diagnostics([.tooManyBlocks(limit: most, page: page.number).located(at: block.span)])
    }
    if block.view.superview !== document { document.addSubview(block.view) }
    if let table = block.view as? TableView {
      table.beginPaging(by: self) { [unowned self] in makeNotes(of: $0) }
    }
    // Of a table so much is made as there is room for; here it has no height.
    let frame = try block.layOut(width: width ?? page.area.width)
    return MeasuredBlock(block: block, frame: frame, rules: block.view.pageRules)
  }

  /// The room that is left below what stands in the column.
  func room(of page: PageInProgress) -> PageRoom {
    var room = PageRoom(
      width: page.area.width, height: page.left, pageHeight: page.box.height, isWholePage: page.isFresh)
    room.values = page.values
    room.notesHeight = { [unowned self] notes throws(Diagnostics) in try height(ofNotes: notes, on: page) }
    return room
  }

  /// The room between two blocks, in points.
  ///
  /// - Parameter after: What the first one wants behind it; nothing where it does not say.
  func gap(_ after: CGFloat?, before block: MeasuredBlock) -> CGFloat {
    gap(after, before: block.rules.spacingBefore)
  }

  /// The same where the second one wants some room before it; nothing where it does not say.
  func gap(_ after: CGFloat?, before: CGFloat?) -> CGFloat {
    guard after != nil || before != nil else { return spacing }
    return max(0, after ?? 0, before ?? 0)
  }

  /// Places a block, on as many pages as it takes.
  ///
  /// - Parameter following: What is to begin on the page where a table ends; nothing where that says nothing of it.
  func place(_ block: MeasuredBlock, before following: [MeasuredBlock] = []) throws(Diagnostics) {
    var rest = block
    while true {
      let page = try currentPage()
      if rest.frame.width != page.area.width, !(rest.block.view is TableView), rest.frame.minX == 0 {
        // Another column may be of another width.
        let notes = rest.notes
        rest = try measure(rest.block)
        rest.notes = notes
      }
      let gap = page.isAtTop ? 0 : gap(page.spacingAfter, before: rest)
      var room = room(of: page)
      room.height -= gap
      if let table = rest.block.view as? TableView {
        if try place(table, of: rest, before: following, in: room, gap: gap) { return }
        continue
      }
      let forced = rest.block.view.forcedBreak(upTo: rest.block.view.bounds.minY + room.height)
      var fits = rest.frame.height <= room.height + PageRoom.tolerance
      if fits {
        let needed = try height(ofNotes: rest.notes, on: page)
        fits =
          needed == 0 || page.isFresh || rest.frame.height + needed <= room.height + PageRoom.tolerance
        // Its end goes over with its notes.
        if !fits { room.height -= needed }
      }
      if fits, forced == nil { return try put(rest, gap: gap) }
      if forced != nil || !rest.isKeptTogether(in: room),
        let division = try division(of: rest, in: room, on: page)
      {
        if let height = division.tooHigh, !rest.block.mayBeCutOff {
          warn(.higherThanPage(height, room: room.height, page: page.number).located(at: rest.block.span))
        }
        let (part, remaining) = division.divide()
        // Nothing of what was divided is used any more, and a long text has as many rests as pages.
        if rest.block.view !== part, rest.block.view !== remaining { rest.block.view.removeFromSuperview() }
        let frame = CGRect(
          x: rest.frame.minX, y: 0, width: part.bounds.width, height: part.bounds.height)
        document.addSubview(part)
        document.addSubview(remaining)
        let notes = rest.notes.divided(by: part.noteNumbers())
        try put(
          MeasuredBlock(
            block: PageBlock(part: part, of: rest.block), frame: frame, rules: part.pageRules,
            notes: notes.those),
          gap: gap, isTooHigh: division.tooHigh != nil)
        let block = PageBlock(rest: remaining, of: rest.block)
        rest = MeasuredBlock(
          block: block,
          frame: CGRect(
            x: rest.frame.minX, y: 0, width: remaining.bounds.width, height: remaining.bounds.height),
          rules: remaining.pageRules, notes: notes.others)
        if division.next == .auto { try goOn(with: rest) } else { try `break`(to: division.next) }
        continue
      }
      try BudgetMeter.countBlock()
      if fits { return try put(rest, gap: gap) }
      if !page.isFresh {
        try goOn(with: rest)
        continue
      }
      // Nothing is gained by another page.
      if !rest.block.mayBeCutOff {
        warn(
          .higherThanPage(rest.frame.height, room: room.height, page: page.number).located(
            at: rest.block.span))
      }
      return try put(rest, gap: gap, isTooHigh: true)
    }
  }

  /// How a block is divided with room for the notes of texts that end in its part; nothing where no part should stand there.
  private func division(
    of block: MeasuredBlock, in room: PageRoom, on page: PageInProgress
  ) throws(Diagnostics) -> PageDivision? {
    guard let division = block.block.view.division(in: room) else { return nil }
    if block.notes.isEmpty { return division }
    let notes = block.notes.divided(by: block.block.view.noteNumbers(above: division.height)).those
    let needed = try height(ofNotes: notes, on: page)
    if needed == 0 || division.height + needed <= room.height + PageRoom.tolerance { return division }
    var less = room
    less.height -= needed
    // On a page of its own something has to stand.
    return block.block.view.division(in: less) ?? (page.isFresh ? division : nil)
  }

  /// Places as much of a table as there is room for; tells whether that was the end of it.
  private func place(
    _ table: TableView, of block: MeasuredBlock, before following: [MeasuredBlock], in room: PageRoom,
    gap: CGFloat
  ) throws(Diagnostics) -> Bool {
    guard let page else { return false }
    let place = try block.block.layOut(width: page.area.width)
    var room = room
    room.width = place.width
    if block.rules.keepTogether == true, !room.isWholePage, try table.isDivided(in: room),
      try !table.isDivided(in: room.onNewPage)
    {
      try nextArea()
      return false
    }
    if let last = following.last {
      let following = Array(following.dropLast())
      room = try table.roomOfPart(in: room) { [self] left throws(Diagnostics) in
        try fits(following, before: last, in: left, after: block.rules.spacingAfter)
      }
    }
    guard let part = try table.takePart(in: room, warn: warn) else {
      try nextArea()
      return false
    }
    document.addSubview(part.view)
    noteRows(of: part.view)
    let width = part.view.bounds.width
    let frame = CGRect(
      x: isRightToLeft ? place.maxX - width : place.minX, y: 0, width: width, height: part.view.bounds.height)
    notePlace(of: part.view, block)
    self.page?.place(part.view, frame, gap: gap, spacingBefore: block.rules.spacingBefore)
    try noteMarks(
      in: part.view, from: block.block.origin,
      mayBeCutOff: block.block.mayBeCutOff || part.view.draft.reachesBelowPage)
    page.release { _ in part.release() }
    for note in part.view.draft.notes { try placeNote(note) }
    guard part.isLast else {
      try nextArea()
      return false
    }
    self.page?.spacingAfter = block.rules.spacingAfter
    page.release(by: block.block.release)
    for note in block.notes { try placeNote(note) }
    return true
  }

  /// Puts a block into the column.
  ///
  /// - Parameter isTooHigh: Whether it was told already that it does not fit.
  private func put(_ block: MeasuredBlock, gap: CGFloat, isTooHigh: Bool = false) throws(Diagnostics) {
    page?.place(block.block.view, block.frame, gap: gap, spacingBefore: block.rules.spacingBefore)
    page?.spacingAfter = block.rules.spacingAfter
    try note(block, isTooHigh: isTooHigh)
  }

  /// Counts and notes what belongs to a block that stands on the page.
  ///
  /// - Parameters:
  ///   - frame: Where it stands; the last place unless given.
  ///   - isTooHigh: Whether it was told already that it reaches below the page.
  func note(_ block: MeasuredBlock, at frame: CGRect? = nil, isTooHigh: Bool = false) throws(Diagnostics) {
    page?.release(by: block.block.release)
    let item = block.block.beginsItem ? block.block.item : nil
    page?.count(item.map { [$0] } ?? [], carrying: block.rules.carry)
    try noteMarks(
      in: block.block.view, at: frame, from: block.block.origin,
      mayBeCutOff: isTooHigh || block.block.mayBeCutOff)
    for note in block.notes { try placeNote(note) }
  }

  /// Counts the rows of a table for those who sum up the page.
  func noteRows(of part: TablePartView) {
    page?.count(part.draft.items, carrying: part.sum)
  }
}

extension Diagnostic {
  fileprivate static func tooManyBlocks(limit: Int, page: Int) -> Diagnostic {
    Diagnostic(
      .error, "More than the limit of \(limit) blocks on page \(page)",
      notes: [Note("blocks without height take no room, so that all of them stand on one page")])
  }

  static func higherThanPage(_ height: CGFloat, room: CGFloat, page: Int) -> Diagnostic {
    Diagnostic(
      .warning,
      "This is \(pointText(height)) points high and cannot be divided, but page \(page) has room for \(pointText(room)); it is cut off"
    )
  }
}
