import Foundation

/// The languages that stand in for one that there are no strings of.
enum LanguageChain {
  /// A language and those that people who read it know as well, the nearest first: `zh-Hant-TW`, `zh-Hant`, `zh`.
  static func languages(for language: String) -> [String] {
    var parts = normalized(language).split(separator: "-").map(String.init)
    guard !parts.isEmpty else { return [] }
    var languages: [String] = []
    while !parts.isEmpty {
      languages.append(parts.joined(separator: "-"))
      if parts.count == 2, let script = scripts[languages[languages.count - 1]] { languages.append(script) }
      parts.removeLast()
    }
    if let other = alternatives[languages[languages.count - 1]] { languages.append(other) }
    return languages
  }

  /// The one spelling of a language that others are compared by: `pt-br` for `pt_BR`.
  static func normalized(_ language: String) -> String {
    language.lowercased().replacingOccurrences(of: "_", with: "-")
  }

  /// The scripts that Chinese is written in by region.
  private static let scripts = [
    "zh-tw": "zh-hant", "zh-hk": "zh-hant", "zh-mo": "zh-hant", "zh-cn": "zh-hans", "zh-sg": "zh-hans",
  ]

  /// Two names for one language, or the two that are written for it.
  private static let alternatives = ["nb": "no", "no": "nb", "he": "iw", "iw": "he", "id": "in", "in": "id"]
}
