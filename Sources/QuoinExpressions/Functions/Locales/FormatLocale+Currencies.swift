import Foundation

extension FormatLocale {
  /// An amount of money.
  package func currency(_ number: Double, code: String, digits: Int?) -> String {
    var decimals = DecimalDigits(number)
    let text = unsigned(
      number, &decimals, digits: digits ?? Self.digits(of: code), group: currencyGroup ?? group)
    let sign = decimals.isNegative && !decimals.digits.isEmpty ? minus : ""
    let symbol = signs[code] ?? (code == "USD" ? dollar : Self.symbols[code] ?? code)
    var pattern = currencyPattern
    // Letters keep a distance from the number.
    if pattern == "¤#", symbol.last?.isLetter == true { pattern = "¤\u{A0}#" }
    return sign
      + pattern.replacingOccurrences(of: "#", with: text).replacingOccurrences(of: "¤", with: symbol)
  }

  private static func digits(of currency: String) -> Int {
    switch currency {
    case "JPY", "KRW", "VND", "CLP", "ISK", "PYG", "UGX", "XAF", "XOF", "XPF": 0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    default: 2
    }
  }

  private static let symbols = [
    "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "BRL": "R$", "ILS": "₪", "VND": "₫",
    "CNY": "CN¥",
    "PLN": "zł", "CZK": "Kč", "RUB": "₽", "UAH": "₴", "TRY": "₺", "SEK": "kr", "NOK": "kr", "DKK": "kr",
    "PHP": "₱", "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "MXN": "MX$", "HKD": "HK$",
    "TWD": "NT$",
  ]

  /// The signs of money at home, where no other money is meant by them, by language and region.
  private static let homeSigns: [String: [String: String]] = [
    "en-AU": ["AUD": "$"], "en-CA": ["CAD": "$"], "fr-CA": ["CAD": "$"], "en-NZ": ["NZD": "$"],
    "en-SG": ["SGD": "$"], "zh-SG": ["SGD": "$"], "en-ZA": ["ZAR": "R"], "es-AR": ["ARS": "$"],
    "es-CL": ["CLP": "$"], "es-CO": ["COP": "$"], "es-MX": ["MXN": "$"], "es-PE": ["PEN": "S/"],
    "es-US": ["USD": "$"], "zh-TW": ["TWD": "$"], "zh": mainland, "zh-CN": mainland,
  ]

  private static let mainland = ["CNY": "¥", "JPY": "JP¥"]

  /// The signs that differ in a language and region from those elsewhere.
  ///
  /// - Parameter parts: Such as `zh` and `Hant`, the script that is written in Taiwan.
  static func signs(_ language: String, _ region: String?, _ parts: [String]) -> [String: String] {
    let region = region ?? (parts.contains { $0.lowercased() == "hant" } ? "TW" : nil)
    return homeSigns[region.map { "\(language)-\($0)" } ?? language] ?? [:]
  }
}
