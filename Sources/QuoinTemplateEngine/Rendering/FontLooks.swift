import QuoinDiagnostics
import QuoinGraphics

/// What looks wrong with the fonts of texts; each font is looked at once and not with each text.
struct FontLooks {
  /// The fonts that are not there, with what stands in for them.
  private var families: [String: String] = [:]
  /// Those with which nothing is wrong, the latest last.
  private var sound: [UIFont] = []
  /// How many of these are kept.
  private static let limit = 16

  /// Whether nothing is wrong with a font.
  mutating func isSound(_ font: UIFont) -> Bool {
    if sound.contains(where: { $0 === font }) { return true }
    guard font.variationWarnings.isEmpty, font.missingFamily == nil, [font].shortcomings.isEmpty else {
      return false
    }
    if sound.count == Self.limit { sound.removeFirst() }
    sound.append(font)
    return true
  }

  /// Takes note of a font that stands in for another one.
  mutating func note(_ font: UIFont) {
    if let family = font.missingFamily { families[family] = font.familyName }
  }

  /// A warning for each font that is not there.
  var warnings: [Diagnostic] { Diagnostic.missing(families) }
}
