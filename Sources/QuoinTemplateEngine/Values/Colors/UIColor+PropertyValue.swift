import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics

extension UIColor: ObjectValue {
  /// A colour expression, or the name of a colour.
  public static var propertyType: PropertyType { plainType }

  // Made once: dozens of properties have it.
  private static let plainType = propertyType(named: [])

  /// The type of colours with more names, each usable with or without "Color" behind it.
  static func propertyType(named colors: [(name: String, color: UIColor)]) -> PropertyType {
    let named = colors.map { PropertyType.Case($0.name, Constant(object: $0.color)) }
    var type = PropertyType(
      "UIColor", syntax: .expressionOrText, valueType: .color, cases: named + UIColorNames.standard,
      conversion: { value, context throws(Diagnostic) in try color(value, named, context) },
      textConversion: { parts, context throws(Diagnostic) in
        if parts.count == 1 { return try color(parts[0], named, context) }
        if case .string(let text)? = parts.last, parts.count == 2, let bundle = parts[0].bundle {
          return .object(try ColorAssets.color(text, in: bundle, context))
        }
        var text = ""
        for part in parts {
          guard let piece = part.plainText else { throw .notAColor(part.mention) }
          text += piece
        }
        return try color(.string(text), named, context)
      })
    type.caseSuffix = suffix
    type.nameConversion = { text, context throws(Diagnostic) in
      try ColorAssets.color(named: text, context).map { .object($0) }
    }
    return type
  }

  private static let suffix = "Color"

  /// A colour as it is, or what a string says: a name, hexadecimal digits, `rgb()` or `hsl()`.
  private static func color(
    _ value: Value, _ named: [PropertyType.Case], _ context: ConversionContext
  ) throws(Diagnostic) -> Value {
    switch value {
    case .object(let object) where object is UIColor: return value
    case .null: return value
    case .string(let text):
      let name = String(text.trimmingWhiteSpace)
      if let asset = try ColorAssets.color(named: name, context) { return .object(asset) }
      if let known = named.value(named: name, withOrWithout: suffix) { return known.value }
      if name.hasPrefix("#"), let color = UIColor(hex: name) { return .object(color) }
      if let color = UIColor.named(name) { return .object(color) }
      if let color = CGColor(cssFunction: name) { return .object(UIColor(cgColor: color)) }
      throw try ColorAssets.unknown(name, context)
    case .boxed(let box):
      guard let color = box.value as? CGColor else { throw .notAColor(value.mention) }
      return .object(UIColor(cgColor: color))
    default: throw .notAColor(value.mention)
    }
  }
}

/// The names of colours that templates know from the start.
enum UIColorNames {
  static let all = UIColor.allNames

  static let standard: [PropertyType.Case] = all.compactMap { name in
    UIColor.named(name).map { .init(name, Constant(object: $0)) }
  }
}
