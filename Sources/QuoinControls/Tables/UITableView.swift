import Foundation
import QuoinGraphics

/// Rows below each other, in sections, of which only those are there that are seen.
///
/// ```swift
/// let table = UITableView(frame: window.bounds, style: .insetGrouped)
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "guest")
/// table.dataSource = guests
/// ```
open class UITableView: ListScrollView {
  /// What `rowHeight` is where cells say how high they are to be.
  public static let automaticDimension: CGFloat = -1
  /// The title of the index that stands for a search field.
  public static let indexSearch = "{search}"

  /// Whether sections run from edge to edge or stand apart.
  public final let style: Style

  // MARK: Stored state

  private final weak var tableDelegate: (any UITableViewDelegate)?
  /// Gives heads and feet of sections for which the delegate has none.
  package final var edgeSource: ((_ section: Int, _ isFooter: Bool) -> UIView?)?
  final var rowGeometry = TableGeometry()
  /// How wide cells are, and where they begin, when they were placed last.
  final var cellColumn: (x: CGFloat, width: CGFloat) = (0, 0)
  final var cellMakers = ViewMakers<UITableViewCell>()
  final var edgeMakers = ViewMakers<UITableViewHeaderFooterView>()
  final var hasLoaded = false
  /// Heads and feet of which it is known that there is no view.
  final var missingEdges: Set<ElementKey> = []
  /// What is measured again in the next layout: everything, or everything from other statements of heights.
  final var remeasuresAll = false
  final var needsHeights = false
  /// Whether heads or feet have been measured before the table had any height, and maybe any width.
  final var hasMeasuredUnseen = false
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
    super.init(listFrame: frame)
    setUp()
  }

  /// Creates a plain table.
  public convenience init(frame: CGRect = .zero) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table; there are no archives to decode from.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  /// What all of the class look like that say nothing else; see ``UIAppearance``.
  open override class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UITableView { look(in: containers, AppearanceProperty.ofTables) { UITableView(frame: $0) } }

  // MARK: Data

  /// Says what is in the table; not kept.
  open var dataSource: (any UITableViewDataSource)? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }
  private final weak var storedDataSource: (any UITableViewDataSource)? {
    didSet { if storedDataSource !== oldValue { setNeedsReload() } }
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

  // MARK: Registering and dequeuing

  /// Registers the class of cells with an identifier; nothing takes it back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClassDidChange(cellClass, identifier)
  }
  /// Reports that the nib of cells cannot be read; those that ask for one get none of its views.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { nib?.reportUnread() }
  /// Registers the class of heads and feet with an identifier; nothing takes it back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgeClassDidChange(aClass, identifier)
  }
  /// Reports that the nib of heads and feet cannot be read.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    nib?.reportUnread()
  }
  /// A cell that has gone out of sight, or a new one of the class that is registered; nothing where there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeWaitingCell(identifier) ?? cellMakers.make(identifier)
  }
  /// A cell for a row; where no class is registered, which is reported, an empty one.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { cell(identifier) }
  /// A head or foot that has gone out of sight, or a new one of the class that is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { takeWaitingHeaderFooterView(identifier) ?? edgeMakers.make(identifier) }

  // MARK: Heights, in points

  /// How high rows are; `automaticDimension`, which it is unless set, for as high as their cells need.
  @Observed open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, rowHeight) }
  }
  /// About how high rows are that have not been seen; 44 unless set.
  @Observed open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, estimatedRowHeight) }
  }
  /// How high heads are; as high as they need unless set.
  @Observed open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, sectionHeaderHeight) }
  }
  /// How high feet are; as high as they need unless set.
  @Observed open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, sectionFooterHeight) }
  }
  /// About how high heads are that have not been seen.
  @Observed open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, estimatedSectionHeaderHeight) }
  }
  /// About how high feet are that have not been seen.
  @Observed open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, estimatedSectionFooterHeight) }
  }
  /// What heads of a plain table keep from what is above them; none unless set.
  @Observed open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, sectionHeaderTopPadding) }
  }
  /// How high rows of which there is none are drawn; kept for code that sets it, no lines are drawn there.
  open var fillerRowHeight: CGFloat = 0
  /// Whether a cell whose content changes gets another height by itself.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Above, below and behind

  /// What stands above the first section, as high as it is.
  @Observed open var tableHeaderView: UIView? {
    didSet { edgeViewDidChange(tableHeaderView, from: oldValue) }
  }
  /// What stands below the last section, as high as it is.
  @Observed open var tableFooterView: UIView? {
    didSet { edgeViewDidChange(tableFooterView, from: oldValue) }
  }

  // MARK: Lines

  /// Which lines part cells.
  @Observed open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsPlacements() }
  }
  /// The colour of these lines.
  @Observed open var separatorColor: UIColor? = .separator { didSet { setNeedsPlacements() } }
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
  @Observed open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { setNeedsPlacements() }
  }
  /// An effect on the lines; kept for code that sets it.
  open var separatorEffect: UIVisualEffect?
  /// Whether content keeps to a width that is good to read; kept for code that sets it.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether content keeps out of the safe area; true unless set.
  @Observed open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }

  // MARK: Selecting

  open override var allowsMultipleSelection: Bool {
    didSet { if !allowsMultipleSelection, !isEditing { keepOneSelected() } }
  }
  open override var allowsMultipleSelectionDuringEditing: Bool { didSet { setNeedsPlacements() } }

  // MARK: Editing

  /// Whether rows show controls for editing.
  open override var isEditing: Bool {
    get { super.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows controls for editing or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing == super.isEditing { return }
    closeSwipe(animated: animated)
    super.isEditing = editing
    editingDidChange(animated: animated)
  }

  // MARK: The index

  /// How many rows there are at least for the index to be shown.
  @Observed open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { indexDidChange() }
  }
  /// The colour of the index's titles; the tint unless set.
  @Observed open var sectionIndexColor: UIColor? { didSet { indexView?.setNeedsDisplay() } }
  /// What lies behind the index.
  @Observed open var sectionIndexBackgroundColor: UIColor? { didSet { indexView?.setNeedsDisplay() } }
  /// What lies behind the index while a finger is on it.
  open var sectionIndexTrackingBackgroundColor: UIColor?

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

  open override func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is TableIndexView) && super.touchesShouldCancel(in: view)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    measuresFollow(previousTraitCollection)
  }

  // MARK: Rows and cells, as a list has them

  final override var sectionCount: Int { rowGeometry.sections.count }
  final override func rowCount(ofSection section: Int) -> Int { rowGeometry.sections[section].rows.count }
  final override var sectionsOfSource: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  final override func rowsOfSource(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  final override func cellOfSource(at path: IndexPath) -> (any ListCell)? {
    dataSource?.tableView(self, cellForRowAt: path)
  }
  final override func makeEmptyCell() -> (any ListCell)? {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  final override func asCell(_ view: UIView) -> (any ListCell)? { view as? UITableViewCell }
  final override func prepare(_ cell: any ListCell, for place: ListPlace) {
    if let cell = cell as? UITableViewCell { prepare(row: cell, for: place) }
  }
  final override func insert(_ cell: any ListCell, at place: ListPlace) {
    if cell.superview === self { return }
    insertSubview(cell, at: (backgroundView?.superview === self ? 1 : 0) + list.departing.count)
  }
  final override func willDisplay(_ cell: any ListCell, at place: ListPlace) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView(self, willDisplay: cell, forRowAt: place.path)
  }
  final override func didEndDisplaying(_ cell: any ListCell, at place: ListPlace) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: place.path)
  }
  final override func recycle(edge view: UIView, as key: ElementKey) { recycle(headOrFoot: view, key) }

  final override func reload() { reloadTable() }
  final override func layOut() { layoutTable() }
  final override func frame(of place: ListPlace) -> CGRect? { rect(of: place) }
  final override func sees(_ frame: CGRect, inSection section: Int) -> Bool {
    frame.minY < bounds.maxY && frame.maxY > bounds.minY
  }
  final override func show(_ place: ListPlace, animated: Bool) {
    scrollToRow(at: place.path, at: .none, animated: animated)
  }

  final override func take(_ updates: ListUpdates, _ mapping: ListMapping, counts: [Int]) {
    takeRows(updates, mapping, counts: counts)
  }
  final override func arrival(
    of place: ListPlace, at target: CGRect, in change: ListChange
  ) -> ListAppearance? { appearance(ofArriving: place, at: target, in: change) }
  final override func departure(
    of place: ListPlace, from frame: CGRect, in change: ListChange
  ) -> ListAppearance { appearance(ofLeaving: place, from: frame, in: change) }

  // MARK: What users do, as a list has it

  final override func mayHighlight(_ place: ListPlace) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: place.path) ?? true
  }
  final override func didHighlight(_ place: ListPlace, _ isHighlighted: Bool) {
    tellHighlight(of: place, isHighlighted)
  }
  final override func willSelect(_ place: ListPlace) -> ListPlace? {
    guard let delegate else { return place }
    return delegate.tableView(self, willSelectRowAt: place.path).flatMap { knownPlace($0) }
  }
  final override func willDeselect(_ place: ListPlace) -> ListPlace? {
    guard let delegate else { return place }
    return delegate.tableView(self, willDeselectRowAt: place.path).flatMap { knownPlace($0) }
  }
  final override func didSelect(_ place: ListPlace) {
    delegate?.tableView(self, didSelectRowAt: place.path)
  }
  final override func didDeselect(_ place: ListPlace) {
    delegate?.tableView(self, didDeselectRowAt: place.path)
  }
  final override func place(from start: ListPlace, by key: UIKeyboardHIDUsage) -> ListPlace? {
    neighbour(of: start, by: key)
  }

  final override var hasPrefetcher: Bool { prefetchDataSource != nil }
  final override func fetch(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
  }
  final override func cancelFetching(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
  }

  final override func mayMove(_ place: ListPlace) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: place.path) == true
  }
  final override func place(_ movement: ListMovement, at point: CGPoint) { hold(movement, at: point) }
  final override func proposedPlace(for movement: ListMovement, at point: CGPoint) -> ListPlace? {
    target(of: movement)
  }
  final override func allowedPlace(for start: ListPlace, proposed: ListPlace) -> IndexPath {
    delegate?.tableView(
      self, targetIndexPathForMoveFromRowAt: start.path, toProposedIndexPath: proposed.path)
      ?? proposed.path
  }
  final override func shift(from: ListPlace?, to: ListPlace?, _ mapping: ListMapping) {
    shiftRow(from: from, to: to)
  }
  final override func tellMove(from: ListPlace, to: ListPlace) {
    dataSource?.tableView(self, moveRowAt: from.path, to: to.path)
  }

  final override func swipeActions(of place: ListPlace, isLeading: Bool) -> UISwipeActionsConfiguration? {
    actions(behind: place, isLeading: isLeading)
  }
  final override func willBeginSwipe(of place: ListPlace) {
    delegate?.tableView(self, willBeginEditingRowAt: place.path)
  }
  final override func didEndSwipe(of place: ListPlace?) {
    delegate?.tableView(self, didEndEditingRowAt: place?.path)
  }
  final override func menu(of place: ListPlace, at point: CGPoint) -> ListMenu? {
    rowMenu(of: place, at: point)
  }
}
