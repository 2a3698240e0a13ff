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
    switch try FlowItems(value, limit: budget.nodes) {
    case .values(let items): items
    case .numbers(let first, let count): (0..<count).map { .number(Double(first + $0)) }
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
