import Foundation
import QuoinViews
import Testing

@testable import QuoinBoxes

/// How the rows of a grid place their cells, tried on seeded random trees.
///
/// In all rows of one width a column of cells has one width, and starts as far behind the first but for the gaps, which
/// are each row's own spacing. A cell fills its column unless it has a fixed width. A column without weights is as wide
/// as its widest cell; those with weights share what is left. In too little room the weighted ones are 0 wide and the
/// others at most as wide as their widest cells. The columns lie in a row as its alignment says, and under `fill` the last
/// cell takes what is left beside them.
struct GridLawTests {
  /// The cells of one row of a grid.
  private struct Cells {
    let row: LMRowView
    let frames: [CGRect]
    /// The spacing and the margins of the row.
    let gap: CGFloat
    let margins: CGFloat

    init(_ row: LMRowView) {
      self.row = row
      frames = row.displayed.map { row.readingFrame(of: $0) }
      gap = row.spacing.isNaN ? 8 : row.pixels.round(row.spacing)
      margins = row.insets.width
    }

    func overhead(_ columnCount: Int) -> CGFloat { margins + gap * CGFloat(columnCount - 1) }

    /// How far a cell starts behind the first, without the gaps between.
    func start(_ index: Int) -> CGFloat { frames[index].minX - frames[0].minX - gap * CGFloat(index) }
  }

  /// The rows of a grid that have the same width, and the widest cell and the greatest weight of each column.
  private struct Rows {
    let tree: LawTree
    let rows: [Cells]
    let columns: [AxisItem]
    /// The room for the columns.
    let room: CGFloat

    /// What is left for columns with weights; less than 0 in too little room.
    var left: CGFloat { room - columns.map { $0.weight > 0 ? 0 : $0.length }.reduce(0, +) }
    var weight: CGFloat { columns.map(\.weight).reduce(0, +) }
    /// The sum of the columns' widths.
    var length: CGFloat { left > 0 && weight == 0 ? room - left : room }
  }

  private func forEachGrid(_ body: (Rows) -> Void) {
    for tree in LawTree.allLaidOut {
      for case let grid as LMColumnView in tree.boxes where grid.isAlignToGrid {
        let rows = grid.displayed.compactMap { $0 as? LMRowView }.map(Cells.init)
        let columns = columns(of: rows)
        if columns.isEmpty { continue }
        let overhead = rows.map { $0.overhead(columns.count) }.max() ?? 0
        for (width, rows) in Dictionary(grouping: rows, by: \.row.bounds.width) {
          // Rows without room for their gaps have no columns.
          if width < overhead { continue }
          body(Rows(tree: tree, rows: rows, columns: columns, room: width - overhead))
        }
      }
    }
  }

  /// The widest cell and the greatest weight of each column.
  private func columns(of rows: [Cells]) -> [AxisItem] {
    var columns: [AxisItem] = []
    for cells in rows {
      for (index, cell) in cells.row.displayed.enumerated() {
        if index == columns.count { columns.append(.natural(0)) }
        let width = cells.row.naturalSize(of: cell).width
        columns[index].length = max(columns[index].length, width)
        if cell.width.isNaN, cell.weight > 0 {
          columns[index].weight = max(columns[index].weight, cell.weight)
        }
      }
    }
    return columns
  }

  @Test func cellsStartAtCommonEdges() {
    var count = 0
    forEachGrid { grid in
      for index in grid.columns.indices {
        let starts = grid.rows.filter { $0.frames.count > index }.map { $0.start(index) }
        guard let first = starts.first else { continue }
        count += starts.count - 1
        if starts.contains(where: { !$0.isClose(to: first) }) {
          Issue.record("seed \(grid.tree.seed): cells \(index) start at \(starts)")
        }
      }
    }
    #expect(count > 300)
  }

  @Test func cellsStandApartByTheSpacingOfTheirRow() {
    var count = 0
    forEachGrid { grid in
      for cells in grid.rows {
        let cellsAndNext = zip(cells.row.displayed, zip(cells.frames, cells.frames.dropFirst()))
        for (cell, (frame, next)) in cellsAndNext {
          let column = next.minX - cells.gap - frame.minX
          let expected = cell.width.isNaN ? column : min(column, cells.row.pixels.length(cell.width))
          if !frame.width.isClose(to: expected) {
            Issue.record(
              "seed \(grid.tree.seed): \(frame.width) instead of \(expected) in a column of \(column)")
          }
          count += 1
        }
      }
    }
    #expect(count > 300)
  }

  @Test func columnsAreAsWideAsTheirWidestCells() {
    var counts = (all: 0, weighted: 0, short: 0)
    forEachGrid { grid in
      let (left, weight) = (grid.left, grid.weight)
      for cells in grid.rows {
        for (index, column) in grid.columns.enumerated() where index + 1 < cells.frames.count {
          let width = cells.start(index + 1) - cells.start(index)
          let expected = column.weight > 0 ? max(0, left) * column.weight / weight : column.length
          let slack = column.weight > 0 ? 1 / grid.tree.scale : 0
          if left >= -1e-6 || column.weight > 0
            ? !width.isClose(to: expected, within: slack + 1e-6)
            : width > expected + 1 / grid.tree.scale + 1e-6
          {
            Issue.record("seed \(grid.tree.seed): column \(index) is \(width) wide instead of \(expected)")
          }
          counts.all += 1
          if column.weight > 0 { counts.weighted += 1 }
          if left < 0 { counts.short += 1 }
        }
      }
    }
    #expect(counts.all > 300 && counts.weighted > 50 && counts.short > 50)
  }

  @Test func theColumnsLieAtTheSideOfTheirRow() {
    forEachGrid { grid in
      for cells in grid.rows {
        guard let first = cells.frames.first, let inside = cells.row.inside else { continue }
        // A row that lacks cells leaves their room free.
        let free = inside.width - grid.length - cells.gap * CGFloat(grid.columns.count - 1)
        let expected =
          switch cells.row.horizontalAlignment {
          case .fill, .leading: inside.minX
          case .center: inside.minX + (free + cells.row.insets.horizontalSkew) / 2
          case .trailing: inside.minX + free
          }
        let slack = cells.row.horizontalAlignment == .center ? 1 / grid.tree.scale : 0
        if !first.minX.isClose(to: expected, within: slack + 1e-6) {
          Issue.record(
            "seed \(grid.tree.seed): the first cell starts at \(first.minX) instead of \(expected)")
        }
      }
    }
  }

  @Test func theLastCellFillsItsRow() {
    forEachGrid { grid in
      for cells in grid.rows where cells.frames.count == grid.columns.count {
        guard cells.row.horizontalAlignment == .fill, cells.row.displayed.last?.width.isNaN == true,
          let last = cells.frames.last, let inside = cells.row.inside
        else { continue }
        if !last.maxX.isClose(to: inside.maxX) {
          Issue.record("seed \(grid.tree.seed): the last cell ends at \(last.maxX) instead of \(inside.maxX)")
        }
      }
    }
  }
}
