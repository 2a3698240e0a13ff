import Foundation
import QuoinGraphics

/// A row that a finger moves to another place.
final class RowReordering {
  let start: TablePlace
  let cell: UITableViewCell
  /// Where the row is at present, among the others that have made room.
  var place: TablePlace
  /// How far the finger is below the top of the cell, in points.
  let grip: CGFloat

  init(start: TablePlace, cell: UITableViewCell, grip: CGFloat) {
    (self.start, self.cell, self.place, self.grip) = (start, cell, start, grip)
  }

  /// Which row the data source means by a row of the table while the move is not told yet.
  func sourcePlace(of place: TablePlace) -> TablePlace {
    if place == self.place { return start }
    var row = place.row
    if place.section == self.place.section, row > self.place.row { row -= 1 }
    if place.section == start.section, row >= start.row { row += 1 }
    return TablePlace(section: place.section, row: row)
  }
}

extension UITableView {
  /// The row whose control for moving is at a point of the content.
  final func movableRow(at point: CGPoint) -> TablePlace? {
    guard let place = rowGeometry.row(at: point.y), let cell = shownCells[place], let mark = cell.reorderMark,
      !mark.isHidden, mark.frame.insetBy(dx: -14, dy: -20).contains(convert(point, to: cell))
    else { return nil }
    return place
  }

  final func liftDidMove() {
    guard let lift = swipeRecognizers?.lift else { return }
    let point = lift.location(in: self)
    switch lift.state {
    case .began:
      guard let place = movableRow(at: point), let cell = shownCells[place] else { return }
      reordering = RowReordering(start: place, cell: cell, grip: point.y - cell.frame.minY)
      cell.isBeingMoved = true
      bringSubviewToFront(cell)
      cell.layer.shadowColor = UIColor.black.cgColor
      cell.layer.shadowOpacity = 0.2
      cell.layer.shadowRadius = 6
    case .changed: if let reordering { dragRow(reordering, to: point) }
    case .ended: endReordering(commits: true)
    case .cancelled: endReordering(commits: false)
    default: break
    }
  }

  private func dragRow(_ reordering: RowReordering, to point: CGPoint) {
    let cell = reordering.cell
    let top = min(max(point.y - reordering.grip, 0), max(rowGeometry.height - cell.bounds.height, 0))
    cell.frame.origin.y = top
    let middle = top + cell.bounds.height / 2
    guard var target = rowGeometry.row(at: middle), target != reordering.place else { return }
    if let delegate {
      let path = delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: reordering.start.path, toProposedIndexPath: target.path)
      guard let allowed = knownPlace(path) else { return }
      target = allowed
    }
    if target != reordering.place { makeRoom(reordering, at: target) }
  }

  /// Lets the other rows make room where the row would go.
  private func makeRoom(_ reordering: RowReordering, at target: TablePlace) {
    let row = rowGeometry.row(reordering.place)
    var updates = ListUpdates()
    updates.moved = [(reordering.place, target)]
    let mapping = ListMapping(updates, sections: rowGeometry.sections.count)
    rowGeometry.removeRow(at: reordering.place)
    rowGeometry.insertRow(at: target, height: row.height, isMeasured: row.isMeasured)
    reordering.place = target
    var moved: [TablePlace: UITableViewCell] = [:]
    for (place, cell) in shownCells { if let now = mapping.place(place) { moved[now] = cell } }
    shownCells = moved
    selection = Set(selection.compactMap(mapping.place))
    UIView.animate(withDuration: 0.2) {
      for (place, cell) in moved where cell !== reordering.cell { cell.frame = rect(of: place) }
    }
    setNeedsLayout()
  }

  private func endReordering(commits: Bool) {
    guard let reordering else { return }
    if !commits, reordering.place != reordering.start { makeRoom(reordering, at: reordering.start) }
    self.reordering = nil
    let cell = reordering.cell
    cell.isBeingMoved = false
    cell.layer.shadowOpacity = 0
    if commits, reordering.place != reordering.start {
      dataSource?.tableView(self, moveRowAt: reordering.start.path, to: reordering.place.path)
    }
    if contains(reordering.place) {
      UIView.animate(withDuration: 0.2) { cell.frame = rect(of: reordering.place) }
    }
    setNeedsLayout()
  }
}
