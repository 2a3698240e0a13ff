import Foundation

extension UITableView {
  /// The selected row; the first of several.
  public final var indexPathForSelectedRow: IndexPath? { list.selection.min()?.path }

  /// The selected rows; nothing where there is none.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    list.selection.isEmpty ? nil : list.selection.sorted().map(\.path)
  }

  final func tellHighlight(of place: ListPlace, _ isHighlighted: Bool) {
    if isHighlighted {
      delegate?.tableView(self, didHighlightRowAt: place.path)
    } else {
      delegate?.tableView(self, didUnhighlightRowAt: place.path)
    }
  }

  /// The row that an arrow leads to; nothing by other keys.
  final func neighbour(of start: ListPlace, by key: UIKeyboardHIDUsage) -> ListPlace? {
    switch key {
    case .keyboardDownArrow: place(after: start)
    case .keyboardUpArrow: place(before: start)
    default: nil
    }
  }

  /// Selects a row without telling the delegate; nothing deselects all.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - animated: Whether that takes a moment.
  ///   - scrollPosition: Where the row is scrolled to; `none` for nowhere.
  public final func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else { return deselectAll(animated: animated) }
    guard let place = checkedPlace(indexPath, for: "selected") else { return }
    select(place, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without telling the delegate; nothing happens where there is no such row any more.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    loadIfNeeded()
    if let place = knownPlace(indexPath) { setSelected(false, place, animated: animated) }
  }

  final func accessoryButtonTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
