import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinControls

@Suite("Scrolling tables")
struct TableScrollingTests {
  @Test("Whatever scrolls later wins over a row that is being scrolled to")
  func overtaken() {
    let screen = TableScreen()
    screen.lines = { 1 + $0 % 3 }
    screen.layOut()
    screen.table.scrollToRow(at: IndexPath(row: 80, section: 0), at: .top, animated: true)
    screen.window.clock.advance(by: 0.1)
    screen.table.setContentOffset(.zero, animated: false)
    screen.layOut()
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(screen.table.contentOffset.y == 0 && screen.table.scrollTarget == nil)
  }

  @Test("A row that is scrolled to in a while stands where it was to, though rows on the way turn out higher")
  func arrives() throws {
    let screen = TableScreen()
    screen.lines = { 1 + $0 % 3 }
    screen.layOut()
    screen.table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: true)
    for _ in 0..<30 {
      screen.window.clock.advance(by: 1.0 / 60)
      screen.layOut()
    }
    let row = try #require(screen.table.cellForRow(at: IndexPath(row: 60, section: 0)))
    #expect(row.frame.minY == screen.table.contentOffset.y)
  }

  @Test("A section is scrolled to that may have no rows")
  func sections() {
    let screen = TableScreen([Array(0..<20), [], Array(20..<40)])
    screen.titles = ["A", "B", "C"]
    screen.table.rowHeight = 40
    screen.layOut()
    screen.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    #expect(screen.table.contentOffset.y == screen.table.rect(forSection: 1).minY)
    let said = misuse(of: {
      screen.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 7), at: .top, animated: false)
    })
    #expect(said.count == 1)
  }

  @Test("A row that is gone is deselected without a word")
  func gone() {
    let screen = TableScreen([[0]])
    screen.layOut()
    let said = misuse(of: {
      screen.table.deselectRow(at: IndexPath(row: 9, section: 0), animated: false)
      screen.table.deselectRow(at: IndexPath(index: 3), animated: false)
    })
    #expect(said.isEmpty)
  }

  @Test("Heads stay below a bar that has shrunk as their rows were scrolled")
  func belowBars() throws {
    final class Letters: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 3 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "\(section)"
      }
    }
    let letters = Letters(style: .plain)
    letters.title = "Letters"
    let navigation = UINavigationController(rootViewController: letters)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    window.rootViewController = navigation
    window.layoutIfNeeded()
    letters.tableView.contentOffset.y = 400
    window.layoutIfNeeded()
    let head = try #require(letters.tableView.headerView(forSection: 0))
    let bar = navigation.navigationBar
    #expect(head.convert(head.bounds, to: window).minY == bar.convert(bar.bounds, to: window).maxY)
    #expect(bar.frame.height < bar.greatestHeight)
  }

  private final class Emptied: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 50
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if count == 0 { return }
      count = 0
      (scrollView as? UITableView)?.reloadData()
    }
  }

  @Test("A row that the delegate takes away while it is scrolled to is scrolled to no more")
  func rowGoesMeanwhile() {
    let rows = Emptied()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .middle, animated: false)
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 0 && table.visibleCells.isEmpty)
  }
}
