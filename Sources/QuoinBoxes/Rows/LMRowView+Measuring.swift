import Foundation
import QuoinViews

/// The room that a row's subviews need across it.
struct RowDepth {
  private var greatest: CGFloat = 0
  private(set) var baselines = BaselineExtent()

  /// The height of the row's content, in points.
  var height: CGFloat { max(greatest, baselines.height) }

  @inline(__always)
  mutating func add(height: CGFloat) { greatest = max(greatest, height) }

  mutating func add(height: CGFloat, baseline: CGFloat) { baselines.add(baseline: baseline, height: height) }
}

extension LMRowView {
  /// What a subview claims along the row.
  ///
  /// - Parameter track: the width of its cell column in a grid, in points.
  @inline(__always)
  final func item(for child: UIView, track: CGFloat?) -> AxisItem {
    if let track { return .cell(track) }
    if child.sizing.isSet {
      if !child.sizing.width.isNaN { return .fixed(pixels.length(child.sizing.width)) }
      let weight = child.sizing.weight
      if weight > 0, weight < .infinity { return .weighted(weight) }
    }
    return .natural(width(of: child, within: .infinity))
  }

  /// The part of its place that a subview takes: all of it, but for a fixed width in a wider cell of a grid.
  @inline(__always)
  final func widthTaken(by child: UIView, of length: CGFloat, track: CGFloat?) -> CGFloat {
    guard track != nil, !child.sizing.width.isNaN else { return length }
    return min(length, pixels.length(child.sizing.width))
  }

  @inline(__always)
  private func add(_ child: UIView, size: CGSize, to depth: inout RowDepth) {
    if storedAlignsToBaseline {
      depth.add(height: size.height, baseline: baseline(baseline, of: child, size: size))
    } else {
      depth.add(height: size.height)
    }
  }

  final func rowNaturalSize() -> CGSize {
    let (gap, insets) = (gap, insets)
    let grid = currentGrid
    let tracks = grid?.naturalWidths
    var totals = AxisTotals()
    var depth = RowDepth()
    var index = 0
    for child in children where child.sizing.isIncluded {
      var size = naturalSize(of: child)
      if let tracks {
        let track = index < tracks.count ? tracks[index] : 0
        size.width = widthTaken(by: child, of: track, track: track)
        size.height = height(of: child, at: size.width)
        index += 1
      } else {
        var item = item(for: child, track: nil)
        item.length = size.width
        totals.add(item, gap: gap)
      }
      add(child, size: size, to: &depth)
    }
    let width = grid?.naturalWidth ?? totals.fittingLength(pixels) + insets.width
    return CGSize(width: max(0, width), height: max(0, depth.height + insets.height))
  }

  final func rowSize(within width: CGFloat) -> CGSize {
    let natural = naturalSize()
    return natural.width <= width ? natural : CGSize(width: width, height: height(at: width))
  }

  final func rowWidth(within limit: CGFloat) -> CGFloat {
    if let grid = currentGrid { return min(limit, max(0, grid.naturalWidth)) }
    let gap = gap
    var totals = AxisTotals()
    for child in children where child.sizing.isIncluded {
      var item = item(for: child, track: nil)
      if item.claim == .weighted { item.length = width(of: child, within: .infinity) }
      totals.add(item, gap: gap)
    }
    return min(limit, max(0, totals.fittingLength(pixels) + insets.width))
  }

  final func rowHeight(at width: CGFloat) -> CGFloat {
    let tracks = currentGrid?.widths(in: width)
    return max(0, depth(plan(for: width, tracks: tracks), tracks: tracks).height + insets.height)
  }

  /// The room that all subviews need across the row at their final widths.
  @inline(__always)
  final func depth(_ plan: AxisPlan, tracks: [CGFloat]?) -> RowDepth {
    var depth = RowDepth()
    forEachCell(plan, tracks: tracks) { child, place in
      let size = CGSize(width: place.length, height: height(of: child, at: place.length))
      add(child, size: size, to: &depth)
    }
    return depth
  }

  /// Walks along the row: each subview with the part of the length that it takes, as if the row ran from left to right.
  @inline(__always)
  final func forEachCell(_ plan: AxisPlan, tracks: [CGFloat]?, _ body: (UIView, AxisPlace) -> Void) {
    let gap = gap
    var cursor = AxisCursor(plan, start: insets.leading, pixels: pixels)
    var index = 0
    for child in children where child.sizing.isIncluded {
      let track = tracks.map { index < $0.count ? $0[index] : 0 }
      var place = cursor.next(item(for: child, track: track), gap: gap)
      place.length = widthTaken(by: child, of: place.length, track: track)
      body(child, place)
      index += 1
    }
  }

  /// How the width inside the margins is shared; worked out once for a width.
  final func plan(for width: CGFloat, tracks: [CGFloat]?) -> AxisPlan {
    if plannedWidth != width {
      let gap = gap
      var totals = AxisTotals()
      var index = 0
      for child in children where child.sizing.isIncluded {
        let track = tracks.map { index < $0.count ? $0[index] : 0 }
        totals.add(item(for: child, track: track), gap: gap)
        index += 1
      }
      // A row that lacks cells leaves their room free, so that its cells stay under those of its neighbours.
      if let tracks, index < tracks.count {
        for track in tracks[index...] { totals.add(.cell(track), gap: gap) }
      }
      self.totals = totals
      plannedWidth = width
    }
    var alignment = storedHorizontalAlignment.alignment
    if let tracks, alignment == .fill, displayableCount < tracks.count { alignment = .near }
    return AxisPlan(
      totals, available: room(in: width), alignment: alignment, skew: insets.horizontalSkew, pixels: pixels)
  }

  private var displayableCount: Int {
    var count = 0
    for child in children where child.sizing.isIncluded { count += 1 }
    return count
  }
}
