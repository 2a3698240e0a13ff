import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinTemplateEngine

/// What a segment shows: a text or an image.
enum SegmentItem: PropertyValue, Equatable {
  case text(String)
  case image(UIImage)

  static var propertyType: PropertyType {
    PropertyType(
      "SegmentItem", valueType: .any,
      conversion: { value, _ throws(Diagnostic) in
        guard Self(propertyValue: value) != nil else { throw .notASegment(value.mention) }
        return value
      })
  }

  init?(propertyValue value: Value) {
    switch value {
    case .string(let text): self = .text(text)
    case .object(let object as UIImage): self = .image(object)
    default: return nil
    }
  }

  var propertyValue: Value {
    switch self {
    case .text(let text): .string(text)
    case .image(let image): .object(image)
    }
  }
}

extension Diagnostic {
  static func notASegment(_ description: String) -> Diagnostic {
    Diagnostic(.error, "A segment shows a text or an image, not \(description)")
  }
}
