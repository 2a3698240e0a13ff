/// A constraint gives way until others stop it.
extension Simplex {
  enum Move {
    /// Another constraint is active in its place.
    case exchanged
    /// Nothing stops it: `direction` and `rates` hold where variables and errors would go.
    case endless
    /// Rounding has made the factors useless.
    case lost
  }

  /// Moves along what a candidate frees, past constraints for as long as that saves, and stops at one.
  mutating func pivot(_ candidate: Candidate) -> Move {
    let leaving = active[Int(candidate.pivot)]
    trace(candidate)
    beginSlope(of: candidate)
    let isCautious = standing > patience
    var stop: Breakpoint?
    while let breakpoint = breakpoints.pop() {
      let row = rows[Int(breakpoint.row)]
      slope.add(abs(breakpoint.rate) * row.bend, at: row.level)
      if isCautious || !slope.isNegative {
        stop = breakpoint
        break
      }
      setSide(-row.side, of: breakpoint.row)
    }
    breakpoints.removeAll()
    guard let stop else { return .endless }
    lastStep = stop.step
    pivots &+= 1
    standing = stop.step > 1e-12 ? 0 : standing + 1
    advance(by: stop.step)
    if leaving >= 0 { rows[Int(leaving)].error = Double(candidate.side) * stop.step }
    return exchange(
      candidate.pivot, for: stop.row, side: candidate.side, expected: stop.rate * Double(candidate.side))
      ? .exchanged : .lost
  }

  /// Puts into `direction` and `rates` how variables and errors change as a candidate gives way, and gathers breakpoints.
  private mutating func trace(_ candidate: Candidate) {
    direction.clear()
    direction.add(Double(candidate.side), at: candidate.pivot)
    factors.solveRows(&direction)
    rate()
    for number in rates.indices {
      let rate = rates[number]
      let row = rows[Int(number)]
      guard abs(rate) > 1e-9, row.side > 0 ? rate < 0 : rate > 0 else { continue }
      breakpoints.gather(Breakpoint(step: max(0, -row.error / rate), rate: rate, row: number))
    }
    breakpoints.heapify()
  }

  /// How the errors of rows that are not active change along `direction`.
  mutating func rate() {
    for variable in direction.indices {
      let amount = direction[variable]
      guard amount != 0 else { continue }
      var place = variables[Int(variable)].firstTerm
      while place >= 0 {
        let term = terms[Int(place)]
        if rows[Int(term.row)].isCounted { rates.add(term.coefficient * amount, at: term.row) }
        steps &+= 1
        place = term.next
      }
    }
  }

  private mutating func beginSlope(of candidate: Candidate) {
    slope.removeAll()
    var place = multipliers.first[Int(candidate.pivot)]
    while place >= 0 {
      let node = multipliers.nodes[Int(place)]
      slope.add(candidate.side > 0 ? -node.amount : node.amount, at: node.level)
      place = node.next
    }
    let item = active[Int(candidate.pivot)]
    if item >= 0, !rows[Int(item)].isDoomed {
      slope.add(rows[Int(item)].cost(to: candidate.side), at: rows[Int(item)].level)
    }
  }

  /// Goes a step along `direction`.
  mutating func advance(by step: Double) {
    if step != 0 {
      for index in direction.indices.indices {
        let variable = direction.indices[index]
        let amount = direction[variable]
        guard amount != 0 else { continue }
        variables[Int(variable)].value += step * amount
        markChanged(variable)
      }
      for number in rates.indices { rows[Int(number)].error += step * rates[number] }
    }
    rates.clear()
    direction.clear()
  }

  mutating func markChanged(_ variable: Int32) {
    guard !variables[Int(variable)].isChanged else { return }
    variables[Int(variable)].isChanged = true
    changed.append(variable)
  }

  /// Makes a row active in the place of what is active at a pivot, which goes to a side of zero.
  ///
  /// - Parameter expected: What the new row is made of at the pivot, as it was found from the other side; rounding has taken over
  ///   where that is not so.
  mutating func exchange(_ pivot: Int32, for entering: Int32, side: Int8, expected: Double?) -> Bool {
    for place in termRange(of: entering) { column.add(terms[place].coefficient, at: terms[place].variable) }
    factors.transform(&column)
    for row in column.indices { direction.add(column[row], at: row) }
    factors.solveColumns(&direction)
    defer {
      column.clear()
      direction.clear()
    }
    let share = direction[pivot]
    if let expected {
      let difference = abs(share - expected) / max(1, abs(expected))
      if difference > 1e-7 { return false }
      if difference > 1e-11 { isDoubtful = true }
    }
    guard abs(share) > 1e-9 else { return false }
    if abs(share) < 1e-5 * direction.indices.reduce(1, { max($0, abs(direction[$1])) }) { isDoubtful = true }
    slope.removeAll()
    multipliers.take(pivot, into: &slope)
    let leaving = active[Int(pivot)]
    if leaving >= 0 {
      if !rows[Int(leaving)].isDoomed {
        slope.add(-rows[Int(leaving)].slope(on: side), at: rows[Int(leaving)].level)
        rows[Int(leaving)].isCounted = true
      }
      rows[Int(leaving)].pivot = -1
      rows[Int(leaving)].side = side
      suspect(leaving)
    } else {
      variables[Int(~leaving)].stayPivot = -1
    }
    for element in slope.elements {
      let amount = element.amount / share
      guard abs(amount) > Self.slopeTolerance / 100 else { continue }
      for index in direction.indices.indices {
        let other = direction.indices[index]
        if other != pivot, direction[other] != 0 {
          multipliers.add(-amount * direction[other], at: element.level, of: other)
        }
      }
      multipliers.add(amount, at: element.level, of: pivot)
    }
    let row = rows[Int(entering)]
    multipliers.add(row.slope(on: row.side), at: row.level, of: pivot)
    rows[Int(entering)].pivot = pivot
    rows[Int(entering)].isCounted = false
    rows[Int(entering)].error = 0
    active[Int(pivot)] = entering
    if !slope.elements.isEmpty {
      for index in direction.indices.indices { propose(direction.indices[index]) }
    }
    propose(pivot)
    return factors.replace(pivot, by: column)
  }
}
