import Foundation

/// A head or a foot of a section: how high it is, in points, and whether that has been measured.
struct SectionEdge {
  var length: CGFloat = 0
  var isMeasured = false
}

/// A section of a table: its head, its rows and its foot from top to bottom.
struct TableSection {
  var header = SectionEdge()
  var rows = LengthTree()
  var footer = SectionEdge()

  var length: CGFloat { header.length + rows.total + footer.length }
}

/// Where everything in a table is, from top to bottom.
struct TableGeometry {
  /// The heights of what lies above the first section and below the last, in points.
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  private(set) var sections: [TableSection]
  private var lengths = LengthTree()

  init(_ sections: [TableSection] = [], top: CGFloat = 0, bottom: CGFloat = 0) {
    self.sections = sections
    (self.top, self.bottom) = (top, bottom)
    for (index, section) in sections.enumerated() {
      lengths.insert(count: 1, length: section.length, at: index)
    }
  }

  /// How high the table's content is, in points.
  var height: CGFloat { top + lengths.total + bottom }

  // MARK: Places

  /// A section from its top to its bottom.
  func extent(ofSection section: Int) -> (y: CGFloat, height: CGFloat) {
    let found = lengths.find(section)
    return (top + found.offset, found.length)
  }

  func edge(_ key: ElementKey) -> (y: CGFloat, height: CGFloat) {
    let (y, height) = extent(ofSection: key.place.section)
    let own = self[key].length
    return (key.isFooter ? y + height - own : y, own)
  }

  func row(_ place: ListPlace) -> (y: CGFloat, height: CGFloat, isMeasured: Bool) {
    let section = sections[place.section]
    let found = section.rows.find(place.row)
    return (
      extent(ofSection: place.section).y + section.header.length + found.offset, found.length,
      found.isMeasured
    )
  }

  /// Whether a section would take no room, and its head or foot has not been measured yet.
  func isGuessedToBeNothing(_ section: Int) -> Bool {
    extent(ofSection: section).height == 0
      && !(sections[section].header.isMeasured && sections[section].footer.isMeasured)
  }

  /// The section in which a height lies; the first above all, and the number of sections below all.
  func section(at y: CGFloat) -> Int { lengths.index(at: y - top) }

  /// The row in which a height lies.
  func row(at y: CGFloat) -> ListPlace? {
    guard y >= top else { return nil }
    let section = section(at: y)
    guard section < sections.count else { return nil }
    let inner = y - extent(ofSection: section).y - sections[section].header.length
    guard inner >= 0 else { return nil }
    let row = sections[section].rows.index(at: inner)
    return row < sections[section].rows.count ? ListPlace(section: section, row: row) : nil
  }

  /// The first row that ends below a height, or begins there.
  func firstRow(endingBelow y: CGFloat) -> ListPlace? {
    var section = section(at: max(y, top))
    while section < sections.count {
      let rows = sections[section].rows
      let inner = y - extent(ofSection: section).y - sections[section].header.length
      let row = inner < 0 ? 0 : rows.index(at: inner)
      if row < rows.count { return ListPlace(section: section, row: row) }
      section += 1
    }
    return nil
  }

  // MARK: Changing

  mutating func setRow(_ place: ListPlace, height: CGFloat, isMeasured: Bool = true) {
    sections[place.section].rows.set(height, isMeasured: isMeasured, at: place.row)
    sectionDidChange(place.section)
  }

  /// A head or a foot.
  subscript(key: ElementKey) -> SectionEdge {
    get { key.isFooter ? sections[key.place.section].footer : sections[key.place.section].header }
    set {
      if key.isFooter {
        sections[key.place.section].footer = newValue
      } else {
        sections[key.place.section].header = newValue
      }
      sectionDidChange(key.place.section)
    }
  }

  mutating func insertRow(at place: ListPlace, height: CGFloat, isMeasured: Bool) {
    sections[place.section].rows.insert(count: 1, length: height, isMeasured: isMeasured, at: place.row)
    sectionDidChange(place.section)
  }

  mutating func removeRow(at place: ListPlace) {
    sections[place.section].rows.remove(count: 1, at: place.row)
    sectionDidChange(place.section)
  }

  mutating func insertSection(_ section: TableSection, at index: Int) {
    sections.insert(section, at: index)
    lengths.insert(count: 1, length: section.length, at: index)
  }

  mutating func removeSection(at index: Int) {
    sections.remove(at: index)
    lengths.remove(count: 1, at: index)
  }

  private mutating func sectionDidChange(_ section: Int) {
    lengths.set(sections[section].length, isMeasured: false, at: section)
  }
}
