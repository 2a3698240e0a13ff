/// A variable times a number.
public struct LinearTerm: Hashable, Sendable {
  /// The variable.
  public var variable: LinearVariable
  /// What it is multiplied with, from 0.00001 to 100,000, or below zero.
  public var coefficient: Double

  /// Creates a term.
  public init(_ variable: LinearVariable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
