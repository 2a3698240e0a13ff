import Foundation

extension ImageFile {
  /// Reads a PNG's chunks and keeps those that make the picture. Compressed notes and profiles may be a thousand times
  /// as large as they look, each.
  static func png(_ bytes: HeaderBytes) -> ImageFile? {
    guard bytes.hasText("IHDR", at: 12), bytes.big32(8) == 13 else { return nil }
    var header = ImageHeader(.png, bytes.big32(16), bytes.big32(20))
    if bytes[24] == 16 { header.hold(min(header.decodedPixels, .max / 2) * 2) }
    var essence = bytes.data(0..<33)
    var headLength: Int?
    var offset = 33
    header.isTruncated = true
    var notes = ImageNotes()
    while offset + 8 <= bytes.count {
      guard bytes.allows(1) else { return nil }
      let end = offset + 12 + bytes.big32(offset)
      let isPixels = bytes.hasText("IDAT", at: offset + 4)
      let isEnd = bytes.hasText("IEND", at: offset + 4)
      if isPixels, headLength == nil { headLength = essence.count + 8 }
      if isPixels || isEnd || bytes.hasText("PLTE", at: offset + 4) || bytes.hasText("tRNS", at: offset + 4) {
        essence += bytes.data(offset..<end)
      }
      if bytes.hasText("eXIf", at: offset + 4) {
        notes.readExif(bytes, in: offset + 8..<max(end - 4, offset + 8))
      }
      if bytes.hasText("iCCP", at: offset + 4), notes.deflatedProfile == nil {
        notes.deflatedProfile = bytes.data(offset + 8..<max(end - 4, offset + 8))
      }
      offset = end
      if isEnd {
        header.isTruncated = end > bytes.count
        break
      }
    }
    var file = ImageFile(header, essence, headLength: headLength ?? essence.count)
    file.notes = notes
    return file
  }
}
