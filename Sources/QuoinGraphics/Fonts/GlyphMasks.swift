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

  /// The masks of one font at one size.
  final class Font {
    fileprivate let face: FreeTypeFace
    fileprivate let scale: GlyphScale
    fileprivate var masks: [UInt32: Mask] = [:]

    fileprivate init(face: FreeTypeFace, scale: GlyphScale) {
      self.face = face
      self.scale = scale
    }
  }

  /// Pixman's cache.
  private(set) var cache: OpaquePointer
  /// The bytes that the masks take, nearly.
  private(set) var cost = 0
  private var fonts: [GlyphScale: Font] = [:]
  private var count = 0
  private var pixels: [UInt32] = []

  /// The most bytes that masks take before they are all forgotten: those of some 3,000 small glyphs.
  static let limit = 2 << 20
  /// What a mask takes beside its pixels, in bytes.
  private static let costOfMask = 450
  /// Pixman forgets glyphs by itself beyond 16,384, which must not come to pass while they are referred to.
  private static let countLimit = 8192
  /// What leaves no trace and has no pixels costs a place in a table.
  private static let costOfNone = 48

  /// Makes room for masks; nil where there is no memory.
  init?() {
    guard let cache = Self.makeCache() else { return nil }
    self.cache = cache
  }

  deinit { Self.destroy(cache) }

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

  /// Whether the masks are to be forgotten before the next ones are asked for.
  var isFull: Bool { cost >= Self.limit || count >= Self.countLimit }

  /// Forgets all masks; those handed out before are gone.
  func forget() {
    guard let empty = Self.makeCache() else { return }
    Self.destroy(cache)
    cache = empty
    fonts = [:]
    count = 0
    cost = 0
  }

  /// The masks of a font.
  func font(_ scale: GlyphScale, face: () -> FreeTypeFace?) -> Font? {
    if let known = fonts[scale] { return known }
    guard let face = face() else { return nil }
    let font = Font(face: face, scale: scale)
    fonts[scale] = font
    cost += Self.costOfMask
    return font
  }

  /// A glyph that begins at a part of a pixel.
  ///
  /// - Parameters:
  ///   - index: The glyph.
  ///   - quarters: How many quarters of a pixel it lies to the right and down, from 0 to 3 each.
  ///   - font: Its font, which has not been forgotten.
  @inline(__always)
  func mask(_ index: UInt32, at quarters: (x: UInt32, y: UInt32), of font: Font) -> Mask {
    let key = index << 4 | quarters.x << 2 | quarters.y
    if let known = font.masks[key] { return known }
    let mask = make(index, at: quarters, of: font)
    font.masks[key] = mask
    return mask
  }

  // All glyphs are one font's to pixman; their numbers tell them apart. Zero and one mean no glyph to it.
  private static var key: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 2) }

  private func make(_ index: UInt32, at quarters: (x: UInt32, y: UInt32), of font: Font) -> Mask {
    cost += Self.costOfNone
    let none = Mask(glyph: nil, box: PixelBox())
    guard index < 1 << 28,
      let exact = font.face.outline(
        of: index, font.scale, shiftedBy: (Int(quarters.x) * 16, -Int(quarters.y) * 16))
    else { return none }
    let outline = font.scale.isSmall ? exact.balanced(&pixels) : exact
    guard let stride = outline.fill(&pixels) else { return none }
    let box = outline.box
    let glyph = pixels.withUnsafeMutableBufferPointer { pixels -> UnsafeRawPointer? in
      guard
        let image = pixman_image_create_bits(
          PIXMAN_a8, box.width, box.height, pixels.baseAddress, Int32(stride))
      else { return nil }
      defer { pixman_image_unref(image) }
      return pixman_glyph_cache_insert(
        cache, Self.key, UnsafeMutableRawPointer(bitPattern: count + 2), -box.left, -box.top, image)
    }
    guard let glyph else { return none }
    count += 1
    cost += Self.costOfMask + stride * Int(box.height)
    return Mask(glyph: glyph, box: box)
  }
}

/// How a font's outlines become pixels: texts that share it share their masks.
struct GlyphScale: Hashable {
  /// The face's place in the library.
  private let face: Int
  // From em units, y upward, to 64ths of a pixel, y upward, in 65,536ths.
  private let xx: Int32
  private let xy: Int32
  private let yx: Int32
  private let yy: Int32

  /// Larger glyphs than this are drawn as paths, in pixels an em: they are few, and their masks would be large.
  static let largest: CGFloat = 256

  /// Whether stems may be thinner than a pixel: below this many pixels an em, along an upright line.
  let isSmall: Bool
  private static let largestSmall: CGFloat = 24

  /// - Parameters:
  ///   - font: The font with its size in points.
  ///   - transform: From points to pixels, both y downward; nil is answered where masks would be too large for it.
  init?(_ font: UIFont, _ transform: CGAffineTransform) {
    let size = font.pointSize
    let (a, b, c, d) = (transform.a * size, transform.b * size, transform.c * size, transform.d * size)
    guard max(a * a + b * b, c * c + d * d) <= Self.largest * Self.largest else { return nil }
    let face = font.face
    let unit = face.unit * 64 * 65_536
    let slope = face.isSlanted ? FontFace.slope : 0
    isSmall = abs(a) < Self.largestSmall && b == 0 && c == 0
    self.face = face.record.index
    xx = Int32(nearest: a * unit)
    xy = Int32(nearest: (a * slope - c) * unit)
    yx = Int32(nearest: -b * unit)
    yy = Int32(nearest: (d - b * slope) * unit)
  }

  /// The same as FreeType has it.
  var matrix: FT_Matrix { FT_Matrix(xx: FT_Fixed(xx), xy: FT_Fixed(xy), yx: FT_Fixed(yx), yy: FT_Fixed(yy)) }
}

/// A rectangle of whole pixels; empty unless its right is beyond its left and its bottom beyond its top.
struct PixelBox: Hashable {
  var left: Int32 = 0
  var top: Int32 = 0
  var right: Int32 = 0
  var bottom: Int32 = 0

  var width: Int32 { right - left }
  var height: Int32 { bottom - top }
  var isEmpty: Bool { left >= right || top >= bottom }

  /// Whether both have pixels in common.
  @inline(__always)
  func overlaps(_ other: PixelBox) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// The pixels that both have.
  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The smallest box around both, neither of which is empty.
  @inline(__always)
  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The box moved; what is added must not pass the range of numbers.
  @inline(__always)
  func moved(_ x: Int32, _ y: Int32) -> PixelBox {
    PixelBox(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}
