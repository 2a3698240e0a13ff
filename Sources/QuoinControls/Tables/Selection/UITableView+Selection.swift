import Foundation

extension UITableView {
  /// The selected row; the first of several.
  public final var indexPathForSelectedRow: IndexPath? { selection.min()?.path }

  /// The selected rows; nothing where there is none.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted().map(\.path)
  }

  /// Whether several rows may be selected at present.
  final var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Selects a row without telling the delegate; nothing deselects all.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - animated: Whether that takes a moment.
  ///   - scrollPosition: Where the row is scrolled to; `none` for nowhere.
  public final func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else {
      for place in selection { setSelected(false, place, animated: animated) }
      return
    }
    guard let place = checkedPlace(indexPath, for: "selected") else { return }
    if !selectsSeveral {
      for other in selection where other != place { setSelected(false, other, animated: animated) }
    }
    setSelected(true, place, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without telling the delegate.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    loadIfNeeded()
    guard let place = checkedPlace(indexPath, for: "deselected") else { return }
    setSelected(false, place, animated: animated)
  }

  private func setSelected(_ selected: Bool, _ place: TablePlace, animated: Bool) {
    if selected { selection.insert(place) } else { selection.remove(place) }
    shownCells[place]?.setSelected(selected, animated: animated)
  }

  final func keepOneSelected() {
    guard let first = selection.min() else { return }
    for other in selection where other != first { setSelected(false, other, animated: false) }
  }

  /// Selects or deselects a row as the user does it, asking and telling the delegate.
  final func userSelects(_ place: TablePlace) {
    guard isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    else {
      return
    }
    if selectsSeveral, selection.contains(place) { return userDeselects(place) }
    guard let path = delegate == nil ? place.path : delegate?.tableView(self, willSelectRowAt: place.path),
      let wanted = knownPlace(path)
    else { return }
    if !selectsSeveral {
      for other in selection where other != wanted { userDeselects(other) }
    }
    setSelected(true, wanted, animated: false)
    focused = wanted
    delegate?.tableView(self, didSelectRowAt: wanted.path)
  }

  private func userDeselects(_ place: TablePlace) {
    guard let path = delegate == nil ? place.path : delegate?.tableView(self, willDeselectRowAt: place.path),
      let wanted = knownPlace(path)
    else { return }
    setSelected(false, wanted, animated: true)
    delegate?.tableView(self, didDeselectRowAt: wanted.path)
  }

  // MARK: Fingers

  /// The row whose cell has a touch, where the touch is not meant for something of its own in the cell.
  private func place(of touch: UITouch) -> TablePlace? {
    var view = touch.view
    while let next = view, next !== self {
      if let cell = next as? UITableViewCell { return shownCells.first { $0.value === cell }?.key }
      view = next.superview
    }
    return nil
  }

  final func rowTouchesBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    if swipe != nil {
      closeSwipe(animated: true)
      return
    }
    guard highlighted == nil, touches.count == 1, let touch = touches.first, let place = place(of: touch),
      isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection,
      delegate?.tableView(self, shouldHighlightRowAt: place.path) ?? true
    else { return }
    highlighted = place
    shownCells[place]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: place.path)
  }

  final func rowTouchesMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {}

  final func rowTouchesEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let place = highlighted else { return }
    let isInside = touches.first.map { rect(of: place).contains($0.location(in: self)) } ?? false
    endHighlight(animated: !isInside)
    if isInside, contains(place) { userSelects(place) }
  }

  final func rowTouchesCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) { endHighlight(animated: false) }

  private func endHighlight(animated: Bool) {
    guard let place = highlighted else { return }
    highlighted = nil
    shownCells[place]?.setHighlighted(false, animated: animated)
    if contains(place) { delegate?.tableView(self, didUnhighlightRowAt: place.path) }
  }

  final func accessoryButtonTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  // MARK: Keys

  /// Moves the selection as arrows, Home, End and Return say.
  ///
  /// - Returns: Whether the key means something to the table.
  final func handleRowKey(_ press: UIPress) -> Bool {
    guard let key = press.key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else {
      return false
    }
    loadIfNeeded()
    let start = focused.flatMap { contains($0) ? $0 : nil } ?? selection.min()
    switch key.keyCode {
    case .keyboardDownArrow: return moveFocus(to: start.map { rowAfter($0) ?? $0 } ?? firstRow)
    case .keyboardUpArrow: return moveFocus(to: start.map { rowBefore($0) ?? $0 } ?? lastRow)
    case .keyboardHome: return moveFocus(to: firstRow)
    case .keyboardEnd: return moveFocus(to: lastRow)
    case .keyboardPageDown, .keyboardPageUp:
      let step = key.keyCode == .keyboardPageDown ? bounds.height : -bounds.height
      let range = offsetRange
      let y = min(max(contentOffset.y + step, range.lowerBound), range.upperBound)
      setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: true)
      return true
    default: return false
    }
  }

  private var firstRow: TablePlace? { rowGeometry.firstRow(endingBelow: 0) }

  private var lastRow: TablePlace? {
    rowBefore(TablePlace(section: rowGeometry.sections.count, row: 0))
  }

  private func moveFocus(to place: TablePlace?) -> Bool {
    guard let place else { return false }
    if place != focused || !selection.contains(place) {
      if selectsSeveral { selectRow(at: nil, animated: false, scrollPosition: .none) }
      if !selection.contains(place) { userSelects(place) }
    }
    focused = place
    scrollToRow(at: place.path, at: .none, animated: false)
    return true
  }
}
