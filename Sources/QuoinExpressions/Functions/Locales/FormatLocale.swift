import Foundation
import Synchronization

/// How a language writes numbers and dates: as Unicode's CLDR has it, in a table of our own, so that what comes of it is the same
/// with every version of a system's library.
package final class FormatLocale: Sendable {
  /// What it is called in the table, such as `de-CH`.
  package let name: String
  let decimal: String
  let group: String
  /// How many digits the first group has to have for there to be groups: Spanish writes 1234 and 12.345.
  private let leastGroup: Int
  /// How many digits the last group has, and those before it: three, or two in India.
  private let groupSizes: (last: Int, others: Int)
  let minus: String
  /// The digit of nothing, which the others follow.
  private let zero: Unicode.Scalar
  /// What stands around a number: `# %`.
  private let percentPattern: String
  let currencyPattern: String
  /// The same for less than nothing, with `-` for the sign; empty where that stands before all else.
  let negativePattern: String
  /// What groups amounts where it is something else.
  let currencyGroup: String
  /// How it writes currencies, by their codes.
  let signs: [String: String]
  let months: [String]
  let shortMonths: [String]
  /// The months where no day stands before them, where that makes a difference.
  let standaloneMonths: [String]
  /// From Sunday on.
  let weekdays: [String]
  package let shortWeekdays: [String]
  /// The patterns of a short, medium, long and full date.
  private let dates: [String]
  /// The patterns of parts of a date, in the order of `LocaleTable.skeletons`.
  private let skeletons: [String]
  /// The patterns of a time without and with seconds.
  private let times: [String]
  /// What stands behind hours before noon, and after it.
  package let halves: [String]
  /// How three elements or more are joined with "and", from the first two to the last, and how two are; `<` and `>` stand for them.
  let joints: [String]
  /// The same with "or".
  let choices: [String]
  /// The pattern of each unit, with those of plurals that have another one, each with how much of the first it begins with.
  let units: (short: [String: String], long: [String: String])

  private init(name: String) {
    let facts = LocaleTable.facts(of: name)
    func text(_ letter: Character) -> String { facts[letter] ?? "" }
    func list(_ letter: Character, _ count: Int) -> [String] {
      let words = text(letter).parts(UInt8(ascii: "|"))
      return words + Array(repeating: "", count: max(0, count - words.count))
    }
    self.name = name
    (decimal, group, minus) = (text("d"), text("g"), text("m"))
    leastGroup = Int(text("l")) ?? 1
    let sizes = list("G", 2).map { Int($0) ?? 3 }
    groupSizes = (sizes[0], sizes[1])
    zero = text("z").unicodeScalars.first ?? "0"
    (percentPattern, currencyPattern, negativePattern) = (text("p"), text("c"), text("n"))
    currencyGroup = text("h").isEmpty ? text("g") : text("h")
    var signs: [String: String] = [:]
    for sign in list("s", 0) {
      let parts = sign.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { signs[parts[0]] = parts[1] }
    }
    self.signs = signs
    (months, shortMonths, standaloneMonths) = (list("M", 12), list("N", 12), list("A", 12))
    (weekdays, shortWeekdays) = (list("W", 7), list("w", 7))
    (dates, times, halves) = (list("D", 4), list("T", 2), list("a", 2))
    skeletons = list("S", LocaleTable.skeletons.count)
    (joints, choices) = (list("L", 4), list("O", 4))
    func units(_ letter: Character) -> [String: String] {
      var units: [String: String] = [:]
      for unit in text(letter).parts(UInt8(ascii: ";")) {
        let scalars = unit.unicodeScalars
        guard let index = scalars.first.map(LocaleTable.number), index < LocaleTable.unitNames.count else {
          continue
        }
        units[LocaleTable.unitNames[index]] = String(scalars.dropFirst())
      }
      return units
    }
    self.units = (units("u"), units("v"))
  }

  package static let english = FormatLocale(name: LocaleTable.root)

  private static let known = Mutex<[String: FormatLocale?]>([:])

  /// The formats of a language and region, such as `de-CH`; of the language where the region has none of its own, and English ones
  /// where the language has none.
  package static func of(_ identifier: String) -> FormatLocale { ofKnown(identifier) ?? .english }

  /// Those of a language; nothing where it has none.
  package static func ofKnown(_ identifier: String) -> FormatLocale? {
    if let found = known.withLock({ $0[identifier] }) { return found }
    let made = LocaleTable.name(of: identifier).map { FormatLocale(name: $0) }
    return known.withLock { known in
      // Identifiers may come with requests, in any number.
      if known.count >= 256 { known = [:] }
      known.updateValue(made, forKey: identifier)
      return made
    }
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
    let text = ownDigits(grouped(decimals.whole, group))
    return fraction.isEmpty ? text : text + decimal + ownDigits(fraction)
  }

  private func grouped(_ digits: String, _ group: String) -> String {
    guard digits.utf8.count >= groupSizes.last + leastGroup else { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      let left = digits.utf8.count - index - groupSizes.last
      if index > 0, left >= 0, left % groupSizes.others == 0 { text += group }
      text.append(digit)
    }
    return text
  }

  /// A text with its digits as the language writes them.
  package func ownDigits(_ text: String) -> String {
    if zero == "0" { return text }
    var own = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      own.append(isDigit ? Unicode.Scalar(zero.value + scalar.value - 0x30) ?? scalar : scalar)
    }
    return String(own)
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

  /// A date as it is written in short, to show how.
  var sampleDate: String {
    DateParts(2026, 11, 22).map { $0.text(by: dates[0], in: self) } ?? ""
  }

  /// The pattern of parts of a date that CLDR calls by their letters, such as `yMMMd`; nothing for others.
  package func pattern(ofSkeleton name: String) -> String? {
    // Kikuyu's has the year of weeks, which only numbers of weeks go by.
    LocaleTable.skeletons.firstIndex(of: name).map { skeletons[$0].replacing("Y", with: "y") }
  }

  /// The same as it may stand in the place of a pattern, which a letter alone is.
  func skeleton(_ name: String) -> String? { name.utf8.count > 1 ? pattern(ofSkeleton: name) : nil }

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
  package func timePattern(hasSeconds: Bool) -> String { times[hasSeconds ? 1 : 0] }

  /// The pattern of a style of times; nothing where it is none.
  func timePattern(_ style: String) -> String? { Self.timeStyles.firstIndex(of: style).map { times[$0] } }
}
