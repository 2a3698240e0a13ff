import Foundation

/// What a box knows of one child along the box's own axis.
struct AxisItem: Equatable, Sendable {
  /// Where a child's length comes from, in the order in which lengths are given up when room is short.
  enum Claim: UInt8, Sendable {
    /// A share of what the others leave.
    case weighted
    /// The child's fitting length.
    case natural
    /// A length the child was given.
    case fixed
  }

  var claim: Claim
  /// The fixed or fitting length, in points and whole pixels. For a weighted child it counts only towards the fitting
  /// length of the box.
  var length: CGFloat
  /// At least 0; counts for weighted children only.
  var weight: CGFloat = 0
  /// Whether the child may take what is left under `fill`, if it is the last that may.
  var stretches = false

  static func fixed(_ length: CGFloat) -> AxisItem { AxisItem(claim: .fixed, length: length) }
  static func natural(_ length: CGFloat) -> AxisItem {
    AxisItem(claim: .natural, length: length, stretches: true)
  }
  /// A cell of a grid, as wide as its column of cells; the last column takes what is left.
  static func cell(_ length: CGFloat) -> AxisItem {
    AxisItem(claim: .fixed, length: length, stretches: true)
  }
  static func weighted(_ weight: CGFloat, length: CGFloat = 0) -> AxisItem {
    AxisItem(claim: .weighted, length: length, weight: weight)
  }
}
