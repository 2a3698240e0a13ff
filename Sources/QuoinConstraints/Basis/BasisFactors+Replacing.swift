extension BasisFactors {
  /// Puts another column in the place of one, and keeps `U` triangular, as Forrest and Tomlin do it.
  ///
  /// - Parameters:
  ///   - pivot: The column that goes; the new one is solved for the same row.
  ///   - column: The new column, which `transform` has been applied to.
  /// - Returns: False where the matrix cannot be told from a singular one any more: what is here is of no use then, and has
  ///   to be made anew.
  mutating func replace(_ pivot: Int32, by column: SparseVector) -> Bool {
    let p = Int(pivot)
    while pivots[p].firstInColumn >= 0 { removeEntry(pivots[p].firstInColumn) }
    var (behind, largest) = (pivot, 0.0)
    for row in column.indices {
      let size = abs(column[row])
      guard size > Self.negligible else { continue }
      largest = max(largest, size)
      if pivots[Int(row)].label > pivots[Int(behind)].label { behind = row }
    }
    var diagonal = column[pivot]
    if behind != pivot {
      if pivots[p].firstInRow < 0 {
        // Nothing reads the row: it may go anywhere behind what it reads, and the end has room.
        move(pivot, behind: last)
      } else {
        diagonal -= eliminateRow(pivot, upTo: pivots[Int(behind)].label, column)
        move(pivot, behind: behind)
      }
    }
    pivots[p].diagonal = diagonal
    for row in column.indices where row != pivot && abs(column[row]) > Self.negligible {
      insertEntry(column[row], row: row, column: pivot)
      steps &+= 1
    }
    return abs(diagonal) > 1e-11 * max(1, largest)
  }

  /// Makes the entries of a row zero up to a label by subtracting multiples of the rows between, and says what that takes
  /// away from the row in a column.
  private mutating func eliminateRow(_ pivot: Int32, upTo label: Int64, _ column: SparseVector) -> Double {
    var place = pivots[Int(pivot)].firstInRow
    while place >= 0 {
      let entry = entries[Int(place)]
      steps &+= 1
      if pivots[Int(entry.column)].label <= label {
        loop.add(entry.value, at: entry.column)
        queue.push(entry.column, key: pivots[Int(entry.column)].label)
        removeEntry(place)
      }
      place = entry.nextInRow
    }
    let number = Int32(transformations.count)
    let firstSource = Int32(sources.count)
    var difference = 0.0
    while let row = queue.pop() {
      steps &+= 1
      let value = loop[row]
      guard abs(value) > Self.negligible else { continue }
      let multiple = value / pivots[Int(row)].diagonal
      difference += multiple * column[row]
      sources.append(
        Source(value: multiple, row: row, transformation: number, previousOfRow: pivots[Int(row)].lastSource))
      pivots[Int(row)].lastSource = Int32(sources.count - 1)
      var place = pivots[Int(row)].firstInRow
      while place >= 0 {
        let entry = entries[Int(place)]
        steps &+= 1
        if pivots[Int(entry.column)].label > label {
          fill.add(-multiple * entry.value, at: entry.column)
        } else if loop.add(-multiple * entry.value, at: entry.column) {
          queue.push(entry.column, key: pivots[Int(entry.column)].label)
        }
        place = entry.nextInRow
      }
    }
    loop.clear()
    let fills = fill.indices
    for filled in fills { addToEntry(fill[filled], row: pivot, column: filled) }
    fill.clear()
    if Int(firstSource) < sources.count {
      transformations.append(
        Transformation(
          target: pivot, firstSource: firstSource, endOfSources: Int32(sources.count),
          previousOfTarget: pivots[Int(pivot)].lastTransformation))
      pivots[Int(pivot)].lastTransformation = number
    }
    return difference
  }

  private mutating func addToEntry(_ amount: Double, row: Int32, column: Int32) {
    guard abs(amount) > Self.negligible else { return }
    var place = pivots[Int(column)].firstInColumn
    while place >= 0 {
      steps &+= 1
      if entries[Int(place)].row == row {
        entries[Int(place)].value += amount
        if abs(entries[Int(place)].value) <= Self.negligible { removeEntry(place) }
        return
      }
      place = entries[Int(place)].nextInColumn
    }
    insertEntry(amount, row: row, column: column)
  }
}
