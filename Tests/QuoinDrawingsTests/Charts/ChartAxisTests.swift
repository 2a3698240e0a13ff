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

  /// What stands beside and below the plot of a small chart, and how far it is from one number to the next.
  private func smallAxis(
    _ values: [Double], _ type: ChartType = .bars, size: CGSize, change: (ChartView) -> Void = { _ in }
  ) -> (ticks: Int, distance: CGFloat, plot: CGRect) {
    let chart = ChartView(type, categories: values.indices.map { "\($0)" }, series: [ChartSeries("", values)])
    change(chart)
    let canvas = Canvas(size: size, scale: 1, traits: UITraitCollection())
    let pen = ChartPen(
      canvas: canvas, bounds: CGRect(origin: .zero, size: size), isMirrored: false,
      font: .systemFont(ofSize: 10),
      language: "en", grid: PixelGrid(scale: 1), detail: 1)
    let drawn = CartesianChart(chart.content, pen)
    let length = chart.isHorizontal ? drawn.plot.width : drawn.plot.height
    return (drawn.scale.ticks.count, drawn.scale.distance(along: length), drawn.plot)
  }

  @Test(arguments: [
    [3.0, 9, 27], [1200, 9000, 7300], [-12, 9, 73], [0.12, 0.9, 0.73], [41, 42, 40], [6, 6, 6], [-8, -3],
    [5_100_000],
  ])
  func smallPlotsHaveThreeTicksThatDoNotTouch(values: [Double]) {
    let line = UIFont.systemFont(ofSize: 10).lineHeight
    for type in [ChartType.bars, .lines, .areas] {
      for height in stride(from: 70.0, to: 110, by: 2) {
        let axis = smallAxis(values, type, size: CGSize(width: 120, height: height))
        #expect(axis.ticks >= 3, "\(values) \(type) \(height): \(axis)")
        #expect(axis.distance >= line, "\(values) \(type) \(height): \(axis)")
      }
    }
    // Where there is no room, two are better than three that touch.
    for height in stride(from: 20.0, to: 70, by: 2) {
      let axis = smallAxis(values, size: CGSize(width: 120, height: height)) { $0.showsValues = true }
      #expect(axis.ticks <= 3 || axis.distance >= line, "\(values) \(height): \(axis)")
    }
  }

  @Test func lyingBarsAndPlacesHaveThreeTicksToo() {
    for values in [[3.0, 9, 27], [1, 42], [0.12, 0.9]] {
      let axis = smallAxis(values, size: CGSize(width: 110, height: 80)) { $0.isHorizontal = true }
      #expect(axis.ticks >= 3 && axis.distance >= 20, "\(values): \(axis)")
    }
    let pen = ChartPen.forTests()
    for length in stride(from: 60.0, to: 130, by: 5) {
      let scale = PlaceScale(0...4200, length: length, format: ChartNumberFormat(), pen)
      let widest = scale.ticks.map { pen.text($0.text).size.width }.max() ?? 0
      #expect(scale.ticks.count < 3 || length / CGFloat(scale.ticks.count - 1) > widest, "\(length)")
      #expect(length < 115 || scale.ticks.count >= 3, "\(length) \(scale.ticks.count)")
    }
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

  @Test func aTargetsNumberStandsOnAPlateAndKeepsOtherNumbersOff() throws {
    let chart = ChartView(
      .lines, categories: (0..<12).map { "\($0)" },
      series: [ChartSeries("", (0..<12).map { $0 == 11 ? 68 : 40 + Double($0) })])
    chart.showsValues = true
    #expect(try svg(chart).matches(of: /fill-opacity="0.8"/).count == 0)
    #expect(try svg(chart).contains(">68<"))
    chart.targets = [67]
    let found = try svg(chart)
    #expect(found.matches(of: /fill-opacity="0.8"/).count == 1)
    let plate = try #require(found.range(of: "fill-opacity=\"0.8\""))
    let number = try #require(found.range(of: ">67<"))
    #expect(plate.upperBound < number.lowerBound)
    // Where the target is written the line's own number has no room above its point.
    func top(_ text: String) throws -> Double {
      let place = try #require(
        found.firstMatch(of: try Regex("translate\\([\\d.]+ ([\\d.]+)\\)\">\\s*<text[^>]*>\(text)<")))
      return Double(place.output[1].substring ?? "") ?? 0
    }
    #expect(abs(try top("67") - top("68")) > 9)
  }

  @Test func namesBesideLyingBarsTakeTheRoomThereIs() throws {
    let name = "A region with a rather long name"
    let chart = ChartView(.bars, categories: [name], series: [ChartSeries("", [1])])
    chart.isHorizontal = true
    #expect(try svg(chart).contains(">\(name)<"))
  }
}
