import QuoinDiagnostics
import QuoinExpressions

extension Array: PropertyValue where Element: PropertyValue {
  /// Values separated by commas; the names of the element's type are known inside.
  public static var propertyType: PropertyType { .array(of: Element.propertyType) }

  /// Takes an array of fitting values, one value as an array of one, or `nil` as an empty one.
  public init?(propertyValue value: Value) {
    guard case .array(let values) = value else {
      if case .null = value {
        self = []
        return
      }
      guard let only = Element(propertyValue: value) else { return nil }
      self = [only]
      return
    }
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for value in values {
      guard let element = Element(propertyValue: value) else { return nil }
      elements.append(element)
    }
    self = elements
  }

  public var propertyValue: Value { .array(map(\.propertyValue)) }
}

extension PropertyType {
  /// Arrays of a type: values separated by commas, among which the names of the type are known.
  package static func array(of element: PropertyType) -> PropertyType {
    var type = PropertyType(
      "[\(element.name)]", valueType: .array(element.valueType), cases: element.cases)
    type.caseSuffix = element.caseSuffix
    if let convert = element.conversion { type.conversion = elementwise(convert) }
    return type
  }

  private static func elementwise(_ convert: @escaping PropertyType.Conversion) -> PropertyType.Conversion {
    { (value: Value, context: ConversionContext) throws(Diagnostic) -> Value in
      if case .null = value { return value }
      // A single value is boxed, as in `items="'Hello'"`.
      guard case .array(let values) = value else { return .array([try convert(value, context)]) }
      var converted: [Value] = []
      converted.reserveCapacity(values.count)
      for value in values { converted.append(try convert(value, context)) }
      return .array(converted)
    }
  }
}
