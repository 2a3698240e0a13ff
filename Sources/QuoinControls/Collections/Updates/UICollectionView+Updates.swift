import Foundation

/// Changes of items and sections, told one by one or several at once.
extension UICollectionView {
  /// Does several changes at once, animated.
  ///
  /// - Parameters:
  ///   - updates: Tells the collection of changes.
  ///   - completion: Called when the animations are over, with whether they came to their end.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    guard begin() else { return }
    if let completion { batchCompletions.append(completion) }
    updates?()
    end()
  }

  /// Whether changes wait to be done.
  public final var hasUncommittedUpdates: Bool { batch != nil }

  private func begin() -> Bool {
    if isPlacing || isCommitting {
      ControlMisuse.report(.updateWhileLoading)
      return false
    }
    if batchDepth == 0 {
      layoutCollection()
      batch = ListUpdates()
    }
    batchDepth += 1
    return true
  }

  private func end() {
    batchDepth -= 1
    guard batchDepth == 0, let updates = batch else { return }
    batch = nil
    commit(updates)
  }

  final func discardBatch() {
    (batch, batchDepth) = (nil, 0)
    let completions = batchCompletions
    batchCompletions = []
    for completion in completions { completion(false) }
  }

  private func change(_ body: (inout ListUpdates) -> Void) {
    guard begin() else { return }
    if var updates = batch {
      body(&updates)
      batch = updates
    }
    end()
  }

  // MARK: Items

  /// Tells that items have come, named by where they are after all changes.
  public final func insertItems(at indexPaths: [IndexPath]) {
    change { updates in for path in indexPaths { updates.insert(TablePlace(path)) } }
  }

  /// Tells that items have gone, named by where they were before all changes.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    change { updates in for path in indexPaths { updates.delete(TablePlace(path)) } }
  }

  /// Gets new cells for items, named by where they were before all changes.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths.map(TablePlace.init)) }
  }

  /// Tells that an item has moved.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((TablePlace(indexPath), TablePlace(newIndexPath))) }
  }

  /// Lets the data source set the cells of items again that are seen, in place.
  public final func reconfigureItems(at indexPaths: [IndexPath]) {
    loadIfNeeded()
    for path in indexPaths {
      guard let place = checkedPlace(path, for: "configured"), let cell = shownCells[place] else { continue }
      reconfigured = cell
      let got = dataSource?.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      if let got, got !== cell {
        shownCells[place] = nil
        recycle(cell, from: place)
        shownCells[place] = got
        container(ofSection: place.section).addSubview(got)
      }
      remeasured.insert(place)
      setNeedsLayout()
    }
  }

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
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Tells that a section has moved.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Doing them

  final func commit(_ updates: ListUpdates) {
    let completions = batchCompletions
    batchCompletions = []
    isCommitting = true
    let new = countsOfSource
    isCommitting = false
    switch updates.worked(from: counts, to: new) {
    case .failure(let contradiction):
      ControlMisuse.report(.wrongUpdate(contradiction.sentence))
      for completion in completions { completion(false) }
    case .success(let mapping):
      let animation = CollectionAnimation(self, updates, mapping)
      counts = new
      func mapped(_ places: Set<TablePlace>) -> Set<TablePlace> { Set(places.compactMap(mapping.place)) }
      selection = mapped(selection)
      prefetched = mapped(prefetched)
      highlighted = highlighted.flatMap(mapping.place)
      focused = focused.flatMap(mapping.place)
      collectionViewLayout.updateMeasures(mapping, reloaded: updates.reloaded)
      collectionViewLayout.invalidateLayout()
      collectionViewLayout.prepare(forCollectionViewUpdates: updates.items)
      animation.run { finished in for completion in completions { completion(finished) } }
      collectionViewLayout.finalizeCollectionViewUpdates()
      if countsOfSource != new { ControlMisuse.report(.sourceChangedDuringUpdate) }
    }
  }

  /// Does something to the layout, and lets what is seen go where it is then.
  final func change(animated: Bool, _ body: () -> Void, completion: @escaping (Bool) -> Void) {
    guard animated, window != nil else {
      body()
      if !needsReload { layoutCollection() }
      return completion(true)
    }
    layoutCollection()
    let animation = CollectionAnimation(
      self, ListUpdates(), ListMapping(ListUpdates(), sections: counts.count))
    body()
    animation.run(completion)
  }
}

extension ListUpdates {
  /// The changes as a layout is told of them.
  var items: [UICollectionViewUpdateItem] {
    var result: [UICollectionViewUpdateItem] = []
    for section in deletedSections.sorted() {
      result.append(.init(.delete, before: IndexPath(index: section), after: nil))
    }
    for place in deleted.sorted() { result.append(.init(.delete, before: place.path, after: nil)) }
    for section in insertedSections.sorted() {
      result.append(.init(.insert, before: nil, after: IndexPath(index: section)))
    }
    for place in inserted.sorted() { result.append(.init(.insert, before: nil, after: place.path)) }
    for move in moved { result.append(.init(.move, before: move.from.path, after: move.to.path)) }
    for place in reloaded.sorted() { result.append(.init(.reload, before: place.path, after: place.path)) }
    return result
  }
}
