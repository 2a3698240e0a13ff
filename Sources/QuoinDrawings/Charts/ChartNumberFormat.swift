import Foundation
import QuoinDiagnostics
import QuoinExpressions

/// How the numbers of a chart are written: by themselves, in hundredths or as money, as the language does.
public nonisolated struct ChartNumberFormat: Hashable, Sendable {
  /// What the numbers are.
  public enum Style: Hashable, Sendable {
    case number
    /// 0.25 is 25 %.
    case percent
    /// Money, by the currency's code of three letters.
    case currency(String)
  }

  /// What the numbers are.
  public var style: Style
  /// How many digits stand behind the point; as many as are needed unless given.
  public var digits: Int?
  /// Whether thousands and millions are counted in these, as in 1.5M, in languages that have short words for them.
  public var isCompact = false

  /// Creates a format.
  public init(_ style: Style = .number, digits: Int? = nil, isCompact: Bool = false) {
    self.style = style
    self.digits = digits
    self.isCompact = isCompact
  }

  /// Creates a format from words such as `number`, `percent 1`, `EUR 0`, `compact` or `EUR compact`.
  ///
  /// - Throws: A diagnostic for other words.
  public init(_ words: String) throws(Diagnostic) {
    var parts = words.split(separator: " ").map(String.init)
    if let place = parts.firstIndex(of: "compact"), place < 2 {
      isCompact = true
      parts.remove(at: place)
      if parts.isEmpty || Int(parts[0]) != nil { parts.insert("number", at: 0) }
    }
    guard let name = parts.first, parts.count <= 2 else { throw .notAChartFormat(words) }
    switch name {
    case "number": style = .number
    case "percent": style = .percent
    default:
      guard name.utf8.count == 3, name.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
        throw .notAChartFormat(words)
      }
      style = .currency(name)
    }
    if parts.count == 2 {
      guard let count = Int(parts[1]), (0...12).contains(count) else { throw .notAChartFormat(words) }
      digits = count
    }
  }

  /// Writes a number.
  ///
  /// - Parameter language: Such as `de-CH`; English when empty.
  func text(_ value: Double, language: String) -> String {
    if isCompact, style != .percent, let unit = CompactUnit(for: value, language: language) {
      // Two digits say enough, unless more are asked for.
      let short = abs(value / unit.size) < 10 ? 1 : 0
      let isWhole = (value / unit.size * 10).rounded() == (value / unit.size).rounded() * 10
      return text(value, in: unit, language: language, digits: digits ?? (isWhole ? 0 : short))
    }
    return text(value, language: language, digits: digits ?? (style == .percent ? 0 : nil))
  }

  /// Writes the number of a tick.
  ///
  /// - Parameters:
  ///   - digits: How many digits behind the point tell it from others; of money, none or all of its own.
  ///   - step: The distance of ticks.
  func tickText(_ value: Double, language: String, digits: Int, step: Double) -> String {
    if isCompact, style != .percent, let unit = CompactUnit(for: value, language: language) {
      let digits = ChartScale.digits(ofStep: step / unit.size)
      return text(value, in: unit, language: language, digits: digits)
    }
    return switch style {
    case .number: text(value, language: language, digits: digits)
    case .percent: text(value, language: language, digits: max(0, digits - 2))
    case .currency: text(value, language: language, digits: digits == 0 ? 0 : max(digits, 2))
    }
  }

  /// Writes the number of a tick as it is drawn.
  func axisText(_ value: Double, _ scale: ChartScale, _ language: String) -> String {
    drawn(tickText(value, language: language, digits: scale.digits, step: scale.step), value)
  }

  /// Writes a number as it is drawn.
  func drawnText(_ value: Double, _ language: String) -> String {
    drawn(text(value, language: language), value)
  }

  /// A number with a minus that is as wide as a plus and stands at its height, instead of a hyphen.
  private func drawn(_ text: String, _ value: Double) -> String {
    guard value < 0, let hyphen = text.range(of: "-") else { return text }
    return text.replacingCharacters(in: hyphen, with: "\u{2212}")
  }

  /// Writes a number in thousands, millions or other units.
  private func text(_ value: Double, in unit: CompactUnit, language: String, digits: Int) -> String {
    let locale = FormatLocale.of(language)
    let number = locale.number(value / unit.size, digits: digits) + unit.sign
    guard case .currency(let code) = style else { return number }
    // Where the sign stands follows from a whole amount of the same currency.
    let whole = locale.currency(value < 0 ? -1 : 1, code: code, digits: 0)
    guard let one = whole.range(of: locale.number(1, digits: 0)) else { return number }
    let sign =
      value < 0 ? number.hasPrefix("-") && whole.contains("-") ? String(number.dropFirst()) : number : number
    return whole.replacingCharacters(in: one, with: sign)
  }

  private func text(_ value: Double, language: String, digits: Int?) -> String {
    let locale = FormatLocale.of(language)
    // Beyond this nobody counts zeros.
    if abs(value) >= 1e15 { return "\(value)" }
    return switch style {
    case .number: locale.number(value, digits: digits)
    case .percent: locale.percent(value, digits: digits ?? 0)
    case .currency(let code): locale.currency(value, code: code, digits: digits)
    }
  }
}

nonisolated extension Diagnostic {
  /// Words that are no format of numbers.
  package static func notAChartFormat(_ words: String) -> Diagnostic {
    Diagnostic(
      .error,
      "A number format is number, percent or the code of a currency such as EUR, and perhaps how many digits stand behind the point, as in percent 1, with compact for numbers such as 1.5M; not '\(words.prefix(40))'"
    )
  }
}
