import Foundation
import QuoinGraphics

/// Items in sections, arranged by a layout, of which only those are there that are seen.
///
/// ```swift
/// let grid = UICollectionViewFlowLayout()
/// grid.itemSize = CGSize(width: 100, height: 100)
/// let collection = UICollectionView(frame: window.bounds, collectionViewLayout: grid)
/// ```
open class UICollectionView: ListScrollView {
  /// The kind of a section's head.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's foot.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: Stored state

  private final weak var collectionDelegate: (any UICollectionViewDelegate)?
  private final var storedLayout: UICollectionViewLayout
  final var cellMakers = ViewMakers<UICollectionViewCell>()
  final var edgeMakers = ViewMakers<UICollectionReusableView>()
  /// How many items each section has, as the data source said last.
  final var counts: [Int] = []
  final var decorations: [ElementKey: UICollectionReusableView] = [:]
  /// What was seen when the layout was worked out last; nothing where that is to be done again.
  final var preparedBounds = CGRect.null
  /// The room for which sizes have been measured.
  final var measuredSize = CGSize.zero
  /// Heads and the like whose content may want another size.
  final var remeasuredEdges: Set<ElementKey> = []
  /// Views that have been given a depth.
  final var raised: Set<ObjectIdentifier> = []
  /// The scroll views of sections that scroll by themselves.
  final var sectionScrollers: [Int: SectionScroller] = [:]

  // MARK: Creating

