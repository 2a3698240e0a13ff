import Foundation
import QuoinGraphics
import QuoinResources

/// The lines of a chart and the areas below them; where a number is missing, the line has a gap.
struct LineMarks {
  let chart: CartesianChart

  private var content: ChartContent { chart.content }
  private var pen: ChartPen { chart.pen }

  /// A stretch of a line without gaps, with where the area below it ends.
  private struct Stretch {
    var tops: [CGPoint] = []
    var bottoms: [CGPoint] = []
    var values: [Double] = []
  }

  func draw() {
    var below = [Double](repeating: 0, count: chart.count)
    var stretches: [[Stretch]] = []
    for series in content.series {
      guard BudgetMeter.allowsNow(chart.order.count) else { return }
      stretches.append(self.stretches(of: series, on: content.stacks ? below : nil))
      if content.stacks {
        for index in below.indices { below[index] += series.value(index) ?? 0 }
      }
    }
    // The first area is in front where they overlap, and all lines over all areas.
    if content.type == .areas {
      for (number, parts) in stretches.enumerated().reversed() {
        for part in parts { fill(part, content.color(number)) }
      }
    }
    for (number, parts) in stretches.enumerated() {
      guard BudgetMeter.allowsNow(100 * parts.count) else { return }
      for part in parts { stroke(part, content.color(number)) }
    }
  }

  private func stretches(of series: ChartSeries, on below: [Double]?) -> [Stretch] {
    var stretches: [Stretch] = []
    var open = Stretch()
    let base = chart.scale.base
    for index in chart.order {
      guard let value = series.value(index) else {
        // In a stack, those above go on.
        if !open.tops.isEmpty { stretches.append(open) }
        open = Stretch()
        continue
      }
      let bottom = below?[index] ?? base
      append(below == nil ? value : bottom + value, bottom, index, to: &open, value: value)
    }
    if !open.tops.isEmpty { stretches.append(open) }
    return stretches
  }

  private func append(_ top: Double, _ bottom: Double, _ index: Int, to stretch: inout Stretch, value: Double)
  {
    let x = chart.middle(index)
    stretch.tops.append(CGPoint(x: x, y: chart.position(top)))
    stretch.bottoms.append(CGPoint(x: x, y: chart.position(bottom)))
    stretch.values.append(value)
  }

  private func thinned(_ points: [CGPoint]) -> [CGPoint] {
    ThinnedLine(points, step: pen.detail / 2).points
  }

  private func fill(_ stretch: Stretch, _ color: UIColor) {
    guard stretch.tops.count > 1 else { return }
    let path = pen.path(thinned(stretch.tops) + thinned(stretch.bottoms).reversed())
    path.close()
    pen.canvas.fill(path, paint: .color(color.withAlphaComponent(content.stacks ? 0.85 : 0.18)))
  }

  private func stroke(_ stretch: Stretch, _ color: UIColor) {
    if stretch.tops.count > 1, !content.stacks {
      let path = pen.path(thinned(stretch.tops))
      path.lineWidth = 2
      path.lineJoinStyle = .round
      path.lineCapStyle = .round
      pen.canvas.stroke(path, paint: .color(color))
    }
    // A number without neighbours is a dot, and so are all where there are few.
    let showsDots = stretch.tops.count == 1 || (chart.count <= 12 && !content.stacks && chart.slot >= 16)
    for (point, value) in zip(stretch.tops, stretch.values) {
      if showsDots { pen.dot(at: point, color) }
      if content.showsValues { drawValue(value, at: point) }
    }
  }

  private func drawValue(_ value: Double, at point: CGPoint) {
    guard chart.slot >= pen.narrowestNumber else { return pen.warnOfValueWithoutRoom() }
    pen.drawValue(
      content.valueText(value, pen), at: point, widest: chart.slot - 2, within: chart.plot,
      isOverMarks: chart.liesOverMarks)
  }
}
