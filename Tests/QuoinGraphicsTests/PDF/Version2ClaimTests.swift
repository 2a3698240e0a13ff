import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinGraphics

/// What PDF/UA-2 and Well-Tagged PDF ask of a document is so, or it is refused with the place.
@Suite struct Version2ClaimTests {
  private let box = CGRect(x: 10, y: 10, width: 30, height: 20)
  private let span = SourceSpan(file: "a.xml", line: 3, column: 5, range: 0..<1)

  /// What keeps a document from its standards.
  ///
  /// - Parameter options: Sets what is to be otherwise than usual.
  private func refusal(_ standards: String = "ua-2", options set: (inout OutputOptions) -> Void)
    -> Diagnostic?
  {
    problem(standards, set) { _ in }
  }

  private func problem(
    _ standards: String = "ua-2", _ change: (inout OutputOptions) -> Void = { _ in }, draw: (Canvas) -> Void
  ) -> Diagnostic? {
    var options = OutputOptions()
    options.pdf.standards = try? PDFStandards(standards)
    (options.metadata.title, options.metadata.language) = ("T", "en")
    change(&options)
    do throws(Diagnostic) {
      _ = try Renderer.document(options: options) { session throws(Diagnostic) in
        draw(try session.beginPage(size: CGSize(width: 100, height: 100)))
      }
      return nil
    } catch { return error }
  }

  private func fill(_ canvas: Canvas) { canvas.fill(box, color: .red) }

  @Test(arguments: [
    ("a-3a,ua-2", "ua-2 is a standard of PDF 2.0, and a-3a of an older version: no file keeps to both"),
    ("ua-1,wtpdf", "wtpdf is a standard of PDF 2.0, and ua-1 of an older version: no file keeps to both"),
    ("x-4,a-4", "a-4 is a standard of PDF 2.0, and x-4 of an older version: no file keeps to both"),
  ])
  func standardsOfTwoVersionsContradictEachOther(names: String, message: String) {
    let found = #expect(throws: Diagnostic.self) { try PDFStandards(names) }
    #expect(found?.message == message)
    // Whoever sets them in Swift is told by the document.
    let both = refusal("ua-2") { $0.pdf.isForPrint = true }
    #expect(both?.message.hasPrefix("ua-2 is a standard of PDF 2.0, and x-4") == true)
  }

  @Test func standardsAreReadByAllTheirNames() throws {
    let one = try PDFStandards("PDF/A-4f, PDF/UA-2, WTPDF")
    #expect(one.archive == .a4f && one.accessibility == [.ua2, .wtpdf])
    #expect(one.description == "a-4f,ua-2,wtpdf")
    #expect(try one.cover(PDFStandards("ua-2")) && !one.cover(PDFStandards("ua-1")))
    #expect(try one.cover(PDFStandards("a-4f")) && !one.cover(PDFStandards("a-4")))
    var options = PDFOptions()
    options.accessibility = [.ua2]
    options.isAccessible = true
    #expect(options.accessibility == [.ua2])
    options.isAccessible = false
    options.isAccessible = true
    #expect(options.accessibility == [.ua1])
  }

  @Test func aDocumentSaysWhatItIsCalled() {
    #expect(refusal("ua-2") { $0.metadata.title = nil }?.message == "A PDF/UA-2 document needs a title")
    #expect(refusal("wtpdf") { $0.metadata.language = "" }?.message == "A WTPDF document needs a language")
  }

