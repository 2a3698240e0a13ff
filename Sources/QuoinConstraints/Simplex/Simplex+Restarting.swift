/// Everything is begun anew, from the values that there are.
extension Simplex {
  /// Begins with what was active, to be rid of what rounding and loops have added up to.
  mutating func restart(closingLoops: Bool) {
    for row in rows.indices { rows[row].isPreferred = rows[row].pivot >= 0 }
    begin(closingLoops: closingLoops)
  }

  /// Begins with what was active, and then, where many bounds turn out to be passed, with these before all else: what one
  /// of them does to the next, as along a chain of views, is found at one go instead of pivot by pivot.
  mutating func guess() {
    for row in rows.indices { rows[row].isPreferred = rows[row].pivot >= 0 }
    begin(closingLoops: true)
    for _ in 0..<2 {
      var passed = 0
      for row in rows.indices where isPassed(Int32(row)) {
        passed += rows[row].isPreferred ? 0 : 1
        rows[row].isPreferred = true
      }
      guard passed > 8 else { return }
      begin(closingLoops: true)
    }
  }

  /// Whether a bound does not hold because of something that counts less.
  func isPassed(_ number: Int32) -> Bool {
    let row = rows[Int(number)]
    guard row.isCounted, row.error != 0, row.relation != .equal, row.slope(on: row.side) != 0 else {
      return false
    }
    return termRange(of: number).contains { place in
      let item = active[Int(terms[place].variable)]
      return item < 0 || rows[Int(item)].level < row.level
    }
  }

  private mutating func begin(closingLoops: Bool) {
    restarts &+= 1
    isLost = false
    isDoubtful = false
    pending.removeAll(keepingCapacity: true)
    candidates.removeAll()
    multipliers.reset()
    factors.reset()
    for variable in active.indices {
      active[variable] = ~Int32(variable)
      variables[variable].stayPivot = Int32(variable)
    }
    var all: [Int32] = []
    for row in rows.indices where rows[row].isLive {
      rows[row].pivot = -1
      rows[row].isCounted = false
      rows[row].isMoved = false
      if !rows[row].isDoomed { all.append(Int32(row)) }
    }
    start(with: all, closingLoops: closingLoops)
    for number in all where rows[Int(number)].pivot >= 0 { require(number) }
    shift()
    for number in all where rows[Int(number)].pivot < 0 { count(number) }
    sourcesAtStart = factors.sources.count
    pivotsAtStart = pivots
  }
}
