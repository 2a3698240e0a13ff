import QuoinDiagnostics
import QuoinExpressions
import QuoinResources

/// A number that names a cell.
typealias CellID = Int32

/// The cells of one live tree and who reads whom.
///
/// A cell holds a value and knows how to get it anew. Reading a cell while another is being evaluated notes that the
/// other depends on it. A change marks what depends on it, directly as dirty and further off as to be checked, and
/// nothing is evaluated before somebody asks; then each cell is evaluated once, and only if something that it reads has
/// really changed.
///
/// All records lie in flat arrays and refer to each other by index.
final class CellGraph {
  // All is read and written whole, never lent out across a call, so that run-time checks of exclusive access can go.

  struct Cell {
    var value: Value = .null
    var state = State.dirty
    /// Whether the value shows on a view, so that a change must be followed up.
    var isOutput = false
    /// Whether the value has changed since it was last written to the view.
    var hasNews = false
    var owner: Int32
    /// Which of its owner's cells it is.
    var offset: Int32
    var firstSource: Int32 = -1
    var lastSource: Int32 = -1
    var firstObserver: Int32 = -1
  }

  enum State: UInt8 {
    /// The value holds.
    case clean
    /// Something further off has changed; the value may hold all the same.
    case check
    /// Something it reads has changed, or it has never been evaluated.
    case dirty
    /// It is being checked.
    case checking
    /// It is being evaluated.
    case computing
    /// Its evaluation failed, and nothing has changed since.
    case failed
  }

  /// That one cell reads another; it is in a list of each.
  struct Link {
    var source: CellID
    var observer: CellID
    var nextSource: Int32 = -1
    var nextObserver: Int32 = -1
    var previousObserver: Int32 = -1
  }

  @exclusivity(unchecked) var cells: ContiguousArray<Cell> = []
  @exclusivity(unchecked) private(set) var links: ContiguousArray<Link> = []
  @exclusivity(unchecked) private var freeLinks: [Int32] = []
  @exclusivity(unchecked) private var freeCells: [Int: [CellID]] = [:]
  @exclusivity(unchecked) var failures: [CellID: Diagnostic] = [:]
  /// The cells being checked or evaluated, outermost first.
  @exclusivity(unchecked) private(set) var stack: [CellID] = []
  /// The link up to which the sources of the innermost evaluation are what they were last time.
  @exclusivity(unchecked) private var cursor: Int32 = -1
  /// Whether objects that are the same may hold something else than before, so that what reads them is evaluated.
  @exclusivity(unchecked) var looksIntoObjects = false
  /// Outputs that were marked since they were last taken.
  @exclusivity(unchecked) var touched: [CellID] = []
  /// How deep cells may read each other, on whatever stack.
  static let depthLimit = 10_000
  /// From here on the stack is watched; most chains never come so far.
  private static let watchedDepth = 48
  private var room: StackRoom?
  /// Where chains were stopped for want of stack.
  private var postponed: [CellID] = []

  /// Evaluates cells and knows what they stand for. It owns the graph.
  @exclusivity(unchecked) private var owner: OwningTree?
  private var tree: LiveTree? { owner?.tree }

  func serve(_ tree: LiveTree) { owner = OwningTree(tree: tree) }

  // MARK: Cells

  /// Adds cells in a row and gives back the first one's number.
  func add(_ count: Int, owner: Int32) -> CellID {
    if let reused = freeCells[count]?.popLast() {
      for offset in 0..<count {
        cells[Int(reused) + offset] = Cell(owner: owner, offset: Int32(offset))
      }
      return reused
    }
    let first = CellID(cells.count)
    for offset in 0..<Int32(count) { cells.append(Cell(owner: owner, offset: offset)) }
    return first
  }

  /// Takes cells out of the graph; what reads them is marked.
  func remove(_ first: CellID, count: Int) {
    for cell in first..<first + CellID(count) {
      mark(observersOf: cell)
      dropSources(of: cell, behind: -1)
      while cells[Int(cell)].firstObserver >= 0 { dropObserver(cells[Int(cell)].firstObserver) }
      cells[Int(cell)] = Cell(owner: -1, offset: 0)
      if !failures.isEmpty { failures[cell] = nil }
    }
    freeCells[count, default: []].append(first)
  }

  // MARK: Reading

  /// The value of a cell, evaluated if need be; whatever is being evaluated depends on it from now on.
  func read(_ cell: CellID) throws(Diagnostic) -> Value {
    if let reader = stack.last, reader >= 0 { note(cell, readBy: reader) }
    if cells[Int(cell)].state != .clean { try refresh(cell) }
    return cells[Int(cell)].value
  }

