import Foundation

/// A cell of a table or a collection.
protocol ListCell: UIView {
  var contentView: UIView { get }
  var reuseIdentifier: String? { get }
  func prepareForReuse()
  func setNeedsUpdateConfiguration()
  /// How far the content is swiped aside, in points; to the left below 0.
  var swipeOffset: CGFloat { get set }
  /// Whether a finger moves the cell to another place.
  var isBeingMoved: Bool { get set }
  /// Whether keys go to the cell.
  var hasFocus: Bool { get set }
  /// The part of the cell with which it is moved, while it is shown.
  var reorderControl: UIView? { get }
  var isHighlighted: Bool { get set }
  func show(selected: Bool, animated: Bool)
  func show(highlighted: Bool, animated: Bool)
  /// Clips what is behind the content's edge, or as much as the cell's place asks for.
  func clip(swiped: Bool)
}
