import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Rows and items that follow their keys: what people have done in one is seen where its item is, and nowhere else.
@Suite struct KeyedRowTests {
  /// A list whose rows hold a switch, a field, something that scrolls, and a text.
  private final class KeyedList {
    let node: LayoutNode
    let view: UIScrollView

    init(_ name: String, key: String = "row.id", _ ids: [Int]) throws {
      let cell = name == "UITableView" ? "UITableViewCell" : "UICollectionViewCell"
      node = try screen(
        """
        <\(name)>
          <repeat for="row" in="rows" key="\(key)">
            <\(cell) height="100" width="300">
              <UISwitch/><UITextField width="50" height="20"/><UILabel id="said" text="{row.id} at {index}"/>
              <UIScrollView width="10" height="10" contentSize.height="100"/>
            </\(cell)>
          </repeat>
        </\(name)>
        """, state: ["rows": Self.rows(ids)], size: .fixed(320, 450))
      view = try #require(node.view as? UIScrollView)
      view.layoutIfNeeded()
    }

    private static func rows(_ ids: [Int]) -> [[String: Any]] { ids.map { ["id": $0] } }

    func set(_ ids: [Int], animated: Bool = false) {
      node.setState(["rows": Self.rows(ids)], animated: animated)
      view.layoutIfNeeded()
    }

    func content(_ row: Int) throws -> [UIView] {
      let path = IndexPath(row: row, section: 0)
      let cell = (view as? UITableView)?.cellForRow(at: path)?.contentView
      return try #require(cell ?? (view as? UICollectionView)?.cellForItem(at: path)?.contentView).subviews
    }

    func use(_ row: Int, _ text: String) throws {
      let views = try content(row)
      (views[0] as? UISwitch)?.isOn = true
      (views[1] as? UITextField)?.text = text
      (views[3] as? UIScrollView)?.contentOffset.y = 30
    }

    /// What is seen in a row.
    func seen(_ row: Int) throws -> String {
      let views = try content(row)
      let scrolled = (views[3] as? UIScrollView)?.contentOffset.y ?? 0
      return
        "\((views[2] as? UILabel)?.text ?? ""): \((views[0] as? UISwitch)?.isOn == true ? "on" : "off") "
        + "\((views[1] as? UITextField)?.text ?? "") \(Int(scrolled))"
    }

    /// The cells in the view, those that are going among them.
    var cells: [UIView] {
      view.subviews.filter { ($0 is UITableViewCell || $0 is UICollectionViewCell) && !$0.isHidden }
    }

    var selection: [Int] {
      ((view as? UITableView)?.indexPathsForSelectedRows ?? (view as? UICollectionView)?
        .indexPathsForSelectedItems
        ?? []).map(\.item)
    }

    func select(_ row: Int) {
      let path = IndexPath(row: row, section: 0)
      (view as? UITableView)?.selectRow(at: path, animated: false, scrollPosition: .none)
      (view as? UICollectionView)?.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  private static let lists = ["UITableView", "UICollectionView"]

  @Test(arguments: lists) func whatPeopleDoGoesWithTheKey(list: String) throws {
    let list = try KeyedList(list, [0, 1, 2])
    try list.use(1, "typed")
    list.select(1)
    let cell = try list.content(1)[0]
    list.set([2, 1, 0])
    #expect(try (0...2).map(list.seen) == ["2 at 0: off  0", "1 at 1: on typed 30", "0 at 2: off  0"])
    list.set([9, 2, 1, 0])
    #expect(
      try (0...3).map(list.seen) == [
        "9 at 0: off  0", "2 at 1: off  0", "1 at 2: on typed 30", "0 at 3: off  0",
      ])
    #expect(list.selection == [2])
    #expect(try list.content(2)[0] === cell)
    list.set([1, 0], animated: true)
    #expect(try (0...1).map(list.seen) == ["1 at 0: on typed 30", "0 at 1: off  0"])
    list.set([3, 0])
    #expect(try (0...1).map(list.seen) == ["3 at 0: off  0", "0 at 1: off  0"])
    #expect(list.selection.isEmpty)
    list.set([3, 1, 0])
    #expect(try list.seen(1) == "1 at 1: off  0")
    #expect(list.node.diagnostics.isEmpty)
  }

  @Test(arguments: lists) func rowsAreSeenOnTheirWayOnTheClockOfTheirWindow(list: String) throws {
    let list = try KeyedList(list, [0, 1, 2])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 450))
    window.addSubview(list.view)
    list.view.layoutIfNeeded()
    try list.use(1, "typed")
    let content = try list.content(1)
    let field = try #require(content[1] as? UITextField)
    let cell = try #require(field.superview?.superview)
    #expect(field.becomeFirstResponder())
    func shownTop() -> CGFloat { cell.layer.presentation()?.frame.minY ?? cell.frame.minY }

    let top = cell.frame.minY
    list.set([9, 2, 1], animated: true)
    #expect(shownTop() == top)
    window.clock.advance(by: 0.1)
    #expect(top < shownTop() && shownTop() < cell.frame.minY)
    // The first is still seen going, and what comes is seen coming.
    #expect(list.cells.count == 4)
    window.clock.advance(by: 1)
    #expect(shownTop() == cell.frame.minY && list.cells.count == 3)
    #expect(try (0...2).map(list.seen) == ["9 at 0: off  0", "2 at 1: off  0", "1 at 2: on typed 30"])
    #expect(try list.content(2)[1] === field && field.isFirstResponder)

