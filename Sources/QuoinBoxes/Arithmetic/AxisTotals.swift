import Foundation
import QuoinGraphics

/// The sums over a box's children from which the whole run along the axis follows.
///
/// Filling it is the first of two passes over the children; no list of them is kept.
struct AxisTotals: Equatable, Sendable {
  private(set) var count: Int32 = 0
  /// Which child is the last that may take what is left, from 0; -1 for none.
  private(set) var lastStretching: Int32 = -1
  /// The sum of fixed lengths, in points.
  private(set) var fixed: CGFloat = 0
  /// The sum of the fitting lengths of children with neither a fixed length nor a weight, in points.
  private(set) var natural: CGFloat = 0
  /// The sum of the weights.
  private(set) var weight: CGFloat = 0
  /// The points that one unit of weight needs so that every weighted child has its fitting length.
  private(set) var unit: CGFloat = 0
  /// The sum of the gaps between children, in points.
  private(set) var gaps: CGFloat = 0

  /// Takes in the next child, with the gap in points before it (ignored for the first child).
  @inline(__always)
  mutating func add(_ item: AxisItem, gap: CGFloat) {
    if count > 0 { gaps += gap }
    if item.stretches { lastStretching = count }
    count += 1
    switch item.claim {
    case .fixed: fixed += item.length
    case .natural: natural += item.length
    case .weighted:
      weight += item.weight
      if item.weight > 0 { unit = max(unit, item.length / item.weight) }
    }
  }

  /// Replaces what one child claims.
  ///
  /// - Returns: Whether that could be done without looking at the other children.
  mutating func replace(_ old: AxisItem, with new: AxisItem) -> Bool {
    guard old.claim == new.claim else { return false }
    switch new.claim {
    case .fixed: fixed += new.length - old.length
    case .natural: natural += new.length - old.length
    case .weighted: return false
    }
    return true
  }

  /// The length in points at which every child has at least its fitting length and no room is left.
  func fittingLength(_ pixels: PixelGrid) -> CGFloat {
    max(0, pixels.ceil(fixed + natural + gaps + unit * weight))
  }
}
