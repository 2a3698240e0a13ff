import Foundation
import QuoinGraphics

/// An item of a collection that is seen.
open class UICollectionViewCell: UICollectionReusableView {
  /// Where the cell's own views stand.
  public final let contentView: UIView = CellContentView()
  final var configuredView: (any UIView & UIContentView)?
  private final var needsConfigurationUpdate = false
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
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContentConfiguration() } }
  /// What lies behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsDisplay() } }
  /// Whether the content follows the cell's state by itself; true unless set.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the cell's state by itself; true unless set.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called whenever the state has changed, to set what depends on it.
  public final var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for `updateConfiguration(using:)` in the next layout.
  public final func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Sets what depends on the state; calls the handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration(using: configurationState)
  }

  private func showContentConfiguration() {
    guard let contentConfiguration else {
      configuredView?.removeFromSuperview()
      configuredView = nil
      return
    }
    let content =
      automaticallyUpdatesContentConfiguration
      ? contentConfiguration.updated(for: configurationState) : contentConfiguration
    if let configuredView, configuredView.supports(content) {
      configuredView.configuration = content
    } else {
      configuredView?.removeFromSuperview()
      let view = content.makeContentView()
      configuredView = view
      contentView.addSubview(view)
    }
    setNeedsLayout()
    invalidateFittingSize()
  }

  // MARK: Behind the content

  /// What lies behind the content.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView === oldValue { return }
      oldValue?.removeFromSuperview()
      placeBackgrounds()
    }
  }
  /// What lies behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
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
    guard var background = backgroundConfiguration else { return }
    if automaticallyUpdatesBackgroundConfiguration {
      background = background.updated(for: configurationState)
    }
    background.draw(on: canvas, in: bounds, rightToLeft: isRightToLeft, tint: tintColor)
  }

  open override var drawsContent: Bool { backgroundConfiguration != nil || isDrawnBySubclass }

  /// Whether a class of the program's own may draw.
  private var isDrawnBySubclass: Bool { type(of: self) != UICollectionViewCell.self }

  /// What the cell is at present.
  open override var stateDescription: String? {
    let parts = [isSelected ? "selected" : nil, isHighlighted ? "highlighted" : nil].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  // MARK: Accessibility

  /// What the cell is; selected where it is, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityProperties?.traits ?? (isSelected ? [.button, .selected] : .button) }
    set { super.accessibilityTraits = newValue }
  }

  /// Whether the cell is read out as one; unless set, where it shows the texts of a list.
  open override var isAccessibilityElement: Bool {
    get { accessibilityProperties?.isElement ?? (configuredView is UIListContentView) }
    set { super.isAccessibilityElement = newValue }
  }

  /// What the cell is called; its texts unless set.
  open override var accessibilityLabel: String? {
    get {
      if let own = super.accessibilityLabel { return own }
      guard let list = configuredView as? UIListContentView else { return nil }
      let texts = [list.textLabel.text, list.secondaryTextLabel.text].compactMap { $0 }.filter { !$0.isEmpty }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }
}