  /// Notes that whatever is being evaluated depends on a cell, without evaluating it.
  func observe(_ cell: CellID) {
    if let reader = stack.last, reader >= 0 { note(cell, readBy: reader) }
  }

  /// Sets a cell that nothing evaluates: state, the size of the surroundings.
  ///
  /// - Returns: Whether the value was another one.
  @discardableResult func set(_ cell: CellID, to value: Value) -> Bool {
    let index = Int(cell)
    if cells[index].state == .clean, isSame(cells[index].value, value) { return false }
    cells[index].value = value
    cells[index].state = .clean
    mark(observersOf: cell)
    return true
  }

  private func isSame(_ old: Value, _ new: Value) -> Bool {
    old.isSame(as: new) && !(looksIntoObjects && new.holdsObjects)
  }

  /// Sets a cell that stands for something that is no value to its next number.
  func advance(_ cell: CellID) {
    guard case .number(let version) = cells[Int(cell)].value else { return }
    set(cell, to: .number(version + 1))
  }

  /// Lets what follows from cells be written once more, although their values are as they were.
  func announce(_ first: CellID, count: Int) {
    for cell in first..<first + CellID(count) where cells[Int(cell)].isOutput {
      cells[Int(cell)].hasNews = true
      touched.append(cell)
    }
  }

  /// Whether a cell is just being checked or evaluated.
  func isOpen(_ cell: CellID) -> Bool {
    switch cells[Int(cell)].state {
    case .checking, .computing: true
    case .clean, .check, .dirty, .failed: false
    }
  }

  /// Marks a cell whose evaluation depends on something that is no cell.
  func invalidate(_ cell: CellID) {
    guard cells[Int(cell)].state != .dirty, cells[Int(cell)].state != .computing else { return }
    cells[Int(cell)].state = .dirty
    if cells[Int(cell)].isOutput { touched.append(cell) }
    markFurther(from: cell)
  }

  private func refresh(_ cell: CellID) throws(Diagnostic) {
    let index = Int(cell)
    switch cells[index].state {
    case .clean: return
    case .failed: if let failure = failures[cell] { throw failure }
    case .checking, .computing:
      let start = stack.firstIndex(of: cell) ?? stack.startIndex
      let members = stack[start...]
      if let open = tree?.openCell(in: members) { throw .open(open) }
      throw tree?.ring(members) ?? .open(cell)
    case .check:
      if try check(cell) { return }
    case .dirty: break
    }
    try evaluate(cell)
  }

  /// Brings up to date what a cell reads; tells whether nothing of it has changed.
  private func check(_ cell: CellID) throws(Diagnostic) -> Bool {
    let index = Int(cell)
    try enter(cell)
    defer { leave() }
    cells[index].state = .checking
    var link = cells[index].firstSource
    while link >= 0 {
      do throws(Diagnostic) {
        try refresh(links[Int(link)].source)
      } catch {
        // Whether the failure concerns this cell shows when it is evaluated.
        cells[index].state = .dirty
      }
      if cells[index].state != .checking { return false }
      link = links[Int(link)].nextSource
    }
    cells[index].state = .clean
    return true
  }

  private func evaluate(_ cell: CellID) throws(Diagnostic) {
    let index = Int(cell)
    let outerCursor = cursor
    try enter(cell)
    cursor = -1
    cells[index].state = .computing
    let value: Value
    do throws(Diagnostic) {
      value = try tree?.compute(owner: cells[index].owner, offset: Int(cells[index].offset)) ?? .null
    } catch {
      leave()
      dropSources(of: cell, behind: cursor)
      cursor = outerCursor
      if error.openCell == nil {
        cells[index].state = .failed
        failures[cell] = error
      } else {
        cells[index].state = .dirty
      }
      throw error
    }
    leave()
    dropSources(of: cell, behind: cursor)
    cursor = outerCursor
    cells[index].state = .clean
    if !failures.isEmpty { failures[cell] = nil }
    guard !isSame(cells[index].value, value) else { return }
    cells[index].value = value
    cells[index].hasNews = true
    markDirect(observersOf: cell)
  }

  private func enter(_ cell: CellID) throws(Diagnostic) {
    if stack.count >= Self.watchedDepth {
      do throws(Diagnostic) {
        try checkRoom()
      } catch {
        postponed.append(cell)
        throw error
      }
    }
    stack.append(cell)
  }

  /// Goes on where chains were stopped, from the far end back, so that what failed for want of stack can be read now.
  func resumePostponed() {
    while let cell = postponed.popLast() {
      let count = postponed.count
      if (try? read(cell)) == nil, postponed.count > count { postponed.insert(cell, at: count) }
    }
  }

  private func leave() { stack.removeLast() }

