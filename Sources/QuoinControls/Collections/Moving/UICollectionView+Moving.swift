import Foundation
import QuoinGraphics

/// The long press with which a controller lets items of its collection be moved.
final class ItemMovementRecognizer: UILongPressGestureRecognizer {}

/// How items are moved to other places.
extension UICollectionView {
  /// Begins to move an item with a finger.
  ///
  /// - Returns: Whether the data source lets it be moved.
  @discardableResult
  public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    loadIfNeeded()
    return checkedPlace(indexPath, for: "moved").map { beginMovement(of: $0) } ?? false
  }

  /// Moves the item's middle to a point of the content; others make room, and near the edges of what is seen the
  /// collection scrolls.
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveHeldRow(to: targetPosition)
  }

  /// Ends the movement and tells the data source of it.
  public final func endInteractiveMovement() { endMovement(commits: true) }

  /// Ends the movement with the item where it was.
  public final func cancelInteractiveMovement() { endMovement(commits: false) }

  /// Whether a press on a point is on something that can be moved; any other one is left to what else it may mean.
  final func mayBeginMovement(at point: CGPoint) -> Bool {
    guard let path = indexPathForItem(at: point), let place = knownPlace(path) else { return false }
    return mayMove(place)
  }

  /// Puts a cell that is moved where a finger is, in points of the content.
  final func hold(_ movement: ListMovement, at point: CGPoint) {
    guard let container = movement.cell.superview else { return }
    let point = convert(point, to: container)
    let size = movement.cell.bounds.size
    movement.cell.center = CGPoint(
      x: point.x - movement.grip.x + size.width / 2, y: point.y - movement.grip.y + size.height / 2)
  }

  /// Where an item goes that has been moved there.
  final func target(of movement: ListMovement, at point: CGPoint) -> ListPlace? {
    if let found = indexPathForItem(at: point), let place = ListPlace(found) {
      return place.section != movement.place.section && isBehindLast(place, point)
        ? ListPlace(section: place.section, row: place.row + 1) : place
    }
    return emptyPlace(near: point)
  }

  /// Whether a point is in the second half of the last item of a section, behind which another one goes then.
  private func isBehindLast(_ place: ListPlace, _ point: CGPoint) -> Bool {
    guard place.row == counts[place.section] - 1,
      let frame = collectionViewLayout.layoutAttributesForItem(at: place.path)?.frame
    else { return false }
    return frame.width < bounds.width / 2 ? point.x > frame.midX : point.y > frame.midY
  }

  /// Where an item goes that is moved to where there is none: the end of the section in whose room that is, which may be
  /// empty.
  private func emptyPlace(near point: CGPoint) -> ListPlace? {
    var best: (distance: CGFloat, place: ListPlace)?
    for section in counts.indices {
      guard let extent = collectionViewLayout.extent(ofSection: section) else { continue }
      let distance =
        max(extent.minY - point.y, point.y - extent.maxY, 0)
        + max(extent.minX - point.x, point.x - extent.maxX, 0)
      let isOwn = list.movement?.place.section == section
      let row = isOwn ? counts[section] - 1 : counts[section]
      if distance < best?.distance ?? .infinity {
        best = (distance, ListPlace(section: section, row: max(row, 0)))
      }
    }
    guard let best, let place = list.movement?.place else { return nil }
    // Between the items of its own section it stays: only the room behind the last of them is meant.
    if best.place.section == place.section {
      guard let last = collectionViewLayout.layoutAttributesForItem(at: best.place.path)?.frame else {
        return nil
      }
      let isBehind = point.y > last.maxY || point.y >= last.minY && point.x > last.maxX
      return isBehind ? best.place : nil
    }
    return best.place
  }
}
