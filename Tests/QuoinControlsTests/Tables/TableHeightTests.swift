import Foundation
import Testing

@testable import QuoinControls

/// Says the height of all rows but the first, for which the table's own counts.
private final class SomeHeights: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? super.tableView(tableView, heightForRowAt: indexPath) : 90
  }
}

/// Sections without titles whose heads are to be of a height.
private final class StatedHeads: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    section == 0 ? 50 : 20
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let label = UILabel()
    label.text = "Head"
    return section == 0 ? label : nil
  }
}

@Suite("Heights in tables")
struct TableHeightTests {
  @Test("Another height of rows leaves the selection, the cells and what the data source said as they are")
  func rowHeight() {
    let screen = TableScreen([[0, 1, 2]])
    screen.layOut()
    let cells = screen.table.visibleCells
    screen.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    screen.asked = 0
    screen.table.rowHeight = 60
    #expect(screen.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 120)
    screen.layOut()
    #expect(screen.table.visibleCells == cells && screen.asked == 0)
    #expect(screen.shown == ["0 0 60", "1 60 60", "2 120 60"])
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    screen.table.delegate = nil
    screen.table.sectionIndexMinimumDisplayRowCount = 3
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0) && screen.asked == 0)
  }

  @Test("Rows may come right after another height was set")
  func rowHeightAndRows() {
    let screen = TableScreen([[0, 1, 2]])
    screen.layOut()
    let said = misuse {
      screen.table.rowHeight = 60
      screen.sections = [[0, 1, 2, 3]]
      screen.table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    }
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(said.isEmpty && screen.shown == ["0 0 60", "1 60 60", "2 120 60", "3 180 60"])
  }

  @Test("A controller that leaves some heights to the class above says the others")
  func someHeights() {
    let controller = SomeHeights(style: .plain)
    let finger = Finger(on: UIView(), width: 320, height: 400)
    finger.window.rootViewController = controller
    controller.tableView.rowHeight = 30
    finger.window.layoutIfNeeded()
    let heights = (0..<3).map { controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights == [30, 90, 90])
    let table: UITableView = controller.tableView
    #expect(controller.tableView(table, estimatedHeightForRowAt: IndexPath(row: 0, section: 0)) == -1)
  }

  @Test("Heights of heads that were stated stay so in another width")
  func statedHeads() {
    let source = StatedHeads()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)
    (table.dataSource, table.delegate) = (source, source)
    let finger = Finger(on: table)
    table.frame.size.width = 300
    finger.window.layoutIfNeeded()
    #expect((0..<2).map { table.rectForHeader(inSection: $0).height } == [50, 20])
  }

  @Test("Estimates that are no numbers do not count")
  func wrongEstimates() {
    let screen = TableScreen([[0, 1, 2]])
    screen.table.estimatedRowHeight = .infinity
    screen.layOut()
    #expect(screen.shown == ["0 0 40", "1 40 40", "2 80 40"] && screen.table.contentSize.height == 120)
  }
}
