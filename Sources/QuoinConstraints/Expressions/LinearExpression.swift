/// A sum of variables, each times a number, and of a constant.
///
/// ```swift
/// let middle = (left + right) / 2 - 8
/// ```
public struct LinearExpression: Hashable, Sendable {
  /// The terms, in any order; a variable may stand in several.
  public var terms: [LinearTerm]
  /// What is added to them.
  public var constant: Double

  /// Creates an expression.
  public init(_ terms: [LinearTerm] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// What expressions are made of: a variable, or an expression.
public protocol LinearOperand {
  /// The same as an expression.
  var expression: LinearExpression { get }
}

extension LinearVariable: LinearOperand {
  public var expression: LinearExpression { LinearExpression([LinearTerm(self)]) }
}

extension LinearExpression: LinearOperand {
  public var expression: LinearExpression { self }
}

extension LinearOperand {
  /// A sum.
  public static func + (left: Self, right: some LinearOperand) -> LinearExpression {
    let (left, right) = (left.expression, right.expression)
    return LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// A sum with a number.
  public static func + (left: Self, right: Double) -> LinearExpression {
    LinearExpression(left.expression.terms, constant: left.expression.constant + right)
  }

  /// A sum with a number.
  public static func + (left: Double, right: Self) -> LinearExpression { right + left }

  /// A difference.
  public static func - (left: Self, right: some LinearOperand) -> LinearExpression {
    left + -1 * right.expression
  }

  /// A difference from a number.
  public static func - (left: Self, right: Double) -> LinearExpression { left + -right }

  /// A difference from a number.
  public static func - (left: Double, right: Self) -> LinearExpression { -1 * right + left }

  /// Everything times a number.
  public static func * (left: Double, right: Self) -> LinearExpression {
    let expression = right.expression
    return LinearExpression(
      expression.terms.map { LinearTerm($0.variable, times: left * $0.coefficient) },
      constant: left * expression.constant)
  }

  /// Everything times a number.
  public static func * (left: Self, right: Double) -> LinearExpression { right * left }

  /// Everything divided by a number.
  public static func / (left: Self, right: Double) -> LinearExpression { (1 / right) * left }
}
