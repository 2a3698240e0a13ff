import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import QuoinResources

/// Glyphs that are pictures, such as emoji, as fonts of a PDF: text that is found and copied as other text is.
///
/// One font has 256 codes at most.
final class PDFPictureFont {
  /// A glyph within one of the fonts.
  struct Place {
    /// The number of the font's object.
    let font: Int
    let code: Int
    /// In 1,000ths of the size.
    let width: CGFloat
  }

  private let face: FontFace
  private let writer: PDFWriter
  private var fonts: [(number: Int, glyphs: [Glyph])] = []
  private var places: [UInt32: Place] = [:]

  private struct Glyph {
    /// The number of the stream that draws it.
    let drawing: Int
    /// The number of the picture; nothing for a glyph without one.
    let image: Int?
    let width: CGFloat
    var text = ""
  }

  private static let mostGlyphs = 256

  init(_ face: FontFace, _ writer: PDFWriter) { (self.face, self.writer) = (face, writer) }

  /// Where a glyph is.
  ///
  /// - Parameters:
  ///   - index: The glyph's number in its file.
  ///   - text: What it stands for.
  ///   - write: Writes an image; gives the number of its object.
  /// - Returns: The place, and whether it stands for that in the whole document.
  func use(
    _ index: UInt32, for text: String, _ write: (CGImage) throws(Diagnostic) -> Int
  ) throws(Diagnostic) -> (place: Place, isKnown: Bool) {
    let place: Place
    if let known = places[index] { place = known } else { place = try add(index, write) }
    let (font, code) = (fonts.firstIndex { $0.number == place.font } ?? 0, place.code)
    if fonts[font].glyphs[code].text.isEmpty { fonts[font].glyphs[code].text = text }
    return (place, fonts[font].glyphs[code].text == text)
  }

  private func add(
    _ index: UInt32, _ write: (CGImage) throws(Diagnostic) -> Int
  ) throws(Diagnostic) -> Place {
    if fonts.last.map({ $0.glyphs.count >= Self.mostGlyphs }) != false {
      fonts.append((writer.allocate(), []))
    }
    let advance = Double(hb_font_get_glyph_h_advance(face.shaper, index)) * face.unit * 1000
    let width = CGFloat((advance * 100).rounded() / 100)
    let (drawing, picture) = (writer.allocate(), ColorGlyph(index, of: face))
    var words = PDFBytes()
    words.add(numbers: width, 0)
    words.add("d0\n")
    var image: Int?
    if let picture {
      image = try write(picture.image)
      words.add(numbers: picture.box.width, 0, 0, picture.box.height, picture.box.minX, -picture.box.maxY)
      words.add("cm /X")
      words.add(image ?? 0)
      words.add(" Do\n")
    }
    try writer.append(deflating: words.bytes, as: drawing)
    let last = fonts.count - 1
    fonts[last].glyphs.append(Glyph(drawing: drawing, image: image, width: width))
    let place = Place(font: fonts[last].number, code: fonts[last].glyphs.count - 1, width: width)
    places[index] = place
    return place
  }

  /// Writes the fonts.
  func write() throws(Diagnostic) {
    for (number, glyphs) in fonts { try write(glyphs, as: number) }
  }

  private func write(_ glyphs: [Glyph], as number: Int) throws(Diagnostic) {
    let (unicode, descriptor) = (writer.allocate(), writer.allocate())
    let texts = glyphs.enumerated().filter { !$0.element.text.isEmpty }.map {
      (code: $0.offset, text: $0.element.text)
    }
    try writer.append(deflating: CharacterTable.bytes(texts, digits: 2), as: unicode)
    let name = PDFText.name(face.record.postScriptName)
    try writer.append("<< /Type /FontDescriptor /FontName \(name) /Flags 4 /ItalicAngle 0 >>", as: descriptor)
    let images = Set(glyphs.compactMap(\.image)).sorted().map { "/X\($0) \($0) 0 R" }
    try writer.append(
      """
      << /Type /Font /Subtype /Type3 /Name \(name) /FontMatrix [ 0.001 0 0 0.001 0 0 ] /FontBBox [ 0 0 0 0 ]
         /Encoding << /Type /Encoding /Differences [ 0 \(glyphs.indices.map { "/g\($0)" }.joined(separator: " ")) ] >>
         /CharProcs << \(glyphs.enumerated().map { "/g\($0) \($1.drawing) 0 R" }.joined(separator: " ")) >>
         /FirstChar 0 /LastChar \(glyphs.count - 1) /Widths [ \(PDFText.numbers(glyphs.map(\.width))) ]
         /FontDescriptor \(descriptor) 0 R /ToUnicode \(unicode) 0 R
         /Resources <<\(writer.colorSpaces) /XObject << \(images.joined(separator: " ")) >> >> >>
      """, as: number)
  }
}
