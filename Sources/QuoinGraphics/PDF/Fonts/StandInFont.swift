import CQuoinGraphics
import Foundation
import QuoinResources

/// A font of a document whose glyphs stand for texts that are drawn as pictures, whatever the glyphs look like.
///
/// In a PDF of version 1.4 Cairo lets a glyph stand for one text, and the glyphs of the system's font stand for what they
/// show. So its face is opened once more, and each text takes a glyph of its own.
final class StandInFont {
  /// A glyph with what is known of it for a size of one point, y downward.
  struct Glyph {
    let index: UInt32
    let advance: CGFloat
    let box: CGRect
  }

  private let face = UIFont.systemFont(ofSize: 1).face
  private lazy var drawn = DrawnFace(face)
  private var glyphs: [ExactString: Glyph] = [:]
  private var used: Set<UInt32> = []
  private var sizes: [Size: OpaquePointer] = [:]
  private var scalars = StandInFont.scalars.makeIterator()

  private struct Size: Hashable {
    let size: Double
    let stretch: Double
  }

  /// Greek to Georgian: for glyphs of Western letters Cairo writes these letters, whatever they are to stand for.
  private static let scalars: ClosedRange<UInt32> = 0x370...0x10FF

  deinit { for size in sizes.values { cairo_scaled_font_destroy(size) } }

  /// The glyph of a text; nothing when all are taken.
  func glyph(for text: String) -> Glyph? {
    if let known = glyphs[ExactString(text)] { return known }
    while let scalar = scalars.next() {
      // Cairo leaves out what has no ink, and some letters share a glyph.
      guard let index = face.glyph(scalar), used.insert(index).inserted, let glyph = Glyph(index, of: face)
      else { continue }
      glyphs[ExactString(text)] = glyph
      return glyph
    }
    return nil
  }

  /// Cairo's font for a glyph; it stays this font's.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - stretch: How many times as wide the glyph is.
  func scaled(_ glyph: Glyph, size: Double, stretch: Double) -> OpaquePointer? {
    drawn?.outlines.stream?.use([cairo_glyph_t(index: UInt(glyph.index), x: 0, y: 0)])
    let key = Size(size: size, stretch: stretch)
    if let known = sizes[key] { return known }
    let font = drawn?.scaled(face, size: size, stretch: stretch)
    sizes[key] = font
    return font
  }
}

extension StandInFont.Glyph {
  /// Nothing for a glyph without ink or without width.
  fileprivate init?(_ index: UInt32, of face: FontFace) {
    var extents = hb_glyph_extents_t()
    let advance = CGFloat(hb_font_get_glyph_h_advance(face.shaper, index)) * CGFloat(face.unit)
    guard advance > 0, hb_font_get_glyph_extents(face.shaper, index, &extents) != 0, extents.width > 0,
      extents.height < 0
    else { return nil }
    let unit = CGFloat(face.unit)
    self.index = index
    self.advance = advance
    box = CGRect(
      x: CGFloat(extents.x_bearing) * unit, y: -CGFloat(extents.y_bearing) * unit,
      width: CGFloat(extents.width) * unit, height: -CGFloat(extents.height) * unit)
  }
}
