import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources

extension NSAttributedString: ObjectValue {
  /// Text that stands for itself, with expressions in braces that may be attributed strings; tags of HTML are read, those in the values of
  /// expressions too.
  public static var propertyType: PropertyType {
    var type = PropertyType(
      "NSAttributedString", syntax: .text, valueType: .object("NSAttributedString"),
      conversion: { value, context throws(Diagnostic) in
        try attributed(RichText.text(of: [.inserted(value)], .read, context))
      },
      textConversion: { parts, context throws(Diagnostic) in
        try attributed(RichText.text(of: parts.map { .inserted($0) }, .read, context))
      })
    type.markupConversion = { parts, context throws(Diagnostic) in
      try attributed(RichText.text(of: parts, .read, context))
    }
    return type
  }

  private static func attributed(_ value: Value) -> Value {
    guard case .string(let text) = value else { return value }
    return .object(ReleasingAttributedString(string: text))
  }
}

extension PropertyType {
  /// Attributed text that is a plain string where nothing in it has a style.
  static let markupText: PropertyType = {
    var type = NSAttributedString.propertyType
    type.conversion = { value, context throws(Diagnostic) in
      try RichText.text(of: [.inserted(value)], .read, context)
    }
    type.textConversion = { parts, context throws(Diagnostic) in
      try RichText.text(of: parts.map { .inserted($0) }, .read, context)
    }
    type.markupConversion = { parts, context throws(Diagnostic) in
      try RichText.text(of: parts, .read, context)
    }
    return type
  }()

  /// HTML as it was written, for what shows pages.
  package static let html: PropertyType = {
    var type = String.propertyType
    type.markupConversion = { parts, _ throws(Diagnostic) in .string(try RichText.html(parts)) }
    return type
  }()

  /// What labels show: plain text, or attributed text as soon as one of its parts is or the template's own text has tags.
  ///
  /// A plain text keeps the label's own font and colour; so does the plain part of a mixed one.
  static let richText: PropertyType = {
    var type = PropertyType(
      "String", syntax: .text, valueType: .string,
      conversion: { value, context throws(Diagnostic) in
        try RichText.text(of: [.inserted(value)], .readAmongTags, context)
      },
      textConversion: { parts, context throws(Diagnostic) in
        try RichText.text(of: parts.map { .inserted($0) }, .readAmongTags, context)
      })
    type.markupConversion = { parts, context throws(Diagnostic) in
      try RichText.text(of: parts, .readAmongTags, context)
    }
    type.keepsStrings = true
    return type
  }()
}
