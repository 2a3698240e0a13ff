import QuoinDiagnostics

/// Counts what one piece of work has used of its budget.
///
/// A meter belongs to one task, like the tree it counts for.
public final class BudgetMeter {
  /// The limits.
  public let budget: Budget
  private let start: ContinuousClock.Instant
  private var nodes = 0
  private var steps = 0
  private var untilClock = BudgetMeter.countsBetweenClocks

  // Reading the clock costs tens of nanoseconds, so it is read once in so many counts.
  private static let countsBetweenClocks = 1024

  /// Starts counting, and the clock with it.
  public init(_ budget: Budget = .default) {
    self.budget = budget
    start = .now
  }

  /// Counts one more node.
  public func countNode() throws(Diagnostic) {
    nodes += 1
    if nodes > budget.nodes { throw .tooManyNodes(limit: budget.nodes) }
    try countTowardsClock(1)
  }

  /// Counts steps of expressions.
  public func countSteps(_ count: Int = 1) throws(Diagnostic) {
    steps += count
    if steps > budget.expressionSteps { throw .tooManySteps(limit: budget.expressionSteps) }
    try countTowardsClock(count)
  }

  /// Checks a nesting depth.
  public func checkDepth(_ depth: Int) throws(Diagnostic) {
    if depth > budget.depth { throw .tooDeep(limit: budget.depth) }
  }

  /// Checks the clock now.
  public func checkTime() throws(Diagnostic) {
    untilClock = Self.countsBetweenClocks
    if ContinuousClock.now - start > budget.wallTime { throw .outOfTime(limit: budget.wallTime) }
  }

  private func countTowardsClock(_ count: Int) throws(Diagnostic) {
    untilClock -= count
    if untilClock <= 0 { try checkTime() }
  }
}

extension Diagnostic {
  /// Elements or views nest deeper than the budget allows.
  public static func tooDeep(limit: Int) -> Diagnostic {
    Diagnostic(.error, "Nested deeper than the limit of \(limit) levels")
  }

  static func tooManyNodes(limit: Int) -> Diagnostic {
    Diagnostic(.error, "More than the limit of \(limit) nodes")
  }

  static func tooManySteps(limit: Int) -> Diagnostic {
    Diagnostic(.error, "Expressions took more than the limit of \(limit) steps")
  }

  static func outOfTime(limit: Duration) -> Diagnostic {
    Diagnostic(.error, "Took longer than the limit of \(limit.formatted)")
  }
}

extension Duration {
  fileprivate var formatted: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
    return seconds < 1 ? "\(Int((seconds * 1000).rounded())) ms" : "\(seconds) s"
  }
}
