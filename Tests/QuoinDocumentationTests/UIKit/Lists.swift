// swift-format-ignore-file
// A line is a member in the table of Documentation/UIKit.md.

import Quoin

// MARK: Tables and collections

func rows(_ it: UITableView) {
  _ = UITableView(frame: .zero, style: .insetGrouped)
  it.dataSource = nil
  it.delegate = nil
  it.prefetchDataSource = nil
  it.register(UITableViewCell.self, forCellReuseIdentifier: UITableViewCell.description())
  it.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "")
  _ = it.dequeueReusableCell(withIdentifier: "")
  _ = it.dequeueReusableCell(withIdentifier: "", for: IndexPath())
  _ = it.dequeueReusableHeaderFooterView(withIdentifier: "")
  it.reloadData()
  it.reloadRows(at: [], with: .fade)
  it.reloadSections([], with: .fade)
  it.reconfigureRows(at: [])
  it.insertRows(at: [], with: .fade)
  it.deleteRows(at: [], with: .fade)
  it.moveRow(at: IndexPath(), to: IndexPath())
  it.insertSections([], with: .fade)
  it.deleteSections([], with: .fade)
  it.beginUpdates()
  it.endUpdates()
  it.performBatchUpdates({})
  it.rowHeight = UITableView.automaticDimension
  it.estimatedRowHeight = 1
  it.sectionHeaderHeight = 1
  it.sectionFooterHeight = 1
  it.estimatedSectionHeaderHeight = 1
  it.sectionHeaderTopPadding = 1
  it.separatorStyle = .none
  it.separatorColor = nil
  it.separatorInset = .zero
  it.tableHeaderView = nil
  it.tableFooterView = nil
  it.backgroundView = nil
  it.allowsSelection = true
  it.allowsMultipleSelection = true
  it.allowsMultipleSelectionDuringEditing = true
  it.isEditing = true
  it.setEditing(true, animated: true)
  it.selectRow(at: nil, animated: true, scrollPosition: .none)
  it.deselectRow(at: IndexPath(), animated: true)
  _ = it.indexPathForSelectedRow
  _ = it.indexPathsForSelectedRows
  _ = it.indexPathsForVisibleRows
  _ = it.indexPathForRow(at: .zero)
  _ = it.indexPath(for: UITableViewCell())
  _ = it.cellForRow(at: IndexPath())
  _ = it.headerView(forSection: 0)
  _ = it.visibleCells
  _ = it.numberOfSections
  _ = it.numberOfRows(inSection: 0)
  it.scrollToRow(at: IndexPath(), at: .top, animated: true)
  _ = it.rectForRow(at: IndexPath())
  it.sectionIndexColor = nil
  it.register(nil as UINib?, forCellReuseIdentifier: "") // of a nib: there are none, which is told
  it.dragDelegate = nil // set in an extension: not to be overridden
  it.dropDelegate = nil // set in an extension: not to be overridden
  it.dragInteractionEnabled = true // true on phones, too
  _ = it.hasActiveDrag
  it.isSpringLoaded = true
  _ = it.hasActiveDrop
}

func rows(_ it: any UITableViewDataSource) {
  _ = it.numberOfSections(in: UITableView())
  _ = it.tableView(UITableView(), numberOfRowsInSection: 0)
  _ = it.tableView(UITableView(), cellForRowAt: IndexPath())
  _ = it.tableView(UITableView(), titleForHeaderInSection: 0)
  _ = it.tableView(UITableView(), titleForFooterInSection: 0)
  _ = it.tableView(UITableView(), canEditRowAt: IndexPath())
  it.tableView(UITableView(), commit: .delete, forRowAt: IndexPath())
  _ = it.tableView(UITableView(), canMoveRowAt: IndexPath())
  it.tableView(UITableView(), moveRowAt: IndexPath(), to: IndexPath())
}

