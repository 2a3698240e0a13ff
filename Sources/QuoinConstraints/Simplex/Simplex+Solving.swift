/// From what has changed to the best values there are.
extension Simplex {
  /// How a solution ended.
  enum End {
    case solved
    /// The work was limited, or numbers of too different sizes have made it impossible.
    case stopped
  }

  /// Lets what has moved so far be no news any more.
  mutating func forgetChanges() {
    for variable in changed { variables[Int(variable)].isChanged = false }
    changed.removeAll(keepingCapacity: true)
  }

  /// How many steps are taken between questions whether to go on: some ten microseconds.
  private static var stepsBetweenQuestions: Int { 10_000 }

  /// Asks from time to time whether to go on.
  mutating func may(_ goOn: ((_ steps: Int) -> Bool)?) -> Bool {
    let done = steps + factors.steps
    guard let goOn, done - stepsAtQuestion >= Self.stepsBetweenQuestions else { return true }
    defer { stepsAtQuestion = done }
    return goOn(done - stepsAtQuestion)
  }

  /// Finds the best values, within a number of pivots.
  mutating func solve(within limit: Int, asking mayGoOn: ((_ steps: Int) -> Bool)? = nil) -> End {
    prepare()
    var left = limit
    var restartsLeft = 8
    var doubtsLeft = 4
    while true {
      guard may(mayGoOn) else { return .stopped }
      if isLost || factors.sources.count > 2 * sourcesAtStart + 4 * variables.count + 1_000 {
        guard restartsLeft > 0 else { return .stopped }
        restartsLeft -= 1
        restart(closingLoops: restartsLeft > 4)
      } else if pivots - pivotsAtStart > 4 * (100 + variables.count) {
        restart(closingLoops: true)
      }
      flushSlopes()
      if let candidate = nextCandidate() {
        guard left > 0 else { return .stopped }
        left -= 1
        corrections = 0
        switch pivot(candidate) {
        case .exchanged: break
        // Costs have an end, so that what is endless is rounding.
        case .endless, .lost:
          rates.clear()
          direction.clear()
          isLost = true
        }
      } else if polish() {
        if isDoubtful, doubtsLeft > 0 {
          doubtsLeft -= 1
          restart(closingLoops: true)
          continue
        }
        sweep()
        if !isLost, pending.isEmpty { return .solved }
      } else {
        guard left > 0 else { return .stopped }
        left -= 1
      }
    }
  }

  private mutating func prepare() {
    standing = 0
    corrections = 0
    for number in doomed {
      let row = rows[Int(number)]
      if row.isCounted {
        let slope = row.slope(on: row.side)
        if slope != 0 { pending.append(SlopeChange(row: number, level: row.level, amount: -slope)) }
        rows[Int(number)].isCounted = false
      } else if row.pivot >= 0 {
        propose(row.pivot)
      }
    }
    flushSlopes()
    let new = fresh.filter { !rows[Int($0)].isDoomed }
    fresh.removeAll(keepingCapacity: true)
    // Where much is new or goes, what there was is no reason to find the rest one by one. And what rounding adds to multipliers with
    // each pivot is not let grow.
    if new.count > 16, 2 * new.count > rows.count - freeRows.count {
      guess()
    } else if pivots - pivotsAtStart > 100 + variables.count || 2 * doomed.count > rows.count - freeRows.count
    {
      restart(closingLoops: true)
    } else {
      if !new.isEmpty { start(with: new) }
      for number in new where rows[Int(number)].pivot >= 0 { require(number) }
      for number in moved where rows[Int(number)].isMoved {
        rows[Int(number)].isMoved = false
        if rows[Int(number)].pivot >= 0, !rows[Int(number)].isDoomed { require(number) }
      }
      shift()
      for number in new where rows[Int(number)].pivot < 0 { count(number) }
      if new.count > 32, new.count(where: { isPassed($0) }) > 32 { guess() }
    }
    moved.removeAll(keepingCapacity: true)
  }

  /// Notes in `direction` what an active row lacks.
  mutating func require(_ number: Int32) {
    let (error, _) = measure(number)
    if error != 0 { direction.add(-error, at: rows[Int(number)].pivot) }
  }

