import Foundation
import QuoinDiagnostics
import QuoinGraphics
import Testing

@Suite struct DocumentStructureTests {
  private let size = CGSize(width: 100, height: 200)
  private let box = CGRect(x: 10, y: 20, width: 30, height: 40)

  private func document(_ draw: (DocumentSession) throws(Diagnostic) -> Void) throws -> PDFFile {
    try #require(PDFFile(try Renderer.document(draw: draw)))
  }

  /// The marks on a page and how many rectangles are filled within and outside of them, in their order.
  private func marks(_ content: String) -> [String] {
    var found: [String] = []
    var open: String?
    for line in content.split(separator: "\n") {
      if let mark = line.firstMatch(of: /\/(\w+) << \/MCID (\d+) >> BDC/) {
        open = "\(mark.1) \(mark.2)"
      } else if line.contains("EMC") {
        open = nil
      } else if line.contains(" re f") || line.contains(" Do") {
        found.append(open ?? "-")
      }
    }
    return found
  }

  @Test func whatIsDrawnBelongsToItsRole() throws {
    let file = try document { document throws(Diagnostic) in
      let canvas = try document.beginPage(size: size)
      canvas.fill(box, color: .red)
      canvas.withRole(.heading(1)) { canvas.fill(box, color: .green) }
      canvas.beginRole(.paragraph)
      canvas.fill(box, color: .blue)
      canvas.saveGState()
      canvas.withRole(.span) { canvas.fill(box, color: .red) }
      canvas.restoreGState()
      canvas.fill(box, color: .green)
      canvas.withRole(.artifact) {
        canvas.fill(box, color: .red)
        canvas.withRole(.paragraph) { canvas.fill(box, color: .black) }
      }
      canvas.fill(box, color: .white)
      canvas.endRole()
      canvas.withRole(.section) {}
    }
    #expect(
      file.structure == """
        Document
          H1 1.0
          P 1.1 1.3 1.4
            Span 1.2
          Sect

        """)
    #expect(marks(file.contents[0]) == ["-", "H1 0", "P 1", "Span 2", "P 3", "-", "-", "P 4"])
    #expect(file.catalog.contains("/MarkInfo << /Marked true >>") && file.pages[0].contains("/Tabs /S"))
    // Each mark of the page leads back to its element.
    let tree = try #require(file.object("StructTreeRoot", of: file.catalog))
    let parents = try #require(file.object("ParentTree", of: tree))
    #expect(file.pages[0].contains("/StructParents 0"))
    let elements = try #require(file.number("Nums [ 0", of: parents).flatMap { file.objects[$0] })
    let types = elements.matches(of: /(\d+) 0 R/).compactMap { Int($0.1) }.map { file.objects[$0] ?? "" }
    #expect(
      zip(types, ["H1", "P", "Span", "P", "P"]).allSatisfy { $0.contains("/S /\($1) ") } && types.count == 5)
  }

  @Test func rolesGoOnOverPages() throws {
    let file = try document { document throws(Diagnostic) in
      for page in 0..<3 {
        let canvas = try document.beginPage(size: size)
        if page == 0 { canvas.beginRole(.list(.decimal)) }
        if page == 1 { canvas.beginRole(.listItem) }
        canvas.withRole(.artifact) { canvas.fill(box, color: .red) }
        if page != 0 { canvas.fill(box, color: .blue) }
        if page == 2 { canvas.endRole() }
        if page == 2 { canvas.endRole() }
      }
    }
    #expect(file.structure == "Document\n  L\n    LI 2.0 3.0\n")
    #expect(file.contents.map(marks) == [["-"], ["-", "LI 0"], ["-", "LI 0"]])
    #expect(file.objects.values.contains { $0.contains("/A << /O /List /ListNumbering /Decimal >>") })
  }

  @Test func whatIsDrawnInPartsOnSeveralPagesIsOneElement() throws {
    let (text, table) = (DividedElement(), DividedElement())
    let file = try document { document throws(Diagnostic) in
      for _ in 0..<2 {
        let canvas = try document.beginPage(size: size)
        canvas.withRole(.paragraph, StructureAttributes(dividedElement: text)) {
          canvas.fill(box, color: .red)
        }
        canvas.withRole(.table, StructureAttributes(dividedElement: table)) {
          canvas.withRole(.tableRow) { canvas.withRole(.tableCell) { canvas.fill(box, color: .red) } }
        }
      }
    }
    #expect(
      file.structure == """
        Document
          P 1.0 2.0
          Table
            TBody
              TR
                TD 1.1
              TR
                TD 2.1

        """)
  }

  @Test func rowsBesideHeadsAndFeetAreABody() throws {
    let file = try document { document throws(Diagnostic) in
      let canvas = try document.beginPage(size: size)
      func row() {
        canvas.withRole(.tableRow) { canvas.withRole(.tableCell) { canvas.fill(box, color: .red) } }
      }
      canvas.withRole(.table) {
        canvas.withRole(.tableHead) { row() }
        row()
        row()
        canvas.withRole(.tableFoot) { row() }
      }
    }
    #expect(
      file.structure == """
        Document
          Table
            THead
              TR
                TD 1.0
            TBody
              TR
                TD 1.1
              TR
                TD 1.2
            TFoot
              TR
                TD 1.3

        """)
  }

  @Test func eachNoteHasANameThatLeadsToIt() throws {
    let file = try document { document throws(Diagnostic) in
      for _ in 0..<2 {
        let canvas = try document.beginPage(size: size)
        canvas.withRole(.note) { canvas.fill(box, color: .red) }
      }
    }
    let tree = try #require(file.object("StructTreeRoot", of: file.catalog))
    let names = try #require(file.object("IDTree", of: tree))
    let entries = names.matches(of: /\((note-\d+)\) (\d+) 0 R/)
    #expect(entries.count == 2)
    for entry in entries {
      let note = Int(entry.2).flatMap { file.objects[$0] } ?? ""
      #expect(note.contains("/S /Note ") && note.contains("/ID (\(entry.1))"))
    }
  }

  @Test func whatIsDrawnInATableBesideItsCellsIsDecoration() throws {
    let file = try document { document throws(Diagnostic) in
      let canvas = try document.beginPage(size: size)
      canvas.withRole(.table) {
        canvas.fill(box, color: .red)
        canvas.withRole(.tableRow) {
          canvas.fill(box, color: .blue)
          canvas.withRole(.tableCell) { canvas.fill(box, color: .green) }
        }
      }
    }
    #expect(file.structure == "Document\n  Table\n    TBody\n      TR\n        TD 1.0\n")
    #expect(file.contents.map(marks) == [["-", "-", "TD 0"]])
  }

  @Test func aGroupBelongsToTheRoleAroundIt() throws {
    let file = try document { document throws(Diagnostic) in
      let canvas = try document.beginPage(size: size)
      canvas.withRole(.paragraph) {
        canvas.beginTransparencyLayer(alpha: 0.5)
        canvas.fill(box, color: .red)
        canvas.withRole(.span) { canvas.fill(box, color: .blue) }
        canvas.masked(by: { canvas.fill(box, color: .black) }, drawing: { canvas.fill(box, color: .green) })
        canvas.endTransparencyLayer()
        canvas.withRole(.quote) { canvas.fill(box, color: .red) }
      }
      canvas.beginTransparencyLayer(alpha: 0.5)
      canvas.withRole(.figure) { canvas.fill(box, color: .red) }
      canvas.endTransparencyLayer()
      canvas.withRole(.note) { canvas.fill(box, color: .red) }
    }
    #expect(
      file.structure == """
        Document
          P 1.form.0 1.form.0
            Span 1.form.1
            Quote 1.0
          Figure 1.form.0
          Note 1.1

        """)
    #expect(marks(file.contents[0]) == ["-", "Quote 0", "-", "Note 1"])
  }

  @Test func partsSayWhatElseIsKnownAboutThem() throws {
    let file = try document { document throws(Diagnostic) in
      let canvas = try document.beginPage(size: size)
      canvas.withRole(.figure, StructureAttributes(alternativeText: "Übersicht", language: "de")) {}
      canvas.withRole(.table) {
        canvas.withRole(.tableHeader(.row), StructureAttributes(columnSpan: 2)) {}
        canvas.withRole(.tableCell, StructureAttributes(actualText: "(x)", rowSpan: 3)) {}
        canvas.withRole(.tableCell) {}
      }
    }
    let elements = file.objects.values.filter { $0.contains("/StructElem") }
    for words in [
      "/Alt <FEFF00DC00620065007200730069006300680074>\n   /Lang (de)", "/ActualText (\\(x\\))",
      "/A << /O /Table /Scope /Row /ColSpan 2 >>", "/A << /O /Table /RowSpan 3 >>",
    ] {
      #expect(elements.count { $0.contains(words) } == 1, "\(words)")
    }
    #expect(elements.count == 6 && elements.count { $0.contains("/A <<") } == 2)
  }

  @Test func linksArePartsOfTheirOwn() throws {
    let file = try document { document throws(Diagnostic) in
      let canvas = try document.beginPage(size: size)
      canvas.setURL("https://before", for: box)
      canvas.withRole(.paragraph) {
        canvas.fill(box, color: .red)
        canvas.setURL("https://a", for: box)
        canvas.withRole(.link) {
          canvas.fill(box, color: .blue)
          canvas.setURL("https://b", for: box)
        }
      }
    }
    #expect(file.structure == "Document\n  P 1.0\n    Link link\n    Link 1.1 link\n")
    let links = file.numbers("Annots", of: file.pages[0]).compactMap { file.objects[$0] }
    #expect(
      !links[0].contains("StructParent") && links[1].contains("/StructParent 0")
        && links[2].contains("/StructParent 1") && links[2].contains("/Contents (https://b)"))
  }

  @Test func rolesThatDoNotMatchAreErrors() {
    func problem(_ draw: (Canvas) -> Void) -> String? {
      #expect(throws: Diagnostic.self) {
        try Renderer.document { document throws(Diagnostic) in draw(try document.beginPage(size: size)) }
      }?.message
    }
    #expect(problem { $0.endRole() } == "A role was ended on page 1 that had not begun")
    #expect(problem { $0.beginRole(.table) } == "The role Table was begun and not ended")
    #expect(problem { $0.withRole(.heading(7)) {} } == "A heading has a level from 1 to 6, not 7")
  }

  @Test func theSameDocumentHasTheSameBytes() throws {
    func data() throws -> Data {
      try Renderer.document { document throws(Diagnostic) in
        for page in 0..<20 {
          let canvas = try document.beginPage(size: size)
          canvas.addDestination(withName: "\(page)", at: .zero)
          canvas.addOutlineEntry("Page \(page)", at: .zero)
          canvas.setDestinationWithName("\(19 - page)", for: box)
          canvas.withRole(.paragraph) {
            canvas.draw(TextLayout(text: AttributedText("Hello", font: .systemFont(ofSize: 12))), at: .zero)
          }
        }
      }
    }
    #expect(try data() == data())
  }
}
