import Foundation

extension CGRect {
  /// What two rectangles have in common; null where they share no area or a number is not one.
  ///
  /// Foundation's `intersection` ends the process at an edge that is NaN, which sums of huge numbers come to.
  package func overlap(_ other: CGRect) -> CGRect {
    guard overlaps(other) else { return .null }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether two rectangles share an area; false where a number is not one.
  package func overlaps(_ other: CGRect) -> Bool {
    // Comparisons with NaN are false, whichever side it is on.
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY && minX < maxX
      && minY < maxY && other.minX < other.maxX && other.minY < other.maxY
  }
}
