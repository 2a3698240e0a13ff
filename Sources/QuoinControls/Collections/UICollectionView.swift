import Foundation
import QuoinGraphics

/// Items in sections, arranged by a layout, of which only those are there that are seen.
///
/// ```swift
/// let grid = UICollectionViewFlowLayout()
/// grid.itemSize = CGSize(width: 100, height: 100)
/// let collection = UICollectionView(frame: window.bounds, collectionViewLayout: grid)
/// ```
open class UICollectionView: UIScrollView {
  /// Which way content goes on.
  public enum ScrollDirection: Int, Sendable, CaseIterable { case vertical, horizontal }

  /// Where an item stands that is scrolled to.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// How quickly items make room for one that is moved; kept for code that sets it.
  public enum ReorderingCadence: Int, Sendable, CaseIterable { case immediate, fast, slow }
  /// What an element of a collection is.
  public enum ElementCategory: UInt, Sendable, CaseIterable { case cell, supplementaryView, decorationView }
  /// When cells that are seen get another size by themselves.
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

  /// The kind of a section's head.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's foot.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: Stored state

  final let list = ListState<UICollectionViewCell>()
  private final weak var collectionDelegate: (any UICollectionViewDelegate)?
  private final var storedLayout: UICollectionViewLayout
  final var makers = CollectionMakers()
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
    super.init(frame: frame)
    setUp()
  }

  /// Creates a collection view with a flow layout; there are no archives to decode from.
  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    storedLayout.collectionView = self
    backgroundColor = .systemBackground
    restingOffset = { [weak self] proposed, velocity in
      self?.storedLayout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: velocity) ?? proposed
    }
  }

  // MARK: Data

  /// Says what is in the collection; not kept.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
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
  /// Whether items that will be seen soon are told of; true unless set.
  open var isPrefetchingEnabled = true

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
    for cell in list.cells.values { cell.willTransition(from: old, to: layout) }
    change(animated: animated) {
      old.collectionView = nil
      storedLayout = layout
      layout.collectionView = self
      layout.invalidateLayout()
    } completion: { [weak self] finished in
      if let self { for cell in self.list.cells.values { cell.didTransition(from: old, to: layout) } }
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

  /// The size of the content with its inset.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    layoutCollection()
    return super.sizeThatFits(size)
  }

  /// Whether a cell whose content changes gets another size by itself.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// What stands behind the items and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView === oldValue { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Loads everything anew.
  open func reloadData() {
    if list.isPlacing || list.isCommitting { return setNeedsReload() }
    reload()
    setNeedsLayout()
  }

  // MARK: Selecting

  /// Whether items can be selected; true unless set.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { keepOneSelected() } } }
  /// Whether items can be selected while the collection is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while the collection is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the collection is edited; its cells say what that means.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  /// Whether the item that keys lead to is selected at once; not unless set: Return and the space bar select it.
  open var selectionFollowsFocus = false
  /// Whether the item that keys went to last gets them again; kept for code that sets it.
  open var remembersLastFocusedIndexPath = false
  /// How quickly items make room for one that is moved; kept for code that sets it.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether items can be dragged elsewhere; kept for code that sets it.
  open var dragInteractionEnabled = true

  // MARK: Touches and keys

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { listTouchesBegan(touches) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { listTouchesEnded(touches) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endHighlight(animated: false)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let answer = mayBeginListGesture(gestureRecognizer) { return answer }
    if gestureRecognizer is ItemMovementRecognizer {
      return mayBeginMovement(at: gestureRecognizer.location(in: self))
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { makeListGestures() }
  }

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    defer { focusDidChange() }
    return super.becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    defer { focusDidChange() }
    return super.resignFirstResponder()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !handleListKey($0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  // MARK: Accessibility

  /// What the collection is to its items; a list unless set.
  open override var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityProperties?.containerType ?? .list }
    set { super.accessibilityContainerType = newValue }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    forgetMeasures()
    storedLayout.invalidateLayout()
  }
}

extension ControlMisuse {
  static var layoutOfAnother: ControlMisuse {
    ControlMisuse("A layout that belongs to a collection view is given to another one")
  }
}
