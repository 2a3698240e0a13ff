import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup
import QuoinTemplateEngine

/// Prints the values of attributes and the text in elements, with the expressions in them as they are to be written.
struct ValuePrinter {
  private(set) var diagnostics = Diagnostics()

  /// The value of an attribute, references written.
  mutating func attribute(
    _ attribute: MarkupAttribute, of element: MarkupElement, as kind: AttributeKind
  ) -> String {
    let value = attribute.decodedValue
    let place = "'\(attribute.name)' of <\(element.name)>"
    if attribute.isCommentedOut(as: kind) { return Self.comment(value) }
    if kind == .constraints { return value.written(0..<value.value.utf8.count, in: .attribute) }
    guard kind.isExpression(value.value) else {
      return text(value, in: .attribute, named: place, keepsExpressions: kind == .html)
        .map(\.text).joined()
    }
    let syntax = ExpressionSyntax(value.value)
    if kind == .macro, !syntax.isValid {
      return value.written(0..<value.value.utf8.count, in: .attribute)
    }
    guard check(syntax, at: value.map, named: place) else { return "" }
    return ExpressionPrinter(syntax.source).text.written(in: .attribute)
  }

  /// The constraints of an element, each as it is to be written, references written; nothing where they stay as they are, as
  /// there are comments among them or something is no constraint.
  mutating func constraints(_ attribute: MarkupAttribute, of element: MarkupElement) -> [String]? {
    let value = attribute.decodedValue
    let syntax = ConstraintSyntax(value.value)
    let place = "'\(attribute.name)' of <\(element.name)>"
    var isRight = !syntax.hasComments
    for expression in syntax.expressions {
      if !check(ExpressionSyntax(expression), at: value.map, named: place) { isRight = false }
    }
    guard isRight else { return nil }
    var written: [String] = []
    for statement in syntax.statements {
      guard let sign = statement.sign.flatMap({ ConstraintSign(written: syntax.text($0)) }),
        !statement.anchor.isEmpty, !statement.side.isEmpty, statement.priority?.isEmpty != true
      else { return nil }
      func printed(_ range: Range<Int>) -> String { ExpressionPrinter(syntax.expression(range)).text }
      var text = "\(syntax.text(statement.anchor)) \(sign.rawValue) \(printed(statement.side))"
      if let priority = statement.priority { text += " @\(printed(priority))" }
      written.append(text.written(in: .attribute))
    }
    return written
  }

  /// A value that is a comment as a whole, with a space behind its slashes and none around it; its words stay.
  private static func comment(_ value: DecodedText) -> String {
    let bytes = Array(value.value.utf8)
    let isSpace = { (byte: UInt8) in " \t\n\r".utf8.contains(byte) }
    let start = (bytes.firstIndex { !isSpace($0) } ?? 0) + 2
    let end = bytes.lastIndex { !isSpace($0) }.map { max($0 + 1, start) } ?? start
    let gap = start < end && !isSpace(bytes[start]) ? " " : ""
    return "//" + gap + value.written(start..<end, in: .attribute)
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
  ///   - keepsExpressions: Whether expressions stay as they are written.
  mutating func text(
    _ text: DecodedText, in place: MarkupPlace, named name: String, keepsExpressions: Bool = false
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
        let printed = keepsExpressions ? inner : ExpressionPrinter(inner).text
        parts.append(.expression("{\(printed)}".written(in: place)))
        opening = nil
      default: break
      }
    }
    return parts
  }

  /// Notes what is wrong with an expression; tells whether nothing is.
  mutating func check(_ syntax: ExpressionSyntax, at map: SourceMap, named name: String) -> Bool {
    let problems = syntax.diagnostics(at: map) + syntax.miscountedCalls(at: map)
    for var problem in problems {
      problem.message += " in \(name)"
      diagnostics.append(problem)
    }
    return problems.isEmpty
  }
}
