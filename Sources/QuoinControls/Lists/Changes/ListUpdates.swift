import Foundation

/// Changes to the sections and rows of a table, or to the items of a collection, that are done at once.
///
/// What is deleted, reloaded or moved is named by where it was before all changes, and what is inserted or moved by where
/// it is after all of them.
nonisolated struct ListUpdates {
  private(set) var deletedSections: Set<Int> = []
  private(set) var insertedSections: Set<Int> = []
  private(set) var reloadedSections: Set<Int> = []
  private(set) var movedSections: [(from: Int, to: Int)] = []
  private(set) var deleted: Set<ListPlace> = []
  private(set) var inserted: Set<ListPlace> = []
  private(set) var reloaded: Set<ListPlace> = []
  private(set) var moved: [(from: ListPlace, to: ListPlace)] = []
  /// How what is inserted comes, and what is deleted or reloaded goes, where that is said.
  var insertMotions: [ListPlace: ListMotion] = [:]
  var deleteMotions: [ListPlace: ListMotion] = [:]
  var sectionMotions: [Int: ListMotion] = [:]
  var deletedSectionMotions: [Int: ListMotion] = [:]
  private var movedFrom: Set<ListPlace> = []
  private var movedSectionsFrom: Set<Int> = []
  /// What is wrong with the changes by themselves, as a sentence.
  private(set) var contradiction: String?

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
  }

  // MARK: Noting

  mutating func delete(_ place: ListPlace) {
    if !deleted.insert(place).inserted { contradict(place, "deleted twice") }
    if reloaded.contains(place) { contradict(place, "deleted and reloaded") }
    if movedFrom.contains(place) { contradict(place, "deleted and moved") }
  }

  mutating func insert(_ place: ListPlace) {
    if !inserted.insert(place).inserted { contradict(place, "inserted twice") }
  }

  mutating func reload(_ place: ListPlace) {
    reloaded.insert(place)
    if deleted.contains(place) { contradict(place, "deleted and reloaded") }
  }

  mutating func move(_ from: ListPlace, to: ListPlace) {
    moved.append((from, to))
    if !movedFrom.insert(from).inserted { contradict(from, "moved twice") }
    if deleted.contains(from) { contradict(from, "deleted and moved") }
  }

  mutating func delete(section: Int) {
    if !deletedSections.insert(section).inserted { contradict("Section \(section) is deleted twice") }
    if movedSectionsFrom.contains(section) { contradict("Section \(section) is deleted and moved") }
    if reloadedSections.contains(section) { contradict("Section \(section) is deleted and reloaded") }
  }

  mutating func insert(section: Int) {
    if !insertedSections.insert(section).inserted { contradict("Section \(section) is inserted twice") }
  }

  mutating func reload(section: Int) {
    reloadedSections.insert(section)
    if deletedSections.contains(section) { contradict("Section \(section) is deleted and reloaded") }
  }

  mutating func moveSection(_ from: Int, to: Int) {
    movedSections.append((from, to))
    if !movedSectionsFrom.insert(from).inserted { contradict("Section \(from) is moved twice") }
    if deletedSections.contains(from) { contradict("Section \(from) is deleted and moved") }
  }

  /// Adds changes that have been worked out elsewhere, each coming or going in one way.
  mutating func add(_ other: ListUpdates, _ motion: ListMotion?) {
    for section in other.deletedSections {
      delete(section: section)
      deletedSectionMotions[section] = motion
    }
    for section in other.insertedSections {
      insert(section: section)
      sectionMotions[section] = motion
    }
    for section in other.reloadedSections {
      reload(section: section)
      deletedSectionMotions[section] = motion
    }
    for move in other.movedSections { moveSection(move.from, to: move.to) }
    for place in other.deleted {
      delete(place)
      deleteMotions[place] = motion
    }
    for place in other.inserted {
      insert(place)
      insertMotions[place] = motion
    }
    for place in other.reloaded {
      reload(place)
      deleteMotions[place] = motion
    }
    for move in other.moved { self.move(move.from, to: move.to) }
    if let sentence = other.contradiction { contradict(sentence) }
  }

  private mutating func contradict(_ place: ListPlace, _ what: String) {
    contradict("Row \(place.row) of section \(place.section) is \(what)")
  }

  /// Notes that the changes cannot be done.
  mutating func contradict(_ sentence: String) { contradiction = contradiction ?? sentence }

  /// Notes a change of the row that an index path names; one of another length than two names none.
  mutating func note(_ path: IndexPath, _ what: String, _ body: (inout ListUpdates, ListPlace) -> Void) {
    if let place = ListPlace(path) { return body(&self, place) }
    contradict("An index path of \(path.count) numbers is \(what), but rows have two: section and row")
  }

  // MARK: Working out

  /// Where everything goes, or what is wrong with the changes.
  ///
  /// - Parameters:
  ///   - old: How many rows each section had.
  ///   - new: How many rows each section has now, as the data source says.
  func worked(from old: [Int], to new: [Int]) -> Result<ListMapping, ListContradiction> {
    if let wrong = contradiction ?? outOfRange(old, new) {
      return .failure(ListContradiction(sentence: wrong))
    }
    let mapping = ListMapping(self)
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
