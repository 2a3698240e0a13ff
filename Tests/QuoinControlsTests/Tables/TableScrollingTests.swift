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
}
