import Foundation

extension ListScrollView {
  /// What the data source calls a row: while one is being moved it has that where it was.
  func sourcePath(of place: ListPlace) -> IndexPath {
    (list.movement?.sourcePlace(of: place) ?? place).path
  }

  /// The cell of a row, got from the data source where there is none yet.
  func cell(for place: ListPlace) -> (any ListCell)? {
    if let cell = list.cells[place] { return cell }
    var found = cellOfSource(at: sourcePath(of: place)) ?? makeEmptyCell()
    if let cell = found, cell.superview != nil, let other = list.place(of: cell) {
      ControlMisuse.report(.cellUsedTwice(place.path, other.path))
      found = makeEmptyCell()
    }
    guard let cell = found else { return nil }
    show(cell, at: place)
    list.newCells.append((place, cell))
    return cell
  }

  private func show(_ cell: any ListCell, at place: ListPlace) {
    list.takeBack(cell)
    list.cells[place] = cell
    UIView.performWithoutAnimation {
      prepare(cell, for: place)
      cell.show(selected: list.selection.contains(place), animated: false)
      cell.show(highlighted: list.highlighted == place, animated: false)
      let hasFocus = list.focused == place && isFirstResponder
      if cell.hasFocus != hasFocus { cell.hasFocus = hasFocus }
      insert(cell, at: place)
    }
  }

  /// Tells the cells that are seen of their places anew.
  final func prepareShownCells() {
    for (place, cell) in list.cells(where: { _, _ in true }) { prepare(cell, for: place) }
  }

  /// Tells the delegate of the cells that have come into view in the layout that has ended: each has its place and is laid out
  /// within, and one that is changed there is measured again.
  final func tellNewCells() {
    let new = list.newCells
    list.newCells = []
    for (place, cell) in new where list.cells[place] === cell {
      cell.layoutIfNeeded()
      willDisplay(cell, at: place)
    }
  }

  // MARK: Reuse

  /// Takes a cell out of sight and keeps it for another row.
  final func recycle(_ cell: any ListCell, from place: ListPlace, tells: Bool = true) {
    endSwipe(in: cell)
    cell.removeFromSuperview()
    cellDidLeave(cell)
    if tells { didEndDisplaying(cell, at: place) }
    cell.isHighlighted = false
    cell.hasFocus = false
    cell.alpha = 1
    if let identifier = cell.reuseIdentifier { list.pool.add(cell, as: identifier) }
  }

  /// A cell that has gone out of sight, or is set again in place; nothing where none waits.
  final func takeWaiting<Cell: ListCell>(_ identifier: String, as type: Cell.Type) -> Cell? {
    if let cell = list.reconfigured as? Cell, cell.reuseIdentifier == identifier {
      list.reconfigured = nil
      return cell
    }
    guard let cell = list.pool.take(identifier) as? Cell else { return nil }
    cell.prepareForReuse()
    cell.setNeedsUpdateConfiguration()
    return cell
  }

  /// The views that have gone out of sight and wait for another place.
  package final var waitingViews: [UIView] { list.pool.views }

  // MARK: Setting again

  /// Lets the data source set the cells of rows again that are seen, in place.
  func reconfigure(_ paths: [IndexPath]) {
    loadIfNeeded()
    for path in paths {
      guard let place = checkedPlace(path, for: "configured"), let cell = list.cells[place] else { continue }
      list.reconfigured = cell
      let got = cellOfSource(at: sourcePath(of: place))
      list.reconfigured = nil
      if let got, got !== cell {
        list.cells[place] = nil
        recycle(cell, from: place, tells: true)
        show(got, at: place)
      }
      list.resized.insert(place)
      setNeedsLayout()
    }
  }

  /// Shows what a snapshot says.
  ///
  /// - Parameters:
  ///   - motion: How rows come and go, where that can be said.
  ///   - isAnimated: Whether what changes does so in a while.
  ///   - show: Makes the snapshot that of the data source, and says what changes by it.
  func apply(
    _ motion: ListMotion?, isAnimated: Bool, completion: (() -> Void)?,
    _ show: () -> SnapshotChange
  ) {
    guard beginBatch() else { return }
    let change = show()
    let isNested = list.batch.isNested
    if change.updates.isEmpty, !isNested {
      list.batch.void()
    } else {
      list.batch.change { $0.add(change.updates, motion) }
    }
    if let completion { list.batch.add { _ in completion() } }
    if isNested, !change.reconfigured.isEmpty {
      list.batch.add { [weak self] _ in self?.reconfigure(change.reconfigured) }
    }
    let end = {
      self.endBatch()
      if !isNested { self.reconfigure(change.reconfigured) }
    }
    if isAnimated { end() } else { UIView.performWithoutAnimation(end) }
  }
}

extension ControlMisuse {
  static func cellUsedTwice(_ path: IndexPath, _ other: IndexPath) -> ControlMisuse {
    ControlMisuse(
      "The cell for row \(path.row) of section \(path.section) is already that of row \(other.row) of section \(other.section)"
    )
  }
}
