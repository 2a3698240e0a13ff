import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import Testing

@Suite struct DocumentSessionTests {
  private let size = CGSize(width: 100, height: 200)
  private let box = CGRect(x: 10, y: 20, width: 30, height: 40)

  private func problem(
    budget: Budget = .default, _ draw: (DocumentSession) throws(Diagnostic) -> Void
  ) -> String? {
    do throws(Diagnostic) {
      _ = try Renderer.document(budget: budget, draw: draw)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func pagesOfEverySizeFollowEachOther() throws {
    let data = try Renderer.document { document throws(Diagnostic) in
      #expect(document.format == .pdf && document.canvas == nil && document.pageCount == 0)
      for width in [100, 300, 50] as [CGFloat] {
        let canvas = try document.beginPage(size: CGSize(width: width, height: 200))
        #expect(canvas.size.width == width && document.canvas === canvas)
        canvas.fill(box, color: .red)
      }
      try document.endPage()
      #expect(document.pageCount == 3 && document.canvas == nil)
    }
    let file = try #require(PDFFile(data))
    #expect(file.pages.count == 3)
    for (page, width) in zip(file.pages, [100, 300, 50]) {
      #expect(page.contains("/MediaBox [ 0 0 \(width) 200 ]"))
    }
    #expect(file.contents.allSatisfy { $0.contains("10 20 30 40 re f") })
    #expect(!file.catalog.contains("Outlines") && !file.catalog.contains("Struct"))
  }

  @Test func misuseIsToldInASentence() {
    #expect(problem { _ in } == "A document needs at least one page")
    for size in [
      CGSize(width: 0, height: 5), CGSize(width: 5, height: -1), CGSize(width: CGFloat.nan, height: 5),
    ] {
      #expect(
        problem { document throws(Diagnostic) in try document.beginPage(size: size) }?
          .hasSuffix("width, height and scale must be finite and above 0") == true)
    }
    #expect(
      problem { document throws(Diagnostic) in
        let first = try document.beginPage(size: size)
        try document.beginPage(size: size)
        first.fill(box, color: .red)
      } == "Something was drawn on a page that had ended")
    #expect(
      problem { document throws(Diagnostic) in
        let canvas = try document.beginPage(size: size)
        try document.endPage()
        canvas.setURL("https://a", for: box)
      } == "Something was drawn on a page that had ended")
  }

  @Test func nothingComesBehindTheEnd() throws {
    var kept: DocumentSession?
    _ = try Renderer.document { document throws(Diagnostic) in
      kept = document
      try document.beginPage(size: size)
    }
    let session = try #require(kept)
    let found = #expect(throws: Diagnostic.self) { try session.beginPage(size: size) }
    #expect(found?.message == "A page was begun in a document that had ended")
  }

  @Test(arguments: OutputFormat.allCases)
  func pagesAreLimited(format: OutputFormat) {
    var budget = Budget()
    budget.pages = 2
    let found = #expect(throws: Diagnostic.self) {
      try Renderer.document(as: format, budget: budget, write: { _ in }) { document throws(Diagnostic) in
        for _ in 0..<3 { try document.beginPage(size: size) }
      }
    }
    #expect(found?.message == "A document has more than the limit of 2 pages")
  }

  @Test(arguments: [OutputFormat.png, .jpeg, .svg])
  func otherFormatsHaveAFileForEachPage(format: OutputFormat) throws {
    let files = Written()
    try Renderer.document(as: format, write: { files.pieces.append($0) }) { document throws(Diagnostic) in
      for color in [UIColor.red, .blue] {
        let canvas = try document.beginPage(size: size)
        canvas.withRole(.figure) { canvas.fill(box, color: color) }
        canvas.addOutlineEntry("Box", at: box.origin)
        #expect(files.pieces.count == document.pageCount - 1)
      }
    }
    let single = try [UIColor.red, .blue].map { color in
      try Renderer.render(size: size, format: format) { $0.fill(box, color: color) }
    }
    #expect(files.pieces == single)
  }

  @Test func aDocumentIsHandedOnWhileItIsDrawn() throws {
    let written = Written()
    var countAtHalf = 0
    func draw(_ document: DocumentSession) throws(Diagnostic) {
      for page in 0..<200 {
        let canvas = try document.beginPage(size: size)
        for index in 0..<200 {
          canvas.fill(CGRect(x: index * 7 % 91, y: index * page % 83, width: 5, height: page), color: .red)
        }
        canvas.addDestination(withName: "page \(page)", at: .zero)
        if page == 100 { countAtHalf = written.pieces.count }
      }
    }
    try Renderer.document(as: .pdf, write: { written.pieces.append($0) }, draw: draw)
    #expect(countAtHalf >= 1 && written.pieces.count > countAtHalf)
    let whole = written.pieces.reduce(Data(), +)
    #expect(try whole == Renderer.document(draw: draw))
    #expect(PDFFile(whole)?.pages.count == 200)
  }

  @Test func whatTheWriterThrowsEndsTheDocument() {
    let full = Diagnostic(.error, "The disk is full")
    let found = #expect(throws: Diagnostic.self) {
      try Renderer.document(as: .pdf, write: { (_) throws(Diagnostic) in throw full }) {
        (document) throws(Diagnostic) in try document.beginPage(size: size)
      }
    }
    #expect(found == full)
  }

  @Test func imagesAreKeptOnceAndLetGoOf() throws {
    weak var gone: CGImage?
    let again = try #require(CGImage(width: 2, height: 2, pixels: ImageDecodingTests.pixels))
    let data = try Renderer.document { document throws(Diagnostic) in
      for page in 0..<3 {
        let canvas = try document.beginPage(size: size)
        canvas.draw(UIImage(cgImage: again), in: box)
        if page == 0, let image = CGImage(width: 1, height: 1, pixels: [0xFF00_FF00]) {
          gone = image
          canvas.draw(UIImage(cgImage: image), in: box)
        }
      }
      #expect(gone == nil)
    }
    let file = try #require(PDFFile(data))
    #expect(
      file.objects.values.count { $0.contains("/Subtype /Image /Width 2") && $0.contains("/DeviceRGB") } == 1)
    #expect(file.objects.values.count { $0.contains("/Subtype /Image /Width 1") } == 1)
  }

  @Test func imagesDrawnInAColourAreKeptOnceAndLetGoOf() throws {
    weak var gone: CGImage?
    let again = try #require(CGImage(width: 2, height: 2, pixels: ImageDecodingTests.pixels))
    let data = try Renderer.document { document throws(Diagnostic) in
      for page in 0..<3 {
        let canvas = try document.beginPage(size: size)
        canvas.draw(UIImage(cgImage: again).withTintColor(.red), in: box)
        if page == 0, let image = CGImage(width: 1, height: 1, pixels: [0x8000_8000]) {
          gone = image
          canvas.draw(UIImage(cgImage: image).withTintColor(.red), in: box)
        }
      }
      #expect(gone == nil)
    }
    let file = try #require(PDFFile(data))
    let masks = file.objects.values.filter { $0.contains("/Subtype /Image") && $0.contains("/DeviceGray") }
    #expect(masks.count { $0.contains("/Width 2") } == 1 && masks.count { $0.contains("/Width 1") } == 1)
  }

  @Test func pagesHaveLabels() throws {
    let data = try Renderer.document { document throws(Diagnostic) in
      for label in ["i", "ii", "iii", "(iv)", nil, nil, "A-9", "A-10", "A-12", "Ä", "007", "008", "X"] {
        try document.beginPage(size: size, label: label)
      }
    }
    let file = try #require(PDFFile(data))
    #expect(
      file.catalog.contains(
        """
        /PageLabels << /Nums [ 0 << /S /r >> 3 << /P (\\(iv\\)) >> 4 << /S /D /St 5 >> \
        6 << /P (A-) /S /D /St 9 >> 8 << /P (A-) /S /D /St 12 >> 9 << /P <FEFF00C4> >> \
        10 << /P (00) /S /D /St 7 >> 12 << /S /R /St 10 >> ] >>
        """
      ))
  }

  @Test func filesAreAttachedByTheirNames() throws {
    var options = OutputOptions()
    options.metadata.language = "de-CH"
    options.metadata.title = "Rechnung"
    options.pdf.attachments = [
      .init(name: "b.xml", data: Data("<b/>".utf8), mediaType: "text/xml", summary: "Data"),
      .init(name: "a", data: Data()),
    ]
    let data = try Renderer.render(size: size, format: .pdf, options: options) { _ in }
    let file = try #require(PDFFile(data))
    let files = file.numbers("AF", of: file.catalog).compactMap { file.objects[$0] }
    #expect(files.count == 2 && files[0].contains("/F (a) /UF (a)") && files[1].contains("/Desc (Data)"))
    let number = try #require(file.number("F", of: String(files[1].drop { $0 != "E" })))
    #expect(file.streams[number] == "<b/>" && file.objects[number]?.contains("/Subtype /text#2Fxml") == true)
    #expect(file.catalog.contains("/Lang (de-CH)") && file.catalog.contains("/DisplayDocTitle true"))
    options.pdf.attachments[0].name = "a"
    let found = #expect(throws: Diagnostic.self) {
      try Renderer.render(size: size, format: .pdf, options: options) { _ in }
    }
    #expect(found?.message == "Two attachments are called 'a'")
  }

  private final class Written { var pieces: [Data] = [] }

  @Test func longDocumentsHaveTheirPagesInBranches() throws {
    let data = try Renderer.document { document throws(Diagnostic) in
      for page in 0..<600 { try document.beginPage(size: CGSize(width: 10 + page, height: 10)) }
    }
    let file = try #require(PDFFile(data))
    let root = try #require(file.object("Pages", of: file.catalog))
    #expect(root.contains("/Count 600"))
    let branches = file.numbers("Kids", of: root)
    #expect(branches.count == 3)
    let pages = branches.flatMap { branch in
      file.numbers("Kids", of: file.objects[branch] ?? "").map { (branch, file.objects[$0] ?? "") }
    }
    #expect(pages.count == 600 && pages[599].1.contains("/MediaBox [ 0 0 609 10 ]"))
    #expect(pages.allSatisfy { branch, page in page.contains("/Parent \(branch) 0 R") })
  }

  @Test func pagesWithoutPixelsMayBeAsLargeAsReadersTake() throws {
    var budget = Budget()
    budget.imagePixels = 1000
    for (format, side, isDrawn) in [
      (.pdf, 14_400, true), (.svg, 14_400, true), (.pdf, 14_401, false), (.png, 40, false),
    ]
      as [(OutputFormat, CGFloat, Bool)]
    {
      var problem: Diagnostic?
      do throws(Diagnostic) {
        try Renderer.document(as: format, budget: budget, write: { _ in }) { document throws(Diagnostic) in
          try document.beginPage(size: CGSize(width: side, height: side))
        }
      } catch { problem = error }
      #expect((problem == nil) == isDrawn, "\(format) \(side)")
    }
  }
}
