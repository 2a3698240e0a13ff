import CQuoinGraphics

/// A glyph's outline in pixels, in FreeType's own memory.
struct GlyphOutline {
  /// The pixels that it touches, from the glyph's origin, y downward.
  let box: PixelBox
  private let outline: UnsafeMutablePointer<FT_Outline>
  private let library: FT_Library

  /// Looks at an outline, or answers nothing for one that touches no pixel or too many.
  init?(_ outline: UnsafeMutablePointer<FT_Outline>, in library: FT_Library) {
    self.outline = outline
    self.library = library
    var bounds = FT_BBox()
    FT_Outline_Get_CBox(outline, &bounds)
    // FreeType counts pixels in 16 bits.
    let limit = 1 << 20
    guard bounds.xMin > -limit, bounds.yMin > -limit, bounds.xMax < limit, bounds.yMax < limit else {
      return nil
    }
    box = PixelBox(
      left: Int32(bounds.xMin >> 6), top: Int32(-((bounds.yMax + 63) >> 6)),
      right: Int32((bounds.xMax + 63) >> 6), bottom: Int32(-(bounds.yMin >> 6)))
    if box.isEmpty { return nil }
  }

  /// The same shape elsewhere, in 64ths of a pixel to the right and up; this one is no more.
  func moved(_ x: Int, _ y: Int) -> GlyphOutline? {
    FT_Outline_Translate(outline, x, y)
    return GlyphOutline(outline, in: library)
  }

  /// Writes how much of each pixel the outline covers, a byte each, and leaves the outline where it is.
  ///
  /// - Parameters:
  ///   - pixels: Gets rows of whole words of 32 bits from the box's top to its bottom.
  /// - Returns: The number of bytes in a row, or nothing where FreeType could not.
  func fill(_ pixels: inout [UInt32]) -> Int? {
    let words = (Int(box.width) + 3) / 4
    pixels.removeAll(keepingCapacity: true)
    pixels.append(contentsOf: repeatElement(0, count: words * Int(box.height)))
    let corner = (x: Int(box.left) * 64, y: -Int(box.bottom) * 64)
    FT_Outline_Translate(outline, -corner.x, -corner.y)
    defer { FT_Outline_Translate(outline, corner.x, corner.y) }
    let isFilled = pixels.withUnsafeMutableBytes { bytes in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(box.height)
      bitmap.width = UInt32(box.width)
      bitmap.pitch = Int32(words * 4)
      bitmap.buffer = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return FT_Outline_Get_Bitmap(library, outline, &bitmap) == 0
    }
    return isFilled ? words * 4 : nil
  }

  /// The middle of the ink, in pixels to the right of the glyph's origin; nothing for one without any.
  ///
  /// - Parameter pixels: Room to draw in.
  func middle(_ pixels: inout [UInt32]) -> Double? {
    guard let stride = fill(&pixels) else { return nil }
    return pixels.withUnsafeBytes { bytes in
      var (sum, weighted) = (0, 0)
      for y in 0..<Int(box.height) {
        for x in 0..<Int(box.width) {
          let ink = Int(bytes[y * stride + x])
          sum += ink
          weighted += ink * x
        }
      }
      return sum > 0 ? Double(weighted) / Double(sum) + 0.5 + Double(box.left) : nil
    }
  }

  /// The shape moved a little to the side so that the middle of its ink is where the middle of the shape is.
  ///
  /// A stem that is thinner than a pixel looks the same wherever in the pixel it stands, so that a row of them would
  /// seem to be uneven by up to half a pixel.
  ///
  /// - Parameter pixels: Room to draw in.
  func balanced(_ pixels: inout [UInt32]) -> GlyphOutline {
    guard let ink = middle(&pixels), let shape = middleOfShape(&pixels), abs(ink - shape) > Self.tolerance
    else {
      return self
    }
    // The ink moves the same way as the shape, by at most half a pixel more or less.
    var (low, high) = ink < shape ? (0, 32) : (-32, 0)
    var (place, best, error) = (0, 0, abs(ink - shape))
    var outline = self
    while high - low > 1 {
      let next = (low + high) / 2
      guard let moved = outline.moved(next - place, 0), let ink = moved.middle(&pixels) else { break }
      (outline, place) = (moved, next)
      if abs(ink - shape) < error { (best, error) = (next, abs(ink - shape)) }
      if ink < shape { low = next } else { high = next }
    }
    return outline.moved(best - place, 0) ?? outline
  }

  /// How far the middle of the ink may be off, in pixels.
  private static let tolerance = 1.0 / 64

  /// The middle of the shape itself: that of its ink when it is drawn eight times as wide.
  private func middleOfShape(_ pixels: inout [UInt32]) -> Double? {
    var wide = FT_Matrix(xx: 8 << 16, xy: 0, yx: 0, yy: 1 << 16)
    var narrow = FT_Matrix(xx: 1 << 13, xy: 0, yx: 0, yy: 1 << 16)
    FT_Outline_Transform(outline, &wide)
    defer { FT_Outline_Transform(outline, &narrow) }
    return GlyphOutline(outline, in: library)?.middle(&pixels).map { $0 / 8 }
  }
}
