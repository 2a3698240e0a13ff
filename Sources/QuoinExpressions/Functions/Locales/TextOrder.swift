import Foundation
import QuoinDiagnostics

/// The order in which a language sorts texts: Unicode's, with what CLDR says of the language, such as `ö` behind `z` in Swedish.
///
/// The tables are those of ICU that Foundation brings along with Swift, and no setting of the machine has a part in it. A
/// comparison takes a microsecond, where one of characters' numbers takes 25 nanoseconds; tables of our own would double
/// the data of all languages, and be no quicker.
struct TextOrder {
  private let locale: Locale

  /// What one comparison takes in steps of a program.
  static let steps = 32

  /// - Parameter name: A language in the table of locales, such as `de-CH`.
  init(of name: String) { locale = Locale(identifier: name) }

  /// How two texts stand to each other; those that the language takes for the same are compared by their characters' numbers.
  func compare(_ first: String, _ second: String) -> ComparisonResult {
    let result = first.compare(second, locale: locale)
    if result != .orderedSame || first == second { return result }
    return first < second ? .orderedAscending : .orderedDescending
  }
}
