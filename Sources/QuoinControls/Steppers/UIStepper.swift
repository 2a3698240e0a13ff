import Foundation
import QuoinGraphics

/// Takes a number a step up or down.
///
/// ```swift
/// let tickets = UIStepper()
/// tickets.maximumValue = 8
/// tickets.addAction(UIAction { _ in order(Int(tickets.value)) }, for: .valueChanged)
/// ```
open class UIStepper: UIControl {
  private final var storedValue = 0.0
  private final var limits: (least: Double, greatest: Double) = (0, 100)
  final var incrementImages = StateValues<UIImage>()
  final var decrementImages = StateValues<UIImage>()
  final var backgroundImages = StateValues<UIImage>()
  final var dividerImages: [SegmentDivider: UIImage] = [:]
  /// Which side a finger is on: 1 for up, -1 for down, 0 for none.
  final var pressedSide = 0
  private final var firstSide = 0
  private final var timer: ScheduledWork?
  private final var valueAtStart = 0.0

  /// As large as UIKit's, in points.
  static let size = CGSize(width: 94, height: 32)
  /// How long until steps repeat, and how long between them, in seconds.
  private static let repeatDelay: TimeInterval = 0.5
  private static let repeatInterval: TimeInterval = 0.1

  /// Creates a stepper; of the frame only the place counts.
  public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }

  /// Creates a stepper; there are no archives to decode from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit { whereViewsAre { timer?.cancel() } }

  // MARK: Value

  /// The number, kept between the least and the greatest.
  open var value: Double {
    get { storedValue }
    set {
      if newValue.isNaN { return ControlMisuse.report(.notANumber("value", of: self)) }
      storedValue = min(max(newValue, limits.least), limits.greatest)
      didChange([.look, .accessibility])
    }
  }

  /// The least number, below the greatest; 0 unless set.
  open var minimumValue: Double {
    get { limits.least }
    set {
      guard newValue < limits.greatest else {
        return ControlMisuse.report(.stepperLimits(newValue, limits.greatest, of: self))
      }
      limits.least = newValue
      value = storedValue
    }
  }

  /// The greatest number, above the least; 100 unless set.
  open var maximumValue: Double {
    get { limits.greatest }
    set {
      guard newValue > limits.least else {
        return ControlMisuse.report(.stepperLimits(limits.least, newValue, of: self))
      }
      limits.greatest = newValue
      value = storedValue
    }
  }

  /// How far a step goes, more than 0; 1 unless set.
  @Observed open var stepValue = 1.0 {
    didSet {
      guard !(stepValue > 0) else { return }
      ControlMisuse.report(.stepperStep(stepValue, of: self))
      _stepValue.wrappedValue = oldValue
    }
  }

  /// Whether each step is told while a finger stays down, and not only the last; true unless set.
  open var isContinuous = true
  /// Whether steps go on while a finger stays down; true unless set.
  open var autorepeat = true
  /// Whether a step beyond one end leads to the other.
  @Observed open var wraps = false { didSet { didChange(.look) } }

  /// Whether a step can be taken: 1 for up, -1 for down.
  final func canStep(_ side: Int) -> Bool {
    isEnabled && (wraps || (side > 0 ? storedValue < limits.greatest : storedValue > limits.least))
  }

  private func step(_ side: Int) {
    let old = storedValue
    var next = storedValue + Double(side) * stepValue
    if next > limits.greatest { next = wraps ? limits.least : limits.greatest }
    if next < limits.least { next = wraps ? limits.greatest : limits.least }
    value = next
    if storedValue != old, isContinuous || timer == nil { tell() }
    if !canStep(side) { stopRepeating() }
  }

  private func tell() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  // MARK: Use

  override var isTriggeredByTouchUp: Bool { false }

  private func side(at point: CGPoint) -> Int { (point.x >= bounds.midX) != isRightToLeft ? 1 : -1 }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let side = side(at: touch.location(in: self))
    guard canStep(side) else { return false }
    (firstSide, pressedSide, valueAtStart) = (side, side, storedValue)
    didChange(.look)
    guard autorepeat, let clock = window?.clock else { return true }
    timer = clock.schedule(after: Self.repeatDelay) { [weak self] in
      guard let self else { return }
      self.timer = clock.schedule(after: Self.repeatInterval, repeats: true) { [weak self] in
        guard let self, self.pressedSide != 0 else { return }
        self.step(self.pressedSide)
      }
      self.step(side)
    }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isOn = isTouchInside && side(at: touch.location(in: self)) == firstSide
    if pressedSide != (isOn ? firstSide : 0) {
      pressedSide = isOn ? firstSide : 0
      didChange(.look)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let hasRepeated = storedValue != valueAtStart
    stopRepeating()
    let side = pressedSide
    pressedSide = 0
    didChange(.look)
    if hasRepeated {
      if !isContinuous { tell() }
    } else if side != 0 {
      step(side)
    }
  }

  open override func cancelTracking(with event: UIEvent?) {
    stopRepeating()
    pressedSide = 0
    didChange(.look)
  }

  private func stopRepeating() {
    timer?.cancel()
    timer = nil
  }

  override func activate() {}
  override func takeStep(_ key: UIPress.PressType) -> Bool {
    switch key {
    case .upArrow: step(1)
    case .downArrow: step(-1)
    case .rightArrow: step(isRightToLeft ? -1 : 1)
    case .leftArrow: step(isRightToLeft ? 1 : -1)
    default: return false
    }
    return true
  }

  // MARK: Look

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override var drawsContent: Bool { true }
  open override func draw(_ canvas: Canvas, in rect: CGRect) { drawHalves(on: canvas, in: rect) }

  // MARK: Accessibility

  private final lazy var halves = (
    decrement: UIAccessibilityElement(accessibilityContainer: self),
    increment: UIAccessibilityElement(accessibilityContainer: self)
  )

  /// The halves, which tests press; readers of the screen adjust the whole.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? halfElements }
    set { super.accessibilityElements = newValue }
  }

  private var halfElements: [UIAccessibilityElement] {
    var (first, second) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    if isRightToLeft { swap(&first, &second) }
    for (half, name, place, side) in [
      (halves.decrement, "Decrement", first, -1), (halves.increment, "Increment", second, 1),
    ] {
      half.accessibilityLabel = name
      half.accessibilityTraits = canStep(side) ? .button : [.button, .notEnabled]
      half.accessibilityFrameInContainerSpace = place
    }
    return [halves.decrement, halves.increment]
  }

  open override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .adjustable }
  /// The number, unless set.
  open override var defaultAccessibilityValue: String? { valueDescription }
  open override func accessibilityIncrement() { if isEnabled { step(1) } }
  open override func accessibilityDecrement() { if isEnabled { step(-1) } }
  override var valueDescription: String? {
    storedValue == storedValue.rounded() && abs(storedValue) < 1e15 ? "\(Int(storedValue))" : "\(storedValue)"
  }
}

extension ControlMisuse {
  static func stepperLimits(_ least: Double, _ greatest: Double, of control: UIControl) -> ControlMisuse {
    ControlMisuse("\(control) cannot go from \(least) to \(greatest): the minimum is to be below the maximum")
  }

  static func stepperStep(_ step: Double, of control: UIControl) -> ControlMisuse {
    ControlMisuse("\(control) cannot take steps of \(step): a step is more than 0")
  }
}
