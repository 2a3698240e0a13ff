import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics

extension UIFont: ObjectValue {
  /// A font as attributes write it: `Courier bold 150%`, `{themeFont} 25`.
  public static var propertyType: PropertyType { plainType }

  // Made once: dozens of properties have it.
  private static let plainType = propertyType(named: [])

  /// The type of fonts with more names, each usable with or without "Font" behind it.
  ///
  /// - Parameter usualSize: The size of what says none, in points.
  package static func propertyType(
    named fonts: [(name: String, font: UIFont)] = [], usualSize: CGFloat = UIFont.labelFontSize
  ) -> PropertyType {
    let cases = fonts.map { PropertyType.Case($0.name, Constant(object: $0.font)) }
    var type = PropertyType(
      "UIFont", syntax: .text, valueType: .object("UIFont"), cases: cases, members: metrics,
      conversion: { value, context throws(Diagnostic) in try font([value], cases, usualSize, context) },
      textConversion: { parts, context throws(Diagnostic) in try font(parts, cases, usualSize, context) })
    type.caseSuffix = FontExpression.suffix
    type.dependsOnTraits = true
    return type
  }

  private static func font(
    _ parts: [Value], _ fonts: [PropertyType.Case], _ usualSize: CGFloat, _ context: ConversionContext
  ) throws(Diagnostic) -> Value {
    if parts.count == 1, case .object(let object) = parts[0], object is UIFont { return parts[0] }
    var expression = FontExpression(named: fonts, in: context.fonts, context.budget)
    expression.usualSize = usualSize
    try expression.read(parts)
    // Where braces bring one of the two, that is what they are for.
    if parts.count == 1 { for problem in expression.overridden { context.warn(problem) } }
    return .object(try expression.font(for: context.traits))
  }

  private static var metrics: [PropertyMember] {
    [
      PropertyMember(readOnly: "pointSize", \UIFont.pointSize, "The size.", .points),
      PropertyMember(
        readOnly: "lineHeight", \UIFont.lineHeight, "The distance from a line to the next.", .points),
      PropertyMember(
        readOnly: "ascender", \UIFont.ascender, "How far it reaches above the baseline.", .points),
      PropertyMember(
        readOnly: "descender", \UIFont.descender, "How far it reaches below the baseline, negative.", .points),
      PropertyMember(readOnly: "capHeight", \UIFont.capHeight, "The height of capitals.", .points),
      PropertyMember(readOnly: "xHeight", \UIFont.xHeight, "The height of a small x.", .points),
      PropertyMember(readOnly: "leading", \UIFont.leading, "The room between two lines.", .points),
      PropertyMember(readOnly: "familyName", \UIFont.familyName, "The family."),
      PropertyMember(readOnly: "fontName", \UIFont.fontName, "The name within the family."),
    ]
  }
}
