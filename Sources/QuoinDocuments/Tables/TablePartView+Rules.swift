import Foundation
import QuoinViews

/// The lines between the rows and columns of a table, in stretches where cells go over several: none goes through a cell.
extension TablePartView {
  /// What stands below each other: rows, heads and feet.
  private var stack: [UIView] { subviews.filter { !$0.isHidden } }

  /// The lines between rows, and between these and heads and feet.
  ///
  /// - Parameter width: How thick they are, in points.
  func rowRules(width: CGFloat) -> [CGRect] {
    let stack = stack
    return zip(stack, stack.dropFirst()).flatMap { above, below in
      let taken = (below as? TableRowView)?.taken.map(\.columns) ?? []
      return grid.columns(without: taken).map { columns in
        let (x, length) = grid.span(columns.lowerBound, count: columns.count)
        return CGRect(x: x, y: above.frame.maxY - width / 2, width: length, height: width)
      }
    }
  }

  /// The lines between columns.
  ///
  /// - Parameter width: How thick they are, in points.
  func columnRules(width: CGFloat) -> [CGRect] {
    let rows = stack.flatMap { view in
      (view as? TableEdgeView)?.rows.filter { !$0.isHidden }.map { row in
        (top: view.frame.minY + row.frame.minY, bottom: view.frame.minY + row.frame.maxY, wide: row.wideCells)
      } ?? [(view.frame.minY, view.frame.maxY, (view as? TableRowView)?.wideCells ?? [])]
    }
    guard grid.count > 1 else { return [] }
    return (1..<grid.count).flatMap { column in
      var stretches: [(top: CGFloat, bottom: CGFloat)] = []
      for row in rows where !row.wide.contains(where: { $0.lowerBound < column && column < $0.upperBound }) {
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
