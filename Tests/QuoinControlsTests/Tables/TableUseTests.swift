import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinControls

@Suite("Tables in use")
struct TableUseTests {
  @Test("A tap selects a row and deselects the one before")
  func taps() {
    let screen = TableScreen()
    screen.layOut()
    screen.tap(CGPoint(x: 50, y: 50))
    screen.tap(CGPoint(x: 50, y: 130))
    #expect(screen.log == ["selected 0.1", "deselected 0.1", "selected 0.3"])
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    screen.table.allowsMultipleSelection = true
    screen.tap(CGPoint(x: 50, y: 10))
    screen.tap(CGPoint(x: 50, y: 130))
    #expect(screen.table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
  }

  @Test("A finger that scrolls selects nothing, and the selection goes with its row")
  func scrolling() {
    let screen = TableScreen()
    screen.layOut()
    screen.tap(CGPoint(x: 50, y: 50))
    screen.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 50, y: 100))
    screen.window.clock.advance(by: 3)
    screen.layOut()
    #expect(screen.log == ["selected 0.1"] && screen.table.contentOffset.y > 200)
    screen.table.contentOffset.y = 0
    screen.layOut()
    #expect(screen.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    #expect(screen.table.visibleCells.filter(\.isSelected).count == 1)
  }

  @Test("Arrows, Home and End move what keys go to, Return and the space bar select it")
  func keys() {
    let screen = TableScreen()
    screen.layOut()
    screen.table.becomeFirstResponder()
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    #expect(
      screen.log.isEmpty
        && screen.table.visibleCells.map(\.configurationState.isFocused).prefix(3) == [false, true, false])
    screen.press(.keyboardReturnOrEnter)
    #expect(screen.log == ["selected 0.1"] && screen.table.indexPathForSelectedRow?.row == 1)
    screen.press(.keyboardEnd)
    screen.layOut()
    #expect(screen.seen.last == 99 && screen.table.indexPathForSelectedRow?.row == 1)
    screen.press(.keyboardUpArrow)
    screen.press(.keyboardSpacebar)
    #expect(screen.table.indexPathForSelectedRow?.row == 98)
    screen.table.resignFirstResponder()
    #expect(screen.table.visibleCells.allSatisfy { !$0.configurationState.isFocused })
  }

  @Test("Arrows select where the selection is to follow what keys go to")
  func selectionFollows() {
    let screen = TableScreen()
    screen.table.selectionFollowsFocus = true
    screen.layOut()
    screen.table.becomeFirstResponder()
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    #expect(screen.log == ["selected 0.0", "deselected 0.0", "selected 0.1"])
  }

  @Test("A row is swiped aside, and its action deletes it")
  func swiped() throws {
    let screen = TableScreen([[0, 1, 2]])
    screen.layOut()
    screen.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 200, y: 62))
    screen.window.clock.advance(by: 1)
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.showingDeleteConfirmation && cell.contentView.frame.minX == -cell.actionsWidth)
    screen.tap(CGPoint(x: 300, y: 60))
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(screen.log == ["commit delete 0.1"])
    #expect(screen.shown == ["0 0 40", "2 40 40"])
  }

  @Test("A tap elsewhere closes a row that is open, and a short swipe leaves it closed")
  func closed() throws {
    let screen = TableScreen([[0, 1, 2]])
    screen.layOut()
    screen.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 180, y: 62))
    screen.window.clock.advance(by: 1)
    screen.tap(CGPoint(x: 50, y: 20))
    screen.window.clock.advance(by: 1)
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(!cell.showingDeleteConfirmation && cell.contentView.frame.minX == 0 && screen.log.isEmpty)
  }

  @Test("A swipe over most of the row does the first action")
  func fullSwipe() {
    let screen = TableScreen([[0, 1, 2]])
    var done: [String] = []
    screen.swipeActions = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, end in
        done.append("flag")
        end(true)
      },
      UIContextualAction(style: .destructive, title: "Bin") { _, _, _ in done.append("bin") },
    ])
    screen.layOut()
    screen.drag(from: CGPoint(x: 310, y: 60), to: CGPoint(x: 10, y: 62), steps: 20)
    screen.window.clock.advance(by: 1)
    #expect(done == ["flag"])
  }

  @Test("Edited rows have a control that opens them, and one that moves them")
  func editing() throws {
    let screen = TableScreen([[0, 1, 2]])
    screen.layOut()
    screen.table.setEditing(true, animated: true)
    screen.window.clock.advance(by: 1)
    screen.layOut()
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.isEditing && cell.editingMark?.kind == .deletion && cell.contentView.frame.minX > 30)
    let mark = try #require(cell.reorderMark)
    let grip = mark.convert(CGPoint(x: 12, y: 7), to: nil)
    let finger = screen.down(grip)
    screen.move(finger, to: CGPoint(x: grip.x, y: grip.y + 45))
    screen.move(finger, to: CGPoint(x: grip.x, y: grip.y + 85))
    screen.up(finger)
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(screen.log == ["moved 0 to 2"])
    #expect(screen.shown == ["1 0 40", "2 40 40", "0 80 40"])
    screen.tap(CGPoint(x: 27, y: 20))
    #expect(screen.table.visibleCells[0].showingDeleteConfirmation)
  }

  @Test("Changes that do not outlive their call are done, too")
  func withoutEscaping() {
    let screen = TableScreen([[0, 1]])
    screen.layOut()
    screen.sections = [[0]]
    func change(_ updates: () -> Void) { screen.table.performBatchUpdates(updates) }
    change { screen.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none) }
    #expect(screen.table.numberOfRows(inSection: 0) == 1)
    screen.table.performBatchUpdates(nil)
  }

  @Test("Rows slide to their places and new ones fade in, on the window's clock")
  func animated() throws {
    let screen = TableScreen([[0, 1, 2]])
    screen.layOut()
    screen.sections = [[9, 0, 2]]
    var finished: Bool?
    screen.table.performBatchUpdates {
      screen.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      screen.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
    } completion: {
      finished = $0
    }
    #expect(screen.shown == ["9 0 40", "0 40 40", "2 80 40"], "the model has its new state at once")
    let cells = screen.table.subviews.compactMap { $0 as? UITableViewCell }
    #expect(cells.count == 4, "the row that goes is still there")
    screen.window.clock.advance(by: 0.15)
    let sliding = try #require(screen.table.visibleCells.dropFirst().first?.layer.presentation())
    #expect(sliding.frame.minY > 5 && sliding.frame.minY < 35)
    screen.window.clock.advance(by: 0.2)
    #expect(finished == true)
    #expect(screen.table.subviews.filter { $0 is UITableViewCell }.count == 3)
  }

  @Test("A snapshot changes the table by what differs")
  func diffable() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table = UITableView(frame: window.bounds)
    table.register(NumberCell.self, forCellReuseIdentifier: "number")
    var asked = 0
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, number in
      asked += 1
      let cell = table.dequeueReusableCell(withIdentifier: "number", for: path)
      (cell as? NumberCell)?.show(number, lines: 1)
      return cell
    }
    window.addSubview(table)
    var snapshot = source.snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4], toSection: "B")
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    let before = asked
    snapshot.moveItem(3, afterItem: 4)
    snapshot.deleteItems([1])
    snapshot.insertItems([7], beforeItem: 2)
    source.apply(snapshot)
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
    #expect(table.visibleCells.compactMap { ($0 as? NumberCell)?.number } == [7, 2, 4, 3])
    #expect(asked - before == 1, "only the new row asks for a cell")
    #expect(source.indexPath(for: 3) == IndexPath(row: 1, section: 1))
  }

  @Test("A controller looks after its table, and subclasses say what is in it")
  func controller() {
    final class Numbers: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let controller = Numbers(style: .grouped)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.compactMap(\.textLabel?.text) == ["0", "1", "2"])
    #expect(controller.tableView.style == .grouped && controller.view === controller.tableView)
  }

  @Test("Titles at the side lead to their sections")
  func index() throws {
    final class Indexed: UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 5 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C", "D", "E"] }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let (table, source) = (UITableView(frame: window.bounds), Indexed())
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let touch = UITouch(at: CGPoint(x: 312, y: 220))
    window.sendEvent(UIEvent(touches: [touch]))
    window.clock.advance(by: 0.2)
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == table.rect(forSection: 2).minY)
    #expect(table.indexPathsForVisibleRows?.first?.section == 2)
  }
}

extension UITableViewCell {
  /// How wide the actions are that are seen.
  var actionsWidth: CGFloat { abs(swipeOffset) }
}
