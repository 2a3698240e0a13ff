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

  /// How many digits stand behind the point of an amount.
  private static func digits(of currency: String) -> Int { digitsOfCurrencies[currency] ?? 2 }

  private static let digitsOfCurrencies: [String: Int] = {
    var digits: [String: Int] = [:]
    for line in "\(currencyDigits)".split(separator: "\n") {
      let words = line.split(separator: " ")
      for currency in words.dropFirst() { digits[String(currency)] = Int(words[0]) }
    }
    return digits
  }()
}
