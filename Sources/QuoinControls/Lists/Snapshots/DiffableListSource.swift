import Foundation

/// A data source that is given snapshots, and changes a table or a collection from one to the next.
///
/// Programs use `UITableViewDiffableDataSource` and `UICollectionViewDiffableDataSource`.
open class DiffableListSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  ViewBound
{
  private(set) final weak var view: ListScrollView?
  final var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// - Parameter view: What shows the snapshots; not kept.
  init(_ view: ListScrollView) { self.view = view }

  deinit {}

  /// How rows come and go, where that can be said.
  var motion: ListMotion? { nil }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.snapshot
  }

  /// Shows what a snapshot says.
  ///
  /// - Parameters:
  ///   - snapshot: What is to be shown.
  ///   - animatingDifferences: Whether what changes does so in a while.
  ///   - completion: Called when that is over.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let view else {
      _ = shown.show(snapshot)
      completion?()
      return
    }
    view.apply(motion, isAnimated: animatingDifferences, completion: completion) { shown.show(snapshot) }
  }

  /// Shows what a snapshot says, loading everything anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    _ = shown.show(snapshot)
    view?.reloadData()
    completion?()
  }

  /// The identifier of an item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }

  /// The place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }

  /// The section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.snapshot.section(at: index) }

  /// The place of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.snapshot.indexOfSection(sectionIdentifier)
  }
}
