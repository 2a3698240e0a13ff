import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import Testing

@testable import QuoinDocuments

/// Numbers stand at their times, with ticks that people would choose.
@Suite struct ChartTimeTests {
  private func ticks(
    _ first: String, _ last: String, length: CGFloat = 320, language: String = "en", least: Double = 0
  ) throws -> [String] {
    let times = try [first, last].map { try #require(Value(any: $0).time) }
    return ChartTimeScale(times[0]...times[1], least: least, length: length, language: language) {
      CGFloat($0.count) * 5
    }
    .ticks.map(\.text)
  }

  @Test(arguments: [
    ("2026-11-22T08:10:00Z", "2026-11-22T11:10:00Z", "8:30 AM|9:00 AM|9:30 AM|10:00 AM|10:30 AM|11:00 AM"),
    (
      "2026-11-22T15:00:00Z", "2026-11-23T09:00:00Z", "3:00 PM|6:00 PM|9:00 PM|Nov 23|3:00 AM|6:00 AM|9:00 AM"
    ),
    ("2026-11-22", "2026-11-27", "Nov 22|Nov 23|Nov 24|Nov 25|Nov 26|Nov 27"),
    ("2026-11-01", "2026-11-30", "Nov 2|Nov 9|Nov 16|Nov 23|Nov 30"),
    ("2025-10-15", "2026-04-20", "Nov 2025|Dec|Jan 2026|Feb|Mar|Apr"),
    ("2024-02-01", "2026-03-01", "Jul 2024|Jan 2025|Jul|Jan 2026"),
    ("1999-06-01", "2026-03-01", "2000|2005|2010|2015|2020|2025"),
  ])
  func ticksAreFullHoursDaysMonthsAndYears(first: String, last: String, texts: String) throws {
    #expect(try ticks(first, last) == texts.split(separator: "|").map(String.init))
  }

  @Test func ticksAreWrittenAsTheLanguageDoes() throws {
    #expect(
      try ticks("2026-11-22", "2026-11-25", language: "de", least: 86_400) == [
        "22.11.", "23.11.", "24.11.", "25.11.",
      ])
    #expect(
      try ticks("2026-11-22T08:00:00Z", "2026-11-22T10:00:00Z", length: 120, language: "de").first == "08:00")
    #expect(
      try ticks("2026-01-01", "2026-03-01", length: 200, language: "de") == ["Jan. 2026", "Feb.", "März"])
  }

  @Test func oneTimeHasItsTick() throws {
    #expect(try ticks("2026-11-22T08:10:30Z", "2026-11-22T08:10:30Z").count == 1)
  }

  private func chart(_ markup: String, state: [String: Any] = [:]) throws -> ChartView {
    let node = try Template(markup: markup, registry: .documents).instantiate(state: state)
    try node.layOut(in: .fixed(400, 300))
    return try #require(node.view as? ChartView)
  }

  private let rows: [String: Any] = [
    "odd": [["day": "x", "visits": 1]],
    "rows": [
      ["day": "2026-11-22", "visits": 3], ["day": "2026-11-25", "visits": 5],
      ["day": "2026-11-23", "visits": 9],
    ],
  ]

  @Test func recordsStandAtTheirTimesInOrder() throws {
    let chart = try chart("<Chart type='lines' data='rows' dateKey='day'/>", state: rows)
    #expect(chart.categories == ["2026-11-22", "2026-11-25", "2026-11-23"])
    #expect(chart.content.order == [0, 2, 1])
    let pen = ChartPen(
      canvas: Canvas(size: CGSize(width: 300, height: 200), scale: 1, traits: UITraitCollection()),
      bounds: CGRect(x: 0, y: 0, width: 300, height: 200), isMirrored: false,
      font: .systemFont(ofSize: 10), language: "en", grid: PixelGrid(scale: 1))
    let drawn = CartesianChart(chart.content, pen)
    #expect(drawn.middle(0) == drawn.plot.minX && drawn.middle(1) == drawn.plot.maxX)
    #expect(abs(drawn.middle(2) - drawn.plot.minX - drawn.plot.width / 3) < 0.01)
  }

  @Test func datesMayBeGivenBesideTheNumbers() throws {
    let dates = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400)]
    let chart = try chart("<Chart data='[1, 2]' dates='days'/>", state: ["days": dates])
    #expect(chart.dates == dates)
    #expect(chart.content.timeExtent(of: chart.content.order) == 0...86_400)
  }

  @Test(arguments: ["bars", "lines", "areas", "pie"]) func chartsOfTimesAreDrawn(type: String) throws {
    for times in [
      "['2026-11-22']", "['2026-11-22', '2026-11-22']", "[nil, nil]", "['0001-01-01', '9999-12-31']",
    ] {
      let template = try Template(
        markup: "<Chart type='\(type)' data='[1, 2]' dates=\"\(times)\"/>", registry: .documents)
      #expect(try !template.render(size: .fixed(200, 100), as: .svg).isEmpty)
    }
  }

  @Test func whatIsNoDateIsTold() throws {
    func problem(_ markup: String) -> String {
      do { _ = try chart(markup, state: rows) } catch { return "\(error)" }
      return ""
    }
    #expect(
      problem("<Chart data='[1]' dates=\"['soon']\"/>").contains("'soon' is no date; one is written as"))
    #expect(problem("<Chart data='rows' dateKey='dya'/>").contains("did you mean day?"))
    #expect(
      problem("<Chart data='odd' dateKey='day'/>").contains("'x' is no date"))
  }
}
