import Foundation
import QuoinViews

extension LMColumnView {
  /// Measures the cells of all rows, unless that has been done, and hands the rows their cell columns.
  final func measureGrid() {
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
