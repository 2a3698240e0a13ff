extension UITraitCollection {
  /// The traits, in the direction that their language is written in where they say none themselves.
  package var inDirectionOfLanguage: UITraitCollection {
    guard layoutDirection == .unspecified, Self.isWrittenFromRight(language) else { return self }
    return overridden(by: UITraitCollection(layoutDirection: .rightToLeft))
  }

  /// The traits in the language that something says of itself, and in the direction that it is written in, each where they say
  /// none themselves.
  package func inOwnLanguage(_ own: String?) -> UITraitCollection {
    guard language.isEmpty, let own else { return self }
    return overridden(by: UITraitCollection(language: own)).inDirectionOfLanguage
  }

  /// Whether a language is written from right to left: by its script where it says one, as `az-Arab` does.
  static func isWrittenFromRight(_ language: String) -> Bool {
    if language.isEmpty { return false }
    let parts = language.split { $0 == "-" || $0 == "_" }.prefix(3).map { $0.lowercased() }
    guard let first = parts.first else { return false }
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return scriptsFromRight.contains(script)
    }
    return languagesFromRight.contains(first)
  }

  private static let scriptsFromRight: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  /// Those of Unicode's CLDR, and what some have been called before.
  private static let languagesFromRight: Set<String> = [
    "apc", "ar", "arc", "ary", "arz", "azb", "bal", "bgn", "bqi", "brh", "ckb", "dv", "fa", "glk", "he", "iw",
    "ji", "ks",
    "lrc", "mzn", "nqo", "pnb", "ps", "rhg", "sd", "sdh", "skr", "syr", "trw", "ug", "ur", "yi",
  ]
}
