import Foundation
import QuoinGraphics

extension UITableView {
  /// How often heights that turn out otherwise may shift what is seen in one layout.
  private static var roundLimit: Int { 8 }

  /// Brings everything up to date that is seen: loads, measures rows that come into view, places cells and heads.
  final func layoutTable() {
    if list.isPlacing { return }
    placeAll()
    tellNewCells()
  }

  private func placeAll() {
    list.isPlacing = true
    defer { list.isPlacing = false }
    if list.needsReload { reload() }
    guard hasLoaded else { return }
    if needsHeights { loadHeights() }
    updateColumn()
    placeEdgeViews()
    measureAgain()
    settle()
    placeCells()
    placeHeaders()
    placeBehind()
    list.pool.trim()
    prefetch()
  }

  // MARK: The column of cells

  /// What content keeps from the sides of the table, in points.
  final var sideMargin: CGFloat { geometry.size.width >= 414 ? 20 : 16 }

  private func updateColumn() {
    let safe = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
    let inset = style == .insetGrouped ? sideMargin : 0
    // What the safe area takes is margin within cells that run from edge to edge.
    let (left, right) = style == .insetGrouped ? (safe.left + inset, safe.right + inset) : (0, 0)
    let column = (x: left, width: max(bounds.width - left - right, 0))
    let width = cellColumn.width
    cellColumn = column
    // Another width means other heights; the rows' present ones are the best estimates.
    if width == column.width { return }
    if width != 0 || hasMeasuredUnseen { remeasuresAll = true }
    hasMeasuredUnseen = false
  }

