extension BidirectionalCollection where Element == String {
  /// The strings as a list in a sentence: `a`, `a and b`, `a, b and c`.
  package var joinedWithAnd: String {
    guard count > 1, let last else { return joined() }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
