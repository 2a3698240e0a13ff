import Foundation
import QuoinDiagnostics

/// A picture's lightness on white paper, for label printers, e-paper and fax.
struct GrayPixels {
  let width: Int
  let height: Int
  /// From 0, black, to 255, white; row after row.
  private(set) var levels: [UInt8]

  /// Takes the lightness of premultiplied 32-bit pixels, weighed as JPEG and television do (ITU-R BT.601).
  init(_ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int) {
    self.width = width
    self.height = height
    levels = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
      for y in 0..<height {
        let row = UnsafeRawPointer(pixels + y * stride).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width {
          let pixel = row[x]
          let sum = (pixel >> 16 & 0xFF) * 77 + (pixel >> 8 & 0xFF) * 150 + (pixel & 0xFF) * 29
          target[y * width + x] = UInt8(truncatingIfNeeded: (sum + 128) >> 8 + (255 - pixel >> 24))
        }
      }
      count = width * height
    }
  }

  /// How many blocks of 8 by 8 pixels there are.
  var blocks: Int { (width / 8) * (height / 8) }

  /// In how many of them no pixel is nearly black or nearly white, as along the edges of letters there always are some.
  var grayBlocks: Int {
    var count = 0
    for top in stride(from: 0, to: height - 7, by: 8) {
      for left in stride(from: 0, to: width - 7, by: 8) where isGray(left, top) { count += 1 }
    }
    return count
  }

  private func isGray(_ left: Int, _ top: Int) -> Bool {
    for y in top..<top + 8 {
      for x in left..<left + 8 where !(48...207).contains(levels[y * width + x]) { return false }
    }
    return true
  }

  /// Makes each pixel black or white, and hands on what it differs by to its neighbours to come (Floyd and Steinberg).
  mutating func diffuse() {
    // What the rows are to take over, in sixteenths of a level; one more at each end.
    var (current, next) = ([Int](repeating: 0, count: width + 2), [Int](repeating: 0, count: width + 2))
    for y in 0..<height {
      for x in 0..<width {
        let wanted = Int(levels[y * width + x]) * 16 + current[x + 1]
        let level = wanted < 128 * 16 ? 0 : 255
        levels[y * width + x] = UInt8(level)
        let rest = wanted - level * 16
        // The last share takes what rounding leaves of the others, so that no lightness is lost on the way.
        let shares = (ahead: rest * 7 / 16, behind: rest * 3 / 16, below: rest * 5 / 16)
        current[x + 2] += shares.ahead
        next[x] += shares.behind
        next[x + 1] += shares.below
        next[x + 2] += rest - shares.ahead - shares.behind - shares.below
      }
      current = next
      for x in next.indices { next[x] = 0 }
    }
  }

  /// Writes a row as one byte a pixel.
  func writeLevels(ofRow y: Int, to target: UnsafeMutablePointer<UInt8>) {
    for x in 0..<width { target[x] = levels[y * width + x] }
  }

  /// Writes a row as one bit a pixel, the leftmost highest: 1 for the lighter half.
  func writeBits(ofRow y: Int, to target: UnsafeMutablePointer<UInt8>) {
    for start in stride(from: 0, to: width, by: 8) {
      var byte: UInt8 = 0
      for x in start..<min(start + 8, width) where levels[y * width + x] >= 128 {
        byte |= 0x80 >> UInt8(x - start)
      }
      target[start / 8] = byte
    }
  }
}

extension PNGEncoder {
  /// Encodes grey pixels with eight bits each, or with one.
  ///
  /// - Throws: A diagnostic when the pixels cannot be compressed.
  static func encode(_ gray: GrayPixels, options: PNGOptions) throws(Diagnostic) -> Data {
    var gray = gray
    let (width, height) = (gray.width, gray.height)
    let isBilevel = options.colors == .bilevel
    if isBilevel, options.dithering == .diffusion { gray.diffuse() }
    let rows = FilteredRows(
      width: width, height: height, rowBytes: isBilevel ? (width + 7) / 8 : width, step: 1
    ) { y, target in
      isBilevel ? gray.writeBits(ofRow: y, to: target) : gray.writeLevels(ofRow: y, to: target)
    }
    let (filtered, level) = try filter(rows, for: options.compression)
    return try file(of: filtered, colorType: 0, bitDepth: isBilevel ? 1 : 8, level: level)
  }
}