  private func placeEdgeViews() {
    let width = bounds.width
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
    }
    rowGeometry.top = tableHeaderView?.bounds.height ?? 0
    rowGeometry.bottom = tableFooterView?.bounds.height ?? 0
  }

  // MARK: Measuring

  /// Measures rows again whose content has changed.
  private func measureAgain() {
    if remeasuresAll {
      remeasuresAll = false
      var geometry = TableGeometry(top: rowGeometry.top, bottom: rowGeometry.bottom)
      for (index, section) in rowGeometry.sections.enumerated() {
        var section = section
        section.rows.forgetMeasures(keepsFixed: rowHeight >= 0 && delegate == nil)
        if section.rows.mayHoldNothing { estimate(&section.rows, ofSection: index) }
        section.header.isMeasured = false
        section.footer.isMeasured = false
        geometry.insertSection(section, at: index)
      }
      rowGeometry = geometry
    }
    let resized = list.resized
    list.resized = []
    if rowHeight >= 0, delegate == nil { return }
    for place in resized where contains(place) {
      rowGeometry.setRow(place, height: rowGeometry.row(place).height, isMeasured: false)
    }
  }

  /// Gives rows estimates again that have come to nothing: they are never seen, and so would not be measured.
  private func estimate(_ rows: inout LengthTree, ofSection section: Int) {
    for row in 0..<rows.count where rows[row].length == 0 {
      let first = firstHeight(of: ListPlace(section: section, row: row))
      rows.set(first.height, isMeasured: first.isMeasured, at: row)
    }
  }

  /// Measures what comes into view until what is seen stays where it is.
  private func settle() {
    let anchor = anchorPlace
    recycleUnseen()
    for _ in 0..<Self.roundLimit {
      let before = anchor.map { rowGeometry.row($0).y }
      measureSeen()
      // The content is shifted before its size changes, which would lead it back from an end that is elsewhere by then.
      var isSettled = true
      if let anchor, let before {
        let shift = rowGeometry.row(anchor).y - before
        if shift != 0 {
          shiftContent(by: shift)
          isSettled = false
        }
      }
      updateContentSize()
      if keepWithinEnds() { isSettled = false }
      if isSettled { break }
    }
  }

  /// The first row that was seen before and still is: it stays where it is when heights above it change.
  final var anchorPlace: ListPlace? {
    if bounds.minY <= -adjustedContentInset.top { return nil }
    let seen = seenExtent
    return list.cells.keys.filter {
      guard contains($0) else { return false }
      let row = rowGeometry.row($0)
      return row.y < seen.upperBound && row.y + row.height > seen.lowerBound
    }.min()
  }

  /// What of the content is seen, from top to bottom.
  final var seenExtent: Range<CGFloat> {
    // Bounds beyond what numbers hold are none, and no range is made of those.
    bounds.minY <= bounds.maxY ? bounds.minY..<bounds.maxY : 0..<0
  }

  private func measureSeen() {
    let seen = seenExtent
    var section = rowGeometry.section(at: max(seen.lowerBound, rowGeometry.top))
    // What has been guessed to take no room right before what is seen would never be seen either.
    while section > 0, rowGeometry.isGuessedToBeNothing(section - 1) { section -= 1 }
    while section < rowGeometry.sections.count {
      let top = rowGeometry.extent(ofSection: section).y
      // What has been guessed to take no room at the end may take some, and would never be seen.
      if top > seen.upperBound { return }
      // A table that is as high as its content is not seen at all as long as that is guessed to be nothing.
      if seen.isEmpty {
        if !rowGeometry.isGuessedToBeNothing(section) { return }
        hasMeasuredUnseen = true
      }
      measure(ElementKey(section: section, isFooter: false))
      var y = top + rowGeometry.sections[section].header.length
      let count = rowGeometry.sections[section].rows.count
      var row = y >= seen.lowerBound ? 0 : rowGeometry.sections[section].rows.index(at: seen.lowerBound - y)
      y += rowGeometry.sections[section].rows.offset(of: row)
      while row < count, y < seen.upperBound {
        y += measuredHeight(of: ListPlace(section: section, row: row))
        row += 1
      }
      // In a plain table the foot stays at the bottom as long as something of its section is seen.
      if row == count || style == .plain { measure(ElementKey(section: section, isFooter: true)) }
      if row < count { return }
      section += 1
    }
  }

  /// The height of a row, asked for now where it is only estimated.
  private func measuredHeight(of place: ListPlace) -> CGFloat {
    let known = rowGeometry.row(place)
    if known.isMeasured { return known.height }
    let height: CGFloat
    if let stated = statedHeight(of: place) {
      height = stated
    } else {
      height = cell(for: place).map(ownHeight) ?? UITableViewCell.standardHeight
    }
    rowGeometry.setRow(place, height: height)
    return height
  }

  /// The height that a cell needs, in points.
  final func ownHeight(of cell: UIView) -> CGFloat {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: cellColumn.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height.isFinite ? max(grid.ceil(size.height), 0) : UITableViewCell.standardHeight
  }

  /// Tells a cell of its place, before it is seen.
  final func prepare(row cell: UITableViewCell, for place: ListPlace) {
    cell.placement = placement(of: place)
    cell.frame.size.width = cellColumn.width
    cell.isEditing = isEditing
    guard let delegate else { return }
    let level = delegate.tableView(self, indentationLevelForRowAt: sourcePath(of: place))
    if level != 0 || cell.indentationLevel != 0 { cell.indentationLevel = level }
  }

  // MARK: Content

  private func updateContentSize() {
    let size = CGSize(width: bounds.width, height: rowGeometry.height)
    if contentSize != size { contentSize = size }
  }

  final func shiftContent(by distance: CGFloat) {
    let offset = contentOffset
    contentOffset = CGPoint(x: offset.x, y: offset.y + distance)
  }

  /// The offsets between the ends, from top to bottom.
  final var offsetRange: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return -inset.top...max(-inset.top, rowGeometry.height + inset.bottom - bounds.height)
  }

  /// Leads back to the end where rows have turned out to come to less; fingers and movements do that by themselves.
  ///
  /// - Returns: Whether the content has moved.
  private func keepWithinEnds() -> Bool {
    if isTracking || isDragging || isDecelerating || scrollTarget != nil { return false }
    let offset = contentOffset
    let range = offsetRange
    let kept = min(max(offset.y, range.lowerBound), range.upperBound)
    let moves = list.wasWithinEnds && kept != offset.y
    list.wasWithinEnds = moves || kept == offset.y
    if moves { contentOffset = CGPoint(x: offset.x, y: kept) }
    return moves
  }

  // MARK: Cells

  /// The rectangle of a row, in points of the content.
  final func rect(of place: ListPlace) -> CGRect {
    let row = rowGeometry.row(place)
    return CGRect(x: cellColumn.x, y: grid.round(row.y), width: cellColumn.width, height: row.height)
  }

  /// Whether a rectangle of the content is seen.
  private func isSeen(_ y: CGFloat, _ height: CGFloat) -> Bool {
    height > 0 && y < bounds.maxY && y + height > bounds.minY
  }

  /// The rows that are seen, from top to bottom.
  final var seenPlaces: [ListPlace] {
    var places: [ListPlace] = []
    var place = rowGeometry.firstRow(endingBelow: bounds.minY)
    while let next = place, bounds.height > 0 {
      let row = rowGeometry.row(next)
      if row.y >= bounds.maxY { break }
      if isSeen(row.y, row.height) { places.append(next) }
      place = self.place(after: next)
    }
    return places
  }

  /// Takes cells away whose rows are out of sight, so that those that come into view can have them.
  private func recycleUnseen() {
    let unseen = list.cells { place, cell in
      if list.movement?.cell === cell { return false }
      guard contains(place) else { return true }
      let row = rowGeometry.row(place)
      return !isSeen(row.y, row.height)
        && (row.isMeasured || row.y >= bounds.maxY || row.y + row.height < bounds.minY)
    }
    for (place, cell) in unseen {
      list.cells[place] = nil
      let wasNew = list.newCells.contains { $0.cell === cell }
      recycle(cell, from: place, tells: !wasNew)
    }
  }

  private func placeCells() {
    recycleUnseen()
    let places = seenPlaces
    for place in places {
      guard let cell = cell(for: place) as? UITableViewCell, list.movement?.cell !== cell else { continue }
      let frame = rect(of: place)
      let new = placement(of: place)
      if cell.placement != new { cell.placement = new }
      if cell.frame != frame {
        if list.newCells.contains(where: { $0.cell === cell }) {
          UIView.performWithoutAnimation { cell.frame = frame }
        } else {
          cell.frame = frame
        }
      }
    }
  }

  private func placeBehind() {
    if let view = backgroundView { view.frame = bounds }
    if let view = tableFooterView {
      view.frame = CGRect(
        x: 0, y: rowGeometry.height - view.bounds.height, width: bounds.width, height: view.bounds.height)
    }
    placeIndex()
  }

  /// What a cell is told of a row's place.
  final func placement(of place: ListPlace) -> CellPlacement {
    var result = CellPlacement()
    let count = rowGeometry.sections[place.section].rows.count
    result.style = style
    result.isFirst = place.row == 0
    result.isLast = place.row == count - 1
    result.sideMargin = style == .insetGrouped ? 16 : sideMargin + safeSide
    result.indexInset = indexView == nil ? 0 : Self.indexWidth
    result.separatorColor = separatorStyle == .none ? nil : separatorColor
    result.hasSeparator = separatorStyle != .none && (style == .plain || !result.isLast)
    result.separatorInset = separatorInset
    result.insetsFromContent = ownSeparatorInset == nil || separatorInsetReference == .fromAutomaticInsets
    if isEditing, list.movement?.isUnknown(place) != true {
      let path = sourcePath(of: place)
      result.showsChoice = allowsMultipleSelectionDuringEditing
      result.editingStyle = editingStyle(ofRowAt: path)
      result.isMovable = dataSource?.tableView(self, canMoveRowAt: path) == true
    }
    return result
  }

  /// What the safe area takes of the sides of cells that run from edge to edge, in points.
  final var safeSide: CGFloat {
    guard insetsContentViewsToSafeArea else { return 0 }
    return max(safeAreaInsets.left, safeAreaInsets.right)
  }

  /// Tells all cells that are seen of their places again.
  final func setNeedsPlacements() { setNeedsLayout() }

  // MARK: Changes within

  final func noteFittingSizeChange(of subview: UIView) {
    guard selfSizingInvalidation != .disabled, let cell = subview as? UITableViewCell else {
      if let key = list.edges.first(where: { $0.value === subview })?.key {
        rowGeometry[key].isMeasured = false
        setNeedsLayout()
      } else if subview === tableHeaderView || subview === tableFooterView {
        setNeedsLayout()
      }
      return
    }
    guard let place = list.place(of: cell) else { return }
    list.resized.insert(place)
    setNeedsLayout()
  }
}
