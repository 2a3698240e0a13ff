import Foundation

/// What a movement with a finger has changed in a section.
public nonisolated struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// What it showed before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What it shows after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What makes the items after of those before.
  public let difference: CollectionDifference<ItemIdentifierType>
}

/// What a movement with a finger has changed in a collection.
public nonisolated struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// What was shown before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What makes the items after of those before, those of all sections behind each other.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// What has changed in each section that has changed: one, or the two between which an item has been moved.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    (initialSnapshot, finalSnapshot) = (old, new)
    difference = new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves()
    sectionTransactions = new.sectionIdentifiers.compactMap { section in
      let before = old.itemIdentifiers(inSection: section)
      let after = new.itemIdentifiers(inSection: section)
      if before == after { return nil }
      var (first, last) = (
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      )
      first.append(before)
      last.append(after)
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: first, finalSnapshot: last,
        difference: after.difference(from: before).inferringMoves())
    }
  }
}

/// What a diffable data source is asked and told while items are moved with a finger.
public nonisolated struct UICollectionViewDiffableDataSourceReorderingHandlers<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// Whether an item may be moved; none may unless this is set.
  public var canReorderItem: ((ItemIdentifierType) -> Bool)?
  /// Told before the data source takes over where an item has been moved.
  public var willReorder:
    ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  /// Told after it has done so.
  public var didReorder:
    ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

  /// Creates handlers that let nothing be moved.
  public init() {}
}
