import Foundation

/// Changes of rows and sections, told one by one or several at once.
extension UITableView {
  // MARK: Several at once

  /// Begins changes that are done at `endUpdates()`.
  public final func beginUpdates() { _ = beginBatch() }

  /// Does the changes since `beginUpdates()`, animated.
  public final func endUpdates() {
    if list.isPlacing || list.isCommitting { return ControlMisuse.report(.updateWhileLoading) }
    if !list.batch.isOpen { return ControlMisuse.report(.endWithoutBegin) }
    endBatch()
  }

  // MARK: Rows

  /// Tells that rows have come, named by where they are after all changes.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths, "inserted") { updates, place in
      updates.insert(place)
      updates.insertMotions[place] = animation.motion
    }
  }

  /// Tells that rows have gone, named by where they were before all changes.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths, "deleted") { updates, place in
      updates.delete(place)
      updates.deleteMotions[place] = animation.motion
    }
  }

  /// Gets new cells for rows, named by where they were before all changes.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths, "reloaded") { updates, place in
      updates.reload(place)
      updates.deleteMotions[place] = animation.motion
    }
  }

  /// Tells that a row has moved.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    noteMove(indexPath, newIndexPath)
  }

  /// Lets the data source set the cells of rows again that are seen, in place.
  public final func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Sections

  /// Tells that sections have come, named by where they are after all changes.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in
      for section in sections {
        updates.insert(section: section)
        updates.sectionMotions[section] = animation.motion
      }
    }
  }

  /// Tells that sections have gone, named by where they were before all changes.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in
      for section in sections {
        updates.delete(section: section)
        updates.deletedSectionMotions[section] = animation.motion
      }
    }
  }

  /// Loads sections anew, named by where they were before all changes.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in
      for section in sections {
        updates.reload(section: section)
        updates.deletedSectionMotions[section] = animation.motion
      }
    }
  }

  /// Asks for the titles of the index anew.
  public final func reloadSectionIndexTitles() {
    loadIndex()
    setNeedsLayout()
  }
}
