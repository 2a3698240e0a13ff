import Foundation

extension Layout.Filling {
  /// The height of a rectangle, by the height of its source; a number is a fixed one.
  public struct Vertical: RectBasedLayout, Extensible, Sendable {
    /// What can be wrapped.
    public typealias Conformed = RectBasedLayout

    let rule: FillingRule

    /// The source's height.
    public static var equal: Vertical { Vertical(rule: .equal) }

    /// A height in points.
    public static func fixed(_ value: CGFloat) -> Vertical { Vertical(rule: .fixed(value)) }

    /// A share of the source's height.
    public static func scaled(_ scale: CGFloat) -> Vertical { Vertical(rule: .number(.scaled, scale)) }

    /// The source's height, but at most a number of points.
    public static func upTo(_ limit: CGFloat) -> Vertical { Vertical(rule: .number(.upTo, limit)) }

    /// The source's height, but at least a number of points.
    public static func from(_ limit: CGFloat) -> Vertical { Vertical(rule: .number(.from, limit)) }

    /// The source's height, kept within bounds in points.
    public static func between(_ range: ClosedRange<CGFloat>) -> Vertical {
      Vertical(rule: .between(range.lowerBound, range.upperBound))
    }

    /// The same with an upper bound that is one point further.
    public static func between(_ range: Range<CGFloat>) -> Vertical { .between(range.closed) }

    /// The source's height less insets in points, and never negative.
    public static func boxed(_ insets: CGFloat) -> Vertical { Vertical(rule: .number(.boxed, insets)) }

    /// Wraps a filling of one's own.
    public static func build(_ base: any RectBasedLayout) -> Vertical {
      (base as? Vertical) ?? Vertical(rule: .custom(OwnRule(rule: base)))
    }

    /// Applies one filling, then the other.
    public static func + (first: Vertical, second: Vertical) -> Vertical {
      Vertical(rule: .then(first.rule, second.rule))
    }

    public func formLayout(rect: inout CGRect, in source: CGRect) {
      formLayout(rect: &rect, in: source, direction: nil)
    }

    public func formLayout(rect: inout CGRect, in source: CGRect, direction: ReadingDirection?) {
      rule.form(&rect, in: source, axis: .vertical, direction)
    }
  }
}

extension Layout.Filling.Vertical: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  public init(floatLiteral value: Float) { self = .fixed(CGFloat(value)) }
}
