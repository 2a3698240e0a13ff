import Foundation

extension ListView {
  /// What the data source calls a row: while one is being moved it has that where it was.
  func sourcePath(of place: ListPlace) -> IndexPath {
    (list.movement?.sourcePlace(of: place) ?? place).path
  }

  /// The cell of a row, got from the data source where there is none yet.
  func cell(for place: ListPlace) -> Cell {
    if let cell = list.cells[place] { return cell }
    var cell = cellOfSource(at: sourcePath(of: place)) ?? makeEmptyCell()
    if cell.superview != nil, let other = list.place(of: cell) {
      ControlMisuse.report(.cellUsedTwice(place.path, other.path))
      cell = makeEmptyCell()
    }
    show(cell, at: place)
    list.newCells.append((place, cell))
    return cell
  }

  private func show(_ cell: Cell, at place: ListPlace) {
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
