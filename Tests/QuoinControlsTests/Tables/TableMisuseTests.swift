import Foundation
import QuoinTestSupport
import QuoinViews
import Synchronization
import Testing

@testable import QuoinControls

@Suite("Misuse of tables")
struct TableMisuseTests {
  @Test("Each is said in a sentence, and what was shown stays")
  func sentences() {
    let screen = TableScreen([[0, 1, 2]])
    screen.layOut()
    let before = screen.shown
    let said = misuse(of: {
      screen.table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
      screen.table.selectRow(at: IndexPath(row: 0, section: 4), animated: false, scrollPosition: .none)
      _ = screen.table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
      screen.table.register(UILabel.self, forCellReuseIdentifier: "label")
      screen.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      screen.table.insertRows(at: [IndexPath(row: 9, section: 0)], with: .fade)
      screen.table.endUpdates()
      screen.layOut()
    })
    #expect(
      said == [
        "Row 3 of section 0 is scrolled to, but the section has 3 rows",
        "Row 0 of section 4 is selected, but there is 1 section",
        "No cell is registered as “none” with the UITableView that is asked for one",
        "The class UILabel registered as “label” is no UITableViewCell",
        "Section 0 has 3 rows after an update that leaves 2: 3, less 1, plus 0",
        "An update names row 9 of section 0, which is not there after it",
        "endUpdates() is called more often than beginUpdates()",
      ])
    #expect(screen.shown == before)
  }

  @Test("Nibs of cells, heads and items cannot be read")
  func nibs() {
    let nib = UINib(nibName: "Row", bundle: nil)
    let sentences = Mutex<[String]>([])
    ViewMisuse.withTaskHandler({ misuse in sentences.withLock { $0.append(misuse.description) } }) {
      let table = UITableView(frame: .zero)
      table.register(nib, forCellReuseIdentifier: "row")
      table.register(nib, forHeaderFooterViewReuseIdentifier: "head")
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        .register(nib, forCellWithReuseIdentifier: "item")
    }
    #expect(
      sentences.withLock { $0 }
        == Array(
          repeating:
            "The nib \"Row\" cannot be read: only interfaces made by code or by templates are shown here",
          count: 3))
  }

  @Test("A data source that is told of nothing is found out at the next change")
  func silent() {
    let screen = TableScreen([[0, 1, 2], [3]])
    screen.layOut()
    screen.sections = [[0, 1, 2, 8], [3, 4]]
    let said = misuse(of: { screen.table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade) })
    #expect(said == ["Section 1 has 2 rows after an update that leaves 1: 1, less 0, plus 0"])
  }

  @Test("A row that is deleted twice, and changes while cells are asked for, are refused")
  func twice() {
    final class Restless: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.insertRows(at: [indexPath], with: .none)
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let screen = TableScreen([[0, 1, 2]])
    screen.layOut()
    let row = IndexPath(row: 0, section: 0)
    #expect(
      misuse(of: { screen.table.deleteRows(at: [row, row], with: .none) }) == [
        "Row 0 of section 0 is deleted twice"
      ])
    let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), Restless())
    table.dataSource = source
    #expect(
      misuse(of: { table.layoutIfNeeded() }) == [
        "A table is told of changes while it asks its data source for what it shows"
      ])
  }

  @Test("A cell for two rows, and none for one, are refused")
  func cells() {
    final class Sparing: UITableViewDataSource {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    }
    let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), Sparing())
    table.dataSource = source
    #expect(
      misuse(of: { table.layoutIfNeeded() }) == [
        "The cell for row 1 of section 0 is already that of row 0 of section 0"
      ])
    let other = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let none = UITableViewDiffableDataSource<Int, Int>(tableView: other) { _, _, _ in nil }
    var snapshot = none.snapshot()
    let said = misuse(of: {
      snapshot.appendSections([0])
      snapshot.appendItems([1, 1])
      snapshot.deleteItems([5])
      none.apply(snapshot)
      other.layoutIfNeeded()
    })
    #expect(
      said == [
        "The item “1” is added to a snapshot that has it already", "There is no cell for row 0 of section 0",
      ])
  }
}
