import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinPictureTestSupport
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinDrawings

/// Charts of more numbers than pixels.
@Suite struct LargeChartTests {
  private let values = (0..<100_000).map { sin(Double($0) / 900) * 100 + Double($0 % 7) }

  private func svg(_ chart: ChartView) throws -> String {
    String(decoding: try chart.render(as: .svg, size: CGSize(width: 300, height: 200)), as: UTF8.self)
  }

  @Test(arguments: [ChartType.lines, .areas, .bars])
  func noMoreIsDrawnThanPixelsCanShow(type: ChartType) throws {
    let other = values.map { 20 - $0 / 2 }
    for isStacked in [false, true] {
      let chart = ChartView(type, series: [ChartSeries("one", values), ChartSeries("two", other)])
      chart.isStacked = isStacked
      #expect(try svg(chart).utf8.count < 300_000, "\(isStacked)")
    }
  }

  @Test func aLineKeepsItsHighestAndLowestPointsAndWhereItEntersAndLeaves() {
    let points = (0..<1000).map { CGPoint(x: CGFloat($0) / 500, y: CGFloat($0 * 37 % 101)) }
    let thinned = ThinnedLine(points, step: 1).points
    #expect(thinned.count <= 12)
    #expect(thinned.first == points.first && thinned.last == points.last)
    #expect(thinned.map(\.y).max() == 100 && thinned.map(\.y).min() == 0)
    #expect(thinned.map(\.x) == thinned.map(\.x).sorted())
    #expect(ThinnedLine(Array(points.prefix(4)), step: 1).points == Array(points.prefix(4)))
  }

  @Test func ofBarsInOnePixelThoseAreSeenThatReachFarthest() throws {
    func darkness(_ values: [Double]) throws -> [[UInt8]] {
      let chart = ChartView(.bars, series: [ChartSeries("", values)])
      chart.font = .systemFont(ofSize: 0.01)
      (chart.minimum, chart.maximum) = (0, 100)
      return try Darkness.rows(
        of: #require(try chart.renderedImage(size: CGSize(width: 100, height: 100)).cgImage))
    }
    // One of a hundred bars of each pixel is high, and no other.
    let rows = try darkness((0..<10_000).map { $0.isMultiple(of: 100) ? 80 : 1 })
    let dark = rows[50].filter { $0 > 100 }.count
    #expect(dark >= 90, "\(dark)")
  }

  @Test(.timeLimit(.minutes(5)), arguments: [ChartType.bars, .lines])
  func aHundredThousandTimesAreDrawn(type: ChartType) throws {
    let chart = ChartView(type, series: [ChartSeries("", values)])
    chart.dates = values.indices.map { Date(timeIntervalSince1970: Double($0 * 7919 % 100_000) * 60) }
    #expect(try svg(chart).utf8.count < 300_000)
  }

  @Test(.timeLimit(.minutes(5)), arguments: ChartType.allCases)
  func thousandsOfSeriesAreDrawn(type: ChartType) throws {
    let chart = ChartView(type, series: (0..<4000).map { ChartSeries("", [1, 2, Double($0 % 7)]) })
    #expect(try !svg(chart).isEmpty)
    #expect(chart.accessibilityValue?.isEmpty == false)
  }

  @Test(arguments: [ChartType.bars, .lines, .areas], [true, false])
  func drawingEndsWithTheTime(type: ChartType, isStacked: Bool) {
    let series = (0..<3000).map { ChartSeries("", [1, Double($0)]) }
    let chart = ChartView(type, series: series + [ChartSeries("", values)])
    chart.isStacked = isStacked
    var budget = Budget.default
    budget.wallTime = .milliseconds(20)
    let problem = BudgetMeter.metering(budget) { meter in
      _ = try? chart.render(as: .svg, size: CGSize(width: 300, height: 200))
      return meter.problem?.message
    }
    #expect(problem == "Took longer than the limit of 20 ms")
  }
}
