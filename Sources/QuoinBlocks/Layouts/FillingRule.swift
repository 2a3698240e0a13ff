import Foundation

/// How long a span is to be, given the span it is laid out in.
enum FillingRule: Sendable {
  case keep
  case equal
  case fixed(CGFloat)
  case scaled(CGFloat)
  case upTo(CGFloat)
  case from(CGFloat)
  indirect case between(CGFloat, CGFloat)
  case boxed(CGFloat)
  indirect case then(FillingRule, FillingRule)
  indirect case custom(any RectBasedLayout)

  var isCustom: Bool {
    switch self {
    case .custom: true
    case .then(let first, let second): first.isCustom || second.isCustom
    default: false
    }
  }

  /// Whether the length may depend on what it was.
  var keepsLength: Bool {
    switch self {
    case .keep, .custom: true
    case .then(let first, let second): first.keepsLength || second.keepsLength
    default: false
    }
  }

  func form(_ rect: inout CGRect, in source: CGRect, axis: RectAxis, _ direction: ReadingDirection) {
    let room = axis == .horizontal ? source.size.width : source.size.height
    let length: CGFloat
    switch self {
    case .keep: return
    case .equal: length = room
    case .fixed(let value): length = value
    case .scaled(let scale): length = scale * room
    case .upTo(let limit): length = min(limit, room)
    case .from(let limit): length = max(limit, room)
    case .between(let low, let high): length = max(low, min(room, high))
    case .boxed(let inset): length = max(0, room - inset)
    case .then(let first, let second):
      first.form(&rect, in: source, axis: axis, direction)
      return second.form(&rect, in: source, axis: axis, direction)
    case .custom(let rule): return rule.formLayout(rect: &rect, in: source, direction: direction)
    }
    if axis == .horizontal { rect.size.width = length } else { rect.size.height = length }
  }
}
