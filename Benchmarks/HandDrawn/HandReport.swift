import CQuoinGraphics

/// A report of rows of five cells, drawn by hand on pages of A4.
public struct HandReport {
  public static let size = (width: 595.276, height: 841.89)
  let rows: [[String]]

  public init(rows: [[String]]) {
    self.rows = rows
  }

  /// Draws the rows on as many pages as they take.
  public func draw(on surface: OpaquePointer?) {
    let (ink, rule) = (rgb(0x000000), rgb(0xdddddd))
    let (left, right) = (51.0, Self.size.width - 51)
    let columns: [(x: Double, side: HandCanvas.Side)] = [
      (left + 44, .right), (left + 56, .left), (right - 224, .left), (right - 86, .right),
      (right - 6, .right),
    ]
    let canvas = HandCanvas(surface: surface)
    var (y, page) = (51.0, 1)
    func row(_ cells: [String], _ weight: PangoWeight) {
      for (cell, column) in zip(cells, columns) {
        canvas.text(cell, weight: weight, size: 9, x: column.x, y: y + 4, side: column.side, color: ink)
      }
      y += 19
      canvas.rectangle(left, y - 0.25, right - left, 0.5, rule)
    }
    func foot() { canvas.text("\(page)", size: 8, x: right, y: 775, side: .right, color: ink) }
    row(["No.", "Item", "City", "Count", "Amount"], PANGO_WEIGHT_SEMIBOLD)
    for cells in rows {
      if y + 19 > 770 {
        foot()
        cairo_surface_show_page(surface)
        (y, page) = (51, page + 1)
        row(["No.", "Item", "City", "Count", "Amount"], PANGO_WEIGHT_SEMIBOLD)
      }
      row(cells, PANGO_WEIGHT_NORMAL)
    }
    foot()
    canvas.finish()
  }
}
