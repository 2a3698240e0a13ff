import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What goes wrong in rows is told when it does, and forgotten when it is right again.
@Suite struct ListProblemTests {
  private func shown(_ markup: String, state: [String: Any]) throws -> (LayoutNode, OwnedScreen) {
    let node = try instance(of: markup, state: state)
    let screen = OwnedScreen()
    screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    try node.mount(in: screen)
    screen.view.layoutIfNeeded()
    node.table?.layoutIfNeeded()
    return (node, screen)
  }

  @Test func aRowForWhichNoCellCouldBeChosenIsForgottenWithItsData() throws {
    let (node, screen) = try shown(
      """
      <UITableView width="100%" height="100%" rowHeight="50">
        <repeat for="row" in="rows">
          <if test="names[row] == 'a'"><UITableViewCell textLabel.text="A"/></if>
          <else><UITableViewCell textLabel.text="B"/></else>
        </repeat>
      </UITableView>
      """, state: ["rows": [0, 1], "names": ["a", "b"]])
    let table = try #require(node.table)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["A", "B"])
    #expect(node.diagnostics.isEmpty)
    for _ in 0..<2 {
      let known = screen.errors.count
      node.setState(["rows": [0, 7]])
      table.layoutIfNeeded()
      #expect(node.diagnostics.all.count == 1)
      #expect(screen.errors.count == known + 1)
      node.setState(["rows": [0, 1]])
      table.layoutIfNeeded()
      #expect(node.diagnostics.isEmpty)
    }
    node.setState(["rows": [8, 7, 9]])
    table.layoutIfNeeded()
    #expect(node.diagnostics.hasErrors)
    node.setState(["rows": [0]])
    table.layoutIfNeeded()
    #expect(node.diagnostics.isEmpty)
  }

  @Test func theOwnerHearsOfARowThatScrollsInWrong() throws {
    let (node, screen) = try shown(
      """
      <UITableView width="100%" height="100%" rowHeight="100">
        <repeat for="row" in="0..&lt;30"><UITableViewCell textLabel.text="{names[row]}"/></repeat>
      </UITableView>
      """, state: ["names": (0..<29).map { "N\($0)" }])
    let table = try #require(node.table)
    #expect(screen.errors.isEmpty)
    table.contentOffset.y = 3000 - 480
    table.layoutIfNeeded()
    #expect(screen.errors.count == 1)
    #expect(node.diagnostics.hasErrors)
    node.setState(["names": (0..<30).map { "N\($0)" }])
    table.layoutIfNeeded()
    #expect(node.diagnostics.isEmpty)
    #expect(screen.errors.count == 1)
  }

