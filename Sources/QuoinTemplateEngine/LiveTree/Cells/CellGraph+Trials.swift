import QuoinDiagnostics
import QuoinExpressions

/// Evaluations that somebody tries with other values than cells have, such as another size of a view.
extension CellGraph {
  /// Evaluates as a trial, and lets a cell depend on what that reads.
  ///
  /// The trial's own values last no longer than it. So what follows from them is not depended on, but what that has read in
  /// turn, as far as it holds whatever is tried.
  ///
  /// - Parameters:
  ///   - observer: Has its own value already; is marked as soon as the trial may come to something else.
  ///   - tried: The cells whose values are tried, in a row.
  ///   - body: Evaluates, and marks what reads these cells at its end.
  final func trying<Result>(
    for observer: CellID, _ tried: Range<CellID>, _ body: () throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    let (outerCursor, outerReader) = (cursor, reader)
    let state = cells[Int(observer)].state
    // What is marked meanwhile is the trial's doing.
    cells[Int(observer)].state = .computing
    stack.append(-1)
    reader = observer
    cursor = lastSource(of: observer)
    let known = readBeforeOpen.count
    defer {
      stack.removeLast()
      reader = outerReader
      cursor = outerCursor
      let decisive = Array(readBeforeOpen[min(known, readBeforeOpen.count)...])
      readBeforeOpen.removeLast(decisive.count)
      settleSources(of: observer, without: tried, and: decisive)
      cells[Int(observer)].state = state
      endWaiting(for: observer)
    }
    return try body()
  }

  /// Takes note of what an output is while no trial has changed it.
  final func noteBeforeTrial(_ cell: CellID) {
    if beforeTrial[cell] == nil { beforeTrial[cell] = (cells[Int(cell)].value, cells[Int(cell)].hasNews) }
  }

  private final func lastSource(of cell: CellID) -> Int32 {
    var last: Int32 = -1
    var link = cells[Int(cell)].firstSource
    while link >= 0 {
      last = link
      link = links[link].nextSource
    }
    return last
  }

  /// Puts in the place of sources that are marked what these have read.
  private final func settleSources(of cell: CellID, without tried: Range<CellID>, and more: [CellID]) {
    var (found, known): ([CellID], Set<CellID>) = ([], [])
    var pending: [CellID] = (sources(of: cell) + more).reversed()
    while let source = pending.popLast() {
      guard !tried.contains(source), known.insert(source).inserted else { continue }
      switch cells[Int(source)].state {
      case .clean, .failed: found.append(source)
      case .check, .dirty, .waiting: pending += sources(of: source).reversed()
      case .checking, .computing: break
      }
    }
    dropSources(of: cell, behind: -1)
    let (outerCursor, outerReader) = (cursor, reader)
    (cursor, reader) = (-1, cell)
    for source in found { note(source, readBy: cell) }
    (cursor, reader) = (outerCursor, outerReader)
  }

  /// What a cell has read.
  final func sources(of cell: CellID) -> [CellID] {
    var found: [CellID] = []
    var link = cells[Int(cell)].firstSource
    while link >= 0 {
      found.append(links[link].source)
      link = links[link].nextSource
    }
    return found
  }
}
