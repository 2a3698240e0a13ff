import CQuoinGraphics
import Foundation

/// Emoji on a page: their pictures as large as the font has them, and under each that is one character the character,
/// which nobody sees and readers find.
///
/// Cairo 1.16 would write them at one pixel a point, without any text.
extension PDFCanvas {
  /// Draws a run of a font of pictures.
  ///
  /// - Returns: Whether it could be; nothing is drawn where a picture is missing.
  func drawPictures(of run: GlyphRun) -> Bool {
    var pictures: [ColorGlyph] = []
    for glyph in run.glyphs {
      guard let picture = ColorGlyph(glyph.index, of: run.font) else { return false }
      pictures.append(picture)
    }
    var text = Array(run.text.utf8)[...]
    var places = Array(zip(run.glyphs, pictures))[...]
    for cluster in run.clusters {
      let characters = text.prefix(cluster.byteCount)
      text = text.dropFirst(cluster.byteCount)
      let shown = run.isBackward ? places.suffix(cluster.glyphCount) : places.prefix(cluster.glyphCount)
      places =
        run.isBackward ? places.dropLast(cluster.glyphCount) : places.dropFirst(cluster.glyphCount)
      if let first = shown.first {
        let place = CGPoint(x: first.0.x, y: first.0.y)
        hide(characters, at: place, size: run.font.pointSize, advance: first.1.advance)
      }
      for (glyph, picture) in shown { draw(picture, at: glyph, isSlanted: run.font.face.isSlanted) }
    }
    return true
  }

  private func draw(_ picture: ColorGlyph, at glyph: GlyphRun.Glyph, isSlanted: Bool) {
    cairo_save(context)
    var matrix = cairo_matrix_t()
    cairo_matrix_init(
      &matrix, 1, 0, isSlanted ? -FontFace.slope : 0, 1, Double(glyph.x), Double(glyph.y))
    cairo_transform(context, &matrix)
    drawImage(UIImage(cgImage: picture.image), in: picture.box, tint: nil)
    cairo_restore(context)
  }

  /// Writes characters as text that leaves no trace: one pale point of a glyph as wide as the picture.
  ///
  /// - Parameters:
  ///   - characters: In UTF-8.
  ///   - point: The origin of the picture's glyph, in points.
  ///   - size: The size of the text, in points.
  ///   - advance: How wide it is, in points.
  private func hide(
    _ characters: ArraySlice<UInt8>, at point: CGPoint, size: CGFloat, advance: CGFloat
  ) {
    // For a glyph that stands for several characters, Cairo writes that of its own script.
    let scalars = String(decoding: characters, as: UTF8.self).unicodeScalars.filter { $0 != "\u{FE0F}" }
    guard scalars.count == 1, let scalar = scalars.first, advance > 0, size > 0,
      let standIn = standIns.glyph(for: String(scalar))
    else { return }
    let bytes = Array(String(scalar).utf8)
    let stretch = advance / standIn.advance / size
    guard let font = standIns.scaled(standIn, size: size, stretch: stretch) else { return }
    var glyph = cairo_glyph_t(index: UInt(standIn.index), x: Double(point.x), y: Double(point.y))
    cairo_save(context)
    // Cairo counts in 256ths of a point, and takes an alpha of less than 256 of 65,535 for none.
    cairo_rectangle(
      context, glyph.x + standIn.box.midX * size * stretch, glyph.y + standIn.box.midY * size, 1.0 / 64,
      1.0 / 64)
    cairo_clip(context)
    cairo_set_source_rgba(context, 0, 0, 0, 0.004)
    cairo_set_scaled_font(context, font)
    var cluster = cairo_text_cluster_t(num_bytes: Int32(bytes.count), num_glyphs: 1)
    bytes.withUnsafeBytes { bytes in
      cairo_show_text_glyphs(
        context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), &glyph, 1,
        &cluster, 1, cairo_text_cluster_flags_t(0))
    }
    cairo_restore(context)
  }
}
