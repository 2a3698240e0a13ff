extension ExpressionParser {
  /// Reads literal text with expressions in braces.
  mutating func parseInterpolation() {
    if isCommentedOut {
      sawComment = true
      recorded?.append(ExpressionToken(.comment, 0, bytes.count))
      return
    }
    var parts = 0
    var position = 0
    while position < bytes.count, problem == nil {
      let textStart = position
      while position < bytes.count, bytes[position] != UInt8(ascii: "{"), bytes[position] != UInt8(ascii: "}")
      {
        position += 1
      }
      if position > textStart {
        appendText(textStart, position)
        parts += 1
      }
      guard position < bytes.count else { break }
      lexer.position = position
      fetch()
      if token.kind == .closeBrace { return fail(.strayBrace(token.range)) }
      if parsePart() { parts += 1 }
      position = lexer.position
    }
    guard problem == nil, parts > 0 || bytes.isEmpty else { return }
    var root = ExpressionNode(.interpolation, 0, UInt32(truncatingIfNeeded: bytes.count), first: 0)
    root.count = Int32(truncatingIfNeeded: parts)
    nodes.append(root)
  }

  /// Whether the text begins with `//`, white space aside.
  private var isCommentedOut: Bool {
    guard let start = bytes.firstIndex(where: { CharacterClass.of($0) != .space }) else { return false }
    return bytes[start] == UInt8(ascii: "/") && start + 1 < bytes.count
      && bytes[start + 1] == UInt8(ascii: "/")
  }

  private mutating func appendText(_ start: Int, _ end: Int) {
    let token = ExpressionToken(.text, start, end)
    recorded?.append(token)
    var node = ExpressionNode(.string, token.start, token.end, first: nodes.count)
    node.payload = UInt64(texts.count)
    texts.append(ExpressionText(text: text(of: token), start: token.start, end: token.end))
    nodes.append(node)
  }

  /// Reads `{…}`.
  ///
  /// - Returns: Whether it holds a value, not a comment alone.
  private mutating func parsePart() -> Bool {
    let opening = token.range
    sawComment = false
    lexer.isInBraces = true
    advance()
    guard token.kind != .closeBrace else {
      if !sawComment { fail(.emptyBraces(opening.lowerBound..<token.range.upperBound)) }
      closeBrace()
      return false
    }
    if token.kind == .end {
      fail(.unclosed("{", opening))
      return false
    }
    parseExpression(opening: opening)
    guard problem == nil else { return false }
    closeBrace()
    return true
  }

  // The next token is literal text, which is not for the lexer to read.
  private mutating func closeBrace() {
    guard problem == nil else { return }
    recorded?.append(token)
    lexer.isInBraces = false
    token = ExpressionToken(.end, 0, 0)
  }
}
