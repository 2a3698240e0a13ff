import Foundation
import QuoinGraphics
import QuoinViews

/// A bar with a field that is searched with, a button that cancels, and scopes to search in.
///
/// ```swift
/// let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
/// bar.placeholder = "Contacts"
/// bar.delegate = self
/// ```
open class UISearchBar: UIView, UITextInputTraits {
  /// What is written in.
  public final let searchTextField = UISearchTextField()
  private final let cancelButton = SearchBarButton()
  private final let markButton = SearchBarMark()
  private final var scopeBar: UISegmentedControl?
  private final let events = SearchFieldEvents()
  /// Whether the bar is part of a navigation bar, and has no ground of its own.
  final var isInNavigationBar = false {
    didSet {
      guard isInNavigationBar != oldValue else { return }
      setNeedsLayout()
      didChange(.look)
    }
  }
  /// Told what a controller has to do with what is done in the bar, before the delegate.
  final var controllerEvents: SearchControllerEvents?

  /// Asked and told of what is done in the bar.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Creates a bar.
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
    events.bar = self
    searchTextField.delegate = events
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        controllerEvents?.textDidChange()
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
    addSubview(searchTextField)
    cancelButton.isHidden = true
    cancelButton.addAction(UIAction { [unowned self] _ in cancel() }, for: .touchUpInside)
    addSubview(cancelButton)
    markButton.addAction(
      UIAction { [unowned self] _ in
        if showsSearchResultsButton {
          delegate?.searchBarResultsListButtonClicked(self)
        } else {
          delegate?.searchBarBookmarkButtonClicked(self)
        }
      }, for: .touchUpInside)
  }

  /// What all of the class look like that say nothing else; see ``UIAppearance``.
  open override class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UISearchBar { look(in: containers, AppearanceProperty.ofSearchBars) { UISearchBar(frame: $0) } }

  // MARK: Text

  /// What is searched for.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// What is shown as long as nothing is searched for.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field.
  @Observed open var prompt: String? { didSet { sizeDidChange() } }

  // MARK: Buttons

  /// Whether there is a button that cancels.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Lets the button that cancels come or go, within a quarter of a second.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
    didChange(.look)
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  /// Whether there is a button that shows bookmarks, while nothing is written.
  @Observed open var showsBookmarkButton = false { didSet { markDidChange() } }
  /// Whether there is a button that shows results, in the place of the bookmarks.
  @Observed open var showsSearchResultsButton = false { didSet { markDidChange() } }
  /// Whether the button that shows results is chosen.
  open var isSearchResultsButtonSelected: Bool {
    get { markButton.isSelected }
    set { markButton.isSelected = newValue }
  }

  private func markDidChange() {
    markButton.isList = showsSearchResultsButton
    searchTextField.rightView = showsBookmarkButton || showsSearchResultsButton ? markButton : nil
    searchTextField.rightViewMode = .unlessEditing
  }

  // MARK: Scopes

  /// What can be searched in; nothing for one thing.
  @Observed open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  /// Which scope is chosen; one that there is not is reported, and the last one stays.
  open var selectedScopeButtonIndex: Int {
    get { storedScope }
    set {
      let count = scopeButtonTitles?.count ?? 0
      guard (0..<max(count, 1)).contains(newValue) else {
        return ControlMisuse.report(.noScope(newValue, of: count))
      }
      storedScope = newValue
      scopeBar?.selectedSegmentIndex = newValue
    }
  }
  private final var storedScope = 0

  /// Whether the scopes are shown.
  @Observed open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { scopesDidChange() } } }

  /// Lets the scopes come or go.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  private func scopesDidChange() {
    scopeBar?.removeFromSuperview()
    scopeBar = nil
    if let titles = scopeButtonTitles, !titles.isEmpty {
      storedScope = min(storedScope, titles.count - 1)
      if showsScopeBar {
        let bar = UISegmentedControl(items: titles)
        bar.selectedSegmentIndex = storedScope
        bar.addAction(
          UIAction { [unowned self, unowned bar] _ in choose(scope: bar.selectedSegmentIndex) },
          for: .valueChanged)
        addSubview(bar)
        scopeBar = bar
      }
    }
    sizeDidChange()
  }

  private func choose(scope: Int) {
    storedScope = scope
    controllerEvents?.textDidChange()
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
  }

  // MARK: Look

  /// Kept for code that sets it: the appearance decides.
  open var barStyle = UIBarStyle.default
  /// How much of a ground the bar has: none where it is minimal.
  @Observed open var searchBarStyle = Style.default { didSet { didChange(.look) } }
  /// Where the bar stands; kept for code that sets it.
  open var barPosition = UIBarPosition.any
  /// The colour of the ground.
  @Observed open var barTintColor: UIColor? { didSet { didChange(.look) } }
  /// Kept for code that sets it: the ground is never seen through.
  open var isTranslucent = true
  /// A picture in the place of the ground.
  @Observed open var backgroundImage: UIImage? { didSet { didChange(.look) } }
  /// A picture behind the scopes.
  @Observed open var scopeBarBackgroundImage: UIImage? { didSet { didChange(.look) } }
  /// How far the field is moved, in points.
  @Observed open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  /// How far the text in the field is moved, in points.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textAdjustment }
    set { searchTextField.textAdjustment = newValue }
  }
  /// What comes above a keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  // MARK: Input traits

  /// Which letters a keyboard makes capital by itself.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether a keyboard corrects words.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether mistakes are marked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Whether straight quotes become curly ones.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// Whether two hyphens become a dash.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// Whether pasting looks after spaces.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// Which keys a keyboard shows.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// Whether a keyboard is light or dark.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// What the return key says.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the return key waits until something is written.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether bullets stand for the characters.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// What the text is: a name, an address.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  // MARK: Layout

  /// What the field keeps from the sides and from above, in points; in a navigation bar as much as its titles.
  private var margin: CGSize { CGSize(width: isInNavigationBar ? 16 : 8, height: 10) }
  private static let gap: CGFloat = 8
  private static let promptHeight: CGFloat = 20
  private static let scopeHeight: CGFloat = 42

  /// Told when the bar wants another height.
  final var heightListener: (() -> Void)?

  private func sizeDidChange() {
    invalidateIntrinsicContentSize()
    heightListener?()
    setNeedsLayout()
    didChange(.look)
  }

  private var fieldHeight: CGFloat { searchTextField.intrinsicContentSize.height }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: fieldHeight + 2 * margin.height + (prompt == nil ? 0 : Self.promptHeight)
        + (scopeBar == nil ? 0 : Self.scopeHeight))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite ? size.width : 320, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let mirrored = isRightToLeft
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      view.frame = CGRect(x: mirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    let scopes = scopeBar == nil ? 0 : Self.scopeHeight
    let top = prompt == nil ? 0 : Self.promptHeight
    let room = max(bounds.height - top - scopes, 0)
    let height = min(fieldHeight, room)
    let y = pixelGrid.round(top + (room - height) / 2)
    let cancel = cancelButton.isHidden ? 0 : cancelButton.intrinsicContentSize.width
    let width = bounds.width - 2 * margin.width
    place(
      searchTextField, x: margin.width, y: y,
      width: max(width - (cancel > 0 ? cancel + Self.gap : 0), 0), height: height)
    let offset = searchFieldBackgroundPositionAdjustment
    searchTextField.frame = searchTextField.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    place(cancelButton, x: bounds.width - margin.width - cancel, y: y, width: cancel, height: height)
    if let scopeBar {
      place(scopeBar, x: margin.width, y: bounds.height - scopes, width: max(width, 0), height: 32)
    }
  }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    drawOwnContent(in: rect, on: canvas, beyond: UISearchBar.self)
    if let backgroundImage {
      canvas.draw(backgroundImage, in: rect)
    } else if searchBarStyle != .minimal, !isInNavigationBar {
      canvas.fill(rect, color: barTintColor ?? .systemBackground)
    }
    if scopeBar != nil, let scopeBarBackgroundImage {
      canvas.draw(
        scopeBarBackgroundImage,
        in: CGRect(
          x: rect.minX, y: rect.maxY - Self.scopeHeight, width: rect.width, height: Self.scopeHeight))
    }
    guard let prompt else { return }
    let layout = TextLayout(
      text: AttributedText(prompt, font: .systemFont(ofSize: 13), color: .secondaryLabel),
      paragraph: TextParagraph(alignment: .center), maximumWidth: rect.width, maximumNumberOfLines: 1)
    canvas.draw(layout, at: CGPoint(x: rect.minX, y: rect.minY + 4))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The field is as high as its text asks for.
    sizeDidChange()
  }

  // MARK: Keys

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  private func cancel() {
    controllerEvents?.cancelled()
    delegate?.searchBarCancelButtonClicked(self)
  }

  /// What is searched for, and in what.
  open override var stateDescription: String? {
    guard showsScopeBar, let titles = scopeButtonTitles, titles.indices.contains(storedScope) else {
      return nil
    }
    return "scope \"\(titles[storedScope])\""
  }
}

extension ControlMisuse {
  static func noScope(_ scope: Int, of count: Int) -> ControlMisuse {
    ControlMisuse("A search bar has no scope \(scope): it has \(count), counted from 0")
  }
}
