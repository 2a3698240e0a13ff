import Foundation
import QuoinGraphics
import QuoinResources

/// Shows text.
open class UILabel: UIView {
  final var content = LabelContent()
  private final var storedText: String?
  private final var storedAttributedText: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    if placesNothing { needsLayout = false }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  deinit {}

  /// What all of the class look like that say nothing else; see ``UIAppearance``.
  open override class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UILabel {
    look(
      in: containers,
      [
        AppearanceProperty(\UILabel.font), AppearanceProperty(\UILabel.textColor),
        AppearanceProperty(\UILabel.highlightedTextColor), AppearanceProperty(\UILabel.shadowColor),
      ]
    ) { UILabel(frame: $0) }
  }

  // MARK: Text

  /// The characters; setting them drops attributes.
  open var text: String? {
    get { storedAttributedText?.string ?? storedText }
    set {
      if storedAttributedText == nil, storedText.map({ ExactString($0) }) == newValue.map({ ExactString($0) })
      {
        return
      }
      storedText = newValue
      storedAttributedText = nil
      textDidChange()
    }
  }

  /// The text with its attributes; what they do not say, the label's properties do, which it reads back with.
  open var attributedText: NSAttributedString? {
    get {
      (storedAttributedText ?? storedText.map { ReleasingAttributedString(string: $0) })?
        .readBack(
          font: content.font, color: content.textColor, paragraph: .reading(textAlignment, lineBreakMode))
    }
    set {
      storedAttributedText = newValue.map { ReleasingAttributedString(attributedString: $0) }
      storedText = nil
      textDidChange()
    }
  }

  /// The font of what says no other; the system's at 17 points unless set.
  open var font: UIFont! {
    get { content.font }
    set {
      let font: UIFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      guard font != content.font || storedAttributedText != nil else { return }
      willChange(.font)
      content.font = font
      setForAllText(.font, font)
      textDidChange()
    }
  }

  /// The colour of what says no other.
  open var textColor: UIColor! {
    get { content.textColor }
    set {
      willChange(.textColor)
      content.textColor = newValue ?? .label
      setForAllText(.foregroundColor, content.textColor)
      lookDidChange()
    }
  }

  /// As in UIKit, what is set after a text with attributes holds for all of it.
  private func setForAllText(_ key: NSAttributedString.Key, _ value: Any) {
    guard let storedAttributedText else { return }
    let text = ReleasingAttributedString(attributedString: storedAttributedText)
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    self.storedAttributedText = text
  }

