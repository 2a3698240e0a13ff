/// Which elements a range names, before it is known how many there are.
public struct IndexRange: Hashable, Sendable {
  /// The first index, or nothing for "from the start".
  public let lower: Int?
  /// The last index, or nothing for "to the end".
  public let upper: Int?
  /// Whether the element at `upper` belongs to the range: true of `...`, false of `..<`.
  public let includesUpper: Bool

  /// Creates a range of indexes.
  public init(lower: Int?, upper: Int?, includesUpper: Bool) {
    self.lower = lower
    self.upper = upper
    self.includesUpper = includesUpper
  }
}

extension IndexRange: CustomStringConvertible {
  /// The range as it is written: `1...2`.
  public var description: String {
    (lower.map { "\($0)" } ?? "") + (includesUpper ? "..." : upper == nil ? "..." : "..<")
      + (upper.map { "\($0)" } ?? "")
  }
}
