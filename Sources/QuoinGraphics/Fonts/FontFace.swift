import CQuoinGraphics
import QuoinResources

/// One opened face: HarfBuzz shapes with it, Cairo draws with it, at any size.
///
/// `@unchecked Sendable`: all fields are set in `init` and never change. HarfBuzz's font is made immutable, after
/// which its documentation allows any number of threads to shape with it; Cairo counts references to a font face
/// atomically and guards its own caches.
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
  /// Cairo's font face, without size.
  let cairoFace: OpaquePointer?
  private let sizes = Guarded<[Double: ScaledFont]>([:])

  /// How far the top of a slanted face leans to the right, for a height of 1: that of Inter's italics.
  static let slope = 0.17

  init(record: FontRecord, pattern: OpaquePointer?, slanted: Bool) {
    self.record = record
    isSlanted = slanted
    let blob = record.file.isEmpty ? nil : hb_blob_create_from_file(record.file)
    let face = hb_face_create(blob, record.faceIndex)
    hb_blob_destroy(blob)
    let unitsPerEm = max(1, Double(hb_face_get_upem(face)))
    let font = hb_font_create(face)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    hb_font_make_immutable(font)
    isColored = hb_ot_color_has_png(face) != 0
    hb_face_destroy(face)
    shaper = font
    unit = 1 / unitsPerEm
    metrics = FontMetrics(font: font, unitsPerEm: unitsPerEm)
    coversASCII = (UInt32(0x20)..<0x7F).allSatisfy { scalar in
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
    }
    cairoFace =
      pattern.map { cairo_ft_font_face_create_for_pattern($0) }
      ?? cairo_toy_font_face_create("sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
  }

  deinit {
    cairo_font_face_destroy(cairoFace)
    hb_font_destroy(shaper)
  }

  /// The glyph of a character on its own, or nil where the face has none.
  func glyph(_ scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(shaper, scalar, &glyph) != 0 ? glyph : nil
  }

  /// Cairo's font at a size in points; the last few dozen sizes are kept.
  func scaled(_ size: Double) -> ScaledFont? {
    if let known = sizes.withLock({ $0[size] }) { return known }
    guard let font = ScaledFont(face: self, size: size) else { return nil }
    let forgotten = sizes.withLock { known in
      let old = known.count >= 48 ? known : [:]
      if known.count >= 48 { known = [:] }
      known[size] = font
      return old
    }
    _ = forgotten
    return font
  }
}
