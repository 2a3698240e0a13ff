import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinGraphics

/// What PDF/UA-2, Well-Tagged PDF and PDF/A-4 ask for is written, in files of PDF 2.0.
@Suite struct Version2Tests {
  private let size = CGSize(width: 200, height: 100)
  private let box = CGRect(x: 10, y: 20, width: 30, height: 20)

  private func data(
    _ standards: String, _ change: (inout OutputOptions) -> Void = { _ in },
    _ draw: (DocumentSession) throws(Diagnostic) -> Void
  ) throws -> Data {
    var options = OutputOptions()
    options.pdf.standards = standards.isEmpty ? nil : try PDFStandards(standards)
    options.pdf.packsObjects = false
    options.metadata.title = "T"
    options.metadata.language = "en"
    change(&options)
    return try Renderer.document(options: options, draw: draw)
  }

  private func file(
    _ standards: String, _ change: (inout OutputOptions) -> Void = { _ in },
    _ draw: (Canvas) -> Void
  ) throws -> PDFFile {
    let data = try data(standards, change) { session throws(Diagnostic) in
      draw(try session.beginPage(size: size))
    }
    return try #require(PDFFile(data))
  }

  private func elements(_ type: String, _ file: PDFFile) -> [(number: Int, words: String)] {
    file.objects.sorted { $0.key < $1.key }
      .filter {
        $0.value.contains("/Type /StructElem /S /\(type) ")
          || $0.value.contains("/Type /StructElem /S /\(type)\n")
      }
      .map { ($0.key, $0.value) }
  }

