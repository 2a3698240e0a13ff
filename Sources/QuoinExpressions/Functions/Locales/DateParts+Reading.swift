import Foundation

extension DateParts {
  /// A date as data have it: as programs write it, by ISO 8601 or as `20261122`, else as people do in the language, such as
  /// `22.11.2026`, `22. Nov 2026` or `11/22/26 4:28 PM`.
  ///
  /// Years of two digits are those from 1969 to 2068, as POSIX has it.
  init?(_ text: String, in locale: FormatLocale) {
    if let date = DateParts(text) {
      self = date
      return
    }
    guard text.utf8.count <= 80, let date = DateText(text, locale).date else { return nil }
    self = date
  }

  /// A date that is a number: seconds since 1970, milliseconds where these are more seconds than the years up to 9999 have,
  /// the number of a day in a spreadsheet, whose first is that of the year 1900, where it would be seconds of the first day, and eight
  /// digits such as 20261122 of a day from 1900 to 2100, which is none where there is no such day.
  init?(number: Double) {
    let spreadsheetDays = 20_000.0..<80_000.0
    if (19_000_101...21_001_231).contains(number), let digits = Int(exactly: number) {
      self.init(digits / 10_000, digits / 100 % 100, digits % 100)
      return
    }
    switch number {
    case spreadsheetDays: self.init(secondsSince1970: ((number - 25_569) * 86_400).rounded())
    case 253_402_300_800...: self.init(secondsSince1970: number / 1000)
    default: self.init(secondsSince1970: number)
    }
  }
}

/// A text taken apart into the numbers and words that a date may have in it.
private struct DateText {
  private enum Piece: Equatable {
    case number(Int, digits: Int)
    case word(String)
    case colon
  }

  private var pieces: [Piece] = []
  private let locale: FormatLocale

  init(_ text: String, _ locale: FormatLocale) {
    self.locale = locale
    var word = ""
    var number = (value: 0, digits: 0)
    func finish(_ pieces: inout [Piece]) {
      if number.digits > 0 { pieces.append(.number(number.value, digits: number.digits)) }
      if !word.isEmpty { pieces.append(.word(word.lowercased())) }
      (word, number) = ("", (0, 0))
    }
    for character in text {
      if let digit = character.decimalDigit, number.digits < 9 {
        if !word.isEmpty { finish(&pieces) }
        number = (number.value * 10 + digit, number.digits + 1)
      } else if character.isLetter {
        if number.digits > 0 { finish(&pieces) }
        word.append(character)
      } else {
        finish(&pieces)
        if character == ":" { pieces.append(.colon) }
        // Anything else than what stands between the parts of a date is none.
        if !":./-,’' ".contains(character), !character.isWhitespace, !Self.marks.contains(character) {
          pieces.append(.word(String(character)))
        }
      }
    }
    finish(&pieces)
  }

  /// What has no width and says in which direction a text goes.
  private static let marks: Set<Character> = ["\u{200E}", "\u{200F}", "\u{61C}"]

  var date: DateParts? {
    var rest = pieces[...]
    guard var date = day(&rest) else { return nil }
    if rest.isEmpty { return date }
    guard time(&rest, &date), rest.isEmpty else { return nil }
    return date
  }

