import QuoinDiagnostics

extension ConstraintSystem {
  /// The contradictions among required constraints that the last solution found or left, by the age of what is broken.
  public var conflicts: [ConstraintConflict] {
    conflictOfBroken.sorted {
      (simplex.rows[Int($0.key)].age, $0.key) < (simplex.rows[Int($1.key)].age, $1.key)
    }.map(\.value)
  }

  /// Breaks the newest constraint of a contradiction and remembers why.
  func note(_ contradiction: Simplex.Contradiction) {
    guard let last = contradiction.parts.last else { return }
    // What is given up is no reason for others any more.
    reconsiderConflicts(with: last.row)
    let remedies = contradiction.parts.map { part in
      ConstraintConflict.Remedy(constraint: handle(at: part.row), change: part.change)
    }
    conflictOfBroken[last.row] = ConstraintConflict(
      constraints: contradiction.parts.map { handle(at: $0.row) }, broken: handle(at: last.row),
      remedies: remedies.enumerated().sorted {
        (abs($0.element.change), $0.offset) < (abs($1.element.change), $1.offset)
      }.map(\.element))
    for part in contradiction.parts { brokenBecauseOf[part.row, default: []].insert(last.row) }
    simplex.setBroken(true, last.row)
  }

  /// Takes back what a constraint that changes or goes was a reason for; the next solution decides anew.
  func reconsiderConflicts(with row: Int32) {
    // In an order of its own, so that it decides nothing.
    guard let concerned = brokenBecauseOf[row]?.sorted() else { return }
    for broken in concerned {
      guard let conflict = conflictOfBroken.removeValue(forKey: broken) else { continue }
      simplex.setBroken(false, broken)
      for constraint in conflict.constraints {
        let other = Int32(constraint.index)
        brokenBecauseOf[other]?.remove(broken)
        if brokenBecauseOf[other]?.isEmpty == true { brokenBecauseOf[other] = nil }
      }
    }
  }
}
