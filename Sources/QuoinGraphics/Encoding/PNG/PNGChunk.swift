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
    return big32(UInt32(content.count)) + named + big32(CRC32.checksum(of: named))
  }

  private static func big32(_ value: UInt32) -> Data {
    withUnsafeBytes(of: value.bigEndian) { Data($0) }
  }
}
