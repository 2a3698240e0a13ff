import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinGraphics

@Suite struct DocumentStandardsTests {
  private let size = CGSize(width: 200, height: 100)

  private func document(
    _ change: (inout OutputOptions) -> Void, draw: (Canvas) -> Void = { _ in }
  ) throws(Diagnostic) -> Data {
    var options = OutputOptions()
    change(&options)
    return try Renderer.document(options: options) { (session) throws(Diagnostic) in
      draw(try session.beginPage(size: size))
    }
  }

  private func file(
    _ change: (inout OutputOptions) -> Void, draw: (Canvas) -> Void = { _ in }
  ) throws -> PDFFile {
    try #require(PDFFile(try document(change, draw: draw)))
  }

  private func text(_ words: String) -> TextLayout {
    TextLayout(text: AttributedText(words, font: .systemFont(ofSize: 12)))
  }

  @Test func objectsAreCompressedTogetherUnlessTheyAreNotToBe() throws {
    func draw(_ canvas: Canvas) {
      for index in 0..<300 { canvas.withRole(.paragraph) { canvas.draw(text("\(index)"), at: .zero) } }
    }
    let packed = try document({ _ in }, draw: draw)
    let plain = try document({ $0.pdf.packsObjects = false }, draw: draw)
    #expect(packed.count * 2 < plain.count)
    let (one, other) = (try #require(PDFFile(packed)), try #require(PDFFile(plain)))
    #expect(one.structure == other.structure && one.contents == other.contents)
    #expect(one.objects.values.contains { $0.contains("/Type /ObjStm") })
    #expect(!other.objects.values.contains { $0.contains("/Type /ObjStm") })
  }

  @Test func equalDocumentsHaveEqualIdentifiers() throws {
    func identifier(_ title: String) throws -> Substring {
      let trailer = try file { $0.metadata.title = title }.trailer
      return try #require(trailer.firstMatch(of: /\/ID \[ <([0-9A-F]{32})> <[0-9A-F]{32}> \]/)?.1)
    }
    #expect(try identifier("a") == identifier("a"))
    #expect(try identifier("a") != identifier("b"))
  }

  @Test func itSaysAllOfItInXMPToo() throws {
    let file = try file {
      $0.metadata.title = "Tea & <biscuits>"
      $0.metadata.author = "Ada"
      $0.metadata.keywords = ["one", "two"]
      $0.metadata.date = Date(timeIntervalSince1970: 1_800_000_000)
    }
    let packet = try #require(file.number("Metadata", of: file.catalog).flatMap { file.streams[$0] })
    for words in [
      "<rdf:li xml:lang=\"x-default\">Tea &amp; &lt;biscuits></rdf:li>".replacing("s></", with: "s&gt;</"),
      "<dc:creator><rdf:Seq><rdf:li>Ada<", "<pdf:Keywords>one, two<", "<xmp:CreateDate>2027-01-15T08:00:00Z<",
    ] { #expect(packet.contains(words), "\(words)") }
    #expect(!packet.contains("pdfaid:part>"))
    #expect(try !self.file { _ in }.catalog.contains("/Metadata"))
  }

  @Test func anArchiveSaysWhichColoursAreMeant() throws {
    let image = try #require(CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0x80FF_0000]))
    let file = try file {
      $0.pdf.archive = .a2u
    } draw: {
      $0.draw(UIImage(cgImage: image, scale: 1), in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(file.catalog.contains("/S /GTS_PDFA1"))
    let packet = try #require(file.number("Metadata", of: file.catalog).flatMap { file.streams[$0] })
    #expect(packet.contains("<pdfaid:part>2</pdfaid:part>\n<pdfaid:conformance>U</pdfaid:conformance>"))
    #expect(!file.objects.values.contains { $0.contains("/Interpolate true") })
    #expect(try !self.file { $0.pdf.archive = .a2b }.catalog.contains("/StructTreeRoot"))
    #expect(try self.file { $0.pdf.archive = .a3a }.catalog.contains("/MarkInfo << /Marked true >>"))
  }

  @Test func theProfileIsThatOfSRGB() {
    let data = SRGBProfile.data
    func big32(_ offset: Int) -> UInt32 { data[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) } }
    #expect(big32(0) == UInt32(data.count))
    #expect(data[36..<40] == Data("acsp".utf8) && data[12..<20] == Data("mntrRGB ".utf8))
    // The three colours add up to white.
    let tags = (0..<Int(big32(128))).map { 132 + 12 * $0 }
    let colours = tags.filter {
      ["rXYZ", "gXYZ", "bXYZ"].contains(String(decoding: data[$0..<$0 + 4], as: UTF8.self))
    }
    for (part, white) in [0.9642, 1, 0.8249].enumerated() {
      let sum = colours.map { Double(big32(Int(big32($0 + 4)) + 8 + 4 * part)) / 65536 }.reduce(0, +)
      #expect(abs(sum - white) < 0.001)
    }
  }

  @Test func whatAStandardWantsAndIsMissingIsAnError() {
    func problem(_ change: (inout OutputOptions) -> Void) -> String {
      do throws(Diagnostic) {
        _ = try document(change)
        return ""
      } catch { return error.message }
    }
    #expect(problem { $0.pdf.isAccessible = true } == "A PDF/UA document needs a title")
    #expect(
      problem {
        $0.pdf.isAccessible = true
        $0.metadata.title = "T"
      } == "A PDF/UA document needs a language")
    let carried = PDFOptions.Attachment(name: "rows.csv", data: Data("1".utf8), relationship: .data)
    #expect(
      problem {
        $0.pdf.archive = .a2b
        $0.pdf.attachments = [carried]
      } == "A PDF/A-2 document carries no files, and this one has 'rows.csv'; PDF/A-3 does")
    #expect(
      problem {
        $0.pdf.archive = .a3b
        $0.pdf.attachments = [carried]
      } == "A PDF/A-3 document that carries files needs a date")
  }

