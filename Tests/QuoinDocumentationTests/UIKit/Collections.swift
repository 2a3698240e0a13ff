// swift-format-ignore-file
// A line is a member in the table of Documentation/UIKit.md; the rows go on those of the file before.

import Quoin

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
