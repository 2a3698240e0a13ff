import Foundation

extension Layout {
  /// The position of a rectangle in its source; the vertical part is applied first.
  public struct Alignment: RectBasedLayout {
    /// Where along x.
    public typealias Horizontal = AxisAlignment<HorizontalAxis>
    /// Where along y.
    public typealias Vertical = AxisAlignment<VerticalAxis>

    /// Where along x.
    public var horizontal: Horizontal
    /// Where along y.
    public var vertical: Vertical

    /// Creates an alignment; what is left out equals the source.
    public init(horizontal: Horizontal = .equal, vertical: Vertical = .equal) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    public func formLayout(rect: inout CGRect, in source: CGRect) {
      formLayout(rect: &rect, in: source, direction: CGLConfiguration.default.readingDirection)
    }

    public func formLayout(rect: inout CGRect, in source: CGRect, direction: ReadingDirection) {
      vertical.formLayout(rect: &rect, in: source, direction: direction)
      horizontal.formLayout(rect: &rect, in: source, direction: direction)
    }

    /// Applies one alignment, then the other.
    public static func + (first: Alignment, second: Alignment) -> Alignment {
      Alignment(
        horizontal: first.horizontal + second.horizontal, vertical: first.vertical + second.vertical)
    }
  }
}

/// The position of a rectangle along one axis; a number is an offset from the left or the top.
public struct AxisAlignment<Axis: RectAxisTag>: RectBasedLayout, Extensible {
  let rule: AlignmentRule

  /// Where the source starts.
  public static var equal: Self { Self(rule: .equal) }

  /// The middle of the source, moved by an offset in points.
  public static func center(_ offset: CGFloat = 0) -> Self { Self(rule: .center(offset)) }

  /// Wraps an alignment of one's own.
  public static func build(_ base: any RectBasedLayout) -> Self {
    (base as? Self) ?? Self(rule: .custom(base))
  }

  /// Applies one alignment, then the other.
  public static func + (first: Self, second: Self) -> Self {
    Self(rule: .then(first.rule, second.rule))
  }

  public func formLayout(rect: inout CGRect, in source: CGRect) {
    formLayout(rect: &rect, in: source, direction: CGLConfiguration.default.readingDirection)
  }

  public func formLayout(rect: inout CGRect, in source: CGRect, direction: ReadingDirection) {
    rule.form(&rect, in: source, axis: Axis.axis, direction)
  }

}

extension AxisAlignment: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) {
    self.init(rule: .edge(.fixed(CGFloat(value)), .start))
  }

  public init(floatLiteral value: Double) {
    self.init(rule: .edge(.fixed(CGFloat(value)), .start))
  }
}
