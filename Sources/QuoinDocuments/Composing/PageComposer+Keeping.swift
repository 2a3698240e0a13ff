import Foundation
import QuoinDiagnostics
import QuoinViews

extension PageComposer {
  /// Places the blocks that wait for what follows them.
  ///
  /// - Parameter last: What follows them; nothing at the end of a section.
  func placeChain(with last: MeasuredBlock? = nil) throws(Diagnostics) {
    var waiting = (chain + (last.map { [$0] } ?? []))[...]
    chain = []
    while !waiting.isEmpty {
      // What stands before a table keeps with its beginning, and what follows one with its end.
      let end = waiting.firstIndex { $0.block.view is TableView } ?? waiting.endIndex - 1
      let (before, block) = (Array(waiting[..<end]), waiting[end])
      let isFollowed = last != nil || block.block.view is TableView
      if !before.isEmpty, isFollowed { try goOn(unlessRoomFor: before, before: block) }
      for block in before { try place(block) }
      waiting = waiting[(end + 1)...]
      try place(block, before: Array(waiting))
    }
  }

  /// Goes on elsewhere unless blocks and the beginning of what follows them fit in the column.
  func goOn(unlessRoomFor blocks: [MeasuredBlock], before last: MeasuredBlock) throws(Diagnostics) {
    while try !fits(blocks, before: last) {
      if page?.raiseColumns() == true { continue }
      return try nextArea()
    }
  }

  /// Whether blocks and the beginning of what follows them fit in the column, or cannot be kept together anyway.
  func fits(_ blocks: [MeasuredBlock], before last: MeasuredBlock) throws(Diagnostics) -> Bool {
    let page = try currentPage()
    if page.isFresh { return true }
    return try fits(blocks, before: last, in: room(of: page), after: page.spacingAfter)
  }

  /// The same for some room, above which something wants so much room behind it.
  func fits(
    _ blocks: [MeasuredBlock], before last: MeasuredBlock, in room: PageRoom, after: CGFloat?
  ) throws(Diagnostics) -> Bool {
    let page = try currentPage()
    var (room, after) = (room, after)
    for block in blocks {
      room.height -= gap(after, before: block) + block.frame.height
      after = block.rules.spacingAfter
    }
    room.height -= gap(after, before: last)
    let notes = blocks.flatMap(\.notes)
    let taken = try self.height(ofNotes: notes, on: page)
    room.height -= taken
    room.notesHeight = { [unowned self] more throws(Diagnostics) in
      try self.height(ofNotes: notes + more, on: page) - taken
    }
    if let table = last.block.view as? TableView {
      room.width = last.frame.width
      return try table.canBegin(in: room)
    }
    if last.frame.height <= room.height + PageRoom.tolerance {
      let needed = try room.notesHeight(last.notes)
      if last.frame.height + needed <= room.height + PageRoom.tolerance { return true }
      // Its end goes over with its notes.
      room.height -= needed
    }
    return !last.isKeptTogether(in: room) && last.block.view.division(in: room) != nil
  }
}
