import Foundation

extension ImageFile {
  /// Reads a GIF as gdk-pixbuf does (io-gif.c), up to the end of its first frame.
  static func gif(_ bytes: HeaderBytes) -> ImageFile? {
    guard bytes.count >= 13 else { return nil }
    var header = ImageHeader(.gif, bytes.little16(6), bytes.little16(8))
    let hasColors = bytes[10] & 0x80 != 0
    var offset = 13 + (hasColors ? colorBytes(bytes[10]) : 0)
    while offset < bytes.count, bytes.allows(1) {
      offset += 1
      switch bytes[offset - 1] {
      case UInt8(ascii: ";"): return nil
      case UInt8(ascii: "!"):
        let label = bytes[offset]
        offset += 1
        // Two kinds of extensions have a first block that ends nothing, even when it is empty.
        if label == 0xF9 || label == 0xFF { offset += 1 + Int(bytes[offset]) }
        _ = skipBlocks(of: bytes, &offset)
      case UInt8(ascii: ","):
        let (width, height) = (bytes.little16(offset + 4), bytes.little16(offset + 6))
        let flags = bytes[offset + 8]
        guard hasColors || flags & 0x80 != 0, width > 0, height > 0 else { return nil }
        let headLength = offset + 9 + (flags & 0x80 != 0 ? colorBytes(flags) : 0) + 1
        guard headLength <= bytes.count else { return nil }
        offset = headLength
        header.isTruncated = !skipBlocks(of: bytes, &offset)
        // A frame may be larger than the picture it is cut to.
        header.hold(width * height)
        header.passes = 1 + min(offset, bytes.count) / ImageDecoder.portion
        var essence = bytes.data(0..<offset)
        // What ends within its pixels would take the end's mark for one of them.
        if !header.isTruncated { essence.append(UInt8(ascii: ";")) }
        return ImageFile(header, essence, headLength: headLength)
      default: break
      }
    }
    return nil
  }

  /// The bytes of a table of colours whose size is told by some flags.
  private static func colorBytes(_ flags: UInt8) -> Int { 3 * (2 << Int(flags & 7)) }

  /// Moves behind a sequence of blocks; false when the file ends within it.
  private static func skipBlocks(of bytes: HeaderBytes, _ offset: inout Int) -> Bool {
    while offset < bytes.count, bytes.allows(1) {
      let length = Int(bytes[offset])
      offset += 1 + length
      if length == 0 { return true }
    }
    return false
  }
}
