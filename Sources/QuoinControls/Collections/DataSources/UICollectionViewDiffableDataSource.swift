import Foundation

/// A data source that is given snapshots, and changes the collection from one to the next.
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  DiffableListSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource, OutlineSource
{
  /// Makes the cell of an item; nothing is reported, and shown as an empty cell.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes the head, foot or the like of a kind at a place.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private let provider: CellProvider
  /// Makes heads, feet and the like.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source, which becomes that of the collection; the collection does not keep it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    super.init(collectionView)
    collectionView.dataSource = self
  }

  deinit {}

  // MARK: Outlines

  /// What is asked and told while cells expand and collapse items.
  public typealias SectionSnapshotHandlers = UICollectionViewDiffableDataSourceSectionSnapshotHandlers
  /// What is asked and told while cells expand and collapse items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Shows an outline in a section, which is added at the end where it is not there.
  ///
  /// - Parameters:
  ///   - snapshot: The outline, of which the visible items are shown.
  ///   - section: The section.
  ///   - animatingDifferences: Whether what changes does so in a while.
  ///   - completion: Called when that is over.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    // Items that stay may have been expanded or collapsed.
    view?.prepareShownCells()
  }

  /// The outline that a section shows; one of a single level where it shows what another snapshot said.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let items = snapshot().itemIdentifiers(inSection: section)
    if let outline = outlines[section], outline.visibleItems == items { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(items)
    return flat
  }

  private func outline(at path: IndexPath) -> (
    section: SectionIdentifierType, item: ItemIdentifierType,
    snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )? {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      let outline = outlines[section], outline.contains(item)
    else { return nil }
    return (section, item, outline)
  }

  final func outlinePlace(at path: IndexPath) -> OutlinePlace? {
    outline(at: path).map {
      OutlinePlace(level: $0.snapshot.level(of: $0.item), isExpanded: $0.snapshot.isExpanded($0.item))
    }
  }

  final func toggleOutline(at path: IndexPath) {
    guard let (section, item, old) = outline(at: path) else { return }
    var outline = old
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let inner = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: inner)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }

  // MARK: Data

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.snapshot.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.count(ofSection: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = provider(collectionView, indexPath, item) {
      return cell
    }
    ControlMisuse.report(.noItemCell(indexPath))
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    ControlMisuse.report(.noSupplementaryView(kind, indexPath))
    return UICollectionReusableView(frame: .zero)
  }

  // MARK: Moving

  /// What is asked and told while items are moved with a finger.
  public typealias ReorderingHandlers = UICollectionViewDiffableDataSourceReorderingHandlers
  /// What is asked and told while items are moved with a finger; nothing is moved unless an item may be.
  open var reorderingHandlers = ReorderingHandlers<SectionIdentifierType, ItemIdentifierType>()

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Takes over where an item has been moved, as the snapshot says from then on.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    let old = snapshot()
    var new = old
    new.deleteItems([item])
    let others = new.itemIdentifiers(inSection: section)
    if destinationIndexPath.item < others.count {
      new.insertItems([item], beforeItem: others[destinationIndexPath.item])
    } else {
      new.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(from: old, to: new)
    reorderingHandlers.willReorder?(transaction)
    // The collection shows the item there already.
    _ = shown.show(new)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension ControlMisuse {
  static func noItemCell(_ path: IndexPath) -> ControlMisuse {
    ControlMisuse("There is no cell for item \(path.item) of section \(path.section)")
  }
}
