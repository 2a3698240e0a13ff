/// Marking what depends on a change, and noting who depends on what.
extension CellGraph {
  // MARK: Marking

  /// Marks a cell whose evaluation depends on something that is no cell.
  final func invalidate(_ cell: CellID) {
    guard cells[Int(cell)].state != .dirty, cells[Int(cell)].state != .computing else { return }
    cells[Int(cell)].state = .dirty
    if cells[Int(cell)].isOutput { touched.append(cell) }
    markFurther(from: cell)
  }

  /// Marks all that depends on a cell whose value is another now.
  @inline(__always)
  final func mark(observersOf cell: CellID) {
    let first = cells[Int(cell)].firstObserver
    if first >= 0 { mark(from: first) }
  }

  private final func mark(from first: Int32) {
    var link = first
    while link >= 0 {
      let observer = links[link].observer
      link = links[link].nextObserver
      let index = Int(observer)
      switch cells[index].state {
      case .dirty, .computing: continue
      case .check, .checking: cells[index].state = .dirty
      case .clean, .failed:
        cells[index].state = .dirty
        if cells[index].isOutput { touched.append(observer) }
        if cells[index].firstObserver >= 0 { markFurther(from: observer) }
      }
    }
  }

  /// Marks what depends on a cell by way of others, without recursion, however long the chain.
  private final func markFurther(from cell: CellID) {
    var pending = [cell]
    while let next = pending.popLast() {
      var link = cells[Int(next)].firstObserver
      while link >= 0 {
        let observer = links[link].observer
        link = links[link].nextObserver
        let index = Int(observer)
        guard cells[index].state == .clean || cells[index].state == .failed else { continue }
        cells[index].state = cells[index].state == .failed ? .dirty : .check
        if cells[index].isOutput { touched.append(observer) }
        if cells[index].firstObserver >= 0 { pending.append(observer) }
      }
    }
  }

  // MARK: Links

  /// How far the innermost evaluation has come in its sources, to come back to with `rewind(to:)`.
  final var bookmark: Int32 { cursor }

  /// Forgets what the innermost evaluation has read since a bookmark.
  final func rewind(to bookmark: Int32) { cursor = bookmark }

  final func note(_ source: CellID, readBy reader: CellID) {
    let next: Int32
    if cursor >= 0 {
      let last = links[cursor]
      if last.source == source { return }
      next = last.nextSource
    } else {
      next = cells[Int(reader)].firstSource
    }
    if next >= 0 {
      if links[next].source == source {
        cursor = next
        return
      }
      dropSources(of: reader, behind: cursor)
    }
    let link = links.make(
      source: source, observer: reader, head: cells[Int(source)].firstObserver, cells: cellsSoFar)
    cells[Int(source)].firstObserver = link
    if cursor >= 0 {
      links.setNextSource(of: cursor, to: link)
    } else {
      cells[Int(reader)].firstSource = link
    }
    cursor = link
  }

  final func dropSources(of cell: CellID, behind bookmark: Int32) {
    var link = bookmark >= 0 ? links[bookmark].nextSource : cells[Int(cell)].firstSource
    if link < 0 { return }
    if bookmark >= 0 { links.setNextSource(of: bookmark, to: -1) } else { cells[Int(cell)].firstSource = -1 }
    while link >= 0 {
      let next = links[link].nextSource
      unlink(link)
      link = next
    }
  }

  private final func unlink(_ link: Int32) {
    let source = links[link].source
    if let head = links.remove(link) { cells[Int(source)].firstObserver = head }
  }

  /// Takes a link out of both its lists, from the source's side.
  final func dropObserver(_ link: Int32) {
    let observer = Int(links[link].observer)
    // What has to be evaluated again lists its sources anew. To look for one among them takes long where there are many,
    // as when the children of a node go one by one.
    if cells[observer].state == .dirty {
      dropSources(of: CellID(observer), behind: -1)
      return
    }
    var previous: Int32 = -1
    var current = cells[observer].firstSource
    while current >= 0, current != link {
      previous = current
      current = links[current].nextSource
    }
    if current == link {
      let next = links[link].nextSource
      if previous >= 0 {
        links.setNextSource(of: previous, to: next)
      } else {
        cells[observer].firstSource = next
      }
    }
    unlink(link)
  }
}
