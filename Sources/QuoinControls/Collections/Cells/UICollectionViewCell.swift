import Foundation
import QuoinGraphics

/// An item of a collection that is seen.
open class UICollectionViewCell: UICollectionReusableView {
  /// Where the cell's own views stand.
  public final let contentView: UIView = CellContentView()
  final var configuredView: (any UIView & UIContentView)?
  final var needsConfigurationUpdate = true
  /// How far the content is swiped aside, in points; to the left below 0.
  final var swipeOffset: CGFloat = 0 { didSet { if swipeOffset != oldValue { noteStateChange() } } }
  final var isBeingMoved = false { didSet { if isBeingMoved != oldValue { noteStateChange() } } }
  final var hasFocus = false {
    didSet {
      if hasFocus == oldValue { return }
      noteStateChange()
      setNeedsDisplay()
    }
  }
  private final var storedIsSelected = false
  private final var storedIsHighlighted = false

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell; there are no archives to decode from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    contentView.preservesSuperviewLayoutMargins = true
    contentView.frame = bounds
    addSubview(contentView)
  }

  // MARK: State

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set {
      if newValue == storedIsSelected { return }
      storedIsSelected = newValue
      stateDidChange()
    }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set {
      if newValue == storedIsHighlighted { return }
      storedIsHighlighted = newValue
      stateDidChange()
    }
  }

  /// The state that content and background follow.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isDisabled = !isUserInteractionEnabled
    (state.isFocused, state.isReordering) = (hasFocus, isBeingMoved)
    state.isSwiped = swipeOffset != 0
    return state
  }

  func stateDidChange() {
    placeBackgrounds()
    if automaticallyUpdatesContentConfiguration, contentConfiguration != nil { showContentConfiguration() }
    if backgroundConfiguration != nil { setNeedsDisplay() }
    setNeedsUpdateConfiguration()
    didChange(.accessibility)
  }

  // MARK: Content

  /// What the cell shows instead of views of its own.
  @Observed open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  /// What lies behind the content.
  @Observed open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsDisplay() } }
  /// Whether the content follows the cell's state by itself; true unless set.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the cell's state by itself; true unless set.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called whenever the state has changed, to set what depends on it.
  @Observed public final var configurationUpdateHandler:
    ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for `updateConfiguration(using:)` in the next layout.
  public final func setNeedsUpdateConfiguration() { noteStateChange() }

  /// Sets what depends on the state; calls the handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: Behind the content

  /// What lies behind the content.
  @Observed open var backgroundView: UIView? {
    didSet {
      if backgroundView === oldValue { return }
      oldValue?.removeFromSuperview()
      placeBackgrounds()
    }
  }
  /// What lies behind the content while the cell is selected or highlighted.
  @Observed open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView === oldValue { return }
      oldValue?.removeFromSuperview()
      placeBackgrounds()
    }
  }

  private func placeBackgrounds() {
    if let view = selectedBackgroundView {
      if isSelected || isHighlighted {
        if view.superview !== self { insertSubview(view, at: 0) }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
    if let view = backgroundView, view.superview !== self { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  // MARK: Layout and drawing

  /// The rectangle of the content, in points of the cell.
  var contentFrame: CGRect { bounds }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    contentView.frame = contentFrame
    configuredView?.frame = contentView.bounds
    if backgroundView?.superview === self { backgroundView?.frame = bounds }
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    if let configuredView { return configuredView.measuredSize(fitting: size) }
    return contentView.measuredSize(fitting: size)
  }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    drawOwnContent(in: rect, on: canvas, beyond: UICollectionViewCell.self)
    shownBackground?.draw(on: canvas, in: bounds, rightToLeft: isRightToLeft, tint: tintColor)
  }

  open override var drawsContent: Bool { backgroundConfiguration != nil || isDrawnBySubclass }

  /// Whether a class of the program's own may draw.
  private var isDrawnBySubclass: Bool { type(of: self) != UICollectionViewCell.self }

  open override var drawsOverSubviews: Bool { hasFocus }
  open override func drawOverSubviews(_ canvas: Canvas) { if hasFocus { drawListFocus(on: canvas) } }

  /// What the cell is at present.
  open override var stateDescription: String? {
    let parts = [isSelected ? "selected" : nil, isHighlighted ? "highlighted" : nil].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  // MARK: Accessibility

  /// What can be done with the cell beyond activating it; what is behind its edges unless set.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? collection?.accessibilityActions(of: self) }
    set { super.accessibilityCustomActions = newValue }
  }

  /// What the cell is; selected where it is, unless set.
  open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isSelected ? [.button, .selected] : .button
  }

  /// Whether the cell is read out as one; unless set, where it shows the texts of a list.
  open override var isAccessibilityElementByDefault: Bool { configuredView is UIListContentView }

  /// What the cell is called; its texts unless set.
  open override var defaultAccessibilityLabel: String? {
    guard let list = configuredView as? UIListContentView else { return nil }
    let texts = [list.textLabel.text, list.secondaryTextLabel.text].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension UICollectionViewCell: ListCell, ConfiguredCell {
  final var reorderControl: UIView? { (self as? UICollectionViewListCell)?.reorderMark }
  final func show(selected: Bool, animated: Bool) { if isSelected != selected { isSelected = selected } }
  final func show(highlighted: Bool, animated: Bool) {
    if isHighlighted != highlighted { isHighlighted = highlighted }
  }
  final func clip(swiped: Bool) {
    clipsToBounds = swiped || (self as? UICollectionViewListCell)?.hasRoundCorners == true
  }

  /// The collection that shows the cell.
  final var collection: UICollectionView? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UICollectionView }.first
  }
}
