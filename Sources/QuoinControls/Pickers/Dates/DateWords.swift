import Foundation

/// Writes dates as the rules say, with one formatter for each form.
final class DateWords {
  let rules: DateRules
  private var formatters: [String: DateFormatter] = [:]

  init(_ rules: DateRules) { self.rules = rules }

  /// The date in the parts of a template, in the order of the locale.
  func text(_ date: Date, _ template: String) -> String {
    // Narrow spaces before the half of the day are for typesetters.
    formatter(template).string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }

  private func formatter(_ template: String) -> DateFormatter {
    if let known = formatters[template] { return known }
    let formatter = DateFormatter()
    formatter.locale = rules.locale
    formatter.calendar = rules.calendar
    formatter.timeZone = rules.calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    formatters[template] = formatter
    return formatter
  }

  /// A date as a capsule shows it: `Nov 22, 2026`.
  func day(_ date: Date) -> String { text(date, "yMMMd") }
  /// A time as a capsule shows it: `9:41 AM`.
  func time(_ date: Date) -> String { text(date, "jmm") }
  /// A month: `November 2026`.
  func month(_ date: Date) -> String { text(date, "MMMMy") }
  /// A number with the locale's digits.
  func number(_ number: Int, digits: Int = 1) -> String {
    let formatter = numbers
    formatter.minimumIntegerDigits = digits
    return formatter.string(from: NSNumber(value: number)) ?? String(number)
  }

  private lazy var numbers: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = rules.locale
    formatter.usesGroupingSeparator = false
    formatter.maximumFractionDigits = 0
    return formatter
  }()
}
