import Foundation
import QuoinGraphics

/// Arranges items in lines, as many in a line as have room.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What the insets of sections count from.
  public nonisolated enum SectionInsetReference: Int, Sendable, CaseIterable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// What `estimatedItemSize` is where cells say how large they are to be.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// How large items are, in points; 50 by 50 unless set.
  @Observed open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// About how large items are whose cells say how large they are to be; 0 where these are not asked.
  @Observed open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The least distance between lines, in points; 10 unless set.
  @Observed open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between the items of a line, in points; 10 unless set.
  @Observed open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// What the items of a section keep from its edges, in points.
  @Observed open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// What these insets count from.
  @Observed open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }
  /// How large heads are, in points; only the length the way of scrolling counts.
  @Observed open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// How large feet are, in points; only the length the way of scrolling counts.
  @Observed open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Which way the lines go on.
  @Observed open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// Whether heads stay at the top while their items go by.
  @Observed open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether feet stay at the bottom while their items go by.
  @Observed open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  final var sections: [FlowSection] = []
  private final var measured: [ListPlace: CGSize] = [:]
  private final var length: CGFloat = 0
  private final var breadth: CGFloat = 0

  private var isVertical: Bool { scrollDirection == .vertical }

  // MARK: Working out

  open override func prepare() {
    super.prepare()
    guard let collection = collectionView else { return }
    let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    let inset = collection.adjustedContentInset
    let size = collection.bounds.size
    breadth =
      isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom
    breadth = max(breadth, 0)
    let grid = collection.pixelGrid
    var start: CGFloat = 0
    sections = collection.counts.enumerated().map { index, count in
      var section = FlowSection(isVertical: isVertical, breadth: breadth, grid: grid)
      section.inset =
        delegate?.collectionView(collection, layout: self, insetForSectionAt: index) ?? sectionInset
      section.inset = section.inset.finite
      addReference(to: &section.inset, collection)
      section.lineSpacing =
        delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: index)
        ?? minimumLineSpacing
      section.lineSpacing = finite(section.lineSpacing)
      section.itemSpacing =
        delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: index)
        ?? minimumInteritemSpacing
      section.itemSpacing = finite(section.itemSpacing)
      var header =
        delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: index)
        ?? headerReferenceSize
      var footer =
        delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: index)
        ?? footerReferenceSize
      if let edgeSize = collection.edgeSize {
        let room = CGSize(
          width: isVertical ? breadth : .infinity, height: isVertical ? .infinity : breadth)
        if header == .zero { header = edgeSize(index, false, room) }
        if footer == .zero { footer = edgeSize(index, true, room) }
      }
      section.header = max(finite(isVertical ? header.height : header.width), 0)
      section.footer = max(finite(isVertical ? footer.height : footer.width), 0)
      section.place(count, from: start) { item in
        self.size(of: ListPlace(section: index, row: item), delegate, collection)
      }
      start = section.end
      return section
    }
    length = start
  }

  /// A length that can be calculated with; 0 for what is no number of points.
  private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

  private var isMirrored: Bool {
    flipsHorizontallyInOppositeLayoutDirection && collectionView?.isRightToLeft == true
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    isMirrored ? frame.mirrored(in: collectionViewContentSize.width) : frame
  }

  private func size(
    of place: ListPlace, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ collection: UICollectionView
  ) -> CGSize {
    if isEstimated {
      return measured[place] ?? estimate
    }
    if let gap = collection.list.movement, gap.isUnknown(place) { return gap.cell.bounds.size }
    let size =
      delegate?.collectionView(collection, layout: self, sizeForItemAt: collection.sourcePath(of: place))
      ?? itemSize
    return CGSize(
      width: size.width.isFinite ? max(size.width, 0) : 0,
      height: size.height.isFinite ? max(size.height, 0) : 0)
  }

  private var isEstimated: Bool { estimatedItemSize.width > 0 && estimatedItemSize.height > 0 }

  /// How large items are until they have been asked.
  private var estimate: CGSize {
    let isOpen =
      estimatedItemSize == Self.automaticSize || !estimatedItemSize.width.isFinite
      || !estimatedItemSize.height.isFinite
    return isOpen ? itemSize : estimatedItemSize
  }

  private func addReference(to inset: inout UIEdgeInsets, _ collection: UICollectionView) {
    let extra: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return
    case .fromSafeArea: extra = collection.safeAreaInsets
    case .fromLayoutMargins: extra = collection.layoutMargins
    }
    if isVertical {
      inset.left += extra.left
      inset.right += extra.right
    } else {
      inset.top += extra.top
      inset.bottom += extra.bottom
    }
  }

  open override var collectionViewContentSize: CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  // MARK: Telling

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (seen, rect) = (rect, mirrored(rect))
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var result: [UICollectionViewLayoutAttributes] = []
    for index in sections.partition(where: { $0.end > start })..<sections.count {
      let section = sections[index]
      if section.start >= end { break }
      for item in section.items(from: start, to: end) where section.frames[item].meets(rect) {
        result.append(attributes(of: ListPlace(section: index, row: item)))
      }
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        let path = IndexPath(item: 0, section: index)
        if let edge = layoutAttributesForSupplementaryView(ofKind: kind, at: path), edge.frame.meets(seen) {
          result.append(edge)
        }
      }
    }
    return result
  }

  private func attributes(of place: ListPlace) -> UICollectionViewLayoutAttributes {
    let result = makeAttributes(forCellWith: place.path)
    result.frame = mirrored(sections[place.section].frames[place.row])
    if isEstimated { result.openAxes = .both }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let place = ListPlace(indexPath), sections.indices.contains(place.section),
      sections[place.section].frames.indices.contains(place.row)
    else {
      return nil
    }
    return attributes(of: place)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let index = indexPath.first, sections.indices.contains(index) else { return nil }
    let section = sections[index]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let own = isHeader ? section.header : section.footer
    if own <= 0 { return nil }
    let result = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    var place = isHeader ? section.start : section.end - own
    if let collection = collectionView,
      isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    {
      let seen = collection.uncoveredBounds
      if isHeader {
        let edge = isVertical ? seen.minY : seen.minX
        place = max(place, min(edge, section.end - section.footer - own))
      } else {
        let edge = (isVertical ? seen.maxY : seen.maxX) - own
        place = min(place, max(edge, section.start + section.header))
      }
      result.zIndex = 10
    }
    result.frame = mirrored(
      isVertical
        ? CGRect(x: 0, y: place, width: breadth, height: own)
        : CGRect(x: place, y: 0, width: own, height: breadth))
    return result
  }

  override func extent(ofSection section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let (start, length) = (sections[section].start, sections[section].end - sections[section].start)
    return mirrored(
      isVertical
        ? CGRect(x: 0, y: start, width: breadth, height: length)
        : CGRect(x: start, y: 0, width: length, height: breadth))
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: What cells want

  override func wantsPreferredSizes(for attributes: UICollectionViewLayoutAttributes) -> Bool {
    isEstimated && attributes.representedElementCategory == .cell
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { isEstimated && limited(preferredAttributes.size) != originalAttributes.size }

  private func limited(_ size: CGSize) -> CGSize {
    let most = max(
      breadth
        - (isVertical ? sectionInset.left + sectionInset.right : sectionInset.top + sectionInset.bottom), 1)
    return isVertical
      ? CGSize(width: min(size.width, most), height: size.height)
      : CGSize(width: size.width, height: min(size.height, most))
  }

  override func unmeasured(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  {
    guard isEstimated, attributes.representedElementCategory == .cell else { return attributes }
    return attributes.with(frame: CGRect(origin: attributes.frame.origin, size: estimate))
  }

  override func take(preferred: UICollectionViewLayoutAttributes) {
    measured[preferred.place] = limited(preferred.size)
  }

  override func updateMeasures(_ mapping: ListMapping?, reloaded: Set<ListPlace>) {
    measured = measured.moved(by: mapping, without: reloaded)
  }

  override func forgetMeasures(from place: ListPlace) { measured = measured.filter { $0.key < place } }

  deinit {}
}

nonisolated extension UIEdgeInsets {
  /// The insets with 0 for what is no number of points.
  fileprivate var finite: UIEdgeInsets {
    UIEdgeInsets(
      top: top.isFinite ? top : 0, left: left.isFinite ? left : 0, bottom: bottom.isFinite ? bottom : 0,
      right: right.isFinite ? right : 0)
  }
}

/// What of a flow layout is worked out anew; everything is, whatever these say.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes again; kept for code that sets it.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the attributes are made again; kept for code that sets it.
  open var invalidateFlowLayoutAttributes = true

  deinit {}
}
