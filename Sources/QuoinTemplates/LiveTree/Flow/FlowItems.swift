import QuoinDiagnostics
import QuoinExpressions

/// What a repetition goes over piece by piece: elements, or numbers of which none is there before its turn.
enum FlowItems: RandomAccessCollection {
  case values([Value])
  case numbers(from: Int, count: Int)

  /// - Throws: A diagnostic when a value is neither an array nor a range with an end.
  init(_ value: Value) throws(Diagnostic) {
    switch value {
    case .array(let items): self = .values(items)
    case .range(let range):
      guard let upper = range.upper else { throw .endlessRepetition(range) }
      let lower = range.lower ?? 0
      let (distance, overflow) = upper.subtractingReportingOverflow(lower)
      // More would not fit on pages either.
      guard !overflow, distance < 1 << 40 else { throw .tooManyRepetitions(range, limit: 1 << 40) }
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

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Value {
    switch self {
    case .values(let values): values[index]
    case .numbers(let first, _): .number(Double(first + index))
    }
  }
}
