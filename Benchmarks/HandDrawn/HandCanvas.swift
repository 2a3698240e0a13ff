import CQuoinGraphics

/// Straight calls to Cairo and Pango: what someone would write who knew every size in advance.
struct HandCanvas {
  let context: OpaquePointer
  private let layout: OpaquePointer?

  init(surface: OpaquePointer?) {
    context = cairo_create(surface)
    layout = pango_cairo_create_layout(context)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(pango_layout_get_context(layout), options)
    cairo_font_options_destroy(options)
  }

  func finish() {
    g_object_unref(layout.map(UnsafeMutableRawPointer.init))
    cairo_destroy(context)
  }

  /// Where a text stands in relation to the x that is given.
  enum Side { case left, right, center }

  /// Draws a text with its top at y, and gives its height.
  @discardableResult
  func text(
    _ text: String, weight: PangoWeight = PANGO_WEIGHT_NORMAL, size: Double, x: Double, y: Double,
    side: Side = .left,
    width: Double? = nil, lines: Int32 = 1, color: (Double, Double, Double, Double)
  ) -> Double {
    let font = pango_font_description_new()
    pango_font_description_set_family_static(font, "Inter")
    pango_font_description_set_weight(font, weight)
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_text(layout, text, -1)
    pango_layout_set_width(layout, width.map { Int32($0 * Double(PANGO_SCALE)) } ?? -1)
    pango_layout_set_height(layout, -lines)
    pango_layout_set_ellipsize(layout, width == nil ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    var (textWidth, textHeight): (Int32, Int32) = (0, 0)
    pango_layout_get_size(layout, &textWidth, &textHeight)
    let (w, h) = (Double(textWidth) / Double(PANGO_SCALE), Double(textHeight) / Double(PANGO_SCALE))
    let left =
      switch side {
      case .left: x
      case .right: x - w
      case .center: x - w / 2
      }
    cairo_move_to(context, left, y)
    cairo_set_source_rgba(context, color.0, color.1, color.2, color.3)
    pango_cairo_show_layout(context, layout)
    return h
  }

  /// The width of a text in one line.
  func width(of text: String, weight: PangoWeight, size: Double) -> Double {
    let font = pango_font_description_from_string("Inter")
    pango_font_description_set_weight(font, weight)
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_width(layout, -1)
    pango_layout_set_text(layout, text, -1)
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_size(layout, &width, &height)
    return Double(width) / Double(PANGO_SCALE)
  }

  func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: (Double, Double, Double, Double)
  ) {
    cairo_rectangle(context, x, y, width, height)
    fill(color)
  }

  func roundedRectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double,
    _ color: (Double, Double, Double, Double)
  ) {
    cairo_new_sub_path(context)
    cairo_arc(context, x + width - radius, y + radius, radius, -.pi / 2, 0)
    cairo_arc(context, x + width - radius, y + height - radius, radius, 0, .pi / 2)
    cairo_arc(context, x + radius, y + height - radius, radius, .pi / 2, .pi)
    cairo_arc(context, x + radius, y + radius, radius, .pi, 3 * .pi / 2)
    cairo_close_path(context)
    fill(color)
  }

  private func fill(_ color: (Double, Double, Double, Double)) {
    cairo_set_source_rgba(context, color.0, color.1, color.2, color.3)
    cairo_fill(context)
  }
}

/// A colour from its hexadecimal notation.
func rgb(_ hex: Int) -> (Double, Double, Double, Double) {
  (Double(hex >> 16) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255, 1)
}
