import CQuoinGraphics
import Foundation

/// Glyphs as pixels, each at the quarters of a pixel that it was drawn at: FreeType makes them and pixman keeps them.
///
/// Cairo 1.16 has a place for glyphs at whole pixels only, which at a pixel a point makes words run together. The masks
/// belong to one drawing at a time, so that no lock is held while they are put on a picture.
final class GlyphMasks {
  /// A glyph's coverage.
  struct Mask {
    /// Pixman's glyph; nothing where the glyph leaves no trace.
    let glyph: UnsafeRawPointer?
    /// What it covers, in pixels from its origin.
    let box: PixelBox
  }

  /// Pixman's cache.
  private(set) var cache: OpaquePointer
  /// The bytes that the masks take, nearly.
  private(set) var cost = 0
  private var fonts: [GlyphScale: MaskedFont] = [:]
  /// All masks in the order they were made; the first stands for none. A dictionary of them would be asked once a glyph,
  /// which takes a fifth of the time of drawing it.
  private let masks: UnsafeMutablePointer<Mask>
  private var count = 1
  private var pixels: [UInt32] = []

  /// The most bytes that masks take before they are all forgotten: those of some 3,000 small glyphs.
  static let limit = 2 << 20
  /// What a mask takes beside its pixels, in bytes.
  private static let costOfMask = 450
  /// Pixman forgets glyphs by itself beyond 16,384, which must not come to pass while they are referred to.
  private static let countLimit = 8192

  /// Makes room for masks; nil where there is no memory.
  init?() {
    guard let cache = Self.makeCache() else { return nil }
    self.cache = cache
    masks = .allocate(capacity: Self.countLimit)
    masks.initialize(to: Mask(glyph: nil, box: PixelBox()))
  }

  deinit {
    Self.destroy(cache)
    masks.deallocate()
  }

  // A frozen cache forgets nothing by itself.
  private static func makeCache() -> OpaquePointer? {
    guard let cache = pixman_glyph_cache_create() else { return nil }
    pixman_glyph_cache_freeze(cache)
    return cache
  }

  private static func destroy(_ cache: OpaquePointer) {
    pixman_glyph_cache_thaw(cache)
    pixman_glyph_cache_destroy(cache)
  }

  /// Whether the masks are to be forgotten before a new one is made.
  var isFull: Bool { cost >= Self.limit || count >= Self.countLimit }

  /// Forgets all masks; those handed out before are gone.
  func forget() {
    guard let empty = Self.makeCache() else { return }
    Self.destroy(cache)
    cache = empty
    fonts = [:]
    count = 1
    cost = 0
  }

  /// The masks of a font.
  func font(_ scale: GlyphScale, face: () -> FreeTypeFace?) -> MaskedFont? {
    if let known = fonts[scale] { return known }
    guard let face = face() else { return nil }
    let font = MaskedFont(face: face, scale: scale)
    fonts[scale] = font
    cost += MaskedFont.cost
    return font
  }

  /// The mask of a glyph, if it is at hand.
  ///
  /// - Parameters:
  ///   - index: The glyph.
  ///   - quarters: How many quarters of a pixel it lies to the right and down, from 0 to 3 each.
  ///   - font: Its font, which has not been forgotten.
  @inline(__always)
  func known(_ index: UInt32, at quarters: (x: UInt32, y: UInt32), of font: MaskedFont) -> Mask? {
    let number = font.number(index, quarters)
    return number == 0 ? nil : masks[number]
  }

  /// Makes the mask of a glyph; nil where no room is left for it.
  func make(_ index: UInt32, at quarters: (x: UInt32, y: UInt32), of font: MaskedFont) -> Mask? {
    guard !isFull, let page = font.page(of: index, &cost) else { return nil }
    let mask = draw(index, at: quarters, of: font) ?? masks[0]
    masks[count] = mask
    page[font.place(index, quarters)] = UInt16(count)
    count += 1
    cost += MemoryLayout<Mask>.stride
    return mask
  }

  private func draw(_ index: UInt32, at quarters: (x: UInt32, y: UInt32), of font: MaskedFont) -> Mask? {
    let shift = (x: Int(quarters.x) * 16, y: -Int(quarters.y) * 16)
    guard let exact = font.face.outline(of: index, font.scale, shiftedBy: shift) else { return nil }
    let outline = font.scale.isSmall ? exact.balanced(&pixels) : exact
    guard let stride = outline.fill(&pixels) else { return nil }
    let box = outline.box
    let number = count
    let glyph = pixels.withUnsafeMutableBufferPointer { pixels -> UnsafeRawPointer? in
      guard
        let image = pixman_image_create_bits(
          PIXMAN_a8, box.width, box.height, pixels.baseAddress, Int32(stride))
      else { return nil }
      defer { pixman_image_unref(image) }
      // All glyphs are one font's to pixman; their numbers tell them apart. Zero and one mean no glyph to it.
      return pixman_glyph_cache_insert(
        cache, UnsafeMutableRawPointer(bitPattern: 2), UnsafeMutableRawPointer(bitPattern: number + 2),
        -box.left,
        -box.top, image)
    }
    guard let glyph else { return nil }
    cost += Self.costOfMask + stride * Int(box.height)
    return Mask(glyph: glyph, box: box)
  }
}
