import Foundation

/// Changes of items and sections, told one by one or several at once.
extension UICollectionView {
  // MARK: Items

  /// Tells that items have come, named by where they are after all changes.
  public final func insertItems(at indexPaths: [IndexPath]) {
    change(indexPaths, "inserted") { $0.insert($1) }
  }

  /// Tells that items have gone, named by where they were before all changes.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    change(indexPaths, "deleted") { $0.delete($1) }
  }

  /// Gets new cells for items, named by where they were before all changes.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    change(indexPaths, "reloaded") { $0.reload($1) }
  }

  /// Tells that an item has moved.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    noteMove(indexPath, newIndexPath)
  }

  /// Lets the data source set the cells of items again that are seen, in place.
  public final func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Sections

  /// Tells that sections have come, named by where they are after all changes.
  public final func insertSections(_ sections: IndexSet) {
    change { updates in for section in sections { updates.insert(section: section) } }
  }

  /// Tells that sections have gone, named by where they were before all changes.
  public final func deleteSections(_ sections: IndexSet) {
    change { updates in for section in sections { updates.delete(section: section) } }
  }

  /// Loads sections anew, named by where they were before all changes.
  public final func reloadSections(_ sections: IndexSet) {
    change { updates in for section in sections { updates.reload(section: section) } }
  }

  // MARK: Doing them

  /// Takes changes that have been found to add up.
  final func takeItems(_ updates: ListUpdates, _ mapping: ListMapping, counts: [Int]) {
    self.counts = counts
    let layout = collectionViewLayout
    layout.updateMeasures(mapping, reloaded: updates.reloaded)
    layout.invalidateLayout()
    layout.prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: updates.items)
    let offset = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Does something to the layout, and lets what is seen go where it is then.
  final func change(animated: Bool, _ body: () -> Void, completion: @escaping (Bool) -> Void) {
    guard animated, window != nil else {
      body()
      if !list.needsReload { layoutCollection() }
      return completion(true)
    }
    layoutCollection()
    let animation = ListAnimation(self)
    body()
    animation.run(completion)
  }
}

extension ListUpdates {
  /// The changes as a layout is told of them; those of sections have no item.
  var items: [UICollectionViewUpdateItem] {
    var result: [UICollectionViewUpdateItem] = []
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    for section in deletedSections.sorted() {
      result.append(.init(.delete, before: path(section), after: nil))
    }
    for place in deleted.sorted() { result.append(.init(.delete, before: place.path, after: nil)) }
    for section in insertedSections.sorted() {
      result.append(.init(.insert, before: nil, after: path(section)))
    }
    for place in inserted.sorted() { result.append(.init(.insert, before: nil, after: place.path)) }
    for move in movedSections { result.append(.init(.move, before: path(move.from), after: path(move.to))) }
    for move in moved { result.append(.init(.move, before: move.from.path, after: move.to.path)) }
    for section in reloadedSections.sorted() {
      result.append(.init(.reload, before: path(section), after: path(section)))
    }
    for place in reloaded.sorted() { result.append(.init(.reload, before: place.path, after: place.path)) }
    return result
  }
}
