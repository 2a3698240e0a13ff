import Foundation
import QuoinViews

/// How a column's subviews were placed last, so that a change moves no more of them than it must.
struct PlacedColumn {
  /// The width that the frames are for; NaN when they do not follow from this value and the subviews' own sizes.
  var width = CGFloat.nan
  /// Whether the frames are those of a column that runs from right to left.
  var isMirrored = false
  /// The points before the first subview.
  var offset: CGFloat = 0
  /// The points that one subview has beyond its own height.
  var extra: CGFloat = 0
  /// Which one has them, counting those that take part in the layout; -1 for none.
  var stretched: Int32 = -1
  /// The subviews that measure differently since.
  var changed: [UIView] = []
}

extension LMColumnView {
  final func placeColumn(in size: CGSize) {
    prepare(for: size.width)
    let plan = plan(for: size)
    if moveSubviews(to: plan, width: size.width) { return }
    let isMirrored = isMirrored
    forEachPlace(in: size, plan) { child, frame in
      child.place(
        x: isMirrored ? size.width - frame.minX - frame.width : frame.minX, y: frame.minY,
        width: frame.width, height: frame.height)
    }
    let isSimple = !storedAlignsToBaseline && !hasGrid && plan.keepsLengths && plan.share == 0
    placed.width = isSimple ? size.width : .nan
    placed.isMirrored = isMirrored
    placed.offset = plan.offset
    placed.extra = plan.extra
    placed.stretched = plan.stretched
    placed.changed.removeAll(keepingCapacity: true)
    childrenWereMoved = false
  }

  private func plan(for size: CGSize) -> AxisPlan {
    AxisPlan(
      totals, available: room(inHeight: size.height),
      alignment: storedVerticalAlignment.alignment, skew: insets.verticalSkew, pixels: pixels)
  }

  /// Works out the subviews' frames in a column of a size, as if it ran from left to right.
  @inline(__always)
  private func forEachPlace(in size: CGSize, _ plan: AxisPlan, _ body: (UIView, CGRect) -> Void) {
    let (insets, pixels) = (insets, pixels)
    let room = room(in: size.width)
    let alignment = storedHorizontalAlignment.alignment
    var steps = ColumnSteps(self)
    var cursor = AxisCursor(plan, start: insets.top, pixels: pixels)
    for child in children where child.sizing.isIncluded {
      let fitted = fittedSize(of: child, in: room)
      let along = cursor.next(
        item(for: child, height: fitted.height), gap: steps.gap(before: child, size: fitted))
      let isFixed = !child.sizing.width.isNaN
      let across = alignment.place(
        fitted.width, isFixed: isFixed, in: room, skew: insets.horizontalSkew, pixels)
      body(
        child,
        CGRect(
          x: insets.leading + across.start, y: along.start, width: across.length, height: along.length))
    }
  }

  final func placeInColumn(of subview: UIView, in size: CGSize) -> CGRect? {
    prepare(for: size.width)
    var place: CGRect?
    forEachPlace(in: size, plan(for: size)) { child, frame in
      if child === subview { place = frame }
    }
    return place
  }
}
