import Foundation

/// How high rows below each other become, of which some have cells that go on over the rows below.
struct RowStack {
  /// A cell that goes over several rows.
  struct Span {
    /// Over how many, 2 or more.
    let rows: Int
    /// How high the cell asks to be, in points.
    let height: CGFloat
  }

  /// Where each row ends, in points from the top of the first.
  private var ends: [CGFloat] = []
  /// The cells that go over several rows, by the row that each begins in.
  private var spans: [(start: Int, span: Span)] = []

  var count: Int { ends.count }
  /// Whether no cell goes over several rows.
  var isPlain: Bool { spans.isEmpty }

  /// Adds a row below those before; the last one of a cell's rows becomes as high as the cell needs.
  ///
  /// - Parameters:
  ///   - height: What cells of this row alone ask for, in points.
  ///   - spans: The cells that begin in it and go on below.
  mutating func append(height: CGFloat, spans: [Span]) {
    let (index, top) = (ends.count, ends.last ?? 0)
    var end = top + height
    for (start, span) in self.spans where start + span.rows - 1 == index {
      end = max(end, self.top(of: start) + span.height)
    }
    ends.append(end)
    for span in spans { self.spans.append((index, span)) }
  }

  mutating func removeLast() {
    ends.removeLast()
    spans.removeAll { $0.start == ends.count }
  }

  /// How high all rows are, with what their cells need that would go on below them, in points.
  var height: CGFloat {
    var height = ends.last ?? 0
    for (start, span) in spans where start + span.rows > ends.count {
      height = max(height, top(of: start) + span.height)
    }
    return height
  }

  func top(of row: Int) -> CGFloat { row == 0 ? 0 : ends[row - 1] }

  /// Where a row ends, in points; the last one with what cells need that would go on below it.
  func end(of row: Int) -> CGFloat { row == ends.count - 1 ? height : ends[row] }

  /// The last place from a row up where no cell goes over what is above and below it; 0 where there is none.
  func cut(from row: Int) -> Int {
    var cut = row
    while let (start, _) = spans.first(where: { $0.start < cut && $0.start + $0.span.rows > cut }) {
      cut = start
    }
    return cut
  }
}
