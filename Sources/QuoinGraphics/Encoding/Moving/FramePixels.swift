/// The pixels of a frame, with colours that are not multiplied with their alpha: alpha, red, green and blue from the
/// highest byte down.
struct FramePixels {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt32]
  /// Whether every pixel is opaque.
  let isOpaque: Bool

  init(_ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    (self.width, self.height) = (width, height)
    var isOpaque = true
    pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      for y in 0..<height {
        let row = UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width {
          let pixel = row[x]
          if pixel >> 24 != 255 { isOpaque = false }
          pixels.initializeElement(at: y * width + x, to: Self.straight(pixel))
        }
      }
      count = width * height
    }
    self.isOpaque = isOpaque
  }

  /// A pixel with its colour divided by its alpha.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func part(_ shift: UInt32) -> UInt32 {
      min(((pixel >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | part(16) | part(8) | part(0)
  }

  /// Clear or opaque, for files that know nothing between: what is at least half there is drawn on white.
  mutating func makeOpaqueOrClear() {
    if isOpaque { return }
    for index in pixels.indices {
      let alpha = pixels[index] >> 24
      if alpha == 255 { continue }
      func part(_ shift: UInt32) -> UInt32 {
        (((pixels[index] >> shift & 255) * alpha + 255 * (255 - alpha) + 127) / 255) << shift
      }
      pixels[index] = alpha < 128 ? 0 : 255 << 24 | part(16) | part(8) | part(0)
    }
  }

  /// The smallest box that holds all pixels that differ from those of a frame of the same size; nothing for none.
  func box(ofWhatDiffersFrom other: FramePixels) -> (x: Range<Int>, y: Range<Int>)? {
    var (left, right, top, bottom) = (width, 0, height, 0)
    for y in 0..<height {
      for x in 0..<width where pixels[y * width + x] != other.pixels[y * width + x] {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), y + 1)
      }
    }
    return right > left ? (left..<right, top..<bottom) : nil
  }
}
