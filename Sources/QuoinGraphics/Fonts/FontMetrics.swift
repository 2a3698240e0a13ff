import CQuoinGraphics

/// The vertical measures of a face for a size of one point; distances up from the baseline are positive.
struct FontMetrics: Hashable, Sendable {
  let ascender: Double
  let descender: Double
  let lineGap: Double
  let capHeight: Double
  let xHeight: Double
  /// The middle of an underline.
  let underlineOffset: Double
  let underlineThickness: Double
  /// The middle of a line through small letters.
  let strikethroughOffset: Double
  let strikethroughThickness: Double

  /// Reads the measures of a font whose scale is one unit an em unit.
  init(font: OpaquePointer?, unitsPerEm: Double) {
    var extents = hb_font_extents_t()
    let hasExtents = hb_font_get_h_extents(font, &extents) != 0
    let hasLine = hasExtents && extents.ascender > extents.descender
    func measure(_ tag: hb_ot_metrics_tag_t) -> Double? {
      var value: hb_position_t = 0
      guard hb_ot_metrics_get_position(font, tag, &value) != 0, value != 0 else { return nil }
      return Double(value) / unitsPerEm
    }
    func top(of scalar: UInt32) -> Double? {
      var glyph: hb_codepoint_t = 0
      var box = hb_glyph_extents_t()
      guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0,
        hb_font_get_glyph_extents(font, glyph, &box) != 0, box.y_bearing > 0
      else { return nil }
      return Double(box.y_bearing) / unitsPerEm
    }
    ascender = hasLine ? Double(extents.ascender) / unitsPerEm : 0.95
    descender = hasLine ? Double(extents.descender) / unitsPerEm : -0.25
    lineGap = hasLine ? Double(extents.line_gap) / unitsPerEm : 0
    capHeight = measure(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? top(of: 0x48) ?? ascender * 0.75
    xHeight = measure(HB_OT_METRICS_TAG_X_HEIGHT) ?? top(of: 0x78) ?? ascender * 0.55
    underlineThickness = measure(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? 0.06
    underlineOffset = measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -0.12
    strikethroughThickness = measure(HB_OT_METRICS_TAG_STRIKEOUT_SIZE) ?? underlineThickness
    strikethroughOffset = measure(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) ?? xHeight * 0.55
  }
}
