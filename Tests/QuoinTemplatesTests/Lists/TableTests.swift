import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplates

/// Rows with a title each, handed out by code.
final class Titles: UITableViewDataSource {
  var titles: [String]
  var identifier = "cell"

  init(_ titles: [String]) { self.titles = titles }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let node = tableView.dequeueReusableCellNode(withIdentifier: identifier, for: indexPath)
    node.setState(["title": titles[indexPath.row]])
    return node.view as! UITableViewCell
  }
}

extension LayoutNode {
  /// The table that the node keeps, or that of its controller.
  var table: UITableView? { view as? UITableView }

  /// The cells of the tables and collections in the tree that are alive.
  var liveCells: Int {
    guard let tree = root.tree else { return 0 }
    return tree.lists.reduce(0) { $0 + (tree.node($1)?.list?.cells.count ?? 0) }
  }
}

@Suite struct TableTests {
  @Test func setsATablesAttributes() throws {
    let node = try screen(
      """
      <UITableView allowsSelection="false" backgroundColor="white" rowHeight="60" separatorColor="red"
          separatorInset.left="20" separatorStyle="none" style="grouped"/>
      """)
    let table = try #require(node.table)
    #expect(table.style == .grouped)
    #expect(table.separatorStyle == .none)
    #expect(table.separatorInset.left == 20)
    #expect(table.rowHeight == 60)
    #expect(!table.allowsSelection)
    #expect(
      problems("<UITableView contentSize.height='10'/>")
        == "t:1:14: error: contentSize.height of UITableView is not available in templates; it follows from the rows"
    )
  }

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

  @Test func othersStandAboveAndBelowTheRows() throws {
    let node = try screen(
      """
      <UITableView dataSource="titles" rowHeight="50">
        <UIView id="head" height="100"/>
        <UITableViewCell reuseIdentifier="cell"/>
        <UIView id="foot" height="30 + extra"/>
        <UIView id="other" left="5" top="7" width="9" height="11"/>
      </UITableView>
      """, state: ["extra": 0], constants: ["titles": Titles(["a", "b"])], size: .fixed(320, 480))
    let table = try #require(node.table)
    #expect(table.tableHeaderView === node.node(withID: "head")?.view)
    #expect(table.tableFooterView === node.node(withID: "foot")?.view)
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 200, width: 320, height: 30))
    #expect(node.node(withID: "other")?.view.superview === table)
    node.setState(["extra": 10])
    table.layoutIfNeeded()
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 200, width: 320, height: 40))
    #expect(table.contentSize.height == 240)
  }

  @Test func aTableAsHighAsItsRowsFollowsThem() throws {
    let titles = Titles(["a", "b"])
    let node = try screen(
      """
      <UIView>
        <UITableView id="byCode" dataSource="titles" height="auto" rowHeight="50" width="100%">
          <UITableViewCell reuseIdentifier="cell"/>
        </UITableView>
        <UITableView id="byData" height="auto" rowHeight="40" top="previous.bottom" width="100%">
          <repeat for="row" in="rows"><UITableViewCell/></repeat>
        </UITableView>
        <UIView id="below" height="10" top="previous.bottom" width="100%"/>
      </UIView>
      """, state: ["rows": [1]], constants: ["titles": titles], size: .fixed(320, 480))
    func frames() -> [CGFloat] {
      node.view.layoutIfNeeded()
      return ["byCode", "byData", "below"].compactMap { node.node(withID: $0)?.view.frame.minY } + [
        node.node(withID: "byData")?.view.frame.height ?? 0
      ]
    }
    #expect(frames() == [0, 100, 140, 40])
    titles.titles.append("c")
    node.node(withID: "byCode")?.table?.reloadData()
    #expect(frames() == [0, 150, 190, 40])
    node.setState(["rows": [1, 2, 3]])
    #expect(node.node(withID: "below")?.view.frame.minY == 270)
    #expect(frames() == [0, 150, 270, 120])
    node.setState(["rows": []])
    #expect(frames() == [0, 150, 150, 0])
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

  @Test func codeRegistersLayouts() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.registerLayout(
      try Template(markup: "<UITableViewCell textLabel.text='{prefix}{title}'/>"),
      constants: ["prefix": "> "],
      forCellReuseIdentifier: "cell")
    let titles = Titles(["One", "Two"])
    table.dataSource = titles
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["> One", "> Two"])
    titles.titles = ["Three"]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["> Three"])
    #expect(table.dequeueReusableCellNode(withIdentifier: "other") == nil)
  }

  /// A controller with a table of its own making.
  private final class Screen: UIViewController, LayoutLoading {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var layoutRegistry: ComponentRegistry {
      .testing.adding(templates: [
        "Row": "<UITableViewCell><Text id='text' text='{title}'/></UITableViewCell>"
      ])
    }
    override func viewDidLoad() { view.addSubview(table) }
  }

  @Test func layoutsAreFoundAsTheirOwnersAre() throws {
    let screen = Screen()
    screen.loadViewIfNeeded()
    let table = screen.table
    table.registerLayout(named: "Row", forCellReuseIdentifier: "cell")
    let titles = Titles(["One"])
    table.dataSource = titles
    table.layoutIfNeeded()
    #expect(table.visibleCells.first?.contentView.subviews.map { ($0 as? StubText)?.text } == ["One"])
    // A table in a tree knows what the tree does.
    let node = try Template(
      markup: "<UITableView dataSource='titles'/>", registry: screen.layoutRegistry
    ).instantiate(constants: ["titles": titles])
    let other = try #require(node.table)
    other.registerLayout(named: "Row", forCellReuseIdentifier: "cell")
    try node.layOut(in: .fixed(320, 480))
    #expect(other.visibleCells.first?.contentView.subviews.map { ($0 as? StubText)?.text } == ["One"])
  }

  @Test func nothingOfATableIsKept() throws {
    weak var table: UITableView?
    weak var cell: LayoutNode?
    do {
      let node = try screen(
        """
        <UITableView dataSource="titles">
          <UITableViewCell reuseIdentifier="cell" textLabel.text="{title}"/>
        </UITableView>
        """, constants: ["titles": Titles(["a", "b"])])
      table = node.table
      cell = node.root.tree?.node(node.root.tree?.lists.first { _ in true } ?? -1)?.list?.cells.values.first
      #expect(cell != nil)
    }
    #expect(table == nil)
    #expect(cell == nil)
  }

  @Test func aControllersTableIsSetThroughIt() throws {
    let node = try screen(
      """
      <UITableViewController style="grouped" tableView.separatorStyle="none" tableView.contentInset.top="20"
          tableView.dataSource="titles">
        <UIView height="40"/>
        <UITableViewCell reuseIdentifier="cell" textLabel.text="{title}"/>
      </UITableViewController>
      """, constants: ["titles": Titles(["One"])])
    let table = try #require((node.viewController as? UITableViewController)?.tableView)
    #expect(node.view === table)
    #expect(table.style == .grouped)
    #expect(table.separatorStyle == .none)
    #expect(table.contentInset.top == 20)
    #expect(table.tableHeaderView?.frame.height == 40)
    #expect(table.visibleCells.first?.textLabel?.text == "One")
  }

  @Test func aTableInsideReplacesTheControllersOwn() throws {
    let node = try screen(
      """
      <UITableViewController>
        <UITableView id="own" style="grouped" rowHeight="70"/>
      </UITableViewController>
      """)
    let controller = try #require(node.viewController as? UITableViewController)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView === node.node(withID: "own")?.view)
    #expect(node.view === controller.tableView)
    #expect(node.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func headsAreDequeuedByCode() throws {
    final class Heads: UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let node = tableView.dequeueReusableHeaderFooterNode(withIdentifier: "head")
        node?.setState(["title": "Section \(section)"])
        return node?.view
      }
    }
    let heads = Heads()
    let node = try screen(
      """
      <UITableView dataSource="titles" delegate="heads" estimatedSectionHeaderHeight="20" rowHeight="40">
        <UITableViewHeaderFooterView backgroundView.backgroundColor="white" height="auto + 10" reuseIdentifier="head"
            textLabel.text="{title}"/>
        <UITableViewCell reuseIdentifier="cell"/>
      </UITableView>
      """, constants: ["titles": Titles(["a"]), "heads": heads])
    let head = try #require(node.table?.headerView(forSection: 0))
    #expect(head.textLabel?.text == "Section 0")
    #expect(head.backgroundView?.backgroundColor == .white)
    #expect(head.frame.height > 30)
    #expect(
      problems("<UITableViewHeaderFooterView backgroundColor='red'/>").contains(
        "use contentView.backgroundColor"))
  }

  @Test func methodsThatCellsNameAreLookedForUpward() throws {
    let owner = TapOwner()
    owner.loadLayout(
      xmlData: Data(
        """
        <UITableView width="100%" height="100%">
          <repeat for="row" in="0..&lt;2">
            <UITableViewCell><UIButton title="{row}" touchUpInside="tapped" width="100" height="40"/></UITableViewCell>
          </repeat>
        </UITableView>
        """.utf8))
    owner.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    owner.view.layoutIfNeeded()
    let table = try #require(owner.layoutNode?.table)
    table.layoutIfNeeded()
    let button = try #require(table.visibleCells.last?.contentView.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(owner.count == 1)
    #expect(owner.layoutNode?.diagnostics.isEmpty == true)
  }
}

private final class TapOwner: UIViewController, LayoutLoading {
  var count = 0

  func tapped() { count += 1 }

  static var layoutMembers: [OwnerMember] { [.action("tapped", TapOwner.tapped)] }

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
