import Foundation

extension UIFont {
  /// The size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of button titles, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small system text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The standard system size, in points.
  public static let systemFontSize: CGFloat = 14

  /// The system font, Inter, at a size in points.
  ///
  /// ```swift
  /// label.font = .systemFont(ofSize: 17, weight: .medium)
  /// ```
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    system(.standard, size: size, weight: weight)
  }

  /// The bold system font at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    system(.standard, size: size, weight: .bold)
  }

  /// The italic system font at a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    system(.standard, size: size, weight: .regular, italic: true)
  }

  /// The system font whose characters are all of one width, Noto Sans Mono, at a size in points.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    system(.monospaced, size: size, weight: weight)
  }

  /// The system font with digits of one width, at a size in points.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    system(.standard, size: size, weight: weight).withFeatures(.tabularFigures)
  }

  static func system(
    _ design: SystemFontDesign, size: CGFloat, weight: Weight, italic: Bool = false
  ) -> UIFont {
    let face = FontLibrary.shared.face(
      family: design.family, weight: weight.openType, italic: italic)
    var traits: UIFontDescriptor.SymbolicTraits = italic ? .traitItalic : []
    if weight.rawValue >= Weight.semibold.rawValue { traits.insert(.traitBold) }
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    let descriptor = UIFontDescriptor(
      FontWish(
        family: design.family, pointSize: size, weight: weight, symbolicTraits: traits, isSystem: true))
    return UIFont(face: face, size: size, descriptor: descriptor)
  }
}

/// The families that the system font is drawn with.
enum SystemFontDesign: Int, Sendable {
  case standard
  case monospaced

  /// The family of the design.
  var family: String {
    switch self {
    case .standard: "Inter"
    case .monospaced: "Noto Sans Mono"
    }
  }
}
