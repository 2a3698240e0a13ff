import Foundation
import QuoinGraphics
import QuoinViews

/// How a date picker looks.
public nonisolated enum UIDatePickerStyle: Int, Sendable, CaseIterable {
  case automatic, wheels, compact, inline
}

/// Chooses a date, a time or a duration.
///
/// ```swift
/// let picker = UIDatePicker()
/// picker.datePickerMode = .date
/// picker.preferredDatePickerStyle = .inline
/// picker.locale = Locale(identifier: "de_CH")
/// picker.date = delivery
/// ```
///
/// Dates are counted and written as `calendar`, `locale` and `timeZone` say: Gregorian, as in the United States and in
/// Greenwich unless given, never as the machine is set. For the same reason `date` is the first of 2001 until it is set.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public nonisolated enum Mode: Int, Sendable, CaseIterable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  private final var storedDate = Date(timeIntervalSinceReferenceDate: 0)
  private final var minutes = 1
  private final var knownWords: DateWords?
  private final var parts: DatePickerParts?

  /// Creates a picker; one without a size takes that which suits it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { sizeToFit() }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  // MARK: What is chosen

  /// What is chosen: a date, a time or a duration.
  @Observed open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { looksDidChange() } }
  }

  /// The date that is chosen; one that may not be chosen becomes the nearest that may.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Chooses a date, without an event.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = rules.kept(date)
    valueDidChange(animated: animated)
  }

  /// The duration that is chosen, in seconds: whole minutes, from one to 23 hours and 59 minutes.
  open var countDownDuration: TimeInterval {
    get { TimeInterval(minutes * 60) }
    set {
      guard newValue.isFinite else { return }
      let whole = Int(min(max(newValue / 60, 1), 23 * 60 + 59))
      minutes = max(whole / minuteInterval * minuteInterval, minuteInterval)
      valueDidChange(animated: false)
    }
  }

  // MARK: What may be chosen

  /// The first date that may be chosen; one after `maximumDate` is reported, and the last one stays.
  open var minimumDate: Date? {
    get { storedMinimum }
    set {
      if let newValue, let storedMaximum, newValue > storedMaximum {
        return ControlMisuse.report(.dates(newValue, storedMaximum))
      }
      storedMinimum = newValue
      rulesDidChange()
    }
  }
  private final var storedMinimum: Date?

  /// The last date that may be chosen; one before `minimumDate` is reported, and the last one stays.
  open var maximumDate: Date? {
    get { storedMaximum }
    set {
      if let newValue, let storedMinimum, storedMinimum > newValue {
        return ControlMisuse.report(.dates(storedMinimum, newValue))
      }
      storedMaximum = newValue
      rulesDidChange()
    }
  }
  private final var storedMaximum: Date?

  /// How many minutes lie between two that may be chosen: a part of 30; others are reported, and the last one stays.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      guard (1...30).contains(newValue), 60 % newValue == 0 else {
        return ControlMisuse.report(.minuteInterval(newValue))
      }
      storedInterval = newValue
      minutes = max(minutes / newValue * newValue, newValue)
      rulesDidChange()
    }
  }
  private final var storedInterval = 1

  /// Whether what is chosen is rounded to the interval; it always is here.
  open var roundsToMinuteInterval = true

  // MARK: How dates are counted and written

  /// How dates are written; as in the United States unless set.
  @Observed open var locale: Locale? { didSet { rulesDidChange() } }
  /// How days are counted; Gregorian unless set.
  @Observed open var calendar: Calendar! { didSet { rulesDidChange() } }
  /// Where; Greenwich unless set.
  @Observed open var timeZone: TimeZone? { didSet { rulesDidChange() } }
  /// The day that is marked as today; none unless set, as no clock of the machine is read.
  @Observed open var today: Date? { didSet { valueDidChange(animated: false) } }

  final var rules: DateRules {
    var rules = DateRules(calendar: calendar, locale: locale, timeZone: timeZone)
    (rules.minimum, rules.maximum, rules.minuteInterval) = (storedMinimum, storedMaximum, storedInterval)
    return rules
  }

  final var words: DateWords {
    if let knownWords { return knownWords }
    let words = DateWords(rules)
    knownWords = words
    return words
  }

  // MARK: Look

  /// How the picker is to look; what suits its mode unless set.
  @Observed open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { looksDidChange() } }
  }

  /// How the picker looks: durations, and months of a year, are chosen from wheels only.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  // MARK: Changes

  private func looksDidChange() {
    parts?.close()
    parts?.removeFromSuperview()
    parts = nil
    setNeedsLayout()
    didChange([.look, .accessibility])
    invalidateIntrinsicContentSize()
  }

  private func rulesDidChange() {
    knownWords = nil
    storedDate = rules.kept(storedDate)
    valueDidChange(animated: false)
  }

  private func valueDidChange(animated: Bool) {
    parts?.show(animated: animated)
    didChange([.look, .accessibility])
    if datePickerStyle == .compact { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  /// Takes what the user has chosen.
  final func userDidChoose(_ date: Date, minutes: Int? = nil) {
    let rounded = datePickerMode == .date ? date : rules.shown(date)
    let kept = rules.kept(rounded)
    let newMinutes = minutes ?? self.minutes
    if kept == storedDate, newMinutes == self.minutes { return valueDidChange(animated: true) }
    (storedDate, self.minutes) = (kept, newMinutes)
    valueDidChange(animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  final var chosenMinutes: Int { minutes }

  // MARK: Layout

  private func ensureParts() -> DatePickerParts {
    if let parts { return parts }
    let made = DatePickerParts(of: self)
    parts = made
    addSubview(made)
    made.show(animated: false)
    return made
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let parts = ensureParts()
    parts.frame = bounds
    parts.layoutIfNeeded()
  }

  open override var intrinsicContentSize: CGSize { ensureParts().measured }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func stateDidChange() {
    super.stateDidChange()
    parts?.show(animated: false)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { parts?.close() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  // Its parts follow the fingers.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  override var isTriggeredByTouchUp: Bool { false }
  open override var keepsTouchesFromScrolling: Bool { false }

  /// Arrow keys go by days and weeks in a month.
  override func takeStep(_ key: UIPress.PressType) -> Bool { parts?.takeStep(key) ?? false }

  // MARK: Words

  /// What is chosen, as the locale writes it.
  final var chosenText: String {
    let words = words
    let shown = rules.shown(storedDate)
    switch datePickerMode {
    case .time: return words.time(shown)
    case .date: return words.day(storedDate)
    case .dateAndTime: return words.day(shown) + " " + words.time(shown)
    case .yearAndMonth: return words.month(storedDate)
    case .countDownTimer: return "\(minutes / 60) h \(minutes % 60) min"
    }
  }

  override var valueDescription: String? { "\"\(chosenText)\"" }

  /// A line that what is chosen from wheels or a month is written in; capsules have lines of their own.
  open override var formField: FormField? {
    if datePickerStyle == .compact { return nil }
    var field = FormField(.line(chosenText), in: bounds) { [unowned self] canvas, _ in render(into: canvas) }
    field.label = accessibilityLabel ?? "Date"
    field.isReadOnly = !isEnabled
    field.textAlignment = .center
    return field
  }
}

extension ControlMisuse {
  static func dates(_ minimum: Date, _ maximum: Date) -> ControlMisuse {
    ControlMisuse(
      "A date picker cannot begin at \(minimum) and end at \(maximum): its minimum is after its maximum")
  }

  static func minuteInterval(_ interval: Int) -> ControlMisuse {
    ControlMisuse(
      "A date picker cannot go by \(interval) minutes: an hour is not a whole number of them, from 1 to 30")
  }
}
