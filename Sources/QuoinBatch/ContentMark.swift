import Foundation

/// A number that tells the bytes of one picture from others, and a picture that is cut off or filled with zeros from one that is whole.
///
/// It is FNV-1a over words of eight bytes, mixed by SplitMix's finalizer: some gigabytes a second, where byte by byte would take longer
/// than writing the file.
enum ContentMark {
  /// The mark of some bytes; never 0.
  static func of(_ data: Data) -> UInt32 {
    var value = 0xcbf2_9ce4_8422_2325 ^ UInt64(data.count)
    data.withUnsafeBytes { bytes in
      var index = 0
      while index + 8 <= bytes.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        value = (value ^ word) &* 0x100_0000_01b3
        // What the highest bits have in them would never come down to the others.
        value ^= value >> 32
        index += 8
      }
      for byte in bytes[index...] { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return max(1, UInt32(truncatingIfNeeded: value >> 32))
  }
}
