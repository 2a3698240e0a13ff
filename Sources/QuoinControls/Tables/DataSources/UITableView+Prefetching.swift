import Foundation

extension UITableView {
  /// Tells of the rows that come next the way the table is scrolled, a screen of them at most.
  final func prefetch() {
    let movedUp = contentOffset.y < lastOffset
    lastOffset = contentOffset.y
    guard isPrefetchingEnabled, let prefetchDataSource, let first = shownCells.keys.min(),
      let last = shownCells.keys.max()
    else { return }
    var coming: [TablePlace] = []
    var place = movedUp ? rowBefore(first) : rowAfter(last)
    while let next = place, coming.count < max(shownCells.count, 1) {
      coming.append(next)
      place = movedUp ? rowBefore(next) : rowAfter(next)
    }
    let (wanted, seen) = (Set(coming), Set(shownCells.keys))
    let left = prefetched.subtracting(wanted).subtracting(seen)
    let new = coming.filter { !prefetched.contains($0) }
    prefetched = wanted
    if !left.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: left.sorted().map(\.path))
    }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new.map(\.path)) }
  }
}
