import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinGraphics

/// How what Cairo writes becomes a part of a PDF.
@Suite struct CairoFormTests {
  /// What is written for a file like Cairo's.
  private func written(_ file: String, isSmooth: Bool = true) throws(Diagnostic) -> String {
    let pieces = Pieces()
    let writer = PDFWriter { pieces.data += $0 }
    let bytes = file.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let form = try CairoForm.write(bytes, to: writer, isSmooth: isSmooth)
    #expect(form == 1)
    try writer.finish(catalog: 0, information: nil)
    return String(pieces.data.map { Character(Unicode.Scalar($0)) })
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

  @Test func objectsAreNumberedAnewWithoutGaps() throws {
    let whole = try written("%PDF-1.4\n%x\n" + content("1 0 R") + Self.page + Self.end)
    // The form's number was given before, that of what it needs when the page named it.
    #expect(
      whole.contains(
        "1 0 obj\n<< /Type /XObject /Subtype /Form /BBox [ 0 0 10 20 ]\n   /Resources 2 0 R\n /Length 5\n>>\nstream\n1 0 R\nendstream\nendobj\n"
      ))
    #expect(whole.contains("xref\n0 3\n") && !whole.contains("/Catalog") && !whole.contains("/Pages"))
  }

  @Test func nothingWithinAStreamIsTakenForItsEnd() throws {
    let hostile =
      "x\nendstream\nendobj\n8 0 obj\n   7\nendobj\n9 0 obj\n<< /Type /Catalog\n>>\nendobj\nxref\n"
    let found = try written("%PDF-1.4\n%x\n" + content(hostile) + Self.page + Self.end)
    #expect(found.contains("stream\n\(hostile)\nendstream"))
  }

  @Test func textsHoldNoReferences() throws {
    let words = "<< /FontFamily (a 7 0 R \\) 7 0 R) /Next 7 0 R /Name /f-0-7 0 R >>"
    let file = "%PDF-1.4\n%x\n" + content("") + "5 0 obj\n\(words)\nendobj\n" + Self.page + Self.end
    #expect(
      try written(file).contains("<< /FontFamily (a 7 0 R \\) 7 0 R) /Next 2 0 R /Name /f-0-7 0 R >>"))
  }

  @Test func numbersThatAreReservedOnlyAreFree() throws {
    let file = "%PDF-1.4\n%x\n5 0 obj\n<< /Unused 6 0 R >>\nendobj\n" + content("") + Self.page + Self.end
    let found = try written(file)
    #expect(found.contains(" 00000 n \n0000000000 65535 f \n") && found.contains("/Size 4"))
  }

  @Test func whatIsBuiltOtherwiseIsAnError() throws {
    let good = "%PDF-1.4\n%x\n" + content("abc") + Self.page + Self.end
    for (find, replacement) in [
      ("%PDF", "PDF%"), ("7 0 obj", "7 1 obj"), ("7 0 obj", "x"), ("/Length ", "/Size "),
      ("xref\n0 10\n", ""),
      ("/Type /Page %", "/Type /Page %\nendobj\n3 0 obj\n<< /Type /Page % 2"),
      ("/Type /Page %", "/Type /Pile %"),
    ] {
      #expect(throws: Diagnostic.self, "\(replacement)") {
        try written(good.replacing(find, with: replacement))
      }
    }
    #expect(throws: Diagnostic.self) { try written("") }
    #expect(throws: Diagnostic.self) {
      try written("%PDF-1.4\n%x\n" + content("abc", told: 2) + Self.page + Self.end)
    }
  }

  @Test func whatAStandardForbidsIsChanged() throws {
    let words = "<< /Subtype /Image /Interpolate true >>"
    let file = "%PDF-1.4\n%x\n" + content("") + "5 0 obj\n\(words)\nendobj\n" + Self.page + Self.end
    #expect(try written(file).contains("/Interpolate true"))
    #expect(try written(file, isSmooth: false).contains("/Interpolate false"))
  }

  @Test func aPictureThatIsUsedTwiceIsNamedOnce() throws {
    let words = "<< /XObject << /x7 7 0 R /x8 7 0 R /x7 7 0 R >>\n   /Font << /f-0 7 0 R >>\n>>"
    let file = "%PDF-1.4\n%x\n" + content("") + "5 0 obj\n\(words)\nendobj\n" + Self.page + Self.end
    let found = try written(file)
    #expect(
      found.contains("<< /XObject << /x7 2 0 R /x8 2 0 R >>\n   /Font << /f-0 2 0 R >>\n>>"), "\(found)")
  }
}
