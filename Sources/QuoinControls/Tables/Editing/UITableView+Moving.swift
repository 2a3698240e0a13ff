import Foundation
import QuoinGraphics

/// How a finger moves rows: up and down, into other sections, behind their last rows, and into those that have none.
extension UITableView {
  /// Puts a cell that is moved where a finger is, in points of the content.
  final func hold(_ movement: ListMovement, at point: CGPoint) {
    let cell = movement.cell
    let lowest = max(rowGeometry.height - cell.bounds.height, 0)
    cell.frame.origin.y = min(max(point.y - movement.grip.y, 0), lowest)
  }

  /// Where a row goes that has been moved there.
  final func target(of movement: ListMovement) -> ListPlace? {
    if rowGeometry.sections.isEmpty { return nil }
    let middle = movement.cell.frame.midY
    let section = min(rowGeometry.section(at: middle), rowGeometry.sections.count - 1)
    let rows = rowGeometry.sections[section].rows
    let inner =
      middle - rowGeometry.extent(ofSection: section).y - rowGeometry.sections[section].header.length
    if section == movement.place.section {
      return ListPlace(section: section, row: min(rows.index(at: inner), rows.count - 1))
    }
    let row = rows.index(at: inner)
    if row >= rows.count { return ListPlace(section: section, row: rows.count) }
    // In the lower half of a row it goes behind that, or nothing would come behind the last.
    let found = rows.find(row)
    return ListPlace(
      section: section, row: inner < found.offset + found.length / 2 ? row : row + 1)
  }

  /// Takes a row, or a gap, which is as high as what is held in it, from one place to another.
  final func shiftRow(from: ListPlace?, to: ListPlace?) {
    let row = from.map { rowGeometry.row($0) }
    if let from { rowGeometry.removeRow(at: from) }
    guard let to else { return }
    rowGeometry.insertRow(
      at: to, height: row?.height ?? list.movement?.cell.bounds.height ?? 0,
      isMeasured: row?.isMeasured ?? true)
  }
}
