import Foundation
import QuoinDiagnostics
import QuoinExpressions

/// How the numbers of a chart are written: by themselves, in hundredths or as money, as the language does.
public struct ChartNumberFormat: Hashable, Sendable {
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

  /// Creates a format.
  public init(_ style: Style = .number, digits: Int? = nil) {
    self.style = style
    self.digits = digits
  }

  /// Creates a format from words such as `number`, `percent 1` or `EUR 0`.
  ///
  /// - Throws: A diagnostic for other words.
  public init(_ words: String) throws(Diagnostic) {
    let parts = words.split(separator: " ").map(String.init)
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
    text(value, language: language, digits: digits ?? (style == .percent ? 0 : nil))
  }

  /// Writes the number of a tick.
  ///
  /// - Parameter digits: How many digits behind the point tell it from others; of money, none or all of its own.
  func tickText(_ value: Double, language: String, digits: Int) -> String {
    switch style {
    case .number: text(value, language: language, digits: digits)
    case .percent: text(value, language: language, digits: max(0, digits - 2))
    case .currency: text(value, language: language, digits: digits == 0 ? 0 : max(digits, 2))
    }
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

extension Diagnostic {
  /// Words that are no format of numbers.
  package static func notAChartFormat(_ words: String) -> Diagnostic {
    Diagnostic(
      .error,
      "A number format is number, percent or the code of a currency such as EUR, and perhaps how many digits stand behind the point, as in percent 1; not '\(words.prefix(40))'"
    )
  }
}
