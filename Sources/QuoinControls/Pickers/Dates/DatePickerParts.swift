import Foundation
import QuoinGraphics
import QuoinViews

/// What a date picker consists of, in the style that it has.
final class DatePickerParts: UIView {
  private unowned let owner: UIDatePicker
  private let style: UIDatePickerStyle
  private let mode: UIDatePicker.Mode
  private var wheels: DateWheels?
  private var month: DateMonthView?
  private var dayCapsule: DateCapsule?
  private var timeCapsule: DateCapsule?
  private let timeLabel = UILabel()
  private weak var popover: DatePopover?

  /// The room between two capsules, and around the time beneath a month, in points.
  private static let gap: CGFloat = 5
  private static let timeHeight: CGFloat = 50

  init(of owner: UIDatePicker) {
    (self.owner, style, mode) = (owner, owner.datePickerStyle, owner.datePickerMode)
    super.init(frame: .zero)
    switch style {
    case .compact, .automatic: makeCapsules(day: mode != .time, time: mode != .date)
    case .wheels: makeWheels()
    case .inline:
      if mode == .time { makeWheels() } else { makeMonth() }
      if mode == .dateAndTime {
        makeCapsules(day: false, time: true)
        timeLabel.text = "Time"
        timeLabel.textColor = .label
        addSubview(timeLabel)
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  private func makeWheels() {
    let wheels = newWheels(mode)
    self.wheels = wheels
    addSubview(wheels.picker)
  }

  private func newWheels(_ mode: UIDatePicker.Mode) -> DateWheels {
    let wheels = DateWheels(mode: mode, words: owner.words, date: owner.date)
    wheels.changed = { [unowned owner, unowned wheels] in
      owner.userDidChoose(wheels.date, minutes: mode == .countDownTimer ? wheels.minutes : nil)
    }
    return wheels
  }

  private func makeMonth() {
    let month = newMonth()
    self.month = month
    addSubview(month)
  }

  private func newMonth() -> DateMonthView {
    let month = DateMonthView(words: owner.words, date: owner.date, today: owner.today)
    month.changed = { [unowned owner, unowned month] in owner.userDidChoose(month.date) }
    return month
  }

  private func makeCapsules(day: Bool, time: Bool) {
    if day {
      dayCapsule = capsule(
        named: { $0.accessibilityLabel ?? "Date" }, opening: { [unowned self] in openMonth() })
    }
    if time {
      // The picker's own name stands for its date where it has both.
      timeCapsule = capsule(
        named: { (day ? nil : $0.accessibilityLabel) ?? "Time" }, opening: { [unowned self] in openTime() })
    }
  }

  private func capsule(
    named name: @escaping (UIDatePicker) -> String, opening open: @escaping () -> Void
  ) -> DateCapsule {
    let capsule = DateCapsule()
    capsule.name = { [unowned owner] in name(owner) }
    capsule.nameOfField = { [unowned owner] in owner.fieldName }
    capsule.addAction(UIAction { _ in open() }, for: [.touchUpInside])
    addSubview(capsule)
    return capsule
  }

  // MARK: What is shown

  func show(animated: Bool) {
    let shown = owner.rules.shown(owner.date)
    dayCapsule?.text = owner.words.day(shown)
    timeCapsule?.text = owner.words.time(shown)
    for capsule in [dayCapsule, timeCapsule] { capsule?.isEnabled = owner.isEnabled }
    isUserInteractionEnabled = owner.isEnabled
    for wheels in [wheels, popover?.wheels] {
      guard let wheels else { continue }
      let mode = wheels === self.wheels ? self.mode : .time
      wheels.show(
        mode, words: owner.words, date: owner.date, minutes: owner.chosenMinutes, animated: animated)
      wheels.picker.alpha = owner.isEnabled ? 1 : 0.5
    }
    for month in [month, popover?.month] { month?.show(owner.words, date: owner.date, today: owner.today) }
    month?.alpha = owner.isEnabled ? 1 : 0.5
    setNeedsLayout()
  }

  func takeStep(_ key: UIPress.PressType) -> Bool {
    guard let month else { return false }
    let side = isRightToLeft ? -1 : 1
    switch key {
    case .leftArrow: month.move(byDays: -side)
    case .rightArrow: month.move(byDays: side)
    case .upArrow: month.move(byDays: -7)
    case .downArrow: month.move(byDays: 7)
    default: return false
    }
    return true
  }

  // MARK: Layout

  private var capsules: [DateCapsule] { [dayCapsule, timeCapsule].compactMap { $0 } }

  /// The size that suits the style, in points.
  var measured: CGSize {
    if wheels != nil { return CGSize(width: 320, height: 216) }
    if month != nil {
      let time = timeCapsule == nil ? 0 : Self.timeHeight
      return CGSize(width: DateMonthView.size.width, height: DateMonthView.size.height + time)
    }
    let sizes = capsules.map(\.intrinsicContentSize)
    let width = sizes.reduce(0) { $0 + $1.width } + CGFloat(max(sizes.count - 1, 0)) * Self.gap
    return CGSize(width: width, height: sizes.map(\.height).max() ?? 34)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheels?.picker.frame = bounds
    if let month { return layout(month) }
    let (room, size) = (bounds.size, measured)
    guard size.width > 0 else { return }
    let scale = min(room.width / size.width, 1)
    var x: CGFloat
    switch owner.effectiveContentHorizontalAlignment {
    case .left, .fill, .leading: x = 0
    case .right, .trailing: x = max(room.width - size.width, 0)
    case .center: x = pixelGrid.round(max(room.width - size.width, 0) / 2)
    }
    for capsule in isRightToLeft ? capsules.reversed() : capsules {
      let own = capsule.intrinsicContentSize
      let height = min(own.height, max(room.height, 1))
      capsule.frame = CGRect(
        x: x, y: pixelGrid.round((room.height - height) / 2), width: own.width * scale,
        height: height)
      x += (own.width + Self.gap) * scale
    }
  }

  private func layout(_ month: DateMonthView) {
    let time = timeCapsule == nil ? 0 : Self.timeHeight
    month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - time, 0))
    guard let timeCapsule else { return }
    let own = timeCapsule.intrinsicContentSize
    let y = bounds.height - time / 2
    let x = isRightToLeft ? 16 : bounds.width - own.width - 16
    timeCapsule.frame = CGRect(x: x, y: y - own.height / 2, width: own.width, height: own.height)
    timeLabel.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    let label = timeLabel.sizeThatFits(bounds.size)
    timeLabel.frame = CGRect(
      x: isRightToLeft ? bounds.width - label.width - 16 : 16, y: y - label.height / 2, width: label.width,
      height: label.height)
  }

  // MARK: What opens

  private func openMonth() {
    guard let dayCapsule else { return }
    let month = newMonth()
    open(DatePopover(month: month), at: dayCapsule)
  }

  private func openTime() {
    guard let timeCapsule else { return }
    let wheels = newWheels(.time)
    wheels.changed = { [unowned owner, unowned wheels] in owner.userDidChoose(wheels.date) }
    open(DatePopover(wheels: wheels), at: timeCapsule)
  }

  private func open(_ popover: DatePopover, at capsule: DateCapsule) {
    guard let window else { return }
    close()
    self.popover = popover
    capsule.isOpen = true
    popover.closed = { [weak capsule] in capsule?.isOpen = false }
    show(animated: false)
    popover.open(in: window, at: capsule.convert(capsule.bounds, to: nil), tint: owner.tintColor)
  }

  /// Closes what is open.
  func close() { popover?.close(animated: false) }
}
