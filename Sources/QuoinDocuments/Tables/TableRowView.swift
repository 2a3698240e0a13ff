import Foundation
import QuoinGraphics
import QuoinViews

/// A row of a table: cells side by side, as wide as the table's columns.
public final class TableRowView: UIView {
  /// The columns that the cells keep to.
  var grid: TableGrid? {
    didSet {
      if grid === oldValue { return }
      alignCells()
      invalidateFittingSize()
      setNeedsLayout()
    }
  }

  /// What lies behind the row where it has no colour of its own.
  var stripeColor: UIColor? {
    didSet { if stripeColor != oldValue { setNeedsDisplay() } }
  }

  /// Creates a row of cells.
  public convenience init(_ cells: [UIView]) {
    self.init(frame: .zero)
    for cell in cells { addSubview(cell) }
  }

  /// The cells that are shown, with the columns that they are in.
  var placedCells: [(cell: UIView, column: Int, span: Int)] {
    var column = 0
    return subviews.compactMap { cell in
      if cell.isHidden { return nil }
      let span = max(1, (cell as? TableCell)?.columnSpan ?? 1)
      defer { column += span }
      return (cell, column, span)
    }
  }

  /// How many columns the cells need.
  var columnCount: Int { placedCells.last.map { $0.column + $0.span } ?? 0 }

  private func alignCells() {
    guard let grid else { return }
    for (cell, column, _) in placedCells where column < grid.count {
      (cell as? TableCell)?.take(grid.alignments[column], fraction: grid.fractions[column])
    }
  }

  public override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    alignCells()
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let grid else { return .zero }
    var height: CGFloat = 0
    for (cell, column, span) in placedCells {
      let width = grid.span(column, count: span).width
      height = max(height, cell.heightInRow(at: width))
    }
    return CGSize(width: grid.width, height: height)
  }

  public override var drawsContent: Bool { stripeColor != nil && backgroundColor == nil }

  public override func draw(_ canvas: Canvas, in rect: CGRect) {
    if let stripeColor { canvas.fill(bounds, color: stripeColor) }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard let grid else { return }
    for (cell, column, span) in placedCells {
      let (x, width) = grid.span(column, count: span)
      let left = isRightToLeft ? bounds.width - x - width : x
      let frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      if cell.frame != frame { cell.frame = frame }
    }
  }
}

extension UIView {
  /// How high a cell asks to be at a width, in points.
  fileprivate func heightInRow(at width: CGFloat) -> CGFloat {
    if !layoutSizing.height.isNaN { return layoutSizing.height }
    return measuredSize(fitting: CGSize(width: width, height: .infinity)).height
  }
}
