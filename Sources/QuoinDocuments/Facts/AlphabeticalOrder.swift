import Foundation

/// The order of words in an index: capitals and marks above letters decide only between words that are the same without.
enum AlphabeticalOrder {
  static func precedes(_ first: String, _ second: String) -> Bool {
    let (a, b) = (plain(first), plain(second))
    return a == b ? first < second : a < b
  }

  /// The letter under which a word stands; `#` for what begins with none.
  static func initial(of word: String) -> String {
    guard let first = plain(word).first(where: { !$0.isWhitespace }) else { return "#" }
    return first.isLetter ? first.uppercased() : "#"
  }

  /// A word in small letters without marks.
  private static func plain(_ word: String) -> String {
    word.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .replacingOccurrences(of: "ß", with: "ss")
  }
}
