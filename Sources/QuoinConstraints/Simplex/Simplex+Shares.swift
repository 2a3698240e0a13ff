/// What depends on what at the present vertex.
extension Simplex {
  /// What the value of a variable is the sum of: rows and stays, with how much each counts.
  ///
  /// A stay that an equation could replace, since it holds just so, is not named.
  mutating func shares(of variable: Int32) -> [(item: Int32, share: Double)] {
    while true {
      column.add(1, at: variable)
      factors.transform(&column)
      factors.solveColumns(&column)
      let pivots = column.indices.filter { abs(column[$0]) > 1e-9 }
      let found = pivots.map { (active[Int($0)], column[$0]) }
      column.clear()
      guard !pivots.contains(where: { active[Int($0)] < 0 && decide($0) }) else { continue }
      return found
    }
  }

  /// The highest level at which something pulls at an active row.
  func pressure(on row: Int32) -> Int32? {
    let pivot = rows[Int(row)].pivot
    guard pivot >= 0 else { return nil }
    var place = multipliers.first[Int(pivot)]
    while place >= 0 {
      let node = multipliers.nodes[Int(place)]
      if abs(node.amount) > Self.slopeTolerance { return node.level }
      place = node.next
    }
    return nil
  }

  /// Rows that do not hold and pull at some of others, the highest level first and then the oldest.
  mutating func givenUp(against others: [Int32]) -> [Int32] {
    // What a row pulls at is found from its own terms; those that share no variable with what is decided cannot pull.
    for row in others where rows[Int(row)].pivot >= 0 { direction.add(1, at: rows[Int(row)].pivot) }
    factors.solveRows(&direction)
    let moved = direction.indices
    direction.clear()
    var found: [Int32] = []
    stamp &+= 1
    for variable in moved {
      for row in rowsSpeaking(of: variable) where rows[Int(row)].stamp != stamp {
        rows[Int(row)].stamp = stamp
        let state = rows[Int(row)]
        guard state.isCounted, !holds(row) else { continue }
        if pulls(row, at: others) { found.append(row) }
      }
    }
    return found.sorted {
      (rows[Int($1)].level, rows[Int($0)].age) < (rows[Int($0)].level, rows[Int($1)].age)
    }
  }

  private mutating func pulls(_ row: Int32, at others: [Int32]) -> Bool {
    for place in termRange(of: row) { column.add(terms[place].coefficient, at: terms[place].variable) }
    factors.transform(&column)
    factors.solveColumns(&column)
    let isPulling = others.contains { rows[Int($0)].pivot >= 0 && abs(column[rows[Int($0)].pivot]) > 1e-9 }
    column.clear()
    return isPulling
  }

  /// The rows that have a term of a variable, the newest first.
  func rowsSpeaking(of variable: Int32) -> [Int32] {
    var found: [Int32] = []
    var place = variables[Int(variable)].firstTerm
    while place >= 0 {
      found.append(terms[Int(place)].row)
      place = terms[Int(place)].next
    }
    return found
  }
}
