import QuoinDiagnostics
import QuoinTemplates
import Testing

@Suite struct ChartAxisComponentTests {
  private let state: [String: Any] = [
    "rows": [
      ["q": "Q1", "sold": 40, "share": 0.1, "size": 3], ["q": "Q2", "sold": 75, "share": 0.3, "size": 9],
    ],
    "regions": [
      ["name": "North", "months": [["sold": 100, "at": 2], ["sold": 900, "at": 8]]],
      ["name": "South", "months": [["sold": -50, "at": 50]]],
    ],
  ]

  private func chart(_ attributes: String) throws -> ChartView {
    let node = try Template(markup: "<Chart \(attributes)/>").instantiate(state: state)
    try node.layOut(in: .fixed(400, 300))
    return try #require(node.view as? ChartView)
  }

  private func problem(_ attributes: String) -> String {
    do {
      _ = try chart(attributes)
      return ""
    } catch { return "\(error)" }
  }

  @Test func seriesAreMeasuredOnTheSecondAxisByEntryOrName() throws {
    let byKey = try chart(
      "data='rows' valueKeys='sold, share' secondAxis='share' secondType='scatter' secondTitle='Share' secondFormat='percent' secondMinimum='0' secondMaximum='1' title='Both'"
    )
    #expect(byKey.series.map(\.usesSecondAxis) == [false, true] && byKey.secondType == .scatter)
    #expect(byKey.secondTitle == "Share" && byKey.title == "Both" && byKey.secondMaximum == 1)
    #expect(byKey.secondMinimum == 0 && byKey.secondFormat.style == .percent)
    let byName = try chart(
      "data='rows' secondAxis='Part' valueKeys='sold, share' seriesNames=\"['Sold', 'Part']\"")
    #expect(byName.series.map(\.usesSecondAxis) == [false, true])
    let lists = try chart("data='[[1], [2], [3]]' secondAxis='b, c' seriesNames=\"['a', 'b', 'c']\"")
    #expect(lists.series.map(\.usesSecondAxis) == [false, true, true])
  }

  @Test func aSeriesThatThereIsNotIsTold() {
    #expect(
      problem("data='rows' secondAxis='shar'").contains(
        "No series of the chart is called shar; did you mean share?"))
    #expect(problem("data='rows' secondType='bars'").contains("SecondChartType has no case bars"))
    #expect(problem("data='rows' positionKey='sise'").contains("did you mean size?"))
  }

  @Test func placesComeFromRecordsOrTheTemplate() throws {
    let records = try chart("type='scatter' data='rows' positionKey='size' positionFormat='percent'")
    #expect(records.positions == [3, 9] && records.series.map(\.name) == ["share", "sold"])
    #expect(records.positionFormat.style == .percent)
    #expect(try chart("type='scatter' data='[1, 2]' positions='[5, 7]'").positions == [5, 7])
  }

  @Test func oneScaleIsThatOfAllData() throws {
    let records = try chart(
      "data='regions[1].months' valueKeys='sold' positionKey='at' scaleData='regions'")
    #expect(
      records.companions.map(\.values) == [[100, 900, -50]] && records.companionPositions == [2, 8, 50])
    let lists = try chart("data='[1, 2]' scaleData='[[3, 4], [5, nil, 7]]'")
    #expect(lists.companions.count == 1 && lists.companions[0].values.prefix(2) == [3, 4])
    // Those of a chart of one list are lists of charts, and not of its series.
    #expect(lists.companions[0].values.filter(\.isFinite) == [3, 4, 5, 7])
    let groups = try chart("data='[[1], [2]]' scaleData='[[[3, 4], [5]], [[6], [7]]]'")
    #expect(groups.companions[0].values == [3, 4, 6] && groups.companions[1].values[0] == 5)
    #expect(groups.companions[1].values[1].isNaN && groups.companions[1].values[2] == 7)
    #expect(try chart("data='[1]' scaleData='nil'").companions.first?.values == [])
    #expect(problem("data='[1]' scaleData=\"['a']\"").contains("there are no numbers in it"))
  }
}
