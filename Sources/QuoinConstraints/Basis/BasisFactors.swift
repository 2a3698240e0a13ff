/// The square matrix of what decides the variables, factored: a row for each variable, a column for each constraint in force.
///
/// The matrix is `T⁻¹ U`: `U` is triangular once its rows and columns are read in the order of their labels, and `T` is a
/// list of row transformations, one for each loop that a change has closed. What a screen says is nearly triangular by
/// itself: each constraint finds one variable from others that are known. So there are as many transformations as there are
/// loops, and solving touches what depends on what was asked, and nothing else.
///
/// A column goes by the number of the row that it is solved for, its pivot.
struct BasisFactors {
  /// A number of `U` beside its diagonal, in the list of its row and in that of its column.
  struct Entry {
    var value: Double
    var row: Int32
    var column: Int32
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  /// A row, the column that is solved for it, and where both stand in the order.
  struct Pivot {
    var diagonal = 1.0
    /// Entries of a column lie in rows with smaller labels than its own.
    var label: Int64
    var firstInRow: Int32 = -1
    var firstInColumn: Int32 = -1
    var next: Int32 = -1
    var previous: Int32 = -1
    /// The newest source that reads the row, and the newest transformation that writes it.
    var lastSource: Int32 = -1
    var lastTransformation: Int32 = -1
  }

  /// Subtracts multiples of other rows, its sources, from one row.
  struct Transformation {
    var target: Int32
    var firstSource: Int32
    var endOfSources: Int32
    var previousOfTarget: Int32
    var isQueued = false
  }

  /// A row of which a transformation subtracts a multiple.
  struct Source {
    var value: Double
    var row: Int32
    var transformation: Int32
    var previousOfRow: Int32
  }

  static let labelGap: Int64 = 1 << 32

  var entries: [Entry] = []
  var firstFreeEntry: Int32 = -1
  var pivots: [Pivot] = []
  var first: Int32 = -1
  var last: Int32 = -1
  var transformations: [Transformation] = []
  var sources: [Source] = []
  var queue = LabelQueue()
  var loop = SparseVector()
  var fill = SparseVector()
  /// How many entries, rows and sources were looked at.
  var steps = 0
  /// Numbers of this size are what is left of rounding.
  static let negligible = 1e-13

  /// Adds a row and a column with one on the diagonal and nothing beside it.
  mutating func appendPivot() {
    let row = Int32(pivots.count)
    let label = last < 0 ? 0 : pivots[Int(last)].label + Self.labelGap
    pivots.append(Pivot(label: label, previous: last))
    if last >= 0 { pivots[Int(last)].next = row } else { first = row }
    last = row
    loop.grow(to: pivots.count)
    fill.grow(to: pivots.count)
  }

  /// Makes the matrix the unit matrix.
  mutating func reset() {
    entries.removeAll(keepingCapacity: true)
    firstFreeEntry = -1
    transformations.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
    for row in pivots.indices {
      pivots[row] = Pivot(label: Int64(row) * Self.labelGap, next: Int32(row) + 1, previous: Int32(row) - 1)
    }
    if !pivots.isEmpty { pivots[pivots.count - 1].next = -1 }
    first = pivots.isEmpty ? -1 : 0
    last = Int32(pivots.count) - 1
  }

  mutating func insertEntry(_ value: Double, row: Int32, column: Int32) {
    let (nextInRow, nextInColumn) = (pivots[Int(row)].firstInRow, pivots[Int(column)].firstInColumn)
    let entry = Entry(
      value: value, row: row, column: column, nextInRow: nextInRow, previousInRow: -1,
      nextInColumn: nextInColumn, previousInColumn: -1)
    let place: Int32
    if firstFreeEntry >= 0 {
      place = firstFreeEntry
      firstFreeEntry = entries[Int(place)].nextInRow
      entries[Int(place)] = entry
    } else {
      place = Int32(entries.count)
      entries.append(entry)
    }
    if nextInRow >= 0 { entries[Int(nextInRow)].previousInRow = place }
    if nextInColumn >= 0 { entries[Int(nextInColumn)].previousInColumn = place }
    pivots[Int(row)].firstInRow = place
    pivots[Int(column)].firstInColumn = place
  }

  mutating func removeEntry(_ place: Int32) {
    let entry = entries[Int(place)]
    if entry.previousInRow >= 0 {
      entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
    } else {
      pivots[Int(entry.row)].firstInRow = entry.nextInRow
    }
    if entry.nextInRow >= 0 { entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow }
    if entry.previousInColumn >= 0 {
      entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
    } else {
      pivots[Int(entry.column)].firstInColumn = entry.nextInColumn
    }
    if entry.nextInColumn >= 0 { entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn }
    entries[Int(place)].nextInRow = firstFreeEntry
    firstFreeEntry = place
  }

  /// Takes a row out of the order and puts it behind another.
  mutating func move(_ row: Int32, behind other: Int32) {
    guard pivots[Int(row)].previous != other else { return }
    let (before, after) = (pivots[Int(row)].previous, pivots[Int(row)].next)
    if before >= 0 { pivots[Int(before)].next = after } else { first = after }
    if after >= 0 { pivots[Int(after)].previous = before } else { last = before }
    let next = pivots[Int(other)].next
    if next >= 0, pivots[Int(next)].label - pivots[Int(other)].label < 2 { makeRoom(behind: other) }
    pivots[Int(row)].previous = other
    pivots[Int(row)].next = next
    pivots[Int(other)].next = row
    if next >= 0 { pivots[Int(next)].previous = row } else { last = row }
    let low = pivots[Int(other)].label
    let high = next >= 0 ? pivots[Int(next)].label : low + 2 * Self.labelGap
    pivots[Int(row)].label = low + (high - low) / 2
  }

  /// Spreads labels behind a row that stand too close, together with as many of those behind them as it takes.
  private mutating func makeRoom(behind row: Int32) {
    let low = pivots[Int(row)].label
    var count: Int64 = 1
    var end = pivots[Int(row)].next
    while end >= 0, pivots[Int(end)].label - low < count << 16 {
      count += 1
      end = pivots[Int(end)].next
      steps &+= 1
    }
    let high = end >= 0 ? pivots[Int(end)].label : low + count * Self.labelGap
    var (label, next) = (low, pivots[Int(row)].next)
    while next != end {
      label += (high - low) / count
      pivots[Int(next)].label = label
      next = pivots[Int(next)].next
    }
  }
}
