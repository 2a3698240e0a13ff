import Foundation
import QuoinGraphics

/// How what is seen of a collection goes over from before some changes to after them.
///
/// As with tables the collection has its new state at once; what was seen before is set back and moves on the window's
/// clock.
final class CollectionAnimation {
  private let collection: UICollectionView
  private let updates: ListUpdates
  private let mapping: ListMapping
  private let before: [(place: TablePlace, cell: UICollectionViewCell, frame: CGRect)]
  private let views: [(key: ElementKey, view: UICollectionReusableView, frame: CGRect)]

  init(_ collection: UICollectionView, _ updates: ListUpdates, _ mapping: ListMapping) {
    (self.collection, self.updates, self.mapping) = (collection, updates, mapping)
    before = collection.shownCells.map { ($0.key, $0.value, $0.value.frame) }.sorted { $0.0 < $1.0 }
    views = collection.shownViews.map { ($0.key, $0.value, $0.value.frame) }.sorted {
      $0.0.place < $1.0.place
    }
  }

  /// Lays the collection out in its new state and lets everything move there.
  func run(_ completion: @escaping (Bool) -> Void) {
    let isAnimated = collection.window != nil && UIView.areAnimationsEnabled
    let layout = collection.collectionViewLayout
    layout.prepareIfNeeded()
    let leaving = rekey(layout)
    let stays = Dictionary(uniqueKeysWithValues: before.map { (ObjectIdentifier($0.cell), $0.frame) })
    UIView.performWithoutAnimation {
      collection.setNeedsLayout()
      collection.layoutCollection()
    }
    guard isAnimated else {
      for item in leaving { finish(item.view) }
      return completion(true)
    }
    var changes: [() -> Void] = []
    for (place, cell) in collection.shownCells {
      let target = cell.frame
      if let old = stays[ObjectIdentifier(cell)] {
        if old != target { changes.append(move(cell, from: old, to: target)) }
      } else {
        changes.append(appear(cell, layout.initialLayoutAttributesForAppearingItem(at: place.path), target))
      }
    }
    for (_, view, frame) in views where view.superview != nil && view.frame != frame {
      if !leaving.contains(where: { $0.view === view }) {
        changes.append(move(view, from: frame, to: view.frame))
      }
    }
    for item in leaving {
      changes.append {
        item.view.alpha = item.alpha
        if let end = item.end { item.view.frame = end }
      }
    }
    UIView.animate(
      withDuration: TableAnimation.duration, animations: { for change in changes { change() } },
      completion: { [self] finished in
        for item in leaving { finish(item.view) }
        completion(finished)
      })
  }

  private struct Leaving {
    let view: UIView
    let end: CGRect?
    let alpha: CGFloat
  }

  private func rekey(_ layout: UICollectionViewLayout) -> [Leaving] {
    var leaving: [Leaving] = []
    collection.shownCells = [:]
    for (place, cell, _) in before {
      if let now = mapping.place(place), !updates.reloaded.contains(place) {
        guard let attributes = layout.layoutAttributesForItem(at: now.path) else { continue }
        let isSeen =
          collection.sectionScrollers[now.section] != nil || attributes.frame.meets(collection.bounds)
        if isSeen || collection.window == nil {
          collection.shownCells[now] = cell
        } else {
          leaving.append(Leaving(view: cell, end: attributes.frame, alpha: 1))
        }
        continue
      }
      let final = layout.finalLayoutAttributesForDisappearingItem(at: place.path)
      leaving.append(Leaving(view: cell, end: final?.frame, alpha: final?.alpha ?? 0))
    }
    collection.shownViews = [:]
    for (key, view, _) in views {
      if let now = mapping.section(key.place.section), !updates.reloadedSections.contains(key.place.section) {
        var key = key
        key.place.section = now
        collection.shownViews[key] = view
      } else {
        leaving.append(Leaving(view: view, end: nil, alpha: 0))
      }
    }
    for item in leaving {
      collection.departing.append(item.view)
      item.view.superview?.sendSubviewToBack(item.view)
    }
    if let background = collection.backgroundView { collection.sendSubviewToBack(background) }
    return leaving
  }

  private func finish(_ view: UIView) {
    guard let index = collection.departing.firstIndex(where: { $0 === view }) else { return }
    collection.departing.remove(at: index)
    if let cell = view as? UICollectionViewCell, let item = before.first(where: { $0.cell === cell }) {
      collection.recycle(cell, from: item.place)
    } else if let item = views.first(where: { $0.view === view }) {
      collection.recycle(item.view, as: item.key)
    }
    collection.pool.trim()
  }

  private func appear(
    _ cell: UICollectionViewCell, _ initial: UICollectionViewLayoutAttributes?, _ target: CGRect
  ) -> () -> Void {
    let alpha = cell.alpha
    UIView.performWithoutAnimation {
      cell.alpha = initial?.alpha ?? 0
      if let initial { cell.frame = initial.frame }
    }
    return {
      cell.alpha = alpha
      cell.frame = target
    }
  }

  private func move(_ view: UIView, from old: CGRect, to target: CGRect) -> () -> Void {
    UIView.performWithoutAnimation { view.frame = old }
    return { view.frame = target }
  }
}
