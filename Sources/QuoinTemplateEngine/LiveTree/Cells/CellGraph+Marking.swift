import QuoinDiagnostics

/// Marking what depends on a change, and noting who depends on what.
extension CellGraph {
  // MARK: Marking

  /// Marks a cell whose evaluation depends on something that is no cell.
  final func invalidate(_ cell: CellID) {
    guard cells[Int(cell)].state != .dirty, cells[Int(cell)].state != .computing else { return }
    if cells[Int(cell)].isOutput, cells[Int(cell)].state != .waiting { touched.append(cell) }
    cells[Int(cell)].state = .dirty
    markFurther(from: cell)
  }

  /// Lets a cell that could not be evaluated for want of an open one be wrong until something changes that it has read.
  final func fail(_ cell: CellID, for problem: Diagnostic) {
    guard cells[Int(cell)].state == .dirty else { return }
    cells[Int(cell)].state = .failed
    failures[cell] = problem
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
      case .clean, .failed, .waiting:
        if cells[index].isOutput, cells[index].state != .waiting { touched.append(observer) }
        cells[index].state = .dirty
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
        let state = cells[index].state
        guard state == .clean || state == .failed || state == .waiting else { continue }
        cells[index].state = state == .clean ? .check : .dirty
        if cells[index].isOutput, state != .waiting { touched.append(observer) }
        if cells[index].firstObserver >= 0 { pending.append(observer) }
      }
    }
  }

  // MARK: Links

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
