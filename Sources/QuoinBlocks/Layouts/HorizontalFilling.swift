import Foundation

extension Layout.Filling {
  /// The width of a rectangle, by the width of its source; a number is a fixed one.
  public struct Horizontal: RectBasedLayout, Extensible, Sendable {
    /// What can be wrapped.
    public typealias Conformed = RectBasedLayout

    let rule: FillingRule

    /// The source's width.
    public static var equal: Horizontal { Horizontal(rule: .equal) }

    /// A width in points.
    public static func fixed(_ value: CGFloat) -> Horizontal { Horizontal(rule: .fixed(value)) }

    /// A share of the source's width.
    public static func scaled(_ scale: CGFloat) -> Horizontal { Horizontal(rule: .number(.scaled, scale)) }

    /// The source's width, but at most a number of points.
    public static func upTo(_ limit: CGFloat) -> Horizontal { Horizontal(rule: .number(.upTo, limit)) }

    /// The source's width, but at least a number of points.
    public static func from(_ limit: CGFloat) -> Horizontal { Horizontal(rule: .number(.from, limit)) }

    /// The source's width, kept within bounds in points.
    public static func between(_ range: ClosedRange<CGFloat>) -> Horizontal {
      Horizontal(rule: .between(range.lowerBound, range.upperBound))
    }

    /// The same with an upper bound that is one point further.
    public static func between(_ range: Range<CGFloat>) -> Horizontal { .between(range.closed) }

    /// The source's width less insets in points, and never negative.
    public static func boxed(_ insets: CGFloat) -> Horizontal { Horizontal(rule: .number(.boxed, insets)) }

    /// Wraps a filling of one's own.
    public static func build(_ base: any RectBasedLayout) -> Horizontal {
      (base as? Horizontal) ?? Horizontal(rule: .custom(OwnRule(rule: base)))
    }

    /// Applies one filling, then the other.
    public static func + (first: Horizontal, second: Horizontal) -> Horizontal {
      Horizontal(rule: .then(first.rule, second.rule))
    }

    public func formLayout(rect: inout CGRect, in source: CGRect) {
      formLayout(rect: &rect, in: source, direction: nil)
    }

    public func formLayout(rect: inout CGRect, in source: CGRect, direction: ReadingDirection?) {
      rule.form(&rect, in: source, axis: .horizontal, direction)
    }
  }
}

extension Layout.Filling.Horizontal: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  public init(floatLiteral value: Float) { self = .fixed(CGFloat(value)) }
}
