import CQuoinGraphics
import Foundation
import QuoinResources

/// A glyph that is a picture, such as an emoji, with all the pixels that its font has of it.
struct ColorGlyph {
  let image: CGImage
  /// Where it lies, in 1,000ths of the font's size from the glyph's origin, y downward.
  let box: CGRect

  /// Nothing for a glyph without a picture.
  init?(_ glyph: UInt32, of face: FontFace) {
    let blob = hb_ot_color_glyph_reference_png(face.shaper, glyph)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let bytes = hb_blob_get_data(blob, &length), length > 0,
      hb_font_get_glyph_extents(face.shaper, glyph, &extents) != 0, extents.width != 0, extents.height != 0,
      // The same bytes give the same image, which a document holds once.
      let image = try? CGImage.decoded(
        Data(bytes: bytes, count: Int(length)), name: face.record.family,
        budget: BudgetMeter.currentBudget)
    else { return nil }
    let unit = CGFloat(face.unit) * 1000
    self.image = image
    box = CGRect(
      x: CGFloat(extents.x_bearing) * unit, y: -CGFloat(extents.y_bearing) * unit,
      width: CGFloat(extents.width) * unit, height: -CGFloat(extents.height) * unit)
  }
}
