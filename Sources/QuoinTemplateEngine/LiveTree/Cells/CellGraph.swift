import QuoinDiagnostics
import QuoinExpressions

/// A number that names a cell.
typealias CellID = Int32

/// The cells of one live tree and who reads whom.
///
/// A cell holds a value and knows how to get it anew. Reading a cell while another is being evaluated notes that the
/// other depends on it. A change marks what depends on it, directly as dirty and further off as to be checked, and
/// nothing is evaluated before somebody asks; then each cell is evaluated once, and only if something that it reads has
/// really changed.
///
/// All records lie in rows and refer to each other by index. What cells stand for, a subclass knows: asked by a call of its
/// own, it needs no reference to be followed.
class CellGraph {
  // All is read and written whole, never lent out across a call, so that run-time checks of exclusive access can go.

  struct Cell {
    var value: Value = .null
    var state = State.dirty
    /// Whether the value shows on a view, so that a change must be followed up.
    var isOutput = false
    /// Whether the value has changed since it was last written to the view.
    var hasNews = false
    var owner: Int32
    var firstSource: Int32 = -1
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
    /// Its evaluation waits for a cell that is being checked or evaluated.
    case waiting
  }

  /// The cells, by number. The graph alone makes numbers, so that none is checked again: in an array, checks of bounds and
  /// of who else holds it took 700 of the 27,000 instructions of a node in `templates/201 nodes made and laid out`.
  @exclusivity(unchecked) final private(set) var cells: UnsafeMutablePointer<Cell>
  @exclusivity(unchecked) private final var cellCount = 0
  // Few at first: each piece of a page and each cell of a list has a graph of its own, most with a dozen cells.
  @exclusivity(unchecked) private final var cellCapacity = 32
  @exclusivity(unchecked) final var links = CellLinks()
  @exclusivity(unchecked) private final var freeCells: [Int: [CellID]] = [:]
  @exclusivity(unchecked) final var failures: [CellID: Diagnostic] = [:]
  /// The cells being checked or evaluated, outermost first; -1 where reading is not noted.
  @exclusivity(unchecked) final var stack: ContiguousArray<CellID> = []
  /// The last of the stack, which notes what is read; -1 for none.
  @exclusivity(unchecked) final var reader: CellID = -1
  /// The link up to which the sources of the innermost evaluation are what they were last time.
  @exclusivity(unchecked) final var cursor: Int32 = -1
  /// Whether objects that are the same may hold something else than before, so that what reads them is evaluated.
  @exclusivity(unchecked) final var looksIntoObjects = false
  /// Outputs that were marked since they were last taken.
  @exclusivity(unchecked) final var touched: [CellID] = []
  @exclusivity(unchecked) final var room: StackRoom?
  /// The cells whose evaluations have come upon an open one: what they have read decides whether they do again. Whoever goes on
  /// without them depends on that in their place.
  @exclusivity(unchecked) final var readBeforeOpen: [CellID] = []
  /// What cells wait for that is open, and those around that which are open as well and have led to it.
  @exclusivity(unchecked) final var awaited: [CellID: (open: CellID, around: [CellID])] = [:]
  /// Those that wait, by what they wait for.
  @exclusivity(unchecked) final var waiting: [CellID: [CellID]] = [:]
  /// What evaluations depend on already that have gone on without others.
  @exclusivity(unchecked) final var decided: [CellID: Set<CellID>] = [:]
  /// Whether somebody tries other values than cells have.
  @exclusivity(unchecked) final var isTrying = false
  /// What outputs were before the trial going on, and whether that had still to be written.
  @exclusivity(unchecked) final var beforeTrial: [CellID: (value: Value, hasNews: Bool)] = [:]
  /// Where chains were stopped for want of stack.
  @exclusivity(unchecked) final var postponed: [CellID] = []

  init() {
    cells = RecordRow.grown(nil, to: cellCapacity)
  }

  deinit {
    // Most hold no reference: to ask each takes half the time of letting go of each.
    for index in 0..<cellCount where !cells[index].value.isPlain { (cells + index).deinitialize(count: 1) }
    RecordRow.deallocate(cells)
    links.deallocate()
  }

  // MARK: What cells stand for

  /// Evaluates a cell.
  func compute(_ cell: CellID, of owner: Int32) throws(Diagnostic) -> Value { .null }

  /// The cell of a ring that is left open rather than wrong; nothing where there is none.
  func openCell(in members: ArraySlice<CellID>) -> CellID? { nil }

  /// What is wrong where a cell cannot do without an open one that nobody beyond it knows more of; nothing where somebody may.
  func closing(_ open: CellID, at cell: CellID) -> Diagnostic? { nil }

  /// What is wrong with cells that read each other in a ring.
  func ring(_ members: ArraySlice<CellID>) -> Diagnostic { .circularReference([]) }

  // MARK: Cells

  /// Adds cells in a row and gives back the first one's number.
  final func add(_ count: Int, owner: Int32) -> CellID {
    let first = room(for: count)
    for offset in 0..<count { (cells + Int(first) + offset).initialize(to: Cell(owner: owner)) }
    return first
  }

