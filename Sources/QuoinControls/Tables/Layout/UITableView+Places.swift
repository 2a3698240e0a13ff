import Foundation
import QuoinGraphics

/// Where rows, sections, heads and feet are, and which are seen.
extension UITableView {
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
    let header = rowGeometry.edge(ElementKey(section: section, isFooter: false))
    return CGRect(x: cellColumn.x, y: header.y, width: cellColumn.width, height: header.height)
  }

  /// The rectangle of a section's foot.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard rowGeometry.sections.indices.contains(section) else { return .zero }
    let footer = rowGeometry.edge(ElementKey(section: section, isFooter: true))
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
      place = self.place(after: next)
    }
    return paths
  }

  // MARK: What is seen

  /// The row of a cell that is seen.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    list.place(of: cell)?.path
  }

  /// The cell of a row that is seen.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    loadIfNeeded()
    return knownPlace(indexPath).flatMap { list.cells[$0] as? UITableViewCell }
  }

  /// The cells that are seen, from top to bottom.
  public final var visibleCells: [UITableViewCell] {
    loadIfNeeded()
    return list.cells.sorted { $0.key < $1.key }.compactMap { $0.value as? UITableViewCell }
  }

  /// The rows that are seen, from top to bottom.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    loadIfNeeded()
    return list.cells.keys.sorted().map(\.path)
  }

  /// The head of a section that is seen.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    loadIfNeeded()
    return list.edges[ElementKey(section: section, isFooter: false)] as? UITableViewHeaderFooterView
  }

  /// The foot of a section that is seen.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    loadIfNeeded()
    return list.edges[ElementKey(section: section, isFooter: true)] as? UITableViewHeaderFooterView
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
    if indexPath.count == 2, indexPath.row == NSNotFound {
      return scrollToSection(indexPath.section, at: position, animated: animated)
    }
    guard let place = checkedPlace(indexPath, for: "scrolled to") else { return }
    if animated, window != nil {
      let target = offset(showing: place, at: position)
      if target == contentOffset.y { return }
      // Rows on the way turn out higher or lower than estimated; at the end the row stands where it was to.
      scroll(to: CGPoint(x: contentOffset.x, y: target)) { [weak self] isAtEnd in
        self?.endScrolling(isAtEnd: isAtEnd)
      }
      scrollTarget = (place, position)
      return
    }
    // Rows that come into view by it get their heights, which may move the row; the delegate may take it away.
    for _ in 0..<4 where contains(place) {
      let target = offset(showing: place, at: position)
      if target == contentOffset.y { break }
      setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: false)
      layoutTable()
    }
  }

  private func endScrolling(isAtEnd: Bool) {
    guard let target = scrollTarget else { return }
    scrollTarget = nil
    guard isAtEnd, !isDragging, !isTracking, contains(target.place) else { return }
    scrollToRow(at: target.place.path, at: target.position, animated: false)
  }

  /// Scrolls to a section as such, which may have no rows.
  private func scrollToSection(_ section: Int, at position: ScrollPosition, animated: Bool) {
    guard rowGeometry.sections.indices.contains(section) else {
      let path = IndexPath(row: 0, section: section)
      return ControlMisuse.report(misuse(of: path, for: "scrolled to"))
    }
    let (y, height) = rowGeometry.extent(ofSection: section)
    // What has no height is scrolled to as well: its top is, or its end.
    let target = offset(showing: (y, min(height, bounds.height)), covered: 0, at: position)
    setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: animated)
  }

  /// The offset at which a row stands in a position.
  private func offset(showing place: ListPlace, at position: ScrollPosition) -> CGFloat {
    let row = rowGeometry.row(place)
    // A head that stays at the top covers what is beneath it.
    let covered = style == .plain ? rowGeometry.sections[place.section].header.length : 0
    return offset(showing: (row.y, row.height), covered: covered, at: position)
  }

  private func offset(
    showing row: (y: CGFloat, height: CGFloat), covered: CGFloat, at position: ScrollPosition
  ) -> CGFloat {
    let inset = adjustedContentInset
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
    guard let first = list.selection.min() else { return }
    scrollToRow(at: first.path, at: position, animated: animated)
  }
}