  @Test(arguments: [
    ("ua-2", ["<pdfuaid:part>2</pdfuaid:part>\n<pdfuaid:rev>2024</pdfuaid:rev>"]),
    ("wtpdf", ["wtpdf#accessibility1.0</pdfd:conformsTo>", "wtpdf#reuse1.0</pdfd:conformsTo>"]),
    ("a-4", ["<pdfaid:part>4</pdfaid:part>\n<pdfaid:rev>2020</pdfaid:rev>\n</rdf:Description>"]),
    ("a-4,ua-2,wtpdf", ["<pdfaid:part>4<", "<pdfuaid:part>2<", "wtpdf#reuse1.0<"]),
  ])
  func aFileSaysWhichStandardsOfPDF2ItKeepsTo(standards: String, claims: [String]) throws {
    let data = try data(standards) { session throws(Diagnostic) in
      try session.beginPage(size: size).withRole(.paragraph) {}
    }
    let file = try #require(PDFFile(data))
    #expect(data.starts(with: Data("%PDF-2.0\n".utf8)) && !file.trailer.contains("/Info"))
    let packet = try #require(file.number("Metadata", of: file.catalog).flatMap { file.streams[$0] })
    for claim in claims { #expect(packet.contains(claim), "\(claim)") }
    #expect(!packet.contains("pdfaExtension"))
    #expect(packet.contains("pdfuaid:part>") == standards.contains("ua-2"))
    #expect(packet.contains("pdfd:") == standards.contains("wtpdf"))
  }

  @Test func otherFilesStayWhatTheyWere() throws {
    for standards in ["", "ua-1", "a-2a,ua-1"] {
      let data = try data(standards) { session throws(Diagnostic) in
        let canvas = try session.beginPage(size: size)
        canvas.addDestination(withName: "here", at: .zero)
        canvas.withRole(.heading(1)) { canvas.setDestinationWithName("here", for: box) }
        canvas.addOutlineEntry("Line", at: .zero)
      }
      let file = try #require(PDFFile(data))
      #expect(data.starts(with: Data("%PDF-1.7\n".utf8)) && file.trailer.contains("/Info"))
      for words in file.objects.values {
        for entry in ["/NS", "/SD", "/Ref ", "/S /GoTo"] { #expect(!words.contains(entry), "\(words)") }
      }
    }
  }

  @Test func partsAreThoseOfPDF2WhereItHasThem() throws {
    let file = try file("ua-2") { canvas in
      canvas.withRole(.blockQuote) { canvas.withRole(.paragraph) { canvas.fill(box, color: .red) } }
      canvas.withRole(.tableOfContents) {
        canvas.withRole(.tableOfContentsItem) {
          canvas.withRole(.reference) {
            canvas.fill(box, color: .red)
            canvas.setDestinationWithName("there", for: box)
          }
        }
      }
      canvas.addDestination(withName: "there", at: .zero)
      canvas.withRole(.paragraph) { canvas.withRole(.reference) { canvas.fill(box, color: .red) } }
    }
    let tree = try #require(file.objects.values.first { $0.contains("/Type /StructTreeRoot") })
    let namespace = try #require(tree.firstMatch(of: /\/Namespaces \[ (\d+) 0 R \]/)?.1)
    #expect(file.objects[Int(namespace) ?? 0]?.contains("/NS (http://iso.org/pdf2/ssn)") == true)
    for (type, isNew) in [
      ("Document", true), ("P", true), ("Span", true), ("BlockQuote", false), ("TOC", false), ("TOCI", false),
    ] {
      let found = elements(type, file)
      #expect(
        !found.isEmpty && found.allSatisfy { $0.words.contains("/NS \(namespace) 0 R") == isNew }, "\(type)")
    }
    // A line of contents is a paragraph with a link, and a reference elsewhere words with one.
    #expect(file.structure.contains("TOCI\n      P ") && elements("Reference", file).isEmpty)
  }

  @Test func linksAndTheOutlineLeadToPartsOfTheStructure() throws {
    let file = try file("ua-2") { canvas in
      canvas.withRole(.paragraph) {
        canvas.withRole(.link) {
          canvas.fill(box, color: .red)
          canvas.setDestinationWithName("place", for: box)
        }
      }
      canvas.addDestination(withName: "place", at: CGPoint(x: 5, y: 30))
      canvas.addOutlineEntry("Line", at: CGPoint(x: 5, y: 30))
      canvas.withRole(.heading(1)) { canvas.fill(box, color: .blue) }
      canvas.withRole(.paragraph) {
        canvas.addDestination(withName: "within", at: CGPoint(x: 6, y: 40))
        canvas.fill(box, color: .green)
      }
    }
    let heading = try #require(elements("H1", file).first?.number)
    let paragraph = try #require(elements("P", file).last?.number)
    let names = try #require(file.objects.values.first { $0.contains("/Names [ (place)") })
    #expect(names.contains("/SD [ \(heading) 0 R /XYZ 5 70 null ]") && names.contains("/D [ "))
    #expect(names.contains("/SD [ \(paragraph) 0 R /XYZ 6 60 null ]"))
    let line = try #require(file.objects.values.first { $0.contains("/Title (Line)") })
    #expect(line.contains("/S /GoTo /D [ ") && line.contains("/SD [ \(heading) 0 R /XYZ 5 70 null ]"))
    #expect(elements("Link", file).first?.words.contains("/Ref [ \(heading) 0 R ]") == true)
  }

  @Test func aNoteKnowsWhatRefersToItAndNothingElse() throws {
    let file = try file("wtpdf") { canvas in
      for _ in 0..<2 {
        canvas.withRole(.paragraph) {
          canvas.withRole(.link) {
            canvas.fill(box, color: .red)
            canvas.setDestinationWithName("note", for: box)
          }
        }
      }
      canvas.addDestination(withName: "note", at: .zero)
      canvas.withRole(.note) { canvas.fill(box, color: .red) }
      canvas.withRole(.note) { canvas.fill(box, color: .red) }
    }
    let notes = elements("FENote", file)
    let links = elements("Link", file).map(\.number)
    #expect(links.count == 2 && notes.count == 2 && elements("Note", file).isEmpty)
    #expect(notes.allSatisfy { $0.words.contains("/O /FENote /NoteType /Footnote") })
    #expect(notes[0].words.contains("/Ref [ \(links[0]) 0 R \(links[1]) 0 R ]"))
    #expect(!notes[1].words.contains("/Ref"))
    for link in elements("Link", file) { #expect(link.words.contains("/Ref [ \(notes[0].number) 0 R ]")) }
    #expect(try marks(file).contains("/FENote << /MCID"))
  }

  private func marks(_ file: PDFFile) throws -> String { try #require(file.contents.first) }

  @Test func listsWithLabelsSayHowTheyCount() throws {
    func list(_ standards: String, hasLabel: Bool) throws -> String {
      let file = try file(standards) { canvas in
        canvas.withRole(.list(.none)) {
          canvas.withRole(.listItem) {
            if hasLabel { canvas.withRole(.listLabel) { canvas.fill(box, color: .red) } }
            canvas.withRole(.listBody) { canvas.fill(box, color: .red) }
          }
        }
      }
      return try #require(elements("L", file).first?.words)
    }
    #expect(try list("ua-2", hasLabel: true).contains("/ListNumbering /Unordered"))
    #expect(try !list("ua-2", hasLabel: false).contains("/ListNumbering"))
    #expect(try !list("ua-1", hasLabel: true).contains("/ListNumbering"))
  }

  @Test func filesSayWhatTheyAre() throws {
    func specification(_ standards: String, _ summary: String) throws -> String {
      let file = try file(standards) {
        $0.pdf.attachments = [.init(name: "a.csv", data: Data("a".utf8), summary: summary)]
        $0.metadata.date = Date(timeIntervalSince1970: 0)
      } _: {
        $0.withRole(.paragraph) {}
      }
      return try #require(file.objects.values.first { $0.contains("/Type /Filespec") })
    }
    #expect(try specification("ua-2", "Rows").contains("/Desc (Rows)"))
    #expect(try specification("a-4f,ua-2", "").contains("/Desc (a.csv)"))
    #expect(try !specification("ua-1", "").contains("/Desc"))
  }

  @Test func anEncryptedFileNeedsNoExtensionOfAnOlderVersion() throws {
    func catalog(_ standards: String) throws -> String {
      try file(standards) {
        $0.pdf.encryption = .init(password: "a")
      } _: {
        $0.withRole(.paragraph) {}
      }.catalog
    }
    #expect(try !catalog("ua-2").contains("/Extensions") && catalog("ua-1").contains("/Extensions"))
  }

  @Test func aPartThatIsTakenBackLeavesNothingBehind() throws {
    let data = try data("ua-2") { session throws(Diagnostic) in
      for isWrong in [true, false] {
        try? session.part { () throws(Diagnostics) in
          do throws(Diagnostic) {
            let canvas = try session.beginPage(size: size)
            canvas.withRole(.link) {
              canvas.fill(box, color: .red)
              canvas.setDestinationWithName("note", for: box)
            }
            canvas.addDestination(withName: "note", at: .zero)
            canvas.withRole(.note) { canvas.fill(box, color: .red) }
            if isWrong { canvas.withRole(.figure) { canvas.fill(box, color: .red) } }
          } catch { throw Diagnostics([error]) }
        }
      }
    }
    let file = try #require(PDFFile(data))
    let kids = try #require(elements("Document", file).first?.words)
    let (link, note) = (
      try #require(elements("Link", file).last), try #require(elements("FENote", file).last)
    )
    #expect(kids.contains("/K [ \(link.number) 0 R \(note.number) 0 R ]"), "\(kids)")
    #expect(
      link.words.contains("/Ref [ \(note.number) 0 R ]") && note.words.contains("/Ref [ \(link.number) 0 R ]")
    )
  }
}
