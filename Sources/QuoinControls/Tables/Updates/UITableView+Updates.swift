import Foundation

/// Changes of rows and sections, told one by one or several at once.
extension UITableView {
  // MARK: Several at once

  /// Begins changes that are done at `endUpdates()`.
  public final func beginUpdates() {
    if isPlacing || isCommitting { return ControlMisuse.report(.updateWhileLoading) }
    if batchDepth == 0 {
      layoutTable()
      batch = ListUpdates()
    }
    batchDepth += 1
  }

  /// Does the changes since `beginUpdates()`, animated.
  public final func endUpdates() {
    if isPlacing || isCommitting { return ControlMisuse.report(.updateWhileLoading) }
    if batchDepth == 0 { return ControlMisuse.report(.endWithoutBegin) }
    batchDepth -= 1
    guard batchDepth == 0, let updates = batch else { return }
    batch = nil
    commit(updates)
  }

  /// Does several changes at once, animated.
  ///
  /// - Parameters:
  ///   - updates: Tells the table of changes.
  ///   - completion: Called when the animations are over, with whether they came to their end.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if isPlacing || isCommitting { return ControlMisuse.report(.updateWhileLoading) }
    beginUpdates()
    if let completion { batchCompletions.append(completion) }
    updates?()
    endUpdates()
  }

  /// Whether changes wait to be done.
  public final var hasUncommittedUpdates: Bool { batch != nil }

  final func discardBatch() {
    (batch, batchDepth) = (nil, 0)
    let completions = batchCompletions
    batchCompletions = []
    for completion in completions { completion(false) }
  }

  private func change(_ body: (inout ListUpdates) -> Void) {
    beginUpdates()
    guard batch != nil else { return }
    batch.map { updates in
      var updates = updates
      body(&updates)
      batch = updates
    }
    endUpdates()
  }

  // MARK: Rows

  /// Tells that rows have come, named by where they are after all changes.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { updates in
      for path in indexPaths.map(TablePlace.init) {
        updates.insert(path)
        updates.insertAnimations[path] = animation
      }
    }
  }

  /// Tells that rows have gone, named by where they were before all changes.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { updates in
      for path in indexPaths.map(TablePlace.init) {
        updates.delete(path)
        updates.deleteAnimations[path] = animation
      }
    }
  }

  /// Gets new cells for rows, named by where they were before all changes.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { updates in
      for path in indexPaths.map(TablePlace.init) {
        updates.reloaded.insert(path)
        updates.deleteAnimations[path] = animation
      }
    }
  }

  /// Tells that a row has moved.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((TablePlace(indexPath), TablePlace(newIndexPath))) }
  }

  /// Lets the data source set the cells of rows again that are seen, in place.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    loadIfNeeded()
    for path in indexPaths {
      guard let place = checkedPlace(path, for: "configured"), let cell = shownCells[place] else { continue }
      reconfigured = cell
      let got = dataSource?.tableView(self, cellForRowAt: path)
      reconfigured = nil
      if let got, got !== cell {
        shownCells[place] = nil
        recycle(cell, from: place)
        shownCells[place] = got
        got.placement = placement(of: place)
        addSubview(got)
      }
      resizedPlaces.insert(place)
      setNeedsLayout()
    }
  }

  // MARK: Sections

  /// Tells that sections have come, named by where they are after all changes.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in
      for section in sections {
        updates.insert(section: section)
        updates.sectionAnimations[section] = animation
      }
    }
  }

  /// Tells that sections have gone, named by where they were before all changes.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in
      for section in sections {
        updates.delete(section: section)
        updates.deletedSectionAnimations[section] = animation
      }
    }
  }

  /// Loads sections anew, named by where they were before all changes.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in
      for section in sections {
        updates.reloadedSections.insert(section)
        updates.deletedSectionAnimations[section] = animation
      }
    }
  }

  /// Tells that a section has moved.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Asks for the titles of the index anew.
  public final func reloadSectionIndexTitles() {
    loadIndex()
    setNeedsLayout()
  }

  // MARK: Doing them

  /// How many rows each section has, as the data source says now.
  private var countsOfSource: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.tableView(self, numberOfRowsInSection: $0), 0)
    }
  }

  final func commit(_ updates: ListUpdates) {
    let completions = batchCompletions
    batchCompletions = []
    isCommitting = true
    let old = rowGeometry.sections.map(\.rows.count)
    let new = countsOfSource
    isCommitting = false
    switch updates.worked(from: old, to: new) {
    case .failure(let contradiction):
      ControlMisuse.report(.wrongUpdate(contradiction.sentence))
      for completion in completions { completion(false) }
    case .success(let mapping):
      closeSwipe(animated: false)
      if updates.isEmpty {
        // What heights the delegate gives may be others now: this is how rows are made higher and lower.
        for place in shownCells.keys { resizedPlaces.insert(place) }
      }
      let animation = TableAnimation(self, updates, mapping)
      isCommitting = true
      apply(updates, mapping)
      isCommitting = false
      animation.run { finished in for completion in completions { completion(finished) } }
      if countsOfSource != new { ControlMisuse.report(.sourceChangedDuringUpdate) }
    }
  }

  /// Changes the heights and takes along what is known of rows.
  private func apply(_ updates: ListUpdates, _ mapping: ListMapping) {
    let moves = updates.moved.map { move -> (to: TablePlace, height: CGFloat, isMeasured: Bool) in
      let row = rowGeometry.row(move.from)
      return (move.to, row.height, row.isMeasured)
    }
    for (section, rows) in mapping.leaving {
      for row in rows.reversed() { rowGeometry.removeRow(at: TablePlace(section: section, row: row)) }
    }
    var movedSections: [Int: TableSection] = [:]
    for move in updates.movedSections { movedSections[move.to] = rowGeometry.sections[move.from] }
    for section in mapping.leavingSections.reversed() { rowGeometry.removeSection(at: section) }
    for section in mapping.arrivingSections {
      rowGeometry.insertSection(movedSections[section] ?? makeSection(section), at: section)
    }
    for section in updates.reloadedSections {
      guard let now = mapping.section(section) else { continue }
      rowGeometry.removeSection(at: now)
      rowGeometry.insertSection(makeSection(now), at: now)
    }
    for (section, rows) in mapping.arriving {
      for row in rows {
        let place = TablePlace(section: section, row: row)
        if let move = moves.first(where: { $0.to == place }) {
          rowGeometry.insertRow(at: place, height: move.height, isMeasured: move.isMeasured)
        } else {
          let first = firstHeight(of: place)
          rowGeometry.insertRow(at: place, height: first.height, isMeasured: first.isMeasured)
        }
      }
    }
    if !mapping.arrivingSections.isEmpty || !mapping.leavingSections.isEmpty
      || !updates.reloadedSections.isEmpty
    {
      forgetEdges()
    }
    for place in updates.reloaded {
      if let now = mapping.place(place), rowHeight < 0 || answersHeights { resizedPlaces.insert(now) }
    }
    func mapped(_ places: Set<TablePlace>) -> Set<TablePlace> { Set(places.compactMap(mapping.place)) }
    selection = mapped(selection)
    prefetched = mapped(prefetched)
    highlighted = highlighted.flatMap(mapping.place)
    focused = focused.flatMap(mapping.place)
    if let target = scrollTarget {
      scrollTarget = mapping.place(target.place).map { ($0, target.position) }
    }
  }

  /// Asks again for heads and feet, which may depend on where their sections are.
  private func forgetEdges() {
    (sectionsWithoutHeader, sectionsWithoutFooter) = ([], [])
    for section in rowGeometry.sections.indices {
      for isFooter in [false, true] {
        let known = isFooter ? rowGeometry.sections[section].footer : rowGeometry.sections[section].header
        let new = edge(ofSection: section, isFooter: isFooter)
        if new.isMeasured || known.length == 0 || title(ofSection: section, isFooter: isFooter) == nil {
          if isFooter {
            rowGeometry.setFooter(new, ofSection: section)
          } else {
            rowGeometry.setHeader(new, ofSection: section)
          }
        }
      }
    }
  }
}

extension ControlMisuse {
  static var updateWhileLoading: ControlMisuse {
    ControlMisuse("A table is told of changes while it asks its data source for what it shows")
  }
  static var endWithoutBegin: ControlMisuse {
    ControlMisuse("endUpdates() is called more often than beginUpdates()")
  }
  static func wrongUpdate(_ sentence: String) -> ControlMisuse { ControlMisuse(sentence) }
  static var sourceChangedDuringUpdate: ControlMisuse {
    ControlMisuse("A data source says other numbers of rows during an update than at its beginning")
  }
}
