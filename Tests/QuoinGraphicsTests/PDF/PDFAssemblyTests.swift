import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinGraphics

/// How what Cairo writes becomes a part of a PDF, and what else stands in one.
@Suite struct PDFAssemblyTests {
  private func text(_ data: Data) -> String { String(decoding: data, as: Unicode.ASCII.self) }

  /// What an assembly makes of a file like Cairo's, given in pieces of some length.
  private func assembled(
    _ file: String, placeholders: [PDFPlaceholder] = [], pages: Int = 1, piece: Int = 1_000_000
  ) throws(Diagnostic) -> (file: String, isComplete: Bool) {
    let written = Pieces()
    let assembly = PDFAssembly { written.data += $0 }
    for placeholder in placeholders { assembly.add(placeholder) }
    for _ in 0..<pages { assembly.addForm(assembly.writer.allocate()) }
    let bytes = Array(file.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
    for start in stride(from: 0, to: bytes.count, by: piece) {
      bytes[start..<min(start + piece, bytes.count)].withUnsafeBufferPointer { _ = assembly.receive($0) }
      assembly.read()
    }
    if let problem = assembly.problem { throw problem }
    try assembly.finish()
    try assembly.writer.finish(catalog: 0, information: nil)
    let scalars = written.data.map { Character(Unicode.Scalar($0)) }
    return (String(scalars), assembly.isComplete)
  }

  private final class Pieces { var data = Data() }

  private static let page = """
    2 0 obj
    << /Type /Page % 1
       /Parent 1 0 R
       /MediaBox [ 0 0 10 20 ]
       /Contents 7 0 R
       /Resources 6 0 R
    >>
    endobj

    """
  private static let end = """
    1 0 obj
    << /Type /Pages
       /Kids [ 2 0 R ]
    >>
    endobj
    9 0 obj
    << /Type /Catalog
       /Pages 1 0 R
    >>
    endobj
    xref
    0 10

    """

  /// A content stream whose length stands behind it.
  private func content(_ stream: String, told: Int? = nil) -> String {
    "7 0 obj\n<< /Length 8 0 R\n>>\nstream\n\(stream)\nendstream\nendobj\n"
      + "8 0 obj\n   \(told ?? stream.unicodeScalars.count)\nendobj\n"
  }

  @Test func objectsAreNumberedAnewWithoutGapsHoweverTheyArrive() throws {
    let file = "%PDF-1.4\n%x\n" + content("1 0 R") + Self.page + Self.end
    let (whole, isComplete) = try assembled(file)
    #expect(isComplete)
    // The form's number was given before, that of what it needs when the page named it.
    #expect(
      whole.contains(
        "1 0 obj\n<< /Type /XObject /Subtype /Form /BBox [ 0 0 10 20 ]\n   /Resources 2 0 R\n /Length 5\n>>\nstream\n1 0 R\nendstream\nendobj\n"
      ))
    #expect(whole.contains("xref\n0 3\n") && !whole.contains("/Catalog") && !whole.contains("/Pages"))
    for piece in [1, 2, 7, 40] { #expect(try assembled(file, piece: piece).file == whole) }
  }

  @Test func nothingWithinAStreamIsTakenForItsEnd() throws {
    let hostile =
      "x\nendstream\nendobj\n8 0 obj\n   7\nendobj\n9 0 obj\n<< /Type /Catalog\n>>\nendobj\nxref\n"
    let file = "%PDF-1.4\n%x\n" + content(hostile) + Self.page + Self.end
    for piece in [1, 1000] {
      let (found, isComplete) = try assembled(file, piece: piece)
      #expect(isComplete && found.contains("stream\n\(hostile)\nendstream"))
    }
  }

  @Test func textsHoldNoReferences() throws {
    let words = "<< /FontFamily (a 7 0 R \\) 7 0 R) /Next 7 0 R /Name /f-0-7 0 R >>"
    let file = "%PDF-1.4\n%x\n" + content("") + "5 0 obj\n\(words)\nendobj\n" + Self.page + Self.end
    #expect(
      try assembled(file).file.contains(
        "<< /FontFamily (a 7 0 R \\) 7 0 R) /Next 2 0 R /Name /f-0-7 0 R >>"))
  }

  @Test func numbersThatAreReservedOnlyAreFree() throws {
    let file = "%PDF-1.4\n%x\n5 0 obj\n<< /Unused 6 0 R >>\nendobj\n" + content("") + Self.page + Self.end
    let found = try assembled(file).file
    #expect(found.contains(" 00000 n \n0000000000 65535 f \n") && found.contains("/Size 4"))
  }

