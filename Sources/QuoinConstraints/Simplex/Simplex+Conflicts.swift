/// Required rows that cannot all hold.
extension Simplex {
  /// Rows of which each can go and the rest can hold.
  struct Contradiction {
    /// The rows, oldest first, with how far the constant of each would have to change for all to hold.
    var parts: [(row: Int32, change: Double)]
  }

  /// The required rows whose cost is taken to grow: those that do not hold, and those that just do.
  private mutating func takeSuspects() -> [Int32] {
    let found = suspects.filter { number in
      let row = rows[Int(number)]
      return row.isLive && row.pivot < 0 && row.isRequired && row.isCounted
        && row.slope(on: row.side) != 0
    }
    for number in suspects { rows[Int(number)].isSuspect = false }
    // They are looked at again after the next change.
    for number in found { rows[Int(number)].isSuspect = true }
    suspects = found
    return found
  }

  /// Finds what contradicts itself: each time the oldest rows are kept, and the newest of those that cannot hold together is
  /// the last of its contradiction.
  ///
  /// - Returns: Nothing where it may not go on.
  mutating func findContradictions(asking mayGoOn: ((_ steps: Int) -> Bool)?) -> [Contradiction]? {
    let violated = takeSuspects()
    guard violated.contains(where: { !holds($0) }) else { return [] }
    let level = ConstraintPriority.requiredLevel
    for number in violated {
      let amount = rows[Int(number)].slope(on: rows[Int(number)].side)
      for place in termRange(of: number) {
        column.add(amount * terms[place].coefficient, at: terms[place].variable)
      }
    }
    factors.transform(&column)
    factors.solveColumns(&column)
    var concerned = violated
    for pivot in column.indices {
      let item = active[Int(pivot)]
      if item >= 0, abs(multipliers.amount(of: pivot, at: level)) > Self.slopeTolerance {
        concerned.append(item)
      }
    }
    column.clear()
    concerned.sort { rows[Int($0)].age < rows[Int($1)].age }
    guard let found = contradictions(among: concerned, asking: mayGoOn) else { return nil }
    guard found.isEmpty, let newest = concerned.last(where: { !holds($0) }) else { return found }
    // Rounding hides what is wrong: at least it is known which row cannot hold.
    return [Contradiction(parts: [(newest, 0)])]
  }

  /// Adds rows one by one to a system of their own.
  private mutating func contradictions(
    among concerned: [Int32], asking mayGoOn: ((_ steps: Int) -> Bool)?
  ) -> [Contradiction]? {
    var trial = Simplex()
    var ownVariables: [Int32: Int32] = [:]
    var originals: [Int32] = []
    var found: [Contradiction] = []
    var counted = 0
    for number in concerned {
      let taken = trial.steps &+ trial.factors.steps
      steps &+= taken - counted
      counted = taken
      guard may(mayGoOn) else { return nil }
      let row = rows[Int(number)]
      let parts = termRange(of: number).map { place -> (variable: Int32, coefficient: Double) in
        let variable = terms[place].variable
        if let own = ownVariables[variable] { return (own, terms[place].coefficient) }
        let own = trial.addVariable()
        ownVariables[variable] = own
        return (own, terms[place].coefficient)
      }
      // A little less than required, so that it is the one that gives way.
      let own = trial.addRow(
        parts, row.relation, constant: row.constant, level: ConstraintPriority.brokenLevel, weight: row.weight
      )
      while originals.count <= Int(own) { originals.append(-1) }
      originals[Int(own)] = number
      trial.forgetChanges()
      guard trial.solve(within: 1_000 + 10 * concerned.count) == .solved else { continue }
      if trial.holds(own) {
        trial.setLevel(ConstraintPriority.requiredLevel, of: own)
      } else {
        var contradiction = trial.contradiction(of: own, originals: originals)
        contradiction.parts.sort { rows[Int($0.row)].age < rows[Int($1.row)].age }
        found.append(contradiction)
        trial.removeRow(own)
      }
    }
    return found
  }

  /// The only row that does not hold and the active ones that it is a sum of: these are independent of each other, so
  /// that without any one of them the rest can hold.
  private mutating func contradiction(of broken: Int32, originals: [Int32]) -> Contradiction {
    var parts = [(row: originals[Int(broken)], change: rows[Int(broken)].error)]
    for place in termRange(of: broken) { column.add(terms[place].coefficient, at: terms[place].variable) }
    factors.transform(&column)
    factors.solveColumns(&column)
    for pivot in column.indices {
      let (item, share) = (active[Int(pivot)], column[pivot])
      guard item >= 0, abs(share) > 1e-9 else { continue }
      parts.append((originals[Int(item)], -rows[Int(broken)].error / share))
    }
    column.clear()
    return Contradiction(parts: parts)
  }

  /// Lets a required row hold only as nearly as the others let it, or makes it required again.
  mutating func setBroken(_ isBroken: Bool, _ number: Int32) {
    guard rows[Int(number)].isBroken != isBroken else { return }
    rows[Int(number)].isBroken = isBroken
    setLevel(isBroken ? ConstraintPriority.brokenLevel : ConstraintPriority.requiredLevel, of: number)
  }

  /// Whether a row holds.
  func holds(_ number: Int32) -> Bool {
    let row = rows[Int(number)]
    return row.pivot >= 0 || abs(row.error) <= row.errorTolerance || row.slope(on: row.side) == 0
  }
}
