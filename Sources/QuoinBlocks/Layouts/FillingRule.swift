import Foundation

/// How long a span is to be, given the span it is laid out in.
enum FillingRule: Sendable {
  case plain(PlainFilling)
  indirect case between(CGFloat, CGFloat)
  indirect case then(FillingRule, FillingRule)
  indirect case custom(OwnRule<any RectBasedLayout>)

  /// The length stays as it was.
  static var keep: FillingRule { .plain(PlainFilling(kind: .keep)) }
  /// That of the span it is laid out in.
  static var equal: FillingRule { .plain(PlainFilling(kind: .equal)) }
  /// A number of points.
  static func fixed(_ value: CGFloat) -> FillingRule { .number(.fixed, value) }
  /// By one number.
  static func number(_ kind: PlainFilling.Kind, _ value: CGFloat) -> FillingRule {
    .plain(PlainFilling(kind: kind, value: value))
  }

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
    case .plain(let rule): rule.kind == .keep
    case .custom: true
    case .then(let first, let second): first.keepsLength || second.keepsLength
    case .between: false
    }
  }

  func form(_ rect: inout CGRect, in source: CGRect, axis: SpanAxis, _ direction: ReadingDirection?) {
    switch self {
    case .plain(let rule):
      if axis == .horizontal {
        rule.form(&rect.size.width, in: source.size.width)
      } else {
        rule.form(&rect.size.height, in: source.size.height)
      }
    case .between(let low, let high): rect[axis].length = max(low, min(source[axis].extent, high))
    case .then(let first, let second):
      first.form(&rect, in: source, axis: axis, direction)
      second.form(&rect, in: source, axis: axis, direction)
    case .custom(let own): own.rule.formLayout(rect: &rect, in: source, direction: direction)
    }
  }
}
