import Foundation
import QuoinGraphics

extension UICollectionView {
  /// How often sizes that turn out otherwise may change what is seen in one layout.
  private static var roundLimit: Int { 12 }

  /// Asks for everything anew.
  final func reloadCollection() {
    unload()
    for view in decorations.values { view.removeFromSuperview() }
    decorations = [:]
    list.isCommitting = true
    counts = countsOfSource
    list.isCommitting = false
    remeasuredEdges = []
    collectionViewLayout.updateMeasures(nil, reloaded: [])
    collectionViewLayout.invalidateLayout()
  }

  /// Lets sizes that cells have said count no longer: what is seen is asked again.
  final func forgetMeasures() {
    collectionViewLayout.updateMeasures(nil, reloaded: [])
    list.resized.formUnion(list.cells.keys)
    remeasuredEdges.formUnion(list.edges.keys)
  }

  /// Lets sizes count no longer that items have said for data that may be others now. What is seen is asked again, and what
  /// lies behind it once that is seen; what lies before keeps its size, as it would shift what is seen.
  package final func measureItemsAgain() {
    collectionViewLayout.forgetMeasures(from: list.cells.keys.min() ?? ListPlace(section: 0, row: 0))
    list.resized.formUnion(list.cells.keys)
    remeasuredEdges.formUnion(list.edges.keys)
    collectionViewLayout.invalidateLayout()
  }

  /// Brings everything up to date that is seen.
  final func layoutCollection() {
    if list.isPlacing { return }
    placeAll()
    tellNewCells()
  }

  private func placeAll() {
    list.isPlacing = true
    defer { list.isPlacing = false }
    if list.needsReload { reload() }
    let layout = collectionViewLayout
    // Another room means other sizes.
    if measuredSize != bounds.size {
      if measuredSize != .zero {
        forgetMeasures()
        // A cell may be as large as the room lets it, which it is not asked for by any proposal.
        for cell in list.cells.values { cell.invalidateFittingSize() }
      }
      measuredSize = bounds.size
    }
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
    layout.adjust(attributes)
    for item in attributes { place(item) }
    backgroundView?.frame = bounds
    order()
    list.pool.trim()
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
    var cells: Set<ListPlace> = []
    var views: Set<ElementKey> = []
    for item in attributes {
      if item.representedElementCategory == .cell { cells.insert(item.place) } else { views.insert(item.key) }
    }
    for (place, cell) in list.cells(where: { !cells.contains($0) && list.movement?.cell !== $1 }) {
      list.cells[place] = nil
      recycle(cell, from: place, tells: !list.newCells.contains { $0.cell === cell })
    }
    for (key, view) in list.edges(where: { !views.contains($0) }) {
      list.edges[key] = nil
      recycle(edge: view, as: key)
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
        isNew = list.cells[item.place] == nil || list.resized.contains(item.place)
        view = cell(for: item.place) as? UICollectionViewCell
        list.resized.remove(item.place)
      } else {
        isNew = list.edges[item.key] == nil || remeasuredEdges.remove(item.key) != nil
        view = supplementaryView(item.key)
      }
      guard isNew, let view, layout.wantsPreferredSizes(for: item) else { continue }
      // A cell that asks for nothing keeps what it would have had, and not what it was before.
      let preferred = view.preferredLayoutAttributesFitting(layout.unmeasured(item))
      guard
        layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: item)
      else { continue }
      layout.take(preferred: preferred)
      hasChanged = true
    }
    if hasChanged { layout.invalidateLayout() }
    return hasChanged
  }

  private func supplementaryView(_ key: ElementKey) -> UICollectionReusableView? {
    if let view = list.edges[key] as? UICollectionReusableView { return view }
    guard let dataSource else { return nil }
    let view = dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    list.edges[key] = view
    UIView.performWithoutAnimation { addSubview(view) }
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
    return view
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes) {
    var view: UIView?
    switch attributes.representedElementCategory {
    case .cell:
      let cell = cell(for: attributes.place)
      if cell == nil || list.movement?.cell === cell { return }
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
    let isNew = list.newCells.contains { $0.cell === view } || view.frame == .zero
    let change = { self.set(attributes, on: view) }
    if isNew { UIView.performWithoutAnimation(change) } else { change() }
  }

  /// Gives a view the values of attributes.
  final func set(_ attributes: UICollectionViewLayoutAttributes, on view: UIView) {
    let isCell = attributes.representedElementCategory == .cell
    let frame =
      isCell ? inner(attributes.frame, ofSection: attributes.place.section) : attributes.frame
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

  /// Puts the background behind everything else, and decorations right before it, each time in one order.
  private func order() {
    let flat = decorations.sorted { ElementKey.precedes($0.key, $1.key) }.map(\.value)
      .filter { !raised.contains(ObjectIdentifier($0)) }
    let behind = (backgroundView.map { [$0] } ?? []) + flat
    if subviews.prefix(behind.count).elementsEqual(behind, by: { $0 === $1 }) { return }
    for view in behind.reversed() { sendSubviewToBack(view) }
  }

  private func keepWithinEnds() {
    if isTracking || isDragging || isDecelerating { return }
    let ranges = offsetRanges
    let offset = contentOffset
    let kept = CGPoint(
      x: min(max(offset.x, ranges.x.lowerBound), ranges.x.upperBound),
      y: min(max(offset.y, ranges.y.lowerBound), ranges.y.upperBound))
    if kept != offset, list.wasWithinEnds { contentOffset = kept }
    list.wasWithinEnds = kept == contentOffset
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
      let place = list.place(of: cell)
    else { return }
    list.resized.insert(place)
    setNeedsLayout()
  }
}

nonisolated extension CGRect {
  /// Whether two rectangles have an area in common.
  func meets(_ other: CGRect) -> Bool {
    width > 0 && height > 0 && minX < other.maxX && maxX > other.minX && minY < other.maxY
      && maxY > other.minY
  }
}