  /// Moves the variables so that active rows have what `direction` says that they lack.
  mutating func shift() {
    guard !direction.indices.isEmpty else { return }
    factors.solveRows(&direction)
    rate()
    let touched = rates.indices
    advance(by: 1)
    for number in touched { correctSide(of: number) }
  }

  /// Works out the errors of all that has been touched anew; false where something had to be set right.
  private mutating func polish() -> Bool {
    stamp &+= 1
    for index in changed.indices {
      var place = variables[Int(changed[index])].firstTerm
      while place >= 0 {
        let number = terms[Int(place)].row
        place = terms[Int(place)].next
        steps &+= 1
        guard rows[Int(number)].stamp != stamp else { continue }
        rows[Int(number)].stamp = stamp
        polish(number)
      }
    }
    guard !direction.indices.isEmpty else { return pending.isEmpty }
    corrections += 1
    switch corrections {
    case 4: isLost = true
    // As near as these numbers come.
    case 8...: break
    default:
      shift()
      return false
    }
    direction.clear()
    return pending.isEmpty && !isLost
  }

  private mutating func polish(_ number: Int32) {
    let row = rows[Int(number)]
    if row.pivot >= 0, !row.isDoomed {
      let (error, size) = measure(number)
      if abs(error) > Self.tolerance(size) / 5 { direction.add(-error, at: row.pivot) }
    } else if row.isCounted {
      let (error, size) = measure(number)
      if abs(error) <= Self.tolerance(size) {
        rows[Int(number)].error = 0
      } else {
        rows[Int(number)].error = error
        if (error > 0) != (row.side > 0) { setSide(-row.side, of: number) }
      }
    }
  }

  /// Lets rows go that are to go: what is active of them costs nothing by now.
  private mutating func sweep() {
    let before = factors.steps
    // What came last goes first, so that less hangs from what is left.
    for number in doomed.sorted(by: { rows[Int($0)].age > rows[Int($1)].age }) {
      let pivot = rows[Int(number)].pivot
      // Where many are told from what hangs from them, beginning anew costs less.
      if factors.steps - before > 8 * variables.count + 1_000 { isLost = true }
      if pivot >= 0, !isLost { evict(pivot) }
      releaseRow(number)
    }
    doomed.removeAll(keepingCapacity: true)
  }

  /// Makes a stay active in the place of what costs nothing to leave.
  private mutating func evict(_ pivot: Int32) {
    if factors.pivots[Int(pivot)].lastSource < 0, variables[Int(pivot)].stayPivot < 0 {
      // No loop comes between: the variable that the pivot is named after is one that moves.
      hold(pivot, pivot)
      return
    }
    direction.clear()
    direction.add(1, at: pivot)
    factors.solveRows(&direction)
    var (variable, size): (Int32, Double) = (-1, 0)
    for index in direction.indices where abs(direction[index]) > size {
      (variable, size) = (index, abs(direction[index]))
    }
    direction.clear()
    hold(pivot, variable)
  }

  /// Makes a row active in the place of a stay that holds just so; false where there is none.
  mutating func decide(_ pivot: Int32) -> Bool {
    direction.clear()
    direction.add(1, at: pivot)
    factors.solveRows(&direction)
    rate()
    var (best, size): (Int32, Double) = (-1, 1e-6)
    for number in rates.indices where rows[Int(number)].error == 0 && abs(rates[number]) > size {
      // A bound that holds just so decides only together with another one.
      guard rows[Int(number)].relation == .equal else { continue }
      (best, size) = (number, abs(rates[number]))
    }
    rates.clear()
    direction.clear()
    guard best >= 0 else { return false }
    if !exchange(pivot, for: best, side: 1, expected: nil) { isLost = true }
    return !isLost
  }

  /// Makes the stay of a variable active at a pivot.
  private mutating func hold(_ pivot: Int32, _ variable: Int32) {
    let leaving = active[Int(pivot)]
    if leaving >= 0 { rows[Int(leaving)].pivot = -1 } else { variables[Int(~leaving)].stayPivot = -1 }
    slope.removeAll()
    multipliers.take(pivot, into: &slope)
    column.add(1, at: variable)
    factors.transform(&column)
    active[Int(pivot)] = ~variable
    variables[Int(variable)].stayPivot = pivot
    if !factors.replace(pivot, by: column) { isLost = true }
    column.clear()
  }
}
