import ArgumentParser
import QuoinDocuments

/// Pages on the command line: `3`, `2-4`, `7-`, or several of these with commas.
struct PageRanges: ExpressibleByArgument {
  let ranges: [ClosedRange<Int>]

  init?(argument: String) {
    var ranges: [ClosedRange<Int>] = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      guard let first = ends.first.flatMap({ Int($0) }), first >= 1 else { return nil }
      let last = ends.count == 1 ? first : ends[1].isEmpty ? .max : Int(ends[1]) ?? 0
      guard last >= first else { return nil }
      ranges.append(first...last)
    }
    self.ranges = ranges
  }
}

/// How many pages stand on a sheet, on the command line: `2x4`.
struct PageGrid: ExpressibleByArgument {
  let grid: PageArrangement.Grid

  init?(argument: String) {
    let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let columns = sides[0], let rows = sides[1], (1...100).contains(columns),
      (1...100).contains(rows)
    else { return nil }
    grid = PageArrangement.Grid(columns: columns, rows: rows)
  }
}
