import Foundation
import QuoinBoxes
import QuoinControls
import QuoinDiagnostics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What stands in something that scrolls besides cells and content.
@Suite struct ListPlaceTests {
  @Test(arguments: [
    "UITableView", "UITableViewController", "UICollectionView", "UIScrollView", "LMScrollView",
  ])
  func aRefreshControlStandsAboveTheContent(of name: String) throws {
    let node = try screen(
      """
      <\(name)>
        <if test="on"><UIRefreshControl tag="7"/></if>
        <UIView tag="8" height="20" width="20"/>
      </\(name)>
      """, state: ["on": true])
    let view = try #require(
      (node.viewController as? UITableViewController)?.tableView ?? node.view as? UIScrollView)
    let content: () -> UIView? = {
      switch view {
      case let table as UITableView: table.tableHeaderView
      case let collection as UICollectionView: collection.backgroundView
      case let boxes as LMScrollView: boxes.content
      default: view.subviews.first { $0.tag == 8 }
      }
    }
    #expect(view.refreshControl?.tag == 7)
    #expect(content()?.tag == 8)
    node.setState(["on": false])
    #expect(view.refreshControl == nil)
    #expect(content()?.tag == 8)
    node.setState(["on": true])
    #expect(view.refreshControl?.tag == 7)
    #expect(content()?.tag == 8)
  }

  @Test func headAndFootOfATableChangePlaces() throws {
    let node = try screen(
      """
      <UITableView>
        <if test="a"><UIView id="head" height="30"/></if>
        <UIView id="foot" height="10"/>
      </UITableView>
      """, state: ["a": true])
    let table = try #require(node.table)
    let foot = try #require(node.node(withID: "foot")?.view)
    for _ in 0..<3 {
      #expect(table.tableHeaderView === node.node(withID: "head")?.view)
      #expect(table.tableFooterView === foot)
      #expect(foot.superview != nil)
      node.setState(["a": false])
      #expect(table.tableHeaderView === foot)
      #expect(table.tableFooterView == nil)
      #expect(foot.superview != nil)
      node.setState(["a": true])
    }
    #expect(node.diagnostics.isEmpty)
  }

  @Test func aScrollViewOfBoxesSaysThatItTakesOneView() throws {
    #expect(
      problems("<LMScrollView><UIView/><UIView/></LMScrollView>")
        == "t:1:2: error: LMScrollView scrolls one view; there are 2 inside")
    let node = try instance(
      of: "<LMScrollView><if test='on'><UIView id='a'/></if><UIView id='b'/></LMScrollView>",
      state: ["on": false])
    try node.layOut()
    #expect((node.view as? LMScrollView)?.content === node.node(withID: "b")?.view)
    node.setState(["on": true])
    #expect(node.diagnostics.description.contains("there are 2 inside"))
    node.setState(["on": false])
    #expect((node.view as? LMScrollView)?.content === node.node(withID: "b")?.view)
    #expect(node.diagnostics.isEmpty)
  }
}
