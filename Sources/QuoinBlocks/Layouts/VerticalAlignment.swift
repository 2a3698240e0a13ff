import Foundation

extension Layout.Alignment {
  /// The position of a rectangle along y; a number is an offset from the top.
  public struct Vertical: RectBasedLayout, Extensible, Sendable {
    /// What can be wrapped.
    public typealias Conformed = RectBasedLayout

    let rule: AlignmentRule

    /// Where the source starts.
    public static var equal: Vertical { Vertical(rule: .equal) }

    /// The middle of the source, moved by an offset in points.
    public static func center(_ offset: CGFloat = 0) -> Vertical { Vertical(rule: .center(offset)) }

    /// Wraps an alignment of one's own.
    public static func build(_ base: any RectBasedLayout) -> Vertical {
      (base as? Vertical) ?? Vertical(rule: .custom(OwnRule(rule: base)))
    }

    /// Applies one alignment, then the other.
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

extension Layout.Alignment.Vertical: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .top(CGFloat(value)) }

  public init(floatLiteral value: Float) { self = .top(CGFloat(value)) }
}

extension Layout.Alignment.Vertical {
  /// The source's top edge, moved inwards by an offset in points.
  public static func top(_ offset: CGFloat = 0) -> Self { Self(rule: .edge(.start, offset)) }

  /// The source's top edge, moved inwards by a share of the source's height.
  public static func top(multiplier: CGFloat) -> Self { Self(rule: .edge(.start, scale: multiplier)) }

  /// The source's top edge, moved inwards by the room that is left, kept within bounds in points.
  public static func top(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .between(range.lowerBound, range.upperBound, step: nil, .start))
  }

  /// The same with an upper bound that is one point further.
  public static func top(between range: Range<CGFloat>) -> Self { .top(between: range.closed) }

  /// The source's bottom edge, moved inwards by an offset in points.
  public static func bottom(_ offset: CGFloat = 0) -> Self { Self(rule: .edge(.end, offset)) }

  /// The source's bottom edge, moved inwards by a share of the source's height.
  public static func bottom(multiplier: CGFloat) -> Self { Self(rule: .edge(.end, scale: multiplier)) }

  /// The source's bottom edge, moved inwards by the room that is left, kept within bounds in points.
  public static func bottom(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .between(range.lowerBound, range.upperBound, step: nil, .end))
  }

  /// The same with an upper bound that is one point further.
  public static func bottom(between range: Range<CGFloat>) -> Self { .bottom(between: range.closed) }

  /// The source's top edge, moved inwards by the room that is left, kept within bounds and cut to whole steps.
  ///
  /// - Parameters:
  ///   - range: The bounds, in points; at the upper one the offset is not cut.
  ///   - step: The step, in points.
  public static func top(between range: ClosedRange<CGFloat>, step: CGFloat = 0.1) -> Self {
    Self(rule: .between(range.lowerBound, range.upperBound, step: step, .start))
  }

  /// The same with an upper bound that is one point further.
  public static func top(between range: Range<CGFloat>, step: CGFloat = 0.1) -> Self {
    .top(between: range.closed, step: step)
  }
}
