import Foundation

extension ListScrollView {
  /// Tells of the rows that come next the way the view is scrolled, a screen of them at most.
  func prefetch() {
    let offset = contentOffset
    let isBack = offset.y < list.lastOffset.y || offset.x < list.lastOffset.x
    list.lastOffset = offset
    guard isPrefetchingEnabled, hasPrefetcher, let first = list.cells.keys.min(),
      let last = list.cells.keys.max()
    else { return }
    var coming: [ListPlace] = []
    var next = isBack ? place(before: first) : place(after: last)
    while let place = next, coming.count < list.cells.count {
      coming.append(place)
      next = isBack ? self.place(before: place) : self.place(after: place)
    }
    let left = list.prefetched.subtracting(coming).subtracting(list.cells.keys)
    let new = coming.filter { !list.prefetched.contains($0) }
    list.prefetched = Set(coming)
    if !left.isEmpty { cancelFetching(left.sorted().map(\.path)) }
    if !new.isEmpty { fetch(new.map(\.path)) }
  }
}
