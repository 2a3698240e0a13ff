/// What two sums have to do with each other, and how much that counts.
///
/// ```swift
/// try system.add(title.right + 8 <= price.left)
/// try system.add(title.width == 120, priority: 251)
/// ```
///
/// The error of a constraint that does not hold is how far its sides are apart, times its weight.
public struct LinearConstraint: Hashable, Sendable {
  /// What stands on the left; on the right is zero.
  public var expression: LinearExpression
  /// How it stands to zero.
  public var relation: LinearRelation
  /// How much the constraint counts.
  public var priority: ConstraintPriority
  /// How much a point of its error counts among constraints of the same priority, from 0.00001 to 100,000.
  public var weight: Double

  /// Creates a constraint.
  public init(
    _ expression: LinearExpression, _ relation: LinearRelation, priority: ConstraintPriority = .required,
    weight: Double = 1
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.weight = weight
  }

  /// The same with another priority.
  public func with(priority: ConstraintPriority, weight: Double = 1) -> LinearConstraint {
    LinearConstraint(expression, relation, priority: priority, weight: weight)
  }
}

extension LinearOperand {
  /// Both sides are the same.
  public static func == (left: Self, right: some LinearOperand) -> LinearConstraint {
    LinearConstraint(left - right, .equal)
  }

  /// The left side is at most the right one.
  public static func <= (left: Self, right: some LinearOperand) -> LinearConstraint {
    LinearConstraint(left - right, .lessThanOrEqual)
  }

  /// The left side is at least the right one.
  public static func >= (left: Self, right: some LinearOperand) -> LinearConstraint {
    LinearConstraint(left - right, .greaterThanOrEqual)
  }

  /// The left side is a number.
  public static func == (left: Self, right: Double) -> LinearConstraint {
    LinearConstraint(left - right, .equal)
  }

  /// The left side is at most a number.
  public static func <= (left: Self, right: Double) -> LinearConstraint {
    LinearConstraint(left - right, .lessThanOrEqual)
  }

  /// The left side is at least a number.
  public static func >= (left: Self, right: Double) -> LinearConstraint {
    LinearConstraint(left - right, .greaterThanOrEqual)
  }
}
