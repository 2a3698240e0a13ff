import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinDrawings

/// What the axes of charts say.
@Suite struct ChartAxisTests {
  private func svg(_ chart: ChartView) throws -> String {
    String(decoding: try chart.render(as: .svg, size: CGSize(width: 340, height: 200)), as: UTF8.self)
  }

  private func compact(_ value: Double, _ language: String, _ style: ChartNumberFormat.Style = .number)
    -> String
  {
    ChartNumberFormat(style, isCompact: true).text(value, language: language)
  }

  @Test func numbersAreCompactAsTheLanguageHasIt() throws {
    #expect(
      compact(1_500_000, "en") == "1.5M" && compact(2_000_000, "") == "2M" && compact(950, "en") == "950")
    #expect(compact(1_500_000, "de") == "1,5\u{A0}Mio." && compact(1500, "de") == "1.500")
    #expect(compact(12_345, "fr-CH").hasSuffix("\u{A0}k") && compact(120_000_000, "ja") == "1.2億")
    #expect(
      compact(999_999, "en") == "1M" && compact(12_600, "en") == "13K" && compact(-1500, "en") == "-1.5K")
    // A language that is not known here has its own numbers, not English ones.
    #expect(compact(1_500_000, "xx").contains("M") == false)
    #expect(compact(1_500_000, "de", .currency("EUR")) == "1,5\u{A0}Mio.\u{A0}€")
    #expect(compact(1_500_000, "en", .currency("EUR")) == "€1.5M" && compact(0.25, "en", .percent) == "25%")
    #expect(try ChartNumberFormat("compact") == ChartNumberFormat(isCompact: true))
    #expect(try ChartNumberFormat("EUR compact") == ChartNumberFormat(.currency("EUR"), isCompact: true))
    #expect(try ChartNumberFormat("compact 2").text(1_234_000, language: "en") == "1.23M")
    #expect(throws: Diagnostic.self) { try ChartNumberFormat("EUR 1 compact") }
  }

  @Test func compactTicksAreToldApart() throws {
    let chart = ChartView(.bars, categories: ["a"], series: [ChartSeries("", [2_300_000])])
    chart.numberFormat = ChartNumberFormat(isCompact: true)
    let svg = try svg(chart)
    #expect(svg.contains(">500K<") && svg.contains(">1.5M<") || svg.contains(">1M<") && svg.contains(">2M<"))
  }

  @Test func numbersBelowZeroHaveAMinus() throws {
    let chart = ChartView(.bars, categories: ["a", "b"], series: [ChartSeries("", [-40, 30])])
    chart.showsValues = true
    let svg = try svg(chart)
    #expect(svg.contains(">\u{2212}40<") && !svg.contains(">-"))
  }

  @Test(arguments: [false, true]) func axesHaveTitles(isHorizontal: Bool) throws {
    let chart = ChartView(.bars, categories: ["a", "b"], series: [ChartSeries("", [40, 30])])
    chart.isHorizontal = isHorizontal
    let plain = try svg(chart)
    (chart.valueTitle, chart.categoryTitle) = ("Revenue", "Region")
    let svg = try svg(chart)
    #expect(svg.contains(">Revenue<") && svg.contains(">Region<") && svg != plain)
    func top(_ text: String) throws -> Double {
      let place = try #require(
        svg.firstMatch(of: try Regex("translate\\([\\d.]+ ([\\d.]+)\\)\">\\s*<text[^>]*>\(text)<")))
      return Double(place.output[1].substring ?? "") ?? 0
    }
    // The one that stands is above, the other below.
    let isAbove = try top("Revenue") < top("Region")
    #expect(isAbove != isHorizontal)
    let pie = ChartView(.pie, categories: ["a"], series: [ChartSeries("", [40])])
    pie.valueTitle = "Revenue"
    #expect(try !self.svg(pie).contains("Revenue"))
  }

  @Test(arguments: [(ChartType.bars, false), (.bars, true), (.lines, false)])
  func targetsAreDashedLinesWithinTheAxis(type: ChartType, isHorizontal: Bool) throws {
    let chart = ChartView(type, categories: ["a", "b"], series: [ChartSeries("", [40, 30])])
    chart.isHorizontal = isHorizontal
    #expect(try !svg(chart).contains("stroke-dasharray"))
    chart.targets = [73, .nan]
    let found = try svg(chart)
    #expect(
      found.matches(of: /stroke-dasharray="4 3"/).count == 1 && found.contains(">73<")
        && found.contains(">80<"))
    chart.maximum = 50
    #expect(try !svg(chart).contains("stroke-dasharray"))
  }

  @Test func namesBesideLyingBarsTakeTheRoomThereIs() throws {
    let name = "A region with a rather long name"
    let chart = ChartView(.bars, categories: [name], series: [ChartSeries("", [1])])
    chart.isHorizontal = true
    #expect(try svg(chart).contains(">\(name)<"))
  }
}
