import Foundation
import QuoinGraphics

/// What a table says of a cell's place.
struct CellPlacement: Equatable {
  var style = UITableView.Style.plain
  /// Whether nothing of the section is above the cell, and nothing below.
  var isFirst = false
  var isLast = false
  var hasSeparator = false
  var separatorInset = UIEdgeInsets.zero
  /// Whether the inset counts from where the text begins.
  var insetsFromContent = true
  var separatorColor: UIColor?
  var editingStyle = UITableViewCell.EditingStyle.none
  var isMovable = false
  /// Whether a circle is shown that tells whether the cell is chosen.
  var showsChoice = false
  /// What content keeps from the sides, in points.
  var sideMargin: CGFloat = 16

  /// What the titles of an index take at the trailing side, in points.
  var indexInset: CGFloat = 0

  /// Whether lines part the section from the table.
  var hasEdgeLines: Bool { style == .grouped && hasEdgeLineColor && (isFirst || isLast) }
  private var hasEdgeLineColor: Bool { separatorColor != nil }
}
