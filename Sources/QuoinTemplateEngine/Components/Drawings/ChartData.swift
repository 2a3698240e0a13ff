import QuoinDiagnostics
import QuoinExpressions

/// The numbers of a chart as a template gives them: numbers, several lists of them, or records.
enum ChartData: PropertyValue {
  case lists([[Double]])
  case records([[String: Value]])

  static var propertyType: PropertyType {
    PropertyType(
      "ChartData", valueType: .any,
      conversion: { value, _ throws(Diagnostic) in
        if ChartData(propertyValue: value) != nil { return value }
        guard case .array(let values) = value else { throw .notChartData }
        return try read(values).propertyValue
      })
  }

  private static func read(_ values: [Value]) throws(Diagnostic) -> ChartData {
    if case .dictionary? = values.first {
      var records: [[String: Value]] = []
      for value in values {
        guard case .dictionary(let record) = value else { throw .notChartData }
        records.append(record)
      }
      return .records(records)
    }
    if case .array? = values.first {
      var lists: [[Double]] = []
      for value in values {
        guard case .array(let list) = value else { throw .notChartData }
        lists.append(try numbers(list))
      }
      return .lists(lists)
    }
    return .lists(values.isEmpty ? [] : [try numbers(values)])
  }

  private static func numbers(_ values: [Value]) throws(Diagnostic) -> [Double] {
    var numbers: [Double] = []
    for value in values {
      switch value {
      case .number(let number): numbers.append(number)
      // What is missing in the data leaves a gap.
      case .null: numbers.append(.nan)
      default: throw .notChartData
      }
    }
    return numbers
  }

  init?(propertyValue value: Value) {
    switch value {
    case .boxed(let box):
      guard let data = box.value as? ChartData else { return nil }
      self = data
    case .null: self = .lists([])
    default: return nil
    }
  }

  var propertyValue: Value { .boxed(HostValue(self)) }
}

extension Diagnostic {
  static var notChartData: Diagnostic {
    Diagnostic(
      .error,
      "A chart shows an array of numbers, one array of numbers for each series, or an array of records")
  }
}
