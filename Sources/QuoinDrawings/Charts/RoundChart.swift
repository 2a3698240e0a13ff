import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

/// Parts of a whole: slices from the top on, clockwise, and beside them their names with their numbers.
struct RoundChart {
  /// A part.
  private struct Slice {
    let name: String
    let value: Double
    let color: UIColor
  }

  private let content: ChartContent
  private let pen: ChartPen
  private let slices: [Slice]
  private let total: Double

  init(_ content: ChartContent, _ pen: ChartPen) {
    self.content = content
    self.pen = pen
    let parts: [(String, Double)]
    // One number of each series, or all numbers of the first.
    if content.count == 1, content.series.count > 1 {
      parts = content.series.map { ($0.name, $0.value(0) ?? 0) }
    } else {
      parts = (0..<content.count).map { (content.category($0), content.series.first?.value($0) ?? 0) }
    }
    if let wrong = parts.first(where: { $0.1 < 0 }) { pen.warn(.shareBelowZero(wrong.0)) }
    let slices = parts.enumerated().filter { $0.element.1 > 0 }.map {
      Slice(name: $0.element.0, value: $0.element.1, color: content.color($0.offset))
    }
    // Halves, so that the sum of very large numbers is one.
    let count = Double(max(1, slices.count))
    total = slices.reduce(0) { $0 + $1.value / count } * count
    self.slices = slices
  }

  func draw() {
    let bounds = pen.bounds
    let legend = content.showsLegend ?? true ? rows : []
    let isBeside = bounds.width >= 1.35 * bounds.height
    let line = pen.font.lineHeight + 5
    var circle = bounds
    if !legend.isEmpty {
      if isBeside {
        let width = min(bounds.width - min(bounds.height, bounds.width * 0.6) - 20, legendWidth(legend))
        let side = min(bounds.height, bounds.width - width - 20)
        // Both together stand in the middle.
        let start = bounds.minX + (bounds.width - side - 20 - width) / 2
        circle = CGRect(x: start, y: bounds.midY - side / 2, width: side, height: side)
        draw(
          legend,
          at: CGPoint(
            x: circle.maxX + 20, y: max(bounds.minY, bounds.midY - CGFloat(legend.count) * line / 2)),
          width: width)
      } else {
        let height = min(CGFloat(legend.count) * line, bounds.height * 0.5)
        let width = min(bounds.width, legendWidth(legend))
        circle.size.height -= height + 10
        draw(legend, at: CGPoint(x: bounds.midX - width / 2, y: circle.maxY + 10), width: width)
      }
    }
    drawSlices(in: circle)
  }

  // MARK: Slices

  private func drawSlices(in rect: CGRect) {
    let radius = min(rect.width, rect.height) / 2
    let center = pen.place(CGPoint(x: rect.midX, y: rect.midY))
    let inner = content.type == .donut ? radius * 0.62 : 0
    guard radius > 1 else { return }
    guard total > 0, total.isFinite else {
      return ring(center, radius, inner, from: 0, sweep: 2 * .pi, .tertiarySystemFill)
    }
    var start: CGFloat = -.pi / 2
    for slice in slices {
      let sweep = 2 * .pi * CGFloat(slice.value / total)
      ring(center, radius, inner, from: start, sweep: sweep, slice.color)
      start += sweep
    }
    start = -.pi / 2
    for slice in slices {
      let sweep = 2 * .pi * CGFloat(slice.value / total)
      drawShare(
        slice, center, radius: inner > 0 ? (radius + inner) / 2 : radius * 0.66, from: start, sweep: sweep,
        room: inner > 0 ? radius - inner : radius * 0.6)
      start += sweep
    }
  }

