import Foundation

/// Changes to the sections and rows of a table, or to the items of a collection, that are done at once.
///
/// What is deleted, reloaded or moved is named by where it was before all changes, and what is inserted or moved by where
/// it is after all of them.
struct ListUpdates {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: Set<TablePlace> = []
  var inserted: Set<TablePlace> = []
  var reloaded: Set<TablePlace> = []
  var moved: [(from: TablePlace, to: TablePlace)] = []
  /// How what is inserted comes, and what is deleted or reloaded goes, where that is said.
  var insertAnimations: [TablePlace: UITableView.RowAnimation] = [:]
  var deleteAnimations: [TablePlace: UITableView.RowAnimation] = [:]
  var sectionAnimations: [Int: UITableView.RowAnimation] = [:]
  var deletedSectionAnimations: [Int: UITableView.RowAnimation] = [:]
  /// What was named twice for changes that exclude each other.
  private(set) var contradiction: String?

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
  }

  // MARK: Noting

  mutating func delete(_ place: TablePlace) {
    if !deleted.insert(place).inserted {
      contradict("Row \(place.row) of section \(place.section) is deleted twice")
    }
  }

  mutating func insert(_ place: TablePlace) {
    if !inserted.insert(place).inserted {
      contradict("Row \(place.row) of section \(place.section) is inserted twice")
    }
  }

  mutating func delete(section: Int) {
    if !deletedSections.insert(section).inserted { contradict("Section \(section) is deleted twice") }
  }

  mutating func insert(section: Int) {
    if !insertedSections.insert(section).inserted { contradict("Section \(section) is inserted twice") }
  }

  private mutating func contradict(_ sentence: String) { contradiction = contradiction ?? sentence }

  // MARK: Working out

  /// Where everything goes, or what is wrong with the changes.
  ///
  /// - Parameters:
  ///   - old: How many rows each section had.
  ///   - new: How many rows each section has now, as the data source says.
  func worked(from old: [Int], to new: [Int]) -> Result<ListMapping, ListContradiction> {
    if let contradiction { return .failure(ListContradiction(sentence: contradiction)) }
    if let wrong = outOfRange(old, new) { return .failure(ListContradiction(sentence: wrong)) }
    let mapping = ListMapping(self, sections: old.count)
    let left = old.count - mapping.leavingSections.count + mapping.arrivingSections.count
    if left != new.count {
      return .failure(
        ListContradiction(
          sentence:
            "There are \(new.count) sections after an update that leaves \(left): \(old.count), "
            + "less \(mapping.leavingSections.count), plus \(mapping.arrivingSections.count)"))
    }
    for section in old.indices {
      guard let now = mapping.section(section), !reloadedSections.contains(section) else { continue }
      let (gone, come) = (mapping.leaving[section]?.count ?? 0, mapping.arriving[now]?.count ?? 0)
      if old[section] - gone + come == new[now] { continue }
      return .failure(
        ListContradiction(
          sentence:
            "Section \(now) has \(new[now]) rows after an update that leaves \(old[section] - gone + come): "
            + "\(old[section]), less \(gone), plus \(come)"))
    }
    return .success(mapping)
  }

  private func outOfRange(_ old: [Int], _ new: [Int]) -> String? {
    for section in deletedSections.union(reloadedSections).union(movedSections.map(\.from))
    where !old.indices.contains(section) {
      return "An update names section \(section), but there were \(old.count) before it"
    }
    for section in insertedSections.union(movedSections.map(\.to)) where !new.indices.contains(section) {
      return "An update names section \(section), but there are \(new.count) after it"
    }
    for place in deleted.union(reloaded).union(moved.map(\.from))
    where !old.indices.contains(place.section) || !(0..<old[place.section]).contains(place.row) {
      return "An update names row \(place.row) of section \(place.section), which was not there before it"
    }
    for place in inserted.union(moved.map(\.to))
    where !new.indices.contains(place.section) || !(0..<new[place.section]).contains(place.row) {
      return "An update names row \(place.row) of section \(place.section), which is not there after it"
    }
    return nil
  }
}

/// What is wrong with changes, as a sentence.
struct ListContradiction: Error {
  let sentence: String
}

/// Where sections and rows are after some changes.
struct ListMapping {
  /// Sections that go from where they were, and where others come, in ascending order.
  let leavingSections: [Int]
  let arrivingSections: [Int]
  /// The same of rows, by section: by that before for what goes, and by that after for what comes.
  private(set) var leaving: [Int: [Int]] = [:]
  private(set) var arriving: [Int: [Int]] = [:]
  private var movedSections: [Int: Int] = [:]
  private var moved: [TablePlace: TablePlace] = [:]
  private let reloadedSections: Set<Int>
  private let insertedSections: Set<Int>

  init(_ updates: ListUpdates, sections: Int) {
    for move in updates.movedSections { movedSections[move.from] = move.to }
    leavingSections = Set(updates.deletedSections).union(movedSections.keys).sorted()
    arrivingSections = Set(updates.insertedSections).union(movedSections.values).sorted()
    reloadedSections = updates.reloadedSections
    insertedSections = updates.insertedSections
    for move in updates.moved { moved[move.from] = move.to }
    for place in updates.deleted.union(moved.keys)
    where !updates.deletedSections.contains(place.section) && !reloadedSections.contains(place.section) {
      leaving[place.section, default: []].append(place.row)
    }
    for place in updates.inserted.union(moved.values) where !updates.insertedSections.contains(place.section)
    {
      arriving[place.section, default: []].append(place.row)
    }
    for (section, rows) in leaving { leaving[section] = rows.sorted() }
    for (section, rows) in arriving { arriving[section] = rows.sorted() }
  }

  /// Where a section is after the changes; nothing for one that is gone.
  func section(_ old: Int) -> Int? {
    if let moved = movedSections[old] { return moved }
    return Self.place(of: old, leaving: leavingSections, arriving: arrivingSections)
  }

  /// Where a row is after the changes; nothing for one that is gone, or of a section that is loaded anew.
  func place(_ old: TablePlace) -> TablePlace? {
    if let moved = moved[old] { return moved }
    guard !reloadedSections.contains(old.section), let section = section(old.section) else { return nil }
    let row = Self.place(of: old.row, leaving: leaving[old.section] ?? [], arriving: arriving[section] ?? [])
    return row.map { TablePlace(section: section, row: $0) }
  }

  /// The place of one that stays: behind those before it that stay, in the places that nothing comes to.
  private static func place(of old: Int, leaving: [Int], arriving: [Int]) -> Int? {
    var new = old
    for gone in leaving {
      if gone == old { return nil }
      if gone > old { break }
      new -= 1
    }
    for come in arriving {
      if come > new { break }
      new += 1
    }
    return new
  }
}
