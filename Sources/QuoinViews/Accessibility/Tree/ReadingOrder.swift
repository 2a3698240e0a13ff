import Foundation

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
    var line: [Place] = []
    var band = fromTop[0]
    for place in fromTop {
      if line.isEmpty || !band.shares(place) || line.contains(where: { $0.lies(across: place) }) {
        order += Place.alongLine(line)
        line = [place]
        band = place
      } else {
        line.append(place)
        // What is left of the line's height is what all in it have in common.
        band.top = max(band.top, place.top)
        band.bottom = min(band.bottom, place.bottom)
      }
    }
    order += Place.alongLine(line)
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

    static func alongLine(_ line: [Place]) -> [Int] {
      line.sorted { ($0.start, $0.top, $0.index) < ($1.start, $1.top, $1.index) }.map(\.index)
    }
  }
}
