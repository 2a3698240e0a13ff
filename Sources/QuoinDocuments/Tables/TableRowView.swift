import Foundation
import QuoinGraphics
import QuoinViews

/// A row of a table: cells side by side, as wide as the table's columns.
public final class TableRowView: UIView {
  /// The columns that the cells keep to.
  var grid: TableGrid? {
    didSet {
      if grid === oldValue { return }
      hasOldMeasure = hasOldMeasure || oldValue != nil
      alignCells()
      invalidateFittingSize()
      setNeedsLayout()
    }
  }

  /// Whether a template may have measured it for other columns than it has now.
  var hasOldMeasure = false

  /// How the text of cells stands from the top to the bottom of the row that say nothing of it themselves; nothing for with their
  /// first lines on one baseline, and in heads with their last ones.
  @Observed public var alignment: TableCell.VerticalAlignment? {
    didSet {
      for cell in subviews { (cell as? TableCell)?.rowAlignment = alignment }
    }
  }

  /// What lies behind the row where it has no colour of its own.
  var stripeColor: UIColor? {
    didSet { if stripeColor != oldValue { setNeedsDisplay() } }
  }

  /// Columns that cells of the rows above take.
  struct TakenColumns: Equatable {
    let columns: Range<Int>
    /// In how many rows still, this one included.
    let rows: Int
  }

  /// The columns that cells of the rows above take here.
  var taken: [TakenColumns] = [] {
    didSet {
      if taken == oldValue { return }
      hasOldMeasure = hasOldMeasure || grid != nil
      alignCells()
      invalidateFittingSize()
      setNeedsLayout()
    }
  }

