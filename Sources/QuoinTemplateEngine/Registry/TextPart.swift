import QuoinExpressions

/// A part of a text attribute: as the template has it, or what an expression in braces gave.
public enum TextPart {
  /// A stretch of the template's own text.
  case literal(String)
  /// What stood in braces.
  case inserted(Value)
}

/// Which parts of a text are literal, found once from its source.
struct TextPattern: Sendable {
  /// For each part, whether it is literal.
  private let areLiteral: [Bool]

  /// Reads a text as the parser of expressions does.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var areLiteral: [Bool] = []
    var hasWords = false
    for (kind, range) in TextSections(bytes).sections where kind != .comment {
      areLiteral.append(kind == .literal)
      guard kind == .literal else { continue }
      let words = bytes[range].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      if !words.isEmpty, !words.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) { hasWords = true }
    }
    self.areLiteral = areLiteral
    mixesLiterals = hasWords && areLiteral.contains(false)
  }

  /// Whether characters stand beside braces, comments and white space aside.
  private(set) var mixesLiterals = false

  /// Values of the parts, told apart.
  func parts(_ values: [Value]) -> [TextPart] {
    values.enumerated().map { index, value in
      guard areLiteral.count == values.count, areLiteral[index], case .string(let text) = value else {
        return .inserted(value)
      }
      return .literal(text)
    }
  }
}
