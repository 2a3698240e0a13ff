import Foundation

extension FormatLocale {
  /// An amount of money.
  package func currency(_ number: Double, code: String, digits: Int?) -> String {
    var decimals = DecimalDigits(number)
    let text = unsigned(number, &decimals, digits: digits ?? Self.digits(of: code), group: currencyGroup)
    let isNegative = decimals.isNegative && !decimals.digits.isEmpty
    let symbol = signs[code] ?? code
    var pattern = isNegative && !negativePattern.isEmpty ? negativePattern : currencyPattern
    // Letters keep a distance from the number.
    if symbol.last?.isLetter == true { pattern = pattern.replacingOccurrences(of: "¤#", with: "¤\u{A0}#") }
    if symbol.first?.isLetter == true { pattern = pattern.replacingOccurrences(of: "#¤", with: "#\u{A0}¤") }
    if isNegative {
      pattern = negativePattern.isEmpty ? minus + pattern : pattern.replacingOccurrences(of: "-", with: minus)
    }
    return pattern.replacingOccurrences(of: "#", with: text).replacingOccurrences(of: "¤", with: symbol)
  }

  /// How many digits stand behind the point of an amount, from CLDR's supplemental data.
  private static func digits(of currency: String) -> Int {
    switch currency {
    case "AFN", "ALL", "BIF", "CLP", "COP", "DJF", "GNF", "HUF", "IDR", "IQD", "IRR", "ISK", "JPY", "KMF",
      "KPW", "KRW", "LAK", "LBP",
      "MGA", "MMK", "PYG", "RWF", "SLL", "SOS", "SYP", "UGX", "VND", "VUV", "XAF", "XOF", "XPF", "YER":
      0
    case "BHD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    default: 2
    }
  }
}
