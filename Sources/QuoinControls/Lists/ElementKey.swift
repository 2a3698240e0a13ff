import Foundation

/// A head, foot or the like, or a decoration, among those that a list shows.
nonisolated struct ElementKey: Hashable {
  let kind: String
  /// The section, and the number of the view in it.
  var place: ListPlace

  init(kind: String, place: ListPlace) { (self.kind, self.place) = (kind, place) }

  /// The head or the foot of a section of a table.
  init(section: Int, isFooter: Bool) {
    self.init(kind: isFooter ? "footer" : "header", place: ListPlace(section: section, row: 0))
  }

  /// The element that an index path names, which has one number where it stands at the edge of the whole.
  init(kind: String, path: IndexPath) {
    self.init(
      kind: kind,
      place: ListPlace(section: path.first ?? 0, row: path.count > 1 ? path[1] : Self.ofTheWhole))
  }

  /// The row of what stands at the edge of the whole; its number is in the place of the section.
  static let ofTheWhole = -1

  var isOfTheWhole: Bool { place.row == Self.ofTheWhole }
  var isFooter: Bool { kind == "footer" }
  var path: IndexPath { isOfTheWhole ? IndexPath(index: place.section) : place.path }

  static func precedes(_ left: ElementKey, _ right: ElementKey) -> Bool {
    left.place == right.place ? left.kind > right.kind : left.place < right.place
  }
}
