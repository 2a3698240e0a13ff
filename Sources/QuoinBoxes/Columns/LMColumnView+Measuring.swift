import Foundation
import QuoinGraphics
import QuoinViews

extension LMColumnView {
  /// What a subview claims along the column.
  ///
  /// - Parameter height: its fixed or fitting height, in points.
  @inline(__always)
  final func item(for child: UIView, height: CGFloat) -> AxisItem {
    if child.sizing.isSet {
      if child.sizing.fixesHeight { return .fixed(height) }
      let weight = child.sizing.weight
      if weight > 0, weight < .infinity { return .weighted(weight, length: height) }
    }
    return .natural(height)
  }

  /// The size of a subview where the column has `room` points between its side margins.
  @inline(__always)
  final func fittedSize(of child: UIView, in room: CGFloat) -> CGSize {
    if storedHorizontalAlignment == .fill, child.sizing.width.isNaN {
      return CGSize(width: room, height: height(of: child, at: room))
    }
    return size(of: child, within: room)
  }

  final func columnNaturalSize() -> CGSize {
    measureGrid()
    let insets = insets
    var steps = ColumnSteps(self)
    var totals = AxisTotals()
    var width: CGFloat = 0
    for child in children where child.sizing.isIncluded {
      let size = naturalSize(of: child)
      width = max(width, size.width)
      totals.add(item(for: child, height: size.height), gap: steps.gap(before: child, size: size))
    }
    if rigidWidth(below: width, within: .infinity) != nil { noteHeightsFollowWidths() }
    return CGSize(
      width: max(0, width + insets.width), height: max(0, totals.fittingLength(pixels) + insets.height))
  }

  final func columnSize(within limit: CGFloat) -> CGSize {
    measureGrid()
    let insets = insets
    let room = room(in: limit)
    var steps = ColumnSteps(self)
    var totals = AxisTotals()
    var width: CGFloat = 0
    for child in children where child.sizing.isIncluded {
      let size = size(of: child, within: room)
      width = max(width, size.width)
      totals.add(item(for: child, height: size.height), gap: steps.gap(before: child, size: size))
    }
    if rigidWidth(below: width, within: room) != nil { noteHeightsFollowWidths() }
    return CGSize(
      width: min(limit, max(0, width + insets.width)),
      height: max(0, totals.fittingLength(pixels) + insets.height))
  }

  final func columnWidth(within limit: CGFloat) -> CGFloat {
    measureGrid()
    let room = room(in: limit)
    let widest = widthOfWidest(within: room)
    return min(limit, max(0, (rigidWidth(below: widest, within: room) ?? widest) + insets.width))
  }

  /// The width of the widest subview that keeps its width, to which the texts of the others wrap; nothing where no other is
  /// wider, or the column does not fill.
  private func rigidWidth(below widest: CGFloat, within limit: CGFloat) -> CGFloat? {
    guard storedHorizontalAlignment == .fill, children.count > 1 else { return nil }
    var width: CGFloat = -1
    for child in children where child.sizing.isIncluded && child.isRigid {
      width = max(width, self.width(of: child, within: limit))
      if width >= widest { return nil }
    }
    return width < 0 ? nil : width
  }

  @inline(__always)
  final func columnHeight(at width: CGFloat) -> CGFloat {
    prepare(for: width)
    return max(0, totals.fittingLength(pixels) + insets.height)
  }

  /// Adds up the subviews' heights at a width, unless that has been done.
  @inline(__always)
  final func prepare(for width: CGFloat) {
    if plannedWidth == width { return }
    if hasGrid { measureGrid() }
    // What is measured may ask the column itself for another width meanwhile, as the rows of a table do that are made then.
    totals = storedAlignsToBaseline ? heightsAlongBaselines(at: width) : heights(in: room(in: width))
    plannedWidth = width
  }

  @inline(__always)
  private func heights(in room: CGFloat) -> AxisTotals {
    let gap = gap
    var totals = AxisTotals()
    for child in children where child.sizing.isIncluded {
      totals.add(item(for: child, height: fittedSize(of: child, in: room).height), gap: gap)
    }
    return totals
  }

  @inline(never)
  private func heightsAlongBaselines(at width: CGFloat) -> AxisTotals {
    let room = room(in: width)
    var steps = ColumnSteps(self)
    var totals = AxisTotals()
    for child in children where child.sizing.isIncluded {
      let size = fittedSize(of: child, in: room)
      totals.add(item(for: child, height: size.height), gap: steps.gap(before: child, size: size))
    }
    return totals
  }
}

/// Walks down a column and tells the gap before each subview.
struct ColumnSteps {
  private let column: LMColumnView
  private let gap: CGFloat
  private let alignsToBaseline: Bool
  private var upper: (view: UIView, size: CGSize)?

  @inline(__always)
  init(_ column: LMColumnView) {
    self.column = column
    gap = column.gap
    alignsToBaseline = column.storedAlignsToBaseline
  }

  /// - Parameter size: the subview's fitting size at its final width, in points.
  @inline(__always)
  mutating func gap(before child: UIView, size: CGSize) -> CGFloat {
    alignsToBaseline ? baselineGap(before: child, size: size) : gap
  }

  private mutating func baselineGap(before child: UIView, size: CGSize) -> CGFloat {
    defer { upper = (child, size) }
    guard let upper else { return 0 }
    var distance = column.storedSpacing
    if !distance.isFinite {
      guard let height = child.forFirstBaselineLayout.lineHeightOfText else { return gap }
      distance = height
    }
    return BaselineGap.between(
      distance: distance, fall: upper.size.height - column.baseline(.last, of: upper.view, size: upper.size),
      rise: column.baseline(.first, of: child, size: size), column.pixels)
  }
}

extension UIView {
  /// The distance of consecutive lines in the view's text, in points; nothing for views without text.
  fileprivate final var lineHeightOfText: CGFloat? {
    guard let label = self as? UILabel else { return nil }
    let font: UIFont = label.font
    return font.lineHeight + font.leading
  }
}
