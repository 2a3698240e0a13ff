import Foundation
import QuoinGraphics

/// What an anchor does to a source; every public anchor is one of these under a name.
enum AnchorRule: Sendable {
  case side(SideRule)
  /// The source's center goes to the rectangle's.
  case center
  /// The source's origin goes to the rectangle's center.
  case origin
  /// A length of the source becomes max(0, length of the rectangle · scale − inset).
  indirect case length(RectAxis, of: RectAxis, scale: CGFloat, inset: CGFloat)
  /// A length of the source becomes a share of the rectangle's, whatever its sign.
  case share(RectAxis, CGFloat)
  /// A length of the source becomes a number.
  case fixed(RectAxis, CGFloat)
  /// The source becomes the rectangle.
  case equally
  indirect case equal(CGRect)
  indirect case insets(UIEdgeInsets)
  indirect case custom(any RectBasedConstraint)

  /// Whether the rule may mean something else when read from right to left.
  var isDirectional: Bool {
    switch self {
    case .side(let rule): rule.isDirectional
    case .custom: true
    default: false
    }
  }

  @inline(__always)
  func form(_ source: inout CGRect, by rect: CGRect, _ direction: ReadingDirection) {
    switch self {
    case .side(let rule): rule.form(&source, by: rect, direction)
    case .center:
      source.origin.x = rect[.horizontal].middle - source.size.width / 2
      source.origin.y = rect[.vertical].middle - source.size.height / 2
    case .origin:
      source.origin = CGPoint(x: rect[.horizontal].middle, y: rect[.vertical].middle)
    case .length(let axis, let other, let scale, let inset):
      source[axis].length = max(0, rect[other].length * scale - inset)
    case .share(let axis, let share): source[axis].length = rect[axis].length * share
    case .fixed(let axis, let value): source[axis].length = value
    case .equally: source = rect
    case .equal(let given): source = given
    case .insets(let insets):
      source = CGRect(
        x: rect.origin.x + insets.left, y: rect.origin.y + insets.top,
        width: max(0, rect.size.width - insets.left - insets.right),
        height: max(0, rect.size.height - insets.top - insets.bottom))
    case .custom(let rule): rule.formConstrain(sourceRect: &source, by: rect, direction: direction)
    }
  }
}
