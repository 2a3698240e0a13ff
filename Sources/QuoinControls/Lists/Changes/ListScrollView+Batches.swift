import Foundation

/// Changes of rows, told one by one or several at once.
extension ListScrollView {
  /// Begins changes that are done together.
  ///
  /// - Parameter laysOut: Whether what is seen is brought up to date before. A change that is told by itself does not: the
  ///   data source has changed already, and no longer knows all rows of before.
  /// - Returns: Whether the view takes changes at present; where it does not, that is reported.
  func beginBatch(laysOut: Bool = true) -> Bool {
    if list.isPlacing || list.isCommitting {
      ControlMisuse.report(.updateWhileLoading)
      return false
    }
    if !list.batch.isOpen, laysOut || list.needsReload { layOut() }
    list.batch.begin()
    return true
  }

  /// Does the changes since the outermost beginning.
  func endBatch() {
    guard let (updates, completions) = list.batch.end() else { return }
    if let updates {
      commit(updates, completions)
    } else {
      for completion in completions { completion(false) }
    }
  }

  /// Does several changes at once, animated.
  ///
  /// - Parameters:
  ///   - updates: Tells the view of changes.
  ///   - completion: Called when the animations are over, with whether they came to their end.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    guard beginBatch() else { return }
    if let completion { list.batch.add(completion) }
    updates?()
    endBatch()
  }

  /// Does several changes at once, animated, which need not name `self`.
  ///
  /// - Parameters:
  ///   - updates: Tells the view of changes.
  ///   - completion: Called when the animations are over, with whether they came to their end.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Whether changes wait to be done.
  public final var hasUncommittedUpdates: Bool { list.batch.isOpen }

  /// Tells that a section has moved.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, to: newSection) }
  }

  func change(_ body: (inout ListUpdates) -> Void) {
    guard beginBatch(laysOut: false) else { return }
    list.batch.change(body)
    endBatch()
  }

  /// Notes a change of each of some rows.
  func change(
    _ paths: [IndexPath], _ what: String, _ body: (inout ListUpdates, ListPlace) -> Void
  ) {
    change { updates in for path in paths { updates.note(path, what, body) } }
  }

  /// Notes that a row has moved.
  func noteMove(_ from: IndexPath, _ to: IndexPath) {
    change { updates in
      updates.note(from, "moved") { updates, from in
        updates.note(to, "moved to") { updates, to in updates.move(from, to: to) }
      }
    }
  }

  private func commit(_ updates: ListUpdates, _ completions: [(Bool) -> Void]) {
    // Changes are named by where the data source has rows, which a row in a finger's hand is not.
    closeSwipe(animated: false)
    cancelMovement()
    list.isCommitting = true
    let old = (0..<sectionCount).map(rowCount)
    let new = countsOfSource
    list.isCommitting = false
    switch updates.worked(from: old, to: new) {
    case .failure(let contradiction):
      ControlMisuse.report(.wrongUpdate(contradiction.sentence))
      for completion in completions { completion(false) }
    case .success(let mapping):
      let animation = ListAnimation(self, ListChange(updates, mapping))
      list.isCommitting = true
      list.move(by: mapping)
      take(updates, mapping, counts: new)
      list.isCommitting = false
      animation.run { finished in for completion in completions { completion(finished) } }
      updatesAreAnimated()
      if countsOfSource != new { ControlMisuse.report(.sourceChangedDuringUpdate) }
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
