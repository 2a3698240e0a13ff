import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Cells that stand in a table as templates for code.
@Suite struct TableCellTests {
  @Test func cellsInsideAreTemplatesForCode() throws {
    let titles = Titles(["One", "Two", "Three"])
    let node = try screen(
      """
      <UITableView dataSource="titles" style="plain">
        <UITableViewCell accessoryType="disclosureIndicator" reuseIdentifier="cell" style="subtitle"
            selectionStyle="none" textLabel.text="{title}" detailTextLabel.text="row {title}"
            backgroundView.backgroundColor="yellow"/>
      </UITableView>
      """, constants: ["titles": titles])
    let table = try #require(node.table)
    #expect(node.children.isEmpty)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["One", "Two", "Three"])
    let cell = try #require(table.visibleCells.first)
    #expect(cell.detailTextLabel?.text == "row One")
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(cell.backgroundView?.backgroundColor == .yellow)
    #expect(cell.reuseIdentifier == "cell")
  }

  @Test func rowsAreAsHighAsTheirCellsSay() throws {
    let node = try screen(
      """
      <UITableView dataSource="titles">
        <UITableViewCell reuseIdentifier="cell" height="auto + 10">
          <Text text="{title}" left="10" top="5" width="100% - 20" height="auto"/>
        </UITableViewCell>
      </UITableView>
      """, constants: ["titles": Titles(["short", String(repeating: "x", count: 50)])], size: .fixed(320, 480)
    )
    let cells = try #require(node.table?.visibleCells)
    #expect(cells.map(\.frame.height) == [31, 47])
    #expect(cells[1].contentView.subviews.first?.frame == CGRect(x: 10, y: 5, width: 300, height: 32))
  }

  @Test func aHundredPercentIsTheContentView() throws {
    let node = try screen(
      """
      <UITableView dataSource="titles" rowHeight="80">
        <UITableViewCell accessoryType="disclosureIndicator" reuseIdentifier="cell">
          <UIView width="100%" height="100%"/>
        </UITableViewCell>
      </UITableView>
      """, constants: ["titles": Titles(["a"])], size: .fixed(320, 480))
    let cell = try #require(node.table?.visibleCells.first)
    cell.layoutIfNeeded()
    #expect(cell.frame.size == CGSize(width: 320, height: 80))
    #expect(cell.contentView.frame.width < 300)
    #expect(cell.contentView.subviews.first?.frame.size == cell.contentView.bounds.size)
  }

  @Test func cellsSeeStateConstantsParametersAndMacrosOfTheirTable() throws {
    let node = try screen(
      """
      <UIView>
        <macro name="MARK" value="'!'"/>
        <UITableView dataSource="titles" suffix="{more}" height="100%" width="100%">
          <param name="suffix" type="String"/>
          <UITableViewCell reuseIdentifier="cell" textLabel.text="{greeting} {title}{suffix}{MARK}"/>
        </UITableView>
      </UIView>
      """, state: ["more": "a"], constants: ["titles": Titles(["One"]), "greeting": "Hello"])
    let table = try #require(node.children[0].table)
    #expect(table.visibleCells.first?.textLabel?.text == "Hello Onea!")
    node.setState(["more": "b"])
    #expect(table.visibleCells.first?.textLabel?.text == "Hello Oneb!")
    #expect(node.diagnostics.isEmpty)
  }

  @Test func misusedCellsAreErrors() throws {
    #expect(
      problems("<UITableView><UITableViewCell/></UITableView>")
        == "t:1:15: error: UITableViewCell needs a reuseIdentifier, by which code dequeues it; or put it into a <repeat>"
    )
    #expect(
      problems("<UITableView><UITableViewCell reuseIdentifier='a' textLabel.txet='b'/></UITableView>")
        .contains(
          "Unknown property textLabel.txet of UITableViewCell; did you mean textLabel.text?"))
    #expect(
      problems("<UITableView><if test='true'><UITableViewCell reuseIdentifier='a'/></if></UITableView>")
        .contains(
          "Cells stand in UITableView itself or in a <repeat>"))
    let titles = Titles(["One"])
    titles.identifier = "cel"
    let template = try Template(
      markup: "<UITableView dataSource='titles'><UITableViewCell reuseIdentifier='cell'/></UITableView>",
      name: "t")
    let node = try template.instantiate(constants: ["titles": titles])
    #expect(throws: Diagnostics.self) { try node.layOut(in: .fixed(320, 480)) }
    #expect(
      node.diagnostics.all.map(\.message) == [
        "There is no layout for “cel”: no UITableViewCell with that reuseIdentifier, and none registered"
      ])
    #expect(node.table?.visibleCells.count == 1)
  }

  @Test func whatIsWrongInACellIsTold() throws {
    let template = try Template(
      markup:
        "<UITableView dataSource='titles'><UITableViewCell reuseIdentifier='cell' textLabel.text='{titel}'/></UITableView>",
      name: "t")
    let node = try template.instantiate(constants: ["titles": Titles(["One", "Two"])])
    #expect(throws: Diagnostics.self) { try node.layOut(in: .fixed(320, 480)) }
    #expect(node.diagnostics.description == "t:1:91: error: Unknown name 'titel'; did you mean title?")
  }
}
