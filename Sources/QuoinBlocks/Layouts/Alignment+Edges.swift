import Foundation

extension AxisAlignment where Axis == HorizontalAxis {
  /// The source's left edge, moved inwards by an offset in points.
  public static func left(_ offset: CGFloat = 0) -> Self { Self(rule: .edge(.fixed(offset), .start)) }

  /// The source's left edge, moved inwards by a share of the source's width.
  public static func left(multiplier: CGFloat) -> Self {
    Self(rule: .edge(.scaled(multiplier), .start))
  }

  /// The source's left edge, moved inwards by the room that is left, kept within bounds in points.
  public static func left(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .edge(.between(range.lowerBound, range.upperBound), .start))
  }

  /// The source's right edge, moved inwards by an offset in points.
  public static func right(_ offset: CGFloat = 0) -> Self { Self(rule: .edge(.fixed(offset), .end)) }

  /// The source's right edge, moved inwards by a share of the source's width.
  public static func right(multiplier: CGFloat) -> Self {
    Self(rule: .edge(.scaled(multiplier), .end))
  }

  /// The source's right edge, moved inwards by the room that is left, kept within bounds in points.
  public static func right(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .edge(.between(range.lowerBound, range.upperBound), .end))
  }

  /// The edge where reading starts, moved inwards by an offset in points.
  public static func leading(_ offset: CGFloat = 0) -> Self { Self(rule: .edge(.fixed(offset), .leading)) }

  /// The edge where reading starts, moved inwards by a share of the source's width.
  public static func leading(multiplier: CGFloat) -> Self {
    Self(rule: .edge(.scaled(multiplier), .leading))
  }

  /// The edge where reading starts, moved inwards by the room that is left, kept within bounds in points.
  public static func leading(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .edge(.between(range.lowerBound, range.upperBound), .leading))
  }

  /// The edge where reading ends, moved inwards by an offset in points.
  public static func trailing(_ offset: CGFloat = 0) -> Self { Self(rule: .edge(.fixed(offset), .trailing)) }

  /// The edge where reading ends, moved inwards by a share of the source's width.
  public static func trailing(multiplier: CGFloat) -> Self {
    Self(rule: .edge(.scaled(multiplier), .trailing))
  }

  /// The edge where reading ends, moved inwards by the room that is left, kept within bounds in points.
  public static func trailing(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .edge(.between(range.lowerBound, range.upperBound), .trailing))
  }
}

extension AxisAlignment where Axis == VerticalAxis {
  /// The source's top edge, moved inwards by an offset in points.
  public static func top(_ offset: CGFloat = 0) -> Self { Self(rule: .edge(.fixed(offset), .start)) }

  /// The source's top edge, moved inwards by a share of the source's height.
  public static func top(multiplier: CGFloat) -> Self {
    Self(rule: .edge(.scaled(multiplier), .start))
  }

  /// The source's top edge, moved inwards by the room that is left, kept within bounds in points.
  public static func top(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .edge(.between(range.lowerBound, range.upperBound), .start))
  }

  /// The source's bottom edge, moved inwards by an offset in points.
  public static func bottom(_ offset: CGFloat = 0) -> Self { Self(rule: .edge(.fixed(offset), .end)) }

  /// The source's bottom edge, moved inwards by a share of the source's height.
  public static func bottom(multiplier: CGFloat) -> Self {
    Self(rule: .edge(.scaled(multiplier), .end))
  }

  /// The source's bottom edge, moved inwards by the room that is left, kept within bounds in points.
  public static func bottom(between range: ClosedRange<CGFloat>) -> Self {
    Self(rule: .edge(.between(range.lowerBound, range.upperBound), .end))
  }
}