  @Test func archivesOfPDF2CarryFilesOrNone() {
    let file = PDFOptions.Attachment(name: "a.csv", data: Data())
    func archive(_ archive: PDFOptions.Archive, _ files: [PDFOptions.Attachment], hasDate: Bool = true)
      -> String?
    {
      refusal("ua-2") {
        $0.pdf.archive = archive
        $0.pdf.attachments = files
        $0.metadata.date = hasDate ? Date(timeIntervalSince1970: 0) : nil
      }?.message
    }
    #expect(archive(.a4, []) == nil && archive(.a4f, [file]) == nil)
    #expect(
      archive(.a4, [file]) == "A PDF/A-4 document carries no files, and this one has 'a.csv'; PDF/A-4f does")
    #expect(archive(.a4f, []) == "A PDF/A-4f document carries files, and this one has none")
    #expect(
      archive(.a4f, [file], hasDate: false) == "A PDF/A-4f document that carries files needs a date")
    #expect(
      refusal("a-4") { $0.pdf.encryption = .init(password: "a") }?.message.contains("PDF/A-4 with") == true)
  }

  @Test func partsStandWhereTheyMay() {
    let span = span
    func within(_ outer: StructureRole, _ inner: StructureRole) -> Diagnostic? {
      problem { canvas in
        canvas.withRole(outer) { canvas.withRole(inner, StructureAttributes(span: span)) { fill(canvas) } }
      }
    }
    let list = within(.heading(1), .list(.none))
    #expect(list?.message == "A PDF/UA-2 document has no L in an H1, and this one has" && list?.span == span)
    #expect(
      within(.paragraph, .paragraph)?.message == "A PDF/UA-2 document has no P in a P, and this one has")
    #expect(within(.section, .paragraph) == nil && within(.paragraph, .span) == nil)
    // What only holds others together is looked through.
    #expect(
      within(.division, .span)?.message == "A PDF/UA-2 document has no Span in a Document, and this one has")
    #expect(
      problem("ua-1") { canvas in canvas.withRole(.division) { canvas.withRole(.span) { fill(canvas) } } }
        == nil)
  }

  @Test func whatIsDrawnStandsInAPart() {
    let section = problem { canvas in
      canvas.withRole(.section, StructureAttributes(span: span)) { fill(canvas) }
    }
    #expect(
      section?.message.contains("something is drawn in this one itself") == true && section?.span == span)
    #expect(
      problem { canvas in canvas.withRole(.section) { canvas.withRole(.artifact) { fill(canvas) } } } == nil)
    #expect(problem("ua-1") { canvas in canvas.withRole(.section) { fill(canvas) } } == nil)
  }

  /// The problem of a table of rows, each with the columns and rows that its cells go over.
  private func table(_ rows: [[(Int, Int)]], head: [[(Int, Int)]] = []) -> Diagnostic? {
    problem { canvas in
      func draw(_ rows: [[(Int, Int)]]) {
        for (index, row) in rows.enumerated() {
          let span = SourceSpan(file: "a.xml", line: index + 1, column: 1, range: 0..<1)
          canvas.withRole(.tableRow, StructureAttributes(span: span)) {
            for (columns, rows) in row {
              canvas.withRole(.tableCell, StructureAttributes(columnSpan: columns, rowSpan: rows)) {
                fill(canvas)
              }
            }
          }
        }
      }
      canvas.withRole(.table) {
        if !head.isEmpty { canvas.withRole(.tableHead) { draw(head) } }
        draw(rows)
      }
    }
  }

  @Test func tablesAreRegular() {
    #expect(table([[(1, 1), (1, 1)], [(2, 1)]], head: [[(1, 1), (1, 1)]]) == nil)
    #expect(table([[(1, 2), (1, 1)], [(1, 1)], [(1, 1), (1, 1)]]) == nil)
    let short = table([[(1, 1), (1, 1)], [(1, 1)]])
    #expect(short?.message.hasSuffix("as many columns as the first one, 2, and this one over 1") == true)
    #expect(short?.span?.line == 2)
    #expect(table([[(1, 1)], [(1, 1), (1, 1)]])?.span?.line == 2)
    #expect(table([[(1, 1)]], head: [[(1, 1), (1, 1)]])?.message.contains("over 1") == true)
    // A cell from above leaves no room.
    #expect(table([[(1, 2), (1, 1)], [(1, 1), (1, 1)]])?.message.contains("over 3") == true)
    let long = table([[(1, 1)]], head: [[(1, 2)]])
    #expect(long?.message.contains("goes on below this row") == true && long?.span?.line == 1)
  }

  @Test func captionsAndHeadsStandOnce() {
    func parts(_ roles: StructureRole...) -> String? {
      problem { canvas in
        canvas.withRole(.figure, StructureAttributes(alternativeText: "a")) {
          for role in roles { canvas.withRole(role) { fill(canvas) } }
        }
      }?.message
    }
    #expect(parts(.caption, .paragraph, .paragraph) == nil && parts(.paragraph, .paragraph, .caption) == nil)
    #expect(parts(.paragraph, .caption, .paragraph)?.contains("comes first or last") == true)
    #expect(
      parts(.caption, .caption) == "A Figure of a PDF/UA-2 document has one Caption, and this is a second")
  }

  @Test func privateCharactersAreInNoTextForPeople() {
    let private1 = "\u{E000}"
    #expect(
      refusal { $0.metadata.title = private1 }?.message.hasPrefix("U+E000 is a private character") == true)
    let figure = problem { canvas in
      canvas.withRole(.figure, StructureAttributes(alternativeText: private1, span: span)) { fill(canvas) }
    }
    #expect(figure?.message.hasPrefix("U+E000") == true && figure?.span == span)
    #expect(problem { $0.addOutlineEntry(private1, at: .zero) }?.message.hasPrefix("U+E000") == true)
    let link = problem { canvas in
      canvas.linkText = private1
      canvas.withRole(.paragraph) { canvas.setURL("https://a.b", for: box) }
    }
    #expect(link?.message.hasPrefix("U+E000") == true)
    #expect(problem("ua-1") { $0.addOutlineEntry(private1, at: .zero) } == nil)
  }

  @Test func everyLinkLeadsToAPlace() {
    func link(_ standards: String) -> String? {
      problem(standards) { canvas in
        canvas.allowsMissingPlaces = true
        canvas.withRole(.paragraph) { canvas.setDestinationWithName("nowhere", for: box) }
      }?.message
    }
    #expect(link("ua-1") == nil)
    #expect(link("ua-2")?.contains("leads to the destination 'nowhere', which is named nowhere") == true)
  }

  @Test func linesOfContentsLeadSomewhere() {
    func contents(_ standards: String, leads: Bool) -> Diagnostic? {
      problem(standards) { canvas in
        canvas.withRole(.tableOfContents) {
          canvas.withRole(.tableOfContentsItem, StructureAttributes(span: span)) {
            canvas.withRole(.reference) {
              fill(canvas)
              if leads { canvas.setDestinationWithName("there", for: box) }
            }
          }
        }
        canvas.addDestination(withName: "there", at: .zero)
        canvas.withRole(.heading(1)) { fill(canvas) }
      }
    }
    #expect(contents("ua-2", leads: true) == nil && contents("ua-1", leads: false) == nil)
    let nowhere = contents("ua-2", leads: false)
    #expect(nowhere?.message.hasSuffix("and this one leads nowhere") == true && nowhere?.span == span)
  }

  @Test func headingsOfPDF2MaySkipLevels() {
    func skip(_ standards: String) -> Diagnostic? {
      problem(standards) { canvas in canvas.withRole(.heading(3)) { fill(canvas) } }
    }
    #expect(skip("ua-1") != nil && skip("ua-2") == nil)
  }
}
