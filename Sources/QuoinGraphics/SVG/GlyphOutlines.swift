import CQuoinGraphics
import Foundation
import QuoinDiagnostics

/// The shapes of glyphs: outlines, or pictures for fonts that have no outlines, as emoji.
final class GlyphOutlines {
  /// A glyph of a font at a size.
  struct Key: Hashable {
    let font: UIFont
    let glyph: UInt32
  }

  /// What a glyph looks like, its origin at 0.
  enum Shape {
    case path(UIBezierPath)
    /// A PNG and where it lies.
    case picture(Data, CGRect)
  }

  private lazy var fonts = DrawingFonts()

  /// The shape of a glyph, or nothing for one that leaves no trace.
  ///
  /// - Throws: A diagnostic when a picture cannot be compressed.
  func shape(of key: Key) throws(Diagnostic) -> Shape? {
    guard let font = fonts.scaled(key.font) else { return nil }
    let offset = Double(key.font.drawnOffset)
    var glyph = cairo_glyph_t(index: UInt(key.glyph), x: offset, y: -offset)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, &glyph, 1, &extents)
    guard extents.width > 0, extents.height > 0 else { return nil }
    // Of a picture Cairo would trace the edges, and lose its colours.
    if hasColors(font) { return try picture(of: font, &glyph, extents) }
    let path = outline(of: font, &glyph)
    return path.isEmpty ? try picture(of: font, &glyph, extents) : .path(path)
  }

  private func hasColors(_ font: OpaquePointer) -> Bool {
    guard let face = cairo_ft_scaled_font_lock_face(font) else { return false }
    defer { cairo_ft_scaled_font_unlock_face(font) }
    // FT_FACE_FLAG_COLOR
    return face.pointee.face_flags & (1 << 14) != 0
  }

  private func outline(of font: OpaquePointer, _ glyph: inout cairo_glyph_t) -> UIBezierPath {
    let result = UIBezierPath()
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) else { return result }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return result }
    defer { cairo_destroy(context) }
    cairo_set_scaled_font(context, font)
    cairo_glyph_path(context, &glyph, 1)
    guard let path = cairo_copy_path(context) else { return result }
    defer { cairo_path_destroy(path) }
    guard let data = path.pointee.data else { return result }
    var index = 0
    func point(_ offset: Int) -> CGPoint {
      CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
    }
    while index < Int(path.pointee.num_data) {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO: result.move(to: point(1))
      case CAIRO_PATH_LINE_TO: result.addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO:
        result.addCurve(to: point(3), controlPoint1: point(1), controlPoint2: point(2))
      default: result.close()
      }
      index += Int(header.length)
    }
    // Cairo ends a closed path with a move to its start.
    return result.bounds.isEmpty ? UIBezierPath() : result
  }

  private func picture(
    of font: OpaquePointer, _ glyph: inout cairo_glyph_t, _ extents: cairo_text_extents_t
  ) throws(Diagnostic) -> Shape? {
    let box = CGRect(
      x: extents.x_bearing, y: extents.y_bearing, width: extents.width, height: extents.height
    ).insetBy(dx: -1, dy: -1)
    let scale: CGFloat = 4
    guard let canvas = ImageCanvas(size: box.size, scale: scale, traits: UITraitCollection()) else {
      return nil
    }
    cairo_set_scaled_font(canvas.context, font)
    glyph.x = -Double(box.minX)
    glyph.y = -Double(box.minY)
    cairo_show_glyphs(canvas.context, &glyph, 1)
    let png = try canvas.withPixels { (pixels, width, height, stride) throws(Diagnostic) in
      try PNGEncoder.encode(pixels, width: width, height: height, stride: stride, compression: .default)
    }
    return png.map { .picture($0, box) }
  }
}
