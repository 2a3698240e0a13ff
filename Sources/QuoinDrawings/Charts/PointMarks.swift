import Foundation
import QuoinGraphics
import QuoinResources

/// The points of a scatter chart: a dot for each number at its place.
struct PointMarks {
  let chart: CartesianChart

  private var content: ChartContent { chart.content }
  private var pen: ChartPen { chart.pen }

  func draw() {
    for (number, series) in content.series.enumerated() {
      guard BudgetMeter.allowsNow(chart.order.count) else { return }
      draw(series, content.color(number))
    }
    // Numbers stand over all points.
    guard content.showsValues else { return }
    for series in content.series {
      for index in chart.order {
        guard let value = series.value(index) else { continue }
        guard pen.taken.mayHaveRoom, BudgetMeter.allowsNow(100) else { return pen.warnOfValueWithoutRoom() }
        pen.drawValue(
          content.valueText(value, pen), at: point(index, value), within: chart.plot,
          isOverMarks: chart.liesOverMarks)
      }
    }
  }

  private func point(_ index: Int, _ value: Double) -> CGPoint {
    CGPoint(x: chart.middle(index), y: chart.position(value))
  }

  private func draw(_ series: ChartSeries, _ color: UIColor) {
    // Of points that cannot be told apart one is enough.
    var seen: Set<[Int]> = []
    let step = pen.detail / 2
    for index in chart.order {
      guard let value = series.value(index) else { continue }
      let point = point(index, value)
      guard seen.insert([Int(nearest: point.x / step), Int(nearest: point.y / step)]).inserted else {
        continue
      }
      guard BudgetMeter.allowsNow(100) else { return }
      pen.dot(at: point, color)
    }
  }
}
