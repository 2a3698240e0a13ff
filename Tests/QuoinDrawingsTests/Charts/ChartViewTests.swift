import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinPictureTestSupport
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinDrawings

@Suite struct ChartViewTests {
  private func texts(_ chart: ChartView, _ size: CGSize = CGSize(width: 340, height: 200)) throws -> String {
    String(decoding: try chart.render(as: .svg, size: size), as: UTF8.self)
  }

  @Test func axesSayTheNumbersAsTheLanguageWritesThem() throws {
    let chart = ChartView(.bars, categories: ["a"], series: [ChartSeries("", [17_250])])
    chart.numberFormat = ChartNumberFormat(.currency("EUR"), digits: 0)
    chart.traitOverrides = UITraitCollection(language: "de")
    let svg = try texts(chart)
    #expect(svg.contains("20.000\u{A0}€"))
    chart.traitOverrides = UITraitCollection(language: "en")
    #expect(try texts(chart).contains("€20,000"))
  }

  @Test func formatsAreWords() throws {
    #expect(try ChartNumberFormat("percent 1") == ChartNumberFormat(.percent, digits: 1))
    #expect(try ChartNumberFormat("EUR 0") == ChartNumberFormat(.currency("EUR"), digits: 0))
    #expect(throws: Diagnostic.self) { try ChartNumberFormat("euro") }
    #expect(throws: Diagnostic.self) { try ChartNumberFormat("percent 99") }
    #expect(ChartNumberFormat(.percent).text(0.256, language: "") == "26%")
    #expect(ChartNumberFormat(.percent, digits: 1).tickText(0.5, language: "", digits: 1, step: 0.5) == "50%")
    #expect(ChartNumberFormat().text(1e300, language: "de") == "1e+300")
  }

  @Test func labelsLieBreakRiseOrAreLeftOut() throws {
    func drawn(_ names: [String], _ width: CGFloat, _ type: ChartType = .bars) throws -> String {
      let chart = ChartView(
        type, categories: names, series: [ChartSeries("", names.indices.map(Double.init))])
      return try texts(chart, CGSize(width: width, height: 200))
    }
    let months = ["January", "February", "March", "April", "May", "June"]
    let turned = "matrix(0.707"
    for month in months { #expect(try drawn(months, 400).contains(month)) }
    #expect(try !drawn(months, 400).contains(turned))
    #expect(try drawn(months, 200).contains(turned))
    let line = try drawn(months, 200, .lines)
    #expect(!line.contains(turned) && line.contains("January") && !line.contains("February"))
    #expect(try !drawn(["Sales and events", "Customer support"], 150).contains(turned))
  }

  @Test func numbersThatNoAxisHasAreRefusedInWords() throws {
    for type in ChartType.allCases {
      let chart = ChartView(type, categories: ["a", "b"], series: [ChartSeries("one", [1e308, 5])])
      var warnings: [String] = []
      _ = try Renderer.render(size: CGSize(width: 300, height: 200), format: .svg) { canvas in
        chart.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        chart.render(into: canvas)
        warnings = canvas.warnings.map(\.message)
      }
      #expect(
        warnings == [
          "A chart shows numbers up to 1e+300 either way, and one here is 1e+308; it is left empty"
        ])
      #expect(try !texts(chart).contains("<path"))
    }
    let chart = ChartView(.lines, categories: ["a"], series: [ChartSeries("one", [1, 2])])
    chart.maximum = -1e301
    #expect(try !texts(chart).contains("<path"))
    chart.maximum = 1e299
    #expect(try texts(chart).contains("<path"))
  }

  @Test func oddDataAreDrawnAllTheSame() throws {
    let odd: [[Double]] = [
      [], [0], [0, 0], [.nan], [.infinity, 1], [-1, .nan, 2], [1e308, -1e308], [Double.leastNonzeroMagnitude],
      [1e15, 1e15 + 1],
    ]
    for type in ChartType.allCases {
      for values in odd {
        for (isStacked, isHorizontal) in [(false, false), (true, false), (false, true)] {
          let chart = ChartView(
            type, categories: values.indices.map { "c\($0)" },
            series: [ChartSeries("one", values), ChartSeries("two", values.reversed())])
          (chart.isStacked, chart.isHorizontal, chart.showsValues) = (isStacked, isHorizontal, true)
          for size in [
            CGSize(width: 300, height: 200), CGSize(width: 3, height: 3), CGSize(width: 30, height: 400),
          ] {
            #expect(try !chart.render(as: .svg, size: size).isEmpty)
          }
        }
      }
    }
  }

