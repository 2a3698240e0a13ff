import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinDrawings

/// A second axis has a scale of its own at the far side, on the lines of the first.
@Suite struct SecondAxisTests {
  private func chart(_ type: ChartType = .bars) -> ChartView {
    let chart = ChartView(
      type, categories: ["a", "b"],
      series: [ChartSeries("sold", [40, 75]), ChartSeries("share", [0.12, 0.31], usesSecondAxis: true)])
    chart.secondFormat = ChartNumberFormat(.percent)
    return chart
  }

  private func ticks(_ extent: ClosedRange<Double>, beside other: ClosedRange<Double>, fromZero: Bool = true)
    -> [Double]
  {
    let first = ChartScale(other, count: 4, includesZero: true)
    let second = ChartScale(extent, beside: first, includesZero: fromZero)
    #expect(second.lower <= extent.lowerBound && second.upper >= extent.upperBound)
    return second.ticks
  }

  @Test(arguments: [
    // Beside 0, 20, 40, 60, 80
    (0.0...410, 0.0...75, true, [0, 200, 400, 600, 800] as [Double]),
    (101...108, 0...75, false, [100, 102, 104, 106, 108]),
    (-108 ... -101, 0...75, false, [-108, -106, -104, -102, -100]),
    // Beside -80, -60, -40, -20, 0
    (-9 ... -1, -75...0, true, [-20, -15, -10, -5, 0]),
  ])
  func ticksLieOnTheLinesOfTheFirstAxis(
    extent: ClosedRange<Double>, other: ClosedRange<Double>, fromZero: Bool, found: [Double]
  ) {
    #expect(ticks(extent, beside: other, fromZero: fromZero) == found)
  }

  @Test func partsOfOneAreTicksToo() {
    let found = ticks(0...0.31, beside: 0...75)
    #expect(found.count == 5 && found.first == 0 && found.last == 0.4)
  }

  @Test(arguments: [
    // Beside -20, 0, 20, 40, 60
    (0.0...5, -20.0...55, [-2, 0, 2, 4, 6] as [Double]),
    (-1...5, -20...55, [-2, 0, 2, 4, 6]),
    // One line of four above zero is no room for numbers above it.
    (0...5, -55...20, [0, 2, 4, 6, 8]),
  ])
  func zeroIsOnOneLineWhereThatLeavesRoom(
    extent: ClosedRange<Double>, other: ClosedRange<Double>, found: [Double]
  ) {
    #expect(ticks(extent, beside: other) == found)
  }

  @Test func whereNoLineIsBelowZeroItIsElsewhere() {
    #expect(ticks(-5...5, beside: 0...75).contains(0))
  }

  @Test func anAxisOfTwoLinesIsNotFollowed() {
    let first = ChartScale(0...1, count: 1, includesZero: true)
    let own = ChartScale(-3...5, beside: first, includesZero: true)
    #expect(own.ticks.contains(0))
    let open = ChartScale(0...75, count: 4, includesZero: true, maximum: 77)
    #expect(!open.endsAtTicks)
    let closed = ChartScale(0...75, count: 4, includesZero: true)
    #expect(closed.endsAtTicks)
    let beside = ChartScale(0...0.31, beside: open, includesZero: true)
    #expect(beside.upper < 1)
  }

  @Test func itsNumbersStandBesideThePlot() throws {
    let chart = chart()
    let first = CartesianChart(chart.content.part(onSecondAxis: false), ChartPen.forTests()).plot
    let both = CartesianChart(chart.content, ChartPen.forTests())
    #expect(both.plot.minX == first.minX && both.plot.maxX < first.maxX - 20)
    #expect(both.content.series.map(\.name) == ["sold"] && both.scale.upper == 80)
    let axis = try #require(ChartSecondAxis(chart.content, beside: both.scale, count: 4, ChartPen.forTests()))
    #expect(axis.scale.upper == 0.4 && axis.sharesLines)
    #expect(both.plot.maxX == 300 - axis.width)
    let (svg, warnings) = try chart.drawn()
    #expect(svg.contains(">40%<") && svg.contains(">80<") && !svg.contains(">75") && warnings == [])
    #expect(svg.contains("stroke-linecap=\"round\""))
  }

