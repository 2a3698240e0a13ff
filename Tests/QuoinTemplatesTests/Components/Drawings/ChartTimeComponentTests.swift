import Foundation
import QuoinDiagnostics
import QuoinTemplates
import Testing

/// Charts take their times from data.
@Suite struct ChartTimeComponentTests {
  private func chart(_ markup: String, state: [String: Any] = [:]) throws -> ChartView {
    let node = try Template(markup: markup).instantiate(state: state)
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

  @Test func recordsSayWhenTheyWere() throws {
    let chart = try chart("<Chart type='lines' data='rows' dateKey='day'/>", state: rows)
    #expect(chart.categories == ["2026-11-22", "2026-11-25", "2026-11-23"])
    let day = 86_400.0
    let first = try #require(chart.dates.first).timeIntervalSince1970
    #expect(chart.dates.map { $0.timeIntervalSince1970 - first } == [0, 3 * day, day])
    #expect(first == 1_795_305_600)
  }

  @Test func datesMayBeGivenBesideTheNumbers() throws {
    let dates = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400)]
    let chart = try chart("<Chart data='[1, 2]' dates='days'/>", state: ["days": dates])
    #expect(chart.dates == dates)
  }

  @Test(arguments: ["bars", "lines", "areas", "pie"]) func chartsOfTimesAreDrawn(type: String) throws {
    for times in [
      "['2026-11-22']", "['2026-11-22', '2026-11-22']", "[nil, nil]", "['0001-01-01', '9999-12-31']",
    ] {
      let template = try Template(
        markup: "<Chart type='\(type)' data='[1, 2]' dates=\"\(times)\"/>")
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
