import Foundation
import QuoinGraphics

/// What holds for all sections of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying, ViewBound {
  /// Which way sections go on.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// What insets count from.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// What stands above the first section and below the last; its index paths have one number.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a configuration.
  public required override init() { super.init() }

  /// Another configuration with the same values, which does not change with this one.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { whereViewsAre { another() } }

  final func another() -> Self {
    let other = Self()
    other.scrollDirection = scrollDirection
    other.interSectionSpacing = interSectionSpacing
    other.contentInsetsReference = contentInsetsReference
    other.boundarySupplementaryItems = boundarySupplementaryItems
    return other
  }

  deinit {}
}

/// Gives the section at a place.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Arranges items as sections of groups say.
///
/// ```swift
/// let half = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
/// let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
/// let group = NSCollectionLayoutGroup.horizontal(
///   layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: half)])
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
/// ```
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What holds for all sections: a copy of what it is set to.
  @Observed open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet {
      _configuration.wrappedValue = configuration.another()
      invalidateLayout()
    }
  }
  private final let provider: UICollectionViewCompositionalLayoutSectionProvider
  private final var sections: [CompositionalSection] = []
  private final var measured: [ListPlace: CGSize] = [:]
  private final var measuredEdges: [ElementKey: CGSize] = [:]
  /// What stands at the edges of the whole.
  private final var edges: [BoundaryElement] = []
  private final var environment: LayoutEnvironment?
  private final var length: CGFloat = 0
  private final var breadth: CGFloat = 0

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  /// Creates a layout that asks for each section.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout that asks for each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration.another())
    super.init()
  }

  /// Creates a layout without sections; there are no archives to decode from.
  public required init?(coder: NSCoder) {
    (provider, configuration) = ({ _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration())
    super.init(coder: coder)
  }

  deinit {}

  /// Whether the layout is mirrored in surroundings that read the other way; true.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }
  private var isMirrored: Bool {
    flipsHorizontallyInOppositeLayoutDirection && collectionView?.isRightToLeft == true
  }

  /// What a list says of the cells of a section.
  final func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    worked(section)?.section.list
  }

  /// A section that has been worked out; where the provider gave one for each, they are by their numbers.
  private func worked(_ index: Int) -> CompositionalSection? {
    if sections.indices.contains(index), sections[index].index == index { return sections[index] }
    return sections.first { $0.index == index }
  }

  // MARK: Working out

  open override func prepare() {
    super.prepare()
    guard let collection = collectionView else { return }
    let inset = collection.adjustedContentInset
    let size = CGSize(
      width: max(collection.bounds.width - inset.left - inset.right, 0),
      height: max(collection.bounds.height - inset.top - inset.bottom, 0))
    breadth = isVertical ? size.width : size.height
    let environment = LayoutEnvironment(size, collection.traitCollection)
    self.environment = environment
    let grid = collection.pixelGrid
    var placer = BoundaryPlacer(
      isVertical: isVertical, leading: 0, room: size, measured: { self.measuredEdges[$0] })
    func key(_ kind: String, _ number: Int) -> ElementKey {
      ElementKey(kind: kind, path: IndexPath(index: number))
    }
    let boundary = configuration.boundarySupplementaryItems
    var start = placer.place(boundary, atEnd: false, from: 0, key: key)
    var made: [CompositionalSection] = []
    for (index, count) in collection.counts.enumerated() {
      guard let section = provider(index, environment) else {
        ControlMisuse.report(.noLayoutSection(index))
        continue
      }
      var placed = CompositionalSection(
        section, index: index, environment: environment, isVertical: isVertical, grid: grid,
        measured: { self.measured[$0] }, measuredEdge: { self.measuredEdges[$0] })
      if index > 0 { start += configuration.interSectionSpacing }
      placed.place(count, from: start)
      start = isVertical ? placed.frame.maxY : placed.frame.maxX
      made.append(placed)
    }
    sections = made
    length = placer.place(boundary, atEnd: true, from: start, key: key)
    edges = placer.elements
  }

  open override var collectionViewContentSize: CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    isMirrored ? frame.mirrored(in: collectionViewContentSize.width) : frame
  }

  // MARK: Telling

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    let plain = mirrored(rect)
    func extent(_ frame: CGRect) -> (start: CGFloat, end: CGFloat) {
      isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    }
    let (start, end) = extent(plain)
    for section in sections[sections.partition { extent($0.frame).end > start }...] {
      if extent(section.frame).start >= end { break }
      let seen = section.scrolls == nil ? plain : scrolled(plain, section)
      for index in section.items(near: seen)
      where section.scrolls != nil || section.items[index].frame.meets(plain) {
        result.append(attributes(section, index))
      }
      for edge in section.edges {
        let attributes = attributes(edge, within: section.frame)
        if attributes.frame.meets(rect) { result.append(attributes) }
      }
      for item in section.section.decorationItems { result.append(attributes(item, section)) }
    }
    for edge in edges {
      let attributes = attributes(edge, within: CGRect(origin: .zero, size: collectionViewContentSize))
      if attributes.frame.meets(rect) { result.append(attributes) }
    }
    return result
  }

  /// What of a section that scrolls by itself is seen in a rectangle, if it had not been scrolled.
  private func scrolled(_ rect: CGRect, _ section: CompositionalSection) -> CGRect {
    if isMirrored { return .infinite }
    let offset = collectionView?.sectionScrollers[section.index]?.view.contentOffset ?? .zero
    return rect.offsetBy(dx: offset.x, dy: offset.y)
  }

  private func attributes(
    _ section: CompositionalSection, _ index: Int
  ) -> UICollectionViewLayoutAttributes {
    let result = makeAttributes(forCellWith: IndexPath(item: index, section: section.index))
    result.frame = mirrored(section.items[index].frame)
    result.openAxes = section.items[index].openAxes
    result.zIndex = section.items[index].zIndex
    return result
  }

  private func attributes(
    _ item: NSCollectionLayoutDecorationItem, _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let result = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section.index))
    let insets = item.contentInsets
    result.frame = mirrored(
      section.frame.inset(
        by: UIEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)))
    result.zIndex = item.zIndex
    return result
  }

  /// Where a head or the like is, which may stay at the edge of what is seen as long as what it belongs to is there.
  private func attributes(
    _ edge: BoundaryElement, within extent: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let result = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: edge.item.elementKind, with: edge.key.path)
    var frame = edge.element.frame
    if edge.item.pinToVisibleBounds, let collection = collectionView {
      let seen = collection.uncoveredBounds
      // Heads of sections stay below those of the whole that stay.
      let top = edge.key.isOfTheWhole ? 0 : pinnedLength
      if isVertical {
        frame.origin.y =
          edge.item.isAtEnd
          ? max(min(frame.minY, seen.maxY - frame.height), extent.minY)
          : min(max(frame.minY, seen.minY + top), extent.maxY - frame.height)
      } else {
        frame.origin.x = min(max(frame.minX, seen.minX + top), extent.maxX - frame.width)
      }
    }
    result.frame = mirrored(frame)
    result.openAxes = edge.element.openAxes
    result.zIndex = edge.element.zIndex + (edge.key.isOfTheWhole ? 1 : 0)
    return result
  }

  /// How much of what is seen the heads of the whole take that stay, in points.
  private var pinnedLength: CGFloat {
    edges.filter { $0.item.pinToVisibleBounds && !$0.item.isAtEnd }
      .reduce(0) { $0 + (isVertical ? $1.element.frame.height : $1.element.frame.width) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let place = ListPlace(indexPath), let section = worked(place.section),
      section.items.indices.contains(place.row)
    else { return nil }
    return attributes(section, place.row)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let key = ElementKey(kind: elementKind, path: indexPath)
    if key.isOfTheWhole {
      return edges.first { $0.key == key }.map {
        attributes($0, within: CGRect(origin: .zero, size: collectionViewContentSize))
      }
    }
    guard let section = worked(key.place.section), let edge = section.edges.first(where: { $0.key == key })
    else { return nil }
    return attributes(edge, within: section.frame)
  }

  override func ownScrolling(ofSection section: Int) -> OwnScrolling? { worked(section)?.scrolls }
  override func extent(ofSection section: Int) -> CGRect? { worked(section).map { mirrored($0.frame) } }

  override func adjust(_ seen: [UICollectionViewLayoutAttributes]) {
    guard let collectionView, let environment else { return }
    for section in sections {
      guard let handler = section.section.visibleItemsInvalidationHandler else { continue }
      let own = seen.filter { $0.indexPath.first == section.index && $0.indexPath.count == 2 }
      if own.isEmpty { continue }
      let scroller = collectionView.sectionScrollers[section.index]?.view
      handler(own, scroller?.contentOffset ?? collectionView.contentOffset, environment)
    }
  }

  // MARK: What cells want

  override func wantsPreferredSizes(for attributes: UICollectionViewLayoutAttributes) -> Bool {
    !attributes.openAxes.isEmpty
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }

  override func take(preferred: UICollectionViewLayoutAttributes) {
    if preferred.representedElementCategory == .cell {
      measured[preferred.place] = preferred.size
    } else {
      measuredEdges[preferred.key] = preferred.size
    }
  }

  override func updateMeasures(_ mapping: ListMapping?, reloaded: Set<ListPlace>) {
    measured = measured.moved(by: mapping, without: reloaded)
    guard let mapping else {
      measuredEdges = [:]
      return
    }
    var edges: [ElementKey: CGSize] = [:]
    for (key, size) in measuredEdges { if let now = mapping.key(key) { edges[now] = size } }
    measuredEdges = edges
  }

  override func forgetMeasures(from place: ListPlace) {
    measured = measured.filter { $0.key < place }
    measuredEdges = measuredEdges.filter { $0.key.isOfTheWhole || $0.key.place.section < place.section }
  }
}

extension ControlMisuse {
  static func noLayoutSection(_ section: Int) -> ControlMisuse {
    ControlMisuse("A compositional layout has no section \(section), but the data source has items in it")
  }
}
