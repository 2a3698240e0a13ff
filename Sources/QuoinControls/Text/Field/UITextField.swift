import Foundation
import QuoinGraphics
import QuoinResources
import QuoinViews

/// A line that is written in.
///
/// ```swift
/// let name = UITextField(frame: CGRect(x: 16, y: 80, width: 200, height: 34))
/// name.borderStyle = .roundedRect
/// name.placeholder = "Name"
/// name.addAction(UIAction { _ in greet(name.text ?? "") }, for: .editingChanged)
/// ```
open class UITextField: UIControl, TextInteracting {
  /// Writes the text.
  public final let textEditor = TextEditor()
  final var styled = StyledText()
  final var interaction: TextInteraction?
  /// How far the text is moved to the left while it is written in, in points.
  final var scrolled: CGFloat = 0
  /// Whether a change comes from code, which is not told of it.
  final var isSettingText = false
  final var isClearing = false
  final let clearButton = TextFieldClearButton()

  /// Asked and told of what is written.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    contentMode = .redraw
    clipsToBounds = true
    setUpEditing()
    clearButton.addAction(UIAction { [unowned self] _ in clear() }, for: .touchUpInside)
    addSubview(clearButton)
    updateClearButton()
  }

  /// What all of the class look like that say nothing else; see ``UIAppearance``.
  open override class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UITextField { look(in: containers, AppearanceProperty.ofTextFields) { UITextField(frame: $0) } }

  // MARK: Text

  /// The characters; never nothing once something was set, as in UIKit.
  open var text: String? {
    get { textEditor.string }
    set {
      styled.set(nil)
      set(newValue ?? "")
    }
  }

  /// The text with its attributes; what they do not say, the field's properties do.
  open var attributedText: NSAttributedString? {
    get { readBack(textAlignment, .byTruncatingTail) }
    set {
      styled.set(newValue)
      set(newValue?.string ?? "")
    }
  }

  /// What is shown as long as there is no text.
  @Observed open var placeholder: String? { didSet { contentDidChange() } }
  /// What is shown as long as there is no text, with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      storedPlaceholder
        ?? placeholder.map {
          ReleasingAttributedString(string: $0, attributes: [.foregroundColor: UIColor.placeholderText])
        }
    }
    set {
      storedPlaceholder = newValue.map { ReleasingAttributedString(attributedString: $0) }
      placeholder = newValue?.string
    }
  }
  private final var storedPlaceholder: NSAttributedString? {
    didSet { contentDidChange() }
  }
  final var ownPlaceholder: NSAttributedString? {
    storedPlaceholder?.string == placeholder ? storedPlaceholder : nil
  }

  /// The font; the system's at 17 points unless set.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? Self.defaultFont
      styled.setForAll(.font, storedFont)
      contentDidChange()
    }
  }
  final var storedFont = UITextField.defaultFont
  private static var defaultFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

  /// The colour of the text.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      styled.setForAll(.foregroundColor, storedTextColor)
      didChange(.look)
    }
  }
  final var storedTextColor = UIColor.label

  /// Where the text stands between the edges.
  @Observed open var textAlignment = NSTextAlignment.natural { didSet { placeDidChange() } }

  /// What text looks like that nothing is said of.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      extraAttributes.merging([.font: storedFont, .foregroundColor: storedTextColor]) { first, _ in first }
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
      extraAttributes = newValue
      for (key, value) in newValue { styled.setForAll(key, value) }
      contentDidChange()
    }
  }
  final var extraAttributes: [NSAttributedString.Key: Any] = [:]
  final var baseAttributes: [NSAttributedString.Key: Any] { defaultTextAttributes }

  /// What is written next looks like this; nothing while the field is not written in.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? nextAttributes : nil }
    set { styled.typing = newValue }
  }

  /// Kept for code that sets it: attributes are always kept while a text is written.
  open var allowsEditingTextAttributes = false
  /// Kept for code that sets it; fonts of text styles follow the traits they were made with.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Shrinking

  /// Whether text that is too wide is set smaller.
  @Observed open var adjustsFontSizeToFitWidth = false { didSet { didChange(.look) } }
  /// How small text may become, in points; 0 for any.
  @Observed open var minimumFontSize: CGFloat = 0 { didSet { didChange(.look) } }

  // MARK: Look

  /// What is drawn around the field.
  @Observed open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentDidChange() } }
  }
  /// What is drawn behind the text in the place of the border; not with a rounded one.
  @Observed open var background: UIImage? { didSet { didChange(.look) } }
  /// What is drawn behind the text while the field is not enabled.
  @Observed open var disabledBackground: UIImage? { didSet { didChange(.look) } }
  /// When there is a button that clears the text.
  @Observed open var clearButtonMode = ViewMode.never { didSet { placeDidChange() } }
  /// What stands where the text begins.
  @Observed open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
  /// When that is shown.
  @Observed open var leftViewMode = ViewMode.never { didSet { placeDidChange() } }
  /// What stands where the text ends.
  @Observed open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
  /// When that is shown.
  @Observed open var rightViewMode = ViewMode.never { didSet { placeDidChange() } }

  // MARK: Editing

  /// Whether the field is written in.
  open var isEditing: Bool { isFirstResponder }
  /// Whether the text is taken away when writing begins.
  open var clearsOnBeginEditing = false
  /// Whether what is written first takes the place of all of the text.
  @Observed open var clearsOnInsertion = false {
    didSet { if clearsOnInsertion, isEditing { textEditor.selectAll() } }
  }

  /// What comes in the place of a keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private final var storedInputView: UIView?
  /// What comes above a keyboard.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }
  private final var storedAccessoryView: UIView?

  // MARK: Input traits

  /// Which letters a keyboard makes capital by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether a keyboard corrects words.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether mistakes are marked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether straight quotes become curly ones.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether pasting looks after spaces.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Which keys a keyboard shows.
  open var keyboardType = UIKeyboardType.default
  /// Whether a keyboard is light or dark.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key waits until something is written.
  open var enablesReturnKeyAutomatically = false
  /// What the text is: a name, an address.
  open var textContentType: UITextContentType!
  /// What a password must be like; kept for code that sets it.
  open var passwordRules: UITextInputPasswordRules?
  /// Whether bullets stand for the characters.
  open var isSecureTextEntry: Bool {
    get { textEditor.isSecure }
    set {
      textEditor.isSecure = newValue
      didChange([.look, .accessibility])
    }
  }

  /// Kept for code that sets it.
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// Kept for code that sets it.
  open weak var textDropDelegate: (any UITextDropDelegate)?
  /// Kept for code that sets it.
  open var textDragOptions: UITextDragOptions = []

  /// Deletes what is selected, or what stands before the caret, as the key does.
  open func deleteBackward() { textEditor.delete(.backward) }

  // MARK: Places

  /// What the border keeps its content in, in the field's own points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is shown.
  open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(in: bounds, isEditing: false) }
  /// Where the text is written.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(in: bounds, isEditing: true) }
  /// Where the placeholder is shown.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where the button is that clears the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { ownClearButtonRect(in: bounds) }
  /// Where the view is with which the text begins.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    ownSideRect(of: leftView, isLeft: true, in: bounds)
  }
  /// Where the view is with which the text ends.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    ownSideRect(of: rightView, isLeft: false, in: bounds)
  }

  /// Draws the text in a rectangle.
  open func drawText(on canvas: Canvas, in rect: CGRect) { drawOwnText(on: canvas, in: rect) }
  /// Draws the placeholder in a rectangle.
  open func drawPlaceholder(on canvas: Canvas, in rect: CGRect) { drawOwnPlaceholder(on: canvas, in: rect) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
    scrollToCaret()
  }

  open override var intrinsicContentSize: CGSize { ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
  open override func firstBaselineOffset(for size: CGSize) -> CGFloat { baseline(in: size) }
  open override func lastBaselineOffset(for size: CGSize) -> CGFloat { baseline(in: size) }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    drawOwnContent(in: rect, on: canvas, beyond: UITextField.self)
    drawField(on: canvas)
  }
  open override var formField: FormField? { lineField }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// Keys that go to a field are seen by its caret.
  open override var drawsOverSubviews: Bool { false }
  open override var drawingExtent: CGRect { bounds }

  // MARK: Keys

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    editingDidBegin()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    editingDidEnd()
    return true
  }

  // Space and return write here; they do not press the field as they press a button.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Writes; a return does what the return key does.
  open func insertText(_ text: String) {
    if text == "\n" { return performReturn() }
    if text != "\t" { textEditor.insertText(text) }
  }

  open override var undoManager: UndoManager? { textEditor.undoManager }
  open override func cut(_ sender: Any?) { textEditor.cut() }
  open override func copy(_ sender: Any?) { textEditor.copy() }
  open override func paste(_ sender: Any?) { textEditor.paste() }
  open override func delete(_ sender: Any?) { deleteSelection() }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { selectWhole() }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    mayEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
  }
  final func editMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersIn: selectedUnits, suggestedActions: suggested)
  }

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
  }

  override func activate() { becomeFirstResponder() }
  override var isTriggeredByTouchUp: Bool { false }

  // MARK: Accessibility

  open override var isAccessibilityElementByDefault: Bool { true }

  /// What the field is called; its placeholder unless set.
  open override var defaultAccessibilityLabel: String? { placeholder }

  /// What the field holds; bullets for a secret.
  open override var defaultAccessibilityValue: String? { hasText ? textEditor.shownString : nil }

  /// The text in quotes, or the placeholder in brackets, and whether it is written in.
  override var valueDescription: String? {
    var words = hasText ? "\"\(textEditor.shownString)\"" : placeholder.map { "[\($0)]" } ?? ""
    if isEditing { words += words.isEmpty ? "editing" : " editing" }
    return words.isEmpty ? nil : words
  }

  /// Whether fingers select and place a caret.
  final var mayBeSelected: Bool { isEnabled }
  /// Whether a caret is shown.
  final var showsCaret: Bool { isEditing }
  final func takesTap(at point: CGPoint) -> Bool { false }
}
