import Foundation

/// The coordinate of a rectangle that a rule takes along an axis.
enum SpanPoint: Sendable {
  case start, end, middle
  /// Where reading starts and ends; from left to right where nothing is stated.
  case leading, trailing
  /// The same, made while the configuration says right to left.
  case turnedLeading, turnedTrailing

  /// Where reading starts, as the configuration is now.
  static var nowLeading: SpanPoint { CGLConfiguration.default.isRTLMode ? .turnedLeading : .leading }

  /// Where reading ends, as the configuration is now.
  static var nowTrailing: SpanPoint { CGLConfiguration.default.isRTLMode ? .turnedTrailing : .trailing }

  /// Whether the direction of reading tells which side it is.
  var isDirectional: Bool {
    switch self {
    case .start, .end, .middle: false
    case .leading, .trailing, .turnedLeading, .turnedTrailing: true
    }
  }

  /// Whether it lies at the smaller coordinate; so does the middle.
  @inline(__always)
  func isStart(_ direction: ReadingDirection?) -> Bool {
    switch self {
    case .start, .middle: true
    case .end: false
    case .leading: direction != .rightToLeft
    case .trailing: direction == .rightToLeft
    case .turnedLeading: direction == .leftToRight
    case .turnedTrailing: direction != .leftToRight
    }
  }

  /// Where it lies on a span.
  @inline(__always)
  func coordinate(on span: RectSpan, _ direction: ReadingDirection?) -> CGFloat {
    self == .middle ? span.middle : isStart(direction) ? span.low : span.high
  }
}

/// A side of the constraining rectangle, what becomes of the source there, and on which side of it: all anchors are this.
struct SideRule: Sendable {
  /// Where the source lies relative to the coordinate.
  enum Place: Sendable {
    /// On the rectangle's inside, or outside, of its side.
    case inner, outer
    /// By a point of the source.
    case own(SpanPoint)
  }

  var axis: SpanAxis
  /// The point of the constraining rectangle.
  var point: SpanPoint
  var verb: SpanVerb
  var place: Place

  /// Whether the rule means something else when read from right to left.
  var isDirectional: Bool {
    if case .own(let own) = place, own.isDirectional { return true }
    return point.isDirectional
  }

  @inline(__always)
  func form(_ source: inout CGRect, by rect: CGRect, _ direction: ReadingDirection?) {
    let coordinate = point.coordinate(on: rect[axis], direction)
    let isAfter: Bool
    var isReversed = false
    switch place {
    case .inner: isAfter = point.isStart(direction)
    case .outer: isAfter = !point.isStart(direction)
    case .own(let own):
      isAfter = own.isStart(direction)
      switch own {
      case .start, .end, .middle: break
      case .leading, .turnedLeading: isReversed = !isAfter
      case .trailing, .turnedTrailing: isReversed = isAfter
      }
    }
    source[axis].form(verb, at: coordinate, isAfter: isAfter, isReversed: isReversed)
  }
}
