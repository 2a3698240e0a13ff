import Foundation

/// What a table or a collection knows of what it shows.
final class ListState {
  /// Whether everything is to be asked for in the next layout.
  var needsReload = true
  /// Whether cells and sizes are being worked out, so that what changes within is no news.
  var isPlacing = false
  /// Whether the data source is being asked for what has changed.
  var isCommitting = false

  // MARK: What is seen

  var cells: [ListPlace: any ListCell] = [:]
  /// Heads, feet and the like.
  var edges: [ElementKey: UIView] = [:]
  /// Cells that have been got in the layout that is going on.
  var newCells: [(place: ListPlace, cell: any ListCell)] = []
  /// What is on its way out.
  var departing: [UIView] = []
  var pool = ReusePool()
  /// The cell that is set again in place, which is handed out instead of another.
  var reconfigured: (any ListCell)?
  /// Cells whose content may want another size.
  var resized: Set<ListPlace> = []
  var wasWithinEnds = true

  // MARK: What is known of rows

  var selection: Set<ListPlace> = []
  var highlighted: ListPlace?
  var focused: ListPlace?
  var prefetched: Set<ListPlace> = []
  var lastOffset = CGPoint.zero
  var batch = ListBatch()

  // MARK: What fingers do

  var movement: ListMovement?
  var swipe: ListSwipe?
  var gestures: ListGestures?
  /// The menu of the row that was pressed last.
  var menu: ListMenu?
  var drag: ListDrag?
  var drop: ListDrop?

  /// Some of the cells in the order of their rows: what is told of one after the other goes by no hash.
  func cells(
    where isMeant: (_ place: ListPlace, _ cell: any ListCell) -> Bool
  ) -> [(key: ListPlace, value: any ListCell)] {
    cells.filter { isMeant($0.key, $0.value) }.sorted { $0.key < $1.key }
  }

  /// Some of the heads, feet and the like in the order of their places.
  func edges(where isMeant: (ElementKey) -> Bool) -> [(key: ElementKey, value: UIView)] {
    edges.filter { isMeant($0.key) }.sorted { ElementKey.precedes($0.key, $1.key) }
  }

  /// The place of a cell that is seen.
  func place(of cell: any ListCell) -> ListPlace? { cells.first { $0.value === cell }?.key }

  /// Takes along what is known of rows that are elsewhere now.
  func move(by mapping: ListMapping) {
    selection = Set(selection.compactMap(mapping.place))
    prefetched = Set(prefetched.compactMap(mapping.place))
    resized = Set(resized.compactMap(mapping.place))
    highlighted = highlighted.flatMap(mapping.place)
    focused = focused.flatMap(mapping.place)
  }

  /// Forgets all rows.
  func forgetRows() {
    (selection, prefetched, resized) = ([], [], [])
    (highlighted, focused) = (nil, nil)
    batch.void()
  }

  /// Takes a cell back that was on its way out or waited for another row: the data source has handed it out itself.
  func takeBack(_ cell: any ListCell) {
    if let identifier = cell.reuseIdentifier { pool.remove(cell, as: identifier) }
    guard let index = departing.firstIndex(where: { $0 === cell }) else { return }
    departing.remove(at: index)
    cell.layer.removeAllAnimations()
    UIView.performWithoutAnimation { cell.alpha = 1 }
  }
}
