import Foundation
import QuoinGraphics

/// Shows two or three controllers beside each other where there is room, else one of them.
///
/// ```swift
/// let split = UISplitViewController(style: .tripleColumn)
/// split.setViewController(folders, for: .primary)
/// split.setViewController(messages, for: .supplementary)
/// split.setViewController(message, for: .secondary)
/// ```
open class UISplitViewController: UIViewController {
  /// The width that says: as suits.
  public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  /// Asked and told of columns that come and go.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// How many columns there are.
  public final let style: Style
  /// Which columns are to be seen.
  @Observed open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      shownMode = nil
      layoutDidChange()
    }
  }
  /// How columns that come share the room with the second.
  @Observed open var preferredSplitBehavior = SplitBehavior.automatic { didSet { layoutDidChange() } }
  /// Where the first column stands.
  @Observed open var primaryEdge = PrimaryEdge.leading { didSet { layoutDidChange() } }
  /// The width of the first column as a part of the whole, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set { primaryWidth.fraction = newValue }
  }
  /// The width of the first column, in points.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.preferred }
    set { primaryWidth.preferred = newValue }
  }
  /// The least width of the first column, in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.minimum }
    set { primaryWidth.minimum = newValue }
  }
  /// The greatest width of the first column, in points.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.maximum }
    set { primaryWidth.maximum = newValue }
  }
  /// The width of the column in the middle as a part of the whole, from 0 to 1.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set { supplementaryWidth.fraction = newValue }
  }
  /// The width of the column in the middle, in points.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.preferred }
    set { supplementaryWidth.preferred = newValue }
  }
  /// The least width of the column in the middle, in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.minimum }
    set { supplementaryWidth.minimum = newValue }
  }
  /// The greatest width of the column in the middle, in points.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.maximum }
    set { supplementaryWidth.maximum = newValue }
  }
  /// Whether a finger from the edge shows the columns that are hidden; true unless set.
  @Observed open var presentsWithGesture = true { didSet { edgeRecognizer.isEnabled = presentsWithGesture } }

  final var primaryWidth = ColumnWidth() { didSet { layoutDidChange() } }
  final var supplementaryWidth = ColumnWidth() { didSet { layoutDidChange() } }
  final var columns: [Column: UIViewController] = [:]
  final var rooms: [Column: ControllerRoom] = [:]
  /// What code, a button or a finger has asked for since the preferred mode was set.
  final var shownMode: DisplayMode?
  /// The column that is seen where there is room for one only.
  final var collapsedColumn = Column.primary
  final let lines = [UIView(), UIView()]
  final let dimming = ContentDimming(frame: .zero)
  private final lazy var edgeRecognizer = UIScreenEdgePanGestureRecognizer { [weak self] pan in
    if pan.state == .ended { self?.showHiddenColumns() }
  }

  /// Creates a controller for columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for two columns; there are no nib files to load.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.layOut = { [weak self] in self?.layOutParts() }
    for line in lines {
      line.backgroundColor = .separator
      container.addSubview(line)
    }
    dimming.touched = { [weak self] in self?.changeMode(to: .primaryHidden) }
    view = container
    edgeRecognizer.edges = (primaryEdge == .leading) != container.isRightToLeft ? .left : .right
    edgeRecognizer.isEnabled = presentsWithGesture
    container.addGestureRecognizer(edgeRecognizer)
    addRooms()
  }

  final func layoutDidChange() { viewIfLoaded?.setNeedsLayout() }

  // MARK: Columns

  /// The columns before the second, in order.
  final var leadingColumns: [Column] { style == .tripleColumn ? [.primary, .supplementary] : [.primary] }

  /// The controllers of the columns, the first first; where there is room for one column only, that of it.
  open var viewControllers: [UIViewController] {
    get { (leadingColumns + [.secondary]).compactMap { columns[$0] } }
    set {
      let order: [Column] = leadingColumns + [.secondary]
      var new = columns
      for column in order { new[column] = nil }
      for (column, controller) in zip(order, newValue) { new[column] = controller }
      setColumns(new)
    }
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column; one that is no navigation controller gets one, but for the compact column.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    if column == .supplementary, style != .tripleColumn {
      return ControlMisuse.report(.noSupplementaryColumn(self))
    }
    var new = columns
    new[column] =
      column == .compact
      ? controller
      : controller.map { $0 as? UINavigationController ?? UINavigationController(rootViewController: $0) }
    setColumns(new)
  }

  private func setColumns(_ wanted: [Column: UIViewController]) {
    // Told one after the other in the order of columns, whatever their hashes are.
    let order = [Column.primary, .supplementary, .secondary, .compact]
    var new: [Column: UIViewController] = [:]
    for column in order {
      if let controller = wanted[column], admits(controller, beside: new.values) { new[column] = controller }
    }
    for (column, controller) in columns where new[column] !== controller {
      rooms.removeValue(forKey: column)?.removeFromSuperview()
    }
    for controller in order.compactMap({ columns[$0] })
    where !new.values.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    columns = new
    for controller in order.compactMap({ new[$0] }) where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if isViewLoaded { addRooms() }
  }

  private func addRooms() {
    for column in [Column.primary, .supplementary, .secondary, .compact] {
      guard let controller = columns[column], rooms[column] == nil else { continue }
      let room = ControllerRoom(controller)
      room.clipsToBounds = true
      rooms[column] = room
    }
    // The second lies below, and the first over all.
    for column in [Column.secondary, .compact] { rooms[column].map(view.addSubview) }
    view.addSubview(dimming)
    for column in leadingColumns.reversed() { rooms[column].map(view.addSubview) }
    for line in lines { view.bringSubviewToFront(line) }
    view.setNeedsLayout()
  }

  /// Shows a column.
  open func show(_ column: Column) {
    if isCollapsed {
      collapsedColumn = column
      return layoutDidChange()
    }
    switch column {
    case .primary:
      if displayMode.columnsBefore < leadingColumns.count {
        changeMode(to: mode(showing: leadingColumns.count))
      }
    case .supplementary: if displayMode.columnsBefore == 0 { changeMode(to: mode(showing: 1)) }
    case .secondary: if displayMode.isOver || splitBehavior != .tile { changeMode(to: .primaryHidden) }
    case .compact: break
    }
  }

  /// Hides a column.
  open func hide(_ column: Column) {
    switch column {
    case .primary where style == .tripleColumn:
      if displayMode.columnsBefore == 2 { changeMode(to: mode(showing: 1)) }
    case .primary, .supplementary: changeMode(to: .primaryHidden)
    case .secondary, .compact: break
    }
  }

  /// Shows a controller in the column for details; where one column is left, pushed on what stands there.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if isCollapsed, let navigation = columns[.primary] as? UINavigationController,
      !(controller is UINavigationController)
    {
      return navigation.pushViewController(controller, animated: true)
    }
    var new = columns
    new[.secondary] = controller
    setColumns(new)
    if isCollapsed { collapsedColumn = .secondary } else if displayMode.isOver { shownMode = .primaryHidden }
    layoutDidChange()
  }
}

extension ControlMisuse {
  static func noSupplementaryColumn(_ split: UISplitViewController) -> ControlMisuse {
    ControlMisuse("\(type(of: split)) gets a controller for a third column, and its style has none")
  }
}

/// Asked and told of the columns of a split controller.
public protocol UISplitViewControllerDelegate: AnyObject, ViewBound {
  /// Told before other columns are seen.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Which column is seen once there is room for one only.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}
