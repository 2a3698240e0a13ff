import Foundation
import QuoinGraphics

extension UITableView {
  /// Asks for everything anew, in a table that has been given a data source.
  final func reload() {
    needsReload = false
    hasLoaded = true
    closeSwipe(animated: false)
    discardBatch()
    let old = (shownCells, shownHeaders, shownFooters)
    (shownCells, shownHeaders, shownFooters) = ([:], [:], [:])
    for (place, cell) in old.0.sorted(by: { $0.key < $1.key }) { recycle(cell, from: place) }
    for (section, view) in old.1.sorted(by: { $0.key < $1.key }) {
      recycle(edge: view, ofSection: section, isFooter: false)
    }
    for (section, view) in old.2.sorted(by: { $0.key < $1.key }) {
      recycle(edge: view, ofSection: section, isFooter: true)
    }
    for view in departing { view.removeFromSuperview() }
    departing = []
    (selection, highlighted, focused, resizedPlaces, prefetched) = ([], nil, nil, [], [])
    (sectionsWithoutHeader, sectionsWithoutFooter) = ([], [])
    loadGeometry()
    loadIndex()
  }

  /// Works the heights out as far as they are known, with estimates for the rest.
  private func loadGeometry() {
    answersEstimates = false
    answersHeights = false
    let count = dataSource?.numberOfSections(in: self) ?? 0
    guard count >= 0 else {
      ControlMisuse.report(.negativeCount(count, of: "sections"))
      return
    }
    noteAnswers(sections: count)
    var sections: [TableSection] = []
    sections.reserveCapacity(count)
    for section in 0..<count { sections.append(makeSection(section)) }
    rowGeometry = TableGeometry(sections)
  }

  /// Finds out whether the delegate gives heights of its own, by asking for those of the first row.
  final func noteAnswers(sections: Int) {
    guard let delegate, let dataSource else { return }
    for section in 0..<sections where dataSource.tableView(self, numberOfRowsInSection: section) > 0 {
      let path = IndexPath(row: 0, section: section)
      answersEstimates = delegate.tableView(self, estimatedHeightForRowAt: path) != Self.unanswered
      answersHeights = delegate.tableView(self, heightForRowAt: path) != Self.unanswered
      return
    }
  }

  /// A section with all its rows, as the data source has it.
  final func makeSection(_ section: Int) -> TableSection {
    var result = TableSection()
    result.header = edge(ofSection: section, isFooter: false)
    result.footer = edge(ofSection: section, isFooter: true)
    var rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    if rows < 0 {
      ControlMisuse.report(.negativeCount(rows, of: "rows in section \(section)"))
      rows = 0
    }
    if answersEstimates || answersHeights && estimatedRowHeight == 0 {
      for row in 0..<rows {
        let first = firstHeight(of: TablePlace(section: section, row: row))
        result.rows.insert(count: 1, length: first.height, isMeasured: first.isMeasured, at: row)
      }
    } else if rows > 0 {
      let isFixed = rowHeight >= 0 && !answersHeights
      let first = isFixed ? grid.ceil(rowHeight) : estimate
      result.rows = LengthTree(count: rows, length: first, isMeasured: isFixed)
    }
    return result
  }

  /// About how high rows are.
  private var estimate: CGFloat {
    if estimatedRowHeight > 0 { return grid.round(estimatedRowHeight) }
    return rowHeight > 0 ? grid.ceil(rowHeight) : UITableViewCell.standardHeight
  }

  /// The height with which a row begins, before it is seen.
  final func firstHeight(of place: TablePlace) -> (height: CGFloat, isMeasured: Bool) {
    if answersHeights, estimatedRowHeight == 0, let height = statedHeight(of: place) { return (height, true) }
    if answersEstimates, let delegate {
      let own = delegate.tableView(self, estimatedHeightForRowAt: place.path)
      if own >= 0 { return (grid.round(own), false) }
    }
    if !answersHeights, rowHeight >= 0 { return (grid.ceil(rowHeight), true) }
    return (estimate, false)
  }

  /// The height of a row as the delegate or the table states it; nothing where the cell says it.
  final func statedHeight(of place: TablePlace) -> CGFloat? {
    var height = rowHeight
    if answersHeights, let delegate {
      let own = delegate.tableView(self, heightForRowAt: place.path)
      if own != Self.unanswered { height = own }
    }
    return height >= 0 && height.isFinite ? grid.ceil(height) : nil
  }

  // MARK: Heads and feet

  /// The head or foot of a section before it is seen.
  final func edge(ofSection section: Int, isFooter: Bool) -> SectionEdge {
    if let stated = statedHeight(ofEdge: section, isFooter: isFooter) {
      return SectionEdge(length: stated, isMeasured: true)
    }
    if title(ofSection: section, isFooter: isFooter) != nil {
      let own = isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight
      let usual: CGFloat = style == .plain ? 28 : isFooter ? 30 : 38
      return SectionEdge(length: grid.round(own > 0 ? own : usual) + topPadding(isFooter), isMeasured: false)
    }
    var own = UITableView.automaticDimension
    if let delegate {
      let answer =
        isFooter
        ? delegate.tableView(self, estimatedHeightForFooterInSection: section)
        : delegate.tableView(self, estimatedHeightForHeaderInSection: section)
      if answer != Self.unanswered { own = answer }
    }
    if own < 0 { own = isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight }
    return SectionEdge(
      length: own > 0 ? grid.round(own) : roomWithoutTitle(section, isFooter: isFooter), isMeasured: false)
  }

  /// What parts sections that have no title.
  final func roomWithoutTitle(_ section: Int, isFooter: Bool) -> CGFloat {
    if style == .plain { return 0 }
    return grid.round(!isFooter && section == 0 && tableHeaderView == nil ? 35 : 17.5)
  }

  final func topPadding(_ isFooter: Bool) -> CGFloat {
    isFooter || style != .plain ? 0 : max(sectionHeaderTopPadding, 0)
  }

  final func title(ofSection section: Int, isFooter: Bool) -> String? {
    isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  /// The height of a head or foot as the delegate or the table states it.
  final func statedHeight(ofEdge section: Int, isFooter: Bool) -> CGFloat? {
    var height = isFooter ? sectionFooterHeight : sectionHeaderHeight
    if let delegate {
      let own =
        isFooter
        ? delegate.tableView(self, heightForFooterInSection: section)
        : delegate.tableView(self, heightForHeaderInSection: section)
      if own != Self.unanswered { height = own }
    }
    return height >= 0 && height.isFinite ? grid.ceil(height) : nil
  }

  // MARK: Forgetting

  /// Lets all heights that cells have said count no longer; what is seen is measured anew.
  final func forgetHeights() {
    guard hasLoaded else { return }
    let selected = selection
    setNeedsReload()
    keptSelection = selected
  }

  final var grid: PixelGrid { PixelGrid(scale: displayScale) }
}

extension ControlMisuse {
  static func negativeCount(_ count: Int, of what: String) -> ControlMisuse {
    ControlMisuse("A data source says that there are \(count) \(what)")
  }
}
