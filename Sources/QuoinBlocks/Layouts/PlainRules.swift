import Foundation

/// How long a span is to be by one number: a value without references, which programs run without copying anything.
struct PlainFilling: Sendable {
  enum Kind: UInt8, Sendable { case keep, equal, fixed, scaled, upTo, from, boxed }

  var kind: Kind
  var value: CGFloat = 0

  /// The length in a room, unless it stays as it was.
  @inline(__always)
  func form(_ length: inout CGFloat, in room: CGFloat) {
    switch kind {
    case .keep: break
    case .equal: length = abs(room)
    case .fixed: length = value
    case .scaled: length = value * abs(room)
    case .upTo: length = min(value, abs(room))
    case .from: length = max(value, abs(room))
    case .boxed: length = max(0, abs(room) - value)
    }
  }
}

/// Where a span is to start by one number: a value without references, which programs run without copying anything.
struct PlainAlignment: Sendable {
  enum Kind: UInt8, Sendable {
    case keep, equal
    /// Points, or a share of the room, inwards from an edge.
    case edge, scaledEdge
    case center
    case coordinate
  }

  var kind: Kind
  var point = SpanPoint.start
  var value: CGFloat = 0

  /// The start of a span of some length in a room, unless it stays as it was.
  @inline(__always)
  func form(_ start: inout CGFloat, length: CGFloat, in room: RectSpan, _ direction: ReadingDirection?) {
    switch kind {
    case .keep: break
    case .equal: start = room.start
    case .edge:
      if point == .start {
        // As CGLayout: the origin, also of a room with a negative size.
        start = room.start + value
      } else {
        start = point.isStart(direction) ? room.low + value : room.high - abs(length) - value
      }
    case .scaledEdge:
      let distance = value * room.extent
      start = point.isStart(direction) ? room.low + distance : room.high - abs(length) - distance
    case .center: start = room.middle - abs(length) / 2 + value
    case .coordinate: start = value
    }
  }
}

/// A layout of plain rules.
struct PlainLayout: Sendable {
  var width: PlainFilling
  var height: PlainFilling
  var vertical: PlainAlignment
  var horizontal: PlainAlignment

  /// What stands in steps whose layout is none of plain rules; it is not run.
  static let equal = PlainLayout(
    width: PlainFilling(kind: .equal), height: PlainFilling(kind: .equal),
    vertical: PlainAlignment(kind: .equal), horizontal: PlainAlignment(kind: .equal))

  @inline(__always)
  func form(_ rect: inout CGRect, in source: CGRect, _ direction: ReadingDirection?) {
    width.form(&rect.size.width, in: source.size.width)
    height.form(&rect.size.height, in: source.size.height)
    vertical.form(&rect.origin.y, length: rect.size.height, in: source[.vertical], direction)
    horizontal.form(&rect.origin.x, length: rect.size.width, in: source[.horizontal], direction)
  }
}
