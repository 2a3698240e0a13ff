import Foundation

/// What the first bytes of an image file tell, read without decoding it.
struct ImageHeader: Hashable, Sendable {
  /// The kinds of image files that can be read.
  enum Format: String, Sendable { case png, jpeg, gif, webp, svg }

  /// The kind of file.
  let format: Format
  /// How many pixels it is wide; 0 for a drawing.
  let width: Int
  /// How many pixels it is high; 0 for a drawing.
  let height: Int
  /// Colour components of a JPEG; 0 for others.
  let components: Int

  /// Whether it is a JPEG in grey or in red, green and blue, which a PDF can hold as it is.
  var isPlainJPEG: Bool { format == .jpeg && (components == 1 || components == 3) }

  /// Reads a header, or nothing when the bytes are no image that can be read.
  init?(_ data: Data) {
    let found = data.withUnsafeBytes { bytes in ImageHeader.read(HeaderBytes(bytes)) }
    guard let found else { return nil }
    self = found
  }

  private init(_ format: Format, _ width: Int, _ height: Int, components: Int = 0) {
    self.format = format
    self.width = width
    self.height = height
    self.components = components
  }

  private static func read(_ bytes: HeaderBytes) -> ImageHeader? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      guard bytes.hasText("IHDR", at: 12) else { return nil }
      return ImageHeader(.png, bytes.big32(16), bytes.big32(20))
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return jpeg(bytes) }
    if bytes.hasText("GIF87a", at: 0) || bytes.hasText("GIF89a", at: 0) {
      return bytes.count < 10 ? nil : ImageHeader(.gif, bytes.little16(6), bytes.little16(8))
    }
    if bytes.hasText("RIFF", at: 0), bytes.hasText("WEBP", at: 8) { return webp(bytes) }
    return bytes.looksLikeSVG ? ImageHeader(.svg, 0, 0) : nil
  }

  private static func jpeg(_ bytes: HeaderBytes) -> ImageHeader? {
    var offset = 2
    while offset + 9 < bytes.count {
      guard bytes[offset] == 0xFF else { return nil }
      let marker = bytes[offset + 1]
      switch marker {
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD8: offset += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return ImageHeader(
          .jpeg, bytes.big16(offset + 7), bytes.big16(offset + 5), components: Int(bytes[offset + 9]))
      case 0xD9, 0xDA: return nil
      default: offset += 2 + max(2, bytes.big16(offset + 2))
      }
    }
    return nil
  }

  private static func webp(_ bytes: HeaderBytes) -> ImageHeader? {
    guard bytes.count >= 30 else { return nil }
    if bytes.hasText("VP8 ", at: 12) {
      return ImageHeader(.webp, bytes.little16(26) & 0x3FFF, bytes.little16(28) & 0x3FFF)
    }
    if bytes.hasText("VP8L", at: 12) {
      let bits = bytes.little16(21) | bytes.little16(23) << 16
      return ImageHeader(.webp, (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    if bytes.hasText("VP8X", at: 12) {
      func little24(_ at: Int) -> Int { bytes.little16(at) | Int(bytes[at + 2]) << 16 }
      return ImageHeader(.webp, little24(24) + 1, little24(27) + 1)
    }
    return nil
  }
}

/// Bytes that answer 0 beyond their end.
private struct HeaderBytes {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var count: Int { bytes.count }
  subscript(index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
  func big16(_ at: Int) -> Int { Int(self[at]) << 8 | Int(self[at + 1]) }
  func big32(_ at: Int) -> Int { big16(at) << 16 | big16(at + 2) }
  func little16(_ at: Int) -> Int { Int(self[at]) | Int(self[at + 1]) << 8 }

  func starts(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

  func hasText(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[offset..<offset + length]) }
  }

  /// Whether it is text that begins as markup and soon opens an `svg` element.
  var looksLikeSVG: Bool {
    let head = bytes.prefix(4096)
    guard let first = head.first(where: { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }),
      first == UInt8(ascii: "<")
    else { return false }
    return String(decoding: head, as: UTF8.self).contains("<svg")
      || String(decoding: head, as: UTF8.self).contains(":svg")
  }
}
