import Foundation

extension RowStack {
  /// Where the last row ends, without what cells need that would go on below it, in points.
  var lastEnd: CGFloat { count == 0 ? 0 : top(of: count) }

  /// Whether any cell goes on below the last row.
  var isOpen: Bool { cut(from: count) < count }

  /// Lets the rows end at a place, and all cells with them.
  ///
  /// - Parameter end: Within the last row, in points from the top of the first.
  mutating func close(at end: CGFloat) {
    var closed = RowStack()
    for row in 0..<count {
      let bottom = row == count - 1 ? end : top(of: row + 1)
      closed.append(height: bottom - top(of: row), spans: [])
    }
    self = closed
  }
}
