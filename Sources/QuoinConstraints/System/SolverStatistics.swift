/// What a system has done since it was made, counted rather than timed.
public struct SolverStatistics: Hashable, Sendable {
  /// How often one constraint gave way to another.
  public var pivots: Int
  /// How many numbers of constraints and factors were looked at.
  public var steps: Int
  /// How often everything was begun anew.
  public var restarts: Int

  /// What was done between two moments.
  public static func - (later: SolverStatistics, earlier: SolverStatistics) -> SolverStatistics {
    SolverStatistics(
      pivots: later.pivots - earlier.pivots, steps: later.steps - earlier.steps,
      restarts: later.restarts - earlier.restarts)
  }
}

extension ConstraintSystem {
  /// What it has done so far.
  public var statistics: SolverStatistics {
    SolverStatistics(
      pivots: simplex.pivots, steps: simplex.steps + simplex.factors.steps, restarts: simplex.restarts)
  }

  /// How many variables there are.
  public var variableCount: Int { simplex.variables.count - simplex.freeVariables.count }

  /// How many constraints there are.
  public var constraintCount: Int {
    simplex.rows.count - simplex.freeRows.count - simplex.doomed.count
  }
}
