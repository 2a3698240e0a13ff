import CQuoinGraphics
import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

@Suite("Copies of a font's outlines")
struct CFFOutlinesTests {
  private let face = FontLibrary.shared.face(family: "Noto Sans CJK JP", weight: 400, italic: false)

  /// The table `CFF ` within the face's file.
  private func table() throws -> (outlines: CFFOutlines, start: Int) {
    let blob = hb_face_reference_table(hb_font_get_face(face.shaper), 0x4346_4620)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    let bytes = try #require(UnsafeRawPointer(hb_blob_get_data(blob, &count)))
    let outlines = try #require(CFFOutlines(UnsafeRawBufferPointer(start: bytes, count: Int(count))))
    return (outlines, bytes - UnsafeRawPointer(try #require(face.bytes.bytes.baseAddress)))
  }

  /// How high and wide a font of a file draws glyphs.
  private func extents(_ glyphs: [UInt32], in file: [UInt8]) -> [[Int32]] {
    file.withUnsafeBytes { bytes in
      let blob = hb_blob_create(
        bytes.baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
      let face = hb_face_create(blob, face.record.faceIndex)
      let font = hb_font_create(face)
      defer {
        hb_font_destroy(font)
        hb_face_destroy(face)
        hb_blob_destroy(blob)
      }
      return glyphs.map { glyph in
        var extents = hb_glyph_extents_t()
        hb_font_get_glyph_extents(font, glyph, &extents)
        return [extents.x_bearing, extents.y_bearing, extents.width, extents.height]
      }
    }
  }

  @Test("hold what was asked for as the font does, and little else")
  func copies() throws {
    let (outlines, start) = try table()
    let glyphs = try "京都市三条通佐藤美咲".unicodeScalars.map { try #require(face.glyph($0.value)) }
    let others = try "書留日本".unicodeScalars.map { try #require(face.glyph($0.value)) }
    var file = Array(face.bytes.bytes)
    let whole = (extents(glyphs, in: file), extents(others, in: file))
    var copied = 0
    file.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      memset(base + start, 0, outlines.table.count)
      outlines.copy(only: Set(glyphs), to: base + start)
      copied = (0..<outlines.table.count).count { bytes[start + $0] != 0 }
    }
    #expect(extents(glyphs, in: file) == whole.0)
    #expect(extents(others, in: file) != whole.1)
    #expect(copied < outlines.table.count / 4)
  }

  @Test("of all glyphs are the table")
  func everything() throws {
    let (outlines, _) = try table()
    let all = Set(0..<hb_face_get_glyph_count(hb_font_get_face(face.shaper)))
    var copy = [UInt8](repeating: 0, count: outlines.table.count)
    copy.withUnsafeMutableBytes { if let base = $0.baseAddress { outlines.copy(only: all, to: base) } }
    #expect(copy.elementsEqual(outlines.table))
  }

  @Test("are not made of a table that is cut off or overwritten")
  func damage() throws {
    let (outlines, _) = try table()
    let head = Array(outlines.table.prefix(4096))
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      var bytes = Array(head.prefix(Int.random(in: 0...head.count, using: &random)))
      for _ in 0..<Int.random(in: 0...8, using: &random) where !bytes.isEmpty {
        bytes[Int.random(in: 0..<min(bytes.count, 600), using: &random)] = .random(
          in: 0...255, using: &random)
      }
      bytes.withUnsafeBytes { bytes in
        guard let outlines = CFFOutlines(bytes) else { return }
        var copy = [UInt8](repeating: 0, count: bytes.count)
        copy.withUnsafeMutableBytes { outlines.copy(only: [0, 1, 65_535], to: $0.baseAddress!) }
      }
    }
  }

  @Test("are new for each document: the same bytes whatever was drawn before")
  func documents() throws {
    func pdf(_ text: String) throws -> Data {
      try Renderer.render(size: CGSize(width: 200, height: 40), format: .pdf) { canvas in
        canvas.draw(TextLayout(text: AttributedText(text, font: .systemFont(ofSize: 12))), at: .zero)
      }
    }
    let first = try pdf("京都市中京区")
    #expect(first.range(of: Data("NotoSansCJK".utf8)) != nil)
    _ = try pdf("書留速達日本語")
    #expect(try pdf("京都市中京区") == first)
  }
}
