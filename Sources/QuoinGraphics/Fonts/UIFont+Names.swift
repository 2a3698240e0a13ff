import Foundation
import QuoinDiagnostics

extension UIFont {
  /// The font of an installed family or face, or nil when there is none of that name.
  ///
  /// Names compare without case: a family (`Noto Serif`), a PostScript name (`Inter-Bold`) or a full name
  /// (`Inter Bold`). Families that Apple's systems have are taken for one with the same metrics where that is
  /// installed; see ``FontAliases``.
  public convenience init?(name: String, size: CGFloat) {
    guard let record = FontLibrary.shared.record(named: name) else { return nil }
    self.init(
      face: FontLibrary.shared.face(record), size: size,
      descriptor: UIFontDescriptor(record: record, size: size))
  }

  /// The installed font nearest to a descriptor, in its family or else in the system's.
  ///
  /// - Parameters:
  ///   - descriptor: What to look for.
  ///   - size: The size in points; 0 takes the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let size = size > 0 ? size : descriptor.pointSize
    let library = FontLibrary.shared
    let face = library.face(
      family: descriptor.family, weight: descriptor.weight.openType,
      italic: descriptor.symbolicTraits.contains(.traitItalic))
    self.init(face: face, size: size, descriptor: descriptor.withSize(size))
  }

  /// Whether a family or face of this name can be used.
  public static func isAvailable(family: String) -> Bool {
    FontLibrary.shared.record(named: family) != nil
  }

  /// The names of all installed families, in alphabetical order.
  public static var familyNames: [String] { FontLibrary.shared.familyNames }

  /// The PostScript names of a family's faces, from thin to black with each upright face before its italic.
  public static func fontNames(forFamilyName family: String) -> [String] {
    FontLibrary.shared.records(family: family).map(\.postScriptName)
  }
}

extension Diagnostic {
  /// A font that is not installed; suggests the family nearest in kind or else in name.
  public static func unknownFont(_ name: String, at span: SourceSpan? = nil) -> Diagnostic {
    let suggestion =
      FontAliases.relative(of: name) ?? nearestName(to: name, among: UIFont.familyNames)
    return Diagnostic(
      .error, "Unknown font \"\(name)\": no installed family or face has this name", at: span,
      suggestion: suggestion)
  }
}
