import Foundation

extension UITableView {
  /// Shows or hides the controls of all rows that are seen.
  final func editingDidChange(animated: Bool) {
    if !isEditing, !allowsMultipleSelection { keepOneSelected() }
    for (place, cell) in shownCells where contains(place) {
      cell.placement = placement(of: place)
      cell.shouldIndentWhileEditing =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: place.path) ?? true
      cell.setEditing(isEditing, animated: animated)
    }
    setNeedsLayout()
  }

  /// The usual action behind the trailing edge: deleting the row, where it can be edited.
  final func deletion(ofRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: path) == true,
      (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
    else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self else { return done(false) }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// The actions behind an edge of a row.
  final func swipeActions(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let configuration: UISwipeActionsConfiguration?
    if isLeading {
      configuration = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    } else if let delegate {
      configuration = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    } else {
      configuration = deletion(ofRowAt: path)
    }
    return configuration?.actions.isEmpty == false ? configuration : nil
  }

  /// Does what the control at the leading side of an edited row is for.
  final func editingControlTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .none: break
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: openSwipe(at: TablePlace(path), isLeading: false, animated: true)
    }
  }
}
