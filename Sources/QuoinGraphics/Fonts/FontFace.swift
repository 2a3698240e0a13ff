import CQuoinGraphics

/// One face of the process, whose file is read once: HarfBuzz shapes with it on all threads, and what draws it is opened
/// from the same bytes.
///
/// `@unchecked Sendable`: all fields are set in `init` and never change. HarfBuzz's font is made immutable, after
/// which its documentation allows any number of threads to shape with it; the bytes are only read.
final class FontFace: @unchecked Sendable {
  /// Where the face comes from.
  let record: FontRecord
  /// The vertical measures for a size of one point.
  let metrics: FontMetrics
  /// HarfBuzz's font, scaled so that one unit is one em unit.
  let shaper: OpaquePointer?
  /// One em unit for a size of one point.
  let unit: Double
  /// Whether an upright face is slanted because its family has no italic.
  let isSlanted: Bool
  /// Whether the glyphs are coloured pictures, which take no text colour.
  let isColored: Bool
  /// Whether every printable ASCII character has a glyph.
  let coversASCII: Bool
  /// Whether all of them are of one width. What Fontconfig tells is of all glyphs, and accents have no width.
  let isMonospaced: Bool
  /// The file; empty when it cannot be read.
  let bytes: UnsafeBufferPointer<UInt8>
  private let file: OpaquePointer?

  /// How far the top of a slanted face leans to the right, for a height of 1: that of Inter's italics.
  static let slope = 0.17

  init(record: FontRecord, slanted: Bool) {
    self.record = record
    isSlanted = slanted
    let blob = record.file.isEmpty ? hb_blob_get_empty() : hb_blob_create_from_file(record.file)
    let face = hb_face_create(blob, record.faceIndex)
    file = blob
    var count: UInt32 = 0
    let start = UnsafeRawPointer(hb_blob_get_data(blob, &count))?.assumingMemoryBound(to: UInt8.self)
    bytes = UnsafeBufferPointer(start: count > 0 ? start : nil, count: Int(count))
    let unitsPerEm = max(1, Double(hb_face_get_upem(face)))
    let font = hb_font_create(face)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    hb_font_make_immutable(font)
    isColored = hb_ot_color_has_png(face) != 0
    hb_face_destroy(face)
    shaper = font
    unit = 1 / unitsPerEm
    metrics = FontMetrics(font: font, unitsPerEm: unitsPerEm)
    let advances = (UInt32(0x20)..<0x7F).compactMap { scalar -> hb_position_t? in
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { return nil }
      return hb_font_get_glyph_h_advance(font, glyph)
    }
    coversASCII = advances.count == 0x7F - 0x20
    isMonospaced = coversASCII && Set(advances).count == 1
  }

  deinit {
    hb_font_destroy(shaper)
    hb_blob_destroy(file)
  }

  /// The glyph of a character on its own, or nil where the face has none.
  func glyph(_ scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(shaper, scalar, &glyph) != 0 ? glyph : nil
  }
}
