import Foundation
import QuoinGraphics

/// The head or the foot of a section of a table.
open class UITableViewHeaderFooterView: UIView, ConfiguredCell {
  /// What views that may take each other's places have in common.
  public internal(set) final var reuseIdentifier: String?
  /// Where the view's own content stands.
  public final var contentView: UIView { contentHolder }
  private final let contentHolder = CellContentView()
  private final var storedTextLabel: UILabel?
  private final var storedDetailTextLabel: UILabel?
  final var configuredView: (any UIView & UIContentView)?
  private final var hasOwnColor = false
  /// What the table says of the view's place.
  final var placement = HeaderPlacement() {
    didSet {
      if placement == oldValue { return }
      if placement.style != oldValue.style || placement.isFooter != oldValue.isFooter { styleLabels() }
      showTitle()
      setNeedsUpdateConfiguration()
      setNeedsDisplay()
      if placement.sideMargin != oldValue.sideMargin {
        updateContentMargins()
        invalidateFittingSize()
      }
    }
  }

  /// Creates a view.
  ///
  /// - Parameter reuseIdentifier: What views that may take each other's places have in common.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// Creates one that is dequeued by its class.
  ///
  /// A class that declares `init(reuseIdentifier:)` and `init(coder:)` inherits this, and it calls the former: code written for
  /// UIKit does not mark that as required, without which Swift makes no object of a class it only learns of by running.
  ///
  /// - Parameter identifier: The identifier with which the class is registered.
  public required convenience init(registeredAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Creates a view of its own.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view; there are no archives to decode from.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    // As in cells.
    insetsLayoutMarginsFromSafeArea = false
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.preservesSuperviewLayoutMargins = true
    updateContentMargins()
    addSubview(contentView)
  }

  private func updateContentMargins() {
    let margin = placement.sideMargin
    contentHolder.cellMargins = NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
  }

  // MARK: Content

