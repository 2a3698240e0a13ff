import Foundation
import QuoinViews

/// The lines between the rows and columns of a table, in stretches where cells go over several: none goes through a cell.
extension TablePartView {
  /// A row between lines, be it of the table, of a head or of a foot.
  private struct Band {
    let top: CGFloat
    let bottom: CGFloat
    let taken: [Range<Int>]
    let wide: [Range<Int>]
    /// What it stands in: the part itself, a head or a foot.
    let holder: UIView
  }

  /// The rows below each other, without what is left of cells over several, which has no height of its own.
  private var bands: [Band] {
    subviews.filter { !$0.isHidden }.flatMap { view -> [Band] in
      if let edge = view as? TableEdgeView {
        return edge.rows.filter { !$0.isHidden && $0.bounds.height > 0 }.map {
          band($0, top: edge.frame.minY + $0.frame.minY, in: edge)
        }
      }
      guard view.bounds.height > 0 else { return [] }
      guard let row = view as? TableRowView else {
        return [Band(top: view.frame.minY, bottom: view.frame.maxY, taken: [], wide: [], holder: self)]
      }
      return [band(row, top: row.frame.minY, in: self)]
    }
  }

  private func band(_ row: TableRowView, top: CGFloat, in holder: UIView) -> Band {
    Band(
      top: top, bottom: top + row.bounds.height, taken: row.taken.map(\.columns), wide: row.wideCells,
      holder: holder)
  }

  /// The lines between rows, those of heads and feet included.
  ///
  /// - Parameter width: How thick they are, in points.
  func rowRules(width: CGFloat) -> [CGRect] {
    let bands = bands
    return zip(bands, bands.dropFirst()).flatMap { above, below in
      // No cell goes from a head over the rows below.
      let taken = above.holder === below.holder ? below.taken : []
      return grid.columns(without: taken).map { columns in
        let (x, length) = grid.span(columns.lowerBound, count: columns.count)
        return CGRect(x: x, y: above.bottom - width / 2, width: length, height: width)
      }
    }
  }

  /// The lines between columns.
  ///
  /// - Parameter width: How thick they are, in points.
  func columnRules(width: CGFloat) -> [CGRect] {
    guard grid.count > 1 else { return [] }
    let bands = bands
    return (1..<grid.count).flatMap { column in
      var stretches: [(top: CGFloat, bottom: CGFloat)] = []
      for row in bands where !row.wide.contains(where: { $0.lowerBound < column && column < $0.upperBound }) {
        if let last = stretches.last, abs(last.bottom - row.top) < PageRoom.tolerance {
          stretches[stretches.count - 1].bottom = row.bottom
        } else {
          stretches.append((row.top, row.bottom))
        }
      }
      return stretches.map { stretch in
        CGRect(
          x: grid.edges[column] - width / 2, y: stretch.top, width: width,
          height: stretch.bottom - stretch.top)
      }
    }
  }
}

extension TableRowView {
  /// The columns of cells that go over several, those of the rows above included.
  fileprivate var wideCells: [Range<Int>] {
    (placedCells.map { $0.column..<$0.column + $0.columnSpan } + taken.map(\.columns)).filter { $0.count > 1 }
  }
}

extension TableGrid {
  /// The columns that others leave, in stretches as long as they go.
  func columns(without others: [Range<Int>]) -> [Range<Int>] {
    var (left, next): ([Range<Int>], Int) = ([], 0)
    for range in others.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > next { left.append(next..<min(range.lowerBound, count)) }
      next = max(next, range.upperBound)
    }
    return next < count ? left + [next..<count] : left
  }
}