    UIView.performWithoutAnimation { list.set([1, 9], animated: true) }
    #expect(shownTop() == 0)
    #expect(list.cells.count == 2)
    list.set([9, 1])
    #expect(shownTop() == cell.frame.minY)
  }

  @Test(arguments: lists) func aRowThatGoesOutOfSightIsAsItWasWhenItComesBack(list: String) throws {
    // Items have room between them.
    let height = list == "UITableView" ? 100 : 110
    let list = try KeyedList(list, [0, 1, 2])
    try list.use(1, "typed")
    list.set(Array(10..<80) + [0, 1, 2])
    for top in stride(from: 0, through: 6_000, by: 400) {
      list.view.contentOffset.y = CGFloat(top)
      list.view.layoutIfNeeded()
      for row in top / height + 1...top / height + 3 {
        #expect(try list.seen(row) == "\(row + 10) at \(row): off  0")
      }
    }
    list.view.contentOffset.y = 0
    list.set([5, 1])
    #expect(try list.seen(1) == "1 at 1: on typed 30")
    #expect(list.node.liveCells < 70)
  }

  @Test func stateThatCodeGivesToARowGoesWithItsKey() throws {
    let list = try KeyedList("UITableView", [0, 1])
    let live = try #require(list.node.live?.list)
    func said(_ row: Int) throws -> LayoutNode {
      let cell = try #require(list.node.table?.cellForRow(at: IndexPath(row: row, section: 0)))
      return try #require(live.cells[ObjectIdentifier(cell)]?.childNode(withID: "said"))
    }
    try said(0).setState(["open": true])
    list.set([1, 0])
    #expect(try said(1).state["open"] as? Bool == true)
    #expect(try said(0).state.isEmpty)
    list.set([1] + Array(10..<40))
    list.set(Array(50..<90))
    for row in 0..<4 { #expect(try said(row).state.isEmpty) }
  }

  @Test func sectionsFollowTheirKeysAndTheirRowsWithThem() throws {
    let node = try screen(
      """
      <UITableView rowHeight="40">
        <repeat for="part" in="parts" key="part.name">
          <UITableViewHeaderFooterView textLabel.text="{part.name}"/>
          <repeat for="row" in="part.rows" key="row">
            <UITableViewCell><UISwitch/><UILabel text="{part.name}{row}"/></UITableViewCell>
          </repeat>
        </repeat>
      </UITableView>
      """,
      state: ["parts": [["name": "a", "rows": [1, 2]], ["name": "b", "rows": [1]]] as [[String: Any]]],
      size: .fixed(320, 480))
    let table = try #require(node.table)
    func seen() -> [String] {
      table.visibleCells.map { cell in
        let views = cell.contentView.subviews
        return "\((views[1] as? UILabel)?.text ?? "")\((views[0] as? UISwitch)?.isOn == true ? "!" : "")"
      }
    }
    (table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.subviews[0] as? UISwitch)?.isOn = true
    #expect(seen() == ["a1", "a2!", "b1"])
    node.setState([
      "parts": [["name": "b", "rows": [1]], ["name": "a", "rows": [2, 1]]] as [[String: Any]]
    ])
    table.layoutIfNeeded()
    #expect(seen() == ["b1", "a2!", "a1"])
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "a")
    node.setState(["parts": [["name": "c", "rows": [2]], ["name": "a", "rows": [2]]] as [[String: Any]]])
    table.layoutIfNeeded()
    #expect(seen() == ["c2", "a2!"])
  }

  @Test func whatAKeyReadsIsFollowed() throws {
    let node = try screen(
      """
      <UITableView rowHeight="40">
        <repeat for="n" in="[1, 2]" key="n * by"><UITableViewCell><UISwitch/></UITableViewCell></repeat>
      </UITableView>
      """, state: ["by": 1], size: .fixed(320, 480))
    func isOn(_ row: Int) -> UISwitch? {
      node.table?.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews[0] as? UISwitch
    }
    isOn(1)?.isOn = true
    node.setState(["by": 2])
    node.table?.layoutIfNeeded()
    // The first is now what the second was.
    #expect(isOn(0)?.isOn == true)
    #expect(isOn(1)?.isOn == false)
  }

  @Test func aKeyThatComesTwiceIsToldWithItsPlace() throws {
    let list = try KeyedList("UITableView", [4, 5, 4, 4])
    #expect(
      list.node.diagnostics.all.map(\.description) == [
        "t:2:36: warning: Items 1 and 3 have the same key 4, so that only their order tells them apart"
      ])
    #expect(list.node.diagnostics.all.first?.notes.first?.message == "This is in row 3 (index 2)")
    try list.use(2, "second")
    list.set([4, 4, 5])
    #expect(try list.seen(1) == "4 at 1: on second 30")
    list.set([4, 5])
    #expect(list.node.diagnostics.isEmpty)
  }

  @Test func aKeyThatCannotBeEvaluatedIsToldWithItsPlace() {
    #expect(
      problems("<UITableView><repeat for='a' in='[1]' key='b'><UITableViewCell/></repeat></UITableView>")
        == "t:1:44: error: Unknown name 'b'")
  }
}