  /// Creates a collection view.
  ///
  /// - Parameters:
  ///   - frame: Where, in points of the superview.
  ///   - layout: Says where items are.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(listFrame: frame)
    setUp()
  }

  /// Creates a collection view with a flow layout; there are no archives to decode from.
  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    storedLayout.arranged = self
    backgroundColor = .systemBackground
    restingOffset = { [weak self] proposed, velocity in
      self?.storedLayout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: velocity) ?? proposed
    }
  }

  // MARK: Data

  /// Says what is in the collection; not kept.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }
  private final weak var storedDataSource: (any UICollectionViewDataSource)? {
    didSet { if storedDataSource !== oldValue { setNeedsReload() } }
  }

  /// Asked how the collection behaves; not kept.
  open var delegate: (any UICollectionViewDelegate)? {
    get {
      scrollDelegate === collectionDelegate
        ? collectionDelegate : scrollDelegate as? any UICollectionViewDelegate
    }
    set {
      let isOther = newValue !== scrollDelegate
      collectionDelegate = newValue
      scrollDelegate = newValue
      if isOther { collectionViewLayout.invalidateLayout() }
    }
  }

  /// How large heads and feet of sections are in a flow layout where neither it nor a delegate says so, in points, where
  /// so much room is proposed.
  package final var edgeSize: ((_ section: Int, _ isFooter: Bool, _ proposal: CGSize) -> CGSize)?

  /// Told of items that will be seen soon; not kept.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  // MARK: Registering and dequeuing

  /// Registers the class of cells with an identifier; nothing takes it back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClassDidChange(cellClass, identifier)
  }
  /// Reports that the nib of cells cannot be read.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { nib?.reportUnread() }
  /// Registers the class of heads, feet or the like with an identifier; nothing takes it back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { edgeClassDidChange(viewClass, ofKind: elementKind, identifier) }
  /// Reports that the nib of heads, feet or the like cannot be read.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { nib?.reportUnread() }
  /// A cell that has gone out of sight, or a new one; where none is registered, which is reported, an empty one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { cell(identifier, for: indexPath) }
  /// A head, foot or the like that has gone out of sight, or a new one; where none is registered, which is reported, an
  /// empty one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { edge(ofKind: elementKind, identifier) }

  // MARK: Layout

  /// Says where items are.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Arranges the items by another layout.
  ///
  /// - Parameters:
  ///   - layout: Says where items are.
  ///   - animated: Whether they go there in a while.
  ///   - completion: Called when they are there, with whether that came to its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if layout === storedLayout { return }
    if layout.collectionView != nil, layout.collectionView !== self {
      return ControlMisuse.report(.layoutOfAnother)
    }
    let old = storedLayout
    for cell in seenCells { cell.willTransition(from: old, to: layout) }
    change(animated: animated) {
      old.arranged = nil
      storedLayout = layout
      layout.arranged = self
      layout.invalidateLayout()
    } completion: { [weak self] finished in
      if let self { for cell in seenCells { cell.didTransition(from: old, to: layout) } }
      completion?(finished)
    }
  }

  final func layoutWasInvalidated() {
    preparedBounds = .null
    if !list.isPlacing { setNeedsLayout() }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      // The layout compares what will be seen with what is.
      let context =
        newValue != old && !preparedBounds.isNull
          && storedLayout.shouldInvalidateLayout(forBoundsChange: newValue)
        ? storedLayout.invalidationContext(forBoundsChange: newValue) : nil
      super.bounds = newValue
      if super.bounds == old { return }
      if let context { storedLayout.invalidateLayout(with: context) }
      setNeedsLayout()
      if super.bounds.origin != old.origin, !list.isPlacing { closeSwipe(animated: true) }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !preparedBounds.isNull, preparedBounds.size != bounds.size { storedLayout.invalidateLayout() }
    layoutCollection()
  }

  open override func fittingSizeDidChange(of subview: UIView) {
    if list.isPlacing { return }
    noteFittingSizeChange(of: subview)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    storedLayout.invalidateLayout()
  }

  /// Whether a cell whose content changes gets another size by itself.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Selecting

  open override var allowsMultipleSelection: Bool {
    didSet { if !allowsMultipleSelection { keepOneSelected() } }
  }
  /// Whether the collection is edited; its cells say what that means.
  open override var isEditing: Bool { didSet { if isEditing != oldValue { editingDidChange() } } }
  /// How quickly items make room for one that is moved; kept for code that sets it.
  open var reorderingCadence = ReorderingCadence.immediate

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer is ItemMovementRecognizer
      ? mayBeginMovement(at: gestureRecognizer.location(in: self))
      : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    forgetMeasures()
    storedLayout.invalidateLayout()
  }

  // MARK: Items and cells, as a list has them

  final override var rowNoun: String { "item" }
  final override var contentFollowsWidth: Bool {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection != .horizontal
  }
  final override var sectionCount: Int { counts.count }
  final override func rowCount(ofSection section: Int) -> Int { counts[section] }
  final override var sectionsOfSource: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  final override func rowsOfSource(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  final override func cellOfSource(at path: IndexPath) -> (any ListCell)? {
    dataSource?.collectionView(self, cellForItemAt: path)
  }
  final override func makeEmptyCell() -> (any ListCell)? { UICollectionViewCell(frame: .zero) }
  final override func asCell(_ view: UIView) -> (any ListCell)? { view as? UICollectionViewCell }
  final override func prepare(_ cell: any ListCell, for place: ListPlace) {
    (cell as? UICollectionViewListCell)?.prepare(for: place, in: self)
  }
  final override func insert(_ cell: any ListCell, at place: ListPlace) {
    container(ofSection: place.section).addSubview(cell)
  }
  final override func willDisplay(_ cell: any ListCell, at place: ListPlace) {
    guard let cell = cell as? UICollectionViewCell else { return }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: place.path)
  }
  final override func cellDidLeave(_ cell: any ListCell) {
    raised.remove(ObjectIdentifier(cell))
    cell.transform = .identity
  }
  final override func didEndDisplaying(_ cell: any ListCell, at place: ListPlace) {
    guard let cell = cell as? UICollectionViewCell else { return }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: place.path)
  }
  final override func recycle(edge view: UIView, as key: ElementKey) { recycle(supplementary: view, key) }

  final override func reload() { reloadCollection() }
  final override func layOut() { layoutCollection() }
  final override func frame(of place: ListPlace) -> CGRect? {
    collectionViewLayout.layoutAttributesForItem(at: place.path).map {
      inner($0.frame, ofSection: place.section)
    }
  }
  final override func sees(_ frame: CGRect, inSection section: Int) -> Bool {
    sectionScrollers[section] != nil || frame.meets(bounds)
  }
  final override func show(_ place: ListPlace, animated: Bool) {
    scrollToItem(at: place.path, at: [], animated: animated)
  }

  final override func take(_ updates: ListUpdates, _ mapping: ListMapping, counts: [Int]) {
    takeItems(updates, mapping, counts: counts)
  }
  final override func updatesAreAnimated() { collectionViewLayout.finalizeCollectionViewUpdates() }
  final override func arrival(
    of place: ListPlace, at target: CGRect, in change: ListChange
  ) -> ListAppearance? {
    let first = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: place.path)
    return ListAppearance(
      frame: first.map { inner($0.frame, ofSection: place.section) } ?? target, alpha: first?.alpha ?? 0)
  }
  final override func departure(
    of place: ListPlace, from frame: CGRect, in change: ListChange
  ) -> ListAppearance {
    let last = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: place.path)
    return ListAppearance(frame: last?.frame ?? frame, alpha: last?.alpha ?? 0)
  }

  // MARK: What users do, as a list has it

  final override func mayHighlight(_ place: ListPlace) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: place.path) ?? true
  }
  final override func didHighlight(_ place: ListPlace, _ isHighlighted: Bool) {
    if isHighlighted {
      delegate?.collectionView(self, didHighlightItemAt: place.path)
    } else {
      delegate?.collectionView(self, didUnhighlightItemAt: place.path)
    }
  }
  final override func willSelect(_ place: ListPlace) -> ListPlace? {
    if let tap = (cellForItem(at: place.path) as? UICollectionViewListCell)?.tapOfOutline {
      tap()
      return nil
    }
    return delegate?.collectionView(self, shouldSelectItemAt: place.path) ?? true ? place : nil
  }
  /// Only of several items each is asked about: of one, another takes its place.
  final override func willDeselect(_ place: ListPlace) -> ListPlace? {
    if !selectsSeveral { return place }
    return delegate?.collectionView(self, shouldDeselectItemAt: place.path) ?? true ? place : nil
  }
  final override func didSelect(_ place: ListPlace) {
    delegate?.collectionView(self, didSelectItemAt: place.path)
  }
  final override func didDeselect(_ place: ListPlace) {
    delegate?.collectionView(self, didDeselectItemAt: place.path)
  }
  final override func place(from start: ListPlace, by key: UIKeyboardHIDUsage) -> ListPlace? {
    neighbour(of: start, by: key)
  }

  final override var hasPrefetcher: Bool { prefetchDataSource != nil }
  final override func fetch(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }
  final override func cancelFetching(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }

  final override func mayMove(_ place: ListPlace) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: place.path) == true
  }
  final override func place(_ movement: ListMovement, at point: CGPoint) { hold(movement, at: point) }
  final override func proposedPlace(for movement: ListMovement, at point: CGPoint) -> ListPlace? {
    target(of: movement, at: point)
  }
  final override func allowedPlace(for start: ListPlace, proposed: ListPlace) -> IndexPath {
    delegate?.collectionView(
      self, targetIndexPathForMoveFromItemAt: start.path, toProposedIndexPath: proposed.path)
      ?? proposed.path
  }
  final override func shift(from: ListPlace?, to: ListPlace?, _ mapping: ListMapping) {
    if let from { counts[from.section] -= 1 }
    if let to { counts[to.section] += 1 }
    collectionViewLayout.updateMeasures(mapping, reloaded: [])
    collectionViewLayout.invalidateLayout()
  }
  final override func tellMove(from: ListPlace, to: ListPlace) {
    dataSource?.collectionView(self, moveItemAt: from.path, to: to.path)
  }

  final override var allowsSwiping: Bool {
    !isEditing && collectionViewLayout is UICollectionViewCompositionalLayout
  }
  final override func swipeActions(of place: ListPlace, isLeading: Bool) -> UISwipeActionsConfiguration? {
    actions(behind: place, isLeading: isLeading)
  }
  final override func menu(of place: ListPlace, at point: CGPoint) -> ListMenu? {
    delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [place.path], point: point).map {
      menu in
      ListMenu(menu) { [weak self] in
        guard let self else { return nil }
        return delegate?.collectionView(
          self, contextMenuConfiguration: menu, highlightPreviewForItemAt: place.path)
      }
    }
  }
}

extension ControlMisuse {
  static var layoutOfAnother: ControlMisuse {
    ControlMisuse("A layout that belongs to a collection view is given to another one")
  }
}
