import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import Testing

@Suite struct PDFTests {
  private func text(_ data: Data) -> String { String(decoding: data, as: Unicode.ASCII.self) }

  @Test func noTimeIsWrittenUnlessGiven() throws {
    var options = OutputOptions()
    let without = try Renderer.render(size: CGSize(width: 9, height: 9), format: .pdf) { _ in }
    options.metadata.date = Date(timeIntervalSince1970: 86_400)
    options.metadata.title = "Card"
    let with = try Renderer.render(size: CGSize(width: 9, height: 9), format: .pdf, options: options) { _ in }
    #expect(!text(without).contains("CreationDate"))
    #expect(text(with).contains("19700102000000Z)"))
    #expect(text(with).contains("(Card)"))
  }

  @Test func aJPEGsOwnBytesBecomePartOfTheFile() throws {
    let jpeg = try Renderer.render(size: CGSize(width: 16, height: 16), format: .jpeg) {
      RendererTests.draw($0)
    }
    let image = try #require(UIImage(data: jpeg))
    let pdf = try Renderer.render(size: CGSize(width: 16, height: 16), format: .pdf) {
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 16, height: 16))
    }
    #expect(pdf.range(of: jpeg) != nil)
  }

  @Test func anImageThatTouchesThePageWithItsEdgeOnlyIsLeftOut() throws {
    let image = UIImage(
      cgImage: try #require(CGImage(width: 2, height: 2, pixels: ImageDecodingTests.pixels)))
    for x in [10, 9.9999, -5, -5.0001, 25] as [CGFloat] {
      let pdf = try Renderer.render(size: CGSize(width: 10, height: 10), format: .pdf) {
        $0.draw(image, in: CGRect(x: x, y: 2, width: 5, height: 5))
      }
      #expect(text(pdf).hasSuffix("%%EOF\n"))
    }
  }

  @Test func conicGradientsGrowWithTheirStopsOnly() throws {
    func size(_ stops: Int) throws -> Int {
      let colors = (0..<stops).map { UIColor(white: CGFloat($0 % 7) / 7, alpha: 1) }
      return try Renderer.render(size: CGSize(width: 10, height: 10), format: .pdf) {
        $0.fill(
          CGRect(x: 0, y: 0, width: 10, height: 10),
          paint: .gradient(Gradient(colors: colors, shape: .conic(center: CGPoint(x: 5, y: 5), angle: 0))))
      }.count
    }
    #expect(try size(20_000) < 12 * size(2_000))
  }

  @Test func otherImagesReplaceTheirPlaceholdersOnceForAllPages() throws {
    let image = UIImage(
      cgImage: try #require(CGImage(width: 2, height: 2, pixels: ImageDecodingTests.pixels)))
    let page = CGSize(width: 10, height: 10)
    let pdf = try Renderer.document { document throws(Diagnostic) in
      for _ in 0..<3 {
        let canvas = try document.beginPage(size: page)
        canvas.draw(image, in: CGRect(x: 0, y: 0, width: 5, height: 5))
        canvas.draw(image, in: CGRect(x: 5, y: 5, width: 5, height: 5))
      }
    }
    let content = text(pdf)
    #expect(!content.contains("quoin image"))
    #expect(content.components(separatedBy: "/SMask").count == 2)
    #expect(content.components(separatedBy: "/Predictor 15").count == 3)
    #expect(content.components(separatedBy: "/Type /Page ").count == 4)
  }

  @Test func aPhotoThatSaysItIsAPlaceholderStaysAsItIs() throws {
    var data = ImageFixtures.photo
    data.insert(contentsOf: [0xFF, 0xFE, 0, 16] + Array("quoin image 0;".utf8), at: data.startIndex + 2)
    let photo = try #require(UIImage(data: data))
    let dot = UIImage(cgImage: try #require(CGImage(width: 1, height: 1, pixels: [0xFF00_FF00])))
    let pdf = try Renderer.render(size: CGSize(width: 10, height: 10), format: .pdf) {
      $0.draw(dot, in: CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.draw(photo, in: CGRect(x: 5, y: 5, width: 5, height: 5))
    }
    // Its own bytes without the comment.
    #expect(pdf.range(of: ImageFixtures.photo) != nil)
    #expect(text(pdf).components(separatedBy: "/Predictor 15").count == 2)
  }

  @Test func theTableTellsWhereEachObjectBegins() throws {
    let pdf = try Renderer.render(size: CGSize(width: 40, height: 40), format: .pdf) {
      RendererTests.draw($0)
    }
    let content = text(pdf)
    let start = try #require(content.range(of: "startxref\n", options: .backwards))
    let offset = try #require(Int(content[start.upperBound...].prefix { $0.isNumber }))
    let lines = text(pdf[offset...]).split(separator: "\n")
    #expect(lines[0] == "xref")
    let count = try #require(Int(lines[1].dropFirst(2)))
    #expect(content.contains("/Size \(count)"))
    for number in 1..<count where lines[2 + number].contains(" n") {
      let place = try #require(Int(lines[2 + number].prefix(10)))
      #expect(text(pdf[place...].prefix(16)).hasPrefix("\(number) 0 obj"))
    }
  }

  @Test func linksLeadWhereTheySay() throws {
    let pdf = try Renderer.render(size: CGSize(width: 40, height: 40), format: .pdf) {
      $0.translateBy(x: 4, y: 4)
      $0.fill(CGRect(x: 2, y: 2, width: 10, height: 5), color: .red)
      $0.setURL("https://example.org/", for: CGRect(x: 2, y: 2, width: 10, height: 5))
    }
    let content = text(pdf)
    #expect(content.contains("/URI (https://example.org/)"))
    #expect(content.contains("/Rect [ 6 29 16 34 ]"))
  }

  private func content(_ draw: (Canvas) -> Void) throws -> String {
    let data = try Renderer.render(size: CGSize(width: 200, height: 100), format: .pdf) { draw($0) }
    return try #require(PDFFile(data)).contents[0]
  }

  private func label(_ text: String) -> TextLayout {
    TextLayout(text: AttributedText(text, font: .systemFont(ofSize: 10)))
  }

  @Test func textIsWrittenAsGlyphsWithWhatMovesThem() throws {
    let content = try content { $0.draw(label("AVAV"), at: CGPoint(x: 5, y: 7)) }
    #expect(content.contains("BT\n/F") && content.contains(" 10 Tf\n1 0 0 -1 5 "))
    // The letters stand closer together than they are wide.
    #expect(content.contains(/\[(<[0-9a-f]+>\d+)+<[0-9a-f]+>\] TJ\nET/))
  }

  @Test(arguments: ["wood glue", "\u{5E2}\u{5E5} \u{5D3}\u{5D1}\u{5E7}"])
  func theSpaceAtWhichALineIsBrokenIsWritten(text: String) throws {
    func glyphs(_ width: CGFloat) throws -> [String] {
      let layout = TextLayout(
        text: AttributedText(text, font: .systemFont(ofSize: 10)), maximumWidth: width)
      #expect(layout.lines.count == (width < label(text).size.width ? 2 : 1))
      return try content { $0.draw(layout, at: .zero) }.matches(of: /<([0-9a-f]+)>/).flatMap { match in
        stride(from: 0, to: match.1.count, by: 4).map { String(match.1.dropFirst($0).prefix(4)) }
      }.sorted()
    }
    #expect(try glyphs(label(text).size.width * 0.7) == glyphs(200))
  }

  @Test func aFontIsNamedAgainOnlyWhereItChanges() throws {
    let content = try content {
      for row in 0..<3 { $0.draw(label("row"), at: CGPoint(x: 5, y: CGFloat(20 * row))) }
      $0.saveGState()
      $0.clip(to: CGRect(x: 0, y: 0, width: 50, height: 90))
      $0.draw(label("row"), at: CGPoint(x: 5, y: 60))
      $0.restoreGState()
      $0.draw(label("row"), at: CGPoint(x: 5, y: 80))
    }
    #expect(content.components(separatedBy: " Tf\n").count == 2)
    #expect(content.contains("q\n0 0 m\n"))
    #expect(content.components(separatedBy: "\nq\n").count == content.components(separatedBy: "\nQ\n").count)
  }

  @Test func whatIsPaintedWithMoreThanAColorStandsInItsPlace() throws {
    let gradient = Gradient(colors: [.red, .blue], shape: .linear(from: .zero, to: CGPoint(x: 9, y: 0)))
    let content = try content {
      $0.fill(CGRect(x: 1, y: 0, width: 9, height: 9), color: .red)
      $0.fill(CGRect(x: 2, y: 0, width: 9, height: 9), paint: .gradient(gradient))
      $0.fill(CGRect(x: 3, y: 0, width: 9, height: 9), color: .green)
    }
    let places = ["1 0 9 9 re f", "/Pattern cs /P", "3 0 9 9 re f"].map { content.range(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(zip(places, places.dropFirst()).allSatisfy { $0! < $1! })
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

  @Test func textOnPaperCanBeRead() throws {
    // Tagged with its characters, so that what is shown can be searched: the font carries a table back to them.
    let pdf = try Renderer.render(size: CGSize(width: 90, height: 40), format: .pdf) { canvas in
      #expect(canvas.keepsText && !canvas.holdsPixels)
      canvas.draw(TextLayout(text: AttributedText("Hi", font: .systemFont(ofSize: 20))), at: .zero)
    }
    #expect(text(pdf).contains("/ToUnicode") && text(pdf).contains("Inter"))
  }
}
