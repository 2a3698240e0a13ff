import Foundation
import QuoinGraphics

/// Shows with dots how many pages there are and which is seen.
open class UIPageControl: UIControl {
  /// What lies behind the dots.
  public nonisolated enum BackgroundStyle: Int, Sendable, CaseIterable { case automatic, prominent, minimal }
  /// What a finger does with the dots.
  public nonisolated enum InteractionState: Int, Sendable, CaseIterable { case none, discrete, continuous }
  /// Which way the pages go.
  public nonisolated enum Direction: Int, Sendable, CaseIterable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  private final var storedPage = 0
  final var shownPage = 0
  final var pageImages: [Int: UIImage] = [:]
  final var currentPageImages: [Int: UIImage] = [:]
  /// What a finger does with the dots at the moment.
  public private(set) final var interactionState = InteractionState.none
  private final var startPoint = CGPoint.zero
  private final var startPage = 0

  /// Creates a control without pages.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control; there are no archives to decode from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  /// What all of the class look like that say nothing else; see ``UIAppearance``.
  open override class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UIPageControl { look(in: containers, AppearanceProperty.ofPageControls) { UIPageControl(frame: $0) } }

  // MARK: Pages

  /// How many pages there are.
  @Observed open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 {
        ControlMisuse.report(.pages(numberOfPages, of: self))
        _numberOfPages.wrappedValue = max(oldValue, 0)
      }
      if numberOfPages == oldValue { return }
      currentPage = storedPage
      invalidateIntrinsicContentSize()
    }
  }

  /// Which page is seen, from 0; kept within the pages.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0))
      shownPage = storedPage
      didChange([.look, .accessibility])
    }
  }

  /// Whether nothing is drawn where there is one page.
  @Observed open var hidesForSinglePage = false { didSet { didChange(.look) } }
  /// The colour of the dots of pages that are not seen.
  @Observed open var pageIndicatorTintColor: UIColor? { didSet { didChange(.look) } }
  /// The colour of the dot of the page that is seen.
  @Observed open var currentPageIndicatorTintColor: UIColor? { didSet { didChange(.look) } }
  /// What lies behind the dots.
  @Observed open var backgroundStyle = BackgroundStyle.automatic { didSet { didChange(.look) } }
  /// Whether a finger that moves along the dots turns pages; true unless set.
  open var allowsContinuousInteraction = true
  /// The picture in the place of dots.
  @Observed open var preferredIndicatorImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// The picture in the place of the dot of the page that is seen.
  @Observed open var preferredCurrentPageIndicatorImage: UIImage? { didSet { didChange(.look) } }
  /// Which way the pages go.
  @Observed open var direction = Direction.natural { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the dots show another page only after `updateCurrentPageDisplay()`.
  open var defersCurrentPageDisplay = false

  /// Lets the dots show the page that is seen.
  public final func updateCurrentPageDisplay() {
    shownPage = storedPage
    didChange(.look)
  }

  /// Puts a picture in the place of a page's dot.
  public final func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard isPage(page) else { return }
    pageImages[page] = image
    didChange(.look)
  }
  /// The picture in the place of a page's dot.
  public final func indicatorImage(forPage page: Int) -> UIImage? { isPage(page) ? pageImages[page] : nil }
  /// Puts a picture in the place of a page's dot while it is seen.
  public final func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard isPage(page) else { return }
    currentPageImages[page] = image
    didChange(.look)
  }
  /// The picture in the place of a page's dot while it is seen.
  public final func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    isPage(page) ? currentPageImages[page] : nil
  }

  private func isPage(_ page: Int) -> Bool {
    if (0..<numberOfPages).contains(page) { return true }
    ControlMisuse.report(.page(page, of: self, with: numberOfPages))
    return false
  }

  // MARK: Layout

  /// How large the dots of some pages are together, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { dotsSize(pageCount) }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Look

  open override var drawsContent: Bool { true }
  open override func draw(_ canvas: Canvas, in rect: CGRect) { drawDots(on: canvas, in: rect) }
  override var focusShape: UIBezierPath { UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2) }

  // MARK: Use

  override var isTriggeredByTouchUp: Bool { false }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startPoint = touch.location(in: self)
    startPage = storedPage
    interactionState = .discrete
    return numberOfPages > 0
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let moved = isUpright ? place.y - startPoint.y : place.x - startPoint.x
    guard allowsContinuousInteraction, interactionState == .continuous || abs(moved) > Self.step / 2 else {
      return true
    }
    interactionState = .continuous
    turn(to: startPage + Int((moved / Self.step).rounded()) * (isReversed ? -1 : 1))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasDiscrete = interactionState == .discrete
    interactionState = .none
    guard wasDiscrete, isTouchInside, let touch else { return didChange(.look) }
    let place = touch.location(in: self)
    let isBehind = isUpright ? place.y >= bounds.midY : place.x >= bounds.midX
    turn(to: storedPage + (isBehind != isReversed ? 1 : -1))
    didChange(.look)
  }

  open override func cancelTracking(with event: UIEvent?) {
    interactionState = .none
    didChange(.look)
  }

  private func turn(to page: Int) {
    let page = min(max(page, 0), max(numberOfPages - 1, 0))
    guard page != storedPage else { return }
    storedPage = page
    if !defersCurrentPageDisplay { shownPage = page }
    didChange([.look, .accessibility])
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func activate() {}
  override func takeStep(_ key: UIPress.PressType) -> Bool {
    switch key {
    case .rightArrow where !isUpright: turn(to: storedPage + (isReversed ? -1 : 1))
    case .leftArrow where !isUpright: turn(to: storedPage + (isReversed ? 1 : -1))
    case .downArrow where isUpright: turn(to: storedPage + (isReversed ? -1 : 1))
    case .upArrow where isUpright: turn(to: storedPage + (isReversed ? 1 : -1))
    default: return false
    }
    return true
  }

  // MARK: Accessibility

  open override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .adjustable }
  /// Which page of how many, unless set.
  open override var defaultAccessibilityValue: String? {
    "page \(numberOfPages == 0 ? 0 : storedPage + 1) of \(numberOfPages)"
  }
  open override func accessibilityIncrement() { if isEnabled { turn(to: storedPage + 1) } }
  open override func accessibilityDecrement() { if isEnabled { turn(to: storedPage - 1) } }
  override var valueDescription: String? { "\(storedPage) of \(numberOfPages)" }
}

extension ControlMisuse {
  static func pages(_ count: Int, of control: UIPageControl) -> ControlMisuse {
    ControlMisuse("\(control) cannot have \(count) pages")
  }

  static func page(_ page: Int, of control: UIPageControl, with count: Int) -> ControlMisuse {
    ControlMisuse("There is no page \(page) in \(control), which has \(count)")
  }
}
