import Foundation

/// Where a span is to start, given the span it is laid out in.
enum AlignmentRule: Sendable {
  /// How far from an edge, inwards.
  enum Offset: Sendable {
    case fixed(CGFloat)
    case scaled(CGFloat)
    indirect case between(CGFloat, CGFloat)
  }

  case keep
  case equal
  case edge(Offset, SpanPoint)
  case center(CGFloat)
  case coordinate(CGFloat)
  indirect case then(AlignmentRule, AlignmentRule)
  indirect case custom(any RectBasedLayout)

  /// Whether the rule may mean something else when read from right to left.
  var isDirectional: Bool {
    switch self {
    case .edge(_, let point): point == .leading || point == .trailing
    case .custom: true
    case .then(let first, let second): first.isDirectional || second.isDirectional
    default: false
    }
  }

  /// Whether the start may depend on what it was.
  var keepsStart: Bool {
    switch self {
    case .keep, .custom: true
    case .then(let first, let second): first.keepsStart || second.keepsStart
    default: false
    }
  }

  func form(_ rect: inout CGRect, in source: CGRect, axis: RectAxis, _ direction: ReadingDirection) {
    let room = source[axis]
    let length = axis == .horizontal ? rect.size.width : rect.size.height
    let start: CGFloat
    switch self {
    case .keep: return
    case .equal: start = room.start
    case .edge(let offset, let point):
      let distance: CGFloat
      switch offset {
      case .fixed(let value): distance = value
      case .scaled(let scale): distance = scale * room.length
      case .between(let low, let high): distance = max(low, min(room.length - length, high))
      }
      let isStart: Bool
      switch point {
      case .start, .middle: isStart = true
      case .end: isStart = false
      case .leading: isStart = direction == .leftToRight
      case .trailing: isStart = direction == .rightToLeft
      }
      start = isStart ? room.start + distance : room.end - length - distance
    case .center(let offset): start = room.middle - length / 2 + offset
    case .coordinate(let value): start = value
    case .then(let first, let second):
      first.form(&rect, in: source, axis: axis, direction)
      return second.form(&rect, in: source, axis: axis, direction)
    case .custom(let rule): return rule.formLayout(rect: &rect, in: source, direction: direction)
    }
    if axis == .horizontal { rect.origin.x = start } else { rect.origin.y = start }
  }
}
