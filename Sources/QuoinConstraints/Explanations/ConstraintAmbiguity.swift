/// A way in which variables could move together without any constraint being worse off.
public struct ConstraintAmbiguity: Hashable, Sendable {
  /// A variable that moves, and how far in relation to the others.
  public struct Movement: Hashable, Sendable {
    /// The variable.
    public let variable: LinearVariable
    /// How fast it moves, and to which side; the largest rate of a movement is 1 or −1.
    public let rate: Double
  }

  /// What moves, in the order in which the variables were made.
  public let movements: [Movement]
}

extension ConstraintSystem {
  /// What the constraints leave open: none where each variable has one best value.
  ///
  /// Every variable that could have another value stands in at least one of them. It costs about as much as a solution from
  /// the beginning where something is open, and a glance at each constraint where nothing is.
  public func ambiguities() -> [ConstraintAmbiguity] {
    if !isSolved { solve() }
    let limit = pivotLimit + 4 * (simplex.rows.count + simplex.variables.count)
    var found: [ConstraintAmbiguity] = []
    var known: Set<ConstraintAmbiguity> = []
    for freedom in simplex.freedoms(within: limit) {
      let largest = freedom.moves.reduce(0) { max($0, abs($1.rate)) }
      guard largest > 0, let first = freedom.moves.first else { continue }
      // The same way there and back is one.
      let scale = first.rate < 0 ? -largest : largest
      let ambiguity = ConstraintAmbiguity(
        movements: freedom.moves.map { .init(variable: variable(at: $0.variable), rate: $0.rate / scale) })
      if known.insert(ambiguity).inserted { found.append(ambiguity) }
    }
    return found
  }

  /// The variables that could have other values, in the order of their numbers.
  public func ambiguousVariables() -> [LinearVariable] {
    Set(ambiguities().flatMap { $0.movements.map(\.variable) }).sorted { $0.index < $1.index }
  }
}
