import Foundation

/// Where a span is to start, given the span it is laid out in.
enum AlignmentRule: Sendable {
  case plain(PlainAlignment)
  /// The room that is left, inwards from an edge, kept within bounds; in whole steps but at the upper one.
  indirect case between(CGFloat, CGFloat, step: CGFloat?, SpanPoint)
  /// One edge alone: as far from the source's as there is room, but at least, or at most, an offset.
  indirect case loneEdge(CGFloat, isLeast: Bool, isStart: Bool)
  indirect case then(AlignmentRule, AlignmentRule)
  indirect case custom(OwnRule<any RectBasedLayout>)

  /// The start stays as it was.
  static var keep: AlignmentRule { .plain(PlainAlignment(kind: .keep)) }
  /// Where the span starts that it is laid out in.
  static var equal: AlignmentRule { .plain(PlainAlignment(kind: .equal)) }
  /// The smaller coordinate of the source, which is not its origin where its size is negative.
  static var lowEdge: AlignmentRule { .plain(PlainAlignment(kind: .scaledEdge)) }
  /// The middle, moved by points.
  static func center(_ offset: CGFloat) -> AlignmentRule {
    .plain(PlainAlignment(kind: .center, value: offset))
  }
  /// A coordinate.
  static func coordinate(_ value: CGFloat) -> AlignmentRule {
    .plain(PlainAlignment(kind: .coordinate, value: value))
  }
  /// Points inwards from an edge.
  static func edge(_ point: SpanPoint, _ offset: CGFloat) -> AlignmentRule {
    .plain(PlainAlignment(kind: .edge, point: point, value: offset))
  }
  /// A share of the room inwards from an edge.
  static func edge(_ point: SpanPoint, scale: CGFloat) -> AlignmentRule {
    .plain(PlainAlignment(kind: .scaledEdge, point: point, value: scale))
  }

  /// Whether the rule may mean something else when read from right to left.
  var isDirectional: Bool {
    switch self {
    case .plain(let rule): rule.point.isDirectional
    case .between(_, _, _, let point): point.isDirectional
    case .custom: true
    case .then(let first, let second): first.isDirectional || second.isDirectional
    case .loneEdge: false
    }
  }

  var isCustom: Bool {
    switch self {
    case .custom: true
    case .then(let first, let second): first.isCustom || second.isCustom
    default: false
    }
  }

  /// Whether the start may depend on what it was.
  var keepsStart: Bool {
    switch self {
    case .plain(let rule): rule.kind == .keep
    case .custom, .loneEdge: true
    case .then(let first, let second): first.keepsStart || second.keepsStart
    case .between: false
    }
  }

  func form(_ rect: inout CGRect, in source: CGRect, axis: SpanAxis, _ direction: ReadingDirection?) {
    let room = source[axis]
    let left = room.extent - rect[axis].extent
    switch self {
    case .plain(let rule):
      if axis == .horizontal {
        rule.form(&rect.origin.x, length: rect.size.width, in: room, direction)
      } else {
        rule.form(&rect.origin.y, length: rect.size.height, in: room, direction)
      }
    case .between(let low, let high, let step, let point):
      var distance = max(low, min(left, high))
      if let step, distance < high { distance -= distance.truncatingRemainder(dividingBy: step) }
      rect[axis].start =
        point.isStart(direction) ? room.low + distance : room.high - rect[axis].extent - distance
    case .loneEdge(let bound, let isLeast, let isStart):
      let distance = isLeast ? max(bound, left) : min(bound, left)
      rect[axis].form(.move, at: isStart ? room.low + distance : room.high - distance, isAfter: isStart)
    case .then(let first, let second):
      first.form(&rect, in: source, axis: axis, direction)
      second.form(&rect, in: source, axis: axis, direction)
    case .custom(let own): own.rule.formLayout(rect: &rect, in: source, direction: direction)
    }
  }
}
