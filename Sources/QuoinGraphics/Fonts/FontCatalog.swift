import CQuoinGraphics
import Foundation
import QuoinResources

/// The installed faces as Fontconfig lists them, under a configuration of our own: which files there are depends on
/// the machine, how one is chosen does not.
///
/// The configuration names the system's folders, or that of an archive; those of a home would be found by environment
/// variables. Reading it takes a fraction of what Fontconfig's own takes, and no rule of the machine's can put one family
/// in another's place.
/// Its own rules are for text in SVG images, where librsvg chooses the fonts by Fontconfig's ways.
///
/// `@unchecked Sendable`: everything is set once in `init`; Fontconfig's patterns are read-only afterwards, and
/// reading patterns and character sets takes no lock and changes nothing.
final class FontCatalog: @unchecked Sendable {
  /// The number of installed faces; a variable font counts once, whatever places on its axes it names.
  var count: Int { patterns.count }
  /// Fontconfig's configuration.
  let config: OpaquePointer?
  private let patterns: [OpaquePointer]

  /// The folders of a system.
  private static let systemFolders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// Lists the fonts of an installation.
  convenience init(_ installation: Installation = .current) {
    guard let memory = installation.fontMemory else {
      self.init(folders: Self.systemFolders)
      return
    }
    let folder = installation.data("fonts")
    if Self.isRemembered(folder) {
      // Under a name that stays the same wherever the archive is unpacked.
      self.init(
        places: Self.element("remap-dir", folder, #" as-path="/quoin/fonts""#)
          + Self.element("cachedir", memory))
    } else {
      self.init(folders: [folder])
    }
  }

  /// Lists the fonts in folders.
  convenience init(folders: [String]) {
    self.init(
      places: folders.map { Self.element("dir", $0) }.joined()
        + #"<cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>"#)
  }

  /// Whether Fontconfig trusts what an archive remembers of its fonts: where their folder was never changed, by its time. Wheels
  /// and images do not keep times, so it is set; whoever may not do so reads the fonts anew.
  private static func isRemembered(_ folder: String) -> Bool {
    var status = stat()
    guard stat(folder, &status) == 0 else { return false }
    return status.st_mtim.tv_sec == 0 || utimensat(AT_FDCWD, folder, [timespec(), timespec()], 0) == 0
  }

  private static func element(_ name: String, _ text: String, _ attributes: String = "") -> String {
    let text = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return "<\(name)\(attributes)>\(text)</\(name)>"
  }

  private init(places: String) {
    let config = FcConfigCreate()
    self.config = config
    // Fontconfig would take another root from the environment.
    FcConfigSetSysRoot(config, nil)
    let configuration = Self.configuration(places)
    _ = configuration.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: configuration.utf8.count) {
        FcConfigParseAndLoadFromMemory(config, $0, 0)
      }
    }
    FcConfigBuildFonts(config)
    let set = FcConfigGetFonts(config, FcSetSystem)
    let all = (0..<Int(set?.pointee.nfont ?? 0)).compactMap { set?.pointee.fonts?[$0] }
    // Of a variable font Fontconfig lists each named place on its axes too.
    let variable = Set(all.filter(Self.isVariable).map(Self.place))
    patterns =
      variable.isEmpty ? all : all.filter { Self.isVariable($0) || !variable.contains(Self.place($0)) }
  }

  private static func isVariable(_ pattern: OpaquePointer) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, FC_VARIABLE, 0, &value) == FcResultMatch && value == 1
  }

  /// The file and which of its faces.
  private static func place(_ pattern: OpaquePointer) -> String {
    "\(string(pattern, FC_FILE, 0) ?? "")#\(faceIndex(pattern))"
  }

  /// Which of the faces in a file; what stands above 16 bits is a place on the axes.
  private static func faceIndex(_ pattern: OpaquePointer?) -> UInt32 {
    UInt32(truncatingIfNeeded: Int(number(pattern, FC_INDEX) ?? 0)) & 0xFFFF
  }

  private static func configuration(_ places: String) -> String {
    """
    <?xml version="1.0"?><fontconfig>
    \(places)
    <alias><family>sans-serif</family><prefer><family>Inter</family></prefer></alias>
    <alias><family>serif</family><prefer><family>Noto Serif</family></prefer></alias>
    <alias><family>monospace</family><prefer><family>Noto Sans Mono</family></prefer></alias>
    <match target="pattern"><edit name="family" mode="append_last">
    <string>Inter</string><string>Noto Sans</string><string>Noto Sans CJK SC</string><string>Noto Color Emoji</string>
    </edit></match>
    <match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match>
    </fontconfig>
    """
  }

  /// Fontconfig's description of a face.
  func pattern(_ index: Int) -> OpaquePointer? {
    patterns.indices.contains(index) ? patterns[index] : nil
  }

  /// All names of a face's family.
  func families(_ index: Int) -> [String] {
    var names: [String] = []
    while let name = string(index, FC_FAMILY, Int32(names.count)) { names.append(name) }
    return names
  }

  /// Whether one of the names of a face's family is `family`, compared byte by byte.
  func belongs(_ index: Int, to family: UnsafePointer<CChar>) -> Bool {
    var place: Int32 = 0
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern(index), FC_FAMILY, place, &value) == FcResultMatch, let name = value {
      if strcmp(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self), family) == 0 { return true }
      place += 1
    }
    return false
  }

  /// The face's full name, such as `Inter Bold`.
  func fullName(_ index: Int) -> String? { string(index, FC_FULLNAME, 0) }

  /// The face's PostScript name, such as `Inter-Bold`.
  func postScriptName(_ index: Int) -> String? { string(index, FC_POSTSCRIPT_NAME, 0) }

  /// Whether a face is one on axes.
  func isVariable(_ index: Int) -> Bool { pattern(index).map(Self.isVariable) == true }

  /// Whether a face has a glyph for a character.
  func covers(_ index: Int, _ scalar: UInt32) -> Bool {
    var set: OpaquePointer?
    guard FcPatternGetCharSet(pattern(index), FC_CHARSET, 0, &set) == FcResultMatch else { return false }
    return FcCharSetHasChar(set, scalar) != 0
  }

  /// What is known of a face.
  func record(_ index: Int) -> FontRecord {
    let pattern = pattern(index)
    let file = string(index, FC_FILE, 0) ?? ""
    let (axes, instances) =
      isVariable(index) ? FontAxis.all(in: file, faceIndex: Self.faceIndex(pattern)) : ([], [])
    func standard(_ code: UInt32) -> Double? { axes.first { $0.code == code }?.standard }
    return FontRecord(
      index: index, family: string(index, FC_FAMILY, 0) ?? "",
      postScriptName: postScriptName(index) ?? fullName(index) ?? "",
      weight: standard(FontTag.weight)
        ?? FcWeightToOpenTypeDouble(Self.number(pattern, FC_WEIGHT) ?? 80),
      isItalic: (Self.number(pattern, FC_SLANT) ?? 0) > 0,
      width: standard(FontTag.width) ?? Self.number(pattern, FC_WIDTH) ?? 100, file: file,
      faceIndex: Self.faceIndex(pattern), axes: axes, instances: instances)
  }

  private func string(_ index: Int, _ key: String, _ place: Int32) -> String? {
    Self.string(pattern(index), key, place)
  }

  private static func string(_ pattern: OpaquePointer?, _ key: String, _ place: Int32) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, place, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private static func number(_ pattern: OpaquePointer?, _ key: String) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch ? value : nil
  }
}
