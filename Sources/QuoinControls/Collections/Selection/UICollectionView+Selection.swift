import Foundation

extension UICollectionView {
  /// The selected items in their order; empty where there is none.
  public final var indexPathsForSelectedItems: [IndexPath]? { list.selection.sorted().map(\.path) }

  /// Selects an item without telling the delegate; nothing deselects all. Has no effect where items cannot be selected.
  public final func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard allowsSelection else { return }
    guard let indexPath else { return deselectAll(animated: animated) }
    guard let place = checkedPlace(indexPath, for: "selected") else { return }
    select(place, animated: animated)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without telling the delegate; nothing happens where there is no such item any more.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    loadIfNeeded()
    if let place = knownPlace(indexPath) { setSelected(false, place, animated: animated) }
  }

  final func editingDidChange() {
    closeSwipe(animated: true)
    if !isEditing { deselectAll(animated: false) }
    prepareShownCells()
    setNeedsLayout()
  }

  // MARK: Keys

  /// The item to which a key leads from another one.
  final func neighbour(of start: ListPlace, by key: UIKeyboardHIDUsage) -> ListPlace? {
    switch key {
    case .keyboardDownArrow: nearest(to: start, dx: 0, dy: 1)
    case .keyboardUpArrow: nearest(to: start, dx: 0, dy: -1)
    case .keyboardRightArrow: nearest(to: start, dx: 1, dy: 0)
    case .keyboardLeftArrow: nearest(to: start, dx: -1, dy: 0)
    default: nil
    }
  }

  /// The item nearest to another one on one side of it.
  private func nearest(to place: ListPlace, dx: CGFloat, dy: CGFloat) -> ListPlace? {
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
}
