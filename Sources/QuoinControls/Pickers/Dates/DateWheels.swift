import Foundation
import QuoinGraphics
import QuoinResources
import QuoinViews

/// What stands on the wheels that choose a date, a time or a duration.
final class DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
  /// What a wheel chooses.
  enum Column: Equatable { case weekday, year, month, day, hour, minute, period, hours, minutes }

  /// How often rows are repeated that begin again after the last.
  private static let rounds = 200
  /// The days that a wheel has, around one of them: many more would lie beyond what can be drawn at high resolutions.
  private static let days = -10_000...10_000
  /// How far the chosen day may be from that one before another one takes its place.
  private static let reach = 9_000

  let picker = UIPickerView()
  private(set) var columns: [Column] = []
  private var mode = UIDatePicker.Mode.date
  private var words: DateWords
  private(set) var date: Date
  /// The date whose day is in the middle of a wheel of days.
  private var middle: Date
  /// A duration in whole minutes.
  private(set) var minutes = 0
  /// Told when the user has chosen something.
  var changed: () -> Void = {}

  private var rules: DateRules { words.rules }
  private var calendar: Calendar { rules.calendar }

  init(mode: UIDatePicker.Mode, words: DateWords, date: Date) {
    (self.mode, self.words, self.date, middle) = (mode, words, date, date)
    columns = makeColumns()
    picker.dataSource = self
    picker.delegate = self
  }

  /// Follows the picker that the wheels belong to.
  func show(_ mode: UIDatePicker.Mode, words: DateWords, date: Date, minutes: Int, animated: Bool) {
    let isSame = mode == self.mode && words === self.words
    (self.mode, self.words) = (mode, words)
    (self.date, self.minutes) = (date, minutes)
    let isNear = keepNear()
    if !isSame { columns = makeColumns() }
    if !isSame || !isNear { picker.reloadAllComponents() }
    turn(animated: animated && isSame && isNear)
  }

  /// Lets a wheel of days turn around the chosen one where that is far from its middle.
  ///
  /// - Returns: Whether the wheel is as it was.
  private func keepNear() -> Bool {
    if abs(daysFromMiddle) <= Self.reach { return true }
    middle = date
    return false
  }

  private var daysFromMiddle: Int {
    calendar.dateComponents([.day], from: anchor, to: calendar.startOfDay(for: date)).day ?? 0
  }

  private func makeColumns() -> [Column] {
    let time: [Column] = {
      guard rules.hasPeriods else { return [.hour, .minute] }
      return rules.isPeriodFirst ? [.period, .hour, .minute] : [.hour, .minute, .period]
    }()
    func dates(_ letters: String) -> [Column] {
      rules.order(ofParts: letters).map { $0 == "y" ? .year : $0 == "M" ? .month : .day }
    }
    switch mode {
    case .time: return time
    case .date: return dates("yMd")
    case .yearAndMonth: return dates("yM")
    case .dateAndTime: return [.weekday] + time
    case .countDownTimer: return [.hours, .minutes]
    }
  }

  // MARK: Turning

  /// Turns the wheels to what is chosen.
  func turn(animated: Bool) {
    for (component, column) in columns.enumerated() {
      let value = value(of: column)
      let count = count(of: column)
      var row = value
      if repeats(column) {
        // The nearest of the rows that say the same.
        let current = picker.selectedRow(inComponent: component)
        let round = current > 0 ? current / count : Self.rounds / 2
        let nearest = [round - 1, round, round + 1].map { $0 * count + value }
          .filter { (0..<count * Self.rounds).contains($0) }
        row = nearest.min { abs($0 - current) < abs($1 - current) } ?? value
        if current <= 0 { row = Self.rounds / 2 * count + value }
      }
      if picker.selectedRow(inComponent: component) != row {
        picker.selectRow(row, inComponent: component, animated: animated)
      }
    }
  }

  /// Which of a wheel's values is chosen, from 0.
  private func value(of column: Column) -> Int {
    let shown = rules.shown(date)
    func part(_ part: Calendar.Component) -> Int { calendar.component(part, from: shown) }
    switch column {
    case .weekday:
      return min(max(daysFromMiddle, Self.days.lowerBound), Self.days.upperBound) - Self.days.lowerBound
    case .year: return min(max(part(.year) - 1, 0), 9998)
    case .month: return part(.month) - 1
    case .day: return part(.day) - 1
    case .hour: return rules.hasPeriods ? part(.hour) % 12 : part(.hour)
    case .minute: return part(.minute) / rules.minuteInterval
    case .period: return part(.hour) / 12
    case .hours: return min(minutes / 60, 23)
    case .minutes: return minutes % 60 / rules.minuteInterval
    }
  }

  private var anchor: Date { calendar.startOfDay(for: middle) }

  private func count(of column: Column) -> Int {
    switch column {
    case .weekday: Self.days.count
    case .year: 9999
    case .month: calendar.range(of: .month, in: .year, for: date)?.count ?? 12
    case .day: calendar.maximumRange(of: .day)?.count ?? 31
    case .hour: rules.hasPeriods ? 12 : 24
    case .minute, .minutes: 60 / rules.minuteInterval
    case .period: 2
    case .hours: 24
    }
  }

  private func repeats(_ column: Column) -> Bool { ![.weekday, .year, .period].contains(column) }

  /// The date with one wheel turned to a value.
  private func date(with value: Int, on column: Column) -> Date {
    switch column {
    case .weekday:
      let day = day(value)
      let parts = calendar.dateComponents([.year, .month, .day, .era], from: day)
      return rules.date(date) {
        ($0.era, $0.year, $0.month, $0.day) = (parts.era, parts.year, parts.month, parts.day)
      }
    case .year: return rules.date(date) { $0.year = value + 1 }
    case .month: return rules.date(date) { $0.month = value + 1 }
    case .day: return rules.date(date) { $0.day = value + 1 }
    case .hour:
      return rules.date(date) { $0.hour = rules.hasPeriods ? ($0.hour ?? 0) / 12 * 12 + value : value }
    case .minute: return rules.date(date) { ($0.minute, $0.second) = (value * rules.minuteInterval, 0) }
    case .period: return rules.date(date) { $0.hour = ($0.hour ?? 0) % 12 + value * 12 }
    case .hours, .minutes: return date
    }
  }

  private func day(_ value: Int) -> Date {
    calendar.date(byAdding: .day, value: value + Self.days.lowerBound, to: anchor) ?? anchor
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    count(of: columns[component]) * (repeats(columns[component]) ? Self.rounds : 1)
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    let column = columns[component]
    return title(row % count(of: column), on: column)
  }

  private func title(_ value: Int, on column: Column) -> String {
    switch column {
    case .weekday: words.text(day(value), "MMMEd")
    case .year: words.text(rules.date(date) { ($0.year, $0.day) = (value + 1, 1) }, "y")
    case .month: words.text(rules.date(date) { ($0.month, $0.day) = (value + 1, 1) }, "LLLL")
    case .day: words.number(value + 1)
    case .hour: words.number(rules.hasPeriods && value == 0 ? 12 : value, digits: rules.hasPeriods ? 1 : 2)
    case .minute: words.number(value * rules.minuteInterval, digits: 2)
    case .period: words.period(value)
    case .hours: words.hours(value)
    case .minutes: words.minutes(value * rules.minuteInterval)
    }
  }

  /// Rows that cannot be chosen have less colour.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    let column = columns[component]
    let value = row % count(of: column)
    guard rules.minimum != nil || rules.maximum != nil, !mayBeChosen(value, on: column) else { return nil }
    return ReleasingAttributedString(
      string: title(value, on: column), attributes: [.foregroundColor: UIColor.tertiaryLabel])
  }

  private func mayBeChosen(_ value: Int, on column: Column) -> Bool {
    switch column {
    case .hours, .minutes: return true
    case .weekday, .day: return rules.allowsDay(of: date(with: value, on: column))
    case .month, .year:
      let unit: Calendar.Component = column == .month ? .month : .year
      guard let span = calendar.dateInterval(of: unit, for: date(with: value, on: column)) else {
        return true
      }
      return (rules.minimum.map { span.end > $0 } ?? true) && (rules.maximum.map { span.start <= $0 } ?? true)
    case .hour, .minute, .period: return rules.allows(date(with: value, on: column))
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    // In shares of the usual 320 points; the picker narrows them where there is less.
    switch columns[component] {
    case .weekday: 126
    case .year: 80
    case .month: 130
    case .day: 52
    case .hour, .minute: 50
    case .period: 56
    case .hours, .minutes: 120
    }
  }

  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? {
    switch columns[component] {
    case .weekday: "Date"
    case .year: "Year"
    case .month: "Month"
    case .day: "Day"
    case .hour, .hours: "Hour"
    case .minute, .minutes: "Minute"
    case .period: "AM/PM"
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let column = columns[component]
    let value = row % count(of: column)
    switch column {
    case .hours: minutes = value * 60 + minutes % 60
    case .minutes: minutes = minutes / 60 * 60 + value * rules.minuteInterval
    default: date = rules.kept(date(with: value, on: column))
    }
    // A duration of nothing is none.
    if columns.contains(.hours), minutes < rules.minuteInterval { minutes = rules.minuteInterval }
    let isNear = !columns.contains(.weekday) || keepNear()
    if !isNear { picker.reloadAllComponents() }
    turn(animated: isNear)
    changed()
  }
}
