import Foundation

extension ListScrollView {
  func contains(_ place: ListPlace) -> Bool {
    place.section >= 0 && place.section < sectionCount && place.row >= 0
      && place.row < rowCount(ofSection: place.section)
  }

  /// The place that an index path names, if there is such a row.
  func knownPlace(_ path: IndexPath) -> ListPlace? { ListPlace(path).flatMap { contains($0) ? $0 : nil } }

  /// The same; a row that there is not is reported.
  func checkedPlace(_ path: IndexPath, for what: String) -> ListPlace? {
    if let place = knownPlace(path) { return place }
    ControlMisuse.report(misuse(of: path, for: what))
    return nil
  }

  /// What is wrong with a place that there is not.
  func misuse(of path: IndexPath, for what: String) -> ControlMisuse {
    .noSuchRow(path, called: rowNoun, for: what, in: (0..<sectionCount).map(rowCount))
  }

  /// How many sections the view has loaded.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return sectionCount
  }

  /// How many rows each section has, as the data source says now.
  final var countsOfSource: [Int] {
    let sections = sectionsOfSource
    if sections < 0 { ControlMisuse.report(.negativeCount(sections, of: "sections")) }
    return (0..<max(sections, 0)).map { section in
      let count = rowsOfSource(inSection: section)
      if count < 0 { ControlMisuse.report(.negativeCount(count, of: "\(rowNoun)s in section \(section)")) }
      return max(count, 0)
    }
  }

  func setNeedsReload() {
    list.needsReload = true
    setNeedsLayout()
    invalidateFittingSize()
  }

  /// Loads what has been asked for and not been loaded.
  func loadIfNeeded() { if list.needsReload, !list.isPlacing { layOut() } }

  func place(after place: ListPlace) -> ListPlace? {
    if place.row + 1 < rowCount(ofSection: place.section) {
      return ListPlace(section: place.section, row: place.row + 1)
    }
    var section = place.section + 1
    while section < sectionCount {
      if rowCount(ofSection: section) > 0 { return ListPlace(section: section, row: 0) }
      section += 1
    }
    return nil
  }

  func place(before place: ListPlace) -> ListPlace? {
    if place.row > 0 { return ListPlace(section: place.section, row: place.row - 1) }
    var section = place.section - 1
    while section >= 0 {
      let count = rowCount(ofSection: section)
      if count > 0 { return ListPlace(section: section, row: count - 1) }
      section -= 1
    }
    return nil
  }

  var firstPlace: ListPlace? {
    let first = (0..<sectionCount).first { rowCount(ofSection: $0) > 0 }
    return first.map { ListPlace(section: $0, row: 0) }
  }

  var lastPlace: ListPlace? { place(before: ListPlace(section: sectionCount, row: 0)) }

  /// Forgets all rows and takes all cells away, so that everything is asked for anew.
  func unload() {
    list.needsReload = false
    closeSwipe(animated: false)
    cancelMovement()
    list.forgetRows()
    let (cells, edges) = (list.cells, list.edges)
    (list.cells, list.edges) = ([:], [:])
    for (place, cell) in cells.sorted(by: { $0.key < $1.key }) { recycle(cell, from: place, tells: true) }
    for (key, view) in edges.sorted(by: { ElementKey.precedes($0.key, $1.key) }) {
      recycle(edge: view, as: key)
    }
    for view in list.departing { view.removeFromSuperview() }
    list.departing = []
  }
}

extension ControlMisuse {
  static func noSuchRow(
    _ path: IndexPath, called noun: String, for what: String, in counts: [Int]
  ) -> ControlMisuse {
    guard path.count == 2 else {
      return ControlMisuse(
        "An index path of \(path.count) numbers is \(what), but \(noun)s have two: section and \(noun)")
    }
    let there =
      counts.indices.contains(path.section)
      ? "the section has \(count(counts[path.section], noun))" : thereAre(sections: counts.count)
    return ControlMisuse(
      "\(noun.capitalized) \(path[1]) of section \(path[0]) is \(what), but \(there)")
  }

  static func negativeCount(_ count: Int, of what: String) -> ControlMisuse {
    ControlMisuse("A data source says that there are \(count) \(what)")
  }
}