  /// Where this row and those below end, in points from its top, for cells that go over them.
  var reaches: [CGFloat] = [] {
    didSet {
      if reaches == oldValue { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Whether it is the end of a row that has begun on a page before.
  var isContinuation = false
  /// What all parts of the row are to those who do not see it; nothing for one that stands on one page.
  var element: DividedElement?

  /// Looks as another row does behind its cells.
  func copyColors(of row: TableRowView) {
    super.backgroundColor = row.ownColor
    stripeColor = row.stripeColor
  }

  private var ownColor: UIColor? { super.backgroundColor }

  /// Creates a row of cells.
  public convenience init(_ cells: [UIView]) {
    self.init(frame: .zero)
    for cell in cells { addSubview(cell) }
  }

  /// A cell with the columns and rows that it goes over.
  struct PlacedCell {
    let cell: UIView
    let column: Int
    let columnSpan: Int
    let rowSpan: Int
  }

  /// The cells that are shown, each in the first columns that are free.
  var placedCells: [PlacedCell] {
    let (cells, taken) = (subviews, taken)
    var placed: [PlacedCell] = []
    placed.reserveCapacity(cells.count)
    var column = 0
    for cell in cells where !cell.isHidden {
      let cellInTable = cell as? TableCell
      if cellInTable == nil, let place = cell.attachment(CellPlace.self) {
        placed.append(
          PlacedCell(
            cell: cell, column: place.column, columnSpan: place.columnSpan, rowSpan: place.rowSpan))
        column = max(column, place.column + place.columnSpan)
        continue
      }
      let span = cellInTable?.columnSpan ?? 1
      while let above = taken.first(where: { $0.columns.overlaps(column..<column + span) }) {
        column = above.columns.upperBound
      }
      placed.append(
        PlacedCell(cell: cell, column: column, columnSpan: span, rowSpan: cellInTable?.rowSpan ?? 1))
      column += span
    }
    return placed
  }

  /// Whether any cell goes on over the rows below, which hardly any does.
  var hasCellsOverRows: Bool {
    subviews.contains { cell in
      guard let inTable = cell as? TableCell else {
        return (cell.attachment(CellPlace.self)?.rowSpan ?? 1) > 1
      }
      return inTable.rowSpan > 1
    }
  }

  /// How many columns the cells need.
  var columnCount: Int {
    max(placedCells.last.map { $0.column + $0.columnSpan } ?? 0, taken.map(\.columns.upperBound).max() ?? 0)
  }

  /// The columns that cells of this row and those above take in the next one.
  var takenBelow: [TakenColumns] {
    var below = taken.compactMap { $0.rows > 1 ? TakenColumns(columns: $0.columns, rows: $0.rows - 1) : nil }
    guard hasCellsOverRows else { return below }
    for placed in placedCells where placed.rowSpan > 1 {
      below.append(
        TakenColumns(columns: placed.column..<placed.column + placed.columnSpan, rows: placed.rowSpan - 1))
    }
    return below
  }

  /// What the cells that go on over the rows below ask for.
  var spans: [RowStack.Span] {
    guard let grid, hasCellsOverRows else { return [] }
    let cells = placedCells
    let shifts = baselineShifts(of: cells, in: grid)
    return cells.indices.compactMap { index in
      let placed = cells[index]
      if placed.rowSpan < 2 { return nil }
      let width = grid.span(placed.column, count: placed.columnSpan).width
      return RowStack.Span(
        rows: placed.rowSpan,
        height: placed.cell.heightInRow(at: width) + (shifts.isEmpty ? 0 : shifts[index]))
    }
  }

  /// How far the text of each cell stands from where its padding puts it, for lines to be on one baseline, in points; nothing
  /// where they are that already, as in most rows.
  private func baselineShifts(of cells: [PlacedCell], in grid: TableGrid) -> [CGFloat] {
    var shifts: [CGFloat] = []
    addShifts(to: &shifts, of: cells, in: grid, .firstBaseline)
    addShifts(to: &shifts, of: cells, in: grid, .lastBaseline)
    return shifts
  }

  private func addShifts(
    to shifts: inout [CGFloat], of cells: [PlacedCell], in grid: TableGrid,
    _ alignment: TableCell.VerticalAlignment
  ) {
    var (least, most) = (CGFloat.infinity, -CGFloat.infinity)
    for placed in cells {
      guard let distance = placed.distance(of: alignment, in: grid) else { continue }
      (least, most) = (min(least, distance), max(most, distance))
    }
    // Less than this comes from rounding.
    guard most - least > 0.01 else { return }
    if shifts.isEmpty { shifts = Array(repeating: 0, count: cells.count) }
    for (index, placed) in cells.enumerated() {
      if let distance = placed.distance(of: alignment, in: grid) { shifts[index] = most - distance }
    }
  }

  /// Lets the text of cells stand on one baseline where they are to.
  func shiftBaselines() {
    guard let grid else { return }
    let cells = placedCells
    shiftBaselines(of: cells, in: grid)
  }

  private func shiftBaselines(of cells: [PlacedCell], in grid: TableGrid) {
    let shifts = baselineShifts(of: cells, in: grid)
    for (index, placed) in cells.enumerated() {
      (placed.cell as? TableCell)?.baselineShift = shifts.isEmpty ? 0 : shifts[index]
    }
  }

  private func alignCells() {
    guard let grid else { return }
    for placed in placedCells where placed.column < grid.count {
      guard let cell = placed.cell as? TableCell else { continue }
      cell.tablePadding = grid.padding
      cell.take(grid.alignments[placed.column], fraction: grid.fractions[placed.column])
    }
  }

  public override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    (subview as? TableCell)?.rowAlignment = alignment
    alignCells()
  }

  /// As wide as the table, and as high as the highest cell that goes over this row alone.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let grid else { return .zero }
    let cells = placedCells
    var (heights, height) = ([CGFloat](), CGFloat.zero)
    heights.reserveCapacity(cells.count)
    for placed in cells {
      let width = grid.span(placed.column, count: placed.columnSpan).width
      heights.append(placed.rowSpan == 1 ? placed.cell.heightInRow(at: width) : 0)
      height = max(height, heights[heights.count - 1])
    }
    // Behind the heights, for which texts were set.
    let shifts = baselineShifts(of: cells, in: grid)
    for index in shifts.indices where cells[index].rowSpan == 1 {
      height = max(height, heights[index] + shifts[index])
    }
    return CGSize(width: grid.width, height: height)
  }

  // MARK: Drawing

  /// The colour behind the row's own cells; none is drawn over cells of the rows above.
  public override var backgroundColor: UIColor? {
    get { isPlain ? super.backgroundColor : nil }
    set { super.backgroundColor = newValue }
  }

  /// Whether no cell goes over this row and another one.
  private var isPlain: Bool { taken.isEmpty && reaches.isEmpty }

  public override var drawsContent: Bool {
    super.backgroundColor == nil ? stripeColor != nil : !isPlain
  }

  /// Cells that go over the rows below have their colour from this one.
  public override var drawingExtent: CGRect {
    var extent = bounds
    extent.size.height = max(extent.height, reaches.last ?? 0)
    return extent
  }

  public override func draw(_ canvas: Canvas, in rect: CGRect) {
    guard let color = super.backgroundColor ?? stripeColor else { return }
    guard !isPlain, let grid else { return canvas.fill(bounds, color: color) }
    let deep = placedCells.filter { $0.rowSpan > 1 }
    let covered = taken.map(\.columns) + deep.map { $0.column..<$0.column + $0.columnSpan }
    // One shape, so that nothing shows between its parts.
    let shape = UIBezierPath()
    for columns in grid.columns(without: covered) {
      shape.append(
        UIBezierPath(
          rect: frame(
            inColumns: columns.lowerBound, count: columns.count, of: grid, isMirrored: isRightToLeft)))
    }
    for cell in deep {
      shape.append(UIBezierPath(rect: frame(of: cell, in: grid, isMirrored: isRightToLeft)))
    }
    canvas.fill(shape, paint: .color(color))
  }

  private func frame(inColumns column: Int, count: Int, of grid: TableGrid, isMirrored: Bool) -> CGRect {
    let (x, width) = grid.span(column, count: count)
    return CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard let grid else { return }
    let isMirrored = isRightToLeft
    let cells = placedCells
    shiftBaselines(of: cells, in: grid)
    for placed in cells {
      let frame = frame(of: placed, in: grid, isMirrored: isMirrored)
      if placed.cell.frame != frame { placed.cell.frame = frame }
    }
  }

  /// Where a cell lies, down to the end of the rows that it goes over.
  private func frame(of placed: PlacedCell, in grid: TableGrid, isMirrored: Bool) -> CGRect {
    var frame = frame(
      inColumns: placed.column, count: placed.columnSpan, of: grid, isMirrored: isMirrored)
    if placed.rowSpan > 1, let last = reaches.indices.last {
      frame.size.height = max(frame.height, reaches[min(placed.rowSpan - 1, last)])
    }
    return frame
  }
}

extension TableRowView.PlacedCell {
  /// How far a line is from the edge of the cell that its text stands at, in points: the first one's baseline from the top, the
  /// last one's from the bottom; nothing for a cell whose text stands otherwise, or that has none.
  fileprivate func distance(of alignment: TableCell.VerticalAlignment, in grid: TableGrid) -> CGFloat? {
    guard let cell = cell as? TableCell, cell.verticalAlignment == alignment,
      // The last line of what goes on below stands in another row.
      alignment == .firstBaseline || rowSpan == 1
    else { return nil }
    return cell.baselineDistance(
      at: grid.span(column, count: columnSpan).width, isLast: alignment == .lastBaseline)
  }
}

extension UIView {
  /// How high a cell asks to be at a width, in points.
  func heightInRow(at width: CGFloat) -> CGFloat {
    if !layoutSizing.height.isNaN { return layoutSizing.height }
    let height = measuredSize(fitting: CGSize(width: width, height: .infinity)).height
    guard let cell = self as? TableCell, cell.holdsViews else { return height }
    return height + cell.padding.top + cell.padding.bottom
  }
}