  /// A piece of a ring, or of a disc, with a hair's breadth of what is behind between it and the next.
  private func ring(
    _ center: CGPoint, _ radius: CGFloat, _ inner: CGFloat, from start: CGFloat, sweep: CGFloat,
    _ color: UIColor
  ) {
    let path = UIBezierPath()
    guard sweep < 2 * .pi - 1e-6 else {
      path.addOval(
        in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      if inner > 0 {
        path.addOval(
          in: CGRect(x: center.x - inner, y: center.y - inner, width: 2 * inner, height: 2 * inner))
        path.usesEvenOddFillRule = true
      }
      return pen.canvas.fill(path, paint: .color(color))
    }
    let gap = slices.count > 1 ? min(0.75, radius * sweep / 4) : 0
    func piece(_ radius: CGFloat) -> (CGFloat, CGFloat) {
      // The same breadth near the middle as at the edge.
      let turn = min(gap / max(radius, 0.1), sweep / 2)
      return (start + turn, start + sweep - turn)
    }
    let outside = piece(radius)
    path.addArc(
      withCenter: center, radius: radius, startAngle: outside.0, endAngle: outside.1, clockwise: true)
    if inner > 0 {
      let inside = piece(inner)
      path.addArc(
        withCenter: center, radius: inner, startAngle: inside.1, endAngle: inside.0, clockwise: false)
    } else {
      let middle = start + sweep / 2
      let reach = min(gap / max(sin(min(sweep, .pi) / 2), 0.05), radius / 4)
      path.addLine(to: CGPoint(x: center.x + reach * cos(middle), y: center.y + reach * sin(middle)))
    }
    path.close()
    pen.canvas.fill(path, paint: .color(color))
  }

  /// Writes a slice's share into it, where it is large enough.
  private func drawShare(
    _ slice: Slice, _ center: CGPoint, radius: CGFloat, from start: CGFloat, sweep: CGFloat, room: CGFloat
  ) {
    let across = min(room, radius * 2 * sin(min(sweep, .pi) / 2))
    guard across >= pen.narrowestNumber, pen.font.lineHeight + 2 <= room else { return }
    let text = pen.text(share(slice), slice.color.contrasting(pen.canvas.traits))
    guard text.size.width + 8 <= across else { return }
    let angle = start + sweep / 2
    pen.canvas.draw(
      text,
      at: CGPoint(
        x: center.x + radius * cos(angle) - text.size.width / 2,
        y: center.y + radius * sin(angle) - text.firstBaseline + pen.font.capHeight / 2))
  }

  private func share(_ slice: Slice) -> String {
    let share = slice.value / total
    let digits = share < 0.01 ? 1 : 0
    return ChartNumberFormat(.percent, digits: digits).text(share, language: pen.language)
  }

  // MARK: Names

  private typealias Row = (text: String, name: TextLayout, value: TextLayout, color: UIColor)

  private var rows: [Row] {
    let room = pen.bounds.width * 0.5
    // No more than could stand below each other.
    let most = Int(nearest: (pen.bounds.height / max(pen.font.lineHeight, 1)).rounded(.up)) + 1
    return slices.prefix(most).compactMap { slice in
      if slice.name.isEmpty, content.categories.isEmpty { return nil }
      let value = content.showsValues ? content.valueText(slice.value, pen) : share(slice)
      return (
        slice.name, pen.text(slice.name, .label, width: room), pen.text(value, .secondaryLabel), slice.color
      )
    }
  }

  private var mark: CGFloat { (pen.font.capHeight + 1).rounded() }

  private func legendWidth(_ rows: [Row]) -> CGFloat {
    let names = rows.map(\.name.size.width).max() ?? 0
    let values = rows.map(\.value.size.width).max() ?? 0
    return mark + 6 + names + 16 + values
  }

  private func draw(_ rows: [Row], at origin: CGPoint, width: CGFloat) {
    let line = pen.font.lineHeight + 5
    var y = origin.y
    for (index, row) in rows.enumerated() {
      // What has no room is left out rather than drawn over other things.
      if y + pen.font.lineHeight > pen.bounds.maxY + 0.5 {
        pen.warn(.namesWithoutRoom(index, of: slices.count))
        break
      }
      // A long name ends before its number.
      let room = max(1, width - mark - 6 - 8 - row.value.size.width)
      let name = row.name.size.width > room ? pen.text(row.text, .label, width: room) : row.name
      let middle = y + row.name.firstBaseline - pen.font.capHeight / 2
      pen.fill(
        CGRect(x: origin.x, y: middle - mark / 2, width: mark, height: mark), radii: CornerRadii(1.5),
        row.color)
      pen.draw(name, x: origin.x + mark + 6, y: y, .leading)
      pen.draw(row.value, x: origin.x + width, y: y, .trailing)
      y += line
    }
  }
}

nonisolated extension Diagnostic {
  /// A legend that is higher than its chart.
  static func namesWithoutRoom(_ count: Int, of all: Int) -> Diagnostic {
    Diagnostic(
      .warning, "The legend has room for \(count) of \(all) slices; the colours of the others say nothing",
      notes: [Note("give the chart more height, or sum up the small ones as one slice")])
  }

  /// A part of a whole that takes something away.
  static func shareBelowZero(_ name: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "A part of a whole cannot be below zero; \(name.isEmpty ? "one that is" : "'\(name)'") is left out",
      notes: [Note("bars show what is below zero")])
  }
}
