/// A constraint that was added to a system, by which it is changed and removed.
public struct ConstraintHandle: Hashable, Sendable {
  /// Counts the constraints of a system from 0; the numbers of removed constraints are given to new ones.
  ///
  /// Whoever keeps something for each constraint may keep it in an array by this number.
  public let index: Int
  let generation: Int32
  let system: Int32
}
