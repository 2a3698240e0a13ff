import QuoinDiagnostics
import QuoinExpressions
import QuoinResources

/// What a repetition goes over: the elements of an array or the numbers of a range.
enum RepeatedItems {
  /// The items that a value stands for.
  ///
  /// - Throws: A diagnostic when it is neither an array nor a range, or a range with more numbers than there may be
  ///   nodes.
  static func items(of value: Value, budget: Budget) throws(Diagnostic) -> [Value] {
    switch value {
    case .array(let items): return items
    case .range(let range):
      guard let upper = range.upper else { throw .endlessRepetition(range) }
      let lower = range.lower ?? 0
      let (distance, overflow) = upper.subtractingReportingOverflow(lower)
      guard !overflow, distance < budget.nodes else { throw .tooManyRepetitions(range, limit: budget.nodes) }
      let count = max(0, range.includesUpper ? distance + 1 : distance)
      return (0..<count).map { .number(Double(lower + $0)) }
    default: throw .notRepeatable(value)
    }
  }
}

extension Diagnostic {
  static func notRepeatable(_ value: Value) -> Diagnostic {
    let hint = value.isNull ? "; give a default with ??, such as ?? []" : ""
    return Diagnostic(.error, "<repeat> goes over an array or a range, not over \(value.mention)\(hint)")
  }

  static func endlessRepetition(_ range: IndexRange) -> Diagnostic {
    Diagnostic(.error, "<repeat> cannot go over the range \(range), which has no end")
  }

  static func tooManyRepetitions(_ range: IndexRange, limit: Int) -> Diagnostic {
    Diagnostic(.error, "<repeat> cannot go over the range \(range); the limit is \(limit) nodes")
  }
}