  @Test func itsEndsMayBeGiven() throws {
    let chart = chart()
    (chart.secondMinimum, chart.secondMaximum) = (0.1, 0.35)
    let both = CartesianChart(chart.content, ChartPen.forTests())
    let axis = try #require(ChartSecondAxis(chart.content, beside: both.scale, count: 4, ChartPen.forTests()))
    #expect(axis.scale.lower == 0.1 && axis.scale.upper == 0.35 && !axis.sharesLines)
    #expect(axis.content.minimum == 0.1 && axis.content.targets == [])
    (chart.secondMinimum, chart.secondMaximum) = (5, 1)
    #expect(try chart.drawn().warnings == ["The minimum of the chart, 5, is not below its maximum, 1"])
    chart.secondMinimum = .nan
    #expect(chart.secondMinimum == nil)
    chart.secondMaximum = 1e301
    #expect(try chart.drawn().warnings.first?.contains("one here is 1e+301") == true)
  }

  @Test func titlesOfBothAxesStandAboveThem() throws {
    let chart = chart()
    (chart.title, chart.valueTitle, chart.secondTitle) = ("Two", "Sold", "Share")
    let svg = try chart.drawn().svg
    #expect(svg.contains(">Two<") && svg.contains(">Sold<") && svg.contains(">Share<"))
    let titles = ChartTitles(chart.content, ChartPen.forTests())
    let room = titles.room(in: CGRect(x: 0, y: 0, width: 300, height: 200))
    chart.title = ""
    let less = ChartTitles(chart.content, ChartPen.forTests()).room(
      in: CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(room.minY > less.minY + 10 && less.minY > 10 && less.maxY == 200)
    chart.valueTitle = ""
    #expect(
      ChartTitles(chart.content, ChartPen.forTests()).room(in: CGRect(x: 0, y: 0, width: 300, height: 200))
        == less)
  }

  @Test func coloursAndTheLegendAreThoseOfTheWholeChart() {
    let content = chart().content
    let second = content.part(onSecondAxis: true)
    #expect(second.series.map(\.name) == ["share"] && second.color(0) == content.color(1))
    #expect(
      content.legend.map(\.type) == [.bars, .lines] && content.legend.map(\.name) == ["sold", "share"])
    #expect(content.spokenNumbers(language: "en") == "sold: a 40, b 75; share: a 12%, b 31%")
  }

  @Test(arguments: SecondChartType.allCases) func whatIsOnItIsALineAnAreaOrPoints(type: SecondChartType)
    throws
  {
    let chart = chart()
    chart.secondType = type
    chart.showsValues = true
    let (svg, warnings) = try chart.drawn()
    #expect(svg.contains("stroke-linecap=\"round\"") == (type != .scatter))
    #expect(svg.contains(">31%<") && svg.contains(">75<") && warnings == [])
  }

  @Test func whereThereIsNoneItIsTold() throws {
    let lying = chart()
    lying.isHorizontal = true
    #expect(
      try lying.drawn().warnings == [
        "The series share is not drawn by a second axis, as bars that lie have none"
      ])
    #expect(
      try chart(.pie).drawn().warnings == [
        "The series share is not drawn by a second axis, as a pie has no axes"
      ])
    let alone = ChartView(.bars, series: [ChartSeries("", [1], usesSecondAxis: true)])
    #expect(
      try alone.drawn().warnings == [
        "A series is not drawn by a second axis, as no series is left for the first one"
      ])
  }

  @Test func seriesOfOtherLengthsStack() throws {
    let chart = ChartView(
      .areas,
      series: [
        ChartSeries("x", [1, 2]), ChartSeries("y", [3, 4]),
        ChartSeries("z", [1, 2, 3, 4, 5], usesSecondAxis: true),
      ])
    chart.isStacked = true
    let both = CartesianChart(chart.content, ChartPen.forTests())
    #expect(both.scale.upper >= 6 && both.count == 5 && both.slot == both.plot.width / 5)
    #expect(try chart.drawn().warnings == [])
  }
}
