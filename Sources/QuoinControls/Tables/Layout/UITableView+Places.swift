import Foundation
import QuoinGraphics

/// Where rows, sections, heads and feet are, and which are seen.
extension UITableView {
  /// Loads what has been asked for and not been loaded.
  final func loadIfNeeded() { if needsReload, !isPlacing { layoutTable() } }

  /// How many sections the table has loaded.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return rowGeometry.sections.count
  }

  /// How many rows of a section the table has loaded; 0 for a section that there is not.
  public final func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    guard rowGeometry.sections.indices.contains(section) else { return 0 }
    return rowGeometry.sections[section].rows.count
  }

  // MARK: Rectangles, in points of the content

  /// A section's rectangle, with its head and its foot.
  public final func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard rowGeometry.sections.indices.contains(section) else { return .zero }
    let extent = rowGeometry.extent(ofSection: section)
    return CGRect(x: cellColumn.x, y: extent.y, width: cellColumn.width, height: extent.height)
  }

  /// The rectangle of a section's head.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard rowGeometry.sections.indices.contains(section) else { return .zero }
    let header = rowGeometry.header(ofSection: section)
    return CGRect(x: cellColumn.x, y: header.y, width: cellColumn.width, height: header.height)
  }

  /// The rectangle of a section's foot.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard rowGeometry.sections.indices.contains(section) else { return .zero }
    let footer = rowGeometry.footer(ofSection: section)
    return CGRect(x: cellColumn.x, y: footer.y, width: cellColumn.width, height: footer.height)
  }

  /// A row's rectangle, by its estimated height where it has not been seen; empty for a row that there is not.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let place = knownPlace(indexPath) else { return .zero }
    return rect(of: place)
  }

  /// The row at a point of the content.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= cellColumn.x, point.x < cellColumn.x + cellColumn.width else { return nil }
    return rowGeometry.row(at: point.y)?.path
  }

  /// The rows that meet a rectangle of the content.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var paths: [IndexPath] = []
    var place = rowGeometry.firstRow(endingBelow: rect.minY)
    while let next = place {
      let row = rowGeometry.row(next)
      if row.y >= rect.maxY { break }
      if row.height > 0 { paths.append(next.path) }
      place = rowAfter(next)
    }
    return paths
  }

  // MARK: What is seen

  /// The row of a cell that is seen.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key.path
  }

  /// The cell of a row that is seen.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    loadIfNeeded()
    return knownPlace(indexPath).flatMap { shownCells[$0] }
  }

  /// The cells that are seen, from top to bottom.
  public final var visibleCells: [UITableViewCell] {
    loadIfNeeded()
    return shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows that are seen, from top to bottom.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    loadIfNeeded()
    return shownCells.keys.sorted().map(\.path)
  }

  /// The head of a section that is seen.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    loadIfNeeded()
    return shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// The foot of a section that is seen.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    loadIfNeeded()
    return shownFooters[section] as? UITableViewHeaderFooterView
  }

  /// The place that an index path names, if the table has such a row.
  final func knownPlace(_ path: IndexPath) -> TablePlace? {
    guard path.count == 2 else { return nil }
    let place = TablePlace(path)
    return contains(place) ? place : nil
  }

  /// The same; a row that there is not is reported.
  final func checkedPlace(_ path: IndexPath, for what: String) -> TablePlace? {
    if let place = knownPlace(path) { return place }
    ControlMisuse.report(.noSuchRow(path, for: what, in: self))
    return nil
  }

  // MARK: Scrolling

  /// Scrolls to a row; one that there is not is reported.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - position: Where in the table it is to stand; `none` for as little scrolling as is needed.
  ///   - animated: Whether it takes 0.3 seconds of the window's clock; at once where there is no window.
  public final func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    layoutTable()
    guard let place = checkedPlace(indexPath, for: "scrolled to") else { return }
    if animated, let window {
      let target = offset(showing: place, at: position)
      if target == contentOffset.y { return }
      scrollTarget = (place, position)
      setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: true)
      // Rows on the way turn out higher or lower than estimated; at the end the row stands where it was to.
      window.clock.schedule(after: 0.31) { [weak self] in self?.endScrolling(to: place) }
      return
    }
    // Rows that come into view by it get their heights, which may move the row.
    for _ in 0..<4 {
      let target = offset(showing: place, at: position)
      if target == contentOffset.y { break }
      setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: false)
      layoutTable()
    }
  }

  private func endScrolling(to place: TablePlace) {
    guard let target = scrollTarget, target.place == place else { return }
    scrollTarget = nil
    if isDragging || isTracking || !contains(place) { return }
    scrollToRow(at: place.path, at: target.position, animated: false)
  }

  /// The offset at which a row stands in a position.
  private func offset(showing place: TablePlace, at position: ScrollPosition) -> CGFloat {
    let row = rowGeometry.row(place)
    let inset = adjustedContentInset
    // A head that stays at the top covers what is beneath it.
    let covered = style == .plain ? rowGeometry.sections[place.section].header.length : 0
    let (top, bottom) = (inset.top + covered, inset.bottom)
    let room = bounds.height - top - bottom
    var y: CGFloat
    switch position {
    case .top: y = row.y - top
    case .middle: y = row.y + row.height / 2 - room / 2 - top
    case .bottom: y = row.y + row.height + bottom - bounds.height
    case .none:
      y = contentOffset.y
      if row.y + row.height > y + bounds.height - bottom { y = row.y + row.height + bottom - bounds.height }
      if row.y < y + top { y = row.y - top }
    }
    let range = offsetRange
    return grid.round(min(max(y, range.lowerBound), range.upperBound))
  }

  /// Scrolls to the selected row that is nearest to the top.
  public final func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    guard let first = selection.min() else { return }
    scrollToRow(at: first.path, at: position, animated: animated)
  }
}

extension ControlMisuse {
  static func noSuchRow(_ path: IndexPath, for what: String, in table: UITableView) -> ControlMisuse {
    guard path.count == 2 else {
      return ControlMisuse(
        "An index path of \(path.count) numbers is \(what), but rows have two: section and row")
    }
    let sections = table.rowGeometry.sections
    let there =
      sections.indices.contains(path.section)
      ? "the section has \(sections[path.section].rows.count) rows" : "there are \(sections.count) sections"
    return ControlMisuse("Row \(path.row) of section \(path.section) is \(what), but \(there)")
  }
}
