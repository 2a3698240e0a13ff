import QuoinDiagnostics
import QuoinGraphics

extension [UIFont] {
  /// A warning for each style that had to be made, and for each feature that a font lacks, each once.
  var shortcomings: [Diagnostic] {
    var found: [Diagnostic] = []
    func note(_ shortcoming: Diagnostic) {
      if !found.contains(shortcoming) { found.append(shortcoming) }
    }
    for font in self {
      for style in font.madeStyles { note(.madeStyle(style, of: font)) }
      for feature in font.missingFeatures { note(.missingFeature(feature, of: font)) }
    }
    return found
  }
}

extension Diagnostic {
  fileprivate static func madeStyle(_ style: UIFont.MadeStyle, of font: UIFont) -> Diagnostic {
    let way =
      switch style {
      case .bold: "made of its regular one by thicker strokes"
      case .italic: "made of its upright one by a slant"
      }
    return Diagnostic(.warning, "\(font.familyName) has no \(style.rawValue) face; it is \(way)")
  }

  fileprivate static func missingFeature(_ feature: FontFeature, of font: UIFont) -> Diagnostic {
    let name = FontFeatureNames.all.first { $0.feature.tag == feature.tag }?.name
    let what = name.map { "\($0) (\(feature.tag))" } ?? feature.tag
    return Diagnostic(.warning, "\(font.familyName) has no feature \(what), which changes nothing")
  }
}