  @Test func whatIsBuiltOtherwiseIsAnError() throws {
    let good = "%PDF-1.4\n%x\n" + content("abc") + Self.page + Self.end
    for (find, replacement) in [
      ("%PDF", "PDF%"), ("7 0 obj", "7 1 obj"), ("7 0 obj", "x"), ("/Length ", "/Size "),
      ("/Type /Page %", "/Type /Page %\nendobj\n3 0 obj\n<< /Type /Page % 2"),
    ] {
      #expect(throws: Diagnostic.self, "\(replacement)") {
        try assembled(good.replacing(find, with: replacement))
      }
    }
    #expect(try !assembled("").isComplete)
    #expect(try !assembled("%PDF-1.4\n%x\n" + content("abc", told: 2) + Self.page + Self.end).isComplete)
    #expect(try !assembled(good.replacing("xref\n0 10\n", with: "")).isComplete)
  }

  private func image(_ pixels: [UInt32], width: Int) throws -> (CGImage, PixelBuffer) {
    let image = try #require(CGImage(width: width, height: pixels.count / width, pixels: pixels))
    guard case .pixels(let buffer) = image.content else { throw CancellationError() }
    return (image, buffer)
  }

  @Test func aPlaceholderIsAJPEGsHeaderWithItsNumber() throws {
    let (image, pixels) = try image([UInt32](repeating: 0, count: 300 * 2), width: 300)
    let placeholder = PDFPlaceholder(number: 12, image: image, pixels: pixels)
    let comment = Array("quoin image 12;".utf8)
    let frame: [UInt8] = [
      0xFF, 0xC0, 0, 17, 8, 0, 2, 1, 44, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 0xFF, 0xD9,
    ]
    #expect(Array(placeholder.jpeg) == [0xFF, 0xD8, 0xFF, 0xFE, 0, 17] + comment + frame)
    #expect(PDFPlaceholder.number(in: Array(placeholder.jpeg)[...]) == 12)
    #expect(PDFPlaceholder.number(in: frame[...]) == nil && PDFPlaceholder.number(in: []) == nil)
  }

  @Test func placeholdersBecomeImagesAndTheirAlphaAnObjectOfItsOwn() throws {
    let (clear, clearPixels) = try image([0x8040_0000, 0xFF00_FF00], width: 2)
    let (opaque, opaquePixels) = try image([0xFF40_0000], width: 1)
    let placeholders = [
      PDFPlaceholder(number: 0, image: clear, pixels: clearPixels),
      PDFPlaceholder(number: 1, image: opaque, pixels: opaquePixels),
      // Cairo leaves out what is not seen.
      PDFPlaceholder(number: 2, image: opaque, pixels: opaquePixels),
    ]
    var file = "%PDF-1.4\n%x\n"
    for (number, placeholder) in [(3, placeholders[0]), (5, placeholders[1])] {
      let jpeg = String(placeholder.jpeg.map { Character(Unicode.Scalar($0)) })
      file += "\(number) 0 obj\n<< /Length \(number + 1) 0 R\n>>\nstream\n\(jpeg)\nendstream\nendobj\n"
      file += "\(number + 1) 0 obj\n   \(placeholder.jpeg.count)\nendobj\n"
    }
    let found = try assembled(file + content("") + Self.page + Self.end, placeholders: placeholders).file
    let streams = try clear.streams.streams(of: clearPixels)
    let alpha = try #require(streams.alpha)
    func deflated(_ colors: Int, _ width: Int, _ length: Int) -> String {
      "/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors \(colors) /BitsPerComponent 8 /Columns \(width) >> /BitsPerComponent 8 /Interpolate true /Length \(length) >>\nstream\n"
    }
    #expect(!found.contains("quoin image"))
    #expect(
      found.contains(
        "2 0 obj\n<< /Type /XObject /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceRGB /SMask 3 0 R "
          + deflated(3, 2, streams.color.count)))
    #expect(
      found.contains(
        "3 0 obj\n<< /Type /XObject /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceGray "
          + deflated(1, 2, alpha.count)))
    #expect(
      found.contains(
        "4 0 obj\n<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /Filter"))
  }

  @Test func imagesAreDeflatedOnceForAllDocuments() throws {
    let (image, pixels) = try image([0x8040_0000, 0xFF00_FF00], width: 2)
    let first = try image.streams.streams(of: pixels)
    let again = try image.streams.streams(of: pixels)
    #expect(first.color == again.color && first.alpha == again.alpha && first.alpha != nil)
    let (opaque, whole) = try self.image([0xFF40_0000], width: 1)
    #expect(try opaque.streams.streams(of: whole).alpha == nil)
  }

  @Test func linksAreWrittenSoThatNothingEndsThemEarly() throws {
    let pdf = try Renderer.render(size: CGSize(width: 40, height: 40), format: .pdf) { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 9, height: 9), color: .red)
      canvas.clip(to: CGRect(x: 0, y: 0, width: 20, height: 40))
      canvas.setURL("a'b\\c\u{1}\u{1F}\u{7F}", for: CGRect(x: 10, y: 5, width: 20, height: 5))
      canvas.setURL("outside", for: CGRect(x: 25, y: 5, width: 5, height: 5))
      canvas.setURL("", for: CGRect(x: 0, y: 5, width: 5, height: 5))
    }
    let content = text(pdf)
    #expect(content.contains("/Rect [ 10 30 20 35 ]") && !content.contains("outside"))
    #expect(content.components(separatedBy: "/URI (").count == 2)
    #expect(content.contains("(a'b\\\\c%01%1F%7F)"))
  }

  @Test func pagesHaveTheirSizesAndTheDocumentItsWords() throws {
    var options = OutputOptions()
    options.metadata.title = "A\0B"
    options.metadata.author = "Ann"
    options.metadata.subject = "Sub"
    options.metadata.keywords = ["one", "two"]
    let sizes = [CGSize(width: 30, height: 40), CGSize(width: 50, height: 20)]
    let content = text(
      try Renderer.document(options: options) { document throws(Diagnostic) in
        for (index, size) in sizes.enumerated() {
          #expect(try document.beginPage(size: size).size == size && document.pageCount == index + 1)
        }
      })
    #expect(content.contains("[ 0 0 30 40 ]"))
    for word in ["/Title (AB)", "/Author (Ann)", "/Subject (Sub)", "/Keywords (one, two)"] {
      #expect(content.contains(word), "\(word)")
    }
    let bare = text(try Renderer.render(size: sizes[0], format: .pdf) { _ in })
    for key in ["/Title", "/Author", "/Subject", "/Keywords", "/CreationDate"] {
      #expect(!bare.contains(key))
    }
  }

  @Test func shadowsOnPaperHaveAtLeastTwoPixelsAPoint() throws {
    func width(scale: CGFloat) throws -> Int {
      var options = OutputOptions()
      options.scale = scale
      let pdf = try Renderer.render(size: CGSize(width: 200, height: 200), format: .pdf, options: options) {
        $0.shadow(
          of: UIBezierPath(rect: CGRect(x: 50, y: 50, width: 90, height: 90)), color: .black, opacity: 1,
          offset: .zero, radius: 1)
      }
      let place = try #require(pdf.range(of: Data("/Width ".utf8))).upperBound
      return try #require(Int(text(pdf[place...].prefix(9)).prefix { $0.isNumber }))
    }
    // 90 points and 4 on either side, and what rounding adds.
    #expect(try (196...200).contains(width(scale: 1)) && (294...298).contains(width(scale: 3)))
  }

  @Test func textOnPaperCanBeRead() throws {
    // Tagged with its characters, so that what is shown can be searched: the font carries a table back to them.
    let pdf = try Renderer.render(size: CGSize(width: 90, height: 40), format: .pdf) { canvas in
      #expect(canvas.keepsText && !canvas.holdsPixels)
      canvas.draw(TextLayout(text: AttributedText("Hi", font: .systemFont(ofSize: 20))), at: .zero)
    }
    #expect(text(pdf).contains("/ToUnicode") && text(pdf).contains("Inter"))
  }

  @Test func aPictureThatIsUsedTwiceIsNamedOnce() throws {
    let words = "<< /XObject << /x7 7 0 R /x8 7 0 R /x7 7 0 R >>\n   /Font << /f-0 7 0 R >>\n>>"
    let file = "%PDF-1.4\n%x\n" + content("") + "5 0 obj\n\(words)\nendobj\n" + Self.page + Self.end
    let found = try assembled(file).file
    #expect(
      found.contains("<< /XObject << /x7 2 0 R /x8 2 0 R >>\n   /Font << /f-0 2 0 R >>\n>>"), "\(found)")
  }
}
