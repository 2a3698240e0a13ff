import CQuoinGraphics

/// A face at a size as Cairo draws it: greyscale, neither hinted nor rounded, the same on every machine.
///
/// `@unchecked Sendable`: the pointer never changes, and Cairo locks what a scaled font keeps.
final class ScaledFont: @unchecked Sendable {
  /// Cairo's font for a scale of one pixel a point.
  let pointer: OpaquePointer

  /// Creates the font; nil when Cairo cannot, as for a size of zero or a file that went away.
  init?(face: FontFace, size: Double) {
    var matrix = cairo_matrix_t()
    cairo_matrix_init(&matrix, size, 0, face.isSlanted ? -size * FontFace.slope : 0, size, 0, 0)
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    guard let face = face.cairoFace, let font = cairo_scaled_font_create(face, &matrix, &identity, options)
    else { return nil }
    guard cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else {
      cairo_scaled_font_destroy(font)
      return nil
    }
    pointer = font
  }

  deinit {
    cairo_scaled_font_destroy(pointer)
  }
}
