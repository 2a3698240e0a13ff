import Foundation
import QuoinDiagnostics
import QuoinTemplates
import Testing

/// What a chart does where there is too little room.
@Suite struct ChartRoomTests {
  private func drawn(_ attributes: String) throws -> (svg: String, warnings: [String]) {
    let rendering = try Template(markup: "<Chart \(attributes)/>").rendering(as: .svg)
    return (String(decoding: rendering.data, as: UTF8.self), rendering.warnings.all.map(\.message))
  }

  @Test func aLongNameInALegendEndsBeforeItsNumber() throws {
    let (svg, _) = try drawn(
      "width=\"300\" height=\"120\" type=\"pie\" data=\"[60, 40]\" labels=\"['A category that has no room beside it at all', 'b']\""
    )
    #expect(svg.contains("…"))
  }

  @Test func aLegendThatEndsBeforeItsSlicesDoIsTold() throws {
    let (_, warnings) = try drawn(
      "width=\"300\" height=\"140\" type=\"donut\" data=\"[50,20,10,5,4,3,2,1,1,1,1,1,1]\" labels=\"range(1,13).map(x => 'Slice ' + x.text())\""
    )
    #expect(warnings.count == 1 && warnings[0].contains("of 13 slices"), "\(warnings)")
  }

  @Test func numbersWithoutRoomAreTold() throws {
    let (_, warnings) = try drawn(
      "width=\"120\" height=\"140\" data=\"[1234567, 1000000, 987654, 1500000]\" showsValues=\"true\"")
    #expect(warnings == ["Some numbers that showsValues asks for have no room in the chart and are left out"])
  }

  @Test func anAxisThatEndsBeforeItBeginsIsTold() throws {
    #expect(
      try drawn("width=\"300\" height=\"140\" data=\"[1, 2]\" minimum=\"10\" maximum=\"5\"").warnings == [
        "The minimum of the chart, 10, is not below its maximum, 5"
      ])
  }

  @Test func whatIsMissingInAStackLeavesAGap() throws {
    let whole = "width=\"300\" height=\"120\" type=\"areas\" isStacked=\"true\" labels=\"['a','b','c','d']\""
    // The area of the first series is in two parts, of which one is a point.
    let shapes = try drawn("\(whole) data=\"[[5,5,nil,5,5],[2,2,2,2,2]]\"").svg.matches(of: /<path/).count
    let without = try drawn("\(whole) data=\"[[5,5,5,5,5],[2,2,2,2,2]]\"").svg.matches(of: /<path/).count
    #expect(shapes == without + 1)
  }

  @Test func coloursBehindTheLastOneAreOthers() throws {
    let (svg, _) = try drawn("width=\"300\" height=\"300\" type=\"pie\" data=\"range(1, 12).map(x => 5)\"")
    let colors = Set(svg.matches(of: /fill="(#[0-9a-f]{3,6})"/).map { String($0.1) })
    #expect(colors.count >= 12)
  }
}
