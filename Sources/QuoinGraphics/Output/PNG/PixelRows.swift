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
    case .rgb: opaque ? packOpaque(source, width, target) : packColor(source, width, target)
    case .rgba: packWithAlpha(source, width, target)
    case .alpha: for x in 0..<width { target[x] = UInt8(truncatingIfNeeded: source[x] >> 24) }
    }
  }

  /// Four pixels at a time: three bytes of each, joined to a word of eight and one of four.
  private static func packOpaque(
    _ source: UnsafePointer<UInt32>, _ width: Int, _ target: UnsafeMutablePointer<UInt8>
  ) {
    var x = 0
    var out = UnsafeMutableRawPointer(target)
    while x + 4 <= width {
      let p0 = UInt64(source[x].byteSwapped >> 8)
      let p1 = UInt64(source[x + 1].byteSwapped >> 8)
      let p2 = UInt64(source[x + 2].byteSwapped >> 8)
      let p3 = UInt64(source[x + 3].byteSwapped >> 8)
      out.storeBytes(of: (p0 | p1 << 24 | p2 << 48).littleEndian, as: UInt64.self)
      out.storeBytes(
        of: UInt32(truncatingIfNeeded: p2 >> 16 | p3 << 8).littleEndian, toByteOffset: 8, as: UInt32.self)
      out += 12
      x += 4
    }
    var last = out.assumingMemoryBound(to: UInt8.self)
    while x < width {
      let pixel = source[x]
      last[0] = UInt8(truncatingIfNeeded: pixel >> 16)
      last[1] = UInt8(truncatingIfNeeded: pixel >> 8)
      last[2] = UInt8(truncatingIfNeeded: pixel)
      last += 3
      x += 1
    }
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
