import QuoinDiagnostics
import QuoinExpressions

/// What a repetition goes over: elements, or numbers of which none is there before its turn.
enum FlowItems: RandomAccessCollection {
  case values([Value])
  case numbers(from: Int, count: Int)

  /// More than these would not fit on pages either.
  static let limit = 1 << 40

  /// - Parameters:
  ///   - value: An array, or a range with an end.
  ///   - limit: How many numbers a range may have.
  /// - Throws: A diagnostic when it is neither, or a longer range.
  init(_ value: Value, limit: Int = limit) throws(Diagnostic) {
    switch value {
    case .array(let items): self = .values(items)
    case .range(let range):
      guard let upper = range.upper else { throw .endlessRepetition(range) }
      let lower = range.lower ?? 0
      let (distance, overflow) = upper.subtractingReportingOverflow(lower)
      guard !overflow, distance < limit else { throw .tooManyRepetitions(range, limit: limit) }
      self = .numbers(from: lower, count: Swift.max(0, range.includesUpper ? distance + 1 : distance))
    default: throw .notRepeatable(value)
    }
  }

  var count: Int {
    switch self {
    case .values(let values): values.count
    case .numbers(_, let count): count
    }
  }

  /// All of them at once.
  var all: [Value] {
    if case .values(let values) = self { values } else { Array(self) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Value {
    switch self {
    case .values(let values): values[index]
    case .numbers(let first, _): .number(Double(first + index))
    }
  }
}

extension Diagnostic {
  fileprivate static func notRepeatable(_ value: Value) -> Diagnostic {
    let hint = value.isNull ? "; give a default with ??, such as ?? []" : ""
    return Diagnostic(.error, "<repeat> goes over an array or a range, not over \(value.mention)\(hint)")
  }

  fileprivate static func endlessRepetition(_ range: IndexRange) -> Diagnostic {
    Diagnostic(.error, "<repeat> cannot go over the range \(range), which has no end")
  }

  fileprivate static func tooManyRepetitions(_ range: IndexRange, limit: Int) -> Diagnostic {
    Diagnostic(.error, "<repeat> cannot go over the range \(range); the limit is \(limit) nodes")
  }
}
