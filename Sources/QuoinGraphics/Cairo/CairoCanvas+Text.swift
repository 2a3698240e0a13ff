import CQuoinGraphics
import Foundation

extension CairoCanvas {
  /// Draws laid-out text: backgrounds, glyphs, lines.
  func drawText(_ text: TextLayout, at point: CGPoint) {
    let visible = clipBounds.offsetBy(dx: -point.x, dy: -point.y)
    cairo_save(context)
    cairo_translate(context, Double(point.x), Double(point.y))
    for background in text.backgrounds where background.rect.overlaps(visible) {
      fillDecoration(background)
    }
    drawGlyphs(text.glyphRuns(in: visible, meter))
    for decoration in text.decorations where decoration.rect.overlaps(visible) {
      fillDecoration(decoration)
    }
    cairo_restore(context)
  }

  /// Draws glyphs by Cairo.
  func showGlyphs(_ run: GlyphRun, _ color: CGColor) {
    guard let font = fonts.scaled(run.font) else { return }
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_set_scaled_font(context, font)
    let offset = run.font.drawnOffset
    let glyphs = run.glyphs.map {
      cairo_glyph_t(index: UInt($0.index), x: Double($0.x + offset), y: Double($0.y - offset))
    }
    cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
  }

  private func fillDecoration(_ decoration: TextDecoration) {
    let color = decoration.color.resolvedCGColor(with: traits)
    guard color.alpha > 0 else { return }
    let rect = decoration.rect
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    if decoration.dashes.isEmpty {
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      cairo_fill(context)
    } else {
      cairo_set_line_width(context, Double(rect.height))
      cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
      cairo_set_dash(context, decoration.dashes.map(Double.init), Int32(decoration.dashes.count), 0)
      cairo_move_to(context, Double(rect.minX), Double(rect.midY))
      cairo_line_to(context, Double(rect.maxX), Double(rect.midY))
      cairo_stroke(context)
    }
  }
}
