import Foundation

/// A black PNG that is not compressed, which an SVG shows as it is: an answer that no buffer on the way holds.
func plainPNG(width: Int, height: Int) -> Data {
  let table = (0..<256 as Range<UInt32>).map { start in
    (0..<8).reduce(start) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
  func bytes(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }
  func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let whole = Array(type.utf8) + content
    var sum = UInt32.max
    for byte in whole { sum = table[Int((sum ^ UInt32(byte)) & 255)] ^ (sum >> 8) }
    return bytes(content.count) + whole + bytes(Int(~sum))
  }
  let size = height * (width + 1)
  var stream: [UInt8] = [0x78, 0x01]
  for start in stride(from: 0, to: size, by: 65_535) {
    let count = min(65_535, size - start)
    let isLast: UInt8 = start + count == size ? 1 : 0
    stream += [isLast, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255)]
    stream += [UInt8](repeating: 0, count: count)
  }
  // Of nothing but zeros Adler's sum is their count.
  stream += bytes((size % 65_521) << 16 | 1)
  let head = bytes(width) + bytes(height) + [8, 0, 0, 0, 0]
  return Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", head) + chunk("IDAT", stream)
      + chunk("IEND", []))
}
