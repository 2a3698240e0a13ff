import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinControls

/// Rows of which nothing is said but their number.
private class PlainRows: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

@Suite("Editing tables")
struct TableEditingTests {
  private func table(_ source: any UITableViewDataSource) -> (Finger, UITableView) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = source
    return (Finger(on: table, width: 320), table)
  }

  @Test("Rows of which nothing is said cannot be deleted; a class says that they can, or how")
  func deletion() {
    let first = ListPlace(section: 0, row: 0)
    let (source, own) = (PlainRows(), TableScreen([[0]]))
    let (window, silent) = table(source)
    silent.isEditing = true
    window.window.layoutIfNeeded()
    #expect(silent.swipeActions(of: first, isLeading: false) == nil)
    #expect(silent.visibleCells.allSatisfy { $0.editingStyle == .none })
    own.layOut()
    let actions = own.table.swipeActions(of: first, isLeading: false)?.actions
    #expect(actions?.map(\.title) == ["Delete"], "no actions of one's own mean the usual one")
    own.swipeActions = UISwipeActionsConfiguration(actions: [])
    #expect(own.table.swipeActions(of: first, isLeading: false) == nil, "none mean none")
  }

  @Test("What is behind the edges of a row can be done without swiping")
  func accessibilityActions() throws {
    let screen = TableScreen([[0, 1, 2]])
    screen.layOut()
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let action = try #require(cell.accessibilityCustomActions?.first)
    #expect(action.name == "Delete" && action.perform())
    #expect(screen.log == ["commit delete 0.1"])
  }

  @Test("A row that is scrolled away closes, and its cell has no actions any more", arguments: [false, true])
  func scrolledAway(isAnimated: Bool) throws {
    let screen = TableScreen()
    screen.layOut()
    screen.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 180, y: 62))
    screen.window.clock.advance(by: 1)
    let cell = try #require(screen.table.list.swipe?.cell)
    screen.table.setContentOffset(CGPoint(x: 0, y: 2000), animated: isAnimated)
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(screen.table.list.swipe == nil && cell.swipeOffset == 0)
    #expect(!cell.subviews.contains { $0 is SwipeActionsView })
  }

  @Test("What was selected to be edited is not selected afterwards")
  func selection() {
    let screen = TableScreen([[0, 1, 2]])
    screen.table.allowsMultipleSelectionDuringEditing = true
    screen.table.isEditing = true
    screen.layOut()
    for row in [0, 2] {
      screen.table.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    #expect(screen.table.indexPathsForSelectedRows?.count == 2)
    screen.table.isEditing = false
    #expect(screen.table.indexPathsForSelectedRows == nil)
    #expect(screen.table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test("A row that is pressed long shows its menu; without one it is selected when the finger goes up")
  func menu() throws {
    final class Rows: PlainRows, UITableViewDelegate {
      var log: [String] = []
      func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { log.append("\(path.row)") }
      func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        guard path.row == 1 else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Share") { _ in self.log.append("share") }])
        })
      }
    }
    let rows = Rows()
    let (finger, table) = table(rows)
    table.delegate = rows
    func hold(_ y: CGFloat) {
      finger.down(50, y)
      finger.window.clock.advance(by: 0.8)
      finger.up()
      finger.window.clock.advance(by: 1)
      finger.window.layoutIfNeeded()
    }
    hold(20)
    #expect(rows.log == ["0"])
    hold(60)
    #expect(rows.log == ["0"])
    func all(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all($0) } }
    let item = try #require(all(finger.window).first { $0.accessibilityLabel == "Share" })
    finger.tap(item)
    #expect(rows.log == ["0", "share"])
  }

  // MARK: Moving

  private func lift(_ screen: TableScreen, row: Int) throws -> (UITouch, CGPoint) {
    screen.table.isEditing = true
    screen.layOut()
    let mark = try #require(screen.table.visibleCells[row].reorderMark)
    let grip = mark.convert(CGPoint(x: 12, y: 7), to: nil)
    let finger = screen.down(grip)
    screen.window.clock.advance(by: 0.1)
    return (finger, grip)
  }

  @Test("A row goes behind the last one of another section, and into one that has none")
  func otherSections() throws {
    let screen = TableScreen([[0, 1], [], [2, 3]], height: 600)
    screen.titles = ["A", "B", "C"]
    let (finger, grip) = try lift(screen, row: 0)
    let empty = screen.table.rect(forSection: 1).midY
    screen.move(finger, to: CGPoint(x: grip.x, y: grip.y + 30))
    screen.move(finger, to: CGPoint(x: grip.x, y: empty))
    screen.up(finger)
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(screen.sections == [[1], [0], [2, 3]] && screen.seen == [1, 0, 2, 3])
    let (second, place) = try lift(screen, row: 0)
    let end = screen.table.rect(forSection: 2).maxY
    screen.move(second, to: CGPoint(x: place.x, y: place.y + 30))
    screen.move(second, to: CGPoint(x: place.x, y: end - 5))
    screen.up(second)
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(screen.sections == [[], [0], [2, 3, 1]] && screen.seen == [0, 2, 3, 1])
  }

  @Test("A finger that holds a row at an edge scrolls, as far as there is something")
  func atEdges() throws {
    let screen = TableScreen([Array(0..<40)])
    let (finger, grip) = try lift(screen, row: 2)
    screen.move(finger, to: CGPoint(x: grip.x, y: grip.y + 60))
    screen.move(finger, to: CGPoint(x: grip.x, y: 435))
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(screen.table.contentOffset.y > 200)
    screen.window.clock.advance(by: 10)
    screen.layOut()
    #expect(screen.table.contentOffset == CGPoint(x: 0, y: 1160))
    screen.up(finger)
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(screen.log == ["moved 2 to 39"] && screen.seen.last == 2)
    #expect(screen.table.visibleCells.last?.frame.maxY == 1600)
  }
}
