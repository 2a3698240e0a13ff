import Foundation
import QuoinExpressions

/// What dates a picker takes, and how it counts and writes them: all of it given, nothing of it the machine's.
struct DateRules: Equatable {
  var calendar: Calendar
  var minimum: Date?
  var maximum: Date?
  var minuteInterval = 1

  /// - Parameters:
  ///   - calendar: How days are counted; Gregorian unless given.
  ///   - locale: How they are written; as in the United States unless given.
  ///   - timeZone: Where; Greenwich unless given.
  init(calendar: Calendar?, locale: Locale?, timeZone: TimeZone?) {
    var counted = calendar ?? Calendar(identifier: .gregorian)
    counted.locale = locale ?? Locale(identifier: "en_US")
    counted.timeZone = timeZone ?? .gmt
    self.calendar = counted
  }

  var locale: Locale { calendar.locale ?? Locale(identifier: "en_US") }

  /// The date, or the nearest that may be chosen.
  func kept(_ date: Date) -> Date {
    var date = date
    if let maximum { date = min(date, maximum) }
    if let minimum { date = max(date, minimum) }
    return date
  }

  func allows(_ date: Date) -> Bool { kept(date) == date }

  /// Whether any moment of a day may be chosen.
  func allowsDay(of date: Date) -> Bool {
    let start = calendar.startOfDay(for: date)
    let next = calendar.date(byAdding: .day, value: 1, to: start) ?? start
    return (maximum.map { start <= $0 } ?? true) && (minimum.map { next > $0 } ?? true)
  }

  /// The date with its minutes taken down to a whole interval.
  func shown(_ date: Date) -> Date {
    guard minuteInterval > 1 else { return date }
    let minute = calendar.component(.minute, from: date)
    return calendar.date(byAdding: .minute, value: -(minute % minuteInterval), to: date) ?? date
  }

  /// The date with some of its parts replaced; a day that the month does not have becomes its last.
  func date(_ date: Date, _ change: (inout DateComponents) -> Void) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
    change(&parts)
    let day = parts.day ?? 1
    parts.day = 1
    guard let first = calendar.date(from: parts) else { return date }
    let days = calendar.range(of: .day, in: .month, for: first) ?? 1..<32
    parts.day = min(max(day, days.lowerBound), days.upperBound - 1)
    return calendar.date(from: parts) ?? date
  }

  /// How the locale's language writes dates.
  var language: FormatLocale { FormatLocale.of(locale.identifier) }

  /// Whether the calendar's months are those that languages have names for in the table.
  var hasUsualMonths: Bool { [.gregorian, .iso8601].contains(calendar.identifier) }

  /// Whether hours are counted to twelve, twice a day.
  var hasPeriods: Bool { order(of: "a", in: language.timePattern(hasSeconds: false)) == ["a"] }

  /// The wheels of a time in the order in which people write them.
  var isPeriodFirst: Bool { order(of: "ah", in: language.timePattern(hasSeconds: false)).first == "a" }

  /// The parts of a date in the order in which people write them.
  func order(ofParts letters: String) -> [Character] {
    let found = order(of: letters, in: language.pattern(ofSkeleton: "yMMMd") ?? "")
    return found + letters.filter { !found.contains($0) }
  }

  /// Which of some letters stand in a pattern, in their order.
  private func order(of letters: String, in pattern: String) -> [Character] {
    var found: [Character] = []
    // What stands between quotes are words.
    let words = pattern.split(separator: "'", omittingEmptySubsequences: false)
    for letter in words.enumerated().filter({ $0.offset % 2 == 0 }).map(\.element).joined() {
      let letter = letter == "L" ? "M" : letter
      if letters.contains(letter), !found.contains(letter) { found.append(letter) }
    }
    return found
  }
}
