import QuoinDiagnostics

extension ConstraintSystem {
  /// Which constraints decide the value of a variable.
  ///
  /// ```swift
  /// for link in try system.why(width).links { print(system.words(of: link.constraint), link.contribution) }
  /// ```
  public func why(_ variable: LinearVariable) throws(Diagnostic) -> ValueExplanation {
    let index = try registry.place(of: variable)
    if !isSolved { solve() }
    let shares = simplex.shares(of: index)
    if simplex.isLost { isSolved = false }
    var undecided: [ConstraintAmbiguity.Movement] = []
    var shareOfRow: [Int32: Double] = [:]
    for (item, share) in shares {
      if item >= 0 {
        shareOfRow[item] = share
      } else if simplex.variables[Int(~item)].isLive {
        undecided.append(.init(variable: self.variable(at: ~item), rate: share))
      }
    }
    let links = chain(from: index, among: Set(shareOfRow.keys)).map { row in
      let share = shareOfRow[row] ?? 0
      return ValueExplanation.Link(
        constraint: handle(at: row), share: share, contribution: share * simplex.rows[Int(row)].constant,
        heldAgainst: simplex.pressure(on: row).map(ConstraintPriority.init(level:)))
    }
    return ValueExplanation(
      variable: variable, value: simplex.variables[Int(index)].value, links: links,
      undecided: undecided.sorted { $0.variable.index < $1.variable.index },
      givenUp: simplex.givenUp(against: shareOfRow.keys.sorted()).map { handle(at: $0) })
  }

  /// Rows in the order in which they are met from a variable on.
  private func chain(from variable: Int32, among rows: Set<Int32>) -> [Int32] {
    var order: [Int32] = []
    var seen: Set<Int32> = []
    var queue = [variable]
    var next = 0
    var met: Set<Int32> = [variable]
    while next < queue.count {
      for row in simplex.rowsSpeaking(of: queue[next]).sorted() where rows.contains(row) {
        guard seen.insert(row).inserted else { continue }
        order.append(row)
        for place in simplex.termRange(of: row) where met.insert(simplex.terms[place].variable).inserted {
          queue.append(simplex.terms[place].variable)
        }
      }
      next += 1
    }
    return order
  }
}
