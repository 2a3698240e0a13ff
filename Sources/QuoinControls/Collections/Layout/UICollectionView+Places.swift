import Foundation
import QuoinGraphics

/// Where items are, which are seen, and which are selected.
extension UICollectionView {
  /// How many items of a section the collection has loaded; 0 for a section that there is not.
  public final func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The item at a point of the content.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    for scroller in sectionScrollers.values where scroller.view.frame.contains(point) {
      let inner = convert(point, to: scroller.view)
      return list.cells.first { $0.value.superview === scroller.view && $0.value.frame.contains(inner) }?.key
        .path
    }
    collectionViewLayout.prepareIfNeeded()
    let rect = CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01)
    return (collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// The item of a cell that is seen.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    list.place(of: cell)?.path
  }

  /// The cell of an item that is seen.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    loadIfNeeded()
    return ListPlace(indexPath).flatMap { list.cells[$0] as? UICollectionViewCell }
  }

  /// The cells that are seen, in the order of their items.
  public final var visibleCells: [UICollectionViewCell] {
    loadIfNeeded()
    return seenCells
  }

  /// The same, without loading what is not loaded.
  final var seenCells: [UICollectionViewCell] {
    list.cells.sorted { $0.key < $1.key }.compactMap { $0.value as? UICollectionViewCell }
  }

  /// The items that are seen, in their order.
  public final var indexPathsForVisibleItems: [IndexPath] {
    loadIfNeeded()
    return list.cells.keys.sorted().map(\.path)
  }

  /// The head, foot or the like at a place, if it is seen.
  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    list.edges[ElementKey(kind: elementKind, path: indexPath)] as? UICollectionReusableView
  }

  /// The heads, feet or the like of a kind that are seen.
  public final func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    list.edges.filter { $0.key.kind == elementKind }.sorted { $0.key.place < $1.key.place }
      .compactMap { $0.value as? UICollectionReusableView }
  }

  /// Where heads, feet or the like of a kind are that are seen.
  public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    list.edges.keys.filter { $0.kind == elementKind }.sorted { $0.place < $1.place }.map(\.path)
  }

  /// Where the layout has an item.
  public final func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where the layout has a head, foot or the like.
  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Scrolling

  /// Scrolls to an item; one that there is not is reported.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - position: Where in the view it is to stand; nothing for as little scrolling as is needed.
  ///   - animated: Whether it takes 0.3 seconds of the window's clock.
  public final func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    layoutCollection()
    guard let place = checkedPlace(indexPath, for: "scrolled to") else { return }
    for _ in 0..<(animated ? 1 : 3) {
      collectionViewLayout.prepareIfNeeded()
      guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
      if let scroller = sectionScrollers[place.section] { scroller.show(frame, position, animated: animated) }
      let target = offset(showing: frame, at: position)
      if target == contentOffset { break }
      setContentOffset(target, animated: animated)
      if !animated { layoutCollection() }
    }
  }

  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let (inset, size) = (adjustedContentInset, bounds.size)
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - (size.height - inset.top - inset.bottom) / 2 - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY + inset.bottom - size.height
    } else {
      if frame.maxY > offset.y + size.height - inset.bottom {
        offset.y = frame.maxY + inset.bottom - size.height
      }
      if frame.minY < offset.y + inset.top { offset.y = frame.minY - inset.top }
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (size.width - inset.left - inset.right) / 2 - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX + inset.right - size.width
    } else {
      if frame.maxX > offset.x + size.width - inset.right { offset.x = frame.maxX + inset.right - size.width }
      if frame.minX < offset.x + inset.left { offset.x = frame.minX - inset.left }
    }
    let ranges = offsetRanges
    return pixelGrid.round(
      CGPoint(
        x: min(max(offset.x, ranges.x.lowerBound), ranges.x.upperBound),
        y: min(max(offset.y, ranges.y.lowerBound), ranges.y.upperBound)))
  }
}
