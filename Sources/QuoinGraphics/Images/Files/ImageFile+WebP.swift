import Foundation

extension ImageFile {
  /// Reads a WebP's chunks and keeps those of its first frame: the loader would decode all of them at once.
  static func webp(_ bytes: HeaderBytes) -> ImageFile? {
    guard bytes.count >= 30 else { return nil }
    guard var file = picture(of: bytes) else { return nil }
    file.notes = notes(of: bytes)
    return file
  }

  /// What the chunks before and behind the pictures say.
  private static func notes(of bytes: HeaderBytes) -> ImageNotes {
    var notes = ImageNotes()
    var offset = 12
    while offset + 8 <= bytes.count, bytes.allows(1) {
      let content = offset + 8..<max(offset + 8, min(offset + 8 + bytes.little32(offset + 4), bytes.count))
      if bytes.hasText("EXIF", at: offset) { notes.readExif(bytes, in: content) }
      if bytes.hasText("ICCP", at: offset), notes.profile == nil { notes.add(profile: bytes.data(content)) }
      offset = Chunks.end(bytes, offset)
    }
    return notes
  }

  private static func picture(of bytes: HeaderBytes) -> ImageFile? {
    let canvas: ImageHeader
    if bytes.hasText("VP8 ", at: 12) {
      canvas = ImageHeader(.webp, bytes.little16(26) & 0x3FFF, bytes.little16(28) & 0x3FFF)
    } else if bytes.hasText("VP8L", at: 12) {
      let bits = bytes.little32(21)
      canvas = ImageHeader(.webp, (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    } else if bytes.hasText("VP8X", at: 12), bytes.little32(16) == 10 {
      canvas = ImageHeader(.webp, bytes.little24(24) + 1, bytes.little24(27) + 1)
      if bytes[20] & 0x02 != 0 { return animation(bytes, canvas) }
    } else {
      return nil
    }
    var chunks = Chunks()
    var offset = 12
    while offset + 8 <= bytes.count, bytes.allows(1) {
      let isPicture = bytes.hasText("VP8 ", at: offset) || bytes.hasText("VP8L", at: offset)
      if isPicture || bytes.hasText("VP8X", at: offset) || bytes.hasText("ALPH", at: offset) {
        guard chunks.add(bytes, at: offset) else { return nil }
      }
      if isPicture { return chunks.file(canvas, headOfLast: 18) }
      offset = Chunks.end(bytes, offset)
    }
    return nil
  }

  private static func animation(_ bytes: HeaderBytes, _ canvas: ImageHeader) -> ImageFile? {
    var chunks = Chunks()
    var offset = 12
    while offset + 8 <= bytes.count, bytes.allows(1) {
      let isFrame = bytes.hasText("ANMF", at: offset)
      if isFrame || bytes.hasText("VP8X", at: offset) || bytes.hasText("ANIM", at: offset) {
        guard chunks.add(bytes, at: offset) else { return nil }
      }
      if isFrame {
        var file = chunks.file(canvas, headOfLast: 8)
        file.isMovingWebP = true
        return file
      }
      offset = Chunks.end(bytes, offset)
    }
    return nil
  }

  /// The chunks that are kept, with where the last begins and whether the file ends within it.
  private struct Chunks {
    private var data = Data()
    private var names: [Int] = []
    private var last = 0
    private var isTruncated = false
    /// The size that the file says it has.
    private var size = 4

    static func end(_ bytes: HeaderBytes, _ offset: Int) -> Int {
      let length = bytes.little32(offset + 4)
      return offset + 8 + length + length & 1
    }

    /// Adds a chunk; false when there is one of its name already, which no good file has.
    mutating func add(_ bytes: HeaderBytes, at offset: Int) -> Bool {
      let name = bytes.little32(offset)
      guard !names.contains(name) else { return false }
      names.append(name)
      let end = Self.end(bytes, offset)
      last = data.count
      data += bytes.data(offset..<end)
      size += end - offset
      isTruncated = end - bytes.little32(offset + 4) & 1 > bytes.count
      return true
    }

    func file(_ canvas: ImageHeader, headOfLast: Int) -> ImageFile {
      var header = canvas
      header.isTruncated = isTruncated
      var file = Data("RIFF".utf8)
      for shift in [0, 8, 16, 24] { file.append(UInt8(truncatingIfNeeded: size >> shift)) }
      file += Data("WEBP".utf8)
      return ImageFile(
        header, file + data, headLength: min(file.count + last + headOfLast, file.count + data.count))
    }
  }
}
