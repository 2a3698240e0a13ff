import Foundation
import QuoinDiagnostics
import QuoinResources

extension UIFont {
  /// The font of an installed or registered family or face; of one that iOS has and this machine has not, the nearest that is
  /// installed, of which `MisuseResponse.log` is told once; nil when there is none of that name.
  ///
  /// Names compare without case: a family (`Noto Serif`), a PostScript name (`Inter-Bold`) or a full name
  /// (`Inter Bold`), those of a variable font's named places included. A family's name is its regular face. Families that Apple's systems have are taken for one with the same metrics where that is
  /// installed; see ``FontAliases``.
  public convenience init?(name: String, size: CGFloat) {
    if let face = FontLibrary.shared.face(named: name, in: nil) {
      self.init(face: face, size: size, descriptor: UIFontDescriptor(face: face, size: size, fonts: nil))
      return
    }
    guard let standIn = FontStandIn(name) else { return nil }
    let face = FontLibrary.shared.face(family: standIn.family, style: standIn.style)
    FontStandIn.tell(name, drawnWith: face)
    let descriptor = UIFontDescriptor(face: face, size: size, fonts: nil).changed { $0.standsFor = name }
    self.init(face: face, size: size, descriptor: descriptor)
  }

  /// The font of a family or face in a collection, or else of a registered or installed one.
  ///
  /// - Parameters:
  ///   - name: The name of a family, a PostScript name or a full name, in any case.
  ///   - size: The size in points.
  ///   - fonts: The fonts that come before the registered and the installed ones.
  /// - Returns: Nil when there is none of that name.
  public convenience init?(name: String, size: CGFloat, in fonts: FontCollection?) {
    guard let face = FontLibrary.shared.face(named: name, in: fonts) else { return nil }
    self.init(face: face, size: size, descriptor: UIFontDescriptor(face: face, size: size, fonts: fonts))
  }

  /// The first font of a file.
  ///
  /// - Parameters:
  ///   - data: A TrueType or OpenType file, or a collection of them.
  ///   - name: What messages call the file.
  ///   - size: The size in points.
  /// - Throws: A diagnostic when it cannot be used.
  package convenience init(contentsOf data: Data, name: String, size: CGFloat) throws(Diagnostic) {
    let faces = try FontFile.file(data, name: name).faces
    guard let record = faces.first?.record else { throw .unusableFont(name, .notAFont) }
    let (library, fonts) = (FontLibrary.shared, FontCollection(faces: faces))
    let face = record.axes.isEmpty ? library.face(record) : library.face(record, for: FontStyle())
    self.init(face: face, size: size, descriptor: UIFontDescriptor(face: face, size: size, fonts: fonts))
  }

  /// The font nearest to a descriptor, in its family or else in the system's.
  ///
  /// - Parameters:
  ///   - descriptor: What to look for.
  ///   - size: The size in points; 0 takes the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let size = size > 0 ? size : descriptor.pointSize
    self.init(
      face: FontLibrary.shared.face(descriptor.wish), size: size, descriptor: descriptor.withSize(size))
  }

  /// The family of the system's font, or one that iOS has, when it is not installed and another stands in for it.
  package var missingFamily: String? {
    let wish = fontDescriptor.wish
    if let name = wish.standsFor { return name }
    return wish.isSystem && face.record.family != wish.family ? wish.family : nil
  }

  /// Whether a family or face of this name can be used.
  public static func isAvailable(family: String) -> Bool {
    FontLibrary.shared.record(named: family, in: nil) != nil
  }

  /// The names of all installed and registered families, in alphabetical order.
  public static var familyNames: [String] {
    let library = FontLibrary.shared
    guard let registered = library.registeredFonts else { return library.familyNames }
    return Set(library.familyNames + registered.familyNames).sorted()
  }

  /// The PostScript names of a family's faces, from thin to black with each upright face before its italic.
  public static func fontNames(forFamilyName family: String) -> [String] {
    let registered = FontLibrary.shared.registeredFonts?.fontNames(forFamilyName: family) ?? []
    return registered.isEmpty ? FontLibrary.shared.records(family: family).postScriptNames : registered
  }

  /// Makes the fonts of a file, or of all files in a folder, known to this process by their names, as the list
  /// `UIAppFonts` of an app's `Info.plist` does.
  ///
  /// ```swift
  /// try UIFont.registerFonts(contentsOf: URL(fileURLWithPath: "Fonts/Acme.ttf"))
  /// label.font = UIFont(name: "Acme Sans", size: 17)
  /// ```
  ///
  /// They stay for the life of the process and come before installed ones of the same name, but never in the place of the
  /// system's font. What belongs to one rendering alone is better kept in a ``FontCollection``.
  ///
  /// - Parameters:
  ///   - url: A TrueType or OpenType file or a collection of them, or a folder.
  ///   - loader: Reads the files; without one, just these may be read.
  /// - Throws: A diagnostic for each file that cannot be used; none is registered then.
  public static func registerFonts(contentsOf url: URL, loader: ResourceLoader? = nil) throws(Diagnostics) {
    if loader == nil, url.isFileURL, !FileManager.default.fileExists(atPath: url.path) {
      throw Diagnostics([.missingFontFile(url.relativePath)])
    }
    let loader = loader ?? ResourceLoader(policy: ResourcePolicy(folders: [url]))
    FontLibrary.shared.register(try FontCollection(contentsOf: url, loader: loader))
  }
}

extension Diagnostic {
  /// A file or folder of fonts that is not there.
  static func missingFontFile(_ path: String) -> Diagnostic {
    Diagnostic(.error, "There is no file or folder '\(path)'")
  }

  /// A font that is not installed; suggests the family nearest in kind or else in name.
  ///
  /// - Parameter fonts: The fonts that could have been meant besides the registered and the installed ones.
  public static func unknownFont(
    _ name: String, at span: SourceSpan? = nil, in fonts: FontCollection? = nil
  ) -> Diagnostic {
    let suggestions =
      FontAliases.relative(of: name).map { NearestNames($0) }
      ?? NearestNames(to: name, among: (fonts?.familyNames ?? []) + UIFont.familyNames)
    return Diagnostic(
      .error, "Unknown font \"\(name.quotable)\": no installed family or face has this name", at: span,
      suggestions: suggestions)
  }
}
