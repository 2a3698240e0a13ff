/// A number that a system of constraints decides, such as the left edge of a view.
///
/// It is a handle: the number itself is asked of the system, by `value(of:)`.
public struct LinearVariable: Hashable, Sendable {
  /// Counts the variables of a system from 0; the numbers of removed variables are given to new ones.
  ///
  /// Whoever keeps something for each variable may keep it in an array by this number.
  public let index: Int
  let generation: Int32
  let system: Int32
}
