import Foundation

extension Layout {
  /// The source itself; of one with a negative size what lies between its edges.
  public static var equal: Layout {
    Layout(ruledWidth: .equal, height: .equal, vertical: .lowEdge, horizontal: .lowEdge)
  }

  /// No change: the rectangle stays what it was.
  public static var nothing: Layout { Layout(ruledWidth: .keep) }

  /// A given rectangle, whatever the source.
  public static func equal(_ rect: CGRect) -> Layout {
    Layout(
      ruledWidth: .fixed(rect.size.width), height: .fixed(rect.size.height),
      vertical: .coordinate(rect.origin.y), horizontal: .coordinate(rect.origin.x))
  }

  /// The layout, then a horizontal position.
  public func with(x: Alignment.Horizontal) -> Layout { self + .horizontal(x) }

  /// The layout, then a vertical position.
  public func with(y: Alignment.Vertical) -> Layout { self + .vertical(y) }

  /// A width, then the layout.
  public func with(width: Filling.Horizontal) -> Layout { .width(width) + self }

  /// A height, then the layout.
  public func with(height: Filling.Vertical) -> Layout { .height(height) + self }

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
    Layout(ruledWidth: .keep, horizontal: .loneEdge(range.lowerBound, isLeast: true, isStart: true))
  }

  /// Only the right edge: as far from the source's as there is room, but at least the lower bound.
  public static func right(_ range: PartialRangeFrom<CGFloat>) -> Layout {
    Layout(ruledWidth: .keep, horizontal: .loneEdge(range.lowerBound, isLeast: true, isStart: false))
  }

  /// Only the top edge: as far from the source's as there is room, but at least the lower bound.
  public static func top(_ range: PartialRangeFrom<CGFloat>) -> Layout {
    Layout(ruledWidth: .keep, vertical: .loneEdge(range.lowerBound, isLeast: true, isStart: true))
  }

  /// Only the bottom edge: as far from the source's as there is room, but at least the lower bound.
  public static func bottom(_ range: PartialRangeFrom<CGFloat>) -> Layout {
    Layout(ruledWidth: .keep, vertical: .loneEdge(range.lowerBound, isLeast: true, isStart: false))
  }

  /// Only the left edge: as far from the source's as there is room, but at most the upper bound.
  public static func left(_ range: PartialRangeThrough<CGFloat>) -> Layout {
    Layout(ruledWidth: .keep, horizontal: .loneEdge(range.upperBound, isLeast: false, isStart: true))
  }

  /// Only the right edge: as far from the source's as there is room, but at most the upper bound.
  public static func right(_ range: PartialRangeThrough<CGFloat>) -> Layout {
    Layout(ruledWidth: .keep, horizontal: .loneEdge(range.upperBound, isLeast: false, isStart: false))
  }

  /// Only the top edge: as far from the source's as there is room, but at most the upper bound.
  public static func top(_ range: PartialRangeThrough<CGFloat>) -> Layout {
    Layout(ruledWidth: .keep, vertical: .loneEdge(range.upperBound, isLeast: false, isStart: true))
  }

  /// Only the bottom edge: as far from the source's as there is room, but at most the upper bound.
  public static func bottom(_ range: PartialRangeThrough<CGFloat>) -> Layout {
    Layout(ruledWidth: .keep, vertical: .loneEdge(range.upperBound, isLeast: false, isStart: false))
  }
}

extension CGRect {
  /// The rectangle as a layout: its origin is counted from the source's.
  public func asLayout() -> Layout {
    Layout(
      x: .left(origin.x), y: .top(origin.y), width: .fixed(size.width), height: .fixed(size.height))
  }
}
