import Foundation
import QuoinGraphics

/// The columns of cells that the rows of a grid share.
struct GridTracks: Equatable, Sendable {
  /// One column of cells: as wide as its widest cell, or weighted as its heaviest cell.
  private(set) var tracks: [AxisItem] = []
  /// The widest room, in points, that a row takes for margins and gaps.
  private(set) var overhead: CGFloat = 0

  /// Takes in the cell at `index`, counted from the leading side.
  mutating func add(_ cell: AxisItem, at index: Int) {
    while tracks.count <= index { tracks.append(.fixed(0)) }
    let old = tracks[index]
    let wider = cell.length > old.length || (cell.length == old.length && old.claim == .fixed)
    tracks[index].length = max(old.length, cell.length)
    if cell.claim == .weighted || old.claim == .weighted {
      tracks[index].claim = .weighted
      tracks[index].weight = max(old.weight, cell.weight)
    } else if wider {
      tracks[index].claim = cell.claim
    }
  }

  /// Takes in the margins and gaps of a row, in points.
  mutating func addOverhead(_ points: CGFloat) {
    overhead = max(overhead, points)
  }

  private var totals: AxisTotals {
    var totals = AxisTotals()
    for track in tracks { totals.add(track, gap: 0) }
    return totals
  }

  /// The width of a row in which each column of cells has its fitting width, in points.
  func fittingWidth(_ pixels: PixelGrid) -> CGFloat { totals.fittingLength(pixels) + overhead }

  /// The width of each column of cells in a grid that is `width` points wide.
  func widths(in width: CGFloat, _ pixels: PixelGrid) -> [CGFloat] {
    let plan = AxisPlan(totals, available: max(0, width - overhead), alignment: .near, pixels: pixels)
    var cursor = AxisCursor(plan, start: 0, pixels: pixels)
    return tracks.indices.map { cursor.next(tracks[$0], gap: 0).length }
  }
}
