import Foundation

extension UITableView {
  /// Shows or hides the controls of all rows that are seen.
  final func editingDidChange(animated: Bool) {
    // What was chosen to be edited is no selection afterwards.
    if !isEditing { deselectAll(animated: animated) }
    for (place, cell) in list.cells(where: { place, _ in contains(place) }) {
      guard let cell = cell as? UITableViewCell else { continue }
      cell.placement = placement(of: place)
      cell.shouldIndentWhileEditing =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: place.path) ?? true
      cell.setEditing(isEditing, animated: animated)
    }
    setNeedsLayout()
  }

  /// What the user can do with a row while the table is edited.
  ///
  /// A class that says neither that rows can be edited nor how is taken not to commit any change: no call of a method
  /// that has an answer of its own tells whether a class has another one.
  final func editingStyle(ofRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
    guard let dataSource else { return .none }
    defaultEditingAnswers = 0
    guard dataSource.tableView(self, canEditRowAt: path) else { return .none }
    let style = delegate?.tableView(self, editingStyleForRowAt: path)
    if style == nil { defaultEditingAnswers += 1 }
    return defaultEditingAnswers < 2 ? style ?? .delete : .none
  }

  /// The usual action behind the trailing edge: deleting the row, where it can be edited.
  final func deletion(ofRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    guard editingStyle(ofRowAt: path) == .delete else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self else { return done(false) }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// The actions behind an edge of a row.
  final func actions(behind place: ListPlace, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: place.path) == true else { return nil }
    var configuration: UISwipeActionsConfiguration?
    if isLeading {
      configuration = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: place.path)
    } else {
      configuration =
        delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: place.path)
        ?? deletion(ofRowAt: place.path)
    }
    return configuration?.actions.isEmpty == false ? configuration : nil
  }

  /// Does what the control at the leading side of an edited row is for.
  final func editingControlTapped(in cell: UITableViewCell) {
    guard let place = list.place(of: cell) else { return }
    switch cell.editingStyle {
    case .none: break
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: place.path)
    case .delete: openSwipe(at: place, isLeading: false, animated: true)
    }
  }
}
