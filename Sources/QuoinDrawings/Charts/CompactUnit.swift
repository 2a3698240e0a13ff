import Foundation

/// What large numbers are counted in where there is little room, by language: thousands, millions or ten thousands.
nonisolated struct CompactUnit: Equatable {
  let size: Double
  /// What stands behind the number, with the space before it.
  let sign: String

  /// The largest unit that a number has one of; nothing for small numbers and in languages that are not known here.
  init?(for value: Double, language: String) {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    guard let units = Self.units[code.isEmpty ? "en" : code],
      // What would be rounded up to the next unit is that.
      let unit = units.last(where: { abs(value) >= $0.size * 0.9995 })
    else { return nil }
    self = unit
  }

  private init(_ size: Double, _ sign: String) { (self.size, self.sign) = (size, sign) }

  private static func thousands(_ signs: String...) -> [CompactUnit] {
    zip([1e3, 1e6, 1e9, 1e12], signs).compactMap { $1.isEmpty ? nil : CompactUnit($0, $1) }
  }

  /// The short forms of Unicode's CLDR; between number and word stands a space that no line ends at.
  private static let units: [String: [CompactUnit]] = [
    "en": thousands("K", "M", "B", "T"),
    "de": thousands("", "\u{A0}Mio.", "\u{A0}Mrd.", "\u{A0}Bio."),
    "fr": thousands("\u{A0}k", "\u{A0}M", "\u{A0}Md", "\u{A0}Bn"),
    "es": thousands("\u{A0}mil", "\u{A0}M", "", "\u{A0}B"),
    "it": thousands("", "\u{A0}Mln", "\u{A0}Mrd", "\u{A0}Bln"),
    "nl": thousands("K", "\u{A0}mln.", "\u{A0}mld.", "\u{A0}bln."),
    "pt": thousands("\u{A0}mil", "\u{A0}mi", "\u{A0}bi", "\u{A0}tri"),
    "pl": thousands("\u{A0}tys.", "\u{A0}mln", "\u{A0}mld", "\u{A0}bln"),
    "sv": thousands("\u{A0}tn", "\u{A0}mn", "\u{A0}md", "\u{A0}bn"),
    "da": thousands("\u{A0}t", "\u{A0}mio.", "\u{A0}mia.", "\u{A0}bio."),
    "cs": thousands("\u{A0}tis.", "\u{A0}mil.", "\u{A0}mld.", "\u{A0}bil."),
    "ru": thousands("\u{A0}тыс.", "\u{A0}млн", "\u{A0}млрд", "\u{A0}трлн"),
    "uk": thousands("\u{A0}тис.", "\u{A0}млн", "\u{A0}млрд", "\u{A0}трлн"),
    "ja": [CompactUnit(1e4, "万"), CompactUnit(1e8, "億"), CompactUnit(1e12, "兆")],
    "zh": [CompactUnit(1e4, "万"), CompactUnit(1e8, "亿"), CompactUnit(1e12, "万亿")],
    "ko": [
      CompactUnit(1e3, "천"), CompactUnit(1e4, "만"), CompactUnit(1e8, "억"), CompactUnit(1e12, "조"),
    ],
  ]
}