  @Test func attachmentsSayWhatTheyAreToTheDocument() throws {
    let file = try file {
      $0.pdf.archive = .a3b
      $0.metadata.date = Date(timeIntervalSince1970: 0)
      $0.pdf.attachments = [
        .init(name: "rows.csv", data: Data("1".utf8), mediaType: "text/csv", relationship: .data)
      ]
    }
    #expect(file.objects.values.contains { $0.contains("/AFRelationship /Data") })
  }

  @Test func glyphsThatMeanSomethingOnlyTogetherSayWhat() throws {
    let file = try file {
      _ in
    } draw: {
      $0.draw(text("\u{928}\u{93F}"), at: .zero)
    }
    // The second character stands before the first.
    #expect(file.contents[0].contains("/Span << /ActualText <feff0928093f> >> BDC"))
  }

  // MARK: Marks

  @Test func whatBelongsToNoPartIsMarkedAsThat() throws {
    let box = CGRect(x: 10, y: 10, width: 20, height: 20)
    let file = try file {
      _ in
    } draw: { canvas in
      canvas.fill(box, color: .red)
      canvas.withRole(.pageHead) { canvas.draw(text("Head"), at: .zero) }
      canvas.withRole(.paragraph) { canvas.draw(text("Body"), at: CGPoint(x: 0, y: 30)) }
      canvas.withRole(.pageFoot) {
        canvas.withRole(.paragraph) { canvas.draw(text("Foot"), at: CGPoint(x: 0, y: 80)) }
      }
    }
    let content = file.contents[0]
    let order = ["/Artifact BMC", "/Subtype /Header", "/P << /MCID", "/Subtype /Footer"]
    let places = order.map { content.range(of: $0)?.lowerBound }
    #expect(
      places.allSatisfy { $0 != nil } && zip(places, places.dropFirst()).allSatisfy { $0! < $1! },
      "\(content)")
    #expect(
      content.components(separatedBy: "BDC\n").count + content.components(separatedBy: "BMC\n").count
        == content.components(separatedBy: "EMC\n").count + 1)
    #expect(file.structure == "Document\n  P 1.1\n")
    #expect(!content.contains("NonStruct") && !content.contains("Private"))
  }
}
