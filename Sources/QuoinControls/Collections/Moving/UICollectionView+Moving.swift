import Foundation
import QuoinGraphics

/// An item that is being moved to another place.
final class ItemMovement {
  let start: TablePlace
  var place: TablePlace
  let cell: UICollectionViewCell

  init(start: TablePlace, cell: UICollectionViewCell) {
    (self.start, place, self.cell) = (start, start, cell)
  }

  /// Which item the data source means by one of the collection while the move is not told yet.
  func sourcePlace(of place: TablePlace) -> TablePlace {
    if place == self.place { return start }
    var row = place.row
    if place.section == self.place.section, row > self.place.row { row -= 1 }
    if place.section == start.section, row >= start.row { row += 1 }
    return TablePlace(section: place.section, row: row)
  }
}

extension UICollectionView {
  /// Begins to move an item with a finger.
  ///
  /// - Returns: Whether the data source lets it be moved.
  @discardableResult
  public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    loadIfNeeded()
    guard movement == nil, let place = checkedPlace(indexPath, for: "moved"), let cell = shownCells[place],
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    movement = ItemMovement(start: place, cell: cell)
    cell.superview?.bringSubviewToFront(cell)
    return true
  }

  /// Moves the item's middle to a point of the content; others make room.
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement else { return }
    movement.cell.center = targetPosition
    guard var path = indexPathForItem(at: targetPosition), TablePlace(path) != movement.place else { return }
    if let delegate {
      path = delegate.collectionView(
        self, targetIndexPathForMoveFromItemAt: movement.start.path, toProposedIndexPath: path)
    }
    guard contains(TablePlace(path)), TablePlace(path) != movement.place else { return }
    makeRoom(movement, at: TablePlace(path))
  }

  private func makeRoom(_ movement: ItemMovement, at target: TablePlace) {
    var updates = ListUpdates()
    updates.moved = [(movement.place, target)]
    let mapping = ListMapping(updates, sections: counts.count)
    counts[movement.place.section] -= 1
    counts[target.section] += 1
    movement.place = target
    var moved: [TablePlace: UICollectionViewCell] = [:]
    for (place, cell) in shownCells { if let now = mapping.place(place) { moved[now] = cell } }
    shownCells = moved
    selection = Set(selection.compactMap(mapping.place))
    collectionViewLayout.updateMeasures(mapping, reloaded: [])
    collectionViewLayout.invalidateLayout()
    UIView.animate(withDuration: 0.2) { layoutCollection() }
  }

  /// Ends the movement and tells the data source of it.
  public final func endInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    if movement.start != movement.place {
      dataSource?.collectionView(self, moveItemAt: movement.start.path, to: movement.place.path)
    }
    UIView.animate(withDuration: 0.2) { layoutCollection() }
  }

  /// Ends the movement with the item where it was.
  public final func cancelInteractiveMovement() {
    guard let movement else { return }
    if movement.place != movement.start { makeRoom(movement, at: movement.start) }
    self.movement = nil
    UIView.animate(withDuration: 0.2) { layoutCollection() }
  }
}
