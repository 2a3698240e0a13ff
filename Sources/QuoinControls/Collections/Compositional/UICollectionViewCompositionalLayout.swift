import Foundation
import QuoinGraphics

/// What holds for all sections of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Which way sections go on.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// What insets count from.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// What stands at the edges of the whole; kept for code that sets it.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a configuration.
  public override init() { super.init() }
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
  /// What holds for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private final let provider: UICollectionViewCompositionalLayoutSectionProvider
  private final var sections: [CompositionalSection] = []
  private final var measured: [TablePlace: CGSize] = [:]
  private final var measuredEdges: [ElementKey: CGSize] = [:]
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
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// Creates a layout without sections; there are no archives to decode from.
  public required init?(coder: NSCoder) {
    (provider, configuration) = ({ _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration())
    super.init(coder: coder)
  }

  /// Whether the layout is mirrored in surroundings that read the other way; true.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }
  private var isMirrored: Bool {
    flipsHorizontallyInOppositeLayoutDirection && collectionView?.isRightToLeft == true
  }

  /// What a list says of the cells of a section.
  final func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section].section.list : nil
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
    let grid = PixelGrid(scale: collection.displayScale)
    var start: CGFloat = 0
    var made: [CompositionalSection] = []
    for (index, count) in collection.counts.enumerated() {
      guard let section = provider(index, environment) else {
        ControlMisuse.report(.noLayoutSection(index))
        continue
      }
      var placed = CompositionalSection(
        section: section, index: index, environment: environment, isVertical: isVertical, grid: grid,
        measured: { self.measured[$0] }, measuredEdge: { self.measuredEdges[$0] })
      if index > 0 { start += configuration.interSectionSpacing }
      placed.place(count, from: start)
      start = isVertical ? placed.frame.maxY : placed.frame.maxX
      made.append(placed)
    }
    sections = made
    length = start
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
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    func extent(_ frame: CGRect) -> (CGFloat, CGFloat) {
      isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    }
    for section in sections {
      let (first, last) = extent(section.frame)
      if first >= end || last <= start { continue }
      // Groups follow one another, but the items of a group need not: only what is far above is left out.
      for index in section.items.indices {
        let frame = mirrored(section.items[index].frame)
        if section.scrolls != nil || frame.meets(rect) {
          result.append(attributes(section, index, frame))
        }
      }
      for edge in section.edges {
        let attributes = attributes(section, edge)
        if attributes.frame.meets(rect) { result.append(attributes) }
      }
      for item in section.section.decorationItems {
        let attributes = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section.index))
        let insets = item.contentInsets
        attributes.frame = mirrored(
          section.frame.inset(
            by: UIEdgeInsets(
              top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)))
        attributes.zIndex = item.zIndex
        result.append(attributes)
      }
    }
    return result
  }

  private func attributes(
    _ section: CompositionalSection, _ index: Int, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let result = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: section.index))
    result.frame = frame
    result.openAxes = section.items[index].openAxes
    result.zIndex = section.items[index].zIndex
    return result
  }

  private func attributes(
    _ section: CompositionalSection,
    _ edge: (
      item: NSCollectionLayoutBoundarySupplementaryItem, number: Int, element: CompositionalSection.Element
    )
  ) -> UICollectionViewLayoutAttributes {
    let result = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: edge.item.elementKind,
      with: IndexPath(item: edge.number, section: section.index))
    var frame = edge.element.frame
    if edge.item.pinToVisibleBounds, let collection = collectionView {
      let (bounds, inset) = (collection.bounds, collection.adjustedContentInset)
      if isVertical {
        let (top, bottom) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
        frame.origin.y =
          edge.item.isAtEnd
          ? max(min(frame.minY, bottom - frame.height), section.frame.minY)
          : min(max(frame.minY, top), section.frame.maxY - frame.height)
      } else {
        frame.origin.x = min(max(frame.minX, bounds.minX + inset.left), section.frame.maxX - frame.width)
      }
    }
    result.frame = mirrored(frame)
    result.openAxes = edge.element.openAxes
    result.zIndex = edge.element.zIndex
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let section = sections.first(where: { $0.index == indexPath.section }),
      section.items.indices.contains(indexPath.item)
    else { return nil }
    return attributes(section, indexPath.item, mirrored(section.items[indexPath.item].frame))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = sections.first(where: { $0.index == indexPath.section }),
      let edge = section.edges.first(where: {
        $0.item.elementKind == elementKind && $0.number == indexPath.item
      })
    else { return nil }
    return attributes(section, edge)
  }

  override func ownScrolling(ofSection section: Int) -> OwnScrolling? {
    sections.first { $0.index == section }?.scrolls
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

  override func updateMeasures(_ mapping: ListMapping?, reloaded: Set<TablePlace>) {
    measured = measured.moved(by: mapping, without: reloaded)
    guard let mapping else {
      measuredEdges = [:]
      return
    }
    var edges: [ElementKey: CGSize] = [:]
    for (key, size) in measuredEdges {
      guard let section = mapping.section(key.place.section) else { continue }
      var key = key
      key.place.section = section
      edges[key] = size
    }
    measuredEdges = edges
  }
}

extension ControlMisuse {
  static func noLayoutSection(_ section: Int) -> ControlMisuse {
    ControlMisuse("A compositional layout has no section \(section), but the data source has items in it")
  }
}
