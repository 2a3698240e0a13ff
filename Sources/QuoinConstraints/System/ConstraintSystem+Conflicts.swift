import QuoinDiagnostics

extension ConstraintSystem {
  /// Breaks the newest constraint of a contradiction and remembers why.
  func note(_ contradiction: Simplex.Contradiction) {
    guard let last = contradiction.parts.last else { return }
    // What is given up is no reason for others any more.
    reconsiderConflicts(with: last.row)
    let remedies = contradiction.parts.map { part in
      ConstraintConflict.Remedy(constraint: handle(at: part.row), change: part.change)
    }
    for part in contradiction.parts { conflictsOfRow[part.row, default: 0] += 1 }
    conflicts.append(
      ConstraintConflict(
        constraints: contradiction.parts.map { handle(at: $0.row) }, broken: handle(at: last.row),
        remedies: remedies.enumerated().sorted {
          (abs($0.element.change), $0.offset) < (abs($1.element.change), $1.offset)
        }.map(\.element)))
    simplex.setBroken(true, last.row)
  }

  /// Takes back what a constraint that changes or goes was a reason for; the next solution decides anew.
  func reconsiderConflicts(with row: Int32) {
    guard conflictsOfRow[row] != nil else { return }
    let handle = handle(at: row)
    for conflict in conflicts where conflict.constraints.contains(handle) {
      simplex.setBroken(false, Int32(conflict.broken.index))
      for constraint in conflict.constraints {
        let other = Int32(constraint.index)
        let left = conflictsOfRow[other, default: 1] - 1
        conflictsOfRow[other] = left > 0 ? left : nil
      }
    }
    conflicts.removeAll { $0.constraints.contains(handle) }
  }
}
