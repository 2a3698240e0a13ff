import QuoinExpressions
import QuoinMarkup
import QuoinTemplateEngine

/// A text that holds expressions: the value of an attribute, or what stands between tags.
package struct ExpressionHolder {
  /// The text without references, with the way back to the file.
  package let decoded: DecodedText
  /// Whether the whole text is an expression, not only what stands in braces.
  package let isExpression: Bool
  /// The constraints that the text holds; nothing for text of another kind.
  package let constraints: ConstraintSyntax?

  init(decoded: DecodedText, isExpression: Bool) {
    (self.decoded, self.isExpression, constraints) = (decoded, isExpression, nil)
  }

  init(constraints decoded: DecodedText) {
    (self.decoded, isExpression, constraints) = (decoded, false, ConstraintSyntax(decoded.value))
  }

  /// An expression in it: its text, and where that begins.
  package struct Part {
    /// The expression.
    package let source: String
    /// In bytes of the decoded text.
    package let start: Int
  }

  /// The expressions in it, those that are not well-formed included.
  package var parts: [Part] {
    if let constraints { return Self.parts(of: constraints) }
    if isExpression { return [Part(source: decoded.value, start: 0)] }
    guard decoded.value.utf8.contains(UInt8(ascii: "{")) else { return [] }
    let bytes = Array(decoded.value.utf8)
    var parts: [Part] = []
    var start: Int?
    for token in ExpressionSyntax(decoded.value, as: .string).tokens {
      switch token.kind {
      case .openBrace where start == nil: start = token.range.upperBound
      case .closeBrace:
        if let begin = start { parts.append(Self.part(bytes, begin..<token.range.lowerBound)) }
        start = nil
      default: break
      }
    }
    if let begin = start { parts.append(Self.part(bytes, begin..<bytes.count)) }
    return parts
  }

  /// The right sides of constraints and their priorities, in which braces count as parentheses.
  private static func parts(of constraints: ConstraintSyntax) -> [Part] {
    constraints.expressionRanges.map {
      let bytes = Array(constraints.expression($0).utf8)
      return Part(source: String(decoding: bytes[$0], as: UTF8.self), start: $0.lowerBound)
    }
  }

  private static func part(_ bytes: [UInt8], _ range: Range<Int>) -> Part {
    Part(source: String(decoding: bytes[range], as: UTF8.self), start: range.lowerBound)
  }

  /// The expression around an offset of the decoded text.
  package func part(at offset: Int) -> Part? {
    parts.last { $0.start <= offset && offset <= $0.start + $0.source.utf8.count }
  }

  /// Where a stretch of a part stands in the file.
  package func fileRange(_ range: Range<Int>, in part: Part) -> Range<Int> {
    let map = decoded.map
    return map.fileOffset(
      of: part.start + range.lowerBound)..<map.fileOffset(of: part.start + range.upperBound)
  }
}

extension EditedTemplate {
  /// How the value of an attribute is read.
  package func syntax(of attribute: MarkupAttribute, in element: MarkupElement) -> PropertyType.Syntax {
    if language.isHTML(element) { return .text }
    if language.isSteering(element.name) {
      switch (element.name, attribute.name) {
      case ("macro", "name"), ("param", _), ("repeat", "for"), ("repeat", "index"): return .literal
      default: return .expression
      }
    }
    switch attribute.name {
    case "id", "xml", "template", "useLegacyLayoutMode", "bleed", "overlaps": return .literal
    default: break
    }
    guard let known = self.attribute(attribute.name, of: element) else { return .text }
    return language.syntax(ofType: known.schema.type)
  }

  /// The value of an attribute with the expressions in it; nothing where there can be none.
  package func expressions(of attribute: MarkupAttribute, in element: MarkupElement) -> ExpressionHolder? {
    let decoded = attribute.decodedValue
    if !language.isSteering(element.name),
      attribute.isCommentedOut(as: language.isHTML(element) ? .html : .text)
    {
      return nil
    }
    switch syntax(of: attribute, in: element) {
    case .literal: return nil
    case .expression: return ExpressionHolder(decoded: decoded, isExpression: true)
    case .text: return ExpressionHolder(decoded: decoded, isExpression: false)
    case .constraints: return ExpressionHolder(constraints: decoded)
    case .expressionOrText, .textOrExpression:
      let value = decoded.value
      let isText = value.contains("{") || value.hasPrefix("systemName:") || value.hasSuffix(".png")
      return ExpressionHolder(decoded: decoded, isExpression: !isText)
    }
  }

  /// The text of a node with the expressions in it.
  package func expressions(in text: MarkupNode) -> ExpressionHolder {
    ExpressionHolder(decoded: text.decodedValue, isExpression: false)
  }
}
