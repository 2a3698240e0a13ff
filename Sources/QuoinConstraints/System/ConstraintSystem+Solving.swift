import QuoinDiagnostics

/// Solutions, and what is read of them.
extension ConstraintSystem {
  /// How a solution ended.
  public enum Outcome: Sendable {
    /// The values are the best ones.
    case solved
    /// `pivotLimit` was reached, `mayGoOn` has said no, or rounding has got the better of the numbers; the values are the
    /// best ones found so far, and the next solution goes on from them.
    case stopped
  }

  /// Whether the values are the best ones: nothing has been said since the last solution, and that one was not stopped.
  public var isSettled: Bool { isSolved && !isStopped }

  /// Works out the values from what has changed.
  @discardableResult public func solve() -> Outcome {
    if isSettled { return .solved }
    simplex.forgetChanges()
    var outcome = Outcome.stopped
    // Each round breaks a constraint, and gives newer ones that were broken because of it another chance.
    var rounds = 2 * simplex.rows.count + 2
    while rounds > 0 {
      rounds -= 1
      let limit = pivotLimit + 4 * (simplex.rows.count + simplex.variables.count)
      guard simplex.solve(within: limit, asking: mayGoOn) == .solved,
        let found = simplex.findContradictions(asking: mayGoOn)
      else { break }
      guard !found.isEmpty else {
        outcome = .solved
        break
      }
      for contradiction in found { note(contradiction) }
    }
    (isSolved, isStopped) = (true, outcome == .stopped)
    changedVariables.removeAll(keepingCapacity: true)
    for variable in simplex.changed where simplex.variables[Int(variable)].isLive {
      changedVariables.append(self.variable(at: variable))
    }
    return outcome
  }

  /// The value of a variable, after a solution if something has changed; 0 for one that is not in the system. After a solution
  /// that was stopped it is as far as that came.
  public func value(of variable: LinearVariable) -> Double {
    if !isSolved { solve() }
    guard contains(variable) else { return 0 }
    return simplex.variables[variable.index].value
  }

  /// What an expression comes to.
  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// How far a constraint is from holding, in units of its sides: 0 for one that holds.
  public func error(of constraint: ConstraintHandle) -> Double {
    if !isSolved { solve() }
    guard contains(constraint) else { return 0 }
    let row = simplex.rows[constraint.index]
    let error = simplex.measure(Int32(constraint.index)).error
    if simplex.holds(Int32(constraint.index)) { return 0 }
    switch row.relation {
    case .equal: return abs(error)
    case .lessThanOrEqual: return max(0, error)
    case .greaterThanOrEqual: return max(0, -error)
    }
  }

  /// Whether a required constraint is given up because of others.
  public func isBroken(_ constraint: ConstraintHandle) -> Bool {
    if !isSolved { solve() }
    return contains(constraint) && simplex.rows[constraint.index].isBroken
  }

  func priority(at row: Int) -> ConstraintPriority {
    simplex.rows[row].isBroken ? .required : ConstraintPriority(level: simplex.rows[row].level)
  }
}
