import QuoinDiagnostics
import QuoinGraphics

extension UIFont {
  /// A warning for each style that had to be made, and for each feature that the font lacks.
  var shortcomings: [Diagnostic] {
    madeStyles.map { .madeStyle($0, of: self) } + missingFeatures.map { .missingFeature($0, of: self) }
  }
}

extension [Diagnostic] {
  /// Each once, in their order.
  var unique: [Diagnostic] {
    var found: [Diagnostic] = []
    for diagnostic in self where !found.contains(diagnostic) { found.append(diagnostic) }
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
