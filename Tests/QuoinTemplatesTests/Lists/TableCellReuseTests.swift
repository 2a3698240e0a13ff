import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplates

/// Cells that are used again, and those that code keeps.
@Suite struct TableCellReuseTests {
  @Test func cellsAreReusedWithTheirNodes() throws {
    let titles = Titles((0..<200).map { "Row \($0)" })
    let node = try screen(
      """
      <UITableView dataSource="titles" rowHeight="50">
        <UITableViewCell reuseIdentifier="cell" textLabel.text="{title}"/>
      </UITableView>
      """, constants: ["titles": titles], size: .fixed(320, 500))
    let table = try #require(node.table)
    let first = Set(table.visibleCells.map { ObjectIdentifier($0) })
    for step in 1...20 {
      table.contentOffset.y = CGFloat(step) * 500
      table.layoutIfNeeded()
    }
    #expect(table.visibleCells.first?.textLabel?.text == "Row 190")
    #expect(!first.isDisjoint(with: table.visibleCells.map { ObjectIdentifier($0) }))
    #expect(node.liveCells <= 13)
  }

  @Test func cellsThatCodeMeasuresByStayAlive() throws {
    let titles = Titles(["a"])
    let node = try screen(
      """
      <UITableView dataSource="titles">
        <UITableViewCell reuseIdentifier="cell" textLabel.text="{title}"/>
      </UITableView>
      """, constants: ["titles": titles])
    let table = try #require(node.table)
    let path = IndexPath(row: 0, section: 0)
    let samples = (0..<2).map { number in
      let sample = table.dequeueReusableCellNode(withIdentifier: "cell", for: path)
      sample.setState(["title": "\(number)"])
      return sample.view as? UITableViewCell
    }
    titles.titles = (0..<200).map { "Row \($0)" }
    table.reloadData()
    for step in 0..<20 {
      table.contentOffset.y = CGFloat(step) * 300
      table.layoutIfNeeded()
    }
    let cells = try #require(node.live?.list?.cells)
    for (number, sample) in samples.enumerated() {
      let known = try #require(sample.flatMap { cells[ObjectIdentifier($0)] })
      known.setState(["title": "again \(number)"])
      #expect(sample?.textLabel?.text == "again \(number)")
    }
    // Those that nobody gives to the table are not kept without end.
    for _ in 0..<1_000 {
      let sample = table.dequeueReusableCellNode(withIdentifier: "cell", for: path)
      sample.setState(["title": ""])
      _ = sample.view
    }
    #expect(node.liveCells < 200)
  }
}
