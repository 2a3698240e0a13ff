import Foundation
import QuoinGraphics

/// A view that does something when it is touched: it follows a finger, and tells those that asked what happened.
///
/// ```swift
/// let knob = Knob()
/// knob.addAction(UIAction { _ in show(knob.value) }, for: .valueChanged)
/// knob.addTarget(self, action: .knobTurned, for: [.touchUpInside, .touchUpOutside])
/// ```
open class UIControl: UIView {
  /// Those that are told of events, in the order in which they came.
  final var handlers: [ControlHandler] = []
  /// What the user does at the moment.
  final var currentEvent: UIEvent?
  /// The finger that is followed.
  final var trackedTouch: UITouch?
  final var menuPress: ControlMenuPress?

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control that calls an action when the user does what it is mostly there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control; there are no archives to decode from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  // MARK: State

  /// Whether the control can be used; true unless set.
  @Observed open var isEnabled = true {
    didSet {
      if isEnabled == oldValue { return }
      if !isEnabled { cancelTouch() }
      stateDidChange()
    }
  }

  /// Whether the control is chosen; what that means is up to its class.
  @Observed open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether a finger is on the control, which sets it.
  @Observed open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// In what states the control is at once.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Whether keys go to the control.
  open var isFocused: Bool { isFirstResponder }

  /// Where content stands in a control that is wider; in the middle unless set.
  @Observed open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { contentPlaceDidChange() } }
  }

  /// Where content stands in a control that is higher; in the middle unless set.
  @Observed open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { contentPlaceDidChange() } }
  }

  private func contentPlaceDidChange() {
    setNeedsLayout()
    didChange(.look)
  }

  /// Called after any part of the state changed.
  func stateDidChange() {
    didChange([.look, .accessibility])
    setNeedsLayout()
  }

  // MARK: Tracking

  /// Whether the control follows a finger.
  public final internal(set) var isTracking = false
  /// Whether the finger that is followed is in the control.
  public final internal(set) var isTouchInside = false

  /// Asked whether to follow a finger that comes down.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Asked whether to follow a finger on, each time that it moves.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Told that the finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Told that the finger was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTouch(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if menuPress?.move(touches) != true { moveTouch(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if menuPress?.lift(touches) != true { endTouch(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouch(with: event)
  }

  /// Whether lifting the finger in the control is what the control is mostly there for.
  var isTriggeredByTouchUp: Bool { true }

  open override var keepsTouchesFromScrolling: Bool { isEnabled }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && !keepsTouches(from: gestureRecognizer)
  }

  /// Whether a gesture of a view around the control is not to take touches of the control: a tap, unless a class knows of
  /// more.
  func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else {
      return false
    }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  // MARK: Keys

  /// Whether keys may go to the control: while it can be used.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let was = isFirstResponder
    let result = super.becomeFirstResponder()
    if isFirstResponder != was { stateDidChange() }
    return result
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let was = isFirstResponder
    let result = super.resignFirstResponder()
    if isFirstResponder != was {
      isHighlighted = false
      stateDidChange()
    }
    return result
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let remaining = presses.filter { !beginPress($0) }
    if !remaining.isEmpty { super.pressesBegan(remaining, with: event) }
  }
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let remaining = presses.filter { !endPress($0) }
    if !remaining.isEmpty { super.pressesEnded(remaining, with: event) }
  }
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if isFirstResponder { isHighlighted = false }
    super.pressesCancelled(presses, with: event)
  }

  /// Does what a tap does, for keys and readers.
  func activate() {
    if showMenuIfPrimary() { return }
    sendActions(for: isTriggeredByTouchUp ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside)
  }

  /// Told what of the control's menu was chosen, before it is done.
  func menuElementChosen(_ element: UIMenuElement) {}

  /// Takes a step for an arrow key; returns whether there was one to take.
  func takeStep(_ key: UIPress.PressType) -> Bool { false }

  // MARK: Telling

  /// Calls a method of an object; override to look on.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: Who has it; nothing for the nearest one, up the responders, that has.
  ///   - event: What the user did.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionTarget(target: target.map { $0 as AnyObject }, selector: action)
      .send(from: self, up: self, event: event)
  }

  /// Calls an action; override to look on.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Tells those that asked for one of some events, as if the user had caused them.
  open func sendActions(for controlEvents: Event) { tellHandlers(of: controlEvents) }

  // MARK: Menus

  /// Whether a long press, or a tap where `showsMenuAsPrimaryAction` is set, asks for a menu.
  @Observed open var isContextMenuInteractionEnabled = false { didSet { menuSettingDidChange() } }
  /// Whether a tap shows the menu.
  open var showsMenuAsPrimaryAction = false
  /// What is said beside a pointer that stays over the control.
  open var toolTip: String?

  /// What menu the control shows at a point, in its own points; none unless a class knows of one.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Told that the control's menu is about to be shown.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Told that the control's menu is about to go.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Where the menu hangs, in the control's own points; below the middle unless a class knows better.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  // MARK: Look

  open override var drawsOverSubviews: Bool { isFocused }
  open override func drawOverSubviews(_ canvas: Canvas) { drawFocusRing(on: canvas) }
  open override var drawingExtent: CGRect {
    isFocused ? bounds.insetBy(dx: -Self.focusReach, dy: -Self.focusReach) : bounds
  }

  /// The shape of the ring around a control that keys go to, in its own points.
  var focusShape: UIBezierPath { UIBezierPath(roundedRect: bounds, cornerRadius: 8) }

  // MARK: Accessibility

  /// What the control is, whatever its state.
  var ownTraits: UIAccessibilityTraits { .none }

  /// What the control is, and in what state, unless set.
  open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = ownTraits
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    activate()
    return true
  }

  /// What matters of the control in the dump of a tree: its value, and what state it is in.
  open override var stateDescription: String? {
    var parts: [String] = []
    if let valueDescription { parts.append(valueDescription) }
    if isSelected { parts.append("selected") }
    if isHighlighted { parts.append("highlighted") }
    if !isEnabled { parts.append("disabled") }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The control's value in the dump of a tree.
  var valueDescription: String? { nil }
}
