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
  /// What tells it from other faces, however often the same is opened.
  let identity: FontIdentity
  /// The hash of its identity.
  let identityHash: Int
  /// HarfBuzz's font, scaled so that one unit is one em unit.
  let shaper: OpaquePointer?
  /// One em unit for a size of one point.
  let unit: Double
  /// Whether an upright face is slanted because its family has no italic.
  let isSlanted: Bool
  /// Whether a light face is made bold because its family has no bold one.
  let isEmboldened: Bool
  /// Whether the glyphs are coloured pictures, which take no text colour.
  let isColored: Bool
  /// Whether every printable ASCII character has a glyph.
  let coversASCII: Bool
  /// Whether all of them are of one width. What Fontconfig tells is of all glyphs, and accents have no width.
  let isMonospaced: Bool
  /// The file; empty when it cannot be read.
  let bytes: FontBytes

  /// How far the top of a slanted face leans to the right, for a height of 1: that of Inter's italics.
  static let slope = 0.17
  /// How much thicker the strokes of a face that is made bold are, for a size of 1: what FreeType adds.
  static let boldness = 1.0 / 24

  init(record: FontRecord, slanted: Bool, emboldened: Bool = false) {
    self.record = record
    isSlanted = slanted
    identity = FontIdentity(
      file: record.file, own: record.own, faceIndex: record.faceIndex, places: record.places,
      isSlanted: slanted, isEmboldened: emboldened)
    identityHash = identity.hashValue
    bytes = record.own ?? FontBytes(file: record.file)
    let face = hb_face_create(bytes.blob, record.faceIndex)
    let unitsPerEm = max(1, Double(hb_face_get_upem(face)))
    let font = hb_font_create(face)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    if !record.places.isEmpty {
      let places = record.places.map { hb_variation_t(tag: $0.code, value: Float($0.value)) }
      hb_font_set_variations(font, places, UInt32(places.count))
    }
    hb_font_make_immutable(font)
    isColored = hb_ot_color_has_png(face) != 0
    isEmboldened = emboldened && !isColored
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

  deinit { hb_font_destroy(shaper) }

  /// Whether another draws the same glyphs.
  func isSame(as other: FontFace) -> Bool {
    self === other || (identityHash == other.identityHash && identity == other.identity)
  }

  /// Whether any of its rules belong to a feature.
  func hasFeature(_ code: UInt32) -> Bool {
    let face = hb_font_get_face(shaper)
    return [Self.substitutions, Self.positions].contains { table in
      var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
      var tags = [hb_tag_t](repeating: 0, count: Int(count))
      _ = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
      return tags.contains(code)
    }
  }

  /// The tags of the tables `GSUB` and `GPOS`.
  private static let substitutions: hb_tag_t = 0x4753_5542
  private static let positions: hb_tag_t = 0x4750_4F53

  /// The glyph of a character on its own, or nil where the face has none.
  func glyph(_ scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(shaper, scalar, &glyph) != 0 ? glyph : nil
  }

  /// The first character that each of some glyphs is the glyph of, for those that are of any.
  func characters(of glyphs: Set<Int>) -> [Int: String] {
    let scalars = hb_set_create()
    defer { hb_set_destroy(scalars) }
    hb_face_collect_unicodes(hb_font_get_face(shaper), scalars)
    var found: [Int: String] = [:]
    var scalar = hb_codepoint_t.max
    while found.count < glyphs.count, hb_set_next(scalars, &scalar) != 0 {
      guard let glyph = self.glyph(scalar).map(Int.init), glyphs.contains(glyph), found[glyph] == nil,
        let character = Unicode.Scalar(scalar)
      else { continue }
      found[glyph] = String(character)
    }
    return found
  }
}

/// What makes a face: fonts that templates bring along are read anew for each, and stay the same.
struct FontIdentity: Hashable {
  let file: String
  let own: FontBytes?
  let faceIndex: UInt32
  let places: [FontVariation]
  let isSlanted: Bool
  let isEmboldened: Bool
}