func rows(_ it: any UITableViewDelegate) {
  it.tableView(UITableView(), didSelectRowAt: IndexPath())
  it.tableView(UITableView(), didDeselectRowAt: IndexPath())
  _ = it.tableView(UITableView(), willSelectRowAt: IndexPath())
  _ = it.tableView(UITableView(), heightForRowAt: IndexPath())
  _ = it.tableView(UITableView(), estimatedHeightForRowAt: IndexPath())
  _ = it.tableView(UITableView(), heightForHeaderInSection: 0)
  _ = it.tableView(UITableView(), heightForFooterInSection: 0)
  _ = it.tableView(UITableView(), viewForHeaderInSection: 0)
  _ = it.tableView(UITableView(), viewForFooterInSection: 0)
  it.tableView(UITableView(), willDisplay: UITableViewCell(), forRowAt: IndexPath())
  it.tableView(UITableView(), didEndDisplaying: UITableViewCell(), forRowAt: IndexPath())
  _ = it.tableView(UITableView(), editingStyleForRowAt: IndexPath())
  _ = it.tableView(UITableView(), trailingSwipeActionsConfigurationForRowAt: IndexPath())
  _ = it.tableView(UITableView(), leadingSwipeActionsConfigurationForRowAt: IndexPath())
  _ = it.tableView(UITableView(), contextMenuConfigurationForRowAt: IndexPath(), point: .zero)
  it.tableView(UITableView(), accessoryButtonTappedForRowWith: IndexPath())
  _ = it.tableView(UITableView(), shouldHighlightRowAt: IndexPath())
}

func rows(_ it: UITableViewCell) {
  _ = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
  _ = it.textLabel
  _ = it.detailTextLabel
  _ = it.imageView
  _ = it.contentView
  it.backgroundView = nil
  it.selectedBackgroundView = nil
  it.accessoryType = .checkmark
  it.accessoryView = nil
  it.editingAccessoryType = .none
  it.selectionStyle = .none
  it.separatorInset = .zero
  it.setSelected(true, animated: true)
  it.setHighlighted(true, animated: true)
  it.setEditing(true, animated: true)
  it.prepareForReuse()
  _ = it.reuseIdentifier
  it.contentConfiguration = nil
  it.backgroundConfiguration = nil
  _ = it.defaultContentConfiguration()
  it.configurationUpdateHandler = nil
  it.updateConfiguration(using: it.configurationState)
  it.setNeedsUpdateConfiguration()
}

func rows(_ it: UITableViewHeaderFooterView) {
  _ = it.textLabel
  _ = it.contentView
  _ = it.reuseIdentifier
}

func rows(_ it: UICollectionView) {
  _ = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  it.dataSource = nil
  it.delegate = nil
  it.prefetchDataSource = nil
  it.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "")
  it.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "", withReuseIdentifier: "")
  _ = it.dequeueReusableCell(withReuseIdentifier: "", for: IndexPath())
  _ = it.dequeueReusableSupplementaryView(ofKind: "", withReuseIdentifier: "", for: IndexPath())
  it.reloadData()
  it.reloadItems(at: [])
  it.reloadSections([])
  it.insertItems(at: [])
  it.deleteItems(at: [])
  it.moveItem(at: IndexPath(), to: IndexPath())
  it.performBatchUpdates({})
  it.collectionViewLayout = UICollectionViewFlowLayout()
  it.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
  it.allowsSelection = true
  it.allowsMultipleSelection = true
  it.selectItem(at: nil, animated: true, scrollPosition: [])
  it.deselectItem(at: IndexPath(), animated: true)
  _ = it.indexPathsForSelectedItems
  _ = it.indexPathsForVisibleItems
  _ = it.indexPathForItem(at: .zero)
  _ = it.indexPath(for: UICollectionViewCell())
  _ = it.cellForItem(at: IndexPath())
  _ = it.supplementaryView(forElementKind: "", at: IndexPath())
  _ = it.visibleCells
  _ = it.numberOfItems(inSection: 0)
  _ = it.layoutAttributesForItem(at: IndexPath())
  it.scrollToItem(at: IndexPath(), at: .top, animated: true)
  it.backgroundView = nil
  it.dragDelegate = nil // set in an extension: not to be overridden
  it.dropDelegate = nil // set in an extension: not to be overridden
  it.dragInteractionEnabled = true // true on phones, too
  _ = it.hasActiveDrag
  it.isSpringLoaded = true
  _ = it.hasActiveDrop
}