  @Test func anIdentifierThatIsRegisteredLaterIsNoProblemAnyMore() throws {
    let titles = Titles(["One"])
    titles.identifier = "late"
    let node = try instance(of: "<UITableView dataSource='titles'/>", constants: ["titles": titles])
    _ = try? node.layOut(in: .fixed(320, 480))
    #expect(node.diagnostics.all.count == 1)
    let table = try #require(node.table)
    table.registerLayout(
      try Template(markup: "<UITableViewCell textLabel.text='{title}'/>"), forCellReuseIdentifier: "late")
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["One"])
    #expect(node.diagnostics.isEmpty)
    try node.layOut(in: .fixed(320, 480))
  }

  @Test func whatIsWrongInRowsNamesTheFirst() throws {
    let markup = """
      <UITableView width="100%" height="100%" rowHeight="40">
        <repeat for="row" in="rows"><UITableViewCell textLabel.text="{row.price * 2}"/></repeat>
      </UITableView>
      """
    let rows: [[String: Any]] = [["price": 1], ["price": 2], ["price": "x"], ["price": "y"]]
    let (node, screen) = try shown(markup, state: ["rows": rows])
    #expect(node.diagnostics.all.map { $0.notes.last?.message } == ["This is in row 3 (index 2)"])
    #expect(screen.errors.count == 1)
    // The next one is the same mistake.
    node.setState(["rows": [rows[0], rows[1], rows[0], rows[3]]])
    node.table?.layoutIfNeeded()
    #expect(node.diagnostics.all.map { $0.notes.last?.message } == ["This is in row 4 (index 3)"])
    #expect(screen.errors.count == 1)
  }

  @Test func rowsOfLaterSectionsNameTheseToo() throws {
    let (node, _) = try shown(
      """
      <UITableView width="100%" height="100%" rowHeight="40">
        <repeat for="group" in="groups">
          <repeat for="row" in="group"><UITableViewCell textLabel.text="{row * 2}"/></repeat>
        </repeat>
      </UITableView>
      """, state: ["groups": [[1, 2], [3, "x"]] as [[Any]]])
    #expect(
      node.diagnostics.all.map { $0.notes.last?.message }
        == ["This is in row 2 (index 1) of section 2 (index 1)"])
  }

  @Test func aHeightThatCannotBeEvaluatedIsToldUntilItCan() throws {
    let (node, _) = try shown(
      """
      <UITableView width="100%" height="100%">
        <repeat for="row" in="rows"><UITableViewCell height="row.height"/></repeat>
      </UITableView>
      """, state: ["rows": [["height": 30], ["height": "tall"]] as [[String: Any]]])
    #expect(node.diagnostics.all.map(\.message) == ["Expected a number but found a string"])
    #expect(node.diagnostics.all.map { $0.notes.last?.message } == ["This is in row 2 (index 1)"])
    node.setState(["rows": [["height": 30], ["height": 50]]])
    node.table?.layoutIfNeeded()
    #expect(node.diagnostics.isEmpty)
    #expect(node.table?.visibleCells.map(\.frame.height) == [30, 50])
  }

  @Test func anItemsWidthThatCannotBeEvaluatedIsTold() throws {
    let node = try instance(
      of: """
        <UICollectionView width="320" height="480">
          <repeat for="row" in="rows"><UICollectionViewCell width="row" height="40"/></repeat>
        </UICollectionView>
        """, state: ["rows": [30, "wide"] as [Any]])
    #expect(throws: Diagnostics.self) { try node.layOut() }
    #expect(node.diagnostics.all.map { $0.notes.last?.message } == ["This is in row 2 (index 1)"])
  }

  @Test func theRowIsNamedForWhichNoCellCanBeChosen() throws {
    let (node, _) = try shown(
      """
      <UITableView width="100%" height="100%" rowHeight="50">
        <repeat for="row" in="rows">
          <if test="row.n > 1"><UITableViewCell textLabel.text="A"/></if>
          <else><UITableViewCell textLabel.text="B"/></else>
        </repeat>
      </UITableView>
      """, state: ["rows": [["n": 1], ["n": "x"], ["n": 2], ["n": "y"]] as [[String: Any]]])
    #expect(node.diagnostics.all.map { $0.notes.last?.message } == ["This is in row 2 (index 1)"])
  }

  @Test func theSectionIsNamedWhoseRowsCannotBeWorkedOut() throws {
    let (node, _) = try shown(
      """
      <UITableView width="100%" height="100%" rowHeight="50">
        <repeat for="group" in="groups">
          <repeat for="row" in="group.rows"><UITableViewCell textLabel.text="{row}"/></repeat>
        </repeat>
      </UITableView>
      """, state: ["groups": [["rows": [1]], ["rows": [2]]]])
    node.setState(["groups": [["rows": [1]], ["rows": 7]] as [[String: Any]]])
    #expect(
      node.diagnostics.all.map { $0.notes.last?.message } == ["This is in item 2 of the repetition (index 1)"]
    )
    node.setState(["groups": [["rows": [1]], ["rows": [7]]]])
    node.table?.layoutIfNeeded()
    #expect(node.diagnostics.isEmpty)
  }

  @Test func whatDoesNotCompileIsToldOfRowsThatNothingElseGivesAHeight() throws {
    let markup = """
      <UITableView width="320" height="480">
        <repeat for="row" in="0..&lt;3"><UITableViewCell><UILabel text="{titel}"/></UITableViewCell></repeat>
      </UITableView>
      """
    let node = try instance(of: markup)
    #expect(throws: Diagnostics.self) { try node.layOut() }
    #expect(node.diagnostics.all.map(\.message) == ["Unknown name 'titel'"])
    #expect(node.diagnostics.all.map { $0.notes.last?.message } == ["This is in row 1 (index 0)"])
  }
}
