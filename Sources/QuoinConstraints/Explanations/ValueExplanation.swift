/// Why a variable has its value: the constraints that decide it, one after the other.
public struct ValueExplanation: Hashable, Sendable {
  /// A constraint that takes part in deciding a value.
  public struct Link: Hashable, Sendable {
    /// The constraint.
    public let constraint: ConstraintHandle
    /// By how much the value changes for each point that is added to the constraint's constant.
    public let share: Double
    /// What the constraint contributes to the value: the share times its constant.
    public let contribution: Double
    /// The highest priority against which the constraint holds, if something would move it.
    public let heldAgainst: ConstraintPriority?
  }

  /// The variable.
  public let variable: LinearVariable
  /// Its value: the sum of all contributions, and of the shares of what is not decided.
  public let value: Double
  /// The constraints, beginning with those that speak of the variable itself, each before those that it leads to.
  public let links: [Link]
  /// Variables that nothing decides and on which the value depends, with the share of each.
  public let undecided: [ConstraintAmbiguity.Movement]
  /// Constraints that would have the value otherwise and are given up, the highest priority first.
  public let givenUp: [ConstraintHandle]
}
