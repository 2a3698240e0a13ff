import Foundation
import QuoinDiagnostics

/// Takes from texts what people do not write when they search: capitals, accents, points of Arabic and Hebrew, and the width
/// of a character, but not what makes a letter of its own in their language, such as `ö` in Swedish.
///
/// What is a letter is said by the language's order: an accent that makes none counts only between texts that are alike
/// without it.
struct TextFolding {
  private let locale: Locale
  /// What each character comes to; few of them are in any text.
  private var known: [Character: String] = [:]

  /// What one character that was not met yet takes in steps of a program.
  static let steps = 64

  /// - Parameter name: A language in the table of locales, such as `de-CH`.
  init(of name: String) { locale = Locale(identifier: name) }

  /// A text as it is searched.
  ///
  /// - Throws: That the budget is used up.
  mutating func folded(_ text: String, _ limits: OperationLimits) throws(Diagnostic) -> String {
    try limits.count(read: text.utf8.count)
    var result = ""
    for character in text {
      // Of plain letters I alone becomes another one in another language.
      if character.isASCII, character != "I" {
        result += character.lowercased()
      } else if let folded = known[character] {
        result += folded
      } else {
        try limits.count(elements: Self.steps)
        try limits.count(read: character.utf8.count)
        let folded = folded(character)
        known[character] = folded
        result += folded
      }
    }
    return result
  }

  private func folded(_ character: Character) -> String {
    let letter = String(character).folding(options: [.caseInsensitive, .widthInsensitive], locale: locale)
    let scalars = letter.decomposedStringWithCanonicalMapping.unicodeScalars
    let marks = scalars.filter(\.isMark)
    guard !marks.isEmpty, marks.count < scalars.count else { return letter }
    let base = String(String.UnicodeScalarView(scalars.filter { !$0.isMark }))
    // Of Vietnamese ế the tone goes and ê stays.
    return ([base] + marks.map { base + String($0) }).first { isSame(letter, $0) } ?? letter
  }

  /// Whether the order has no letter apart from another one: what follows them decides.
  private func isSame(_ letter: String, _ other: String) -> Bool {
    (letter + "a").compare(other + "b", locale: locale) == .orderedAscending
      && (other + "a").compare(letter + "b", locale: locale) == .orderedAscending
  }
}

extension Unicode.Scalar {
  /// Whether it stands at a letter and may be left out: an accent, a point of Arabic or Hebrew, but not what makes a kana another sound.
  fileprivate var isMark: Bool {
    value >= 0x300 && properties.generalCategory == .nonspacingMark && !(0x3099...0x309A ~= value)
  }
}
