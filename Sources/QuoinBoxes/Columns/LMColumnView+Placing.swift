import Foundation
import QuoinGraphics
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
    var places = ColumnPlaces(self, in: size, plan)
    for child in children where child.sizing.isIncluded {
      let frame = places.next(child)
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

  final func placeInColumn(of subview: UIView, in size: CGSize) -> CGRect? {
    prepare(for: size.width)
    var places = ColumnPlaces(self, in: size, plan(for: size))
    for child in children where child.sizing.isIncluded {
      let frame = places.next(child)
      if child === subview { return frame }
    }
    return nil
  }
}

/// Works out the frames of a column's subviews, one after the other, as if it ran from left to right.
// Asked in a loop rather than handed a closure: that counts two references more a subview.
private struct ColumnPlaces {
  private let column: LMColumnView
  private let pixels: PixelGrid
  private let leading: CGFloat
  private let skew: CGFloat
  private let room: CGFloat
  private let alignment: AxisPlan.Alignment
  private var steps: ColumnSteps
  private var cursor: AxisCursor

  @inline(__always)
  init(_ column: LMColumnView, in size: CGSize, _ plan: AxisPlan) {
    self.column = column
    pixels = column.pixels
    let insets = column.insets
    (leading, skew) = (insets.leading, insets.horizontalSkew)
    room = column.room(in: size.width)
    alignment = column.storedHorizontalAlignment.alignment
    steps = ColumnSteps(column)
    cursor = AxisCursor(plan, start: insets.top, pixels: pixels)
  }

  @inline(__always)
  mutating func next(_ child: UIView) -> CGRect {
    let fitted = column.fittedSize(of: child, in: room)
    let along = cursor.next(
      column.item(for: child, height: fitted.height), gap: steps.gap(before: child, size: fitted))
    let across = alignment.place(
      fitted.width, isFixed: !child.sizing.width.isNaN, in: room, skew: skew, pixels)
    return CGRect(x: leading + across.start, y: along.start, width: across.length, height: along.length)
  }
}
