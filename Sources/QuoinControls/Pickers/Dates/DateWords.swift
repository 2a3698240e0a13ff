import Foundation
import QuoinExpressions

/// Writes dates as the rules say, out of the table that expressions write them by.
final class DateWords {
  let rules: DateRules
  private var formatters: [String: DateFormatter] = [:]

  init(_ rules: DateRules) { self.rules = rules }

  private var language: FormatLocale { rules.language }

  /// The date in the parts of a skeleton, in the order of the locale, or by a pattern.
  func text(_ date: Date, _ skeleton: String) -> String {
    guard rules.hasUsualMonths else { return otherCalendar(date, skeleton) }
    let parts = rules.calendar.dateComponents([.year, .month, .day], from: date)
    let day = DateParts(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
    return day.text(by: language.pattern(ofSkeleton: skeleton) ?? skeleton, in: language)
  }

  /// A date by a calendar whose months the table does not have.
  private func otherCalendar(_ date: Date, _ skeleton: String) -> String {
    if let known = formatters[skeleton] { return known.string(from: date) }
    let formatter = DateFormatter()
    formatter.locale = rules.locale
    formatter.calendar = rules.calendar
    formatter.timeZone = rules.calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(skeleton)
    formatters[skeleton] = formatter
    return formatter.string(from: date)
  }

  /// A date as a capsule shows it: `Nov 22, 2026`.
  func day(_ date: Date) -> String { text(date, "yMMMd") }
  /// A time as a capsule shows it: `9:41 AM`.
  func time(_ date: Date) -> String {
    let parts = rules.calendar.dateComponents([.hour, .minute], from: date)
    var time = DateParts(month: 0)
    (time.hour, time.minute) = (parts.hour ?? 0, parts.minute ?? 0)
    return time.text(by: language.timePattern(hasSeconds: false), in: language)
  }
  /// A month: `November 2026`.
  func month(_ date: Date) -> String { text(date, "yMMMM") }
  /// A number with the locale's digits.
  func number(_ number: Int, digits: Int = 1) -> String {
    let text = String(number)
    return language.ownDigits(String(repeating: "0", count: max(0, digits - text.count)) + text)
  }
  /// So many hours, or minutes.
  func hours(_ count: Int) -> String { language.unit(Double(count), "hour", isLong: true, digits: 0) }
  func minutes(_ count: Int) -> String { language.unit(Double(count), "minute", isLong: false, digits: 0) }
  /// What stands behind hours before noon, or after it.
  func period(_ index: Int) -> String { language.halves[index] }
  /// The names of the days of the week, from Sunday on.
  var weekdays: [String] { language.shortWeekdays }
}