  /// Where the title stands.
  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel()
    label.numberOfLines = 0
    storedTextLabel = label
    styleLabels()
    contentView.addSubview(label)
    return label
  }

  /// Where a second text stands.
  open var detailTextLabel: UILabel? {
    if let storedDetailTextLabel { return storedDetailTextLabel }
    let label = UILabel()
    storedDetailTextLabel = label
    styleLabels()
    contentView.addSubview(label)
    return label
  }

  /// The title as it was given, before the table's style may write it in capitals.
  final var title: String? { didSet { if title != oldValue { showTitle() } } }

  private func showTitle() {
    guard let title else { return }
    let isShouted = placement.style != .plain && !placement.isFooter
    textLabel?.text = isShouted ? title.uppercased() : title
  }

  private func styleLabels() {
    // A label may come at any time, and is as large as the reader's text from the first.
    let list = (superview == nil ? UITraitCollection.current : traitCollection).asCurrentOfView {
      defaultContentConfiguration()
    }
    if let label = storedTextLabel {
      label.font = list.textProperties.font
      label.textColor = list.textProperties.color
    }
    storedDetailTextLabel?.font = list.secondaryTextProperties.font
    storedDetailTextLabel?.textColor = list.secondaryTextProperties.color
  }

  /// What the view shows instead of its labels.
  @Observed open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  /// Whether the content follows the view's state by itself; true unless set.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the view's state by itself; true unless set.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called whenever the state has changed, to set what depends on it.
  public final var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  { didSet { setNeedsUpdateConfiguration() } }
  final var needsConfigurationUpdate = true

  /// Asks for `updateConfiguration(using:)` in the next layout.
  public final func setNeedsUpdateConfiguration() { noteStateChange() }

  /// Sets what depends on the state; calls the handler.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// What lies behind the content.
  @Observed open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsDisplay() } }
  /// A view that lies behind the content.
  @Observed open var backgroundView: UIView? {
    didSet {
      if backgroundView === oldValue { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The state that the content follows.
  public final var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = placement.isPinned
    return state
  }

  /// The content of a head or foot in its table, without a title.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (placement.style == .plain, placement.isFooter) {
    case (true, false): .plainHeader()
    case (true, true): .plainFooter()
    case (false, false): .groupedHeader()
    case (false, true): .groupedFooter()
    }
  }

  /// Told before the view is handed out for another section.
  open func prepareForReuse() {}

  // MARK: Layout

  private var listLayout: ListContentLayout {
    let list = defaultContentConfiguration()
    var layout = ListContentLayout()
    layout.isRightToLeft = isRightToLeft
    layout.grid = pixelGrid
    layout.margins = list.directionalLayoutMargins.edgeInsets(for: .leftToRight)
    layout.margins.left = placement.sideMargin
    layout.margins.right = placement.sideMargin
    layout.arrangement = .sideBySide
    layout.minimumHeight = placement.isFooter ? 0 : placement.style == .plain ? 28 : 38
    return layout
  }

  private func shown(_ label: UILabel?) -> UILabel? { label?.text?.isEmpty == false ? label : nil }

  /// Whether the view shows texts of its own.
  package final var hasOwnContent: Bool {
    shown(storedTextLabel) != nil || shown(storedDetailTextLabel) != nil
  }

  private func frames(width: CGFloat, height: CGFloat?) -> ListContentLayout.Frames {
    let layout = listLayout
    let (text, detail) = (shown(storedTextLabel), shown(storedDetailTextLabel))
    var frames = layout.frames(width: width, height: nil, text: text, secondary: detail)
    // What is above the title in grouped tables is room, so that the title stands at the bottom.
    if let height, placement.style == .plain || placement.isFooter {
      frames = layout.frames(width: width, height: height, text: text, secondary: detail)
    } else if let height {
      let bottom = height - layout.margins.bottom
      let shift = bottom - max(frames.text.maxY, frames.secondary.maxY)
      frames.text.origin.y += shift
      frames.secondary.origin.y += shift
    }
    return frames
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    if let configuredView { configuredView.frame = contentView.bounds }
    if storedTextLabel == nil, storedDetailTextLabel == nil { return }
    let frames = frames(width: bounds.width, height: bounds.height)
    storedTextLabel?.frame = frames.text
    storedDetailTextLabel?.frame = frames.secondary
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let width = size.width > 0 && size.width.isFinite ? size.width : bounds.width
    if let configuredView {
      let height = configuredView.measuredSize(fitting: CGSize(width: width, height: .infinity)).height
      return CGSize(width: width, height: height)
    }
    if shown(storedTextLabel) != nil || shown(storedDetailTextLabel) != nil {
      return CGSize(width: width, height: frames(width: width, height: nil).height)
    }
    let own = contentView.heightFitting(width: width)
    return CGSize(width: width, height: own > 0 ? own : listLayout.minimumHeight)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    styleLabels()
    setNeedsUpdateConfiguration()
    invalidateFittingSize()
  }

  // MARK: Drawing

  open override var drawsContent: Bool { backgroundConfiguration != nil || placement.style == .plain }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    drawOwnContent(in: rect, on: canvas, beyond: UITableViewHeaderFooterView.self)
    if let background = shownBackground {
      background.draw(on: canvas, in: bounds, rightToLeft: isRightToLeft, tint: tintColor)
    } else if placement.style == .plain, backgroundView == nil, backgroundColor == nil,
      contentView.backgroundColor == nil
    {
      // Rows go by behind a head that stays.
      canvas.fill(bounds, color: placement.isPinned ? .secondarySystemBackground : .systemBackground)
    }
  }

  /// The title.
  open override var stateDescription: String? { (title ?? storedTextLabel?.text).map { "\"\($0)\"" } }

  // MARK: Accessibility

  /// What the view is; a heading unless set, where it is a head.
  open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    placement.isFooter ? .staticText : [.staticText, .header]
  }

  /// Whether the view is read out as one; unless set, where it shows a title and nothing else.
  open override var isAccessibilityElementByDefault: Bool {
    shown(storedTextLabel) != nil && contentView.subviews.allSatisfy { $0 is UILabel }
  }

  /// What the view is called; its title unless set.
  open override var defaultAccessibilityLabel: String? {
    let texts = [title ?? storedTextLabel?.text, storedDetailTextLabel?.text].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

/// What a table says of the place of a head or foot.
struct HeaderPlacement: Equatable {
  var style = UITableView.Style.plain
  var isFooter = false
  /// Whether the view stays at the edge while rows go by.
  var isPinned = false
  var sideMargin: CGFloat = 16
}
