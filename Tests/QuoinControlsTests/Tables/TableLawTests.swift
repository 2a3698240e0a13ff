import Foundation
import QuoinControls
import QuoinTestSupport
import Testing

@Suite("Laws of tables")
struct TableLawTests {
  @Test(
    "However rows come, go, move and are scrolled, just those have cells that are seen, each its own, where a plain sum has them",
    arguments: 0..<24 as Range<UInt64>)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let style: UITableView.Style = seed % 3 == 0 ? .grouped : .plain
    let screen = TableScreen([Array(0..<30), [], Array(30..<45)], style: style)
    screen.lines = { 1 + $0 % 3 }
    if seed % 2 == 0 { screen.titles = ["A", nil, "C"] }
    screen.layOut()
    var next = 100
    for _ in 0..<40 {
      change(screen, &next, &generator)
      if generator.chance(50) {
        screen.window.clock.advance(by: Double.random(in: 0...0.5, using: &generator))
      }
      screen.layOut()
      checkSeen(screen)
    }
    screen.window.clock.advance(by: 1)
    screen.layOut()
    let cells = screen.table.subviews.compactMap { $0 as? UITableViewCell }
    #expect(cells.count == screen.table.visibleCells.count, "none that goes is left")
    #expect(cells.allSatisfy { $0.alpha == 1 })
    compareWithReload(screen)
  }

  private func change(_ screen: TableScreen, _ next: inout Int, _ generator: inout SeededGenerator) {
    let table = screen.table
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1:
      let limit = max(table.contentSize.height - table.bounds.height, 0)
      table.contentOffset.y = CGFloat(Int.random(in: 0...Int(limit), using: &generator))
    case 2:
      let section = Int.random(in: 0...screen.sections.count, using: &generator)
      screen.sections.insert([next, next + 1], at: section)
      if section <= screen.titles.count, !screen.titles.isEmpty {
        screen.titles.insert("N\(next)", at: section)
      }
      next += 2
      table.insertSections([section], with: .fade)
    case 3 where screen.sections.count > 2:
      let section = Int.random(in: 0..<screen.sections.count, using: &generator)
      screen.sections.remove(at: section)
      if screen.titles.indices.contains(section) { screen.titles.remove(at: section) }
      table.deleteSections([section], with: .left)
    case 4: changeSections(screen, &next, &generator)
    default: batch(screen, &next, &generator)
    }
  }

  /// Moves a section, or loads one anew while rows are told of in it and elsewhere.
  private func changeSections(
    _ screen: TableScreen, _ next: inout Int, _ generator: inout SeededGenerator
  ) {
    let table = screen.table
    let (from, to) = (
      Int.random(in: 0..<screen.sections.count, using: &generator),
      Int.random(in: 0..<screen.sections.count, using: &generator)
    )
    var sections = screen.sections
    let added = next
    next += 1
    if screen.titles.isEmpty, generator.chance(50) {
      table.performBatchUpdates {
        var moved = sections.remove(at: from)
        moved.insert(added, at: 0)
        sections.insert(moved, at: to)
        screen.sections = sections
        table.moveSection(from, toSection: to)
        table.insertRows(at: [IndexPath(row: 0, section: to)], with: .fade)
      }
      return
    }
    table.performBatchUpdates {
      sections[from].insert(added, at: 0)
      table.reloadSections([from], with: .fade)
      table.insertRows(at: [IndexPath(row: 0, section: from)], with: .left)
      if to != from, !sections[to].isEmpty {
        sections[to].removeLast()
        table.deleteRows(at: [IndexPath(row: sections[to].count, section: to)], with: .fade)
      }
      screen.sections = sections
    }
  }

  /// Deletes, inserts, reloads and moves some rows at once.
  private func batch(_ screen: TableScreen, _ next: inout Int, _ generator: inout SeededGenerator) {
    let table = screen.table
    let old = screen.sections
    var kept = old
    var deleted: [IndexPath] = []
    for section in old.indices {
      for row in old[section].indices where generator.chance(8) {
        deleted.append(IndexPath(row: row, section: section))
      }
    }
    for path in deleted.sorted().reversed() { kept[path.section].remove(at: path.row) }
    var moving: (Int, IndexPath)?
    if let section = kept.indices.filter({ !kept[$0].isEmpty }).randomElement(using: &generator),
      let row = kept[section].indices.randomElement(using: &generator)
    {
      let number = kept[section].remove(at: row)
      if let home = old.indices.first(where: { old[$0].contains(number) }),
        let from = old[home].firstIndex(of: number)
      {
        moving = (number, IndexPath(row: from, section: home))
      }
    }
    var fresh: [Int] = []
    for section in kept.indices where generator.chance(40) {
      let place = Int.random(in: 0...kept[section].count, using: &generator)
      kept[section].insert(next, at: place)
      fresh.append(next)
      next += 1
    }
    if let moving {
      let section = Int.random(in: 0..<kept.count, using: &generator)
      kept[section].insert(moving.0, at: Int.random(in: 0...kept[section].count, using: &generator))
    }
    func path(of number: Int) -> IndexPath {
      let section = kept.indices.first { kept[$0].contains(number) } ?? 0
      return IndexPath(row: kept[section].firstIndex(of: number) ?? 0, section: section)
    }
    let animations: [UITableView.RowAnimation] = [.fade, .left, .top, .none, .automatic]
    let (going, coming) = (generator.one(of: animations), generator.one(of: animations))
    var reloaded: [IndexPath] = []
    for section in old.indices {
      for row in old[section].indices where generator.chance(5) {
        let path = IndexPath(row: row, section: section)
        if !deleted.contains(path), moving?.1 != path { reloaded.append(path) }
      }
    }
    let (sections, inserted) = (kept, fresh.map(path))
    let move = moving.map { ($0.1, path(of: $0.0)) }
    table.performBatchUpdates {
      screen.sections = sections
      table.deleteRows(at: deleted, with: going)
      table.insertRows(at: inserted, with: coming)
      if let move { table.moveRow(at: move.0, to: move.1) }
      table.reloadRows(at: reloaded, with: .fade)
    }
  }

  private func checkSeen(_ screen: TableScreen) {
    let table = screen.table
    var wanted: [Int] = []
    for section in screen.sections.indices {
      var y = table.rectForHeader(inSection: section).maxY
      for (row, number) in screen.sections[section].enumerated() {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        #expect(rect.minY == y, "row \(row) of section \(section)")
        y += rect.height
        if rect.minY < table.bounds.maxY, rect.maxY > table.bounds.minY {
          wanted.append(number)
          #expect(rect.height == CGFloat(40 + 20 * (number % 3)))
        }
      }
      #expect(table.rectForFooter(inSection: section).minY == y)
    }
    #expect(screen.seen == wanted)
    #expect(Set(table.visibleCells.map(ObjectIdentifier.init)).count == table.visibleCells.count)
    for path in table.indexPathsForVisibleRows ?? [] {
      #expect(table.cellForRow(at: path)?.frame == table.rectForRow(at: path))
    }
  }

  private func compareWithReload(_ screen: TableScreen) {
    let other = TableScreen(screen.sections, style: screen.table.style)
    other.lines = screen.lines
    other.titles = screen.titles
    other.layOut()
    // Everything is measured, so that no estimate is left to differ.
    for screen in [screen, other] {
      for section in screen.sections.indices {
        for row in screen.sections[section].indices {
          screen.table.scrollToRow(at: IndexPath(row: row, section: section), at: .middle, animated: false)
        }
      }
      screen.table.contentOffset.y = 0
      screen.layOut()
    }
    #expect(screen.shown == other.shown)
    #expect(screen.table.contentSize == other.table.contentSize)
  }
}
