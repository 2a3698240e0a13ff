import Foundation

extension ImageFile {
  /// Reads a JPEG's markers as libjpeg does (`read_markers` in jdmarker.c): bytes before a marker are skipped, `FF 00`
  /// is no marker, and what the library refuses ends the file here too.
  static func jpeg(_ bytes: HeaderBytes, _ data: Data) -> ImageFile? {
    var offset = 2
    var frame: ImageHeader?
    var notes = ImageNotes()
    var isInverted = false
    while let marker = nextMarker(in: bytes, &offset) {
      let length = bytes.big16(offset)
      switch marker {
      case 0x01, 0xD0...0xD7: continue
      // Not those in arithmetic coding: libjpeg's decoder of them can run for ever over bytes that are none.
      case 0xC0, 0xC1, 0xC2:
        let components = Int(bytes[offset + 7])
        guard frame == nil, components > 0, length == 8 + 3 * components else { return nil }
        var header = ImageHeader(.jpeg, bytes.big16(offset + 5), bytes.big16(offset + 3))
        header.components = components
        let factors = (0..<components).map { bytes[offset + 9 + 3 * $0] }
        header.goOverBlocks(
          width: 8 * Int(factors.map { $0 >> 4 }.max() ?? 1),
          height: 8 * Int(factors.map { $0 & 15 }.max() ?? 1))
        frame = header
      case 0xDA:
        guard var frame, offset + length <= bytes.count else { return nil }
        frame.isInverted = isInverted
        let headLength = offset + max(2, length)
        (frame.passes, frame.isTruncated) = scans(in: bytes, from: headLength)
        var file = ImageFile(frame, data, headLength: headLength)
        file.notes = notes
        return file
      // A profile comes in pieces of at most 64 KB, behind a name, a number and how many there are.
      case 0xE2 where bytes.hasText("ICC_PROFILE\0", at: offset + 2):
        notes.add(profile: bytes.data(offset + 16..<max(offset + length, offset + 16)))
      case 0xEE where bytes.hasText("Adobe", at: offset + 2): isInverted = true
      case 0xE1 where bytes.hasText("Exif\0\0", at: offset + 2):
        notes.readExif(bytes, in: offset + 2..<max(offset + length, offset + 2))
      case 0xC4, 0xCC, 0xDB...0xDD, 0xE0...0xEF, 0xFE: break
      default: return nil
      }
      offset += max(2, length)
    }
    return nil
  }

  /// Moves behind the next marker; nothing at the file's end.
  private static func nextMarker(in bytes: HeaderBytes, _ offset: inout Int) -> UInt8? {
    var start = offset
    while offset < bytes.count {
      while offset < bytes.count, bytes[offset] != 0xFF { offset += 1 }
      while offset < bytes.count, bytes[offset] == 0xFF { offset += 1 }
      guard offset < bytes.count, bytes.allows(1 + (offset - start) / 10) else { return nil }
      offset += 1
      start = offset
      if bytes[offset - 1] != 0 { return bytes[offset - 1] }
    }
    return nil
  }

  /// How many scans there are, the one that has begun included, and whether the picture's end is missing.
  private static func scans(in bytes: HeaderBytes, from start: Int) -> (count: Int, isTruncated: Bool) {
    var offset = start
    var count = 1
    while let marker = nextMarker(in: bytes, &offset) {
      switch marker {
      // Between compressed bytes libjpeg passes over these in search of one that it can go on with.
      case ..<0xC0, 0xD0...0xD7: continue
      case 0xD9: return (count, false)
      case 0xDA: count += 1
      default: break
      }
      offset += max(2, bytes.big16(offset))
    }
    return (count, true)
  }
}
