import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Tables of controllers.
@Suite struct TableControllerTests {
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

  @Test func aListIsNotMountedInTheListOfAController() throws {
    let lists: [(String, UIViewController)] = [
      ("UITableView", UITableViewController()),
      ("UICollectionView", UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())),
    ]
    for (list, controller) in lists {
      let message =
        "A \(list) cannot be mounted in a \(list)Controller, whose view is one already; make \(list)Controller the root, or mount it in another controller"
      for mount in [
        { (node: LayoutNode) throws in try node.mount(in: controller) },
        { (node: LayoutNode) throws in try node.mount(in: controller.view) },
      ] {
        let node = try instance(of: "<\(list)/>")
        #expect(throws: Diagnostics.self) { try mount(node) }
        do { try mount(node) } catch { #expect(Diagnostics(error).all.map(\.message) == [message]) }
        #expect(node.view.superview == nil)
      }
      try instance(of: "<UIView/>").mount(in: controller)
      let other = UIViewController()
      try instance(of: "<\(list)/>").mount(in: other)
    }
  }
}

private final class TapOwner: UIViewController, LayoutLoading {
  var count = 0

  func tapped() { count += 1 }

  static var layoutMembers: [OwnerMember] { [.action("tapped", TapOwner.tapped)] }
}
