import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinDrawings

/// Numbers stand at their times, with ticks that people would choose.
@Suite struct ChartTimeTests {
  private func ticks(
    _ first: String, _ last: String, length: CGFloat = 320, language: String = "en", least: Double = 0
  ) throws -> [String] {
    let times = try [first, last].map { try #require(DateParts($0)).secondsSince1970 }
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

  @Test func numbersStandAtTheirTimesInOrder() throws {
    let chart = ChartView(.lines, series: [ChartSeries("visits", [3, 5, 9])])
    chart.dates = try ["2026-11-22", "2026-11-25", "2026-11-23"].map {
      Date(timeIntervalSince1970: try #require(DateParts($0)).secondsSince1970)
    }
    #expect(chart.content.order == [0, 2, 1])
    let drawn = CartesianChart(chart.content, ChartPen.forTests())
    #expect(drawn.middle(0) == drawn.plot.minX && drawn.middle(1) == drawn.plot.maxX)
    #expect(abs(drawn.middle(2) - drawn.plot.minX - drawn.plot.width / 3) < 0.01)
  }

  @Test func timesReachFromTheFirstToTheLast() {
    let chart = ChartView(.bars, series: [ChartSeries("", [1, 2])])
    chart.dates = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400)]
    #expect(chart.content.placeExtent(of: chart.content.order) == 0...86_400)
  }
}