  /// How many cells there are, those that are free included.
  final var cellsSoFar: Int { cellCount }

  /// Makes room for more cells.
  final func makeRoom(forMore count: Int) {
    guard cellCount + count > cellCapacity else { return }
    cellCapacity = cellCount + count
    cells = RecordRow.grown(cells, to: cellCapacity)
  }

  /// The place of cells in a row, whatever it holds: nothing that would have to be let go of.
  private final func room(for count: Int) -> CellID {
    if !freeCells.isEmpty, let reused = freeCells[count]?.popLast() { return reused }
    if cellCount + count > cellCapacity {
      cellCapacity = max(2 * cellCapacity, cellCount + count)
      cells = RecordRow.grown(cells, to: cellCapacity)
    }
    let first = CellID(cellCount)
    cellCount += count
    return first
  }

  /// Takes cells out of the graph; what reads them is marked.
  final func remove(_ first: CellID, count: Int) {
    for cell in first..<first + CellID(count) {
      mark(observersOf: cell)
      dropSources(of: cell, behind: -1)
      while cells[Int(cell)].firstObserver >= 0 { dropObserver(cells[Int(cell)].firstObserver) }
      cells[Int(cell)] = Cell(owner: -1)
      if !failures.isEmpty { failures[cell] = nil }
    }
    freeCells[count, default: []].append(first)
  }

  // MARK: Reading

  /// The value of a cell, evaluated if need be; whatever is being evaluated depends on it from now on.
  @inline(__always)
  final func read(_ cell: CellID) throws(Diagnostic) -> Value {
    try bringUpToDate(cell)
    return cells[Int(cell)].value
  }

  /// The value of a cell that holds a number.
  @inline(__always)
  final func number(_ cell: CellID) throws(Diagnostic) -> Double {
    try bringUpToDate(cell)
    if case .number(let number) = cells[Int(cell)].value { return number }
    return 0
  }

  /// Evaluates a cell if need be; whatever is being evaluated depends on it from now on.
  @inline(__always)
  final func bringUpToDate(_ cell: CellID) throws(Diagnostic) {
    if reader >= 0 { note(cell, readBy: reader) }
    if cells[Int(cell)].state != .clean { try refresh(cell) }
  }

  /// Notes that whatever is being evaluated depends on a cell, without evaluating it.
  final func observe(_ cell: CellID) {
    if reader >= 0 { note(cell, readBy: reader) }
  }

  /// Sets a cell that nothing evaluates: state, the size of the surroundings.
  ///
  /// - Returns: Whether the value was another one.
  @discardableResult final func set(_ cell: CellID, to value: Value) -> Bool {
    let index = Int(cell)
    if cells[index].state == .clean, isSame(cells[index].value, value) { return false }
    cells[index].value = value
    cells[index].state = .clean
    mark(observersOf: cell)
    return true
  }

  /// Sets a new cell to what it has from another one, as if it had been evaluated and followed up.
  final func set(_ cell: CellID, to value: Value, from source: CellID) {
    let link = links.make(
      source: source, observer: cell, head: cells[Int(source)].firstObserver, cells: cellsSoFar)
    cells[Int(source)].firstObserver = link
    cells[Int(cell)].firstSource = link
    cells[Int(cell)].value = value
    cells[Int(cell)].state = .clean
    cells[Int(cell)].isOutput = true
  }

  final func isSame(_ old: Value, _ new: Value) -> Bool {
    if case .number(let old) = old, case .number(let new) = new {
      return old == new || old.isNaN && new.isNaN
    }
    return old.isSame(as: new) && !(looksIntoObjects && new.holdsObjects)
  }

  /// Sets a cell that stands for something that is no value to its next number.
  final func advance(_ cell: CellID) {
    guard case .number(let version) = cells[Int(cell)].value else { return }
    set(cell, to: .number(version + 1))
  }

  /// Lets what follows from cells be written once more, although their values are as they were.
  final func announce(_ first: CellID, count: Int) {
    for cell in first..<first + CellID(count) where cells[Int(cell)].isOutput {
      cells[Int(cell)].hasNews = true
      touched.append(cell)
    }
  }

  /// Whether a cell is just being checked or evaluated.
  final func isOpen(_ cell: CellID) -> Bool {
    switch cells[Int(cell)].state {
    case .checking, .computing: true
    case .clean, .check, .dirty, .failed, .waiting: false
    }
  }

  /// Reads cells without whatever is being evaluated depending on them.
  final func untracked<Result>(_ body: () throws(Diagnostic) -> Result) throws(Diagnostic) -> Result {
    let (outerCursor, outerReader) = (cursor, reader)
    let known = readBeforeOpen.count
    stack.append(-1)
    reader = -1
    defer {
      stack.removeLast()
      reader = outerReader
      cursor = outerCursor
      readBeforeOpen.removeLast(max(0, readBeforeOpen.count - known))
    }
    return try body()
  }
}

extension Value {
  /// Whether nothing has to be counted for a copy.
  fileprivate var isPlain: Bool {
    switch self {
    case .null, .bool, .number: true
    case .string, .range, .array, .dictionary, .function, .object, .boxed: false
    }
  }
}
