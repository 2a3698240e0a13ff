import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinControls

@Suite("Where rows are after changes")
struct ListMappingTests {
  @Test(
    "Rows and sections that come, go and move at once are where lists of numbers have them",
    arguments: 0..<40 as Range<UInt64>)
  func law(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let old = (0..<5).map { section in (0..<(section * 3)).map { section * 100 + $0 } }
    var kept = Array(old.enumerated())
    var (updates, fresh) = (ListUpdates(), 1000)
    // Sections first: some go, one moves, some come.
    for index in old.indices where generator.chance(15) {
      updates.delete(section: index)
      kept.removeAll { $0.offset == index }
    }
    let moving = kept.indices.randomElement(using: &generator).map { kept.remove(at: $0) }
    // Rows go from those that stay.
    kept = kept.map { section in
      let rows = section.element.enumerated().filter { row, _ in
        if !generator.chance(20) { return true }
        updates.delete(ListPlace(section: section.offset, row: row))
        return false
      }
      return (section.offset, rows.map(\.element))
    }
    var new: [(old: Int?, rows: [Int])] = kept.map { ($0.offset, $0.element) }
    if let moving {
      new.insert((moving.offset, moving.element), at: Int.random(in: 0...new.count, using: &generator))
    }
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      new.insert((nil, [fresh, fresh + 1]), at: Int.random(in: 0...new.count, using: &generator))
      fresh += 2
    }
    for index in new.indices where new[index].old != nil && generator.chance(50) {
      new[index].rows.insert(fresh, at: Int.random(in: 0...new[index].rows.count, using: &generator))
      fresh += 1
    }
    for (index, section) in new.enumerated() {
      if section.old == nil { updates.insert(section: index) }
      if let moving, section.old == moving.offset { updates.moveSection(moving.offset, to: index) }
      for (row, number) in section.rows.enumerated() where number >= 1000 && section.old != nil {
        updates.insert(ListPlace(section: index, row: row))
      }
    }
    guard
      case .success(let mapping) = updates.worked(from: old.map(\.count), to: new.map(\.rows.count))
    else {
      Issue.record("the changes add up")
      return
    }
    for (section, rows) in old.enumerated() {
      #expect(mapping.section(section) == new.firstIndex { $0.old == section })
      for (row, number) in rows.enumerated() {
        let now = new.firstIndex { $0.rows.contains(number) }
        let place = now.flatMap { section in
          new[section].rows.firstIndex(of: number).map { ListPlace(section: section, row: $0) }
        }
        #expect(mapping.place(ListPlace(section: section, row: row)) == place)
      }
    }
  }

  @Test("What is named for two changes that exclude each other is said")
  func contradictions() {
    let first = ListPlace(section: 0, row: 0)
    func said(_ body: (inout ListUpdates) -> Void) -> String? {
      var updates = ListUpdates()
      body(&updates)
      if case .failure(let wrong) = updates.worked(from: [2], to: [2]) { return wrong.sentence }
      return nil
    }
    #expect(
      said {
        $0.delete(first)
        $0.reload(first)
      } == "Row 0 of section 0 is deleted and reloaded")
    #expect(
      said {
        $0.move(first, to: first)
        $0.move(first, to: ListPlace(section: 0, row: 1))
      } == "Row 0 of section 0 is moved twice")
    #expect(
      said {
        $0.reload(section: 0)
        $0.delete(section: 0)
      } == "Section 0 is deleted and reloaded")
  }
}
