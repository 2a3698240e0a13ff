extension Simplex.Row {
  /// How fast the cost grows with the error on a side of zero.
  func slope(on side: Int8) -> Double {
    switch relation {
    case .equal: side > 0 ? weight : -weight
    case .lessThanOrEqual: side > 0 ? weight : 0
    case .greaterThanOrEqual: side < 0 ? -weight : 0
    }
  }

  /// What a unit of error costs to a side of zero.
  func cost(to side: Int8) -> Double { abs(slope(on: side)) }

  /// How much the slope of the cost grows where the error passes zero.
  var bend: Double { relation == .equal ? 2 * weight : weight }

  var isRequired: Bool { level == ConstraintPriority.requiredLevel }

  /// Errors below it are none.
  var errorTolerance: Double { Simplex.tolerance(abs(constant)) }
}

/// Variables and constraints come, change and go; what that means is worked out by `solve`.
extension Simplex {
  mutating func addVariable() -> Int32 {
    if let free = freeVariables.popLast() {
      variables[Int(free)].isLive = true
      // What was there before decides nothing of the new one.
      variables[Int(free)].value = 0
      return free
    }
    let number = Int32(variables.count)
    variables.append(Variable(stayPivot: number))
    active.append(~number)
    factors.appendPivot()
    multipliers.appendPivot()
    direction.grow(to: variables.count)
    column.grow(to: variables.count)
    return number
  }

  /// Lets a variable go that no constraint speaks of.
  mutating func removeVariable(_ number: Int32) {
    variables[Int(number)].isLive = false
    freeVariables.append(number)
  }

  /// - Parameter parts: Variables, each once, with what they are multiplied by.
  mutating func addRow(
    _ parts: some Collection<(variable: Int32, coefficient: Double)>, _ relation: LinearRelation,
    constant: Double,
    level: Int32, weight: Double, age: Int64? = nil
  ) -> Int32 {
    let number: Int32
    if let free = freeRows.popLast() {
      number = free
    } else {
      number = Int32(rows.count)
      rows.append(Row())
      rates.grow(to: rows.count)
    }
    if unusedTerms > terms.count / 2 + 1_000 { compactTerms() }
    var row = Row(constant: constant, weight: weight)
    row.stamp = rows[Int(number)].stamp
    row.firstTerm = Int32(terms.count)
    row.termCount = Int32(parts.count)
    row.level = level
    row.age = age ?? nextAge
    row.relation = relation
    nextAge = max(nextAge, row.age) + 1
    for part in parts { appendTerm(part.coefficient, of: part.variable, in: number) }
    rows[Int(number)] = row
    fresh.append(number)
    return number
  }

  private mutating func appendTerm(_ coefficient: Double, of variable: Int32, in row: Int32) {
    let place = Int32(terms.count)
    let next = variables[Int(variable)].firstTerm
    terms.append(Term(coefficient: coefficient, variable: variable, row: row, next: next, previous: -1))
    if next >= 0 { terms[Int(next)].previous = place }
    variables[Int(variable)].firstTerm = place
  }

  func termRange(of row: Int32) -> Range<Int> {
    let first = Int(rows[Int(row)].firstTerm)
    return first..<first + Int(rows[Int(row)].termCount)
  }

  /// Says that a constraint is to go; until `solve` it goes on as it was.
  mutating func removeRow(_ number: Int32) {
    rows[Int(number)].isDoomed = true
    doomed.append(number)
  }

  /// Takes a row that is not active out of the lists of its variables.
  mutating func releaseRow(_ number: Int32) {
    for place in termRange(of: number) {
      let term = terms[place]
      if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
      if term.previous >= 0 {
        terms[Int(term.previous)].next = term.next
      } else {
        variables[Int(term.variable)].firstTerm = term.next
      }
    }
    unusedTerms += Int(rows[Int(number)].termCount)
    let stamp = rows[Int(number)].stamp
    rows[Int(number)] = Row()
    rows[Int(number)].stamp = stamp
    rows[Int(number)].isLive = false
    freeRows.append(number)
  }

  /// Writes the terms anew without those of rows that are gone.
  private mutating func compactTerms() {
    let old = terms
    terms.removeAll(keepingCapacity: true)
    unusedTerms = 0
    for variable in variables.indices { variables[variable].firstTerm = -1 }
    for row in rows.indices where rows[row].isLive {
      let range = termRange(of: Int32(row))
      rows[row].firstTerm = Int32(terms.count)
      for place in range { appendTerm(old[place].coefficient, of: old[place].variable, in: Int32(row)) }
    }
  }

  mutating func setConstant(_ constant: Double, of number: Int32) {
    let difference = constant - rows[Int(number)].constant
    guard difference != 0 else { return }
    rows[Int(number)].constant = constant
    if rows[Int(number)].pivot >= 0 {
      guard !rows[Int(number)].isMoved else { return }
      rows[Int(number)].isMoved = true
      moved.append(number)
    } else if rows[Int(number)].isCounted {
      rows[Int(number)].error -= difference
      correctSide(of: number)
    }
  }

  mutating func setLevel(_ level: Int32, of number: Int32) {
    let row = rows[Int(number)]
    guard row.level != level else { return }
    if row.isCounted {
      let slope = row.slope(on: row.side)
      if slope != 0 {
        pending.append(SlopeChange(row: number, level: row.level, amount: -slope))
        pending.append(SlopeChange(row: number, level: level, amount: slope))
      }
    }
    rows[Int(number)].level = level
    if row.pivot >= 0 { propose(row.pivot) }
    suspect(number)
  }

  /// The terms of a row less its constant, and the largest number among them.
  func measure(_ number: Int32) -> (error: Double, size: Double) {
    let row = rows[Int(number)]
    var (sum, size) = (-row.constant, abs(row.constant))
    for place in termRange(of: number) {
      let part = terms[place].coefficient * variables[Int(terms[place].variable)].value
      sum += part
      size = max(size, abs(part))
    }
    return (sum, size)
  }
}
