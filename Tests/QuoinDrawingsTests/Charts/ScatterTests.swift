import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinDrawings

/// Numbers stand at numbers along the axis below.
@Suite struct ScatterTests {
  private func scatter(_ values: [Double], at positions: [Double]) -> ChartView {
    let chart = ChartView(.scatter, series: [ChartSeries("", values)])
    chart.positions = positions
    return chart
  }

  @Test func pointsStandAtTheirPlaces() {
    let chart = scatter([1, 2, 3, 4], at: [110, 140, .nan, 125])
    #expect(chart.content.order == [0, 3, 1])
    let drawn = CartesianChart(chart.content, ChartPen.forTests())
    // The axis goes from 110 to 140.
    #expect(drawn.middle(0) == drawn.plot.minX && drawn.middle(1) == drawn.plot.maxX)
    #expect(abs(drawn.middle(3) - drawn.plot.midX) < 0.01)
    // Half of its last number stands beyond.
    #expect(drawn.plot.maxX < 300 - 4)
  }

  @Test func ticksHaveAMinusAndTheFormatOfTheirAxis() throws {
    let chart = scatter([1, 2], at: [-20, 20])
    #expect(try chart.drawn().svg.contains(">\u{2212}20<"))
    chart.positionFormat = ChartNumberFormat(.currency("EUR"), digits: 0)
    #expect(try chart.drawn().svg.contains(">€20<"))
  }

  @Test func ticksHaveRoomBesideEachOther() {
    for width in [80, 140, 300] as [CGFloat] {
      let scale = PlaceScale(0...1_000_000, length: width, format: ChartNumberFormat(), ChartPen.forTests())
      let widest = scale.ticks.map { ChartPen.forTests().text($0.text).size.width }.max() ?? 0
      let count = scale.ticks.count
      let needed = (widest + 8) * CGFloat(count - 1)
      #expect(count >= 2, "\(width)")
      #expect(needed <= width, "\(width)")
    }
    let scale = PlaceScale(0...8, length: 200, format: ChartNumberFormat(), ChartPen.forTests())
    #expect(scale.ticks.map(\.place) == [0, 1, 2, 3, 4, 5, 6, 7, 8] && scale.fraction(2) == 0.25)
  }

  @Test func numbersDoNotBeginAtZeroUnlessItIsNear() {
    let drawn = CartesianChart(scatter([101, 108], at: [1, 2]).content, ChartPen.forTests())
    #expect(drawn.scale.lower >= 100)
  }

  @Test func eachPointIsADotAndLinesCrossAtTicks() throws {
    let dots = try scatter([1, 2, 3], at: [0, 5, 10]).drawn().svg
    #expect(dots.lowercased().matches(of: /2b5c9e/).count == 3)
    let chart = scatter([1, 2, 3], at: [0, 5, 10])
    chart.type = .lines
    #expect(
      try chart.drawn().svg.components(separatedBy: "<rect").count
        < dots.components(separatedBy: "<rect").count)
  }

  @Test func pointsInOnePixelAreOne() throws {
    let many = scatter(Array(repeating: 1, count: 5000) + [2], at: Array(repeating: 1, count: 5000) + [2])
    let few = scatter([1, 2], at: [1, 2])
    #expect(try many.drawn().svg == few.drawn().svg)
  }

  @Test func numbersBesidePointsDoNotCoverEachOther() throws {
    let apart = scatter([1, 2], at: [1, 2])
    apart.showsValues = true
    #expect(try apart.drawn().warnings == [])
    // The second one's stands below its point, and the third one's nowhere.
    let near = scatter([100, 101, .nan], at: [1, 1.001, 2])
    (near.minimum, near.maximum) = (0, 200)
    near.showsValues = true
    #expect(try near.drawn().warnings == [] && near.drawn().svg.contains(">101<"))
    let full = scatter([100, 101, 102, .nan], at: [1, 1.001, 1.002, 2])
    (full.minimum, full.maximum) = (0, 200)
    full.showsValues = true
    #expect(try full.drawn().warnings.count == 1)
  }

  @Test func linesAndBarsStandAtPlaces() {
    let chart = ChartView(.bars, series: [ChartSeries("", [1, 2, 3])])
    chart.positions = [0, 10, 40]
    let bars = CartesianChart(chart.content, ChartPen.forTests())
    #expect(bars.middle(0) == bars.plot.minX + bars.slot / 2)
    let expected = (bars.plot.width - bars.slot) / 4
    #expect(abs(bars.slot - expected) < 0.01)
    chart.isHorizontal = true
    #expect(chart.content.order == [0, 1, 2] && chart.content.placeExtent(of: [0, 1, 2]) == nil)
  }

  @Test func itIsReadOutWithItsPlaces() {
    let chart = scatter([1, 2], at: [10, 40])
    #expect(chart.accessibilityLabel == "Scatter chart" && chart.accessibilityValue == "10 1, 40 2")
    chart.title = "Flats"
    #expect(chart.accessibilityLabel == "Flats, scatter chart")
  }

  @Test func numbersOfOtherChartsStretchTheAxes() {
    let chart = scatter([1, 2], at: [10, 40])
    chart.companions = [ChartSeries("", [.nan, 90, -10])]
    chart.companionPositions = [.nan, 0, 80]
    #expect(chart.content.extent == -10...90 && chart.content.placeExtent(of: chart.content.order) == 0...80)
    let bars = ChartView(.bars, series: [ChartSeries("", [1]), ChartSeries("", [2])])
    bars.isStacked = true
    bars.companions = [ChartSeries("", [3, 30]), ChartSeries("", [4, 1])]
    #expect(bars.content.extent == 0...31)
    #expect(bars.content.count == 1 && bars.content.legend.isEmpty)
  }
}
