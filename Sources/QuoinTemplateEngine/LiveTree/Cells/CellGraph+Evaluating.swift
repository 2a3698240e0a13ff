import QuoinDiagnostics
import QuoinExpressions

/// Bringing cells up to date, each once and only if something that it reads has changed.
extension CellGraph {
  /// How deep cells may read each other, on whatever stack.
  static let depthLimit = 10_000
  /// From here on the stack is watched; most chains never come so far.
  private static let watchedDepth = 48

  @inline(never)
  final func refresh(_ cell: CellID) throws(Diagnostic) {
    let index = Int(cell)
    switch cells[index].state {
    case .clean: return
    case .waiting:
      if let open = awaited[cell]?.open {
        readBeforeOpen.append(cell)
        throw .open(open)
      }
    case .failed: if let failure = failures[cell] { throw failure }
    case .checking, .computing:
      let start = stack.firstIndex(of: cell) ?? stack.startIndex
      let members = Array(stack)[start...]
      if let open = openCell(in: members) {
        // They go on once the open cell has a value, and what they have read until now has led to it.
        readBeforeOpen += members.prefix { $0 != open }.filter { $0 >= 0 }
        throw .open(open)
      }
      throw ring(members)
    case .check:
      if try check(cell) { return }
    case .dirty: break
    }
    try evaluate(cell)
  }

  /// Brings up to date what a cell reads; tells whether nothing of it has changed.
  private final func check(_ cell: CellID) throws(Diagnostic) -> Bool {
    let index = Int(cell)
    let outerReader = reader
    try enter(cell)
    defer { leave(to: outerReader) }
    cells[index].state = .checking
    var link = cells[index].firstSource
    while link >= 0 {
      let known = readBeforeOpen.count
      do throws(Diagnostic) {
        try refresh(links[link].source)
      } catch {
        // Whether the failure concerns this cell shows when it is evaluated.
        cells[index].state = .dirty
        readBeforeOpen.removeLast(max(0, readBeforeOpen.count - known))
      }
      if cells[index].state != .checking {
        endWaiting(for: cell)
        return false
      }
      link = links[link].nextSource
    }
    cells[index].state = .clean
    endWaiting(for: cell)
    return true
  }

  private final func evaluate(_ cell: CellID) throws(Diagnostic) {
    let index = Int(cell)
    let (outerCursor, outerReader) = (cursor, reader)
    try enter(cell)
    cursor = -1
    cells[index].state = .computing
    let known = readBeforeOpen.count
    let value: Value
    do throws(Diagnostic) {
      value = try compute(cell, of: cells[index].owner)
    } catch {
      leave(to: outerReader)
      dropSources(of: cell, behind: cursor)
      cursor = outerCursor
      endWaiting(for: cell)
      let problem = error.openCell.flatMap { closing($0, at: cell) } ?? error
      if let open = problem.openCell {
        wait(cell, for: open, since: known)
      } else {
        cells[index].state = .failed
        failures[cell] = problem
      }
      throw problem
    }
    leave(to: outerReader)
    dropSources(of: cell, behind: cursor)
    cursor = outerCursor
    cells[index].state = .clean
    endWaiting(for: cell)
    if !failures.isEmpty { failures[cell] = nil }
    if case .number(let new) = value, case .number(let old) = cells[index].value {
      if new == old || new.isNaN && old.isNaN { return }
    } else if isSame(cells[index].value, value) {
      return
    }
    if cells[index].isOutput, isTrying { noteBeforeTrial(cell) }
    cells[index].value = value
    cells[index].hasNews = true
    mark(observersOf: cell)
  }

  private final func enter(_ cell: CellID) throws(Diagnostic) {
    if stack.count >= Self.watchedDepth {
      do throws(Diagnostic) {
        try checkRoom()
      } catch {
        postponed.append(cell)
        throw error
      }
    }
    stack.append(cell)
    reader = cell
  }

  private final func leave(to outer: CellID) {
    stack.removeLast()
    reader = outer
  }

  /// Goes on where chains were stopped, from the far end back, so that what failed for want of stack can be read now.
  final func resumePostponed() {
    while let cell = postponed.popLast() {
      let count = postponed.count
      if (try? read(cell)) == nil, postponed.count > count { postponed.insert(cell, at: count) }
    }
  }

  /// Stops chains of cells before they use up the stack.
  private final func checkRoom() throws(Diagnostic) {
    // Whoever holds the tree may have handed it to another thread since.
    if stack.count == Self.watchedDepth || room == nil { room = StackRoom() }
    if stack.count >= Self.depthLimit || room?.isUsedUp == true {
      throw .chainTooLong(stack.count)
    }
  }
}

extension Diagnostic {
  /// Thrown through evaluations that need a cell which is open just now: an automatic size whose content takes no part in
  /// it because it depends on that very size, or an arrangement that is going on.
  static func open(_ cell: CellID) -> Diagnostic {
    var diagnostic = Diagnostic(.error, "Depends on the size that it would determine")
    diagnostic.reason = Reason(CellGraph.self, Int(cell))
    return diagnostic
  }

  /// The cell that was open, where that is why something could not be evaluated.
  var openCell: CellID? { reason?.number(of: CellGraph.self).map { CellID($0) } }

  static func chainTooLong(_ count: Int) -> Diagnostic {
    Diagnostic(
      .error,
      "Expressions depend on each other in a chain of more than \(count) steps, which is too long to follow")
  }
}
