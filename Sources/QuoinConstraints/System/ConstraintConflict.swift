/// Required constraints that cannot all hold: without any one of them the others could.
public struct ConstraintConflict: Hashable, Sendable {
  /// A change of one constant after which all of them hold.
  public struct Remedy: Hashable, Sendable {
    /// The constraint whose constant changes.
    public let constraint: ConstraintHandle
    /// What is added to it.
    public let change: Double
  }

  /// The constraints, the oldest first.
  public let constraints: [ConstraintHandle]
  /// The one that was given up: the newest of them. It holds as nearly as the others let it.
  public let broken: ConstraintHandle
  /// What would mend it, the smallest change first.
  public let remedies: [Remedy]
}
