import Foundation

/// Where sections and rows are after some changes.
nonisolated struct ListMapping {
  /// Sections that go from where they were, and where others come, in ascending order.
  let leavingSections: [Int]
  let arrivingSections: [Int]
  /// The same of rows, by section: by that before for what goes, and by that after for what comes.
  private(set) var leaving: [Int: [Int]] = [:]
  private(set) var arriving: [Int: [Int]] = [:]
  private var movedSections: [Int: Int] = [:]
  private var moved: [ListPlace: ListPlace] = [:]
  private let reloadedSections: Set<Int>
  /// Where those sections are that are loaded anew.
  private var loadedAnew: Set<Int> = []

  init(_ updates: ListUpdates) {
    for move in updates.movedSections { movedSections[move.from] = move.to }
    for move in updates.moved { moved[move.from] = move.to }
    leavingSections = updates.deletedSections.union(movedSections.keys).sorted()
    arrivingSections = updates.insertedSections.union(movedSections.values).sorted()
    reloadedSections = updates.reloadedSections
    for place in updates.deleted.union(moved.keys)
    where !updates.deletedSections.contains(place.section) && !reloadedSections.contains(place.section) {
      leaving[place.section, default: []].append(place.row)
    }
    // The rows of sections that come or are loaded anew are those that the data source has: none comes to them besides.
    loadedAnew = Set(reloadedSections.compactMap(section))
    let loaded = updates.insertedSections.union(loadedAnew)
    for place in updates.inserted.union(moved.values) where !loaded.contains(place.section) {
      arriving[place.section, default: []].append(place.row)
    }
    for (section, rows) in leaving { leaving[section] = rows.sorted() }
    for (section, rows) in arriving { arriving[section] = rows.sorted() }
  }

  /// One row that goes to another place, the only change; from nowhere it comes, and to nowhere it goes.
  init(from: ListPlace?, to: ListPlace?) {
    var updates = ListUpdates()
    switch (from, to) {
    case (let from?, let to?): updates.move(from, to: to)
    case (let from?, nil): updates.delete(from)
    case (nil, let to?): updates.insert(to)
    case (nil, nil): break
    }
    self.init(updates)
  }

  /// Where a section is after the changes; nothing for one that is gone.
  func section(_ old: Int) -> Int? {
    if let moved = movedSections[old] { return moved }
    return Self.place(of: old, leaving: leavingSections, arriving: arrivingSections)
  }

  /// Where a row is after the changes; nothing for one that is gone, or of a section that is loaded anew.
  func place(_ old: ListPlace) -> ListPlace? {
    if let moved = moved[old] { return loadedAnew.contains(moved.section) ? nil : moved }
    guard !reloadedSections.contains(old.section), let section = section(old.section) else { return nil }
    let row = Self.place(of: old.row, leaving: leaving[old.section] ?? [], arriving: arriving[section] ?? [])
    return row.map { ListPlace(section: section, row: $0) }
  }

  /// Where an element of a section is after the changes; nothing where its section is gone or loaded anew.
  func key(_ old: ElementKey) -> ElementKey? {
    if old.isOfTheWhole { return old }
    guard !reloadedSections.contains(old.place.section), let section = section(old.place.section) else {
      return nil
    }
    var key = old
    key.place.section = section
    return key
  }

  /// The place of one that stays: behind those before it that stay, in the places that nothing comes to.
  private static func place(of old: Int, leaving: [Int], arriving: [Int]) -> Int? {
    let gone = leaving.partition { $0 >= old }
    if gone < leaving.count, leaving[gone] == old { return nil }
    let rank = old - gone
    // Before the place number `rank` of those that nothing comes to, so many come as do not lie behind it.
    var (low, high) = (0, arriving.count)
    while low < high {
      let middle = (low + high) / 2
      if arriving[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}

nonisolated extension Array {
  /// The first index from which on a condition holds, where it holds for all behind the first for which it does.
  func partition(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

nonisolated extension Dictionary where Key == ListPlace {
  /// What is known of rows, at the places where these are after some changes; nothing where all is loaded anew.
  func moved(by mapping: ListMapping?, without reloaded: Set<ListPlace> = []) -> Self {
    guard let mapping else { return [:] }
    var result: Self = [:]
    for (place, value) in self where !reloaded.contains(place) {
      if let now = mapping.place(place) { result[now] = value }
    }
    return result
  }
}
