import QuoinDiagnostics

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

  static func tooManyGroupPixels(limit: Int) -> Diagnostic {
    Diagnostic(
      .error,
      "Views with an alpha or a shadow, nested in each other, hold more than the limit of \(limit) pixels")
  }

  static func outOfTime(limit: Duration) -> Diagnostic {
    var problem = Diagnostic(.error, "Took longer than the limit of \(limit.formatted)")
    problem.reason = Reason(BudgetMeter.self, 0)
    return problem
  }

  static func outOfMemory(limit: Int) -> Diagnostic {
    Diagnostic(.error, "Took more than the limit of \(limit.asBytes) of memory")
  }

  /// Whether it says that there was no time left, whoever has told it on.
  package var isOutOfTime: Bool { reason?.number(of: BudgetMeter.self) != nil }
}

extension Duration {
  fileprivate var formatted: String {
    // The parts of longer durations do not fit their types.
    let parts = min(max(self, .zero), .seconds(Int64.max)).components
    let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
    if seconds < 1 { return "\(Int((seconds * 1000).rounded())) ms" }
    return Int(exactly: seconds).map { "\($0) s" } ?? "\(seconds) s"
  }
}

extension Int {
  /// A number of bytes as people write it.
  fileprivate var asBytes: String {
    self >= 1_000_000 ? "\(self / 1_000_000) MB" : self >= 1000 ? "\(self / 1000) KB" : "\(self) bytes"
  }
}
