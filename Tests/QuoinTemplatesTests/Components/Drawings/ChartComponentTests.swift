import QuoinDiagnostics
import QuoinTemplates
import Testing

@Suite struct ChartComponentTests {
  private let rows: [String: Any] = [
    "rows": [["month": "Jan", "visits": 3, "orders": 1], ["month": "Feb", "visits": 5, "orders": 2]]
  ]

  private func chart(_ markup: String, state: [String: Any] = [:]) throws -> ChartView {
    let node = try Template(markup: markup).instantiate(state: state)
    try node.layOut(in: .fixed(400, 300))
    return try #require(node.view as? ChartView)
  }

  private func problem(_ markup: String, state: [String: Any] = [:]) -> String {
    do {
      _ = try chart(markup, state: state)
      return ""
    } catch { return "\(error)" }
  }

  @Test func numbersAreASeries() throws {
    let one = try chart("<Chart data='[1, 2, nil]' labels=\"['a', 'b', 'c']\"/>")
    #expect(one.categories == ["a", "b", "c"])
    #expect(one.series.count == 1)
    #expect(one.series[0].values.prefix(2) == [1, 2] && one.series[0].values[2].isNaN)
    let two = try chart(
      "<Chart data='[[1, 2], [3, 4]]' seriesNames=\"['x', 'y']\" type='lines' isStacked='true'/>")
    #expect(two.series == [ChartSeries("x", [1, 2]), ChartSeries("y", [3, 4])])
    #expect(two.type == .lines && two.isStacked)
    #expect(try chart("<Chart data='[]'/>").series == [])
  }

  @Test func recordsNameTheirEntries() throws {
    let all = try chart("<Chart data='rows'/>", state: rows)
    #expect(all.categories == ["Jan", "Feb"])
    #expect(all.series == [ChartSeries("orders", [1, 2]), ChartSeries("visits", [3, 5])])
    let one = try chart("<Chart valueKeys='visits' labelKey='orders' data='rows'/>", state: rows)
    #expect(one.categories == ["1", "2"])
    #expect(one.series == [ChartSeries("visits", [3, 5])])
  }

  @Test func mistakesAreToldAtTheirPlace() {
    #expect(problem("<Chart data='rows' valueKeys='vists'/>", state: rows).contains("did you mean visits?"))
    #expect(problem("<Chart data=\"['a']\"/>").contains("A chart shows an array of numbers"))
    #expect(problem("<Chart data='[1]' numberFormat='euros'/>").contains("not 'euros'"))
    #expect(problem("<Chart data='[1]' type='bar'/>").contains("did you mean bars?"))
  }

  @Test func stateIsFollowed() throws {
    let node = try Template(markup: "<Chart data='values'/>")
      .instantiate(state: ["values": [1, 2]])
    try node.layOut(in: .fixed(400, 300))
    node.setState(["values": [4]])
    node.update()
    #expect((node.view as? ChartView)?.series.first?.values == [4])
  }
}
