import Foundation
import QuoinGraphics

/// Shows two controllers beside each other where there is room, else one on top of the other.
open class UISplitViewController: UIViewController {
  /// Which columns are seen.
  public enum DisplayMode: Int, Sendable, CaseIterable {
    /// Both where there is room.
    case automatic = 0
    /// The second alone.
    case primaryHidden = 1
    /// Both, beside each other.
    case allVisible = 2
    /// The first over the second.
    case primaryOverlay = 3
    /// The second alone.
    public static var secondaryOnly: DisplayMode { .primaryHidden }
    /// Both, beside each other.
    public static var oneBesideSecondary: DisplayMode { .allVisible }
    /// The first over the second.
    public static var oneOverSecondary: DisplayMode { .primaryOverlay }
  }

  /// Where the first column stands.
  public enum PrimaryEdge: Int, Sendable, CaseIterable { case leading, trailing }

  /// How many columns there are.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  /// A column by its purpose.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  /// The width that says: as suits.
  public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  /// Is told of changes; kept for code that sets it.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// How many columns there are; a third is shown as part of the first.
  public final let style: Style
  /// Which columns are to be seen.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Where the first column stands.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The width of the first column as a part of the whole, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the first column, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the first column, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The greatest width of the first column, in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether a finger shows the first column where it is hidden; kept for code that sets it.
  open var presentsWithGesture = true
  private var columns: [UIViewController] = []
  private var rooms: [ObjectIdentifier: ControllerRoom] = [:]
  private final let line = UIView()
  private var showsPrimary = false

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

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.layOut = { [weak self] in self?.layOutParts() }
    line.backgroundColor = .separator
    container.addSubview(line)
    view = container
    addRooms()
  }

  // MARK: Columns

  /// The controllers of the columns, the first first.
  open var viewControllers: [UIViewController] {
    get { columns }
    set {
      var controllers: [UIViewController] = []
      for controller in newValue.prefix(2) {
        let isElsewhere = controller.parent != nil && controller.parent !== self
        if isElsewhere || controller === self || controllers.contains(where: { $0 === controller }) {
          ControlMisuse.report(.controllerShownTwice(controller, in: self))
        } else {
          controllers.append(controller)
        }
      }
      for controller in columns where !controllers.contains(where: { $0 === controller }) {
        controller.willMove(toParent: nil)
        rooms.removeValue(forKey: ObjectIdentifier(controller))?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in controllers where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      columns = controllers
      if isViewLoaded { addRooms() }
    }
  }

  private func addRooms() {
    for controller in columns.reversed() {
      let key = ObjectIdentifier(controller)
      if rooms[key] == nil {
        let room = ControllerRoom(controller)
        room.clipsToBounds = true
        rooms[key] = room
        view.addSubview(room)
      }
    }
    if let primary = columns.first, let room = rooms[ObjectIdentifier(primary)] {
      view.bringSubviewToFront(room)
    }
    view.bringSubviewToFront(line)
    view.setNeedsLayout()
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? {
    switch column {
    case .primary: columns.first
    case .secondary: columns.count > 1 ? columns[1] : nil
    case .supplementary, .compact: nil
    }
  }

  /// Sets the controller of a column; one that is no navigation controller gets one.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    let wrapped: [UIViewController] =
      controller.map { [$0 as? UINavigationController ?? UINavigationController(rootViewController: $0)] }
      ?? []
    switch column {
    case .primary: viewControllers = wrapped + Array(columns.dropFirst())
    case .secondary: viewControllers = Array(columns.prefix(1)) + wrapped
    case .supplementary, .compact: break
    }
  }

  /// Shows a column.
  open func show(_ column: Column) {
    showsPrimary = column == .primary
    viewIfLoaded?.setNeedsLayout()
  }

  /// Hides a column.
  open func hide(_ column: Column) {
    if column == .primary { showsPrimary = false }
    viewIfLoaded?.setNeedsLayout()
  }

  final func showDetail(_ controller: UIViewController) {
    if isCollapsed, let navigation = columns.first as? UINavigationController,
      !(controller is UINavigationController)
    {
      return navigation.pushViewController(controller, animated: true)
    }
    viewControllers = Array(columns.prefix(1)) + [controller]
    showsPrimary = false
  }

  /// Whether there is room for one column only.
  open var isCollapsed: Bool { traits.horizontalSizeClass == .compact }

  private var traits: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

  /// Which columns are seen.
  open var displayMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    guard let bounds = viewIfLoaded?.bounds else { return .allVisible }
    // Held upright, a tablet has no room for two.
    return bounds.width > bounds.height || style != .unspecified && bounds.width >= 1000
      ? .allVisible : .primaryHidden
  }

  /// A button that shows and hides the first column.
  public final lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      UIView.animate(withDuration: 0.3) {
        self.togglePrimary()
        self.view.layoutIfNeeded()
      }
    })

  private func togglePrimary() {
    if displayMode == .allVisible {
      preferredDisplayMode = .primaryHidden
    } else if preferredDisplayMode == .primaryHidden, let bounds = viewIfLoaded?.bounds,
      bounds.width > bounds.height
    {
      preferredDisplayMode = .allVisible
    } else {
      showsPrimary.toggle()
    }
    view.setNeedsLayout()
  }

  /// The width of the first column, in points.
  open var primaryColumnWidth: CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    if isCollapsed { return whole }
    var width: CGFloat =
      preferredPrimaryColumnWidth > 0
      ? preferredPrimaryColumnWidth
      : preferredPrimaryColumnWidthFraction > 0 ? whole * preferredPrimaryColumnWidthFraction : 320
    if maximumPrimaryColumnWidth > 0 { width = min(width, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth > 0 { width = max(width, minimumPrimaryColumnWidth) }
    return min(width, whole)
  }

  // MARK: Layout

  private func layOutParts() {
    guard let view = viewIfLoaded, let primary = columns.first, let first = rooms[ObjectIdentifier(primary)]
    else {
      line.isHidden = true
      return
    }
    let second = columns.count > 1 ? rooms[ObjectIdentifier(columns[1])] : nil
    let (bounds, width) = (view.bounds, primaryColumnWidth)
    if isCollapsed {
      first.isHidden = false
      first.frame = bounds
      second?.isHidden = true
      line.isHidden = true
      return
    }
    let mode = displayMode
    let isBeside = mode == .allVisible
    let isSeen = isBeside || mode == .primaryOverlay || showsPrimary
    let isLeft = (primaryEdge == .leading) != view.isRightToLeft
    first.isHidden = false
    first.frame = CGRect(
      x: isLeft ? (isSeen ? 0 : -width) : bounds.width - (isSeen ? width : 0), y: 0, width: width,
      height: bounds.height)
    second?.isHidden = false
    let pixel = 1 / max(view.displayScale, 1)
    second?.frame =
      isBeside
      ? CGRect(
        x: isLeft ? width + pixel : 0, y: 0, width: bounds.width - width - pixel, height: bounds.height)
      : bounds
    line.isHidden = !isSeen
    line.frame = CGRect(
      x: isLeft ? first.frame.maxX : first.frame.minX - pixel, y: 0, width: pixel, height: bounds.height)
  }
}

/// Is told of changes of a split controller.
public protocol UISplitViewControllerDelegate: AnyObject {}
