import Foundation

nonisolated extension NSDiffableDataSourceSnapshot {
  /// The changes that lead from another snapshot to this one, with as few moves as can be.
  func updates(from old: Self) -> ListUpdates {
    var updates = ListUpdates()
    let oldSections = Dictionary(uniqueKeysWithValues: old.sectionIdentifiers.enumerated().map { ($1, $0) })
    let newSections = Dictionary(uniqueKeysWithValues: sectionIdentifiers.enumerated().map { ($1, $0) })
    for (section, index) in oldSections where newSections[section] == nil { updates.delete(section: index) }
    for (section, index) in newSections where oldSections[section] == nil { updates.insert(section: index) }
    let staying = sectionIdentifiers.compactMap { oldSections[$0] }
    let inOrder = Set(staying.longestAscent)
    for index in staying where !inOrder.contains(index) {
      if let to = newSections[old.sectionIdentifiers[index]] { updates.moveSection(index, to: to) }
    }
    let (before, after) = (old.places, places)
    for (item, place) in before where after[item] == nil && !updates.deletedSections.contains(place.section) {
      updates.delete(place)
    }
    for (item, place) in after where before[item] == nil && !updates.insertedSections.contains(place.section)
    {
      updates.insert(place)
    }
    for (index, section) in sectionIdentifiers.enumerated() {
      var rows: [(from: ListPlace, to: ListPlace)] = []
      for (row, item) in itemIdentifiers(inSection: section).enumerated() {
        guard let from = before[item] else { continue }
        let to = ListPlace(section: index, row: row)
        if old.sectionIdentifiers[from.section] == section {
          rows.append((from, to))
        } else {
          updates.move(from, to: to)
        }
      }
      let inOrder = Set(rows.map(\.from.row).longestAscent)
      for move in rows where !inOrder.contains(move.from.row) { updates.move(move.from, to: move.to) }
    }
    for section in reloadedSectionIdentifiers {
      if let index = oldSections[section], newSections[section] != nil {
        updates.reload(section: index)
      }
    }
    for item in reloadedItemIdentifiers { if let place = before[item] { updates.reload(place) } }
    return updates
  }
}

nonisolated extension Array where Element == Int {
  /// The longest run of numbers, in their order, that only grow: what need not move where all else does.
  var longestAscent: [Int] {
    // The least last number of ascents of each length, and what stands before each number.
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for (index, value) in enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if self[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: [Int] = []
    var index = tails.last ?? -1
    while index >= 0 {
      result.append(self[index])
      index = previous[index]
    }
    return result.reversed()
  }
}
