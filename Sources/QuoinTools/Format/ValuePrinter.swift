import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup

/// Prints the values of attributes and the text in elements, with the expressions in them as they are to be written.
struct ValuePrinter {
  /// Changes an expression before it is printed, which stands in an attribute of an element or in its text.
  var transform: (ExpressionSyntax, _ attribute: String?, MarkupElement) -> String = { syntax, _, _ in
    syntax.source
  }
  /// Whether the attributes of classes that only the app knows are taken for expressions, where they can be.
  var readsUnknownAsExpressions = false
  private(set) var diagnostics = Diagnostics()

  /// The value of an attribute, references written.
  mutating func attribute(
    _ attribute: MarkupAttribute, of element: MarkupElement, as kind: AttributeKind
  ) -> String {
    let value = attribute.decodedValue
    let place = "'\(attribute.name)' of <\(element.name)>"
    guard kind.isExpression(value.value) else {
      if let guessed = guessed(value.value, as: kind, attribute.name, element) {
        return guessed.written(in: .attribute)
      }
      return text(
        value, in: .attribute, attribute.name, of: element, named: place, keepsExpressions: kind == .html
      ).map(\.text).joined()
    }
    let syntax = ExpressionSyntax(value.value)
    if kind == .macro, !syntax.isValid {
      return value.written(0..<value.value.utf8.count, in: .attribute)
    }
    guard check(syntax, at: value.map, named: place) else { return "" }
    return ExpressionPrinter(transform(syntax, attribute.name, element)).text.written(in: .attribute)
  }

  /// A value that may be an expression or not, if there is something in it to be changed.
  private func guessed(
    _ value: String, as kind: AttributeKind, _ attribute: String, _ element: MarkupElement
  ) -> String? {
    guard kind == .guess || kind == .color && readsUnknownAsExpressions else { return nil }
    let syntax = ExpressionSyntax(value)
    guard syntax.isValid else { return nil }
    let changed = transform(syntax, attribute, element)
    return changed == value ? nil : changed
  }

  /// A part of a text.
  enum Part {
    /// Characters that stand for themselves, by their place in the text.
    case literal(Range<Int>, written: String)
    /// An expression with its braces.
    case expression(String)

    var text: String {
      switch self {
      case .literal(_, let text), .expression(let text): text
      }
    }
  }

  /// Text with expressions in braces, taken apart.
  ///
  /// - Parameters:
  ///   - attribute: The attribute that it is the value of; nothing for the text of an element.
  ///   - keepsExpressions: Whether expressions stay as they are written.
  mutating func text(
    _ text: DecodedText, in place: MarkupPlace, _ attribute: String? = nil, of element: MarkupElement,
    named name: String, keepsExpressions: Bool = false
  ) -> [Part] {
    let whole = 0..<text.value.utf8.count
    let plain = Part.literal(whole, written: text.written(whole, in: place))
    guard text.value.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      return [plain]
    }
    let syntax = ExpressionSyntax(text.value, as: .string)
    guard check(syntax, at: text.map, named: name) else { return [] }
    // A comment that is the whole text, rather than what stands in its braces.
    if syntax.isCommentedOut, !syntax.tokens.contains(where: { $0.kind == .openBrace }) { return [plain] }
    var parts: [Part] = []
    let bytes = Array(text.value.utf8)
    var opening: Int?
    for token in syntax.tokens {
      switch token.kind {
      case .text where opening == nil:
        parts.append(.literal(token.range, written: text.written(token.range, in: place)))
      case .openBrace: opening = token.range.upperBound
      case .closeBrace:
        guard let start = opening else { continue }
        let inner = String(decoding: bytes[start..<token.range.lowerBound], as: UTF8.self)
        let changed = transform(ExpressionSyntax(inner), attribute, element)
        let printed = keepsExpressions ? changed : ExpressionPrinter(changed).text
        parts.append(.expression("{\(printed)}".written(in: place)))
        opening = nil
      default: break
      }
    }
    return parts
  }

  private mutating func check(_ syntax: ExpressionSyntax, at map: SourceMap, named name: String) -> Bool {
    let problems = syntax.diagnostics(at: map) + syntax.miscountedCalls(at: map)
    for var problem in problems {
      problem.message += " in \(name)"
      diagnostics.append(problem)
    }
    return problems.isEmpty
  }
}
