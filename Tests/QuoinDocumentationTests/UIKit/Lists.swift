// swift-format-ignore-file
// A line is a member in the table of Documentation/UIKit.md; the rows go on those of the file before.

import Quoin

func rows(_ it: inout NSDiffableDataSourceSnapshot<Int, Int>) {
  it.appendSections([])
  it.appendItems([])
  it.appendItems([], toSection: 0)
  it.insertItems([], beforeItem: 0)
  it.deleteItems([])
  it.deleteSections([])
  it.reloadItems([])
  it.reconfigureItems([])
  it.reloadSections([])
  _ = it.itemIdentifiers
  _ = it.sectionIdentifiers
  _ = it.itemIdentifiers(inSection: 0)
  _ = it.indexOfItem(0)
  _ = it.numberOfItems
}

func rows(_ it: UITableViewDiffableDataSource<Int, Int>, view: UITableView) {
  _ = UITableViewDiffableDataSource<Int, Int>(tableView: view) { _, _, _ in nil }
  it.apply(NSDiffableDataSourceSnapshot())
  it.apply(NSDiffableDataSourceSnapshot(), animatingDifferences: false) {}
  _ = it.snapshot()
  _ = it.itemIdentifier(for: IndexPath())
  _ = it.indexPath(for: 0)
  it.defaultRowAnimation = .fade
}

func rows(_ it: UICollectionViewDiffableDataSource<Int, Int>, view: UICollectionView) {
  _ = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
  it.apply(NSDiffableDataSourceSnapshot<Int, Int>())
  it.apply(NSDiffableDataSourceSectionSnapshot<Int>(), to: 0)
  _ = it.snapshot()
  _ = it.snapshot(for: 0)
  _ = it.itemIdentifier(for: IndexPath())
  _ = it.indexPath(for: 0)
  it.supplementaryViewProvider = nil
}

func rows(_ it: inout NSDiffableDataSourceSectionSnapshot<Int>) {
  it.append([])
  it.append([], to: 0)
  it.expand([])
  it.collapse([])
  it.delete([])
  _ = it.items
  _ = it.rootItems
  _ = it.visibleItems
  _ = it.isExpanded(0)
  _ = it.level(of: 0)
  _ = it.parent(of: 0)
}

func rows(_ it: inout UIListContentConfiguration) {
  _ = UIListContentConfiguration.cell()
  _ = UIListContentConfiguration.subtitleCell()
  _ = UIListContentConfiguration.valueCell()
  it.text = ""
  it.secondaryText = ""
  it.attributedText = nil
  it.image = nil
  it.textProperties.color = .red
  it.secondaryTextProperties.color = .red
  it.imageProperties.tintColor = .red
  it.directionalLayoutMargins = .zero
  it.textToSecondaryTextVerticalPadding = 1
}

func rows(_ it: any UITableViewDropCoordinator) {
  _ = it.items
  _ = it.destinationIndexPath
  _ = it.proposal
  _ = it.session
  it.drop(UIDragItem(itemProvider: NSItemProvider()), toRowAt: IndexPath())
  it.drop(UIDragItem(itemProvider: NSItemProvider()), intoRowAt: IndexPath(), rect: .zero)
  it.drop(UIDragItem(itemProvider: NSItemProvider()), to: UIDragPreviewTarget(container: UIView(), center: .zero))
  // drop(placeholder): objects are there at once
}

func rows(_ it: any UICollectionViewDropCoordinator) {
  _ = it.items
  _ = it.destinationIndexPath
  _ = it.proposal
  _ = it.session
  it.drop(UIDragItem(itemProvider: NSItemProvider()), toItemAt: IndexPath())
  it.drop(UIDragItem(itemProvider: NSItemProvider()), intoItemAt: IndexPath(), rect: .zero)
  it.drop(UIDragItem(itemProvider: NSItemProvider()), to: UIDragPreviewTarget(container: UIView(), center: .zero))
  // drop(placeholder): objects are there at once
}

func otherLists() {
  _ = UITableViewController.self
  _ = UITableView.Style.self
  _ = UITableView.RowAnimation.self
  _ = UITableView.ScrollPosition.self
  _ = UITableViewCell.CellStyle.self
  _ = UITableViewCell.AccessoryType.self
  _ = UITableViewCell.SelectionStyle.self
  _ = UITableViewCell.EditingStyle.self
  _ = UITableViewDataSourcePrefetching.self
  _ = UISwipeActionsConfiguration.self
  _ = UIContextualAction.self
  _ = UICollectionViewController.self
  _ = UICollectionReusableView.self
  _ = UICollectionViewDelegate.self
  _ = UICollectionViewListCell.self
  _ = UICollectionLayoutListConfiguration.self
  _ = UICollectionView.ScrollDirection.self
  _ = UICollectionView.ScrollPosition.self
  _ = UICollectionView.CellRegistration<UICollectionViewCell, Int>.self
  _ = UICollectionView.SupplementaryRegistration<UICollectionReusableView>.self
  _ = UICollectionViewLayoutInvalidationContext.self
  _ = UICollectionViewUpdateItem.self
  _ = NSCollectionLayoutSize.self
  _ = NSCollectionLayoutDimension.self
  _ = NSCollectionLayoutItem.self
  _ = NSCollectionLayoutGroup.self
  _ = NSCollectionLayoutSpacing.self
  _ = NSCollectionLayoutBoundarySupplementaryItem.self
  _ = NSCollectionLayoutDecorationItem.self
  _ = NSCollectionLayoutEnvironment.self
  _ = UICellConfigurationState.self
  _ = UIViewConfigurationState.self
  _ = UIContentConfiguration.self
  _ = UIContentView.self
  _ = UIBackgroundConfiguration.self
  _ = UIConfigurationColorTransformer.self
  _ = UICellAccessory.self
  _ = UICellAccessory.OutlineDisclosureOptions.self
  _ = UITableViewDragDelegate.self
  _ = UITableViewDropDelegate.self
  _ = UITableViewDropItem.self
  _ = UITableViewDropProposal.self // `automatic` goes among the rows
  _ = UICollectionViewDragDelegate.self
  _ = UICollectionViewDropDelegate.self
  _ = UICollectionViewDropItem.self
  _ = UICollectionViewDropProposal.self
  // UITableViewDropPlaceholder: objects are there at once
  // UICollectionViewDropPlaceholder: objects are there at once
  // UILocalizedIndexedCollation: sections are the data source's
  // UIHostingConfiguration: SwiftUI is not on Linux
}
