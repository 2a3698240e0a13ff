import CQuoinGraphics
import Foundation

/// The checksum of PNG's chunks and of the files in zip archives.
package enum CRC32 {
  /// The checksum of some bytes.
  package static func checksum(of bytes: Data) -> UInt32 {
    bytes.withUnsafeBytes { UInt32(libdeflate_crc32(0, $0.baseAddress, $0.count)) }
  }
}
