import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinTemplates

extension PageSize: PropertyValue {
  /// A name such as `A4 landscape`, or two lengths such as `210mm x 99mm`.
  public static var propertyType: PropertyType {
    PropertyType(
      "PageSize", syntax: .text, valueType: .object("PageSize"),
      conversion: { value, _ throws(Diagnostic) in
        guard case .string(let text) = value else { return value }
        return try PageSize(reading: text).propertyValue
      },
      textConversion: { parts, _ throws(Diagnostic) in
        if parts.count == 1, PageSize(propertyValue: parts[0]) != nil { return parts[0] }
        return try PageSize(reading: parts.map { $0.lengthText ?? "" }.joined()).propertyValue
      })
  }

  public init?(propertyValue value: Value) {
    guard case .boxed(let box) = value, let size = box.value as? PageSize else { return nil }
    self = size
  }

  public var propertyValue: Value { .boxed(HostValue(self)) }
}

extension Value {
  /// A text or a number as lengths are written with it.
  var lengthText: String? {
    switch self {
    case .string(let text): text
    case .number(let number): "\(number)"
    default: nil
    }
  }
}
