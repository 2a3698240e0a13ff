import QuoinGraphics

/// The names that templates have for features of fonts beside OpenType's tags.
enum FontFeatureNames {
  static let all: [(name: String, feature: FontFeature)] = [
    ("fractions", .fractions), ("ligatures", .ligatures), ("liningFigures", .liningFigures),
    ("oldStyleFigures", .oldStyleFigures), ("proportionalFigures", .proportionalFigures),
    ("slashedZero", .slashedZero), ("smallCapitals", .smallCapitals),
    ("smallCapitalsFromCapitals", .smallCapitalsFromCapitals), ("tabularFigures", .tabularFigures),
  ]

  /// The feature of a name, or of a tag as CSS spells it; `-` before either turns it off.
  static func feature(_ word: String) -> FontFeature? {
    let name = word.hasPrefix("-") ? String(word.dropFirst()) : word
    if let known = all.first(where: { $0.name == name })?.feature {
      return word.hasPrefix("-") ? known.off : known
    }
    return FontFeature(word)
  }
}
