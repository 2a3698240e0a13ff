import Foundation
import QuoinGraphics

/// Turns something on and off.
///
/// ```swift
/// let wifi = UISwitch()
/// wifi.isOn = true
/// wifi.addAction(UIAction { _ in setWifi(wifi.isOn) }, for: .valueChanged)
/// ```
open class UISwitch: UIControl {
  /// How a switch looks; here all slide.
  public nonisolated enum Style: Int, Sendable, CaseIterable { case automatic, checkbox, sliding }

  private final let track = UIView(frame: .zero)
  private final let knob = KnobView(frame: .zero)
  private final var storedIsOn = false
  /// What the switch shows, which goes before the value while a finger moves the knob.
  private final var shown = false
  private final var wasMoved = false

  /// As large as UIKit's, in points.
  private static let size = CGSize(width: 51, height: 31)
  private static let knobSize: CGFloat = 27
  private static let knobGrowth: CGFloat = 7
  private static let duration: TimeInterval = 0.25

  /// Creates a switch; of the frame only the place counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    track.isUserInteractionEnabled = false
    track.layer.cornerRadius = Self.size.height / 2
    addSubview(track)
    addSubview(knob)
    showColors()
  }

  /// Creates a switch; there are no archives to decode from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  /// Whether the switch is on; shown at once when set.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch without telling anybody.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    didChange(.accessibility)
    show(on, animated: animated)
  }

  /// The colour of the switch that is on; green unless set.
  @Observed open var onTintColor: UIColor? { didSet { showColors() } }
  /// The colour of the knob; white unless set.
  @Observed open var thumbTintColor: UIColor? { didSet { knob.color = thumbTintColor } }
  /// Kept for code that sets it, as UIKit does.
  open var onImage: UIImage?
  /// Kept for code that sets it, as UIKit does.
  open var offImage: UIImage?
  /// What is written beside a box to be checked; kept for code that sets it.
  open var title: String?
  /// How the switch is to look; kept for code that sets it.
  open var preferredStyle = Style.automatic
  /// How the switch looks.
  public final var style: Style { .sliding }

  /// What all of the class look like that say nothing else; see ``UIAppearance``.
  open override class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UISwitch { look(in: containers, AppearanceProperty.ofSwitches) { UISwitch(frame: $0) } }

  // MARK: Look

  private func show(_ on: Bool, animated: Bool) {
    shown = on
    let changes = { [self] in
      showColors()
      placeKnob()
    }
    if animated, window != nil {
      UIView.animate(
        withDuration: Self.duration, options: [.allowUserInteraction, .beginFromCurrentState],
        animations: changes)
    } else {
      changes()
    }
  }

  private func showColors() {
    track.backgroundColor = shown ? onTintColor ?? .systemGreen : .secondarySystemFill
    showAvailability()
  }

  private func showAvailability() {
    for part in [track, knob] as [UIView] { part.alpha = isEnabled ? 1 : 0.5 }
  }

  private var trackRect: CGRect {
    let width = min(Self.size.width, bounds.width)
    return CGRect(
      x: 0, y: (bounds.height - Self.size.height) / 2, width: width, height: Self.size.height
    ).mirrored(in: bounds.width, if: isRightToLeft)
  }

  private func placeKnob() {
    let gap = (Self.size.height - Self.knobSize) / 2
    let width = Self.knobSize + (isHighlighted ? Self.knobGrowth : 0)
    let area = trackRect
    let isRight = shown != isRightToLeft
    knob.frame = CGRect(
      x: isRight ? area.maxX - gap - width : area.minX + gap, y: area.minY + gap, width: width,
      height: Self.knobSize)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = trackRect
    placeKnob()
  }

  override func stateDidChange() {
    super.stateDidChange()
    // The knob grows before people's eyes; what code has disabled is seen to be so at once.
    showAvailability()
    if isTracking || !isHighlighted { show(shown, animated: true) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override var focusShape: UIBezierPath { UIBezierPath(roundedRect: trackRect, cornerRadius: 15.5) }

  // MARK: Use

  override var isTriggeredByTouchUp: Bool { false }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasMoved = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self).x
    let area = trackRect
    // Past a quarter the knob jumps to the finger's side.
    let isOnSide =
      place > area.maxX - area.width / 4
      ? true : place < area.minX + area.width / 4 ? false : shown != isRightToLeft
    let on = isOnSide != isRightToLeft
    if on != shown {
      wasMoved = true
      show(on, animated: true)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard wasMoved || isTouchInside else { return show(storedIsOn, animated: true) }
    turn(to: wasMoved ? shown : !storedIsOn)
  }

  open override func cancelTracking(with event: UIEvent?) { show(storedIsOn, animated: true) }

  private func turn(to on: Bool) {
    if on == storedIsOn { return show(on, animated: true) }
    setOn(on, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func activate() { turn(to: !storedIsOn) }

  /// A drag along the switch is the switch's own.
  override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool {
    super.keepsTouches(from: recognizer) || isEnabled && recognizer.isDragAlong(.horizontal, notOf: self)
  }

  /// A box that is checked.
  open override var formField: FormField? {
    var field = FormField(.check(storedIsOn), in: trackRect) { [unowned self] canvas, isOn in
      let old = shown
      show(isOn, animated: false)
      for part in [track, knob] as [UIView] {
        canvas.saveGState()
        canvas.translateBy(x: part.frame.minX, y: part.frame.minY)
        part.render(into: canvas)
        canvas.restoreGState()
      }
      show(old, animated: false)
    }
    field.isReadOnly = !isEnabled
    field.hasSurroundings = true
    return field
  }
  open override func showsValueOfField(_ subview: UIView) -> Bool { subview === track || subview === knob }

  // MARK: Accessibility

  open override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { [.button, .toggleButton] }
  /// What the switch is turned to: `1` for on and `0` for off, as UIKit tells it, unless set.
  open override var defaultAccessibilityValue: String? { storedIsOn ? "1" : "0" }
  override var valueDescription: String? { storedIsOn ? "on" : "off" }
}
