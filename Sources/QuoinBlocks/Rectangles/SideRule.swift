import Foundation

/// What a side does to a span.
@frozen @usableFromInline
enum Verb: Sendable {
  /// Moves the span to the side, its length kept.
  case align
  /// Crops the span to the side's workspace.
  case limit
  /// Brings the nearer end of the span to the side, its other end kept.
  case pull
  /// Pulls, if the end lies before the side.
  case boundBelow
  /// Pulls, if the end lies after the side.
  case boundAbove
  /// Moves the middle of the span to the side.
  case center
}

/// The coordinate of a rectangle that a rule takes along an axis.
@frozen @usableFromInline
enum SpanPoint: Sendable {
  case start, end, middle, leading, trailing
}

/// On which side of the coordinate the span is to lie.
@frozen @usableFromInline
enum SpanRoom: Sendable {
  /// On the rectangle's inside, or outside, of its side.
  case inner, outer
  /// After or before the coordinate.
  case after, before
  /// After it when reading from left to right, before it otherwise; and the reverse.
  case forward, backward
}

/// A side of a rectangle, a verb and a workspace: the one idea under all anchors.
@frozen @usableFromInline
struct SideRule: Sendable {
  @usableFromInline var axis: RectAxis
  @usableFromInline var point: SpanPoint
  @usableFromInline var verb: Verb
  @usableFromInline var room: SpanRoom

  @usableFromInline
  init(axis: RectAxis, point: SpanPoint, verb: Verb, room: SpanRoom) {
    self.axis = axis
    self.point = point
    self.verb = verb
    self.room = room
  }

  /// Whether the rule means something else when read from right to left.
  var isDirectional: Bool {
    point == .leading || point == .trailing || room == .forward || room == .backward
  }

  @inline(__always)
  func form(_ source: inout CGRect, by rect: CGRect, _ direction: ReadingDirection) {
    let reference = rect[axis]
    let isMirrored = direction == .rightToLeft
    let coordinate: CGFloat
    var isStart = true
    switch point {
    case .start: coordinate = reference.start
    case .end: (coordinate, isStart) = (reference.end, false)
    case .middle: coordinate = reference.middle
    case .leading:
      isStart = !isMirrored
      coordinate = isStart ? reference.start : reference.end
    case .trailing:
      isStart = isMirrored
      coordinate = isStart ? reference.start : reference.end
    }
    let isAfter: Bool
    switch room {
    case .inner: isAfter = isStart
    case .outer: isAfter = !isStart
    case .after: isAfter = true
    case .before: isAfter = false
    case .forward: isAfter = !isMirrored
    case .backward: isAfter = isMirrored
    }
    source[axis] = source[axis].formed(verb, at: coordinate, isAfter: isAfter)
  }
}

extension RectSpan {
  /// The span after a verb, with its workspace after or before a coordinate.
  @inline(__always)
  func formed(_ verb: Verb, at p: CGFloat, isAfter: Bool) -> RectSpan {
    switch verb {
    case .align:
      return RectSpan(start: isAfter ? p : p - length, length: length)
    case .limit:
      return isAfter
        ? RectSpan(start: max(p, start), length: max(0, min(end - p, length)))
        : RectSpan(start: min(p, start), length: max(0, min(p - start, length)))
    case .pull:
      return pulled(to: p, isAfter: isAfter)
    case .boundBelow:
      return (isAfter ? start : end) < p ? pulled(to: p, isAfter: isAfter) : self
    case .boundAbove:
      return (isAfter ? start : end) > p ? pulled(to: p, isAfter: isAfter) : self
    case .center:
      return RectSpan(start: p - length / 2, length: length)
    }
  }

  @inline(__always)
  private func pulled(to p: CGFloat, isAfter: Bool) -> RectSpan {
    if isAfter { return RectSpan(start: p, length: max(0, end - p)) }
    let room = max(0, p - start)
    return RectSpan(start: p - room, length: room)
  }
}
