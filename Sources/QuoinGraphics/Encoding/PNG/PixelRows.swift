import Foundation

/// Which bytes of a pixel a file keeps.
enum PixelLayout {
  case rgb, rgba, alpha

  var bytesPerPixel: Int {
    switch self {
    case .rgb: 3
    case .rgba: 4
    case .alpha: 1
    }
  }
}

/// Turns premultiplied 32-bit pixels into the bytes that files hold.
enum PixelRows {
  /// Writes one row.
  static func write(
    _ pixels: UnsafePointer<UInt8>, width: Int, as layout: PixelLayout, opaque: Bool,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    let source = UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
    switch layout {
    case .rgb:
      if opaque {
        _ = writeOpaque(pixels, width: width, to: target)
      } else {
        packColor(source, width, target)
      }
    case .rgba: packWithAlpha(source, width, target)
    case .alpha: for x in 0..<width { target[x] = UInt8(truncatingIfNeeded: source[x] >> 24) }
    }
  }

  /// Writes the colours of a row, and tells whether all its pixels are opaque.
  ///
  /// Four pixels at a time, two to a word: six bytes of each are joined to a word of eight and one of four.
  static func writeOpaque(
    _ pixels: UnsafePointer<UInt8>, width: Int, to target: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    let source = UnsafeRawPointer(pixels)
    var all: UInt64 = 0xFF00_0000_FF00_0000
    var x = 0
    var out = UnsafeMutableRawPointer(target)
    while x + 4 <= width {
      let first = source.loadUnaligned(fromByteOffset: 4 * x, as: UInt64.self).littleEndian
      let second = source.loadUnaligned(fromByteOffset: 4 * x + 8, as: UInt64.self).littleEndian
      all &= first & second
      let (left, right) = (colors(of: first), colors(of: second))
      out.storeBytes(of: (left | right << 48).littleEndian, as: UInt64.self)
      out.storeBytes(
        of: UInt32(truncatingIfNeeded: right >> 16).littleEndian, toByteOffset: 8, as: UInt32.self)
      out += 12
      x += 4
    }
    var last = out.assumingMemoryBound(to: UInt8.self)
    while x < width {
      let pixel = source.load(fromByteOffset: 4 * x, as: UInt32.self)
      all &= UInt64(pixel) << 32 | UInt64(pixel)
      last[0] = UInt8(truncatingIfNeeded: pixel >> 16)
      last[1] = UInt8(truncatingIfNeeded: pixel >> 8)
      last[2] = UInt8(truncatingIfNeeded: pixel)
      last += 3
      x += 1
    }
    return all == 0xFF00_0000_FF00_0000
  }

  /// Red, green and blue of two pixels: the first pixel's in the lowest three bytes.
  @inline(__always)
  private static func colors(of pair: UInt64) -> UInt64 {
    let turned = pair.byteSwapped
    return turned >> 40 | (turned & 0xFFFF_FF00) << 16
  }

  private static func packColor(
    _ source: UnsafePointer<UInt32>, _ width: Int, _ target: UnsafeMutablePointer<UInt8>
  ) {
    var out = target
    for x in 0..<width {
      let pixel = straight(source[x])
      out[0] = UInt8(truncatingIfNeeded: pixel >> 16)
      out[1] = UInt8(truncatingIfNeeded: pixel >> 8)
      out[2] = UInt8(truncatingIfNeeded: pixel)
      out += 3
    }
  }

  private static func packWithAlpha(
    _ source: UnsafePointer<UInt32>, _ width: Int, _ target: UnsafeMutablePointer<UInt8>
  ) {
    let out = UnsafeMutableRawPointer(target)
    for x in 0..<width {
      let pixel = straight(source[x])
      // From alpha, red, green, blue to red, green, blue, alpha in memory.
      out.storeBytes(of: (pixel << 8 | pixel >> 24).bigEndian, toByteOffset: x * 4, as: UInt32.self)
    }
  }

  /// A pixel whose colours are not multiplied with its alpha.
  @inline(__always)
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    let half = alpha >> 1
    let red = min(255, ((pixel >> 16 & 0xFF) &* 255 &+ half) / alpha)
    let green = min(255, ((pixel >> 8 & 0xFF) &* 255 &+ half) / alpha)
    let blue = min(255, ((pixel & 0xFF) &* 255 &+ half) / alpha)
    return alpha << 24 | red << 16 | green << 8 | blue
  }
}