  /// The day at the beginning.
  private func day(_ rest: inout ArraySlice<Piece>) -> DateParts? {
    if case .number(let whole, 8)? = rest.first {
      rest.removeFirst()
      return DateParts(whole / 10_000, whole / 100 % 100, whole % 100)
    }
    // A weekday says nothing that the rest does not.
    if case .word(let word)? = rest.first, month(word) == nil, isWeekday(word) { rest.removeFirst() }
    var parts: [Piece] = []
    while parts.count < 3, let next = rest.popFirst() {
      // What stands between the parts in some languages: 2 de noviembre de 2026.
      if case .word(let word) = next, month(word) == nil {
        guard ["de", "of", "年", "月", "日", "th", "st", "nd", "rd"].contains(word) else { return nil }
        continue
      }
      parts.append(next)
    }
    if case .word(let word)? = rest.first, ["日", "г", "р"].contains(word) { rest.removeFirst() }
    guard parts.count == 3 else { return nil }
    var month: Int?
    var numbers: [(value: Int, digits: Int)] = []
    for part in parts {
      switch part {
      case .number(let value, let digits): numbers.append((value, digits))
      case .word(let word):
        guard month == nil else { return nil }
        month = self.month(word)
      case .colon: return nil
      }
    }
    if let month {
      guard numbers.count == 2 else { return nil }
      let yearIsFirst = numbers[0].digits == 4
      return DateParts(
        year(numbers[yearIsFirst ? 0 : 1]), month, numbers[yearIsFirst ? 1 : 0].value)
    }
    if numbers[0].digits == 4 { return DateParts(numbers[0].value, numbers[1].value, numbers[2].value) }
    let order = (locale.datePattern("short") ?? "").filter { "dMy".contains($0) }.reduce(into: "") {
      order, letter in
      if order.last != letter { order.append(letter) }
    }
    var fields: [Character: (value: Int, digits: Int)] = [:]
    // Where the language begins with the year, but the text does not, it ends with it.
    for (letter, number) in zip(numbers[2].digits == 4 && order == "yMd" ? "dMy" : order, numbers) {
      fields[letter] = number
    }
    guard let year = fields["y"], let found = fields["M"], let day = fields["d"] else { return nil }
    return DateParts(self.year(year), found.value, day.value)
  }

  private func year(_ number: (value: Int, digits: Int)) -> Int {
    guard number.digits <= 2 else { return number.value }
    return number.value + (number.value < 69 ? 2000 : 1900)
  }

  /// The month that a word names in the language, or in English, in full or cut short.
  private func month(_ word: String) -> Int? {
    for locale in [locale, .english] {
      for names in [locale.months, locale.shortMonths, locale.standaloneMonths] {
        let found = names.firstIndex {
          // Months that are numbers are read as such.
          if $0.contains(where: \.isNumber) { return false }
          let name = $0.lowercased().filter(\.isLetter)
          return name == word || word.count >= 3 && locale === FormatLocale.english && name.hasPrefix(word)
        }
        if let found { return found + 1 }
      }
    }
    return nil
  }

  private func isWeekday(_ word: String) -> Bool {
    [locale, .english].contains { locale in
      (locale.weekdays + locale.shortWeekdays).contains { $0.lowercased().filter(\.isLetter) == word }
    }
  }

  /// The time behind the day: `16:28`, `4:28:05 PM`.
  private func time(_ rest: inout ArraySlice<Piece>, _ date: inout DateParts) -> Bool {
    if case .word("t")? = rest.first { rest.removeFirst() }
    guard case .number(let hour, ...2)? = rest.popFirst(), rest.popFirst() == .colon,
      case .number(let minute, 2)? = rest.popFirst(), hour < 24, minute < 60
    else { return false }
    (date.hour, date.minute) = (hour, minute)
    if rest.first == .colon {
      rest.removeFirst()
      guard case .number(let second, 2)? = rest.popFirst(), second < 61 else { return false }
      date.second = second
      // The fraction of a second is not written.
      if case .number? = rest.first { rest.removeFirst() }
    }
    guard case .word(let half)? = rest.first else { return true }
    rest.removeFirst()
    if case .word(let more)? = rest.first, half.count == 1, more == "m" { rest.removeFirst() }
    let halves = locale.halves.map { $0.lowercased().filter(\.isLetter) }
    guard (1...12).contains(hour) else { return false }
    if half == "pm" || half == "p" || half == halves[1] {
      date.hour = hour % 12 + 12
    } else if half == "am" || half == "a" || half == halves[0] {
      date.hour = hour % 12
    } else {
      return false
    }
    return true
  }
}

extension Character {
  /// The value of a digit of any script.
  fileprivate var decimalDigit: Int? {
    guard unicodeScalars.count == 1, let properties = unicodeScalars.first?.properties,
      properties.generalCategory == .decimalNumber, let value = properties.numericValue
    else { return nil }
    return Int(value)
  }
}
