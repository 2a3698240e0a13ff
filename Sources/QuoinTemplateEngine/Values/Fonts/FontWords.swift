import QuoinDiagnostics
import QuoinGraphics

/// The words of font attributes that are no names.
enum FontWords {
  /// A word, or a name in quotes.
  struct Word {
    let text: String
    let isQuoted: Bool
  }

  /// The weights in lower case.
  static let weights: [String: UIFont.Weight] = Dictionary(
    uniqueKeysWithValues: UIFont.Weight.namedCases.map { ($0.0.lowercased(), $0.1) })

  /// The styles in lower case.
  static let styles: [String: UIFont.TextStyle] = Dictionary(
    uniqueKeysWithValues: UIFont.TextStyle.namedCases.map { ($0.0.lowercased(), $0.1) })

  /// The traits in lower case; `bold` is a weight.
  static let traits: [String: UIFontDescriptor.SymbolicTraits] = [
    "italic": .traitItalic, "condensed": .traitCondensed, "expanded": .traitExpanded,
    "monospace": .traitMonoSpace, "monospaced": .traitMonoSpace,
  ]

  /// What other systems write behind sizes, which are points here without saying so.
  static let units = ["px", "pt", "dp", "sp"]

  /// All words as people write them, for suggestions.
  static let allNames =
    UIFont.Weight.namedCases.map(\.0) + UIFont.TextStyle.namedCases.map(\.0)
    + ["italic", "condensed", "expanded", "monospace"]

  /// Whether a word says a style, a weight, a trait or a size where it is no part of a name.
  static func isStyleOrSize(_ word: String) -> Bool {
    let lowercased = word.lowercased()
    return weights[lowercased] != nil || styles[lowercased] != nil || traits[lowercased] != nil
      || Double(word) != nil
  }

  /// The name of a weight; its number when it has none.
  static func name(of weight: UIFont.Weight) -> String {
    UIFont.Weight.namedCases.first { $0.1 == weight }?.0 ?? "\(weight.rawValue)"
  }

  /// Takes a text apart at white space, keeping what stands in quotes together.
  static func split(_ text: String) throws(Diagnostic) -> [Word] {
    var words: [Word] = []
    var rest = text[...]
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard let first = rest.first else { return words }
      if first == "'" || first == "\"" {
        let inside = rest.dropFirst()
        guard let close = inside.firstIndex(of: first) else { throw .unclosedFontQuote() }
        words.append(Word(text: String(inside[..<close]), isQuoted: true))
        rest = inside[inside.index(after: close)...]
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        words.append(Word(text: String(word), isQuoted: false))
        rest = rest[word.endIndex...]
      }
    }
  }
}
