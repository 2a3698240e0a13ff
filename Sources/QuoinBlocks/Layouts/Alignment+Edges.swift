import Foundation

extension AxisAlignment where Axis == HorizontalAxis {
  /// The source's left edge, moved inwards by an offset in points.
  public static func left(_ offset: CGFloat = 0) -> Self { Self(rule: .edge(.start, .fixed(offset))) }

  /// The source's left edge, moved inwards by a share of the source's width.
  public static func left(multiplier: CGFloat) -> Self {
    Self(rule: .edge(.start, .scaled(multiplier)))
  }

  /// The source's left edge, moved inwards by the room that is left, kept within bounds in points.
  public static func left(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .edge(.start, .between(range.lowerBound, range.upperBound)))
  }

  /// The source's right edge, moved inwards by an offset in points.
  public static func right(_ offset: CGFloat = 0) -> Self { Self(rule: .edge(.end, .fixed(offset))) }

  /// The source's right edge, moved inwards by a share of the source's width.
  public static func right(multiplier: CGFloat) -> Self {
    Self(rule: .edge(.end, .scaled(multiplier)))
  }

  /// The source's right edge, moved inwards by the room that is left, kept within bounds in points.
  public static func right(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .edge(.end, .between(range.lowerBound, range.upperBound)))
  }

  /// The edge where reading starts, moved inwards by an offset in points.
  public static func leading(_ offset: CGFloat = 0) -> Self { Self(rule: .edge(.leading, .fixed(offset))) }

  /// The edge where reading starts, moved inwards by a share of the source's width.
  public static func leading(multiplier: CGFloat) -> Self {
    Self(rule: .edge(.leading, .scaled(multiplier)))
  }

  /// The edge where reading starts, moved inwards by the room that is left, kept within bounds in points.
  public static func leading(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .edge(.leading, .between(range.lowerBound, range.upperBound)))
  }

  /// The edge where reading ends, moved inwards by an offset in points.
  public static func trailing(_ offset: CGFloat = 0) -> Self { Self(rule: .edge(.trailing, .fixed(offset))) }

  /// The edge where reading ends, moved inwards by a share of the source's width.
  public static func trailing(multiplier: CGFloat) -> Self {
    Self(rule: .edge(.trailing, .scaled(multiplier)))
  }

  /// The edge where reading ends, moved inwards by the room that is left, kept within bounds in points.
  public static func trailing(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .edge(.trailing, .between(range.lowerBound, range.upperBound)))
  }
}

extension AxisAlignment where Axis == VerticalAxis {
  /// The source's top edge, moved inwards by an offset in points.
  public static func top(_ offset: CGFloat = 0) -> Self { Self(rule: .edge(.start, .fixed(offset))) }

  /// The source's top edge, moved inwards by a share of the source's height.
  public static func top(multiplier: CGFloat) -> Self {
    Self(rule: .edge(.start, .scaled(multiplier)))
  }

  /// The source's top edge, moved inwards by the room that is left, kept within bounds in points.
  public static func top(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .edge(.start, .between(range.lowerBound, range.upperBound)))
  }

  /// The source's bottom edge, moved inwards by an offset in points.
  public static func bottom(_ offset: CGFloat = 0) -> Self { Self(rule: .edge(.end, .fixed(offset))) }

  /// The source's bottom edge, moved inwards by a share of the source's height.
  public static func bottom(multiplier: CGFloat) -> Self {
    Self(rule: .edge(.end, .scaled(multiplier)))
  }

  /// The source's bottom edge, moved inwards by the room that is left, kept within bounds in points.
  public static func bottom(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .edge(.end, .between(range.lowerBound, range.upperBound)))
  }
}
