/// Splits the bytes of an expression into tokens, one at a time.
struct ExpressionLexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next token.
  var position = 0
  /// Whether a comment ends at `}`: inside the braces of a string, or of a whole expression in braces.
  var isInBraces = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  @inline(__always)
  private func byte(_ offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  /// The next token, white space and comments included; at the end, `.end` for ever.
  mutating func next() -> ExpressionToken {
    let start = position
    guard start < bytes.count else { return ExpressionToken(.end, start, start) }
    let first = bytes[start]
    let kind: ExpressionToken.Kind
    switch CharacterClass.of(first) {
    case .space: kind = whitespace()
    case .letter: kind = name()
    case .digit: kind = number()
    case .high: kind = highByte()
    case .other: kind = symbol(first)
    }
    return ExpressionToken(kind, start, position)
  }

  private mutating func take(_ length: Int, _ kind: ExpressionToken.Kind) -> ExpressionToken.Kind {
    position += length
    return kind
  }

  private mutating func symbol(_ first: UInt8) -> ExpressionToken.Kind {
    let second = byte(position + 1)
    switch first {
    case UInt8(ascii: "("): return take(1, .openParenthesis)
    case UInt8(ascii: ")"): return take(1, .closeParenthesis)
    case UInt8(ascii: "["): return take(1, .openBracket)
    case UInt8(ascii: "]"): return take(1, .closeBracket)
    case UInt8(ascii: "{"): return take(1, .openBrace)
    case UInt8(ascii: "}"): return take(1, .closeBrace)
    case UInt8(ascii: "+"): return take(1, .plus)
    case UInt8(ascii: "-"): return take(1, .minus)
    case UInt8(ascii: "*"): return take(1, .star)
    case UInt8(ascii: "%"): return take(1, .percent)
    case UInt8(ascii: ","): return take(1, .comma)
    case UInt8(ascii: ":"): return take(1, .colon)
    case UInt8(ascii: "/"):
      return second == UInt8(ascii: "/") ? comment() : take(1, .slash)
    case UInt8(ascii: "="):
      return second == UInt8(ascii: "=")
        ? take(2, .equal) : second == UInt8(ascii: ">") ? take(2, .arrow) : take(1, .badCharacter)
    case UInt8(ascii: "!"):
      return second == UInt8(ascii: "=") ? take(2, .notEqual) : take(1, .not)
    case UInt8(ascii: "<"):
      return second == UInt8(ascii: "=") ? take(2, .lessOrEqual) : take(1, .less)
    case UInt8(ascii: ">"):
      return second == UInt8(ascii: "=") ? take(2, .greaterOrEqual) : take(1, .greater)
    case UInt8(ascii: "&"):
      return second == UInt8(ascii: "&") ? take(2, .and) : take(1, .badCharacter)
    case UInt8(ascii: "|"):
      return second == UInt8(ascii: "|") ? take(2, .or) : take(1, .badCharacter)
    case UInt8(ascii: "?"): return question(second)
    case UInt8(ascii: "."): return dots(second)
    case UInt8(ascii: "#"): return hash(second)
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return string(first)
    case UInt8(ascii: "`"): return quoted(.quotedName, from: position + 1)
    default: return take(1, .badCharacter)
    }
  }

  private mutating func question(_ second: UInt8) -> ExpressionToken.Kind {
    switch second {
    case UInt8(ascii: "?"): take(2, .coalesce)
    case UInt8(ascii: ":"): take(2, .elvis)
    case UInt8(ascii: ".") where CharacterClass.beginsName(byte(position + 2)): take(2, .optionalDot)
    default: take(1, .question)
    }
  }

  private mutating func dots(_ second: UInt8) -> ExpressionToken.Kind {
    if second == UInt8(ascii: ".") {
      switch byte(position + 2) {
      case UInt8(ascii: "."): return take(3, .closedRange)
      case UInt8(ascii: "<"): return take(3, .halfOpenRange)
      default: return take(2, .badCharacter)
      }
    }
    return CharacterClass.of(second) == .digit ? number() : take(1, .dot)
  }

  private mutating func whitespace() -> ExpressionToken.Kind {
    repeat { position += 1 } while position < bytes.count && CharacterClass.of(bytes[position]) == .space
    return .whitespace
  }

  private mutating func comment() -> ExpressionToken.Kind {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x0A || byte == 0x0D || (isInBraces && byte == UInt8(ascii: "}")) { break }
      position += 1
    }
    return .comment
  }

  private mutating func string(_ quote: UInt8) -> ExpressionToken.Kind {
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == quote { return .string }
      if byte == UInt8(ascii: "\\"), position < bytes.count { position += 1 }
    }
    return .unclosedString
  }

  private mutating func quoted(_ kind: ExpressionToken.Kind, from start: Int) -> ExpressionToken.Kind {
    position = start
    while position < bytes.count {
      position += 1
      if bytes[position - 1] == UInt8(ascii: "`") { return kind }
    }
    return .unclosedName
  }

  private mutating func skipName() {
    while continuesName() { position += 1 }
  }

  /// Whether the next byte belongs to a name; a no-break space is white space behind a name as well.
  @inline(__always)
  private func continuesName() -> Bool {
    position < bytes.count && CharacterClass.continuesName(bytes[position])
      && !(bytes[position] == 0xC2 && byte(position + 1) == 0xA0)
  }

  /// Whether a quote in front of a byte ends a name, rather than beginning a string that lacks its operator.
  private func isEndOfName(_ next: UInt8) -> Bool {
    !CharacterClass.continuesName(next) && next != UInt8(ascii: "'") && next != UInt8(ascii: "\"")
  }

  private mutating func name() -> ExpressionToken.Kind {
    let start = position
    skipName()
    // Colours and references begin with `#`, and strings with a quote, but no operand begins where another ends.
    while byte(position) == UInt8(ascii: "#"), position < bytes.count {
      position += 1
      skipName()
    }
    if byte(position) == UInt8(ascii: "'"), isEndOfName(byte(position + 1)) { position += 1 }
    switch position - start {
    case 3 where matches("nil", start): return .null
    case 4 where matches("true", start): return .yes
    case 5 where matches("false", start): return .no
    default: return .name
    }
  }

  private func matches(_ word: StaticString, _ start: Int) -> Bool {
    for offset in 0..<word.utf8CodeUnitCount where bytes[start + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  private mutating func highByte() -> ExpressionToken.Kind {
    switch (bytes[position], byte(position + 1), byte(position + 2)) {
    case (0xC2, 0xA0, _): return take(2, .whitespace)
    // Typographic quotes are nobody's names.
    case (0xE2, 0x80, 0x98...0x9F): return take(3, .badCharacter)
    default:
      skipName()
      return .name
    }
  }

  private mutating func hash(_ second: UInt8) -> ExpressionToken.Kind {
    if second == UInt8(ascii: "`") { return quoted(.reference, from: position + 2) }
    let start = position + 1
    position = start
    skipName()
    let length = position - start
    // `#add.left` is a node, `#add` a colour.
    if byte(position) == UInt8(ascii: "."), CharacterClass.beginsMember(byte(position + 1)), length > 0 {
      return .reference
    }
    var isHex = length == 3 || length == 4 || length == 6 || length == 8
    for offset in start..<position where !CharacterClass.isHex(bytes[offset]) { isHex = false }
    if isHex { return .color }
    return length > 0 && CharacterClass.of(second) != .digit ? .reference : .badColor
  }

  private mutating func number() -> ExpressionToken.Kind {
    if bytes[position] == UInt8(ascii: "0"), byte(position + 1) | 0x20 == UInt8(ascii: "x") {
      position += 2
      let start = position
      skipName()
      for offset in start..<position where !CharacterClass.isHex(bytes[offset]) { return .badNumber }
      return position > start && position - start <= 13 ? .number : .badNumber
    }
    skipDigits()
    if byte(position) == UInt8(ascii: "."), CharacterClass.of(byte(position + 1)) == .digit {
      position += 1
      skipDigits()
    }
    if byte(position) | 0x20 == UInt8(ascii: "e") {
      let sign = byte(position + 1)
      let digits = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? position + 2 : position + 1
      if CharacterClass.of(byte(digits)) == .digit {
        position = digits
        skipDigits()
      }
    }
    guard continuesName() else { return .number }
    skipName()
    return .badNumber
  }

  private mutating func skipDigits() {
    while position < bytes.count, CharacterClass.of(bytes[position]) == .digit { position += 1 }
  }
}
