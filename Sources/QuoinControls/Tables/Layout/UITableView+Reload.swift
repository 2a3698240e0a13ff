import Foundation
import QuoinGraphics

extension UITableView {
  /// Lets heights that rows have been measured with count as estimates alone: those that are seen are measured again, others
  /// once they are.
  package final func measureRowsAgain() {
    remeasuresAll = true
    setNeedsLayout()
  }

  /// Asks for everything anew, in a table that has been given a data source.
  final func reloadTable() {
    hasLoaded = true
    (needsHeights, remeasuresAll) = (false, false)
    unload()
    missingEdges = []
    list.isCommitting = true
    loadGeometry(counts: countsOfSource)
    list.isCommitting = false
    loadIndex()
  }

  /// Works the heights out as far as they are known, with estimates for the rest.
  private func loadGeometry(counts: [Int]) {
    noteEstimates(counts)
    var sections: [TableSection] = []
    sections.reserveCapacity(counts.count)
    for (section, rows) in counts.enumerated() { sections.append(makeSection(section, rows: rows)) }
    rowGeometry = TableGeometry(sections, top: rowGeometry.top, bottom: rowGeometry.bottom)
  }

  /// Finds out whether the delegate gives estimates of its own, by asking for that of the first row: all are asked for at
  /// once where it does.
  private func noteEstimates(_ counts: [Int]) {
    answersEstimates = false
    guard let delegate, let section = counts.firstIndex(where: { $0 > 0 }) else { return }
    let own = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
    answersEstimates = own != estimatedRowHeight
  }

  /// A section with all its rows.
  final func makeSection(_ section: Int, rows: Int) -> TableSection {
    var result = TableSection()
    result.header = edge(at: ElementKey(section: section, isFooter: false))
    result.footer = edge(at: ElementKey(section: section, isFooter: true))
    guard rows > 0 else { return result }
    guard answersEstimates || delegate != nil && estimatedRowHeight == 0 else {
      let first = firstHeight(of: ListPlace(section: section, row: 0))
      result.rows = LengthTree(count: rows, length: first.height, isMeasured: first.isMeasured)
      return result
    }
    var run = (height: CGFloat(0), isMeasured: false)
    var start = 0
    for row in 0...rows {
      let next = row < rows ? firstHeight(of: ListPlace(section: section, row: row)) : (-1, false)
      if row > start, next != run {
        result.rows.insert(count: row - start, length: run.height, isMeasured: run.isMeasured, at: start)
        start = row
      }
      run = next
    }
    return result
  }

  /// About how high rows are.
  private var estimate: CGFloat {
    positive(estimatedRowHeight).map(grid.round) ?? positive(rowHeight).map(grid.ceil)
      ?? UITableViewCell.standardHeight
  }

  /// A height that says something: neither one that leaves it to the cell nor one that is no number of points.
  private func usable(_ height: CGFloat) -> CGFloat? { height >= 0 && height.isFinite ? height : nil }

  /// The height with which a row begins, before it is seen.
  final func firstHeight(of place: ListPlace) -> (height: CGFloat, isMeasured: Bool) {
    guard let delegate else {
      return usable(rowHeight).map { (grid.ceil($0), true) } ?? (estimate, false)
    }
    if estimatedRowHeight == 0, let height = statedHeight(of: place) { return (height, true) }
    if answersEstimates,
      let own = usable(delegate.tableView(self, estimatedHeightForRowAt: sourcePath(of: place)))
    {
      return (grid.round(own), false)
    }
    return (estimate, false)
  }

  /// The height of a row as the delegate or the table states it; nothing where the cell says it.
  final func statedHeight(of place: ListPlace) -> CGFloat? {
    usable(delegate?.tableView(self, heightForRowAt: sourcePath(of: place)) ?? rowHeight).map(grid.ceil)
  }

  // MARK: Heads and feet

  /// The head or foot of a section before it is seen.
  final func edge(at key: ElementKey) -> SectionEdge {
    if let stated = statedHeight(of: key) { return SectionEdge(length: stated, isMeasured: true) }
    let own = key.isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight
    if title(at: key) != nil {
      let usual: CGFloat = style == .plain ? 28 : key.isFooter ? 30 : 38
      return SectionEdge(length: grid.round(positive(own) ?? usual) + topPadding(key), isMeasured: false)
    }
    let section = key.place.section
    let answer =
      key.isFooter
      ? delegate?.tableView(self, estimatedHeightForFooterInSection: section)
      : delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
    let length = positive(answer ?? own) ?? positive(own)
    return SectionEdge(length: length.map(grid.round) ?? roomWithoutTitle(key), isMeasured: false)
  }

  private func positive(_ height: CGFloat) -> CGFloat? { usable(height).flatMap { $0 > 0 ? $0 : nil } }

  /// What parts sections that have no title.
  final func roomWithoutTitle(_ key: ElementKey) -> CGFloat {
    if style == .plain { return 0 }
    return grid.round(!key.isFooter && key.place.section == 0 && tableHeaderView == nil ? 35 : 17.5)
  }

  final func topPadding(_ key: ElementKey) -> CGFloat {
    key.isFooter || style != .plain ? 0 : usable(sectionHeaderTopPadding) ?? 0
  }

  final func title(at key: ElementKey) -> String? {
    key.isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: key.place.section)
      : dataSource?.tableView(self, titleForHeaderInSection: key.place.section)
  }

  /// The height of a head or foot as the delegate or the table states it.
  final func statedHeight(of key: ElementKey) -> CGFloat? {
    let section = key.place.section
    let answer =
      key.isFooter
      ? delegate?.tableView(self, heightForFooterInSection: section)
      : delegate?.tableView(self, heightForHeaderInSection: section)
    return usable(answer ?? (key.isFooter ? sectionFooterHeight : sectionHeaderHeight)).map(grid.ceil)
  }

  // MARK: Other statements

  final func heightDidChange(_ old: CGFloat, _ new: CGFloat) { if old != new { heightsDidChange() } }

  /// Measures again what depends on the scale or the size of texts, where these are others than before.
  final func measuresFollow(_ old: UITraitCollection?) {
    if old?.displayScale != traitCollection.displayScale {
      heightsDidChange()
    } else if old?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      measureRowsAgain()
    }
  }

  /// Works the heights out anew since they are stated otherwise. Rows, cells and what is selected stay: only what the data
  /// source has is asked for by loading.
  final func heightsDidChange() {
    guard hasLoaded, !list.needsReload else { return }
    setNeedsLayout()
    if list.isPlacing || list.isCommitting {
      needsHeights = true
    } else {
      loadHeights()
    }
  }

  final func loadHeights() {
    needsHeights = false
    missingEdges = []
    let anchor = anchorPlace
    let before = anchor.map { rowGeometry.row($0).y }
    loadGeometry(counts: rowGeometry.sections.map(\.rows.count))
    if let anchor, let before { shiftContent(by: rowGeometry.row(anchor).y - before) }
  }

  final var grid: PixelGrid { pixelGrid }
}
