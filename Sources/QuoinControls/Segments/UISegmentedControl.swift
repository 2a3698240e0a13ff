import Foundation
import QuoinGraphics

/// Chooses one of a few things that stand side by side.
///
/// ```swift
/// let period = UISegmentedControl(items: ["Day", "Week", "Month"])
/// period.selectedSegmentIndex = 1
/// period.addAction(UIAction { _ in show(period.selectedSegmentIndex) }, for: .valueChanged)
/// ```
open class UISegmentedControl: UIControl {
  /// The index where no segment is chosen.
  public static let noSegment = -1

  final var segments: [SegmentPart] = []
  private var isChangingSegments = false
  private final var storedIndex = UISegmentedControl.noSegment
  /// The segment under a finger, and the one that the thumb shows while it is dragged.
  final var pressedIndex: Int?
  private final var isDraggingThumb = false
  final let thumb = SegmentThumb(frame: .zero)
  final var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  final var backgroundImages: [UIBarMetrics: StateValues<UIImage>] = [:]
  final var dividerImages: [SegmentDivider: UIImage] = [:]
  final var contentOffsets: [Segment: UIOffset] = [:]

  /// In points, as UIKit's.
  static let height: CGFloat = 32

  /// What all of the class look like that say nothing else; see ``UIAppearance``.
  open override class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UISegmentedControl {
    look(in: containers, AppearanceProperty.ofSegmentedControls) { UISegmentedControl(frame: $0) }
  }

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    thumb.isHidden = true
    addSubview(thumb)
  }

  /// Creates a control with a segment for each text, image or action; others are reported and left out.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    changeSegments {
      for item in items ?? [] {
        switch item {
        case let title as String: insert(makeSegment(title: title), at: segments.count)
        case let title as NSString:
          insert(makeSegment(title: String(describing: title)), at: segments.count)
        case let image as UIImage: insert(makeSegment(image: image), at: segments.count)
        case let action as UIAction: insertSegment(action: action, at: segments.count, animated: false)
        default: ControlMisuse.report(.segmentItem(item))
        }
      }
    }
    sizeToFit()
  }

  /// Creates a control with a segment for each action, which is called when the segment is chosen.
  public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    if frame.size == .zero { sizeToFit() }
  }

  /// Creates a control; there are no archives to decode from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  // MARK: Choice

  /// Which segment is chosen, from 0; `noSegment` for none.
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
        return ControlMisuse.report(.segment(newValue, of: self, with: numberOfSegments))
      }
      select(newValue)
    }
  }

  /// Changes the choice and moves the thumb to it.
  final func select(_ index: Int) {
    let (old, wasShown) = (storedIndex, !thumb.isHidden)
    storedIndex = index
    didChange([.look, .accessibility])
    showSegments()
    guard window != nil, wasShown, old != index, index != Self.noSegment, !isMomentary else {
      return setNeedsLayout()
    }
    layoutThumb(animated: true)
  }

  /// Does some work while another segment is seen as the one that is chosen.
  final func showing(_ index: Int, _ work: () -> Void) {
    let chosen = storedIndex
    func show(_ index: Int) {
      storedIndex = index
      showSegments()
      layoutThumb(animated: false)
    }
    show(index)
    work()
    show(chosen)
  }

  open override var formField: FormField? { choiceField }

  /// Whether a segment is chosen only while a finger is on it.
  @Observed open var isMomentary = false {
    didSet {
      if isMomentary { storedIndex = Self.noSegment }
      showSegments()
      setNeedsLayout()
    }
  }

  /// Whether segments without a width are as wide as their content asks for, instead of all alike.
  @Observed open var apportionsSegmentWidthsByContent = false { didSet { sizeDidChange() } }
  /// The colour of the thumb.
  @Observed open var selectedSegmentTintColor: UIColor? { didSet { showSegments() } }
  /// How many segments there are.
  public final var numberOfSegments: Int { segments.count }

  final func sizeDidChange() {
    if isChangingSegments { return }
    showSegments()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Changes many segments and shows them once.
  package final func changeSegments(_ change: () -> Void) {
    let outer = isChangingSegments
    isChangingSegments = true
    change()
    isChangingSegments = outer
    sizeDidChange()
  }

  /// The segment of an index, which is reported where there is none.
  final func segment(_ index: Int) -> SegmentPart? {
    guard segments.indices.contains(index) else {
      ControlMisuse.report(.segment(index, of: self, with: numberOfSegments))
      return nil
    }
    return segments[index]
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    showSegments()
    return CGSize(width: fittingWidth, height: max(Self.height, fittingHeight))
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    showSegments()
    placeSegments()
    layoutThumb(animated: false)
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    sizeDidChange()
  }
  override func stateDidChange() {
    super.stateDidChange()
    showSegments()
  }

  // MARK: Look

  open override var drawsContent: Bool { true }
  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    drawOwnContent(in: rect, on: canvas, beyond: UISegmentedControl.self)
    drawBackground(on: canvas, in: rect)
  }

  // MARK: Use

  override var isTriggeredByTouchUp: Bool { false }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = index(at: touch.location(in: self)), segments[index].isEnabled else { return false }
    isDraggingThumb = index == storedIndex && !isMomentary
    press(index)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    // The thumb follows along the control, however far above or below the finger is.
    let index = index(at: isDraggingThumb ? CGPoint(x: place.x, y: bounds.midY) : place)
    if isDraggingThumb {
      if let index, segments[index].isEnabled, index != storedIndex { choose(index) }
      press(storedIndex)
    } else {
      press(isTouchInside ? index.flatMap { segments[$0].isEnabled ? $0 : nil } : nil)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let index = pressedIndex
    press(nil)
    if !isDraggingThumb, let index { choose(index) }
    isDraggingThumb = false
  }

  open override func cancelTracking(with event: UIEvent?) {
    press(nil)
    isDraggingThumb = false
  }

  private func press(_ index: Int?) {
    guard index != pressedIndex else { return }
    pressedIndex = index
    showSegments()
    layoutThumb(animated: true)
    didChange(.look)
  }

  /// Chooses as a finger does.
  final func choose(_ index: Int) {
    guard index != storedIndex || isMomentary else { return }
    if isMomentary { storedIndex = index } else { select(index) }
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { storedIndex = Self.noSegment }
  }

  override func activate() {}
  override func takeStep(_ key: UIPress.PressType) -> Bool {
    let forward: Bool
    switch key {
    case .rightArrow: forward = !isRightToLeft
    case .leftArrow: forward = isRightToLeft
    default: return false
    }
    let order = forward ? Array(segments.indices) : segments.indices.reversed()
    let next = order.first {
      segments[$0].isEnabled && (storedIndex < 0 || (forward ? $0 > storedIndex : $0 < storedIndex))
    }
    if let next { choose(next) }
    return true
  }

  // MARK: Accessibility

  /// The segments, each a button.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? segmentElements }
    set { super.accessibilityElements = newValue }
  }
  override var valueDescription: String? {
    "["
      + segments.enumerated().map { index, segment in
        let name = "\"\(segment.title ?? "")\""
        return index == storedIndex ? "*" + name : name
      }.joined(separator: " ") + "]"
  }
}

extension ControlMisuse {
  static func segment(_ index: Int, of control: UISegmentedControl, with count: Int) -> ControlMisuse {
    ControlMisuse("There is no segment \(index) in \(control), which has \(count)")
  }

  static func segmentItem(_ item: Any) -> ControlMisuse {
    ControlMisuse("A segment cannot show a \(type(of: item)): items are texts, images and actions")
  }
}
