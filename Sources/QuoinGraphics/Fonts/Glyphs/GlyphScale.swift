import CQuoinGraphics
import Foundation

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

  /// Whether glyphs stand at quarters of a pixel to the right and down. Along a line that is level or upright they stand on
  /// whole pixels the other way, where they are as sharp as their neighbours.
  var hasQuarters: (x: Bool, y: Bool) { (isAlongX, isAlongY) }
  private let isAlongX: Bool
  private let isAlongY: Bool
  /// How much thicker strokes are made, in 64ths of a pixel.
  let boldness: Int
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
    let (straight, turned) = (abs(a) + abs(d), abs(b) + abs(c))
    isAlongX = straight > turned * 1e-6
    isAlongY = turned > straight * 1e-6
    isSmall = abs(a) < Self.largestSmall && b == 0 && c == 0
    self.face = face.record.index
    boldness = face.isEmboldened ? Int((sqrt(abs(a * d - b * c)) * FontFace.boldness * 64).rounded()) : 0
    xx = Int32(nearest: a * unit)
    xy = Int32(nearest: (a * slope - c) * unit)
    yx = Int32(nearest: -b * unit)
    yy = Int32(nearest: (d - b * slope) * unit)
  }

  /// The same as FreeType has it.
  var matrix: FT_Matrix { FT_Matrix(xx: FT_Fixed(xx), xy: FT_Fixed(xy), yx: FT_Fixed(yx), yy: FT_Fixed(yy)) }
}
