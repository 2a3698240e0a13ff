import Foundation

/// A table or a collection. What both do alike (changes, selection, keys, moving, swiping, fetching ahead) is in this
/// protocol's extensions; a class says where its rows are, and passes on what its delegate and data source say.
protocol ListView: UIScrollView {
  associatedtype Cell: ListCell

  var list: ListState<Cell> { get }

  // MARK: Rows

  var sectionCount: Int { get }
  func rowCount(ofSection section: Int) -> Int
  /// How many rows each section has, as the data source says now.
  var countsOfSource: [Int] { get }
  /// What is wrong with a place that there is not.
  func misuse(of path: IndexPath, for what: String) -> ControlMisuse

  // MARK: Cells

  func cellOfSource(at path: IndexPath) -> Cell?
  func makeEmptyCell() -> Cell
  /// Tells a cell of its place, before it is seen.
  func prepare(_ cell: Cell, for place: ListPlace)
  func insert(_ cell: Cell, at place: ListPlace)

  // MARK: Layout

  /// Brings everything up to date that is seen.
  func layOut()
  /// Where the cell of a row is, in points of the view that it stands in; nothing where that is not known.
  func frame(of place: ListPlace) -> CGRect?
  /// Whether a cell with a frame is seen.
  func sees(_ frame: CGRect, inSection section: Int) -> Bool
  func recycle(_ cell: Cell, from place: ListPlace, tells: Bool)
  func recycle(edge view: UIView, as key: ElementKey)
  var backgroundView: UIView? { get }
  /// Scrolls just so far that a row is seen.
  func show(_ place: ListPlace, animated: Bool)

  // MARK: Changes

  /// Takes changes that have been found to add up.
  func take(_ updates: ListUpdates, _ mapping: ListMapping, counts: [Int])
  /// Told when these are being animated.
  func updatesAreAnimated()
  /// Where a cell comes from, and how much of it is seen there; nothing where it is there at once.
  func arrival(of place: ListPlace, at target: CGRect, in change: ListChange) -> ListAppearance?
  /// Where a cell goes that has no place any more, or gets another in its place.
  func departure(of place: ListPlace, from frame: CGRect, in change: ListChange) -> ListAppearance

  // MARK: Selecting

  /// Whether several rows may be selected at present.
  var selectsSeveral: Bool { get }
  /// Whether the user may select rows at present.
  var mayBeSelected: Bool { get }
  var selectionFollowsFocus: Bool { get }
  func mayHighlight(_ place: ListPlace) -> Bool
  func didHighlight(_ place: ListPlace, _ isHighlighted: Bool)
  /// The row that is selected when the user wants one; none for nothing.
  func willSelect(_ place: ListPlace) -> ListPlace?
  func willDeselect(_ place: ListPlace) -> ListPlace?
  func didSelect(_ place: ListPlace)
  func didDeselect(_ place: ListPlace)
  /// The row to which a key leads from another one.
  func place(from start: ListPlace, by key: UIKeyboardHIDUsage) -> ListPlace?

  // MARK: Fetching ahead

  var fetchesAhead: Bool { get }
  func fetch(_ paths: [IndexPath])
  func cancelFetching(_ paths: [IndexPath])

  // MARK: Moving

  /// Puts a cell that is moved where a finger is, in points of the content.
  func place(_ movement: ListMovement<Cell>, at point: CGPoint)
  /// Where a row would go that has been moved there.
  func proposedPlace(for movement: ListMovement<Cell>, at point: CGPoint) -> ListPlace?
  /// Where the delegate lets it go.
  func allowedPlace(for start: ListPlace, proposed: ListPlace) -> IndexPath
  func mayMove(_ place: ListPlace) -> Bool
  /// Takes a row from one place to another, as long as the data source does not know.
  func shift(from: ListPlace, to: ListPlace, _ mapping: ListMapping)
  func tellMove(from: ListPlace, to: ListPlace)

  // MARK: Swiping

  func swipeActions(of place: ListPlace, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// Whether rows can be swiped at present.
  var allowsSwiping: Bool { get }
  func willBeginSwipe(of place: ListPlace)
  func didEndSwipe(of place: ListPlace?)
  /// The menu of a row that is pressed long; nothing where it has none.
  func menu(of place: ListPlace, at point: CGPoint) -> UIContextMenuConfiguration?
}

extension ListView {
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

  func setNeedsReload() {
    list.needsReload = true
    setNeedsLayout()
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
