import Foundation
import QuoinGraphics

/// The order in which people read what stands somewhere: line by line, and along the lines.
enum ReadingOrder {
  /// Sorts what stands in rectangles.
  ///
  /// Things are in one line where the lower of them overlaps all others of the line by at least half of its height, or of
  /// theirs if that is less, and none lies above another. What stands beside several lines belongs to the first.
  ///
  /// - Parameters:
  ///   - things: What is sorted; of two that stand in the same place, the first comes first.
  ///   - isRightToLeft: Whether lines run from right to left.
  ///   - frame: Where a thing stands, in points.
  static func sorted<Thing>(
    _ things: [Thing], isRightToLeft: Bool, frame: (Thing) -> CGRect
  ) -> [Thing] {
    if things.count < 2 { return things }
    let places = things.indices.map { index in
      let rect = frame(things[index])
      return Place(
        index: index, top: rect.minY, bottom: rect.maxY, start: isRightToLeft ? -rect.maxX : rect.minX,
        width: rect.width)
    }
    let fromTop = places.sorted { ($0.top, $0.start, $0.index) < ($1.top, $1.start, $1.index) }
    var order: [Int] = []
    order.reserveCapacity(things.count)
    // The line's places in the order of their starts.
    var line: [Place] = []
    var band = fromTop[0]
    for place in fromTop {
      let index = line.partitioningIndex(where: {
        ($0.start, $0.top, $0.index) > (place.start, place.top, place.index)
      })
      if line.isEmpty || !band.shares(place) || place.isAcross(line, at: index) {
        order += line.map(\.index)
        line = [place]
        band = place
      } else {
        line.insert(place, at: index)
        // What is left of the line's height is what all in it have in common.
        band.top = max(band.top, place.top)
        band.bottom = min(band.bottom, place.bottom)
      }
    }
    order += line.map(\.index)
    return order.map { things[$0] }
  }

  private struct Place {
    let index: Int
    var top: CGFloat
    var bottom: CGFloat
    /// The side at which reading begins, growing in the direction of reading.
    let start: CGFloat
    let width: CGFloat

    /// Whether another place that does not begin higher is in the same line.
    func shares(_ other: Place) -> Bool {
      let overlap = min(bottom, other.bottom) - max(top, other.top)
      return overlap >= 0 && overlap >= min(bottom - top, other.bottom - other.top) / 2
    }

    /// Whether another place has half of the narrower one in common along the line, so that neither is beside the other.
    func lies(across other: Place) -> Bool {
      let overlap = min(start + width, other.start + other.width) - max(start, other.start)
      return overlap > 0 && overlap >= min(width, other.width) / 2
    }

    /// Whether one of a line's places lies across this one, which would come at an index: none of them lies across
    /// another by more than half, so that only the next few on both sides can.
    func isAcross(_ line: [Place], at index: Int) -> Bool {
      for other in line[index...] {
        if other.start >= start + width { break }
        if other.lies(across: self) { return true }
      }
      for other in line[..<index].reversed() {
        if other.lies(across: self) { return true }
        if other.start + other.width <= start, other.width > 0 { break }
      }
      return false
    }
  }
}
