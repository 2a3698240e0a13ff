import CQuoinGraphics
import Foundation

extension ImageCanvas {
  /// Draws glyphs at quarters of a pixel.
  func drawMasks(of runs: [GlyphRun]) {
    guard !runs.isEmpty, let masks = fonts.masks, let target = GlyphTarget(context) else {
      return super.drawGlyphs(runs)
    }
    if target.bounds.isEmpty { return }
    for run in runs {
      let color = run.color.resolvedCGColor(with: traits)
      guard color.alpha > 0 else { continue }
      // Pictures have no outlines.
      if run.font.face.isColored {
        showGlyphs(run, color)
        continue
      }
      guard let scale = GlyphScale(run.font, target.transform) else {
        fillOutlines(run, color)
        continue
      }
      GlyphPlacement(run, color, target, masks, meter).draw(scale) { fonts.outlines(run.font.face) }
    }
    target.finish()
  }

  /// Draws large glyphs as paths, exactly where they are.
  private func fillOutlines(_ run: GlyphRun, _ color: CGColor) {
    guard let font = fonts.scaled(run.font) else { return }
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_set_scaled_font(context, font)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    let offset = run.font.drawnOffset
    for glyph in run.glyphs {
      // One at a time: each takes as long as the pixels that it covers.
      guard meter.allows(1000) else { return }
      var glyph = cairo_glyph_t(
        index: UInt(glyph.index), x: Double(glyph.x + offset), y: Double(glyph.y - offset))
      cairo_new_path(context)
      cairo_glyph_path(context, &glyph, 1)
      cairo_fill(context)
    }
  }
}
