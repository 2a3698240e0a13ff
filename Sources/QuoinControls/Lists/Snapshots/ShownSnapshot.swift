import Foundation

/// The snapshot that a diffable data source shows, and where in it items are.
struct ShownSnapshot<Section: Hashable, Item: Hashable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  /// Where each item is, once that has been asked.
  private var places: [Item: ListPlace]?

  /// Takes another snapshot's place.
  ///
  /// - Returns: What changes by it.
  mutating func show(_ new: NSDiffableDataSourceSnapshot<Section, Item>) -> SnapshotChange {
    let updates = new.updates(from: snapshot)
    (snapshot, places) = (new, nil)
    snapshot.forgetReloads()
    return SnapshotChange(
      updates: updates, reconfigured: new.reconfiguredItemIdentifiers.compactMap { path(of: $0) })
  }

  /// The item that an index path names.
  func item(at path: IndexPath) -> Item? { ListPlace(path).flatMap { snapshot.item(at: $0) } }

  mutating func path(of item: Item) -> IndexPath? {
    if places == nil { places = snapshot.places }
    return places?[item]?.path
  }

  func count(ofSection index: Int) -> Int {
    snapshot.section(at: index).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }
}

/// What changes from one snapshot to the next.
struct SnapshotChange {
  let updates: ListUpdates
  /// The items whose cells are set again in place, where these are afterwards.
  let reconfigured: [IndexPath]
}
