import Foundation
import QuoinExpressions
import QuoinResources

extension NumberSymbols {
  private static let known = Guarded<[String: NumberSymbols]>([:])

  /// How a language writes numbers; as English does where there is none.
  static func of(_ language: String) -> NumberSymbols {
    if language.isEmpty { return NumberSymbols() }
    if let symbols = known.withLock({ $0[language] }) { return symbols }
    let locale = Locale(identifier: language)
    let symbols = NumberSymbols(
      decimal: locale.decimalSeparator ?? ".", grouping: locale.groupingSeparator ?? ",")
    known.withLock { $0[language] = symbols }
    return symbols
  }
}
