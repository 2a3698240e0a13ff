import QuoinExpressions

/// Prints an expression as it is to be written: one space around binary operators and behind commas, numbers short,
/// no needless parentheses; names, strings and the text of comments as they are.
struct ExpressionPrinter {
  private let syntax: ExpressionSyntax
  private let tokens: [ExpressionToken]

  /// - Parameter source: A well-formed expression; one pair of braces may stand round it, and is not printed.
  init(_ source: String) {
    syntax = ExpressionSyntax(source)
    tokens = syntax.tokens.filter { ![.whitespace, .openBrace, .closeBrace, .end].contains($0.kind) }
  }

  /// The expression as it is to be written, in the same meaning.
  var text: String {
    var kept = tokens
    for pair in groups.reversed() {
      let shorter = kept.filter { $0 != pair.opening && $0 != pair.closing }
      // Nobody reads `--3` as what it is.
      if Self.doubleSigns(in: shorter) > Self.doubleSigns(in: kept) { continue }
      if ExpressionSyntax(printed(shorter)).means(sameAs: syntax) { kept = shorter }
    }
    let text = printed(kept)
    guard ExpressionSyntax(text).means(sameAs: syntax) else {
      return String(syntax.source.drop { $0.isWhitespace })
    }
    return text
  }

  /// How many signs stand directly behind another.
  private static func doubleSigns(in tokens: [ExpressionToken]) -> Int {
    zip(tokens, tokens.dropFirst()).count { $0.fixity == .prefix && $1.fixity == .prefix }
  }

  // Beyond so many, looking for those that are needless would take longer than it is worth.
  private static let groupLimit = 64

  /// The parentheses that only group, inner ones before those around them.
  private var groups: [(opening: ExpressionToken, closing: ExpressionToken)] {
    var groups: [(ExpressionToken, ExpressionToken)] = []
    var open: [(token: ExpressionToken, isGroup: Bool)] = []
    var expectsValue = true
    for token in tokens where token.kind != .comment {
      switch token.kind {
      case .openParenthesis, .openBracket:
        open.append((token, expectsValue && token.kind == .openParenthesis))
        expectsValue = true
      case .closeParenthesis, .closeBracket:
        if let last = open.popLast(), last.isGroup { groups.append((last.token, token)) }
        expectsValue = false
      case .comma: expectsValue = true
      default: expectsValue = token.fixity == .infix || token.fixity == .prefix
      }
    }
    return groups.count > Self.groupLimit ? [] : groups
  }

  private func printed(_ tokens: [ExpressionToken]) -> String {
    var text = ""
    var previous: ExpressionToken?
    for token in tokens {
      if previous?.kind == .comment {
        text += "\n"
      } else if let previous, needsSpace(between: previous, and: token) {
        text += " "
      }
      text += spelling(of: token)
      previous = token
    }
    return text
  }

  private func needsSpace(between left: ExpressionToken, and right: ExpressionToken) -> Bool {
    if right.kind == .comment { return true }
    if left.kind == .comma { return right.kind != .closeBracket && right.kind != .comma }
    return isSpaced(left) || isSpaced(right)
  }

  /// Whether an operator has spaces around it; ranges have none.
  private func isSpaced(_ token: ExpressionToken) -> Bool {
    token.fixity == .infix && token.kind != .closedRange && token.kind != .halfOpenRange
  }

  private func spelling(of token: ExpressionToken) -> String {
    let text = String(syntax.text(of: token))
    switch token.kind {
    case .number: return Self.number(text)
    case .comment: return Self.comment(text)
    default: return text
    }
  }

  private static func number(_ text: String) -> String {
    let digits =
      text.lowercased().hasPrefix("0x") ? Double(Int(text.dropFirst(2), radix: 16) ?? -1) : Double(text)
    // Beyond, not every whole number is one that is reckoned with; it is read as another, and stays as it is written.
    guard let digits, (0..<0x1p53).contains(digits) else { return text }
    let short = numberText(digits)
    return short.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E } ? short : text
  }

  private static func comment(_ text: String) -> String {
    var content = text.dropFirst(2)
    while content.last?.isWhitespace == true { content.removeLast() }
    return content.isEmpty || content.first?.isWhitespace == true ? "//\(content)" : "// \(content)"
  }
}
