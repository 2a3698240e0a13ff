/// The few characters that a glyph stands for, as one number: their bytes in UTF-8 and how many these are.
struct GlyphText: Equatable {
  private var bytes: UInt64 = 0

  init() {}

  /// Nothing for none, and for more than 7 bytes.
  @inline(__always)
  init?(_ characters: UnsafeBufferPointer<UInt8>.SubSequence) {
    guard (1...7).contains(characters.count) else { return nil }
    for byte in characters { bytes = bytes << 8 | UInt64(byte) }
    bytes |= UInt64(characters.count) << 56
  }

  var isEmpty: Bool { bytes == 0 }

  var string: String {
    let count = Int(bytes >> 56)
    return String(
      decoding: (0..<count).map { UInt8(truncatingIfNeeded: bytes >> UInt64(8 * (count - 1 - $0))) },
      as: UTF8.self)
  }
}
