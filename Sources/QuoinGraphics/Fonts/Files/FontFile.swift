import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import QuoinResources
import Synchronization

/// A font file that is not installed, checked, with the names of its faces.
final class FontFile: Sendable {
  /// A face with all its names.
  struct Face: Sendable {
    let record: FontRecord
    /// The family's names in all languages, in small letters.
    let families: Set<String>
    /// The PostScript name and the full name, in small letters.
    let names: Set<String>

    /// Whether another is the same face of the same bytes.
    func isSame(as other: Face) -> Bool {
      record.faceIndex == other.record.faceIndex && record.own == other.record.own
    }
  }

  let bytes: FontBytes
  let faces: [Face]

  private init(bytes: FontBytes, faces: [Face]) {
    self.bytes = bytes
    self.faces = faces
  }

  // MARK: The files read lately

  /// Files are found again by their bytes, so that a server that reads the same fonts for each request keeps their faces
  /// and the texts set in them.
  private static let known = Guarded(
    GenerationalCache<FontBytes, FontFile>(limit: 64 << 20, largest: 32 << 20))
  /// The most bytes of fonts in memory before all that is kept of them for later is forgotten.
  static let limit = 128 << 20

  /// The font that some bytes are.
  ///
  /// - Parameter name: What messages call it.
  /// - Throws: A diagnostic when it is no font that can be used.
  static func file(_ data: Data, name: String) throws(Diagnostic) -> FontFile {
    do throws(FontHeader.Problem) {
      let bytes = FontBytes(data)
      if let file = known.withLock({ $0.value(bytes) }) { return file }
      let header = try FontHeader(HeaderBytes(UnsafeRawBufferPointer(bytes.bytes)))
      let faces = (0..<header.faceCount).compactMap { Face(bytes, index: UInt32($0)) }
      guard faces.count == header.faceCount else { throw .missing(table: "name") }
      let file = FontFile(bytes: bytes, faces: faces)
      if FontBytes.total > limit { FontMemory.forget() }
      return known.withLock { $0.insert(file, for: bytes, cost: bytes.bytes.count + 4096) }.value
    } catch {
      throw .unusableFont(name, error)
    }
  }

  /// Forgets the files that nobody uses.
  static func forget() {
    _ = known.withLock { $0.removeAll() }
  }
}

extension FontFile.Face {
  /// Reads the names and the style of one of a file's faces; nil for one without a name.
  fileprivate init?(_ bytes: FontBytes, index: UInt32) {
    let face = hb_face_create(bytes.blob, index)
    defer { hb_face_destroy(face) }
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    let names = OpenTypeNames(face)
    guard let family = names.family else { return nil }
    let full = names.first(HB_OT_NAME_ID_FULL_NAME)
    let postScript = names.first(HB_OT_NAME_ID_POSTSCRIPT_NAME)
    let axes = FontAxis.all(of: face)
    record = FontRecord(
      index: FontRecord.newIndex(), family: family, postScriptName: postScript ?? full ?? family,
      weight: Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)),
      isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
        || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) < 0,
      width: Double(hb_style_get_value(font, HB_STYLE_TAG_WIDTH)), file: "", faceIndex: index, own: bytes,
      axes: axes, instances: FontInstance.all(of: face, axes: axes))
    families = Set(
      (names.all(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY) + names.all(HB_OT_NAME_ID_FONT_FAMILY)).map {
        $0.lowercased()
      })
    self.names = Set([full, postScript].compactMap { $0?.lowercased() })
  }
}

extension Diagnostic {
  static func unusableFont(_ name: String, _ problem: FontHeader.Problem) -> Diagnostic {
    let reason =
      switch problem {
      case .web(let form): "it is a web font (\(form)); use the TrueType or OpenType file it was made from"
      case .notAFont: "it is neither TrueType nor OpenType"
      case .cutOff(let table): "it ends before its table '\(table)' does"
      case .missing(let table): "it has no table '\(table)'"
      case .badNumber(let field): "its \(field) is out of range"
      case .tooManyFaces(let count): "it has \(count) faces, more than \(FontHeader.faceLimit)"
      case .tangled(let glyph): "its glyph \(glyph) is made of too many others"
      case .tooMuchWork: "there is no time left to check it"
      }
    return Diagnostic(.error, "The font '\(name)' cannot be used: \(reason)")
  }
}
