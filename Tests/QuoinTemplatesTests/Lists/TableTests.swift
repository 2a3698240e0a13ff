import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// A table's attributes, and what stands around its rows.
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
}
