import CQuoinGraphics
import Foundation

/// Pieces of a PNG file that say something beside the picture.
package enum PNGChunk {
  /// The bytes of the chunk that ends every PNG, its length and its checksum included.
  package static let end = data(type: "IEND", content: Data())

  /// The bytes of a chunk.
  ///
  /// - Parameters:
  ///   - type: Four letters, whose cases mean something: see the PNG specification, section 5.4.
  ///   - content: What the chunk holds.
  package static func data(type: String, content: Data) -> Data {
    let named = Data(type.utf8) + content
    return big32(UInt32(content.count)) + named + big32(checksum(of: named))
  }

  /// The checksum of some bytes, as chunks have it.
  package static func checksum(of bytes: Data) -> UInt32 {
    bytes.withUnsafeBytes { UInt32(libdeflate_crc32(0, $0.baseAddress, $0.count)) }
  }

  private static func big32(_ value: UInt32) -> Data {
    withUnsafeBytes(of: value.bigEndian) { Data($0) }
  }
}
