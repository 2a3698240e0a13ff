import Foundation
import QuoinGraphics

/// An item of a compositional layout: how large it is in its group.
open class NSCollectionLayoutItem: NSObject, ViewBound {
  /// How large it is.
  public final let layoutSize: NSCollectionLayoutSize
  /// What is attached to it.
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// What it keeps from the edges of its place, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What it keeps from its neighbours.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }

  deinit {}
}

/// Several items beside or below each other, repeated as often as there are items.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal, vertical
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }

  final let arrangement: Arrangement
  /// What is in the group, from the beginning.
  public final let subitems: [NSCollectionLayoutItem]
  /// How many there are; nothing for as many as have room.
  final let count: Int?
  /// The distance between what is in it.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    count: Int?
  ) {
    (self.arrangement, self.subitems) = (arrangement, subitems)
    self.count = count.map { max($0, 1) }
    super.init(layoutSize: size)
  }

  deinit {}

  /// Items beside each other, as many as have room.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(.horizontal, layoutSize, subitems, count: nil) }

  /// Items below each other, as many as have room.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(.vertical, layoutSize, subitems, count: nil) }

  /// So many items beside each other, all equally wide.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(.horizontal, layoutSize, [subitem], count: count) }

  /// So many items below each other, all equally high.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(.vertical, layoutSize, [subitem], count: count) }

  /// So many items beside each other, all equally wide.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(.horizontal, layoutSize, [subitem], count: count) }

  /// So many items below each other, all equally high.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(.vertical, layoutSize, [subitem], count: count) }

  /// Items in places that a closure says.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup { .init(.custom(itemProvider), layoutSize, [], count: nil) }
}

/// A place in a group of one's own arrangement.
public final class NSCollectionLayoutGroupCustomItem: NSObject, ViewBound {
  /// The rectangle, in points of the group.
  public let frame: CGRect
  /// What lies over what.
  public let zIndex: Int

  /// Creates a place.
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// A view that is attached to an item.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public final let elementKind: String
  public final let containerAnchor: NSCollectionLayoutAnchor
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// What lies over what.
  open var zIndex = 0

  /// Creates an attached view.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize)
  }

  deinit {}
}

/// A view at an edge of a section or of the whole, such as a head.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which edge.
  public final let alignment: NSRectAlignment
  /// By how much it is moved, in points.
  public final let offset: CGPoint
  /// Whether it takes room from the content; true unless set.
  open var extendsBoundary = true
  /// Whether it stays at the edge while items go by.
  open var pinToVisibleBounds = false

  /// Creates a view at an edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .top)
    )
  }

  deinit {}

  /// Whether it stands below the content.
  final var isAtEnd: Bool {
    switch alignment {
    case .bottom, .bottomLeading, .bottomTrailing: true
    default: false
    }
  }
}

/// A view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public final let elementKind: String
  /// What lies over what.
  open var zIndex = -1

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  deinit {}

  /// A view behind all of a section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    .init(kind: elementKind)
  }
}

/// How items of a section that are grouped scroll by themselves.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, CaseIterable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What insets count from.
public nonisolated enum UIContentInsetsReference: Int, Sendable, CaseIterable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// The room that there is for a section.
public protocol NSCollectionLayoutContainer: AnyObject, ViewBound {
  /// In points.
  var contentSize: CGSize { get }
  /// Less the insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings of a section.
public protocol NSCollectionLayoutEnvironment: AnyObject, ViewBound {
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The environment at the collection.
  var traitCollection: UITraitCollection { get }
}

final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero, _ traits: UITraitCollection) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}

/// Called with what is seen of a section, what it has been scrolled to in points, and its surroundings.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout: a group, repeated, with what stands at its edges.
open class NSCollectionLayoutSection: NSObject, ViewBound {
  final let group: NSCollectionLayoutGroup
  /// What the groups keep from the edges of the section, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What these insets count from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What insets of heads and the like count from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether heads and the like keep the insets as well; true unless set.
  open var supplementariesFollowContentInsets = true
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Whether groups stand beside each other and scroll by themselves.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// What stands at the edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What stands behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with what is seen of the section, and what it has been scrolled to, whenever that is laid out; may move, turn
  /// and fade it.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// What a list says of the cells of the section.
  final var list: UICollectionLayoutListConfiguration?

  /// Creates a section.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  deinit {}
}
