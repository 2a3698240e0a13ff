import Foundation
import QuoinGraphics

/// Rows below each other, in sections, of which only those are there that are seen.
///
/// ```swift
/// let table = UITableView(frame: window.bounds, style: .insetGrouped)
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "guest")
/// table.dataSource = guests
/// ```
open class UITableView: UIScrollView {
  /// Whether sections run from edge to edge or stand apart.
  public enum Style: Int, Sendable, CaseIterable {
    /// Heads stay at the top while their rows go by.
    case plain
    /// Sections stand apart, from edge to edge.
    case grouped
    /// Sections stand apart, with round corners, and keep from the edges.
    case insetGrouped
  }

  /// Where a row stands that is scrolled to.
  public enum ScrollPosition: Int, Sendable, CaseIterable { case none, top, middle, bottom }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable, CaseIterable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// What the insets of lines between cells count from.
  public enum SeparatorInsetReference: Int, Sendable, CaseIterable { case fromCellEdges, fromAutomaticInsets }

  /// What `rowHeight` is where cells say how high they are to be.
  public static let automaticDimension: CGFloat = -1
  /// The title of the index that stands for a search field.
  public static let indexSearch = "{search}"

  /// Whether sections run from edge to edge or stand apart.
  public final let style: Style

  // MARK: Stored state

  final let list = ListState<UITableViewCell>()
  private final weak var tableDelegate: (any UITableViewDelegate)?
  /// Gives heads and feet of sections for which the delegate has none.
  package final var edgeSource: ((_ section: Int, _ isFooter: Bool) -> UIView?)?
  final var rowGeometry = TableGeometry()
  /// How wide cells are, and where they begin, when they were placed last.
  final var cellColumn: (x: CGFloat, width: CGFloat) = (0, 0)
  final var hasLoaded = false
  /// Heads and feet of which it is known that there is no view.
  final var missingEdges: Set<ElementKey> = []
  /// What is measured again in the next layout: everything, or everything from other statements of heights.
  final var remeasuresAll = false
  final var needsHeights = false
  final var indexView: TableIndexView?
  /// Whether the delegate gives estimates of its own.
  final var answersEstimates = false
  /// How many questions about editing a class has left to the protocols' own answers.
  final var defaultEditingAnswers = 0
  /// The row that an animation scrolls to, so that it gets there though heights change on the way.
  final var scrollTarget: (place: ListPlace, position: ScrollPosition)?

  // MARK: Creating

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - frame: Where, in points of the superview.
  ///   - style: Whether sections run from edge to edge or stand apart.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table; there are no archives to decode from.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  // MARK: Data

