import Foundation
import QuoinDiagnostics
import QuoinGraphics

/// Draws the parts of a chart, mirrored where people read from right to left: all places are counted from the side that
/// they begin to read at.
nonisolated struct ChartPen {
  let canvas: Canvas
  var bounds: CGRect
  let isMirrored: Bool
  let font: UIFont
  let language: String
  /// The pixels that straight lines lie on.
  let grid: PixelGrid
  /// What is nearer to each other than this cannot be told apart, in points.
  let detail: CGFloat
  /// Where the chart was written.
  var span: SourceSpan?
  /// Where numbers stand already.
  let taken = TakenRoom()

  func mirrored(_ x: CGFloat) -> CGFloat { isMirrored ? bounds.minX + bounds.maxX - x : x }

  func place(_ point: CGPoint) -> CGPoint { CGPoint(x: mirrored(point.x), y: point.y) }

  func place(_ rect: CGRect) -> CGRect {
    isMirrored ? CGRect(x: mirrored(rect.maxX), y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  /// Tells what looks wrong with the chart.
  func warn(_ warning: Diagnostic) { canvas.warn(warning.located(at: span)) }

  /// Tells that a number has no room beside its mark.
  func warnOfValueWithoutRoom() { warn(.valuesWithoutRoom) }

  // MARK: Shapes

  func fill(_ rect: CGRect, _ color: UIColor) {
    if rect.width > 0, rect.height > 0 { canvas.fill(place(rect), color: color) }
  }

  func fill(_ rect: CGRect, radii: CornerRadii, _ color: UIColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    let turned =
      isMirrored
      ? CornerRadii(
        topLeft: radii.topRight, topRight: radii.topLeft, bottomLeft: radii.bottomRight,
        bottomRight: radii.bottomLeft) : radii
    canvas.fill(roundedRect: place(rect), radii: turned, paint: .color(color))
  }

  /// A line across or down, on whole pixels.
  func rule(from start: CGPoint, to end: CGPoint, width: CGFloat, _ color: UIColor) {
    let thickness = max(grid.pixel, grid.round(width))
    if start.y == end.y {
      let y = grid.round(start.y - thickness / 2)
      fill(CGRect(x: min(start.x, end.x), y: y, width: abs(end.x - start.x), height: thickness), color)
    } else {
      let x = grid.round(start.x - thickness / 2)
      fill(CGRect(x: x, y: min(start.y, end.y), width: thickness, height: abs(end.y - start.y)), color)
    }
  }

  /// The dot of a number.
  func dot(at point: CGPoint, _ color: UIColor) {
    let place = place(point)
    canvas.fill(
      UIBezierPath(ovalIn: CGRect(x: place.x - 2.75, y: place.y - 2.75, width: 5.5, height: 5.5)),
      paint: .color(color))
  }

  /// A thin line of dashes.
  func dashedRule(from start: CGPoint, to end: CGPoint, _ color: UIColor) {
    let line = path([start, end])
    line.lineWidth = 1
    line.setLineDash([4, 3], phase: 0)
    canvas.stroke(line, paint: .color(color))
  }

  func path(_ points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: place(point)) } else { path.addLine(to: place(point)) }
    }
    return path
  }

  // MARK: Text

  /// Where a text's box lies beside its place.
  enum Side { case leading, center, trailing }

  func text(
    _ string: String, _ color: UIColor = .secondaryLabel, font: UIFont? = nil, width: CGFloat = .infinity,
    lines: Int = 1, alignment: NSTextAlignment = .left
  ) -> TextLayout {
    TextLayout(
      text: AttributedText(string, font: font ?? self.font, color: color),
      paragraph: TextParagraph(alignment: alignment), maximumWidth: width, maximumNumberOfLines: lines)
  }

  /// The least room across that any number takes, in points: below it none is set to find out.
  var narrowestNumber: CGFloat { font.pointSize / 5 }

  /// Draws a text.
  ///
  /// - Parameters:
  ///   - x: Where it begins, has its middle or ends, by `side`.
  ///   - y: Its top.
  ///   - width: How wide it was set; its own width where it was set freely.
  func draw(_ text: TextLayout, x: CGFloat, y: CGFloat, _ side: Side, width: CGFloat? = nil) {
    let width = width ?? text.size.width
    let start =
      switch side {
      case .leading: x
      case .center: x - width / 2
      case .trailing: x - width
      }
    canvas.draw(text, at: CGPoint(x: place(CGRect(x: start, y: y, width: width, height: 0)).minX, y: y))
  }

  /// Writes a number above a point, or below it where another one stands there; one that has no room is told.
  ///
  /// - Parameters:
  ///   - widest: How wide it may be, in points.
  ///   - plot: Where marks are drawn, which nothing below a point leaves.
  ///   - isOverMarks: Whether bars or areas may be behind it, so that it needs a ground of its own.
  func drawValue(
    _ string: String, at point: CGPoint, widest: CGFloat = .infinity, within plot: CGRect,
    isOverMarks: Bool = false
  ) {
    let text = text(string, .label)
    let (width, height) = (text.size.width, text.size.height)
    guard width <= widest else { return warnOfValueWithoutRoom() }
    // Those of the first and the last point stay out of what is beside the plot.
    let middle = min(max(point.x, plot.minX + width / 2), max(plot.minX + width / 2, plot.maxX - width / 2))
    let above = CGRect(x: middle - width / 2, y: point.y - height - 4, width: width, height: height)
    let below = above.offsetBy(dx: 0, dy: height + 8)
    guard let free = taken.firstFree(below.maxY <= plot.maxY ? [above, below] : [above]) else {
      return warnOfValueWithoutRoom()
    }
    if isOverMarks { fillPlate(behind: free) }
    draw(text, x: middle, y: free.minY, .center)
  }

  /// Makes a text readable that is written over marks.
  func fillPlate(behind text: CGRect) {
    fill(text.insetBy(dx: -2, dy: 1), radii: CornerRadii(2), .systemBackground.withAlphaComponent(0.8))
  }

  /// Draws a text that rises to its end at a place, as labels below an axis that have no room to lie.
  func drawRising(_ text: TextLayout, endingAt point: CGPoint) {
    canvas.saveGState()
    let place = place(point)
    canvas.translateBy(x: place.x, y: place.y)
    canvas.rotate(by: isMirrored ? .pi / 4 : -.pi / 4)
    canvas.draw(text, at: CGPoint(x: isMirrored ? 0 : -text.size.width, y: -text.size.height / 2))
    canvas.restoreGState()
  }
}

nonisolated extension Diagnostic {
  /// Numbers that are asked for and have no room.
  static var valuesWithoutRoom: Diagnostic {
    Diagnostic(
      .warning, "Some numbers that showsValues asks for have no room in the chart and are left out",
      notes: [Note("give the chart more room, or numbers fewer digits by numberFormat")])
  }
}
