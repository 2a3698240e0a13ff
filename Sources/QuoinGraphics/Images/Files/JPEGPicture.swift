import Foundation

/// A JPEG without what is no part of its picture: where and by whom it was taken, small copies, other pictures behind it.
enum JPEGPicture {
  /// The file's bytes without notes.
  ///
  /// - Parameter data: A whole JPEG, whose markers have been read before.
  static func withoutNotes(_ data: Data) -> Data {
    data.withUnsafeBytes { bytes in
      var picture = Data()
      var (offset, kept) = (2, 0)
      while offset + 1 < bytes.count {
        guard bytes[offset] == 0xFF, !isData(bytes[offset + 1]) else {
          offset += 1
          continue
        }
        let marker = bytes[offset + 1]
        if marker == 0xFF {
          offset += 1
          continue
        }
        if marker == 0xD9 {
          picture += Data(bytes[kept..<offset + 2])
          return picture
        }
        guard offset + 3 < bytes.count else { break }
        let end = min(offset + 2 + max(2, Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])), bytes.count)
        if isNote(marker, UnsafeRawBufferPointer(rebasing: bytes[offset + 4..<max(end, offset + 4)])) {
          picture += Data(bytes[kept..<offset])
          kept = end
        }
        offset = end
      }
      return picture + Data(bytes[kept...])
    }
  }

  /// Whether what follows a byte of ones is a part of the compressed pixels.
  private static func isData(_ byte: UInt8) -> Bool { byte == 0 || byte == 1 || (0xD0...0xD8).contains(byte) }

  /// Whether a segment is none that pixels are decoded by: these are Adobe's, which tells of colours, and JFIF's own.
  private static func isNote(_ marker: UInt8, _ content: UnsafeRawBufferPointer) -> Bool {
    switch marker {
    case 0xE0: !content.starts(with: Array("JFIF\0".utf8))
    case 0xE1...0xED, 0xEF, 0xFE: true
    default: false
    }
  }
}
