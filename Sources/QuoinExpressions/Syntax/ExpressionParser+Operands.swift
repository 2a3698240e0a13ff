extension ExpressionParser {
  /// Reads what stands where a value is expected.
  ///
  /// - Returns: Whether a value is complete; false behind a prefix or an opening bracket.
  mutating func parseOperand() -> Bool {
    switch token.kind {
    case .number: return leaf(.number, numberLiteral(bytes[token.range]).bitPattern)
    case .color: return leaf(.color, UInt64(colorLiteral(bytes[token.range])))
    case .yes: return leaf(.bool, 1)
    case .no: return leaf(.bool, 0)
    case .null: return leaf(.null, 0)
    case .string: return parseString()
    case .name, .quotedName, .reference:
      var node = ExpressionNode(.name, token.start, token.end, first: nodes.count)
      node.payload = UInt64(texts.count)
      node.count = 1
      texts.append(ExpressionText(text: name(of: token), start: token.start, end: token.end))
      nodes.append(node)
      advance()
      endsInPath = true
      return true
    case .minus: return parsePrefix(.negate)
    case .plus: return parsePrefix(.plus)
    case .not: return parsePrefix(.not)
    case .openParenthesis: return open(.group, .list)
    case .openBracket: return open(.array, .array)
    case .closedRange, .halfOpenRange:
      openBound()
      pushInfix(token.kind == .closedRange ? .closedRange : .halfOpenRange, precedence: 7)
      return false
    default: return parseMissingOperand()
    }
  }

  private mutating func leaf(_ kind: ExpressionNode.Kind, _ payload: UInt64) -> Bool {
    var node = ExpressionNode(kind, token.start, token.end, first: nodes.count)
    node.payload = payload
    nodes.append(node)
    endsInPath = false
    advance()
    return true
  }

  private mutating func parsePrefix(_ node: ExpressionNode.Kind) -> Bool {
    entries.append(
      Entry(
        kind: .prefix, node: node, precedence: 10, start: token.start, end: token.end,
        first: nodes.count))
    advance(.prefix)
    return false
  }

  private mutating func parseString() -> Bool {
    switch stringLiteral(bytes[token.range]) {
    case .success(let text):
      let index = texts.count
      texts.append(ExpressionText(text: text, start: token.start, end: token.end))
      return leaf(.string, UInt64(index))
    case .failure(let escape):
      fail(.unknownEscape(String(decoding: bytes[escape.range], as: UTF8.self), escape.range))
      return true
    }
  }

  private mutating func openBound() {
    nodes.append(ExpressionNode(.openBound, token.start, token.start, first: nodes.count))
    endsInPath = false
  }

  /// Opens a bracket; the parser's depth is that of its brackets.
  mutating func open(
    _ kind: Entry.Kind, _ node: ExpressionNode.Kind, first: Int? = nil, from start: UInt32? = nil
  ) -> Bool {
    depth += 1
    if depth > depthLimit { fail(.tooDeep(limit: depthLimit, token.range)) }
    entries.append(
      Entry(
        kind: kind, node: node, precedence: 0, start: start ?? token.start, end: token.end,
        first: first ?? nodes.count))
    advance()
    return false
  }

  /// Deals with the places where a value may be left out, and reports all others.
  private mutating func parseMissingOperand() -> Bool {
    if let top = entries.last {
      switch (top.kind, token.kind) {
      case (.infix, _) where top.node == .closedRange && nodes.count == top.count:
        openBound()
        return true
      case (.infix, _) where top.node == .halfOpenRange && nodes.count == top.count:
        fail(.rangeWithoutEnd(Int(top.start)..<Int(top.end)))
        return true
      case (.array, .closeBracket):
        close(commas: top.count)
        return true
      case (.call, .closeParenthesis) where top.count == 0:
        close(commas: -1)
        return true
      default: break
      }
    }
    if let invalid = SyntaxProblem.invalid(token, text: shortText(of: token) ?? "") {
      fail(invalid)
    } else if token.kind == .dot || token.kind == .optionalDot {
      let dot = token
      advance()
      fail(.leadingDot(text(of: token), dot.range))
    } else if token.kind == .openBrace {
      fail(doubledBraces ?? .bracesWithin(token.range))
    } else if let top = entries.last, token.kind == .end, isOpenBracket(top), nodes.count == top.first {
      fail(.unclosed(opening(of: top), Int(top.start)..<Int(top.end)))
    } else if token.kind == .greater, token.start > 0, bytes[Int(token.start) - 1] == UInt8(ascii: "-") {
      fail(.thinArrow(token.range.lowerBound - 1..<token.range.upperBound))
    } else {
      fail(.expectedValue(shortText(of: token), token.range))
    }
    return true
  }

  /// What is wrong where the brace just read follows another, and two close what stands in them.
  private var doubledBraces: SyntaxProblem? {
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    let start = Int(token.start) - 1
    guard start >= 0, bytes[start] == open else { return nil }
    let rest = bytes[(start + 2)...]
    guard let end = rest.firstIndex(of: close), end + 1 < bytes.count, bytes[end + 1] == close,
      end - start <= 64, !rest[..<end].contains(open)
    else { return nil }
    let inside = String(decoding: rest[..<end], as: UTF8.self)
    let trimmed = inside.drop { $0 == " " }
    let last = trimmed.lastIndex { $0 != " " }.map { trimmed[...$0] } ?? ""
    return .doubledBraces("{{\(inside)}}", inside: String(last), start..<end + 2)
  }

  private func isOpenBracket(_ entry: Entry) -> Bool {
    entry.precedence == 0 && entry.kind != .question && (entry.kind != .root || entry.otherwise == 1)
  }

  /// A name without its backticks; that of a reference keeps its `#`.
  func name(of token: ExpressionToken) -> String {
    let range = token.range
    switch token.kind {
    case .quotedName:
      return String(decoding: bytes[range.lowerBound + 1..<range.upperBound - 1], as: UTF8.self)
    case .reference where bytes[range.lowerBound + 1] == UInt8(ascii: "`"):
      return "#" + String(decoding: bytes[range.lowerBound + 2..<range.upperBound - 1], as: UTF8.self)
    default: return String(decoding: bytes[range], as: UTF8.self)
    }
  }
}
