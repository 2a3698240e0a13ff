import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics

extension NSAttributedString: ObjectValue {
  /// Text that stands for itself, with expressions in braces that may be attributed strings.
  public static var propertyType: PropertyType {
    PropertyType(
      "NSAttributedString", syntax: .text, valueType: .object("NSAttributedString"),
      conversion: { value, _ throws(Diagnostic) in .object(try joined([value])) },
      textConversion: { parts, _ throws(Diagnostic) in .object(try joined(parts)) })
  }

  /// The parts of a text one behind the other, styled ones with their style.
  static func joined(_ parts: [Value]) throws(Diagnostic) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for part in parts {
      if let styled = part.styledText {
        if parts.count == 1 { return styled }
        whole.append(styled)
      } else {
        whole.append(NSAttributedString(string: part.text(in: PlainHost.shared)))
      }
    }
    return whole
  }
}

extension PropertyType {
  /// What labels show: plain text, or attributed text as soon as one of its parts is.
  ///
  /// A plain text keeps the label's own font and colour; so does the plain part of a mixed one.
  static let richText = PropertyType(
    "String", syntax: .text, valueType: .string,
    conversion: { value, _ throws(Diagnostic) in try joined([value]) },
    textConversion: { parts, _ throws(Diagnostic) in try joined(parts) })

  private static func joined(_ parts: [Value]) throws(Diagnostic) -> Value {
    if parts.contains(where: { $0.styledText != nil }) {
      return .object(try NSAttributedString.joined(parts))
    }
    if parts.count == 1, case .string = parts[0] { return parts[0] }
    return .string(parts.map { $0.text(in: PlainHost.shared) }.joined())
  }
}

extension Value {
  /// The value as attributed text, when it is that.
  var styledText: NSAttributedString? {
    guard case .object(let object) = self else { return nil }
    return object as? NSAttributedString
  }
}