func rows(_ it: any UICollectionViewDataSource) {
  _ = it.numberOfSections(in: it as! UICollectionView)
  _ = it.collectionView(it as! UICollectionView, numberOfItemsInSection: 0)
  _ = it.collectionView(it as! UICollectionView, cellForItemAt: IndexPath())
  _ = it.collectionView(it as! UICollectionView, viewForSupplementaryElementOfKind: "", at: IndexPath())
}

func rows(_ it: any UICollectionViewDelegateFlowLayout, in view: UICollectionView, _ layout: UICollectionViewLayout) {
  it.collectionView(view, didSelectItemAt: IndexPath())
  it.collectionView(view, didDeselectItemAt: IndexPath())
  _ = it.collectionView(view, shouldSelectItemAt: IndexPath())
  it.collectionView(view, willDisplay: UICollectionViewCell(), forItemAt: IndexPath())
  it.collectionView(view, didEndDisplaying: UICollectionViewCell(), forItemAt: IndexPath())
  _ = it.collectionView(view, layout: layout, sizeForItemAt: IndexPath())
  _ = it.collectionView(view, layout: layout, insetForSectionAt: 0)
  _ = it.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0)
  _ = it.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0)
  _ = it.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0)
  _ = it.collectionView(view, layout: layout, referenceSizeForFooterInSection: 0)
}

func rows(_ it: UICollectionViewCell) {
  _ = it.contentView
  it.isSelected = true
  it.isHighlighted = true
  it.backgroundView = nil
  it.selectedBackgroundView = nil
  it.contentConfiguration = nil
  it.backgroundConfiguration = nil
  it.updateConfiguration(using: it.configurationState)
  it.prepareForReuse()
  _ = it.reuseIdentifier
  _ = it.preferredLayoutAttributesFitting(UICollectionViewLayoutAttributes())
  it.apply(UICollectionViewLayoutAttributes())
}

func rows(_ it: UICollectionViewLayout) {
  it.prepare()
  _ = it.collectionView
  _ = it.collectionViewContentSize
  _ = it.layoutAttributesForElements(in: .zero)
  _ = it.layoutAttributesForItem(at: IndexPath())
  _ = it.layoutAttributesForSupplementaryView(ofKind: "", at: IndexPath())
  _ = it.initialLayoutAttributesForAppearingItem(at: IndexPath())
  _ = it.finalLayoutAttributesForDisappearingItem(at: IndexPath())
  _ = it.shouldInvalidateLayout(forBoundsChange: .zero)
  _ = it.targetContentOffset(forProposedContentOffset: .zero, withScrollingVelocity: .zero)
  it.invalidateLayout()
}

func rows(_ it: UICollectionViewFlowLayout) {
  it.itemSize = .zero
  it.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
  it.minimumLineSpacing = 1
  it.minimumInteritemSpacing = 1
  it.sectionInset = .zero
  it.scrollDirection = .horizontal
  it.headerReferenceSize = .zero
  it.footerReferenceSize = .zero
  it.sectionHeadersPinToVisibleBounds = true
}

func rows(_ it: UICollectionViewLayoutAttributes) {
  _ = UICollectionViewLayoutAttributes(forCellWith: IndexPath())
  it.frame = .zero
  it.alpha = 1
  it.transform = .identity
  it.zIndex = 1
  it.indexPath = IndexPath()
}

func rows(_ it: NSCollectionLayoutSection) {
  it.interGroupSpacing = 1
  it.contentInsets = .zero
  it.orthogonalScrollingBehavior = .groupPaging
  it.boundarySupplementaryItems = []
  it.decorationItems = []
  it.visibleItemsInvalidationHandler = nil
}

func rows(_ it: UICollectionViewCompositionalLayout, section: NSCollectionLayoutSection) {
  _ = UICollectionViewCompositionalLayout(section: section)
  _ = UICollectionViewCompositionalLayout { _, _ in section }
  _ = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  it.configuration = UICollectionViewCompositionalLayoutConfiguration()
}

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
