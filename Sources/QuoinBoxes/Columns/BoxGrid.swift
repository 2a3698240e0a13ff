import Foundation
import QuoinGraphics
import QuoinViews

/// The cell columns of a grid, worked out once for all of its rows.
final class BoxGrid {
  private let tracks: GridTracks
  private let pixels: PixelGrid
  private var lastWidth: CGFloat = -1
  private var lastWidths: [CGFloat] = []

  /// The width of a row in which each cell column has its fitting width, in points.
  let naturalWidth: CGFloat
  /// The cell columns' fitting widths, in points.
  let naturalWidths: [CGFloat]

  init(_ tracks: GridTracks, pixels: PixelGrid) {
    self.tracks = tracks
    self.pixels = pixels
    naturalWidth = tracks.fittingWidth(pixels)
    naturalWidths = tracks.widths(in: naturalWidth, pixels)
  }

  /// The cell columns' widths in rows that are `width` points wide.
  func widths(in width: CGFloat) -> [CGFloat] {
    if width != lastWidth {
      lastWidth = width
      lastWidths = tracks.widths(in: width, pixels)
    }
    return lastWidths
  }
}

extension LMRowView {
  /// The grid that the row is part of.
  final var currentGrid: BoxGrid? {
    if let grid { return grid }
    guard let outer = outerBox, outer.hasGrid else { return nil }
    (outer as? LMColumnView)?.prepareGrid()
    return grid
  }
}

extension LMColumnView {
  /// Measures the cells of all rows, unless that has been done, and hands the rows their cell columns.
  final func prepareGrid() {
    guard hasGrid, storedGrid == nil else { return }
    var tracks = GridTracks()
    var rows: [LMRowView] = []
    for child in children where child.sizing.isIncluded {
      guard let row = child as? LMRowView else { continue }
      _ = box(row)
      row.settle()
      rows.append(row)
      var index = 0
      for cell in row.children where cell.sizing.isIncluded {
        var item = row.item(for: cell, track: nil)
        item.length = row.width(of: cell, within: .infinity)
        tracks.add(item, at: index)
        index += 1
      }
    }
    let gaps = CGFloat(max(0, tracks.tracks.count - 1))
    for row in rows { tracks.addOverhead(row.insets.width + gaps * row.gap) }
    let grid = BoxGrid(tracks, pixels: pixels)
    storedGrid = grid
    for row in rows { row.grid = grid }
  }

  /// Forgets the cell columns, and with them what rows measured by them.
  final func forgetGrid() {
    guard storedGrid != nil else { return }
    storedGrid = nil
    forgetRows()
  }

  final func forgetRows() {
    for child in children {
      guard let row = child as? LMRowView else { continue }
      row.grid = nil
      row.forgetMeasures()
    }
  }
}
