import Foundation

extension UICollectionView {
  /// The selected items; nothing where there is none.
  public final var indexPathsForSelectedItems: [IndexPath]? { selection.sorted().map(\.path) }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Selects an item without telling the delegate; nothing deselects all.
  public final func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else {
      for place in selection { setSelected(false, place) }
      return
    }
    guard let place = checkedPlace(indexPath, for: "selected") else { return }
    if !selectsSeveral { for other in selection where other != place { setSelected(false, other) } }
    setSelected(true, place)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without telling the delegate.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    loadIfNeeded()
    guard let place = checkedPlace(indexPath, for: "deselected") else { return }
    setSelected(false, place)
  }

  private func setSelected(_ selected: Bool, _ place: TablePlace) {
    if selected { selection.insert(place) } else { selection.remove(place) }
    shownCells[place]?.isSelected = selected
  }

  final func keepOneSelected() {
    guard let first = selection.min() else { return }
    for other in selection where other != first { setSelected(false, other) }
  }

  private var maySelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  final func userSelects(_ place: TablePlace) {
    guard maySelect else { return }
    if selectsSeveral, selection.contains(place) { return userDeselects(place) }
    guard delegate?.collectionView(self, shouldSelectItemAt: place.path) ?? true else { return }
    if !selectsSeveral { for other in selection where other != place { userDeselects(other) } }
    let isNew = !selection.contains(place)
    setSelected(true, place)
    focused = place
    if isNew || !selectsSeveral { delegate?.collectionView(self, didSelectItemAt: place.path) }
  }

  private func userDeselects(_ place: TablePlace) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: place.path) ?? true else { return }
    setSelected(false, place)
    delegate?.collectionView(self, didDeselectItemAt: place.path)
  }

  // MARK: Fingers

  private func place(of touch: UITouch) -> TablePlace? {
    var view = touch.view
    while let next = view, next !== self {
      if let cell = next as? UICollectionViewCell { return shownCells.first { $0.value === cell }?.key }
      view = next.superview
    }
    return nil
  }

  final func itemTouchesBegan(_ touches: Set<UITouch>) {
    guard highlighted == nil, touches.count == 1, let touch = touches.first, let place = place(of: touch),
      maySelect,
      delegate?.collectionView(self, shouldHighlightItemAt: place.path) ?? true
    else { return }
    highlighted = place
    shownCells[place]?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: place.path)
  }

  final func itemTouchesEnded(_ touches: Set<UITouch>) {
    guard let place = highlighted, let cell = shownCells[place] else { return endHighlight() }
    let isInside = touches.first.map { cell.bounds.contains($0.location(in: cell)) } ?? false
    endHighlight()
    if isInside, contains(place) { userSelects(place) }
  }

  final func endHighlight() {
    guard let place = highlighted else { return }
    highlighted = nil
    shownCells[place]?.isHighlighted = false
    if contains(place) { delegate?.collectionView(self, didUnhighlightItemAt: place.path) }
  }

  final func editingDidChange() {
    if !isEditing, !allowsMultipleSelection { keepOneSelected() }
    for (place, cell) in shownCells { (cell as? UICollectionViewListCell)?.prepare(for: place, in: self) }
    setNeedsLayout()
  }

  // MARK: Keys

  /// Moves the selection to the nearest item in the direction of an arrow.
  final func handleItemKey(_ press: UIPress) -> Bool {
    guard let key = press.key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else {
      return false
    }
    loadIfNeeded()
    let start = focused.flatMap { contains($0) ? $0 : nil } ?? selection.min()
    let first = counts.firstIndex { $0 > 0 }.map { TablePlace(section: $0, row: 0) }
    switch key.keyCode {
    case .keyboardDownArrow: return moveFocus(start.map { nearest(to: $0, dx: 0, dy: 1) ?? $0 } ?? first)
    case .keyboardUpArrow: return moveFocus(start.map { nearest(to: $0, dx: 0, dy: -1) ?? $0 } ?? first)
    case .keyboardRightArrow: return moveFocus(start.map { nearest(to: $0, dx: 1, dy: 0) ?? $0 } ?? first)
    case .keyboardLeftArrow: return moveFocus(start.map { nearest(to: $0, dx: -1, dy: 0) ?? $0 } ?? first)
    case .keyboardHome: return moveFocus(first)
    case .keyboardEnd: return moveFocus(before(TablePlace(section: counts.count, row: 0)))
    default: return false
    }
  }

  /// The item nearest to another one on one side of it.
  private func nearest(to place: TablePlace, dx: CGFloat, dy: CGFloat) -> TablePlace? {
    guard let from = collectionViewLayout.layoutAttributesForItem(at: place.path)?.frame else { return nil }
    let reach = from.insetBy(dx: -bounds.width, dy: -bounds.height)
    func distance(_ frame: CGRect) -> CGFloat? {
      let (x, y) = (frame.midX - from.midX, frame.midY - from.midY)
      let along = x * dx + y * dy
      let across = abs(x * dy) + abs(y * dx)
      // Beside is not before: an item in the same line is none above or below.
      let clears =
        dx > 0
        ? frame.minX >= from.maxX - 0.5
        : dx < 0
          ? frame.maxX <= from.minX + 0.5
          : dy > 0 ? frame.minY >= from.maxY - 0.5 : frame.maxY <= from.minY + 0.5
      return clears && along > 0 ? along + 2 * across : nil
    }
    let near = (collectionViewLayout.layoutAttributesForElements(in: reach) ?? [])
      .filter { $0.representedElementCategory == .cell }
    return near.compactMap { item in distance(item.frame).map { ($0, item.place) } }.min { $0.0 < $1.0 }?.1
  }

  private func moveFocus(_ place: TablePlace?) -> Bool {
    guard let place else { return false }
    if selectsSeveral { selectItem(at: nil, animated: false, scrollPosition: []) }
    if !selection.contains(place) { userSelects(place) }
    focused = place
    scrollToItem(at: place.path, at: [], animated: false)
    return true
  }
}
