import Foundation

/// What becomes of a span at a coordinate.
enum SpanVerb: Sendable {
  /// Moves the span to the coordinate, its length kept.
  case align
  /// Crops the span to the workspace before or after the coordinate.
  case limit
  /// Brings the nearer end of the span to the coordinate, its other end kept; one that lay beyond goes there too.
  case pull
  /// Brings an edge of the span to the coordinate, its other edge kept.
  case move
  /// Brings an edge of the span to the coordinate if it lies outside of it.
  case crop
  /// Moves the span so that an edge does not lie before the coordinate, in the direction of reading.
  case farther
  /// Moves the span so that an edge does not lie after the coordinate, in the direction of reading.
  case nearer
  /// Moves the middle of the span to the coordinate.
  case center
  /// Brings the middle of the span to the coordinate, its farther edge kept.
  case stretch
}

extension RectSpan {
  /// Does what a verb says.
  ///
  /// - Parameters:
  ///   - p: The coordinate.
  ///   - isAfter: Whether the span is to lie after the coordinate, so that its smaller edge is the one concerned.
  ///   - isReversed: Whether farther means smaller.
  @inline(__always)
  mutating func form(_ verb: SpanVerb, at p: CGFloat, isAfter: Bool, isReversed: Bool = false) {
    switch verb {
    case .align: align(at: p, isAfter: isAfter)
    case .limit:
      let room = isAfter ? high - p : p - low
      let cropped = max(0, min(room, extent))
      start = isAfter ? max(p, start) : min(p, start)
      length = cropped
    case .pull:
      let room = max(0, isAfter ? high - p : p - low)
      start = isAfter ? p : p - room
      length = room
    case .move: move(to: p, isAfter: isAfter)
    case .crop:
      if isAfter ? p > low : p < high { move(to: p, isAfter: isAfter) }
    case .farther, .nearer:
      let edge = isAfter ? low : high
      let isGreater = (verb == .farther) != isReversed
      if isGreater ? p > edge : p < edge { align(at: p, isAfter: isAfter) }
    case .center: start = p - extent / 2
    case .stretch:
      if p < middle {
        length = max(0, 2 * (p - low))
      } else {
        let room = 2 * (high - p)
        start = high - room
        length = max(0, room)
      }
    }
  }

  @inline(__always)
  private mutating func align(at p: CGFloat, isAfter: Bool) {
    start = isAfter ? p : p - extent
  }

  @inline(__always)
  private mutating func move(to p: CGFloat, isAfter: Bool) {
    if isAfter {
      length = max(0, high - p)
      start = p
    } else {
      length = max(0, p - low)
    }
  }
}
