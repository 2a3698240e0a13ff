import Foundation
import QuoinControls
import QuoinTestSupport
import Testing

@Suite("Rows of a table")
struct TableRowsTests {
  @Test("Of 100,000 rows only those have cells that are seen, plus two at most that wait")
  func few() {
    let screen = TableScreen([Array(0..<100_000)])
    screen.lines = { 1 + $0 % 3 }
    var made: [ObjectIdentifier: Int] = [:]
    screen.layOut()
    for step in 0..<60 {
      screen.table.contentOffset.y = CGFloat(step) * 437
      screen.layOut()
      for cell in screen.table.visibleCells { made[ObjectIdentifier(cell), default: 0] += 1 }
      let cells = screen.table.subviews.filter { $0 is UITableViewCell }
      #expect(cells.count == screen.table.visibleCells.count)
    }
    #expect(screen.table.visibleCells.count <= 12)
    #expect(made.count <= 40, "cells go from row to row")
    #expect(screen.asked < 1200)
  }

  @Test("Cells say how high they are, and estimates count for the rest")
  func heights() {
    let screen = TableScreen([[0, 1, 2, 3, 4]], height: 100)
    screen.lines = { $0 + 1 }
    screen.table.estimatedRowHeight = 50
    screen.layOut()
    #expect(screen.shown == ["0 0 40", "1 40 60"])
    #expect(screen.table.contentSize == CGSize(width: 320, height: 40 + 60 + 3 * 50))
    screen.table.scrollToRow(at: IndexPath(row: 4, section: 0), at: .bottom, animated: false)
    #expect(screen.seen == [4])
    #expect(screen.table.rectForRow(at: IndexPath(row: 4, section: 0)).height == 120)
  }

  @Test("What is seen stays where it is when rows above it turn out higher than estimated")
  func anchored() {
    let screen = TableScreen([Array(0..<200)])
    screen.lines = { 1 + $0 % 4 }
    screen.layOut()
    screen.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    for _ in 0..<40 {
      let before = Dictionary(
        uniqueKeysWithValues: screen.table.visibleCells.map {
          (($0 as? NumberCell)?.number ?? 0, $0.frame.minY - screen.table.contentOffset.y)
        })
      screen.table.contentOffset.y -= 33
      screen.layOut()
      for cell in screen.table.visibleCells {
        guard let cell = cell as? NumberCell, let old = before[cell.number] else { continue }
        #expect(cell.frame.minY - screen.table.contentOffset.y == old + 33, "row \(cell.number)")
      }
    }
  }

  @Test("A row's height follows the content of its cell")
  func selfSizing() {
    let screen = TableScreen([[0, 1, 2]])
    screen.layOut()
    (screen.table.visibleCells[1] as? NumberCell)?.show(1, lines: 3)
    screen.layOut()
    #expect(screen.shown == ["0 0 40", "1 40 80", "2 120 40"])
  }

  @Test("Rows have the height that the table says, or the delegate")
  func stated() {
    let screen = TableScreen([[0, 1, 2]])
    screen.table.rowHeight = 30
    screen.layOut()
    #expect(screen.shown == ["0 0 30", "1 30 30", "2 60 30"])
  }

  @Test("Sections have heads that stay at the top of a plain table while their rows go by")
  func sticky() {
    let screen = TableScreen([Array(0..<10), Array(10..<40)], height: 200)
    screen.titles = ["First", "Second"]
    screen.table.estimatedRowHeight = 40
    screen.layOut()
    let head = screen.table.headerView(forSection: 0)
    #expect(head?.frame == CGRect(x: 0, y: 0, width: 320, height: 28))
    screen.table.contentOffset.y = 100
    screen.layOut()
    #expect(screen.table.headerView(forSection: 0)?.frame.minY == 100)
    screen.table.contentOffset.y = 420
    screen.layOut()
    #expect(screen.table.headerView(forSection: 0)?.frame.minY == 400, "the next head pushes it away")
    #expect(screen.table.headerView(forSection: 1)?.frame.minY == 428)
    #expect(screen.table.rectForHeader(inSection: 1).minY == 428)
  }

  @Test("Sections of grouped tables stand apart, and those that keep from the edges have round corners")
  func grouped() {
    let screen = TableScreen([[0, 1], [2]], style: .insetGrouped)
    screen.layOut()
    #expect(screen.table.visibleCells.map(\.frame.minX) == [16, 16, 16])
    #expect(screen.table.visibleCells.map(\.frame.width) == [288, 288, 288])
    #expect(screen.shown == ["0 35 40", "1 75 40", "2 150 40"])
    #expect(screen.table.visibleCells.map(\.layer.cornerRadius) == [10, 10, 10])
    #expect(screen.table.visibleCells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test("Views stand above the first row and below the last")
  func edges() {
    let screen = TableScreen([[0, 1]])
    screen.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    screen.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    screen.layOut()
    #expect(screen.shown == ["0 50 40", "1 90 40"])
    #expect(screen.table.tableFooterView?.frame == CGRect(x: 0, y: 130, width: 320, height: 30))
    #expect(screen.table.contentSize.height == 160)
  }

  @Test("Rows are found by points and rectangles, and scrolled to")
  func places() {
    let screen = TableScreen([Array(0..<50), Array(50..<100)])
    screen.table.rowHeight = 40
    screen.layOut()
    let table = screen.table
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 85)) == IndexPath(row: 2, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: -5)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 1990, width: 10, height: 20))?.map(\.section) == [0, 1])
    table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
    #expect(table.contentOffset.y == 2000 && screen.seen.first == 50)
    table.scrollToRow(at: IndexPath(row: 49, section: 1), at: .none, animated: true)
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(screen.seen.last == 99 && table.contentOffset.y == 4000 - 440)
  }

  @Test("What will be seen soon is told of, and taken back when it is not likely any more")
  func prefetching() {
    final class Fetcher: UITableViewDataSourcePrefetching {
      var log: [String] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt paths: [IndexPath]) {
        log.append("get \(paths.map(\.row).min() ?? -1)")
      }
      func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
        log.append("leave \(paths.count)")
      }
    }
    let (screen, fetcher) = (TableScreen(), Fetcher())
    screen.table.prefetchDataSource = fetcher
    screen.layOut()
    #expect(fetcher.log == ["get 11"])
    screen.table.contentOffset.y = 2000
    screen.layOut()
    #expect(fetcher.log.count == 3 && fetcher.log[1].hasPrefix("leave"))
  }
}
