/// The masks of one font at one size, by number.
final class MaskedFont {
  let face: FreeTypeFace
  let scale: GlyphScale
  // Numbers of masks, a page for each 256 glyphs that any was asked of; 0 where there is none.
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<UInt16>?>
  private let placesOfGlyph: Int

  /// The most glyphs that a font has.
  private static let glyphLimit = 1 << 16
  private static let pageLength = 256
  /// The bytes that a font takes without its pages.
  static let cost = glyphLimit / pageLength * 8 + 256

  init(face: FreeTypeFace, scale: GlyphScale) {
    self.face = face
    self.scale = scale
    placesOfGlyph = scale.hasQuarters.x && scale.hasQuarters.y ? 16 : 4
    pages = .allocate(capacity: Self.glyphLimit / Self.pageLength)
    pages.initialize(repeating: nil, count: Self.glyphLimit / Self.pageLength)
  }

  deinit {
    for page in 0..<Self.glyphLimit / Self.pageLength { pages[page]?.deallocate() }
    pages.deallocate()
  }

  /// The number of a glyph's mask, or 0.
  @inline(__always)
  func number(_ index: UInt32, _ quarters: (x: UInt32, y: UInt32)) -> Int {
    guard index < Self.glyphLimit, let page = pages[Int(index >> 8)] else { return 0 }
    return Int(page[place(index, quarters)])
  }

  /// Where in its page the number of a glyph's mask is. Along a line that is level or upright one of the two is zero.
  @inline(__always)
  func place(_ index: UInt32, _ quarters: (x: UInt32, y: UInt32)) -> Int {
    Int(index & 255) * placesOfGlyph
      + Int(placesOfGlyph == 16 ? quarters.x << 2 | quarters.y : quarters.x | quarters.y)
  }

  /// The page of a glyph, made where it is missing; nil for what is no glyph.
  func page(of index: UInt32, _ cost: inout Int) -> UnsafeMutablePointer<UInt16>? {
    guard index < Self.glyphLimit else { return nil }
    if let page = pages[Int(index >> 8)] { return page }
    let length = Self.pageLength * placesOfGlyph
    let page = UnsafeMutablePointer<UInt16>.allocate(capacity: length)
    page.initialize(repeating: 0, count: length)
    pages[Int(index >> 8)] = page
    cost += length * 2
    return page
  }
}
