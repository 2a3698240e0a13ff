import QuoinDiagnostics

/// How the text of an attribute is to be read.
public enum ExpressionKind: Hashable, Sendable {
  /// An expression: `width / 2`. One pair of braces may stand round it.
  case expression
  /// Literal text with expressions in braces, joined into one string: `Hello {name}`.
  case string
  /// Literal text with expressions in braces, left apart: an array of strings and values, for styled text and fonts.
  case parts
}

/// The text of an expression taken apart, without a byte lost.
public struct ExpressionSyntax: Sendable {
  /// The text.
  public let source: String
  /// How it was read.
  public let kind: ExpressionKind

  /// Takes a text apart.
  public init(_ source: String, as kind: ExpressionKind = .expression) {
    self.source = source
    self.kind = kind
  }
}
