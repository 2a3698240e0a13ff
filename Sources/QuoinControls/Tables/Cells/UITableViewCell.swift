import Foundation
import QuoinGraphics

/// A row of a table that is seen: its content with what stands beside it and behind it.
open class UITableViewCell: UIView {
  /// What cells that may take each other's places have in common.
  public internal(set) final var reuseIdentifier: String?
  /// Where the cell's own views stand.
  public final var contentView: UIView { contentHolder }
  final let contentHolder = CellContentView()
  final let cellStyle: CellStyle
  private final var storedImageView: UIImageView?
  private final var storedTextLabel: UILabel?
  private final var storedDetailTextLabel: UILabel?
  /// The marks beside the content, made when they are first shown.
  final var accessoryMarks: [CellMark] = []
  final var editingMark: CellMark?
  final var reorderMark: CellMark?
  /// What the table says of the cell's place.
  final var placement = CellPlacement() {
    didSet { if placement != oldValue { placementDidChange(from: oldValue) } }
  }
  /// How far the content is swiped aside, in points; to the left below 0.
  final var swipeOffset: CGFloat = 0 { didSet { if swipeOffset != oldValue { setNeedsLayout() } } }
  final var isBeingMoved = false { didSet { if isBeingMoved != oldValue { liftDidChange() } } }
  final var hasFocus = false { didSet { if hasFocus != oldValue { focusDidChange() } } }

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: Where its texts stand.
  ///   - reuseIdentifier: What cells that may take each other's places have in common; nothing for one of its own.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Creates one that is dequeued by its class.
  ///
  /// A class that declares `init(style:reuseIdentifier:)` and `init(coder:)` inherits this, and it calls the former: code written for
  /// UIKit does not mark that as required, without which Swift makes no object of a class it only learns of by running.
  ///
  /// - Parameter identifier: The identifier with which the class is registered.
  public required convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell with one text.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell with one text; there are no archives to decode from.
  public required init?(coder: NSCoder) {
    (cellStyle, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    // What the safe area takes at the sides, the table counts as margin; bars at the ends take nothing of rows.
    insetsLayoutMarginsFromSafeArea = false
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.preservesSuperviewLayoutMargins = true
    updateContentMargins()
    addSubview(contentView)
  }

  // MARK: Content

  /// Where the image stands, at the leading side.
  open var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView()
    storedImageView = view
    contentView.addSubview(view)
    return view
  }

