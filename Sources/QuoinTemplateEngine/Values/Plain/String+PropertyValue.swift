import Foundation
import QuoinDiagnostics
import QuoinExpressions

extension String: PropertyValue {
  /// Text that stands for itself, with expressions in braces; `nil` counts as no text.
  public static var propertyType: PropertyType {
    var type = PropertyType(
      "String", syntax: .text, valueType: .string,
      conversion: { value, _ throws(Diagnostic) in
        if case .string = value { return value }
        return .string(value.text(in: PlainHost.shared))
      })
    type.keepsStrings = true
    return type
  }

  public init?(propertyValue value: Value) {
    switch value {
    case .string(let string): self = string
    case .null: self = ""
    default: return nil
    }
  }

  public var propertyValue: Value { .string(self) }
}

extension URL: PropertyValue {
  /// A literal address with expressions in braces; relative ones count from the template's folder.
  public static var propertyType: PropertyType {
    PropertyType(
      "URL", syntax: .text, valueType: .object("URL"),
      conversion: { value, context throws(Diagnostic) in try url(value, context) },
      textConversion: { parts, context throws(Diagnostic) in
        if parts.count == 1 { return try url(parts[0], context) }
        var text = ""
        for part in parts {
          guard let piece = part.plainText ?? URL(propertyValue: part)?.absoluteString else {
            throw .notAURLValue(part.mention)
          }
          text += piece
        }
        return try url(.string(text), context)
      })
  }

  private static func url(_ value: Value, _ context: ConversionContext) throws(Diagnostic) -> Value {
    switch value {
    case .string(let text):
      let loader = context.loader ?? .noFiles
      return try loader.url(for: text, relativeTo: context.base).propertyValue
    case .null: return value
    default:
      guard URL(propertyValue: value) != nil else { throw .notAURLValue(value.mention) }
      return value
    }
  }

  public init?(propertyValue value: Value) {
    guard case .boxed(let box) = value, let url = box.value as? URL else { return nil }
    self = url
  }

  public var propertyValue: Value { .boxed(HostValue(self)) }
}
