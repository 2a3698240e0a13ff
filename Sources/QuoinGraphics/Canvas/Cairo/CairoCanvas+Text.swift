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
    for run in text.glyphRuns(in: visible, meter) { show(run) }
    for decoration in text.decorations where decoration.rect.overlaps(visible) {
      fillDecoration(decoration)
    }
    cairo_restore(context)
  }

  private func show(_ run: GlyphRun) {
    let color = run.color.resolvedCGColor(with: traits)
    guard color.alpha > 0, !run.glyphs.isEmpty, let font = fonts.scaled(run.font) else { return }
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_set_scaled_font(context, font)
    if keepsText {
      // The clusters let readers of a PDF select and search what the glyphs stand for.
      var text = run.text
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          cairo_show_text_glyphs(
            context, characters.baseAddress, Int32(characters.count), run.glyphs, Int32(run.glyphs.count),
            run.clusters, Int32(run.clusters.count),
            run.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
        }
      }
    } else {
      cairo_show_glyphs(context, run.glyphs, Int32(run.glyphs.count))
    }
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