  /// Says what is in the table; not kept.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// Asked how the table looks and behaves; not kept.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate === tableDelegate ? tableDelegate : scrollDelegate as? any UITableViewDelegate }
    set {
      let isOther = newValue !== scrollDelegate
      tableDelegate = newValue
      scrollDelegate = newValue
      if isOther { heightsDidChange() }
    }
  }

  /// Told of rows that will be seen soon; not kept.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows that will be seen soon are told of; true unless set.
  open var isPrefetchingEnabled = true

  // MARK: Heights, in points

  /// How high rows are; `automaticDimension`, which it is unless set, for as high as their cells need.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, rowHeight) }
  }
  /// About how high rows are that have not been seen; 44 unless set.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, estimatedRowHeight) }
  }
  /// How high heads are; as high as they need unless set.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, sectionHeaderHeight) }
  }
  /// How high feet are; as high as they need unless set.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, sectionFooterHeight) }
  }
  /// About how high heads are that have not been seen.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, estimatedSectionHeaderHeight) }
  }
  /// About how high feet are that have not been seen.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, estimatedSectionFooterHeight) }
  }
  /// What heads of a plain table keep from what is above them; none unless set.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, sectionHeaderTopPadding) }
  }
  /// How high rows of which there is none are drawn; kept for code that sets it, no lines are drawn there.
  open var fillerRowHeight: CGFloat = 0
  /// Whether a cell whose content changes gets another height by itself.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// When cells that are seen get another height by themselves.
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

  private func heightDidChange(_ old: CGFloat, _ new: CGFloat) { if old != new { heightsDidChange() } }

  // MARK: Above, below and behind

  /// What stands above the first section, as high as it is.
  open var tableHeaderView: UIView? { didSet { edgeViewDidChange(tableHeaderView, from: oldValue) } }
  /// What stands below the last section, as high as it is.
  open var tableFooterView: UIView? { didSet { edgeViewDidChange(tableFooterView, from: oldValue) } }
  /// What stands behind the cells and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView === oldValue { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private func edgeViewDidChange(_ view: UIView?, from old: UIView?) {
    if view !== old {
      old?.removeFromSuperview()
      if let view { addSubview(view) }
    }
    setNeedsLayout()
  }

  // MARK: Lines

  /// Which lines part cells.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsPlacements() } }
  /// The colour of these lines.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsPlacements() } }
  /// What these lines keep from the edges, in points; as far as the texts unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsPlacements()
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?
  /// What the insets count from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { setNeedsPlacements() } }
  /// An effect on the lines; kept for code that sets it.
  open var separatorEffect: UIVisualEffect?
  /// Whether content keeps to a width that is good to read; kept for code that sets it.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether content keeps out of the safe area; true unless set.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }

  // MARK: Selecting

  /// Whether rows can be selected; true unless set.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, !isEditing { keepOneSelected() } }
  }
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false { didSet { setNeedsPlacements() } }
  /// Whether the row that keys lead to is selected at once; not unless set: Return and the space bar select it.
  open var selectionFollowsFocus = false
  /// Whether the row that keys went to last gets them again; kept for code that sets it.
  open var remembersLastFocusedIndexPath = false

  // MARK: Editing

  private final var storedIsEditing = false
  /// Whether rows show controls for editing.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows controls for editing or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing == storedIsEditing { return }
    closeSwipe(animated: animated)
    storedIsEditing = editing
    editingDidChange(animated: animated)
  }

  // MARK: The index

  /// How many rows there are at least for the index to be shown.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet {
      if !hasLoaded { return }
      loadIndex()
      setNeedsLayout()
    }
  }
  /// The colour of the index's titles; the tint unless set.
  open var sectionIndexColor: UIColor? { didSet { indexView?.setNeedsDisplay() } }
  /// What lies behind the index.
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexView?.setNeedsDisplay() } }
  /// What lies behind the index while a finger is on it.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  // MARK: Dragging rows between programs; kept for code that sets it

  /// Whether rows can be dragged elsewhere; kept for code that sets it.
  open var dragInteractionEnabled = true

  // MARK: Layout

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if super.bounds == old { return }
      setNeedsLayout()
      if super.bounds.minY != old.minY, !list.isPlacing { closeSwipe(animated: true) }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutTable()
  }

  open override func fittingSizeDidChange(of subview: UIView) {
    if list.isPlacing { return }
    noteFittingSizeChange(of: subview)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  /// The size of the content with its inset, which is what the rows come to.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    layoutTable()
    return super.sizeThatFits(size)
  }

  /// Loads everything anew.
  open func reloadData() {
    // What is being asked for now counts no longer; it is asked for again at once.
    if list.isPlacing || list.isCommitting { return setNeedsReload() }
    reload()
    setNeedsLayout()
  }

  // MARK: Touches and keys

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    listTouchesBegan(touches)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    listTouchesEnded(touches)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endHighlight(animated: false)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let answer = mayBeginListGesture(gestureRecognizer) { return answer }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is TableIndexView) && super.touchesShouldCancel(in: view)
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

  /// What the table is to its rows; a list unless set.
  open override var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityProperties?.containerType ?? .list }
    set { super.accessibilityContainerType = newValue }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.displayScale != traitCollection.displayScale {
      heightsDidChange()
    } else if previousTraitCollection?.preferredContentSizeCategory
      != traitCollection.preferredContentSizeCategory
    {
      remeasuresAll = true
      setNeedsLayout()
    }
  }
}

/// The name that `UITableView.automaticDimension` had before Swift 4.2.
public let UITableViewAutomaticDimension = UITableView.automaticDimension
