import Foundation

extension Layout {
  /// The source itself.
  public static var equal: Layout { Layout() }

  /// No change: the rectangle stays what it was.
  public static var nothing: Layout { Layout(ruledWidth: .keep) }

  /// A given rectangle, whatever the source.
  public static func equal(_ rect: CGRect) -> Layout {
    Layout(
      ruledWidth: .fixed(rect.size.width), height: .fixed(rect.size.height),
      vertical: .coordinate(rect.origin.y), horizontal: .coordinate(rect.origin.x))
  }

  /// Only the horizontal position.
  public static func horizontal(_ alignment: Alignment.Horizontal) -> Layout {
    Layout(ruledWidth: .keep, horizontal: alignment.rule)
  }

  /// Only the vertical position.
  public static func vertical(_ alignment: Alignment.Vertical) -> Layout {
    Layout(ruledWidth: .keep, vertical: alignment.rule)
  }

  /// Only the width.
  public static func width(_ filling: Filling.Horizontal) -> Layout { Layout(ruledWidth: filling.rule) }

  /// Only the height.
  public static func height(_ filling: Filling.Vertical) -> Layout {
    Layout(ruledWidth: .keep, height: filling.rule)
  }

  /// Only the left edge, this far from the source's.
  public static func left(_ offset: CGFloat) -> Layout { .horizontal(.left(offset)) }

  /// Only the right edge, this far from the source's.
  public static func right(_ offset: CGFloat) -> Layout { .horizontal(.right(offset)) }

  /// Only the top edge, this far from the source's.
  public static func top(_ offset: CGFloat) -> Layout { .vertical(.top(offset)) }

  /// Only the bottom edge, this far from the source's.
  public static func bottom(_ offset: CGFloat) -> Layout { .vertical(.bottom(offset)) }

  /// Only the left edge: as far from the source's as there is room, but at least the lower bound.
  public static func left(_ range: PartialRangeFrom<CGFloat>) -> Layout {
    .horizontal(.left(between: range.bounds))
  }

  /// Only the right edge: as far from the source's as there is room, but at least the lower bound.
  public static func right(_ range: PartialRangeFrom<CGFloat>) -> Layout {
    .horizontal(.right(between: range.bounds))
  }

  /// Only the top edge: as far from the source's as there is room, but at least the lower bound.
  public static func top(_ range: PartialRangeFrom<CGFloat>) -> Layout {
    .vertical(.top(between: range.bounds))
  }

  /// Only the bottom edge: as far from the source's as there is room, but at least the lower bound.
  public static func bottom(_ range: PartialRangeFrom<CGFloat>) -> Layout {
    .vertical(.bottom(between: range.bounds))
  }

  /// Only the left edge: as far from the source's as there is room, but at most the upper bound.
  public static func left(_ range: PartialRangeThrough<CGFloat>) -> Layout {
    .horizontal(.left(between: range.bounds))
  }

  /// Only the right edge: as far from the source's as there is room, but at most the upper bound.
  public static func right(_ range: PartialRangeThrough<CGFloat>) -> Layout {
    .horizontal(.right(between: range.bounds))
  }

  /// Only the top edge: as far from the source's as there is room, but at most the upper bound.
  public static func top(_ range: PartialRangeThrough<CGFloat>) -> Layout {
    .vertical(.top(between: range.bounds))
  }

  /// Only the bottom edge: as far from the source's as there is room, but at most the upper bound.
  public static func bottom(_ range: PartialRangeThrough<CGFloat>) -> Layout {
    .vertical(.bottom(between: range.bounds))
  }
}

extension PartialRangeFrom<CGFloat> {
  fileprivate var bounds: ClosedRange<CGFloat> { lowerBound...CGFloat.infinity }
}

extension PartialRangeThrough<CGFloat> {
  fileprivate var bounds: ClosedRange<CGFloat> { (-CGFloat.infinity)...upperBound }
}
