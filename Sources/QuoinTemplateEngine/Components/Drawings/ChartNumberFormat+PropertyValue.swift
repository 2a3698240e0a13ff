import QuoinDiagnostics
import QuoinDrawings
import QuoinExpressions

extension ChartNumberFormat: PropertyValue {
  /// Words such as `percent 1`, with expressions in braces.
  public static var propertyType: PropertyType {
    PropertyType(
      "ChartNumberFormat", syntax: .text, valueType: .object("ChartNumberFormat"),
      conversion: { value, _ throws(Diagnostic) in
        if ChartNumberFormat(propertyValue: value) != nil { return value }
        guard case .string(let words) = value else { throw .notAChartFormat("") }
        return try ChartNumberFormat(words).propertyValue
      },
      textConversion: { parts, _ throws(Diagnostic) in
        if parts.count == 1, ChartNumberFormat(propertyValue: parts[0]) != nil { return parts[0] }
        var words = ""
        for part in parts {
          switch part {
          case .string(let text): words += text
          case .number(let number):
            words += number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
          default: throw .notAChartFormat("")
          }
        }
        return try ChartNumberFormat(words).propertyValue
      })
  }

  /// Takes a format.
  public init?(propertyValue value: Value) {
    guard case .boxed(let box) = value, let format = box.value as? ChartNumberFormat else { return nil }
    self = format
  }

  /// The format in a box.
  public var propertyValue: Value { .boxed(HostValue(self)) }
}
