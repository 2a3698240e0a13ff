import Foundation

/// The distances between two rectangles, as an inspector shows them.
public enum RectDistances {
  /// The lines between the edges of a rectangle and those of another: the gap where one lies beside the other, else from
  /// edge to edge.
  public static func between(_ first: CGRect, _ second: CGRect) -> [SnapGuide] {
    let across = middle(first.minY, first.maxY, second.minY, second.maxY)
    let along = middle(first.minX, first.maxX, second.minX, second.maxX)
    return pairs(first.minX, first.maxX, second.minX, second.maxX).map {
      SnapGuide(.gap, isVertical: false, position: across, from: $0.0, to: $0.1)
    }
      + pairs(first.minY, first.maxY, second.minY, second.maxY).map {
        SnapGuide(.gap, isVertical: true, position: along, from: $0.0, to: $0.1)
      }
  }

  private static func pairs(
    _ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat
  ) -> [(CGFloat, CGFloat)] {
    if high <= otherLow { return high == otherLow ? [] : [(high, otherLow)] }
    if otherHigh <= low { return low == otherHigh ? [] : [(otherHigh, low)] }
    return [(low, otherLow), (high, otherHigh)].filter { abs($0.0 - $0.1) > 0.001 }
      .map { (min($0.0, $0.1), max($0.0, $0.1)) }
  }

  /// The middle of what both have in common, else of the first.
  private static func middle(
    _ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat
  ) -> CGFloat {
    let (from, to) = (max(low, otherLow), min(high, otherHigh))
    return from < to ? (from + to) / 2 : (low + high) / 2
  }
}
