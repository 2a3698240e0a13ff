import Foundation

/// What changes do to the heights of a table, and where its rows come from and go to.
extension UITableView {
  /// Takes changes that have been found to add up.
  final func takeRows(_ updates: ListUpdates, _ mapping: ListMapping, counts: [Int]) {
    if updates.isEmpty {
      // What heights the delegate gives may be others now: this is how rows are made higher and lower.
      list.resized.formUnion(list.cells.keys)
    }
    var moves: [ListPlace: (y: CGFloat, height: CGFloat, isMeasured: Bool)] = [:]
    for move in updates.moved { moves[move.to] = rowGeometry.row(move.from) }
    for (section, rows) in mapping.leaving {
      for row in rows.reversed() { rowGeometry.removeRow(at: ListPlace(section: section, row: row)) }
    }
    takeSections(updates, mapping, counts)
    for (section, rows) in mapping.arriving {
      for row in rows {
        let place = ListPlace(section: section, row: row)
        let known = moves[place].map { ($0.height, $0.isMeasured) }
        let (height, isMeasured) = known ?? firstHeight(of: place)
        rowGeometry.insertRow(at: place, height: height, isMeasured: isMeasured)
      }
    }
    for place in updates.reloaded { if let now = mapping.place(place) { list.resized.insert(now) } }
    if let target = scrollTarget {
      scrollTarget = mapping.place(target.place).map { ($0, target.position) }
    }
  }

  private func takeSections(_ updates: ListUpdates, _ mapping: ListMapping, _ counts: [Int]) {
    var moved: [Int: TableSection] = [:]
    for move in updates.movedSections { moved[move.to] = rowGeometry.sections[move.from] }
    for section in mapping.leavingSections.reversed() { rowGeometry.removeSection(at: section) }
    for section in mapping.arrivingSections {
      rowGeometry.insertSection(moved[section] ?? makeSection(section, rows: counts[section]), at: section)
    }
    for section in updates.reloadedSections {
      guard let now = mapping.section(section) else { continue }
      rowGeometry.removeSection(at: now)
      rowGeometry.insertSection(makeSection(now, rows: counts[now]), at: now)
    }
    if !mapping.arrivingSections.isEmpty || !mapping.leavingSections.isEmpty
      || !updates.reloadedSections.isEmpty
    {
      forgetEdges()
    }
  }

  /// Asks again for heads and feet, which may depend on where their sections are.
  private func forgetEdges() {
    missingEdges = []
    for section in rowGeometry.sections.indices {
      for isFooter in [false, true] {
        let key = ElementKey(section: section, isFooter: isFooter)
        let new = edge(at: key)
        if new.isMeasured || rowGeometry[key].length == 0 || title(at: key) == nil { rowGeometry[key] = new }
      }
    }
  }

  // MARK: Coming and going

  /// Where a row comes from, and how much of it is seen there; nothing where it is there at once.
  final func appearance(
    ofArriving place: ListPlace, at target: CGRect, in change: ListChange
  ) -> ListAppearance? {
    let updates = change.updates
    var motion: ListMotion?
    if let old = change.replaced[place] {
      motion = updates.deleteMotions[old] == ListMotion.none ? ListMotion.none : .fade
    } else if let old = change.reloadedSections[place.section] {
      motion = updates.deletedSectionMotions[old] ?? .fade
    } else if updates.inserted.contains(place) || updates.insertedSections.contains(place.section) {
      motion = updates.insertMotions[place] ?? updates.sectionMotions[place.section] ?? .fade
    }
    guard let motion else {
      let shift = change.shift
      return shift == 0 ? nil : ListAppearance(frame: target.offsetBy(dx: 0, dy: -shift), alpha: 1)
    }
    if motion == .none { return nil }
    return ListAppearance(frame: motion.away(target, in: bounds), alpha: 0)
  }

  /// Where a row goes that has no place any more, or gets another cell.
  final func appearance(
    ofLeaving place: ListPlace, from frame: CGRect, in change: ListChange
  ) -> ListAppearance {
    let updates = change.updates
    let motion = updates.deleteMotions[place] ?? updates.deletedSectionMotions[place.section] ?? .fade
    // A cell that is replaced stays where its row is until the new one is seen.
    let base = change.mapping.place(place).map { rect(of: $0) } ?? frame
    return ListAppearance(
      frame: motion.away(base, in: bounds), alpha: motion == .none ? 1 : 0)
  }
}

nonisolated extension UITableView.RowAnimation {
  /// The same in words that tables and collections share; in the middle, and as suits, is where the row is.
  var motion: ListMotion {
    switch self {
    case .none: .none
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .fade, .middle, .automatic: .fade
    }
  }
}
