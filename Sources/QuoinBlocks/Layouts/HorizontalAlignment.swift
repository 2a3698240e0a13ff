import Foundation

extension Layout.Alignment {
  /// The position of a rectangle along x; a number is an offset from the left.
  public struct Horizontal: RectBasedLayout, Extensible, Sendable {
    /// What can be wrapped.
    public typealias Conformed = RectBasedLayout

    let rule: AlignmentRule

    /// Where the source starts.
    public static var equal: Horizontal { Horizontal(rule: .equal) }

    /// The middle of the source, moved by an offset in points.
    public static func center(_ offset: CGFloat = 0) -> Horizontal { Horizontal(rule: .center(offset)) }

    /// Wraps an alignment of one's own.
    public static func build(_ base: any RectBasedLayout) -> Horizontal {
      (base as? Horizontal) ?? Horizontal(rule: .custom(OwnRule(rule: base)))
    }

    /// Applies one alignment, then the other.
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

extension Layout.Alignment.Horizontal: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .left(CGFloat(value)) }

  public init(floatLiteral value: Float) { self = .left(CGFloat(value)) }
}

extension Layout.Alignment.Horizontal {
  /// The source's left edge, moved inwards by an offset in points.
  public static func left(_ offset: CGFloat = 0) -> Self { Self(rule: .edge(.start, offset)) }

  /// The source's left edge, moved inwards by a share of the source's width.
  public static func left(multiplier: CGFloat) -> Self { Self(rule: .edge(.start, scale: multiplier)) }

  /// The source's left edge, moved inwards by the room that is left, kept within bounds in points.
  public static func left(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .between(range.lowerBound, range.upperBound, step: nil, .start))
  }

  /// The same with an upper bound that is one point further.
  public static func left(between range: Range<CGFloat>) -> Self { .left(between: range.closed) }

  /// The source's right edge, moved inwards by an offset in points.
  public static func right(_ offset: CGFloat = 0) -> Self { Self(rule: .edge(.end, offset)) }

  /// The source's right edge, moved inwards by a share of the source's width.
  public static func right(multiplier: CGFloat) -> Self { Self(rule: .edge(.end, scale: multiplier)) }

  /// The source's right edge, moved inwards by the room that is left, kept within bounds in points.
  public static func right(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .between(range.lowerBound, range.upperBound, step: nil, .end))
  }

  /// The same with an upper bound that is one point further.
  public static func right(between range: Range<CGFloat>) -> Self { .right(between: range.closed) }

  /// The edge where reading starts, moved inwards by an offset in points.
  public static func leading(_ offset: CGFloat = 0) -> Self { Self(rule: .edge(.nowLeading, offset)) }

  /// The edge where reading starts, moved inwards by a share of the source's width.
  public static func leading(multiplier: CGFloat) -> Self {
    Self(rule: .edge(.nowLeading, scale: multiplier))
  }

  /// The edge where reading starts, moved inwards by the room that is left, kept within bounds in points.
  public static func leading(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .between(range.lowerBound, range.upperBound, step: nil, .nowLeading))
  }

  /// The same with an upper bound that is one point further.
  public static func leading(between range: Range<CGFloat>) -> Self { .leading(between: range.closed) }

  /// The edge where reading ends, moved inwards by an offset in points.
  public static func trailing(_ offset: CGFloat = 0) -> Self {
    Self(rule: .edge(.nowTrailing, offset))
  }

  /// The edge where reading ends, moved inwards by a share of the source's width.
  public static func trailing(multiplier: CGFloat) -> Self {
    Self(rule: .edge(.nowTrailing, scale: multiplier))
  }

  /// The edge where reading ends, moved inwards by the room that is left, kept within bounds in points.
  public static func trailing(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .between(range.lowerBound, range.upperBound, step: nil, .nowTrailing))
  }

  /// The same with an upper bound that is one point further.
  public static func trailing(between range: Range<CGFloat>) -> Self { .trailing(between: range.closed) }
}
