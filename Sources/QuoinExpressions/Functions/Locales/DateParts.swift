/// A date and time as people say it, in the calendar of the Western world, with no more about where on earth that was.
package struct DateParts: Equatable, Sendable {
  package var year: Int
  /// From 1 to 12.
  package var month: Int
  package var day: Int
  package var hour = 0
  package var minute = 0
  package var second = 0

  /// Seconds that reach beyond the years 0 to 9999 are no date.
  private static let bounds = -62_167_219_200.0..<253_402_300_800.0

  /// The date in Greenwich.
  package init?(secondsSince1970 seconds: Double) {
    guard Self.bounds.contains(seconds) else { return nil }
    let whole = Int(seconds.rounded(.down))
    let days = whole >= 0 ? whole / 86_400 : (whole - 86_399) / 86_400
    let rest = whole - days * 86_400
    // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": eras of 400 years that begin in March.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
  }

  /// A date as ISO 8601 writes it: `2026-11-22`, `2026-11-22T16:28:00Z`. It is taken as it stands, where there was that
  /// time on the clock.
  package init?(_ text: String) {
    guard let (parts, _, _) = Self.reading(text) else { return nil }
    self = parts
  }

  /// The moment that a text names, in seconds since 1970: by the zone it gives, in Greenwich's without one.
  package static func moment(_ text: String) -> Double? {
    reading(text).map { $0.date.secondsSince1970 + $0.fraction - Double($0.zone) }
  }

  /// What a text says to its end: the date on the clock, the fraction of its second, and how many seconds before
  /// Greenwich that clock is.
  private static func reading(_ text: String) -> (date: DateParts, fraction: Double, zone: Int)? {
    var rest = Substring(text)
    func number(_ digits: Int) -> Int? {
      let part = rest.prefix(digits)
      guard part.utf8.count == digits, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      rest = rest.dropFirst(digits)
      return Int(part)
    }
    func take(_ characters: String) -> Bool {
      guard let first = rest.first, characters.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    guard let year = number(4), take("-"), let month = number(2), (1...12).contains(month), take("-"),
      let day = number(2), (1...days(in: month, of: year)).contains(day)
    else { return nil }
    var date = DateParts(year: year, month: month, day: day)
    if rest.isEmpty { return (date, 0, 0) }
    guard take("T "), let hour = number(2), hour < 24, take(":"), let minute = number(2), minute < 60 else {
      return nil
    }
    (date.hour, date.minute) = (hour, minute)
    var fraction = 0.0
    if take(":") {
      guard let second = number(2), second < 61 else { return nil }
      date.second = second
      if take(".,") {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(digits.count)
        fraction = Double("0.\(digits)") ?? 0
      }
    }
    if rest.isEmpty || take("Zz") && rest.isEmpty { return (date, fraction, 0) }
    let isWest = rest.first != "+"
    guard take("+-−"), let hours = number(2), hours < 24 else { return nil }
    var zone = hours * 3600
    if !rest.isEmpty {
      _ = take(":")
      guard let minutes = number(2), minutes < 60 else { return nil }
      zone += minutes * 60
    }
    return rest.isEmpty ? (date, fraction, isWest ? -zone : zone) : nil
  }

  package init(year: Int, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }

  /// A day that there is; nothing where there is none.
  init?(_ year: Int, _ month: Int, _ day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month),
      (1...Self.days(in: month, of: year)).contains(day)
    else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The first moment of a month.
  ///
  /// - Parameter month: Counted from January of the year 0, from 0.
  package init(month: Int) { (year, self.month, day) = (month / 12, month % 12 + 1, 1) }

  /// The seconds from the beginning of 1970 to the date in Greenwich.
  package var secondsSince1970: Double {
    // The other way round than above: days of years that begin in March.
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    return Double(days * 86_400 + hour * 3600 + minute * 60 + second)
  }

  /// From 0 for Sunday.
  var weekday: Int {
    // Sakamoto's method.
    let shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1]
    let y = month < 3 ? year - 1 : year
    return (y + y / 4 - y / 100 + y / 400 + shift + day + 7) % 7
  }

  /// The letter of a pattern that stands for no part of a date, if there is one; words stand in quotes.
  static func unknownField(in pattern: String) -> Character? {
    var isQuoted = false
    return pattern.first { character in
      if character == "'" { isQuoted.toggle() }
      return !isQuoted && character.isASCII && character.isLetter && !fields.contains(character)
    }
  }

  /// The letters that stand for parts of a date.
  static let fields = "yMLdEcHhmsa"

  /// The date by a pattern of Unicode's: `d. MMMM y`, with 'words' in quotes.
  package func text(by pattern: String, in locale: FormatLocale) -> String {
    var text = ""
    var rest = Substring(pattern)
    while let first = rest.first {
      if first == "'" {
        rest = rest.dropFirst()
        if rest.first == "'" {
          text += "'"
          rest = rest.dropFirst()
          continue
        }
        text += rest.prefix { $0 != "'" }
        rest = rest.drop { $0 != "'" }.dropFirst()
        continue
      }
      let count = rest.prefix { $0 == first }.count
      rest = rest.dropFirst(count)
      text += field(first, count, locale) ?? String(repeating: first, count: count)
    }
    return text
  }

  private func field(_ letter: Character, _ count: Int, _ locale: FormatLocale) -> String? {
    func digits(_ number: Int) -> String {
      let text = String(number)
      return locale.ownDigits(String(repeating: "0", count: max(0, min(count, 9) - text.count)) + text)
    }
    switch letter {
    case "y": return count == 2 ? digits(year % 100) : digits(year)
    case "M", "L":
      switch count {
      case 1, 2: return digits(month)
      case 3: return locale.shortMonths[month - 1]
      default: return (letter == "L" ? locale.standaloneMonths : locale.months)[month - 1]
      }
    case "d": return digits(day)
    case "E", "c": return count > 3 ? locale.weekdays[weekday] : locale.shortWeekdays[weekday]
    case "H": return digits(hour)
    case "h": return digits((hour + 11) % 12 + 1)
    case "m": return digits(minute)
    case "s": return digits(second)
    case "a": return locale.halves[hour < 12 ? 0 : 1]
    default: return nil
    }
  }
}
