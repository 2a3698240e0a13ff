import Foundation

/// A data source that is given snapshots, and changes the table from one to the next.
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UITableViewDataSource
{
  /// Makes the cell of an item; nothing is reported, and shown as an empty cell.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var table: UITableView?
  private let provider: CellProvider
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source, which becomes that of the table; the table does not keep it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (table, provider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

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
    guard let table else {
      _ = shown.show(snapshot)
      completion?()
      return
    }
    table.apply(defaultRowAnimation.motion, isAnimated: animatingDifferences, completion: completion) {
      shown.show(snapshot)
    }
  }

  /// Shows what a snapshot says, loading everything anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    _ = shown.show(snapshot)
    table?.reloadData()
    completion?()
  }

  /// The item of a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// The row of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }

  /// The section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.snapshot.section(at: index)
  }

  /// The place of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data

  open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count(ofSection: section)
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) {
      return cell
    }
    ControlMisuse.report(.noCell(indexPath))
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

extension ControlMisuse {
  static func noCell(_ path: IndexPath) -> ControlMisuse {
    ControlMisuse("There is no cell for row \(path.row) of section \(path.section)")
  }
}
