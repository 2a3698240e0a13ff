import Foundation
import QuoinGraphics
import QuoinResources

/// Says what a tap does, with text, a picture or both.
///
/// What it shows stands in a configuration, or is set for each state:
///
/// ```swift
/// let buy = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Buy") { _ in buy() })
///
/// let more = UIButton(type: .system)
/// more.setTitle("More", for: .normal)
/// more.addTarget(self, action: .showMore, for: .touchUpInside)
/// ```
open class UIButton: UIControl {
  /// What the button was made as.
  public private(set) final var buttonType = ButtonType.custom
  final var values = ButtonValues()
  /// What is shown at the moment.
  final var look = ButtonLook()
  final let content = ButtonContent()
  private final var needsLook = true
  private final var isMakingLook = false
  private final var hover: UIHoverGestureRecognizer?

  /// Creates a button with no look of its own.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button of a type; the action is called by a tap, and its title and picture are the button's.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    setImage(Self.image(of: buttonType), for: .normal)
    takeAction(primaryAction)
    if buttonType != .custom, buttonType != .system, buttonType != .plain { sizeToFit() }
  }

  /// Creates a button that calls an action, whose title and picture are the button's.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    buttonType = .system
    takeAction(primaryAction)
  }

  /// Creates a button as large as what a configuration shows.
  ///
  /// - Parameters:
  ///   - configuration: What it shows.
  ///   - primaryAction: What a tap calls; its title and picture are the button's where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    takeAction(primaryAction)
    sizeToFit()
  }

  /// Creates a button; there are no archives to decode from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  /// A button with a picture in the tint.
  public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }

  /// A button in the tint that calls an action, whose title and picture it shows.
  public static func systemButton(primaryAction: UIAction) -> UIButton {
    UIButton(type: .system, primaryAction: primaryAction)
  }

  private func takeAction(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty, values.titles.isEmpty {
      if configuration != nil {
        if configuration?.title == nil { configuration?.title = action.title }
      } else {
        setTitle(action.title, for: .normal)
      }
    }
    if let image = action.image, currentImage == nil {
      if configuration != nil { configuration?.image = image } else { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Configuration

  /// What the button shows and how; nothing for a button that is told so for each state.
  @Observed open var configuration: Configuration? {
    didSet {
      if !isMakingLook { setNeedsUpdateConfiguration() }
      invalidateIntrinsicContentSize()
    }
  }

  /// A function that changes the configuration whenever the state has changed.
  @Observed open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the colours of the configuration follow the state; true unless set.
  @Observed open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

  /// Asks for an update of the configuration before the button is laid out.
  public final func setNeedsUpdateConfiguration() {
    needsLook = true
    setNeedsLayout()
    didChange(.look)
  }

  /// Brings the configuration in line with the state; calls the handler unless a class does more.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Works out what is shown, if that may have changed.
  final func makeLook() {
    guard needsLook, !isMakingLook else { return }
    isMakingLook = true
    updateConfiguration()
    look = configuration.map { ButtonLook($0, of: self) } ?? ButtonLook(of: self)
    content.show(look, in: self)
    isMakingLook = false
    needsLook = false
  }

  final func change(_ body: (inout ButtonValues) -> Void) {
    body(&values)
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
  }

  // MARK: Settings

  /// What the button stands for among others.
  @Observed open var role = Role.normal { didSet { setNeedsUpdateConfiguration() } }
  /// The distance of content from the edges, in points, for buttons without a configuration.
  @Observed open var contentEdgeInsets = UIEdgeInsets.zero { didSet { insetsDidChange() } }
  /// By how much the title is moved, in points, for buttons without a configuration.
  @Observed open var titleEdgeInsets = UIEdgeInsets.zero { didSet { insetsDidChange() } }
  /// By how much the picture is moved, in points, for buttons without a configuration.
  @Observed open var imageEdgeInsets = UIEdgeInsets.zero { didSet { insetsDidChange() } }
  /// Whether the picture is darker under a finger; true unless set.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture is lighter while the button is disabled; true unless set.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows under a finger; kept for code that sets it.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow falls the other way under a finger.
  @Observed open var reversesTitleShadowWhenHighlighted = false { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the button looks as on a Mac; kept for code that sets it.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// As what the button looks.
  public final var behavioralStyle: UIBehavioralStyle { .pad }

  private func insetsDidChange() {
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
  }

  /// What a long press shows, or a tap where `showsMenuAsPrimaryAction` is set.
  @Observed open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      if changesSelectionAsPrimaryAction { selectFirstInMenu() }
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether a tap turns `isSelected`, or the choice in the menu becomes the title.
  @Observed open var changesSelectionAsPrimaryAction = false {
    didSet {
      if changesSelectionAsPrimaryAction { selectFirstInMenu() }
      setNeedsUpdateConfiguration()
    }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { if changesSelectionAsPrimaryAction { selectFirstInMenu() } }
  }

  /// Whether the button is marked while a pointer is over it.
  @Observed open var isPointerInteractionEnabled = false {
    didSet {
      if let hover { removeGestureRecognizer(hover) }
      hover = nil
      guard isPointerInteractionEnabled else {
        isHovered = false
        return
      }
      let made = UIHoverGestureRecognizer(target: nil, action: nil)
      made.addHandler { [unowned self] recognizer in
        self.isHovered = recognizer.state == .began || recognizer.state == .changed
      }
      hover = made
      addGestureRecognizer(made)
    }
  }

  /// Whether a pointer is over the button, as far as that is looked for.
  public private(set) final var isHovered = false { didSet { if isHovered != oldValue { didChange(.look) } } }

  // MARK: What it shows in states

  /// Sets what the button says in a state; other states without a title take that of the normal one.
  open func setTitle(_ title: String?, for state: State) { change { $0.titles[own: state] = title } }
  /// Sets what the button says in a state, with attributes; it comes before a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change { $0.attributedTitles[own: state] = title.map { ReleasingAttributedString(attributedString: $0) } }
  }
  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change { $0.titleColors[own: state] = color }
  }
  /// Sets the picture beside the title in a state.
  open func setImage(_ image: UIImage?, for state: State) { change { $0.images[own: state] = image } }
  /// Sets the picture behind title and image in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change { $0.backgroundImages[own: state] = image }
  }

  // MARK: Parts

  /// Shows the title.
  public final var titleLabel: UILabel? {
    makeLook()
    return content.title(in: self)
  }
  /// Shows the subtitle of a configuration.
  public final var subtitleLabel: UILabel? {
    makeLook()
    return content.subtitleLabel
  }
  /// Shows the picture.
  public final var imageView: UIImageView? {
    makeLook()
    return content.image(in: self)
  }

  /// Where the background is drawn.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where title and picture stand.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    makeLook()
    return bounds.inset(by: look.insets(isRightToLeft: isRightToLeft))
  }
  /// Where the title stands.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    makeLook()
    return ButtonPlaces(content, look, in: contentRect, of: self).title
  }
  /// Where the picture stands.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    makeLook()
    return ButtonPlaces(content, look, in: contentRect, of: self).image
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    makeLook()
    return ButtonPlaces.size(of: content, look, fitting: size, in: self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    makeLook()
    content.lay(out: look, in: self)
  }

  open override func fittingSizeDidChange(of subview: UIView) {
    super.fittingSizeDidChange(of: subview)
    if isMakingLook { return }
    // The title is set in the font that its label is given.
    if subview === content.titleLabel { setNeedsUpdateConfiguration() } else { setNeedsLayout() }
  }

  open override func firstBaselineOffset(for size: CGSize) -> CGFloat {
    baselineOffset(for: size, first: true)
  }
  open override func lastBaselineOffset(for size: CGSize) -> CGFloat {
    baselineOffset(for: size, first: false)
  }

  private func baselineOffset(for size: CGSize, first: Bool) -> CGFloat {
    makeLook()
    guard look.title != nil || look.subtitle != nil else { return size.height }
    let room = contentRect(forBounds: CGRect(origin: .zero, size: size))
    let places = ButtonPlaces(content, look, in: room, of: self)
    if !first, look.subtitle != nil, let label = content.subtitleLabel {
      return places.subtitle.minY + label.lastBaselineOffset(for: places.subtitle.size)
    }
    guard let label = content.titleLabel else { return size.height }
    return places.title.minY
      + (first
        ? label.firstBaselineOffset(for: places.title.size)
        : label.lastBaselineOffset(for: places.title.size))
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    // States may differ in what they say.
    if !values.titles.isEmpty || !values.images.isEmpty { invalidateIntrinsicContentSize() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  // MARK: Look

  open override var drawsContent: Bool { true }
  open override var drawingExtent: CGRect {
    // The mark of a selected title reaches a little beyond it.
    super.drawingExtent.union(bounds.insetBy(dx: -ButtonLook.markReach, dy: 0))
  }
  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    drawOwnContent(in: rect, on: canvas, beyond: UIButton.self)
    drawBackground(on: canvas, in: rect)
  }
  open override var formField: FormField? { menuField }
  open override func showsValueOfField(_ subview: UIView) -> Bool {
    isPopup && subview === content.titleLabel
  }
  override var focusShape: UIBezierPath {
    UIBezierPath(
      roundedRect: bounds, cornerRadius: configuration == nil ? 6 : look.cornerRadius(in: bounds, self))
  }

  // MARK: Use

  /// Calls an action; a choice that turns is turned before.
  open override func sendActions(for controlEvents: Event) {
    if controlEvents.contains(.primaryActionTriggered), changesSelectionAsPrimaryAction,
      !showsMenuAsPrimaryAction
    {
      isSelected.toggle()
    }
    super.sendActions(for: controlEvents)
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu } }
  }

  override func menuElementChosen(_ element: UIMenuElement) { select(element) }

  // MARK: Accessibility

  open override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits {
    changesSelectionAsPrimaryAction && menu == nil ? [.button, .toggleButton] : .button
  }

  /// What the button is called; its title, subtitle or picture's name unless set.
  open override var defaultAccessibilityLabel: String? {
    let texts = [shownTitle, configuration?.subtitle].compactMap { $0 }
    return texts.isEmpty ? Self.label(of: buttonType) : texts.joined(separator: ", ")
  }

  override var valueDescription: String? {
    shownTitle.map { "\"\($0)\"" }
  }
}