  @Test func partsOfAWholeAreNotBelowZero() throws {
    let chart = ChartView(.pie, categories: ["up", "down"], series: [ChartSeries("", [3, -1])])
    chart.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    var warnings: [String] = []
    _ = try Renderer.image(size: chart.frame.size) { canvas in
      chart.render(into: canvas)
      warnings = canvas.warnings.map(\.message)
    }
    #expect(warnings == ["A part of a whole cannot be below zero; 'down' is left out"])
  }

  @Test func rightToLeftIsTheMirrorImageWithoutText() throws {
    func darkness(_ semantic: UISemanticContentAttribute) throws -> [[UInt8]] {
      let chart = ChartView(.bars, series: [ChartSeries("", [3, 1, 2])])
      chart.semanticContentAttribute = semantic
      chart.font = .systemFont(ofSize: 0.01)
      return try Darkness.rows(
        of: #require(try chart.renderedImage(size: CGSize(width: 121, height: 80)).cgImage))
    }
    let (one, other) = (try darkness(.forceLeftToRight), try darkness(.forceRightToLeft))
    // Bars snap to whole pixels from either side.
    let different = zip(one, other).flatMap { zip($0, $1.reversed()) }.filter { abs(Int($0) - Int($1)) > 40 }
    #expect(different.count < 121 * 80 / 20)
    #expect(one != other)
  }

  @Test func itsNumbersAreReadOut() {
    let chart = ChartView(
      .lines, categories: ["2025", "2026"],
      series: [ChartSeries("North", [12.5, .nan]), ChartSeries("South", [8, 9])])
    #expect(chart.accessibilityLabel == "Line chart")
    #expect(chart.accessibilityValue == "North: 2025 12.5; South: 2025 8, 2026 9")
    chart.series = [ChartSeries("", (0..<100).map(Double.init))]
    #expect(chart.accessibilityValue == "100 values, least 2025 0, greatest 99, last 99")
    #expect(ChartView(.pie).accessibilityValue == "No data")
  }

  @Test func whiteOrBlackIsWrittenOnAColour() {
    let traits = UITraitCollection()
    #expect(UIColor.black.contrasting(traits) == .white)
    #expect(UIColor.yellow.contrasting(traits) != .white)
  }
}

extension ChartViewTests {
  @Test func shortLabelsStandUnderTheirBarsWhereOthersAreInTwoLines() throws {
    let names = ["Sales and events", "IT", "Customer support"]
    let chart = ChartView(.bars, categories: names, series: [ChartSeries("", [1, 1, 1])])
    let svg = try texts(chart, CGSize(width: 220, height: 200))
    let label = try #require(
      svg.firstMatch(
        of: /translate\(([\d.]+) [\d.]+\)">\s*<text x="([\d.]+)"[^>]*textLength="([\d.]+)"[^>]*>IT</))
    let (left, x, width) = (Double(label.1) ?? 0, Double(label.2) ?? 0, Double(label.3) ?? 0)
    let bars = svg.matches(of: /<path d="M([\d.]+) [\d.]+L([\d.]+)/).map { match in
      ((Double(match.1) ?? 0) + (Double(match.2) ?? 0)) / 2
    }
    #expect(bars.count == 3)
    #expect(abs(left + x + width / 2 - bars[1]) < 1)
  }

  @Test(arguments: [ChartType.bars, .lines, .pie]) func numbersWithoutRoomAreLeftOut(
    type: ChartType
  ) throws {
    let values = (0..<5_000).map { Double($0 % 97 + 1) }
    let chart = ChartView(type, series: [ChartSeries("", values)])
    chart.showsValues = true
    let svg = try texts(chart)
    #expect(svg.matches(of: /<text/).count < 100)
  }
}
