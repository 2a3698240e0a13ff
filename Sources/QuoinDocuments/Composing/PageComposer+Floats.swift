import Foundation
import QuoinDiagnostics
import QuoinViews

/// What stands at the top of a page, wherever it was written.
extension PageComposer {
  /// Keeps a block for the top of the next page, unless it comes to stand at the top of this one anyway.
  ///
  /// - Returns: Whether it waits.
  func float(_ block: PageBlock) throws(Diagnostics) -> Bool {
    if block.view is TableView {
      warn(.noFloat("a table goes over pages by its rows").located(at: block.span))
    }
    if block.view.breakAtTop != .auto {
      warn(.noFloat("breakBefore says where a page begins").located(at: block.span))
      return false
    }
    guard !(block.view is TableView), page?.isEmpty == false || !chain.isEmpty else { return false }
    let notes = makeNotes(of: block)
    var measured = try measure(block)
    measured.notes = notes
    floats.append(measured)
    return true
  }

  /// Puts what waits at the top of a page that has just begun.
  func placeFloats() throws(Diagnostics) {
    guard !floats.isEmpty else { return }
    var waiting = floats[...]
    floats = []
    while let block = waiting.first {
      // Those behind one that has no room beside others wait as well.
      if let page, !page.isEmpty, block.frame.height > page.left {
        floats = Array(waiting)
        return
      }
      waiting = waiting.dropFirst()
      try place(block)
    }
  }

  /// Puts what still waits where no page follows that it could go to: above all that stands on this one, or on pages of its own.
  func placeLastFloats() throws(Diagnostics) {
    while !floats.isEmpty {
      if let page, !page.isEmpty {
        try placeFloatsAbove()
        if floats.isEmpty { return }
        // Columns below something else have no top of the page.
        if page.area.minY > page.box.minY + PageRoom.tolerance { try finishPage() } else { try nextArea() }
      }
      // A page that begins takes them itself.
      if page == nil { _ = try currentPage() } else { try placeFloats() }
    }
  }

  /// Puts as many of those that wait as have room above what stands on the page, which makes room for them.
  private func placeFloatsAbove() throws(Diagnostics) {
    guard let page else { return }
    var (taken, height, after): ([(block: MeasuredBlock, y: CGFloat)], CGFloat, CGFloat?) = ([], 0, nil)
    var notes: [PageBlock] = []
    for waiting in floats {
      // It may have been measured for another column.
      var block = waiting
      if block.frame.width != page.area.width, block.frame.minX == 0 {
        block = try measure(waiting.block)
        block.notes = waiting.notes
      }
      let top = taken.isEmpty ? 0 : height + gap(after, before: block)
      let end = top + block.frame.height
      let below = gap(block.rules.spacingAfter, before: page.spacingBeforeFirst)
      let needed = end + below + (try self.height(ofNotes: notes + block.notes, on: page))
      guard needed <= page.roomAbove + PageRoom.tolerance else { break }
      taken.append((block, top))
      (height, after) = (end, block.rules.spacingAfter)
      notes += block.notes
    }
    guard let last = taken.last else { return }
    floats.removeFirst(taken.count)
    let moved = height + gap(last.block.rules.spacingAfter, before: page.spacingBeforeFirst)
    let places = self.page?.placeAbove(
      taken.map { ($0.block.block.view, $0.block.frame, $0.y) }, moving: moved)
    if let range = page.rangeMovedByWhatIsAbove {
      for index in marks.indices where range.contains(marks[index].rect.midX) {
        marks[index].rect.origin.y += moved
      }
    }
    for ((block, _), place) in zip(taken, places ?? []) { try note(block, at: place) }
  }
}
