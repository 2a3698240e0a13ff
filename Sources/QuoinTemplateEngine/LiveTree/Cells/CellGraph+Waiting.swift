import QuoinDiagnostics

/// Cells that wait for one that is open: what they come to while it is, they have come to once, whoever asks again.
extension CellGraph {
  /// Notes that a cell could not be evaluated for want of an open one.
  ///
  /// - Parameter known: How much of `readBeforeOpen` had been noted before it was evaluated.
  final func wait(_ cell: CellID, for open: CellID, since known: Int) {
    cells[Int(cell)].state = .dirty
    // What is only said to be open for somebody may be known for the next who asks.
    if open != cell, isOpen(open) {
      cells[Int(cell)].state = .waiting
      let around = readBeforeOpen.dropFirst(known).filter { isOpen($0) }
      awaited[cell] = (open, around)
      waiting[open, default: []].append(cell)
    }
    readBeforeOpen.append(cell)
  }

  /// Lets those be evaluated again that have waited for a cell, which is open no more.
  final func endWaiting(for open: CellID) {
    if !decided.isEmpty { decided[open] = nil }
    guard !waiting.isEmpty, let cells = waiting.removeValue(forKey: open) else { return }
    for cell in cells where awaited[cell]?.open == open {
      awaited[cell] = nil
      if self.cells[Int(cell)].state == .waiting { self.cells[Int(cell)].state = .dirty }
    }
  }

  /// Lets all be evaluated again that wait, as something is another way that is no cell's value.
  final func endWaiting() {
    if waiting.isEmpty { return }
    for cell in awaited.keys where cells[Int(cell)].state == .waiting { cells[Int(cell)].state = .dirty }
    awaited = [:]
    waiting = [:]
  }

  /// How far the innermost evaluation has come in its sources, for `goOnWithoutOpen(since:)`.
  final var bookmark: Int32 { cursor }

  /// Lets the innermost evaluation go on without what has come upon an open cell since a bookmark: it depends no more on that,
  /// but on all that has led there.
  final func goOnWithoutOpen(since bookmark: Int32) {
    let decisive = readBeforeOpen
    readBeforeOpen.removeAll(keepingCapacity: true)
    guard reader >= 0 else { return }
    var own: [CellID] = []
    if cursor != bookmark {
      var link = bookmark >= 0 ? links[bookmark].nextSource : cells[Int(reader)].firstSource
      while link >= 0 {
        own.append(links[link].source)
        if link == cursor { break }
        link = links[link].nextSource
      }
    }
    cursor = bookmark
    var known = decided.removeValue(forKey: reader) ?? []
    for source in own {
      if hasHeld(source) { note(source, readBy: reader) } else { known.remove(source) }
    }
    // Each once, however many come upon the same.
    var pending: [CellID] = decisive.reversed()
    while let cell = pending.popLast() {
      guard known.insert(cell).inserted else { continue }
      if hasHeld(cell) {
        note(cell, readBy: reader)
      } else {
        pending += sources(of: cell).reversed().filter { !isOpen($0) }
        if let around = awaited[cell]?.around { pending += around }
      }
    }
    decided[reader] = known
  }

  /// Whether a cell has come to a value or has failed, and nothing has changed since.
  private final func hasHeld(_ cell: CellID) -> Bool {
    cells[Int(cell)].state == .clean || cells[Int(cell)].state == .failed
  }
}
