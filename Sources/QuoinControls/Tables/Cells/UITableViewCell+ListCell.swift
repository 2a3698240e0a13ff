import Foundation
import QuoinGraphics

extension UITableViewCell: ListCell, ConfiguredCell {
  final var reorderControl: UIView? { reorderMark?.isHidden == false ? reorderMark : nil }
  final func show(selected: Bool, animated: Bool) { setSelected(selected, animated: animated) }
  final func show(highlighted: Bool, animated: Bool) { setHighlighted(highlighted, animated: animated) }

  final func clip(swiped: Bool) {
    clipsToBounds = swiped || placement.style == .insetGrouped && (placement.isFirst || placement.isLast)
  }

  final func liftDidChange() {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = isBeingMoved ? 0.2 : 0
    layer.shadowRadius = 6
    setNeedsUpdateConfiguration()
  }

  final func focusDidChange() {
    setNeedsUpdateConfiguration()
    setNeedsDisplay()
  }

  // MARK: Corners

  /// Rounds the corners where a section stands apart from the table's edges.
  final func roundCorners(was old: CellPlacement) {
    let (style, first, last) = (placement.style, placement.isFirst, placement.isLast)
    if old.style == style, old.isFirst == first, old.isLast == last { return }
    guard style == .insetGrouped else {
      if old.style == .insetGrouped {
        layer.cornerRadius = 0
        clipsToBounds = false
      }
      return
    }
    var corners: CACornerMask = []
    if first { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if last { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : 10
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty
  }
}
