import Foundation
import QuoinDiagnostics
import QuoinExpressions

/// Times as data hold them: dates, texts such as `2026-11-22` or `2026-11-22T16:28:00Z`, or seconds since 1970.
struct ChartTimes: PropertyValue, Equatable {
  /// In seconds since 1970; NaN for none.
  var seconds: [Double]

  static var propertyType: PropertyType {
    PropertyType(
      "ChartTimes", valueType: .any,
      conversion: { value, _ throws(Diagnostic) in
        if ChartTimes(propertyValue: value) != nil { return value }
        guard case .array(let values) = value else { throw .noTimes }
        var times = ChartTimes(seconds: [])
        for value in values {
          guard let time = value.time else { throw .noTime(value) }
          times.seconds.append(time)
        }
        return times.propertyValue
      })
  }

  init(seconds: [Double]) { self.seconds = seconds }

  init?(propertyValue value: Value) {
    switch value {
    case .boxed(let box):
      guard let times = box.value as? ChartTimes else { return nil }
      self = times
    case .null: self.init(seconds: [])
    default: return nil
    }
  }

  var propertyValue: Value { .boxed(HostValue(self)) }
}

extension Value {
  /// The seconds since 1970 that the value stands for, NaN where it is missing; nothing for what is no time.
  var time: Double? {
    switch self {
    case .null: return .nan
    case .number(let seconds): return DateParts(secondsSince1970: seconds) == nil ? nil : seconds
    case .string(let text): return DateParts(text)?.secondsSince1970
    case .boxed(let box):
      guard let date = box.value as? Date else { return nil }
      return DateParts(secondsSince1970: date.timeIntervalSince1970) == nil ? nil : date.timeIntervalSince1970
    default: return nil
    }
  }
}

extension Diagnostic {
  static var noTimes: Diagnostic {
    Diagnostic(.error, "The times of a chart are an array of dates, such as ['2026-11-22', '2026-11-23']")
  }

  static func noTime(_ value: Value) -> Diagnostic {
    Diagnostic(
      .error,
      "\(value.plainText.map { "'\($0.prefix(40))'" } ?? "What stands there") is no date; one is written as 2026-11-22 or 2026-11-22T16:28:00Z"
    )
  }
}
