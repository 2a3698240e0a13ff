import Foundation
import QuoinGraphics

/// Says where the elements of a collection are; a class for each way to arrange them.
open class UICollectionViewLayout: NSObject, ViewBound {
  /// The collection view that the layout is for.
  open var collectionView: UICollectionView? { arranged }
  final weak var arranged: UICollectionView?
  /// The classes of decoration views by their kinds.
  final var decorationMakers: [String: (CGRect) -> UICollectionReusableView] = [:]
  private final var isValid = false

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout; there are no archives to decode from.
  public required init?(coder: NSCoder) { super.init() }

  deinit {}

  // MARK: Working out

  /// Works out what the other methods say; called before them whenever the layout has been invalidated.
  open func prepare() {}

  /// How large the content is, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Where what meets a rectangle of the content is.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a head, foot or the like is.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a view is that only looks good.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  final func prepareIfNeeded() {
    if isValid { return }
    isValid = true
    prepare()
  }

  // MARK: Invalidating

  /// Lets everything be worked out anew.
  open func invalidateLayout() {
    isValid = false
    collectionView?.layoutWasInvalidated()
  }

  /// Lets what a context names be worked out anew, and moves what is seen as it says.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
    let shift = context.contentOffsetAdjustment
    guard let collectionView, shift != .zero, shift.x.isFinite, shift.y.isFinite else { return }
    let offset = collectionView.contentOffset
    collectionView.contentOffset = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
  }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    (type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
      ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Attributes of an item, of the class that the layout names.
  final func makeAttributes(forCellWith path: IndexPath) -> UICollectionViewLayoutAttributes {
    let made = (type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type)?.init()
    guard let made else { return UICollectionViewLayoutAttributes(forCellWith: path) }
    made.indexPath = path
    return made
  }

  /// The class of contexts.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// The class of attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Whether another rectangle that is seen makes everything be worked out anew; where its size differs, unless a class
  /// says otherwise.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// What is invalidated by another rectangle that is seen.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether the size that a cell wants makes everything be worked out anew.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is invalidated by the size that a cell wants.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether an element is asked for the size that it wants.
  func wantsPreferredSizes(for attributes: UICollectionViewLayoutAttributes) -> Bool { true }
  /// What an element is asked with that may have said before how large it wants to be: as if it had not.
  func unmeasured(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    attributes
  }
  /// Takes the size that a cell wants.
  func take(preferred: UICollectionViewLayoutAttributes) {}
  /// Forgets the sizes that cells wanted, but for those that have other places now.
  func updateMeasures(_ mapping: ListMapping?, reloaded: Set<ListPlace>) {}
  /// Forgets what cells from a place on have said, and what stands at the edges of their sections.
  func forgetMeasures(from place: ListPlace) {}
  /// The room that a section takes; nothing where that is not known.
  func extent(ofSection section: Int) -> CGRect? { nil }
  /// Changes what is about to be shown.
  func adjust(_ seen: [UICollectionViewLayoutAttributes]) {}
  /// How the content of a section scrolls by itself; nothing where it does not.
  func ownScrolling(ofSection section: Int) -> OwnScrolling? { nil }

  /// Whether the layout is mirrored in surroundings that read the other way; flow layouts and compositional ones heed it.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Scrolling

  /// Where the content comes to rest after a drag.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where the content is after a change of items, or of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// Told of changes before these are animated.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Told when changes are being animated.
  open func finalizeCollectionViewUpdates() {}
  /// Where an item that comes is at the beginning; there already, and not seen, unless said otherwise.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item that goes is at the end.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class of decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationMakers[elementKind] = nil
      return
    }
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      return ControlMisuse.report(
        .wrongClass(viewClass, registeredAs: elementKind, instead: "UICollectionReusableView"))
    }
    decorationMakers[elementKind] = { viewClass.init(registeredWith: $0) }
  }
}

/// What of a layout is worked out anew.
open class UICollectionViewLayoutInvalidationContext: NSObject, ViewBound {
  /// Whether everything is.
  open var invalidateEverything: Bool { false }
  /// Whether the data source is asked for its numbers again; kept for code that reads it.
  open var invalidateDataSourceCounts: Bool { false }
  /// The items named.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// How much the place scrolled to changes by, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content's size changes by, in points; kept for code that sets it.
  open var contentSizeAdjustment = CGSize.zero

  /// Creates a context.
  public required override init() {}

  deinit {}

  /// Names items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// One of some changes of a collection.
open class UICollectionViewUpdateItem: NSObject, ViewBound {
  /// What is done.
  public nonisolated enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// What is done.
  public final let updateAction: Action
  /// Where the item was before.
  public final let indexPathBeforeUpdate: IndexPath?
  /// Where the item is after.
  public final let indexPathAfterUpdate: IndexPath?

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }

  deinit {}
}

/// How the content of a section scrolls by itself, across the direction of the collection.
struct OwnScrolling {
  /// What is seen of the section, in points of the collection's content.
  var frame: CGRect
  /// How large the section's content is, in points.
  var contentSize: CGSize
  /// How far apart the places are at which it comes to rest, in points; 0 for anywhere.
  var step: CGFloat = 0
  /// Whether groups come to rest in the middle.
  var centers = false
}
