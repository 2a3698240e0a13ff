import CQuoinGraphics
import Foundation

/// The file of a font with very many outlines, as FreeType reads it from memory.
///
/// For each PDF and face Cairo copies the whole table of outlines, twice: 32 MB for a line of Chinese. It looks at what
/// tells about the font and at the outlines of the document's glyphs, so only those are copied; two threads that write
/// label sheets then need not wait for the same memory.
final class FontStream {
  /// FreeType's side of it; valid as long as the stream is.
  let pointer: FT_Stream
  private let file: UnsafeRawBufferPointer
  private let outlines: CFFOutlines
  /// Where the table of outlines begins in the file.
  private let start: Int
  private var glyphs: Set<UInt32> = []

  /// Bytes below which a table is copied as it is.
  private static let limit = 1 << 20

  /// Nothing for a face whose table of outlines is not of the kind, or not large.
  init?(_ face: FontFace) {
    let table = hb_face_reference_table(hb_font_get_face(face.shaper), Self.tag)
    defer { hb_blob_destroy(table) }
    var count: UInt32 = 0
    let bytes = face.bytes.bytes
    // The table is a part of the file's bytes, which the face keeps.
    guard let file = bytes.baseAddress, let data = hb_blob_get_data(table, &count), count >= Self.limit,
      case let start = UnsafeRawPointer(data) - UnsafeRawPointer(file), start >= 0,
      start + Int(count) <= bytes.count,
      let outlines = CFFOutlines(UnsafeRawBufferPointer(start: data, count: Int(count)))
    else { return nil }
    self.file = UnsafeRawBufferPointer(bytes)
    self.outlines = outlines
    self.start = start
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: FT_StreamRec_())
    pointer.pointee.size = UInt(bytes.count)
    pointer.pointee.descriptor.pointer = Unmanaged.passUnretained(self).toOpaque()
    pointer.pointee.read = { stream, offset, target, count in
      guard let stream, let owner = stream.pointee.descriptor.pointer else { return count == 0 ? 1 : 0 }
      return Unmanaged<FontStream>.fromOpaque(owner).takeUnretainedValue().read(
        Int(offset), Int(count), target)
    }
  }

  deinit { pointer.deallocate() }

  /// `CFF ` as HarfBuzz writes a table's name.
  private static let tag: hb_tag_t = 0x4346_4620

  /// Has the outlines of glyphs copied from now on.
  func use(_ drawn: [cairo_glyph_t]) {
    for glyph in drawn { glyphs.insert(UInt32(truncatingIfNeeded: glyph.index)) }
  }

  /// Leaves out the outlines of all glyphs again.
  func forgetGlyphs() { glyphs.removeAll() }

  /// Answers FreeType: how many bytes were read, or for a count of 0, by which it asks for a place, 0 when there is one.
  private func read(_ offset: Int, _ count: Int, _ target: UnsafeMutablePointer<UInt8>?) -> UInt {
    guard count > 0 else { return offset <= file.count ? 0 : 1 }
    guard offset < file.count, let target, let base = file.baseAddress else { return 0 }
    if offset == start, count == outlines.table.count {
      outlines.copy(only: glyphs, to: target)
      return UInt(count)
    }
    let available = min(count, file.count - offset)
    memcpy(target, base + offset, available)
    return UInt(available)
  }
}
