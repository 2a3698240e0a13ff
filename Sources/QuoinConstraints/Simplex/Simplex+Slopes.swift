/// What the constraints that are not active pull at, and what that makes of the multipliers.
extension Simplex {
  /// Lets the cost of a row that is not active be known to the multipliers.
  mutating func count(_ number: Int32) {
    let (error, size) = measure(number)
    rows[Int(number)].error = abs(error) <= Self.tolerance(size) ? 0 : error
    rows[Int(number)].side = restingSide(of: number)
    rows[Int(number)].isCounted = true
    let row = rows[Int(number)]
    let slope = row.slope(on: row.side)
    guard slope != 0 else { return }
    pending.append(SlopeChange(row: number, level: row.level, amount: slope))
    suspect(number)
  }

  /// The side that the error is on; without error the one that costs nothing.
  private func restingSide(of number: Int32) -> Int8 {
    let row = rows[Int(number)]
    if row.error != 0 { return row.error > 0 ? 1 : -1 }
    return row.relation == .lessThanOrEqual ? -1 : 1
  }

  /// Remembers a required row that does not hold at present.
  mutating func suspect(_ number: Int32) {
    let row = rows[Int(number)]
    guard row.isRequired, !row.isSuspect, row.pivot < 0, row.slope(on: row.side) != 0 else { return }
    rows[Int(number)].isSuspect = true
    suspects.append(number)
  }

  mutating func setSide(_ side: Int8, of number: Int32) {
    let row = rows[Int(number)]
    rows[Int(number)].side = side
    let amount = row.slope(on: side) - row.slope(on: row.side)
    pending.append(SlopeChange(row: number, level: row.level, amount: amount))
    suspect(number)
  }

  /// Changes the side of a row whose error has passed zero.
  mutating func correctSide(of number: Int32) {
    let row = rows[Int(number)]
    if row.side > 0 ? row.error < -row.errorTolerance : row.error > row.errorTolerance {
      setSide(-row.side, of: number)
    }
  }

  /// Tells the multipliers of all changes of slopes: one solution for each level.
  mutating func flushSlopes() {
    guard !pending.isEmpty else { return }
    if pending.count > 1 { pending.sort { $0.level > $1.level } }
    var place = 0
    while place < pending.count {
      let level = pending[place].level
      while place < pending.count, pending[place].level == level {
        let change = pending[place]
        for term in termRange(of: change.row) {
          column.add(change.amount * terms[term].coefficient, at: terms[term].variable)
          steps &+= 1
        }
        place += 1
      }
      factors.transform(&column)
      factors.solveColumns(&column)
      for index in column.indices.indices {
        let pivot = column.indices[index]
        let amount = column[pivot]
        guard amount != 0 else { continue }
        multipliers.add(-amount, at: level, of: pivot)
        propose(pivot)
      }
      column.clear()
    }
    pending.removeAll(keepingCapacity: true)
  }
}
