import Foundation
import QuoinDiagnostics
import QuoinExpressions

extension Data: PropertyValue {
  /// Bytes from code.
  public static var propertyType: PropertyType {
    var type = PropertyType(
      "Data", valueType: .object("Data"),
      conversion: { value, _ throws(Diagnostic) in
        if case .null = value { return value }
        guard let data = Data(propertyValue: value) else { throw .wrongType(value.mention, expected: "Data") }
        return data.propertyValue
      })
    type.allowsNil = true
    return type
  }

  public init?(propertyValue value: Value) {
    switch value {
    case .boxed(let box):
      guard let data = box.value as? Data else { return nil }
      self = data
    case .object(let object):
      guard let data = object as? NSData else { return nil }
      self = data as Data
    default: return nil
    }
  }

  public var propertyValue: Value { .boxed(HostValue(self)) }
}
