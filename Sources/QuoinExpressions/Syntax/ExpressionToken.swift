/// The smallest piece of an expression's text; the tokens of a text, joined, are the text.
public struct ExpressionToken: Hashable, Sendable {
  /// What a token is.
  public enum Kind: UInt8, Sendable {
    case whitespace, comment
    /// Literal text of a string-like attribute, outside braces.
    case text
    case openBrace, closeBrace, openParenthesis, closeParenthesis, openBracket, closeBracket
    case number, string, color
    /// A name, and one in backticks.
    case name, quotedName
    /// `#first` or `` #`any text` ``: another node.
    case reference
    case yes, no, null
    case plus, minus, star, slash, percent
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case and, or, not
    case question, colon, elvis, coalesce
    case closedRange, halfOpenRange
    case comma, dot, optionalDot
    /// Between the parameters of a closure and what it gives: `item => item.price`.
    case arrow
    /// What belongs to no token; always an error.
    case unclosedString, unclosedName, badNumber, badColor, badCharacter
    case end
  }

  /// Where an operator stands between what it works on.
  public enum Fixity: UInt8, Sendable {
    case none, prefix, infix, postfix
  }

  /// What it is.
  public let kind: Kind
  /// For operators, how they are used: `-` before a value is `.prefix`, `%` behind one `.postfix`.
  public internal(set) var fixity = Fixity.none
  let start: UInt32
  let end: UInt32

  init(_ kind: Kind, _ start: Int, _ end: Int) {
    self.kind = kind
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  /// Where it stands in the text, in UTF-8 bytes.
  public var range: Range<Int> { Int(start)..<Int(end) }
  /// Whether it means nothing: white space and comments.
  public var isTrivia: Bool { kind.rawValue <= Kind.comment.rawValue }
}

extension ExpressionToken.Kind {
  /// Whether a value can only begin with it, so that a `%` before it is a remainder.
  var beginsValue: Bool {
    switch self {
    case .number, .string, .color, .name, .quotedName, .reference, .yes, .no, .null, .not,
      .openParenthesis, .openBracket:
      true
    default: false
    }
  }
}
