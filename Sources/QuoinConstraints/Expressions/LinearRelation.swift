/// How the two sides of a constraint stand to each other.
public enum LinearRelation: Int8, Sendable, CaseIterable {
  /// The left side is at most the right one.
  case lessThanOrEqual = -1
  /// Both sides are the same.
  case equal = 0
  /// The left side is at least the right one.
  case greaterThanOrEqual = 1

  /// The sign that is written between the sides.
  public var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}
