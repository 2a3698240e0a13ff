import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
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

  private let used = """
    <UITableView width="100%" height="100%" rowHeight="60">
      <repeat for="x" in="rows">
        <UITableViewCell>
          <UISwitch id="s" isOn="{x.on}"/><UISwitch isOn="true"/><UITextField id="t" text="{x.name}"/>
          <UISlider value="0.5"/><UILabel id="said" text="{#s.isOn} {#t.text}"/>
        </UITableViewCell>
      </repeat>
    </UITableView>
    """

  /// What people see in a row, from the first view in it to the last.
  private func seen(_ table: UITableView, _ row: Int) throws -> String {
    let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    return cell.contentView.subviews.map { view in
      switch view {
      case let view as UISwitch: "\(view.isOn)"
      case let view as UITextField: view.text ?? ""
      case let view as UISlider: "\(view.value)"
      case let view as UILabel: view.text ?? ""
      default: "\(type(of: view))"
      }
    }.joined(separator: ", ")
  }

  private func use(_ table: UITableView, _ row: Int) throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    for view in cell.contentView.subviews {
      (view as? UISwitch)?.isOn.toggle()
      (view as? UITextField)?.text = "typed"
      (view as? UISlider)?.value = 1
    }
  }

  private func scroll(_ table: UITableView, to row: Int) {
    table.contentOffset.y = CGFloat(row) * 60
    table.layoutIfNeeded()
  }

  @Test func whatPeopleDoInARowIsNotSeenInAnother() throws {
    let rows: [[String: Any]] = (0..<60).map { _ in ["on": false, "name": "Ada"] }
    let node = try screen(used, state: ["rows": rows], size: .fixed(320, 480))
    let table = try #require(node.table)
    let known = "false, true, Ada, 0.5, false Ada"
    #expect(try seen(table, 0) == known)
    for row in 0..<8 { try use(table, row) }
    node.update()
    #expect(try seen(table, 0).hasPrefix("true, false, typed, 1.0"))
    for first in stride(from: 8, to: 48, by: 4) {
      scroll(table, to: first)
      for row in first..<first + 8 { #expect(try seen(table, row) == known, "row \(row)") }
    }
    scroll(table, to: 0)
    for row in 0..<8 { #expect(try seen(table, row) == known, "row \(row)") }
    #expect(node.diagnostics.isEmpty)
  }

  @Test func whatPeopleDoStaysWhereTheirRowStays() throws {
    let node = try screen(
      used, state: ["rows": [["on": false, "name": "Ada"], ["on": false, "name": "Bob"]]],
      size: .fixed(320, 480))
    let table = try #require(node.table)
    try use(table, 0)
    node.setState(["rows": [["on": false, "name": "Ada"], ["on": false, "name": "Cleo"]]])
    #expect(try seen(table, 0).hasPrefix("true, false, typed, 1.0"))
    #expect(try seen(table, 1) == "false, true, Cleo, 0.5, false Cleo")
  }

  @Test func whatTheTemplateSaysNothingOfIsNotSeenInAnotherRowEither() throws {
    let markup = """
      <UITableView width="100%" height="100%" rowHeight="60">
        <repeat for="x" in="rows">
          <UITableViewCell>
            <UISwitch/><UITextField/><UITextField attributedText="{x}"/><UISlider minimumValue="0.25" maximumValue="2"/>
            <UIScrollView width="50" height="20" contentInset.top="5" contentSize.height="100"/>
          </UITableViewCell>
        </repeat>
      </UITableView>
      """
    let node = try screen(
      markup, state: ["rows": (0..<60).map { "Row \($0)" }], size: .fixed(320, 480))
    let table = try #require(node.table)
    func offset(_ row: Int) -> CGFloat? {
      table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews
        .compactMap { ($0 as? UIScrollView)?.contentOffset.y }.first
    }
    func known(_ row: Int) -> String { "false, , Row \(row), 0.25, UIScrollView" }
    #expect(try seen(table, 0) == known(0))
    #expect(offset(0) == -5)
    for row in 0..<8 {
      try use(table, row)
      for view in table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews ?? [] {
        (view as? UIScrollView)?.contentOffset.y = 40
      }
    }
    #expect(try seen(table, 0) == "true, typed, typed, 1.0, UIScrollView")
    for first in stride(from: 8, to: 40, by: 4) {
      scroll(table, to: first)
      for row in first..<first + 8 {
        #expect(try seen(table, row).hasPrefix("false, , Row"), "row \(row)")
        #expect(try seen(table, row).hasSuffix(", 0.25, UIScrollView"), "row \(row)")
        #expect(offset(row) == -5, "row \(row)")
      }
    }
    #expect(node.diagnostics.isEmpty)
  }

  @Test func cellsThatCodeDequeuesComeAsTheyWere() throws {
    let titles = Titles((0..<60).map { _ in "same" })
    let node = try screen(
      """
      <UITableView dataSource="titles" rowHeight="60">
        <UITableViewCell reuseIdentifier="cell"><UITextField text="{title}"/></UITableViewCell>
      </UITableView>
      """, constants: ["titles": titles], size: .fixed(320, 480))
    let table = try #require(node.table)
    for row in 0..<8 { try use(table, row) }
    scroll(table, to: 20)
    for row in 20..<28 { #expect(try seen(table, row) == "same") }
  }
}
