import CQuoinGraphics

/// The social card of the examples, drawn by hand.
public struct HandCard {
  public static let size = (width: 1200.0, height: 630.0)
  let card: CardData
  let photo: OpaquePointer?

  /// - Parameter photo: The surface of `Examples/Card/photo.png`.
  public init(_ card: CardData = .example, photo: OpaquePointer?) {
    self.card = card
    self.photo = photo
  }

  /// Draws the card, measuring only what no one can know in advance: how wide its words are.
  public func draw(on surface: OpaquePointer?) {
    let canvas = HandCanvas(surface: surface)
    let context = canvas.context
    let margin = 72.0
    let white = (1.0, 1.0, 1.0, 1.0)

    // The line along which colours change at an angle that fits the shape, as with unit points in a square.
    let gradient = cairo_pattern_create_linear(0, 0, 1, 1)
    for (offset, hex) in [(0.0, 0x0b1026), (0.5, 0x3b1d6e), (1.0, 0xc2456b)] {
      let color = rgb(hex)
      cairo_pattern_add_color_stop_rgb(gradient, offset, color.0, color.1, color.2)
    }
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, 1 / Self.size.width, 1 / Self.size.height)
    cairo_pattern_set_matrix(gradient, &matrix)
    cairo_set_source(context, gradient)
    cairo_paint(context)
    cairo_pattern_destroy(gradient)

    var x = margin
    for tag in card.tags {
      let width = canvas.width(of: tag, weight: PANGO_WEIGHT_SEMIBOLD, size: 22) + 44
      canvas.roundedRectangle(x, margin, width, 44, radius: 22, (1, 1, 1, 0.16))
      canvas.text(tag, weight: PANGO_WEIGHT_SEMIBOLD, size: 22, x: x + 22, y: margin + 8.5, color: white)
      x += width + 12
    }

    canvas.text(
      card.title, weight: PANGO_WEIGHT_HEAVY, size: 76, x: margin, y: 222,
      width: Self.size.width - 2 * margin,
      lines: 2, color: white)

    let top = Self.size.height - margin - 104
    cairo_save(context)
    cairo_arc(context, margin + 52, top + 52, 52, 0, 2 * .pi)
    cairo_clip(context)
    cairo_translate(context, margin, top)
    cairo_scale(context, 0.26, 0.26)
    cairo_set_source_surface(context, photo, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_paint(context)
    cairo_restore(context)
    cairo_arc(context, margin + 52, top + 52, 50, 0, 2 * .pi)
    cairo_set_line_width(context, 4)
    cairo_set_source_rgba(context, 1, 1, 1, 0.8)
    cairo_stroke(context)

    let left = margin + 132
    canvas.text(card.author, weight: PANGO_WEIGHT_BOLD, size: 32, x: left, y: top + 16, color: white)
    canvas.text(
      "\(card.date) · \(card.minutes) min read", size: 26, x: left, y: top + 58, color: (1, 1, 1, 0.75))
    canvas.text(
      "quoin", weight: PANGO_WEIGHT_ULTRAHEAVY, size: 34, x: Self.size.width - margin, y: top + 31,
      side: .right,
      color: (1, 1, 1, 0.9))
    canvas.finish()
  }
}
