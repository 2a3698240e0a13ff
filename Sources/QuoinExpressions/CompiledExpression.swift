import QuoinDiagnostics
import QuoinResources

/// An expression that has been parsed, resolved, checked and folded: ready to be evaluated any number of times.
///
/// ```swift
/// let half = try CompiledExpression.compile("parent.width / 2", expecting: .number, in: scope)
/// let width = try half.number(in: frame)
/// ```
public struct CompiledExpression: Sendable {
  /// The slots it may read, ascending, each once; those of branches that are never taken are left out.
  public let dependencies: [Int]
  /// The type of its value.
  public let type: ValueType
  /// The value itself when it depends on nothing.
  public let constant: Constant?
  /// Whether the text is nothing but a comment, so that the attribute counts as not given.
  public let isCommentedOut: Bool

  /// Compiles an expression.
  ///
  /// - Parameters:
  ///   - source: The text, character references decoded.
  ///   - kind: How to read it.
  ///   - expected: The type it has to have; single values become arrays, lists become option sets, as needed.
  ///   - scope: What names mean.
  ///   - map: Where the text stands; without one, diagnostics speak of a file named `expression`.
  ///   - budget: The limits on nesting and size.
  /// - Throws: Everything that is wrong with it, each at its place.
  public static func compile(
    _ source: String, as kind: ExpressionKind = .expression, expecting expected: ValueType = .any,
    in scope: any ExpressionScope, at map: SourceMap? = nil, budget: Budget = .default
  ) throws(Diagnostics) -> CompiledExpression {
    try compile(
      ExpressionSyntax(source, as: kind), expecting: expected, in: scope, at: map, budget: budget)
  }

  /// Compiles an expression that has been taken apart before, perhaps for another scope.
  public static func compile(
    _ syntax: ExpressionSyntax, expecting expected: ValueType = .any, in scope: any ExpressionScope,
    at map: SourceMap? = nil, budget: Budget = .default
  ) throws(Diagnostics) -> CompiledExpression {
    throw Diagnostics([Diagnostic(.error, "Expressions are not available yet")])
  }

  /// The value in a frame.
  ///
  /// - Throws: What went wrong, at its place in the source.
  public func value(in frame: ExpressionFrame) throws(Diagnostic) -> Value {
    throw Diagnostic(.error, "Expressions are not available yet")
  }

  /// The value in a frame as a number, unboxed; for expressions compiled expecting a number.
  public func number(in frame: ExpressionFrame) throws(Diagnostic) -> Double {
    throw Diagnostic(.error, "Expressions are not available yet")
  }

  /// The value in a frame as a Boolean; for expressions compiled expecting a Boolean.
  public func bool(in frame: ExpressionFrame) throws(Diagnostic) -> Bool {
    throw Diagnostic(.error, "Expressions are not available yet")
  }
}