  /// Where the text stands.
  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel()
    label.font = styleFonts.text
    if cellStyle == .value2 { label.textColor = tintColor }
    storedTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// Where the second text stands; nothing in a cell with one text.
  open var detailTextLabel: UILabel? {
    if cellStyle == .default { return nil }
    if let storedDetailTextLabel { return storedDetailTextLabel }
    let label = UILabel()
    label.font = styleFonts.detail
    if cellStyle == .value1 { label.textColor = .secondaryLabel }
    storedDetailTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// The image view and the labels as far as they have been made.
  final var ownViews: (image: UIImageView?, text: UILabel?, detail: UILabel?) {
    (storedImageView, storedTextLabel, storedDetailTextLabel)
  }

  /// The fonts of the style at the reader's text size.
  private var styleFonts: (text: UIFont, detail: UIFont) {
    fonts(superview == nil ? .current : traitCollection)
  }

  private func fonts(_ traits: UITraitCollection) -> (text: UIFont, detail: UIFont) {
    func font(_ style: UIFont.TextStyle) -> UIFont {
      .preferredFont(forTextStyle: style, compatibleWith: traits)
    }
    return (
      font(cellStyle == .value2 ? .caption1 : .body),
      font(cellStyle == .subtitle ? .caption1 : cellStyle == .value2 ? .subheadline : .body)
    )
  }

  /// Lets labels that have the fonts of the style follow the reader's text size.
  private func followTextSize(from previous: UITraitCollection?) {
    guard let previous, previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else {
      return
    }
    let (old, new) = (fonts(previous), styleFonts)
    if storedTextLabel?.font == old.text { storedTextLabel?.font = new.text }
    if storedDetailTextLabel?.font == old.detail { storedDetailTextLabel?.font = new.detail }
  }

  /// What the cell shows instead of its labels and its image.
  @Observed open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  final var configuredView: (any UIView & UIContentView)?
  /// The view that the background's configuration has put in.
  final var customBackgroundViews: [UIView] = []

  /// What lies behind the content.
  @Observed open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      showBackgroundConfiguration()
      setNeedsDisplay()
    }
  }
  /// Whether the content follows the cell's state by itself; true unless set.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the cell's state by itself; true unless set.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called whenever the state has changed, to set what depends on it.
  @Observed public final var configurationUpdateHandler:
    ((UITableViewCell, UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  final var needsConfigurationUpdate = true

  /// Asks for `updateConfiguration(using:)` in the next layout.
  public final func setNeedsUpdateConfiguration() { noteStateChange() }

  /// Sets what depends on the state; calls the handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: Behind the content

  /// What lies behind the content while the cell is not selected.
  @Observed open var backgroundView: UIView? {
    didSet {
      if backgroundView === oldValue { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// What lies behind the content while the cell is selected; grey unless set.
  @Observed open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView === oldValue { return }
      oldValue?.removeFromSuperview()
      showSelection(animated: false)
    }
  }
  /// What lies behind the content while the cell is selected with others.
  open var multipleSelectionBackgroundView: UIView?
  /// The view that was made to show the selection.
  final var madeSelectionView: UIView?

  // MARK: Selection

  /// What a selected cell looks like.
  @Observed open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }
  /// What a cell that keys go to looks like; kept for code that sets it.
  open var focusStyle = FocusStyle.default
  private final var storedIsSelected = false
  private final var storedIsHighlighted = false

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects the cell or not, without telling the table.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected == storedIsSelected { return }
    storedIsSelected = selected
    stateDidChange(animated: animated)
    accessibilityTraitsDidChange()
  }

  /// Highlights the cell or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted == storedIsHighlighted { return }
    storedIsHighlighted = highlighted
    stateDidChange(animated: animated)
  }

  // MARK: Beside the content

  /// What stands at the trailing side.
  @Observed open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoriesDidChange() } }
  }
  /// What stands at the trailing side instead of what the type says.
  @Observed open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoriesDidChange(from: oldValue) } }
  }
  /// What stands at the trailing side while the table is edited.
  @Observed open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoriesDidChange() } }
  }
  /// What stands at the trailing side while the table is edited, instead of what the type says.
  @Observed open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoriesDidChange(from: oldValue) } }
  }

  // MARK: Editing

  private final var storedIsEditing = false
  /// Whether controls for editing are shown.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// What the user can do with the cell, as the table's delegate has it.
  public final var editingStyle: EditingStyle { placement.editingStyle }
  /// Whether the control is shown with which the user moves the cell; it is where the data source lets the row be moved.
  open var showsReorderControl: Bool {
    get { ownShowsReorderControl ?? placement.isMovable }
    set {
      ownShowsReorderControl = newValue
      accessoriesDidChange()
    }
  }
  private final var ownShowsReorderControl: Bool?
  /// Whether content makes room for the controls of editing; true unless set.
  @Observed open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// Whether the button that deletes is shown.
  public final var showingDeleteConfirmation: Bool { swipeOffset != 0 }

  /// Shows controls for editing or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing == storedIsEditing { return }
    let mask: StateMask = editing ? .showingEditControl : []
    willTransition(to: mask)
    storedIsEditing = editing
    let change = {
      self.accessoriesDidChange()
      self.setNeedsLayout()
    }
    if animated, window != nil {
      layoutIfNeeded()
      UIView.animate(
        withDuration: 0.3,
        animations: {
          change()
          layoutIfNeeded()
        }, completion: { [weak self] _ in self?.didTransition(to: mask) })
    } else {
      change()
      didTransition(to: mask)
    }
    setNeedsUpdateConfiguration()
  }

  /// Told before controls come or go.
  open func willTransition(to state: StateMask) {}
  /// Told after controls came or went.
  open func didTransition(to state: StateMask) {}

  // MARK: Setting in

  /// How many steps the content is set in.
  @Observed open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { contentSizeMayHaveChanged() } }
  }
  /// How wide a step is, in points.
  @Observed open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { contentSizeMayHaveChanged() } }
  }
  /// What the line below the cell keeps from its edges, in points; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? placement.separatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsDisplay()
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?

  // MARK: Reuse

  /// Told before the cell is handed out for another row.
  open func prepareForReuse() {}

  // MARK: Layout and drawing

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

  open override var drawsContent: Bool { true }
  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    drawOwnContent(in: rect, on: canvas, beyond: UITableViewCell.self)
    drawBackground(on: canvas)
  }
  open override var drawsOverSubviews: Bool {
    placement.hasSeparator || placement.hasEdgeLines || hasFocus
  }
  open override func drawOverSubviews(_ canvas: Canvas) {
    drawSeparators(on: canvas)
    if hasFocus { drawListFocus(on: canvas) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize(from: previousTraitCollection)
    setNeedsUpdateConfiguration()
    contentSizeMayHaveChanged()
  }

  open override func fittingSizeDidChange(of subview: UIView) {
    super.fittingSizeDidChange(of: subview)
    setNeedsLayout()
  }

  /// The texts, and what the cell is at present.
  open override var stateDescription: String? {
    let parts = [
      ownText.map { "\"\($0)\"" }, isSelected ? "selected" : nil, isHighlighted ? "highlighted" : nil,
      isEditing ? "editing" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  // MARK: Accessibility

  /// Whether the cell is read out as one; unless set, where it shows texts of its own and nothing else.
  open override var isAccessibilityElementByDefault: Bool { showsOnlyOwnText }

  /// What the cell is called; its texts unless set.
  open override var defaultAccessibilityLabel: String? { ownText }

  /// What can be done with the cell beyond activating it; what is behind its edges unless set.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? table?.accessibilityActions(of: self) }
    set { super.accessibilityCustomActions = newValue }
  }

  /// What the cell is; a button where it can be selected, unless set.
  open override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits }
}
