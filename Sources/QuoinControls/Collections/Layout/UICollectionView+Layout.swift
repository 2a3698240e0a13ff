import Foundation
import QuoinGraphics

extension UICollectionView {
  /// How often sizes that turn out otherwise may change what is seen in one layout.
  private static var roundLimit: Int { 12 }

  /// Asks for everything anew.
  final func reload() {
    needsReload = false
    discardBatch()
    let (cells, views) = (shownCells, shownViews)
    (shownCells, shownViews) = ([:], [:])
    for (place, cell) in cells.sorted(by: { $0.key < $1.key }) { recycle(cell, from: place) }
    for (key, view) in views.sorted(by: { $0.key.place < $1.key.place }) { recycle(view, as: key) }
    for view in departing + Array(decorations.values) { view.removeFromSuperview() }
    (departing, decorations) = ([], [:])
    (selection, highlighted, focused, prefetched) = ([], nil, nil, [])
    counts = countsOfSource
    collectionViewLayout.updateMeasures(nil, reloaded: [])
    collectionViewLayout.invalidateLayout()
  }

  /// How many items each section has, as the data source says now.
  final var countsOfSource: [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    if sections < 0 { ControlMisuse.report(.negativeCount(sections, of: "sections")) }
    return (0..<max(sections, 0)).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      if count < 0 { ControlMisuse.report(.negativeCount(count, of: "items in section \(section)")) }
      return max(count, 0)
    }
  }

  /// Brings everything up to date that is seen.
  final func layoutCollection() {
    if isPlacing { return }
    isPlacing = true
    defer { isPlacing = false }
    if needsReload { reload() }
    let layout = collectionViewLayout
    var attributes: [UICollectionViewLayoutAttributes] = []
    for _ in 0..<Self.roundLimit {
      layout.prepareIfNeeded()
      preparedBounds = bounds
      let size = layout.collectionViewContentSize
      if contentSize != size, size.width.isFinite, size.height.isFinite { contentSize = size }
      keepWithinEnds()
      placeSectionScrollers()
      attributes = seenAttributes
      recycleUnseen(attributes)
      if !measure(attributes) { break }
    }
    for item in attributes { place(item) }
    order()
    if let view = backgroundView {
      view.frame = bounds
      if subviews.first !== view { sendSubviewToBack(view) }
    }
    tellNewCells()
    pool.trim()
    prefetch()
  }

  /// What is seen: of sections that scroll by themselves, what they have scrolled to.
  private var seenAttributes: [UICollectionViewLayoutAttributes] {
    let layout = collectionViewLayout
    if bounds.isEmpty { return [] }
    return (layout.layoutAttributesForElements(in: bounds) ?? []).filter { attributes in
      if attributes.isHidden { return false }
      if attributes.representedElementCategory == .cell {
        let place = attributes.place
        guard counts.indices.contains(place.section), (0..<counts[place.section]).contains(place.row) else {
          return false
        }
        if let scroller = sectionScrollers[place.section] { return scroller.sees(attributes.frame) }
      }
      return attributes.frame.meets(bounds)
    }
  }

  private func recycleUnseen(_ attributes: [UICollectionViewLayoutAttributes]) {
    var cells: Set<TablePlace> = []
    var views: Set<ElementKey> = []
    for item in attributes {
      if item.representedElementCategory == .cell { cells.insert(item.place) } else { views.insert(item.key) }
    }
    for (place, cell) in shownCells where !cells.contains(place) && movement?.cell !== cell {
      shownCells[place] = nil
      recycle(cell, from: place, tells: !newCells.contains { $0.cell === cell })
    }
    for (key, view) in shownViews where !views.contains(key) {
      shownViews[key] = nil
      recycle(view, as: key)
    }
    for (key, view) in decorations where !views.contains(key) {
      decorations[key] = nil
      view.removeFromSuperview()
    }
  }

  /// Asks cells that are seen for the first time how large they want to be.
  ///
  /// - Returns: Whether anything is elsewhere by it.
  private func measure(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    let layout = collectionViewLayout
    var hasChanged = false
    for item in attributes where item.representedElementCategory != .decorationView {
      let view: UICollectionReusableView?
      let isNew: Bool
      if item.representedElementCategory == .cell {
        isNew = shownCells[item.place] == nil || remeasured.contains(item.place)
        view = cell(for: item.place)
        remeasured.remove(item.place)
      } else {
        isNew = shownViews[item.key] == nil
        view = supplementaryView(item.key)
      }
      guard isNew, let view, layout.wantsPreferredSizes(for: item) else { continue }
      let preferred = view.preferredLayoutAttributesFitting(item)
      guard
        layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: item)
      else { continue }
      layout.take(preferred: preferred)
      hasChanged = true
    }
    if hasChanged { layout.invalidateLayout() }
    return hasChanged
  }

  /// The cell of an item, got from the data source where there is none yet.
  final func cell(for place: TablePlace) -> UICollectionViewCell {
    if let cell = shownCells[place] { return cell }
    let path = (movement?.sourcePlace(of: place) ?? place).path
    var cell = dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell(frame: .zero)
    if cell.superview != nil, let other = shownCells.first(where: { $0.value === cell }) {
      ControlMisuse.report(.cellUsedTwice(place.path, other.key.path))
      cell = UICollectionViewCell(frame: .zero)
    }
    shownCells[place] = cell
    UIView.performWithoutAnimation {
      cell.isSelected = selection.contains(place)
      cell.isHighlighted = highlighted == place
      (cell as? UICollectionViewListCell)?.prepare(for: place, in: self)
      container(ofSection: place.section).addSubview(cell)
    }
    newCells.append((place, cell))
    return cell
  }

  private func supplementaryView(_ key: ElementKey) -> UICollectionReusableView? {
    if let view = shownViews[key] { return view }
    guard let dataSource else { return nil }
    let view = dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: key.kind, at: key.place.path)
    shownViews[key] = view
    UIView.performWithoutAnimation { addSubview(view) }
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.place.path)
    return view
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes) {
    var view: UIView?
    switch attributes.representedElementCategory {
    case .cell:
      let cell = cell(for: attributes.place)
      if movement?.cell === cell { return }
      view = cell
    case .supplementaryView: view = supplementaryView(attributes.key)
    case .decorationView:
      if let known = decorations[attributes.key] {
        view = known
      } else if let kind = attributes.representedElementKind,
        let made = collectionViewLayout.decorationMakers[kind]?(attributes.frame)
      {
        decorations[attributes.key] = made
        UIView.performWithoutAnimation { addSubview(made) }
        view = made
      }
    }
    guard let view else { return }
    (view as? UICollectionReusableView)?.apply(attributes)
    let isNew = newCells.contains { $0.cell === view } || view.frame == .zero
    let change = { self.set(attributes, on: view) }
    if isNew { UIView.performWithoutAnimation(change) } else { change() }
  }

  /// Gives a view the values of attributes.
  final func set(_ attributes: UICollectionViewLayoutAttributes, on view: UIView) {
    var frame = attributes.frame
    if attributes.representedElementCategory == .cell,
      let scroller = sectionScrollers[attributes.place.section]
    {
      frame = scroller.inner(frame)
    }
    if view.transform != .identity { view.transform = .identity }
    if view.frame != frame { view.frame = frame }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if attributes.transform != .identity { view.transform = attributes.transform }
    // Only what lies over or under others needs a layer.
    if attributes.zIndex != 0 || raised.contains(ObjectIdentifier(view)) {
      raised.insert(ObjectIdentifier(view))
      if view.layer.zPosition != CGFloat(attributes.zIndex) {
        view.layer.zPosition = CGFloat(attributes.zIndex)
      }
    }
  }

  /// Puts decorations behind everything else.
  private func order() {
    for view in decorations.values where subviews.first !== view && !raised.contains(ObjectIdentifier(view)) {
      sendSubviewToBack(view)
    }
  }

  private func tellNewCells() {
    let new = newCells
    newCells = []
    for (place, cell) in new where shownCells[place] === cell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: place.path)
    }
  }

  private func keepWithinEnds() {
    if isTracking || isDragging || isDecelerating { return }
    let ranges = offsetRanges
    let offset = contentOffset
    let kept = CGPoint(
      x: min(max(offset.x, ranges.x.lowerBound), ranges.x.upperBound),
      y: min(max(offset.y, ranges.y.lowerBound), ranges.y.upperBound))
    if kept != offset, wasWithinEnds { contentOffset = kept }
    wasWithinEnds = kept == contentOffset
  }

  /// The offsets between the ends.
  final var offsetRanges: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let (inset, size, content) = (adjustedContentInset, bounds.size, contentSize)
    return (
      -inset.left...max(-inset.left, content.width + inset.right - size.width),
      -inset.top...max(-inset.top, content.height + inset.bottom - size.height)
    )
  }

  final func noteFittingSizeChange(of subview: UIView) {
    guard selfSizingInvalidation != .disabled, let cell = subview as? UICollectionViewCell,
      let place = shownCells.first(where: { $0.value === cell })?.key
    else { return }
    remeasured.insert(place)
    setNeedsLayout()
  }

  private func prefetch() {
    let isBack = contentOffset.y < lastOffset.y || contentOffset.x < lastOffset.x
    lastOffset = contentOffset
    guard isPrefetchingEnabled, let prefetchDataSource, let first = shownCells.keys.min(),
      let last = shownCells.keys.max()
    else { return }
    var coming: [TablePlace] = []
    var place = isBack ? before(first) : after(last)
    while let next = place, coming.count < shownCells.count {
      coming.append(next)
      place = isBack ? before(next) : after(next)
    }
    let left = prefetched.subtracting(coming).subtracting(shownCells.keys)
    let new = coming.filter { !prefetched.contains($0) }
    prefetched = Set(coming)
    if !left.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: left.sorted().map(\.path))
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.map(\.path)) }
  }

  final func after(_ place: TablePlace) -> TablePlace? {
    if place.row + 1 < counts[place.section] { return TablePlace(section: place.section, row: place.row + 1) }
    let next = counts.indices.dropFirst(place.section + 1).first { counts[$0] > 0 }
    return next.map { TablePlace(section: $0, row: 0) }
  }

  final func before(_ place: TablePlace) -> TablePlace? {
    if place.row > 0 { return TablePlace(section: place.section, row: place.row - 1) }
    let previous = counts.indices.prefix(max(place.section, 0)).last { counts[$0] > 0 }
    return previous.map { TablePlace(section: $0, row: counts[$0] - 1) }
  }
}

extension CGRect {
  /// Whether two rectangles have an area in common.
  func meets(_ other: CGRect) -> Bool {
    width > 0 && height > 0 && minX < other.maxX && maxX > other.minX && minY < other.maxY
      && maxY > other.minY
  }
}