  /// How lines stand between the edges.
  @Observed open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { settingDidChange() } }
  }

  /// How text is broken into lines, and what happens to what has no room.
  @Observed open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { layoutRulesDidChange() } }
  }
  /// Kept for code that sets it: lines are broken by one rule.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

  /// The greatest number of lines; 0 for any.
  @Observed open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { layoutRulesDidChange() } }
  }

  /// The width that the intrinsic size of several lines is measured at, in points; 0 for no limit.
  @Observed open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Shrinking

  /// Whether text that is too wide for the bounds is set smaller.
  @Observed open var adjustsFontSizeToFitWidth = false {
    didSet { settingDidChange() }
  }
  /// How small text may become, as a fraction of its size; 0 for any.
  @Observed open var minimumScaleFactor: CGFloat = 0 {
    didSet { settingDidChange() }
  }
  /// Where shrunk text stands.
  @Observed open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { didChange(.look) } }
  /// Kept for code that sets it.
  open var allowsDefaultTighteningForTruncation = false
  /// Kept for code that sets it; fonts of text styles follow the traits they were made with.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Look

  /// The colour of the text while the label is highlighted.
  @Observed open var highlightedTextColor: UIColor? { didSet { lookDidChange() } }
  /// Whether the text has its highlighted colour.
  @Observed open var isHighlighted = false { didSet { if isHighlighted != oldValue { lookDidChange() } } }
  /// Whether the text has its full colour.
  @Observed open var isEnabled = true { didSet { if isEnabled != oldValue { lookDidChange() } } }
  /// The colour of a sharp shadow of the text.
  @Observed open var shadowColor: UIColor? { didSet { didChange(.look) } }
  /// Where the sharp shadow falls, in points.
  @Observed open var shadowOffset = CGSize(width: 0, height: -1) { didSet { didChange(.look) } }

  // MARK: Measuring

  /// The rectangle of the text within bounds, its size measured for some number of lines.
  ///
  /// An override counts for what the label measures, and for where its text is drawn.
  ///
  /// - Parameters:
  ///   - bounds: The room, in points.
  ///   - numberOfLines: The greatest number of lines; 0 for any.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    ownTextRect(in: bounds, lines: numberOfLines)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // A single line is as wide as it is, however little room there is; UIKit measures it so.
    let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .infinity), limitedToNumberOfLines: numberOfLines
    ).size
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: .infinity))
  }

  open override var contentHeightFollowsWidth: Bool { numberOfLines != 1 }

  override var lineHeightOfBaselines: CGFloat? { content.font.lineHeight + content.font.leading }

  open override func firstBaselineOffset(for size: CGSize) -> CGFloat {
    let placed = placedLayout(in: textRoom(in: CGRect(origin: .zero, size: size)))
    return placed.origin.y + placed.layout.firstBaseline
  }

  open override func lastBaselineOffset(for size: CGSize) -> CGFloat {
    let placed = placedLayout(in: textRoom(in: CGRect(origin: .zero, size: size)))
    return placed.origin.y + placed.layout.lastBaseline
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Words are hyphenated by their rules.
    if content.typesetting != nil || storedAttributedText != nil,
      previousTraitCollection?.language != traitCollection.language
    {
      content.forgetText()
    }
    content.forgetLayouts()
  }

  /// Whether a layout would do nothing, as in a label of no other class without views in its text.
  private var placesNothing: Bool {
    type(of: self) == UILabel.self && storedAttributedText == nil && rare == nil
      && content.attachedViews.isEmpty
  }

  // Most views of large trees are labels: a pass need not look at them.
  open override func setNeedsLayout() { if !placesNothing { super.setNeedsLayout() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if storedAttributedText != nil || !content.attachedViews.isEmpty { placeAttachedViews() }
  }

  // MARK: Drawing

  open override var drawsContent: Bool { plainText?.isEmpty == false || (ownAttributedText?.length ?? 0) > 0 }

  open override var drawingExtent: CGRect { bounds.union(textExtent) }

  override func extent(for purpose: ExtentPurpose) -> CGRect? {
    switch purpose {
    // Text that is far away is not set to find out how far it reaches.
    case .sight: outerExtent
    case .siblings: bounds
    case .shown: linesRect
    }
  }

  override func ownValue(of property: AnimatedProperty) -> AnimatableValue? {
    switch property {
    case .font: .font(content.font)
    case .textColor: .color(content.textColor)
    default: nil
    }
  }

  override func storeOwn(_ value: AnimatableValue, as property: AnimatedProperty, quietly: Bool) {
    switch (property, value) {
    case (.font, .font(let font)): store(font: font, quietly: quietly)
    case (.textColor, .color(let color?)): store(textColor: color, quietly: quietly)
    default: break
    }
  }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    // Only a class of somebody's own can want a context.
    if type(of: self) == UILabel.self { return drawLines(on: canvas, in: rect) }
    super.draw(canvas, in: rect)
  }

  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  /// Draws the text in the present context, in the middle of a rectangle's height; override to draw it elsewhere.
  open func drawText(in rect: CGRect) {
    if let canvas = UIGraphicsGetCurrentContext()?.canvas { drawText(on: canvas, in: textRoom(in: rect)) }
  }

  /// Draws the text in the middle of a rectangle's height; override to draw it elsewhere.
  open func drawText(on canvas: Canvas, in rect: CGRect) { drawLines(on: canvas, in: rect) }

  // MARK: Accessibility

  /// Whether the label is read out; unless set, where it has text.
  open override var isAccessibilityElement: Bool {
    get { accessibilityProperties?.isElement ?? drawsContent }
    set { super.isAccessibilityElement = newValue }
  }

  /// What the label is called; its text unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// The label with its attributes; its text unless set.
  open override var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityProperties?.label?.attributed ?? attributedText }
    set { super.accessibilityAttributedLabel = newValue }
  }

  /// What the label is; text unless set, which is not enabled where the label is not.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityProperties?.traits ?? (isEnabled ? .staticText : [.staticText, .notEnabled]) }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Changes

  final var plainText: String? { storedText }
  /// The text where it has attributes.
  package final var ownAttributedText: NSAttributedString? { storedAttributedText }

  private func textDidChange() {
    content.forgetText()
    placeAttachedViewsAnew()
    invalidateIntrinsicContentSize()
  }

  private func placeAttachedViewsAnew() {
    if storedAttributedText != nil || !content.attachedViews.isEmpty { setNeedsLayout() }
  }

  private func lookDidChange() {
    content.forgetText()
    didChange(.look)
  }

  private func settingDidChange() {
    content.forgetLayouts()
    placeAttachedViewsAnew()
    didChange(.look)
  }

  /// Takes new rules for letters and paragraphs.
  final func store(_ typesetting: TypesettingBox?) {
    content.typesetting = typesetting
    textDidChange()
  }

  private func layoutRulesDidChange() {
    content.forgetLayouts()
    placeAttachedViewsAnew()
    invalidateIntrinsicContentSize()
  }
}

/// Where text stands that was made smaller to fit.
public nonisolated enum UIBaselineAdjustment: Int, Sendable, CaseIterable {
  /// On the baseline that it would have at its full size.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// At the top of its full size.
  case none
}
