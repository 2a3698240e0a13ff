import Foundation

/// Where an item is in an outline.
struct OutlinePlace: Equatable {
  /// How many items are around it.
  var level = 0
  /// Whether what is within it is seen.
  var isExpanded = false
}

/// A data source that shows outlines, as cells of lists ask it.
protocol OutlineSource: AnyObject, ViewBound {
  /// Where an item is in the outline of its section; nothing where that shows none.
  func outlinePlace(at path: IndexPath) -> OutlinePlace?
  /// Lets what is within an item be seen, or not.
  func toggleOutline(at path: IndexPath)
}

/// What a diffable data source is asked and told while items of its outlines are expanded and collapsed by cells.
public nonisolated struct UICollectionViewDiffableDataSourceSectionSnapshotHandlers<
  ItemIdentifierType: Hashable
> {
  /// Whether an item may be expanded; it may unless said otherwise.
  public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
  /// Told before an item is expanded.
  public var willExpandItem: ((ItemIdentifierType) -> Void)?
  /// Whether an item may be collapsed; it may unless said otherwise.
  public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
  /// Told before an item is collapsed.
  public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  /// What is within an item that is to be expanded, of which it has what was within it before.
  public var snapshotForExpandingParent:
    (
      (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )?

  /// Creates handlers that let everything be.
  public init() {}
}
