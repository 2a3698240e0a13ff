import Foundation
import QuoinGraphics

/// Rows in sections of which only those have cells that are seen: what tables and collections have in common.
///
/// Changes, selection, keys, moving, swiping and fetching ahead are in its extensions. A subclass says where its rows are,
/// and passes on what its delegate and its data source say, by overriding what follows the properties; programs use
/// `UITableView` and `UICollectionView`.
open class ListScrollView: UIScrollView {
  final let list = ListState()

  // Only tables and collections begin here: whoever else did would have rows of which nobody says where they are.
  init(listFrame frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  /// Whether rows that will be seen soon are told of; true unless set.
  open var isPrefetchingEnabled = true
  /// Whether rows can be selected; true unless set.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the view is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the view is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the view is edited.
  open var isEditing = false
  /// Whether the row that keys lead to is selected at once; not unless set: Return and the space bar select it.
  open var selectionFollowsFocus = false
  /// Whether the row that keys went to last gets them again; kept for code that sets it.
  open var remembersLastFocusedIndexPath = false
  /// Whether rows can be dragged elsewhere, where a delegate has what is dragged; true unless set.
  @Observed open var dragInteractionEnabled = true {
    didSet { list.drag?.isEnabled = dragInteractionEnabled }
  }

  /// What stands behind the cells and does not scroll.
  @Observed open var backgroundView: UIView? {
    didSet {
      if backgroundView === oldValue { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Loads everything anew.
  open func reloadData() {
    // What is being asked for now counts no longer; it is asked for again at once.
    if list.isPlacing || list.isCommitting { return setNeedsReload() }
    reload()
    setNeedsLayout()
    // Whoever has measured the rows before them asks again.
    invalidateFittingSize()
  }

  // MARK: Rows

  /// What a row is called where something is wrong with one.
  var rowNoun: String { "row" }
  var sectionCount: Int { 0 }
  func rowCount(ofSection section: Int) -> Int { 0 }
  /// How many sections there are, as the data source says now.
  var sectionsOfSource: Int { 0 }
  /// How many rows a section has, as the data source says now.
  func rowsOfSource(inSection section: Int) -> Int { 0 }

  // MARK: Cells

  func cellOfSource(at path: IndexPath) -> (any ListCell)? { nil }
  func makeEmptyCell() -> (any ListCell)? { nil }
  /// A view as a cell, if it is one of the class that the view has.
  func asCell(_ view: UIView) -> (any ListCell)? { nil }
  /// Tells a cell of its place, before it is seen.
  func prepare(_ cell: any ListCell, for place: ListPlace) {}
  func insert(_ cell: any ListCell, at place: ListPlace) {}
  func willDisplay(_ cell: any ListCell, at place: ListPlace) {}
  /// Told after a cell has been taken out of the view, before the delegate is.
  func cellDidLeave(_ cell: any ListCell) {}
  func didEndDisplaying(_ cell: any ListCell, at place: ListPlace) {}
  func recycle(edge view: UIView, as key: ElementKey) {}

  // MARK: Layout

  /// Asks for everything anew.
  func reload() {}
  /// Brings everything up to date that is seen.
  func layOut() {}
  /// Where the cell of a row is, in points of the view that it stands in; nothing where that is not known.
  func frame(of place: ListPlace) -> CGRect? { nil }
  /// Whether a cell with a frame is seen.
  func sees(_ frame: CGRect, inSection section: Int) -> Bool { false }
  /// Scrolls just so far that a row is seen.
  func show(_ place: ListPlace, animated: Bool) {}

  // MARK: Changes

  /// Takes changes that have been found to add up.
  func take(_ updates: ListUpdates, _ mapping: ListMapping, counts: [Int]) {}
  /// Told when these are being animated.
  func updatesAreAnimated() {}
  /// Where a cell comes from, and how much of it is seen there; nothing where it is there at once.
  func arrival(of place: ListPlace, at target: CGRect, in change: ListChange) -> ListAppearance? { nil }
  /// Where a cell goes that has no place any more, or gets another in its place.
  func departure(of place: ListPlace, from frame: CGRect, in change: ListChange) -> ListAppearance {
    ListAppearance(frame: frame, alpha: 0)
  }

  // MARK: Selecting

  func mayHighlight(_ place: ListPlace) -> Bool { true }
  func didHighlight(_ place: ListPlace, _ isHighlighted: Bool) {}
  /// The row that is selected when the user wants one; none for nothing.
  func willSelect(_ place: ListPlace) -> ListPlace? { place }
  func willDeselect(_ place: ListPlace) -> ListPlace? { place }
  func didSelect(_ place: ListPlace) {}
  func didDeselect(_ place: ListPlace) {}
  /// The row to which a key leads from another one.
  func place(from start: ListPlace, by key: UIKeyboardHIDUsage) -> ListPlace? { nil }

  // MARK: Fetching ahead

  /// Whether anybody is told of rows that will be seen soon.
  var hasPrefetcher: Bool { false }
  func fetch(_ paths: [IndexPath]) {}
  func cancelFetching(_ paths: [IndexPath]) {}

  // MARK: Moving

  /// Puts a cell that is moved where a finger is, in points of the content.
  func place(_ movement: ListMovement, at point: CGPoint) {}
  /// Where a row would go that has been moved there.
  func proposedPlace(for movement: ListMovement, at point: CGPoint) -> ListPlace? { nil }
  /// Where the delegate lets it go.
  func allowedPlace(for start: ListPlace, proposed: ListPlace) -> IndexPath { proposed.path }
  func mayMove(_ place: ListPlace) -> Bool { false }
  /// Takes a row from one place to another, as long as the data source does not know; from nowhere a gap comes, and to
  /// nowhere it goes.
  func shift(from: ListPlace?, to: ListPlace?, _ mapping: ListMapping) {}
  func tellMove(from: ListPlace, to: ListPlace) {}

  // MARK: Swiping

  /// Whether rows can be swiped at present.
  var allowsSwiping: Bool { !isEditing }
  func swipeActions(of place: ListPlace, isLeading: Bool) -> UISwipeActionsConfiguration? { nil }
  func willBeginSwipe(of place: ListPlace) {}
  func didEndSwipe(of place: ListPlace?) {}
  /// The menu of a row that is pressed long; nothing where it has none.
  func menu(of place: ListPlace, at point: CGPoint) -> ListMenu? { nil }

  // MARK: As a view

  /// Whether the content is as wide as the view, whatever that is.
  var contentFollowsWidth: Bool { true }

  /// What is as wide as the view itself asks for no width.
  open override func measure(fitting proposal: CGSize) -> CGSize {
    let size = super.measure(fitting: proposal)
    return contentFollowsWidth
      ? CGSize(width: contentInset.left + contentInset.right, height: size.height) : size
  }

  /// The size of the content with its inset, which is what the rows come to.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    layOut()
    return super.sizeThatFits(size)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { listTouchesBegan(touches) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { listTouchesEnded(touches) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endHighlight(animated: false)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBeginListGesture(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
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

  /// What the view is to its rows; a list unless set.
  open override var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityProperties?.containerType ?? .list }
    set { super.accessibilityContainerType = newValue }
  }
}
