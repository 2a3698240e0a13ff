import Foundation
import QuoinGraphics

/// What one of the package's own anchors does to a source; every one is this under a name.
public struct AnchorRule: Sendable {
  enum Kind: Sendable {
    case side(SideRule)
    /// The source's center goes to the rectangle's.
    case center
    /// The source's origin goes to the rectangle's center.
    case origin
    /// A length of the source becomes a length of the rectangle · scale − inset.
    indirect case length(SpanAxis, of: SpanAxis, scale: CGFloat, inset: CGFloat)
    /// A length of the source becomes a share of the rectangle's.
    case share(SpanAxis, CGFloat)
    /// A length of the source becomes a number.
    case fixed(SpanAxis, CGFloat)
    /// The source becomes the rectangle.
    case equally
    indirect case equal(CGRect)
    /// The source loses insets, whatever the rectangle.
    indirect case insets(UIEdgeInsets)
    indirect case custom(OwnRule<any RectBasedConstraint>)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The rule of any constraint, wrapped if it is a user's own.
  init(_ constraint: any RectBasedConstraint) {
    if let anchor = constraint as? LayoutAnchor {
      self = anchor.rule
    } else if let ruled = constraint as? any RuledConstraint {
      self = ruled.rule
    } else {
      kind = .custom(OwnRule(rule: constraint))
    }
  }

  /// Whether the rule may mean something else when read from right to left.
  var isDirectional: Bool {
    switch kind {
    case .side(let rule): rule.isDirectional
    case .custom: true
    default: false
    }
  }

  /// Whether a function of a user's own has a part in it.
  var isOwn: Bool {
    guard case .custom(let own) = kind else { return false }
    return !(own.rule is StringLayoutAnchor)
  }

  @inline(__always)
  func form(_ source: inout CGRect, by rect: CGRect, _ direction: ReadingDirection?) {
    switch kind {
    case .side(let rule): rule.form(&source, by: rect, direction)
    case .center:
      source[.horizontal].form(.center, at: rect[.horizontal].middle, isAfter: true)
      source[.vertical].form(.center, at: rect[.vertical].middle, isAfter: true)
    case .origin:
      source.origin = CGPoint(x: rect[.horizontal].middle, y: rect[.vertical].middle)
    case .length(let axis, let other, let scale, let inset):
      source[axis].length = rect[other].extent * scale - inset
    case .share(let axis, let share): source[axis].length = rect[axis].extent * share
    case .fixed(let axis, let value): source[axis].length = value
    case .equally: source = rect
    case .equal(let given): source = given
    case .insets(let insets):
      source = CGRect(
        x: source.origin.x + insets.left, y: source.origin.y + insets.top,
        width: source.size.width - insets.left - insets.right,
        height: source.size.height - insets.top - insets.bottom)
    case .custom(let own):
      own.rule.formConstrain(sourceRect: &source, by: rect, direction: direction)
    }
  }
}

/// A constraint that is one of the package's own rules, which schemes take in without a wrapper.
public protocol RuledConstraint: RectBasedConstraint, Sendable {
  /// What the constraint does.
  var rule: AnchorRule { get }
}

extension RuledConstraint {
  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    rule.form(&sourceRect, by: rect, nil)
  }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect, direction: ReadingDirection?) {
    rule.form(&sourceRect, by: rect, direction)
  }
}