  /// Stops chains of cells before they use up the stack.
  private func checkRoom() throws(Diagnostic) {
    // Whoever holds the tree may have handed it to another thread since.
    if stack.count == Self.watchedDepth || room == nil { room = StackRoom() }
    if stack.count >= Self.depthLimit || room?.isUsedUp == true {
      throw .chainTooLong(stack.count)
    }
  }

  /// Reads cells without whatever is being evaluated depending on them.
  func untracked<Result>(_ body: () throws(Diagnostic) -> Result) throws(Diagnostic) -> Result {
    let outerCursor = cursor
    stack.append(-1)
    defer {
      stack.removeLast()
      cursor = outerCursor
    }
    return try body()
  }

  // MARK: Marking

  /// Marks all that depends on a cell whose value is another now.
  func mark(observersOf cell: CellID) { markDirect(observersOf: cell) }

  private func markDirect(observersOf cell: CellID) {
    var link = cells[Int(cell)].firstObserver
    while link >= 0 {
      let observer = links[Int(link)].observer
      link = links[Int(link)].nextObserver
      let index = Int(observer)
      switch cells[index].state {
      case .dirty, .computing: continue
      case .check, .checking: cells[index].state = .dirty
      case .clean, .failed:
        cells[index].state = .dirty
        if cells[index].isOutput { touched.append(observer) }
        markFurther(from: observer)
      }
    }
  }

  /// Marks what depends on a cell by way of others, without recursion, however long the chain.
  private func markFurther(from cell: CellID) {
    var pending = [cell]
    while let next = pending.popLast() {
      var link = cells[Int(next)].firstObserver
      while link >= 0 {
        let observer = links[Int(link)].observer
        link = links[Int(link)].nextObserver
        let index = Int(observer)
        guard cells[index].state == .clean || cells[index].state == .failed else { continue }
        cells[index].state = cells[index].state == .failed ? .dirty : .check
        if cells[index].isOutput { touched.append(observer) }
        pending.append(observer)
      }
    }
  }

  // MARK: Links

  /// How far the innermost evaluation has come in its sources, to come back to with `rewind(to:)`.
  var bookmark: Int32 { cursor }

  /// Forgets what the innermost evaluation has read since a bookmark.
  func rewind(to bookmark: Int32) { cursor = bookmark }

  private func note(_ source: CellID, readBy reader: CellID) {
    let next = cursor >= 0 ? links[Int(cursor)].nextSource : cells[Int(reader)].firstSource
    if next >= 0, links[Int(next)].source == source {
      cursor = next
      return
    }
    if cursor >= 0, links[Int(cursor)].source == source { return }
    dropSources(of: reader, behind: cursor)
    let link = makeLink(source: source, observer: reader)
    if cursor >= 0 { links[Int(cursor)].nextSource = link } else { cells[Int(reader)].firstSource = link }
    cursor = link
  }

  private func makeLink(source: CellID, observer: CellID) -> Int32 {
    let head = cells[Int(source)].firstObserver
    let link = Link(source: source, observer: observer, nextObserver: head)
    let index: Int32
    if let free = freeLinks.popLast() {
      links[Int(free)] = link
      index = free
    } else {
      index = Int32(links.count)
      links.append(link)
    }
    if head >= 0 { links[Int(head)].previousObserver = index }
    cells[Int(source)].firstObserver = index
    return index
  }

  private func dropSources(of cell: CellID, behind bookmark: Int32) {
    var link = bookmark >= 0 ? links[Int(bookmark)].nextSource : cells[Int(cell)].firstSource
    if bookmark >= 0 { links[Int(bookmark)].nextSource = -1 } else { cells[Int(cell)].firstSource = -1 }
    while link >= 0 {
      let next = links[Int(link)].nextSource
      unlinkFromSource(link)
      freeLinks.append(link)
      link = next
    }
  }

  private func unlinkFromSource(_ link: Int32) {
    let record = links[Int(link)]
    if record.previousObserver >= 0 {
      links[Int(record.previousObserver)].nextObserver = record.nextObserver
    } else {
      cells[Int(record.source)].firstObserver = record.nextObserver
    }
    if record.nextObserver >= 0 {
      links[Int(record.nextObserver)].previousObserver = record.previousObserver
    }
  }

  /// Takes a link out of both its lists, from the source's side.
  private func dropObserver(_ link: Int32) {
    let observer = Int(links[Int(link)].observer)
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
      current = links[Int(current)].nextSource
    }
    if current == link {
      let next = links[Int(link)].nextSource
      if previous >= 0 { links[Int(previous)].nextSource = next } else { cells[observer].firstSource = next }
    }
    unlinkFromSource(link)
    freeLinks.append(link)
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
