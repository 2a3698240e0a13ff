import Foundation

/// All that a font can be asked for by.
package struct FontWish: Hashable, Sendable {
  package var family: String
  /// In points.
  package var pointSize: CGFloat
  package var weight = UIFont.Weight.regular
  package var symbolicTraits: UIFontDescriptor.SymbolicTraits = []
  /// Each feature once.
  package var features: [FontFeature] = []
  /// Each axis once.
  package var variations: [FontVariation] = []
  /// Where the family is looked for before the registered and the installed ones.
  package var fonts: FontCollection?
  /// The name of the font that it stands in for, where that is not installed.
  package var standsFor: String?
  /// Whether it is the system's font, which no other family of its name takes the place of.
  package var isSystem = false

  /// The same with bold among the traits where the weight is, and only there: the weight decides.
  var tellingBold: FontWish {
    let place = variations.last { $0.code == FontTag.weight }?.value
    let isBold = place.map { $0 >= 600 } ?? (weight.rawValue >= UIFont.Weight.semibold.rawValue)
    guard symbolicTraits.contains(.traitBold) != isBold else { return self }
    var wish = self
    if isBold { wish.symbolicTraits.insert(.traitBold) } else { wish.symbolicTraits.remove(.traitBold) }
    return wish
  }

  /// What it comes to within a family.
  var style: FontStyle {
    let isNarrow = symbolicTraits.contains(.traitCondensed)
    let isWide = symbolicTraits.contains(.traitExpanded)
    return FontStyle(
      weight: weight.openType, isItalic: symbolicTraits.contains(.traitItalic),
      // CSS's condensed and expanded, in per cent.
      width: isNarrow == isWide ? 100 : isNarrow ? 75 : 125, variations: variations)
  }
}
