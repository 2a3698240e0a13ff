import Foundation
import QuoinGraphics
import QuoinViews

/// A month of a calendar, in which a day is chosen.
final class DateMonthView: UIView {
  private var words: DateWords
  private(set) var date: Date
  private var today: Date?
  /// The first day of the month that is shown.
  private(set) var month: Date
  /// Told when the user has chosen a day.
  var changed: () -> Void = {}

  private let title = DateMonthTitle()
  private let previous = DateMonthArrow(isForward: false)
  private let following = DateMonthArrow(isForward: true)
  private let days = (0..<42).map { _ in DateDayView() }
  private let wheels: DateWheels
  private var showsWheels = false

  /// The height of the title, of the names of days, and of a week, in points.
  private static let titleHeight: CGFloat = 44
  private static let namesHeight: CGFloat = 22
  private static let weekHeight: CGFloat = 42

  init(words: DateWords, date: Date, today: Date?) {
    (self.words, self.date, self.today) = (words, date, today)
    month = Self.month(of: date, words.rules)
    wheels = DateWheels(mode: .yearAndMonth, words: words, date: date)
    super.init(frame: .zero)
    for day in days {
      addSubview(day)
      day.addAction(UIAction { [unowned self] in choose($0.sender) }, for: .touchUpInside)
    }
    for view in [title, previous, following, wheels.picker] { addSubview(view) }
    previous.addAction(UIAction { [unowned self] _ in go(by: -1) }, for: .touchUpInside)
    following.addAction(UIAction { [unowned self] _ in go(by: 1) }, for: .touchUpInside)
    title.addAction(UIAction { [unowned self] _ in toggleWheels() }, for: .touchUpInside)
    wheels.changed = { [unowned self] in show(monthOf: wheels.date) }
    update()
  }

  required init?(coder: NSCoder) { nil }

  private var rules: DateRules { words.rules }
  private var calendar: Calendar { rules.calendar }

  private static func month(of date: Date, _ rules: DateRules) -> Date {
    rules.calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  /// Follows the picker that the month belongs to.
  func show(_ words: DateWords, date: Date, today: Date?) {
    let isSame = words === self.words && date == self.date && today == self.today
    if isSame { return }
    let wasElsewhere = date != self.date || words !== self.words
    (self.words, self.date, self.today) = (words, date, today)
    if wasElsewhere { month = Self.month(of: date, rules) }
    update()
  }

  private func show(monthOf date: Date) {
    month = Self.month(of: date, rules)
    update()
  }

  private func go(by months: Int) {
    guard let next = calendar.date(byAdding: .month, value: months, to: month) else { return }
    show(monthOf: next)
  }

  private func toggleWheels() {
    showsWheels.toggle()
    update()
  }

  private func choose(_ sender: Any?) {
    guard let day = (sender as? DateDayView)?.date else { return }
    choose(day)
  }

  /// Chooses a day, at the time that is chosen already.
  func choose(_ day: Date) {
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    date = rules.kept(
      rules.date(date) {
        ($0.era, $0.year, $0.month, $0.day) = (parts.era, parts.year, parts.month, parts.day)
      })
    month = Self.month(of: date, rules)
    update()
    changed()
  }

  /// Goes some days on, as arrow keys do.
  func move(byDays count: Int) {
    guard let next = calendar.date(byAdding: .day, value: count, to: date), rules.allowsDay(of: next) else {
      return
    }
    choose(next)
  }

  // MARK: What is shown

  private func update() {
    title.text = words.month(month)
    title.isOpen = showsWheels
    wheels.picker.isHidden = !showsWheels
    if showsWheels { wheels.show(.yearAndMonth, words: words, date: month, minutes: 0, animated: false) }
    for arrow in [previous, following] { arrow.isHidden = showsWheels }
    let last = calendar.date(byAdding: .day, value: -1, to: month) ?? month
    previous.isEnabled = rules.minimum.map { $0 <= last } ?? true
    let next = calendar.date(byAdding: .month, value: 1, to: month) ?? month
    following.isEnabled = rules.maximum.map { $0 >= next } ?? true
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
    let offset = leadingDays
    for (index, view) in days.enumerated() {
      let day = index - offset
      guard day >= 0, day < count, !showsWheels,
        let date = calendar.date(byAdding: .day, value: day, to: month)
      else {
        view.date = nil
        view.isHidden = true
        continue
      }
      view.isHidden = false
      view.date = date
      view.text = words.number(calendar.component(.day, from: date))
      view.accessibilityLabel = words.text(date, "MMMMEEEEd")
      view.isEnabled = rules.allowsDay(of: date)
      view.isSelected = calendar.isDate(date, inSameDayAs: self.date)
      view.isToday = today.map { calendar.isDate(date, inSameDayAs: $0) } ?? false
    }
    setNeedsLayout()
    didChange([.look, .accessibility])
  }

  /// How many places are empty before the first day.
  private var leadingDays: Int {
    (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
  }

  // MARK: Layout

  /// As iOS has it: room for six weeks whichever month is shown, so that nothing jumps.
  static let size = CGSize(width: 320, height: titleHeight + namesHeight + 6 * weekHeight)

  override var intrinsicContentSize: CGSize { Self.size }
  override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirrored = isRightToLeft
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      view.frame = CGRect(x: mirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    let arrow: CGFloat = 44
    place(title, x: 8, y: 0, width: max(bounds.width - 2 * arrow - 16, 0), height: Self.titleHeight)
    place(previous, x: bounds.width - 2 * arrow - 4, y: 0, width: arrow, height: Self.titleHeight)
    place(following, x: bounds.width - arrow - 4, y: 0, width: arrow, height: Self.titleHeight)
    let top = Self.titleHeight + Self.namesHeight
    let width = bounds.width / 7
    let height = max(bounds.height - top, 0) / 6
    for (index, day) in days.enumerated() {
      place(
        day, x: CGFloat(index % 7) * width, y: top + CGFloat(index / 7) * height, width: width, height: height
      )
    }
    wheels.picker.frame = CGRect(
      x: 0, y: Self.titleHeight, width: bounds.width, height: max(bounds.height - Self.titleHeight, 0))
  }

  /// The names of the days of the week.
  override func draw(_ canvas: Canvas, in rect: CGRect) {
    if showsWheels { return }
    let names = words.weekdays
    let width = rect.width / 7
    for index in 0..<7 {
      let name = names[(index + calendar.firstWeekday - 1) % 7].uppercased(with: rules.locale)
      let layout = TextLayout(
        text: AttributedText(name, font: .systemFont(ofSize: 13, weight: .semibold), color: .tertiaryLabel),
        paragraph: TextParagraph(alignment: .center), maximumWidth: width, maximumNumberOfLines: 1)
      let place = isRightToLeft ? 6 - index : index
      canvas.draw(
        layout,
        at: CGPoint(
          x: rect.minX + CGFloat(place) * width,
          y: Self.titleHeight + (Self.namesHeight - layout.size.height) / 2))
    }
  }

  /// The month and the day that is chosen.
  override var stateDescription: String? { "\"\(words.month(month))\" \(words.day(date))" }
}
