import Foundation
import QuoinGraphics
import QuoinViews

/// A text of any length that is read, selected and written in; it scrolls.
///
/// ```swift
/// let note = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
/// note.font = .preferredFont(forTextStyle: .body)
/// note.text = "Dear Ada,\n"
/// ```
///
/// With `isScrollEnabled` off, it measures as high as its text is.
open class UITextView: UIScrollView, TextInteracting {
  /// Writes the text.
  public final let textEditor = TextEditor()
  /// The room that the lines are set in.
  public final let textContainer: NSTextContainer
  /// Deletes what is selected, or what stands before the caret, as the key does.
  open func deleteBackward() { textEditor.delete(.backward) }
  final var styled = StyledText()
  final var interaction: TextInteraction?
  final var kept: (width: CGFloat, isRightToLeft: Bool, layout: TextLayout)?
  /// Whether a change comes from code, which is not told of it.
  final var isSettingText = false

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - frame: Where, in points of the superview.
  ///   - textContainer: The room that the lines are set in; one of the usual kind unless given.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUpEditing()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUpEditing()
  }

  deinit {}

  /// Asked and told of what is written, and told of scrolling.
  open var delegate: (any UITextViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  private final weak var storedDelegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = storedDelegate }
  }

  /// What all of the class look like that say nothing else; see ``UIAppearance``.
  open override class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UITextView { look(in: containers, AppearanceProperty.ofTextViews) { UITextView(frame: $0) } }

  // MARK: Text

  /// The characters; never nothing, as in UIKit.
  open var text: String! {
    get { textEditor.string }
    set {
      styled.set(nil)
      set(newValue ?? "")
    }
  }

  /// The text with its attributes; what they do not say, the view's properties do.
  open var attributedText: NSAttributedString! {
    get { readBack(textAlignment, .byWordWrapping) }
    set {
      styled.set(newValue)
      set(newValue?.string ?? "")
    }
  }

  /// The font of what says no other; the system's at 12 points unless set, as in UIKit.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: UIFont.smallSystemFontSize)
      styled.setForAll(.font, storedFont)
      contentDidChange()
    }
  }
  final var storedFont = UIFont.systemFont(ofSize: UIFont.smallSystemFontSize)

  /// The colour of what says no other.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      styled.setForAll(.foregroundColor, storedTextColor)
      contentDidChange()
    }
  }
  final var storedTextColor = UIColor.label

  /// How lines stand between the edges.
  @Observed open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
  /// What links look like; the colour of links unless set.
  @Observed open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
    didSet { contentDidChange() }
  }
  /// What is found in the text besides links that it has of itself, while it is not written in: addresses and telephone
  /// numbers.
  @Observed open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { contentDidChange() } }
  /// Kept for code that sets it; fonts of text styles follow the traits they were made with.
  open var adjustsFontForContentSizeCategory = false
  /// Kept for code that sets it: attributes are always kept while a text is written.
  open var allowsEditingTextAttributes = false

  /// What is written next looks like this.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { nextAttributes }
    set { styled.typing = newValue }
  }

  final var baseAttributes: [NSAttributedString.Key: Any] {
    [.font: storedFont, .foregroundColor: storedTextColor]
  }

  /// What text keeps from the edges, in points; 8 above and beneath unless set.
  @Observed open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentDidChange() } }
  }

  // MARK: Editing

  /// Whether the text is written in.
  @Observed open var isEditable = true {
    didSet {
      if isEditable != oldValue {
        contentDidChange()
        if !isEditable, !isSelectable { resignFirstResponder() }
      }
    }
  }
  /// Whether parts of the text are selected, and links tapped.
  open var isSelectable = true
  /// Whether what is written first takes the place of all of the text.
  @Observed open var clearsOnInsertion = false {
    didSet { if clearsOnInsertion, isFirstResponder { textEditor.selectAll() } }
  }

  /// What is selected, in UTF-16 code units; a range beyond the text is reported, and the last one stays.
  open var selectedRange: NSRange {
    get { selectedUnits }
    set {
      guard let range = textEditor.content.places(newValue) else {
        return ControlMisuse.report(.selection(newValue, beyond: text.utf16.count, in: className))
      }
      textEditor.selection = TextSelection(range)
    }
  }

  /// Scrolls so that a range is seen, in UTF-16 code units; one beyond the text is reported.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard let places = textEditor.content.places(range) else {
      return ControlMisuse.report(.selection(range, beyond: text.utf16.count, in: className))
    }
    updateContentSize()
    let start = textEditor.caretRect(for: TextPosition(places.lowerBound))
    let end = textEditor.caretRect(for: TextPosition(places.upperBound))
    scrollRectToVisible(start.union(end), animated: false)
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
  /// Whether bullets stand for the characters.
  open var isSecureTextEntry: Bool {
    get { textEditor.isSecure }
    set {
      textEditor.isSecure = newValue
      contentDidChange()
    }
  }
  /// Kept for code that sets it.
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// Kept for code that sets it.
  open weak var textDropDelegate: (any UITextDropDelegate)?
  /// Kept for code that sets it.
  open var textDragOptions: UITextDragOptions = []

  // MARK: Layout

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentSize()
  }

  /// As high as the text in the present width while it does not scroll; without a size of its own while it does.
  open override var contentHeightFollowsWidth: Bool { !isScrollEnabled }

  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled { return super.intrinsicContentSize }
    return textSize(width: bounds.width > 0 ? bounds.width : .infinity)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : .infinity)
  }

  open override func firstBaselineOffset(for size: CGSize) -> CGFloat {
    textContainerInset.top + layout(width: size.width).firstBaseline
  }
  open override func lastBaselineOffset(for size: CGSize) -> CGFloat {
    textContainerInset.top + layout(width: size.width).lastBaseline
  }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    drawOwnContent(in: rect, on: canvas, beyond: UITextView.self)
    if !canvas.takesFields || formField == nil { drawText(on: canvas) }
  }

  /// Lines to be written in, unless the text is only read.
  open override var formField: FormField? { isEditable ? linesField : nil }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    kept = nil
  }

  // MARK: Keys

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    interaction?.begin()
    if clearsOnInsertion { textEditor.selectAll() }
    didChange(.look)
    if isEditable {
      delegate?.textViewDidBeginEditing(self)
      post(Self.textDidBeginEditingNotification)
    }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    textEditor.unmarkText()
    interaction?.end()
    didChange(.look)
    if isEditable {
      delegate?.textViewDidEndEditing(self)
      post(Self.textDidEndEditingNotification)
    }
    return true
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
    delegate?.textView(
      self, editMenuForTextIn: selectedUnits, suggestedActions: suggested)
  }

  // MARK: Accessibility

  /// Whether the view is read out as one; it is unless said otherwise.
  open override var isAccessibilityElementByDefault: Bool { true }

  /// What the view holds; its text unless set.
  open override var defaultAccessibilityValue: String? { textEditor.shownString }

  /// What the view is; text that cannot be changed, where it cannot.
  open override var defaultAccessibilityTraits: UIAccessibilityTraits { isEditable ? .none : .staticText }

  /// The text in quotes, and whether it is written in.
  open override var stateDescription: String? {
    let words = hasText ? "\"\(textEditor.shownString)\"" : nil
    guard isFirstResponder, isEditable else { return words }
    return words.map { $0 + " editing" } ?? "editing"
  }

  final var mayBeSelected: Bool { isSelectable || isEditable }
  final var showsCaret: Bool { isEditable && isFirstResponder }
  final func takesTap(at point: CGPoint) -> Bool { followLink(at: point) }
}
