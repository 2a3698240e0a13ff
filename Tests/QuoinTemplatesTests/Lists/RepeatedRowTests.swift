import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct RepeatedRowTests {
  private let markup = """
    <UITableView rowHeight="rows">
      <repeat for="guest" in="guests">
        <UITableViewCell style="value1" textLabel.text="{guest.name}" detailTextLabel.text="{index}{mark}"/>
      </repeat>
    </UITableView>
    """

  private func guests(_ count: Int) -> [[String: Any]] { (0..<count).map { ["name": "Guest \($0)"] } }

  @Test func aRepeatInATableMakesItsRows() throws {
    let node = try screen(markup, state: ["guests": guests(3), "mark": "!", "rows": 50])
    let cells = try #require(node.table?.visibleCells)
    #expect(cells.map { $0.textLabel?.text } == ["Guest 0", "Guest 1", "Guest 2"])
    #expect(cells.map { $0.detailTextLabel?.text } == ["0!", "1!", "2!"])
    #expect(cells.map(\.frame.minY) == [0, 50, 100])
  }

  @Test func onlyVisibleRowsAreMade() throws {
    let node = try screen(
      markup, state: ["guests": guests(10_000), "mark": "", "rows": 44], size: .fixed(390, 844))
    let table = try #require(node.table)
    #expect(table.numberOfRows(inSection: 0) == 10_000)
    #expect(table.visibleCells.count == 20)
    #expect(node.liveCells == 20)
    #expect(table.contentSize.height == 440_000)
    for step in 1...50 {
      table.contentOffset.y = CGFloat(step) * 8_000
      table.layoutIfNeeded()
    }
    #expect(table.visibleCells.first?.textLabel?.text == "Guest 9090")
    #expect(node.liveCells <= 22)
  }

  @Test func rowsFollowTheDataAndWhatIsAroundThem() throws {
    let node = try screen(markup, state: ["guests": guests(2), "mark": "!", "rows": 50])
    let table = try #require(node.table)
    let before = table.visibleCells
    node.setState(["mark": "?"])
    #expect(table.visibleCells.map { $0.detailTextLabel?.text } == ["0?", "1?"])
    node.setState(["guests": [["name": "Ada"], ["name": "Bob"]]])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Ada", "Bob"])
    #expect(zip(before, table.visibleCells).allSatisfy { $0 === $1 })
    node.setState(["guests": [["name": "Cleo"]]])
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Cleo"])
    #expect(node.diagnostics.isEmpty)
  }

  @Test func aRowIsOneOfSeveralCells() throws {
    let node = try screen(
      """
      <UITableView>
        <repeat for="row" in="rows">
          <if test="row.isHead"><UITableViewCell height="30" textLabel.text="{row.text}"/></if>
          <else><UITableViewCell height="60"><UILabel left="10" text="{row.text}"/></UITableViewCell></else>
        </repeat>
      </UITableView>
      """,
      state: [
        "rows": [
          ["isHead": true, "text": "A"], ["isHead": false, "text": "b"], ["isHead": true, "text": "C"],
        ]
      ])
    #expect(node.table?.visibleCells.map(\.frame.height) == [30, 60, 30])
    #expect(
      problems(
        "<UITableView><repeat for='a' in='[1]'><UITableViewCell/><UITableViewCell/></repeat></UITableView>")
        == "t:1:15: error: A <repeat> in UITableView holds one cell, or an <if> and an <else> with one each; one of sections holds a <repeat> of cells and up to two heads"
    )
  }

  @Test func aCellThatChangesItsSizeChangesItsRow() throws {
    let node = try screen(
      """
      <UITableView>
        <repeat for="row" in="rows">
          <UITableViewCell><Text text="{row}" width="100%" height="auto + extra"/></UITableViewCell>
        </repeat>
      </UITableView>
      """, state: ["rows": ["a", "b"], "extra": 4], size: .fixed(320, 480))
    let table = try #require(node.table)
    #expect(table.visibleCells.map(\.frame.height) == [20, 20])
    node.setState(["rows": ["a", String(repeating: "b", count: 40)]])
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [20, 36])
    node.setState(["extra": 10])
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [26, 42])
  }

  @Test func aRepeatInACollectionMakesItsItems() throws {
    let node = try screen(
      """
      <UICollectionView collectionViewLayout.itemSize.height="40" collectionViewLayout.itemSize.width="100"
          collectionViewLayout.minimumInteritemSpacing="10" collectionViewLayout.minimumLineSpacing="5">
        <repeat for="name" in="names">
          <UICollectionViewCell clipsToBounds="true">
            <UILabel width="100%" height="100%" text="{name}"/>
          </UICollectionViewCell>
        </repeat>
      </UICollectionView>
      """, state: ["names": (0..<1000).map { "N\($0)" }], size: .fixed(330, 400))
    let collection = try #require(node.view as? UICollectionView)
    #expect(collection.visibleCells.count == 27)
    #expect(node.liveCells == 27)
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 4, section: 0)))
    #expect(cell.frame == CGRect(x: 115, y: 45, width: 100, height: 40))
    let label = try #require(cell.contentView.subviews.first as? UILabel)
    #expect(label.text == "N4")
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func itemsWithoutContentAreAsHighAsBareRows() throws {
    let node = try screen(
      """
      <UICollectionView><repeat for="i" in="1...2"><UICollectionViewCell width="60"/></repeat></UICollectionView>
      """, size: .fixed(330, 400))
    let cell = (node.view as? UICollectionView)?.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell?.frame.size == CGSize(width: 60, height: 44))
  }

  @Test func itemsStandInCollectionsAlone() {
    #expect(
      problems("<UIView><UICollectionViewCell/></UIView>")
        == "t:1:10: error: UIView takes no UICollectionViewCell inside")
    #expect(
      problems("<UIStackView><repeat for='i' in='1...2'><UICollectionViewCell/></repeat></UIStackView>")
        .contains("error: UIStackView takes no UICollectionViewCell inside"))
  }

  @Test func aListInACellSeesWhatIsAroundItsTable() throws {
    let node = try screen(
      """
      <UIView>
        <macro name="MARK" value="'!'"/>
        <UITableView width="100%" height="100%" rowHeight="200">
          <repeat for="group" in="groups">
            <UITableViewCell>
              <UITableView width="100%" height="100%" rowHeight="50">
                <repeat for="name" in="group">
                  <UITableViewCell>
                    <UICollectionView id="inner" width="100%" height="100%">
                      <repeat for="i" in="1...1">
                        <UICollectionViewCell width="100" height="20">
                          <UILabel text="{greeting} {name}{MARK}{i}{count(group)}{suffix}"/>
                        </UICollectionViewCell>
                      </repeat>
                    </UICollectionView>
                  </UITableViewCell>
                </repeat>
              </UITableView>
            </UITableViewCell>
          </repeat>
        </UITableView>
      </UIView>
      """, state: ["groups": [["Ann", "Bob"], ["Cid"]], "suffix": "a"], constants: ["greeting": "Hello"])
    func texts(_ view: UIView) -> [String] {
      if let label = view as? UILabel { return [label.text ?? ""] }
      return view.subviews.flatMap(texts)
    }
    node.view.layoutIfNeeded()
    #expect(node.diagnostics.description == "")
    #expect(texts(node.view).sorted() == ["Hello Ann!12a", "Hello Bob!12a", "Hello Cid!11a"])
    node.setState(["suffix": "b"])
    node.view.layoutIfNeeded()
    #expect(texts(node.view).sorted() == ["Hello Ann!12b", "Hello Bob!12b", "Hello Cid!11b"])
  }

  @Test func itemsAreAsLargeAsTheirCellsSay() throws {
    let node = try screen(
      """
      <UICollectionView>
        <repeat for="name" in="names">
          <UICollectionViewCell width="40 + index * 10" height="30"><UIView width="100%"/></UICollectionViewCell>
        </repeat>
      </UICollectionView>
      """, state: ["names": ["a", "b"]], size: .fixed(330, 400))
    let collection = try #require(node.view as? UICollectionView)
    let sizes = (0..<2).map { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.size }
    #expect(sizes == [CGSize(width: 40, height: 30), CGSize(width: 50, height: 30)])
  }

  @Test func symbolsThatThereAreNotAreToldOfInCells() throws {
    let node = try screen(
      """
      <UITableView>
        <repeat for="symbol" in="symbols">
          <UITableViewCell imageView.image="systemName: {symbol}"/>
        </repeat>
      </UITableView>
      """, state: ["symbols": ["star", "haert", "haert"]])
    #expect(
      node.warnings(in: CGSize(width: 390, height: 844)).all.map(\.message) == [
        "There is no symbol haert, and nothing is drawn for it"
      ])
  }

  @Test func rowsAroundWhatIsCentredAreAsHighAsBareOnes() throws {
    let node = try screen(
      """
      <UITableView>
        <repeat for="row" in="rows">
          <UITableViewCell>
            <UISwitch right="16" center.y="50%"/>
            <UIView height="{row}" width="10"/>
          </UITableViewCell>
        </repeat>
      </UITableView>
      """, state: ["rows": [0, 20, 60]])
    #expect(node.table?.visibleCells.map(\.frame.height) == [44, 44, 60])
  }

  @Test func aRepeatOfRepeatsMakesSectionsWithHeads() throws {
    let node = try screen(
      """
      <UITableView rowHeight="40">
        <repeat for="group" index="number" in="groups">
          <UITableViewHeaderFooterView height="30" textLabel.text="{number}: {group.name}{mark}"/>
          <repeat for="guest" in="group.guests">
            <UITableViewCell textLabel.text="{group.name}{index} {guest}"/>
          </repeat>
        </repeat>
      </UITableView>
      """,
      state: [
        "groups": [["name": "A", "guests": ["Ada", "Alan"]], ["name": "B", "guests": ["Bob"]]], "mark": "!",
      ])
    let table = try #require(node.table)
    #expect(table.numberOfSections == 2)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["A0 Ada", "A1 Alan", "B0 Bob"])
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "1: B!")
    #expect(table.headerView(forSection: 1)?.frame == CGRect(x: 0, y: 110, width: 390, height: 30))
    node.setState(["mark": "?"])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "0: A?")
    node.setState(["groups": [["name": "C", "guests": ["Cleo"]]]])
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["C0 Cleo"])
    #expect(node.diagnostics.isEmpty)
  }
}
