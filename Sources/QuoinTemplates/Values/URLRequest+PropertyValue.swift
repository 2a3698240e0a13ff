import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinExpressions
import QuoinTemplateEngine
import QuoinWeb

extension URLRequest: PropertyValue {
  /// A request from code, or the address that is asked for, as `URL` has it.
  public static var propertyType: PropertyType {
    let address = URL.propertyType
    @Sendable func request(_ value: Value) -> Value {
      URL(propertyValue: value).map { URLRequest(url: $0).propertyValue } ?? value
    }
    return PropertyType(
      "URLRequest", syntax: .text, valueType: .object("URLRequest"),
      conversion: { value, context throws(Diagnostic) in
        if URLRequest(propertyValue: value) != nil { return value }
        return request(try address.conversion?(value, context) ?? value)
      },
      textConversion: { parts, context throws(Diagnostic) in
        if parts.count == 1, URLRequest(propertyValue: parts[0]) != nil { return parts[0] }
        return request(try address.textConversion?(parts, context) ?? .array(parts))
      })
  }

  public init?(propertyValue value: Value) {
    guard case .boxed(let box) = value, let request = box.value as? URLRequest else { return nil }
    self = request
  }

  public var propertyValue: Value { .boxed(HostValue(self)) }
}
