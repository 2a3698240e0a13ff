import Foundation

/// How a language writes numbers and dates: after Unicode's CLDR, in a table of our own, so that what comes of it is the same
/// with every version of a system's library.
package struct FormatLocale: Sendable {
  let language: String
  var decimal = "."
  var group = ","
  /// How many digits the first group has to have for there to be groups: Spanish writes 1234 and 12.345.
  var leastGroup = 1
  var minus = "-"
  /// What stands around a number: `# %`.
  var percentPattern = "#%"
  var currencyPattern = "¤#"
  /// What groups amounts where it is something else.
  var currencyGroup: String?
  /// How it writes the dollar of the United States.
  var dollar = "$"
  /// How it writes other currencies than most do, by code.
  var signs: [String: String] = [:]
  var months: [String]
  var shortMonths: [String]
  /// The months where no day stands before them, where that makes a difference.
  var standaloneMonths: [String]
  /// From Sunday on.
  var weekdays: [String]
  var shortWeekdays: [String]
  /// The patterns of a short, medium, long and full date.
  var dates: [String]
  /// The pattern of a time without seconds.
  var time = "HH:mm"
  var morning = "AM"
  var afternoon = "PM"

  init(
    _ language: String, months: String, shortMonths: String, standaloneMonths: String? = nil,
    weekdays: String, shortWeekdays: String, dates: [String],
    _ change: (inout FormatLocale) -> Void = { _ in }
  ) {
    self.language = language
    func words(_ list: String) -> [String] { list.split(separator: " ").map(String.init) }
    self.months = words(months)
    self.shortMonths = words(shortMonths)
    self.standaloneMonths = words(standaloneMonths ?? months)
    self.weekdays = words(weekdays)
    self.shortWeekdays = words(shortWeekdays)
    self.dates = dates
    change(&self)
  }

  /// The same language as another region writes it.
  func changed(_ change: (inout FormatLocale) -> Void) -> FormatLocale {
    var copy = self
    change(&copy)
    return copy
  }

  /// The formats of a language and region, such as `de-CH`; of the language where the region has none of its own, and
  /// English ones where the language has none.
  package init(_ identifier: String) {
    let parts = identifier.split { $0 == "-" || $0 == "_" }.map(String.init)
    let language = parts.first?.lowercased() ?? "en"
    let region = parts.dropFirst().first { $0.count == 2 }?.uppercased()
    self =
      region.flatMap { Self.regions["\(language)-\($0)"] } ?? Self.languages[
        language == "no" ? "nb" : language]
      ?? .english
    signs = Self.signs(language, region, parts)
  }

  // MARK: Numbers

  /// A number with its groups.
  ///
  /// - Parameter digits: How many stand behind the point; up to 3, as many as there are, without it.
  package func number(_ number: Double, digits: Int?) -> String {
    var decimals = DecimalDigits(number)
    let text = unsigned(number, &decimals, digits: digits, group: group)
    return (decimals.isNegative && !decimals.digits.isEmpty ? minus : "") + text
  }

  func unsigned(
    _ number: Double, _ decimals: inout DecimalDigits, digits: Int?, group: String
  ) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : "∞" }
    decimals.round(toPlaces: digits ?? 3)
    var fraction = decimals.fraction
    if let digits, fraction.count < digits {
      fraction += String(repeating: "0", count: digits - fraction.count)
    }
    let text = grouped(decimals.whole, group)
    return fraction.isEmpty ? text : text + decimal + fraction
  }

  private func grouped(_ digits: String, _ group: String) -> String {
    guard digits.count >= 3 + leastGroup else { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += group }
      text.append(digit)
    }
    return text
  }

  /// A number in hundredths.
  package func percent(_ number: Double, digits: Int) -> String {
    // The digits move, so that no calculation adds any.
    var decimals = DecimalDigits(number)
    decimals.move(by: 2)
    let text = unsigned(number, &decimals, digits: digits, group: group)
    let sign = decimals.isNegative && !decimals.digits.isEmpty ? minus : ""
    return sign + percentPattern.replacingOccurrences(of: "#", with: text)
  }

  // MARK: Dates

  /// The pattern of a style; nothing where it is none.
  func datePattern(_ style: String) -> String? {
    Self.dateStyles.firstIndex(of: style).map { dates[$0] }
  }

  static let dateStyles = ["short", "medium", "long", "full"]
  static let timeStyles = ["short", "medium"]

  /// The pattern of a day without its year: `MMM d`, `dd.MM.`.
  package var dayPattern: String {
    let pattern = dates[1]
    guard let first = pattern.firstIndex(where: { "dM".contains($0) }),
      let last = pattern.lastIndex(where: { "dM".contains($0) })
    else { return "d MMM" }
    var end = pattern.index(after: last)
    // What belongs to the day stays: the point of an ordinal, a sign for days.
    while end < pattern.endIndex, pattern[end] == "." || pattern[end] > "\u{2E7F}", pattern[end] != "年" {
      end = pattern.index(after: end)
    }
    return String(pattern[first..<end])
  }

  /// The pattern of a time, without or with its seconds.
  package func timePattern(hasSeconds: Bool) -> String {
    timePattern(hasSeconds ? "medium" : "short") ?? time
  }

  /// The pattern of a style of times; nothing where it is none.
  func timePattern(_ style: String) -> String? {
    switch style {
    case "short": return time
    case "medium": return time.replacingOccurrences(of: "mm", with: time.contains(".") ? "mm.ss" : "mm:ss")
    default: return nil
    }
  }
}
