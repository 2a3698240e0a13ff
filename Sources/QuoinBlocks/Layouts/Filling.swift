import Foundation

extension Layout {
  /// The size of a rectangle by the size of its source.
  public struct Filling: RectBasedLayout {
    /// How wide.
    public typealias Horizontal = AxisFilling<HorizontalAxis>
    /// How high.
    public typealias Vertical = AxisFilling<VerticalAxis>

    /// How wide.
    public var horizontal: Horizontal
    /// How high.
    public var vertical: Vertical

    /// Creates a filling; what is left out equals the source.
    public init(horizontal: Horizontal = .equal, vertical: Vertical = .equal) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    public func formLayout(rect: inout CGRect, in source: CGRect) {
      horizontal.formLayout(rect: &rect, in: source)
      vertical.formLayout(rect: &rect, in: source)
    }

    /// Applies one filling, then the other.
    public static func + (first: Filling, second: Filling) -> Filling {
      Filling(
        horizontal: first.horizontal + second.horizontal, vertical: first.vertical + second.vertical)
    }
  }
}

/// The length of a rectangle along one axis, by the length W of its source; a number is a fixed length.
public struct AxisFilling<Axis: RectAxisTag>: RectBasedLayout, Extensible {
  let rule: FillingRule

  /// W.
  public static var equal: Self { Self(rule: .equal) }

  /// A length in points.
  public static func fixed(_ value: CGFloat) -> Self { Self(rule: .fixed(value)) }

  /// A share of W.
  public static func scaled(_ scale: CGFloat) -> Self { Self(rule: .scaled(scale)) }

  /// W, but at most a length in points.
  public static func upTo(_ limit: CGFloat) -> Self { Self(rule: .upTo(limit)) }

  /// W, but at least a length in points.
  public static func from(_ limit: CGFloat) -> Self { Self(rule: .from(limit)) }

  /// W, kept within bounds in points.
  public static func between(_ range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .between(range.lowerBound, range.upperBound))
  }

  /// W less an inset in points, and never negative.
  public static func boxed(_ inset: CGFloat) -> Self { Self(rule: .boxed(inset)) }

  /// Wraps a filling of one's own.
  public static func build(_ base: any RectBasedLayout) -> Self {
    (base as? Self) ?? Self(rule: .custom(base))
  }

  /// Applies one filling, then the other.
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

extension AxisFilling: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// The axis of an alignment or a filling, told by its type.
public protocol RectAxisTag {
  /// The axis.
  static var axis: RectAxis { get }
}

/// Marks what belongs to x and width.
public enum HorizontalAxis: RectAxisTag {
  public static var axis: RectAxis { .horizontal }
}

/// Marks what belongs to y and height.
public enum VerticalAxis: RectAxisTag {
  public static var axis: RectAxis { .vertical }
}
