import Foundation

/// A row of a section, in a form that is quicker to compare than an index path.
nonisolated struct ListPlace: Hashable, Comparable {
  var section: Int
  var row: Int

  init(section: Int, row: Int) { (self.section, self.row) = (section, row) }

  /// The place that an index path names; nothing where that has not just a section and a row.
  init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    (section, row) = (path[0], path[1])
  }

  var path: IndexPath { IndexPath(row: row, section: section) }

  static func < (left: ListPlace, right: ListPlace) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
