import Foundation
import Testing

@testable import QuoinControls

/// Rows whose cells are kept, and handed out again.
private final class KeptCells: UITableViewDataSource {
  let cells = (0..<4).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.row]
  }
}

@Suite("Tables that load rows anew")
struct TableReloadTests {
  @Test("A cell that is handed out again for a row that is loaded anew stays", arguments: [true, false])
  func keptCells(isInWindow: Bool) {
    let source = KeptCells()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.dataSource = source
    let finger = isInWindow ? Finger(on: table) : nil
    table.layoutIfNeeded()
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    finger?.window.clock.advance(by: 1)
    table.layoutIfNeeded()
    #expect(source.cells.allSatisfy { $0.superview === table && $0.alpha == 1 })
    #expect(table.visibleCells == source.cells)
  }

  @Test("A section that is loaded anew brings rows along that are told of as well")
  func sectionAndRows() {
    let screen = TableScreen([[0, 1, 2], [9]])
    screen.layOut()
    screen.sections = [[0, 1, 2, 3], [9]]
    let said = misuse {
      screen.table.performBatchUpdates {
        screen.table.reloadSections([0], with: .none)
        screen.table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      }
    }
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(said.isEmpty && screen.seen == [0, 1, 2, 3, 9] && screen.table.numberOfRows(inSection: 0) == 4)
  }

  @Test("Loading everything anew within a batch makes what is told there count for nothing")
  func withinBatch() {
    let screen = TableScreen([[0, 1, 2]])
    screen.layOut()
    var ends: [Bool] = []
    let said = misuse {
      screen.sections = [[7]]
      screen.table.performBatchUpdates({
        screen.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        screen.table.reloadData()
        screen.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      }) { ends.append($0) }
      screen.sections = [[7, 8]]
      screen.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    }
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(said.isEmpty && screen.seen == [7, 8] && ends == [false])
    #expect(!screen.table.hasUncommittedUpdates)
  }

  @Test("Rows that come, go or are loaded anew while a finger moves one end the movement")
  func whileMoving() throws {
    let screen = TableScreen([Array(0..<6)])
    screen.table.isEditing = true
    screen.layOut()
    let finger = screen.down(CGPoint(x: 296, y: 20))
    screen.window.clock.advance(by: 0.1)
    screen.move(finger, to: CGPoint(x: 296, y: 180))
    screen.layOut()
    #expect(screen.table.list.movement != nil)
    screen.sections = [[0, 1]]
    screen.table.reloadData()
    screen.move(finger, to: CGPoint(x: 296, y: 230))
    screen.up(finger)
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(screen.seen == [0, 1] && screen.log.isEmpty && screen.table.list.movement == nil)
    let second = screen.down(CGPoint(x: 296, y: 20))
    screen.window.clock.advance(by: 0.1)
    screen.move(second, to: CGPoint(x: 296, y: 70))
    screen.sections = [[0]]
    screen.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    screen.move(second, to: CGPoint(x: 296, y: 90))
    screen.up(second)
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(screen.seen == [0] && screen.log.isEmpty)
  }

  @Test("Paths of another length name no row, and are reported")
  func wrongPaths() {
    let screen = TableScreen([[0, 1]])
    screen.layOut()
    let said = misuse {
      screen.table.deleteRows(at: [IndexPath(index: 0)], with: .none)
      screen.table.reloadRows(at: [IndexPath()], with: .none)
    }
    #expect(said.count == 2 && screen.table.numberOfRows(inSection: 0) == 2)
  }

  @Test("A snapshot that is applied while cells are being got is refused")
  func snapshotWithinSnapshot() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    var source: UITableViewDiffableDataSource<Int, Int>?
    var said: [String] = []
    let made = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      said += misuse { source?.apply(NSDiffableDataSourceSnapshot()) }
      return UITableViewCell()
    }
    source = made
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    made.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(said.count == 1 && made.snapshot().numberOfItems == 1)
  }
}
