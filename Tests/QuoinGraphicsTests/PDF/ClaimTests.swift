import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinGraphics

/// What is claimed of a document is so, or the document is refused.
@Suite struct ClaimTests {
  private let box = CGRect(x: 10, y: 10, width: 30, height: 20)

  private func problem(
    _ change: (inout OutputOptions) -> Void, size: CGSize = CGSize(width: 200, height: 100),
    _ draw: (Canvas) -> Void
  ) -> Diagnostic? {
    var options = OutputOptions()
    change(&options)
    do throws(Diagnostic) {
      _ = try Renderer.document(options: options) { session throws(Diagnostic) in
        draw(try session.beginPage(size: size))
      }
      return nil
    } catch { return error }
  }

  private func accessible(_ draw: (Canvas) -> Void) -> Diagnostic? {
    problem(
      {
        $0.pdf.isAccessible = true
        $0.metadata.title = "T"
        $0.metadata.language = "en"
      }, draw)
  }

  private func headings(_ levels: Int...) -> String? {
    accessible { canvas in
      for level in levels { canvas.withRole(.heading(level)) { canvas.fill(box, color: .red) } }
    }?.message
  }

  @Test func noLevelOfHeadingsIsSkipped() {
    #expect(headings() == nil && headings(1, 2, 3, 1, 2, 2) == nil)
    #expect(
      headings(1, 3)
        == "A PDF/UA document skips no level of headings, and this one of level 3 follows one of level 1")
    #expect(
      headings(2) == "A PDF/UA document skips no level of headings, and this one of level 2 is the first")
    // Whoever claims nothing may do as they like.
    #expect(problem({ $0.pdf.isTagged = true }) { $0.withRole(.heading(3)) {} } == nil)
  }

  @Test func aPictureSaysWhatItShows() {
    let span = SourceSpan(file: "a.xml", line: 3, column: 5, range: 0..<1)
    func figure(_ attributes: StructureAttributes) -> Diagnostic? {
      accessible { canvas in canvas.withRole(.figure, attributes) { canvas.fill(box, color: .red) } }
    }
    #expect(figure(StructureAttributes(alternativeText: "A box")) == nil)
    #expect(figure(StructureAttributes(actualText: "A")) == nil)
    let found = figure(StructureAttributes(alternativeText: "", span: span))
    #expect(found?.message.contains("this one has no text") == true && found?.span == span)
  }

  @Test func aTableHasRows() {
    func table(_ draw: @escaping (Canvas) -> Void) -> String? {
      accessible { canvas in canvas.withRole(.table) { draw(canvas) } }?.message
    }
    func row(_ canvas: Canvas) {
      canvas.withRole(.tableRow) { canvas.withRole(.tableCell) { canvas.fill(box, color: .red) } }
    }
    #expect(table { canvas in canvas.withRole(.tableHead) { row(canvas) } }?.contains("a head alone") == true)
    #expect(
      table { canvas in
        canvas.withRole(.tableHead) { row(canvas) }
        row(canvas)
      } == nil)
    #expect(table(row) == nil)
  }

  @Test func whatStandsOnEveryPageLeadsNowhere() throws {
    for isAccessible in [true, false] {
      var options = OutputOptions()
      options.pdf.isTagged = true
      options.pdf.isAccessible = isAccessible
      options.metadata.title = "T"
      options.metadata.language = "en"
      let data = try Renderer.document(options: options) { session throws(Diagnostic) in
        let canvas = try session.beginPage(size: CGSize(width: 100, height: 100))
        canvas.withRole(.pageHead) { canvas.setURL("https://a.b", for: box) }
        canvas.withRole(.paragraph) {
          canvas.fill(box, color: .red)
          canvas.setURL("https://c.d", for: box)
        }
      }
      let file = try #require(PDFFile(data))
      #expect(file.objects.values.contains { $0.contains("https://a.b") } == !isAccessible)
      #expect(file.objects.values.contains { $0.contains("https://c.d") })
    }
  }

  @Test func pagesOfAnArchiveHaveSidesThatLast() {
    func page(_ width: CGFloat, _ archive: PDFOptions.Archive?) -> String? {
      problem({ $0.pdf.archive = archive }, size: CGSize(width: width, height: 50)) { _ in }?.message
    }
    #expect(page(2, .a2b) == "The sides of a page of PDF/A have 3 to 14400 points, and this one has 2 × 50")
    #expect(page(3, .a2b) == nil && page(2, nil) == nil)
  }

  private func text(_ words: String, _ archive: PDFOptions.Archive?) -> String? {
    problem({ $0.pdf.archive = archive }) {
      $0.draw(TextLayout(text: AttributedText(words, font: .systemFont(ofSize: 12))), at: .zero)
    }?.message
  }

  @Test func everyCharacterIsShown() {
    #expect(text("a\u{2FFFD}", .a2b)?.contains("No font has a glyph for U+2FFFD") == true)
    #expect(text("a\u{2FFFD}", nil) == nil && text("ab", .a2a) == nil)
  }

  @Test func privateCharactersStandForNothing() {
    for archive in [PDFOptions.Archive.a2u, .a3a] {
      let found = text("\u{E000}", archive) ?? ""
      #expect(
        found.contains("U+E000 is a private character") || found.contains("No font has a glyph for U+E000"))
    }
  }

  @Test func clipsAreNestedNoDeeperThanReadersRemember() throws {
    /// How deep states are nested, and the clips in effect where something is filled.
    func depth(_ count: Int) throws -> (most: Int, fills: [Int]) {
      let data = try Renderer.render(size: CGSize(width: 200, height: 200), format: .pdf) { canvas in
        for index in 0..<count {
          canvas.saveGState()
          canvas.clip(to: UIBezierPath(ovalIn: CGRect(x: index, y: index, width: 150, height: 150)))
          canvas.fill(box, color: .red)
        }
        for _ in 0..<count {
          canvas.restoreGState()
          canvas.fill(box, color: .blue)
        }
      }
      let content = try #require(PDFFile(data)).contents[0]
      var (states, clips, most) = ([Int](), 0, 0)
      var fills: [Int] = []
      for line in content.split(separator: "\n") {
        switch line {
        case "q": states.append(clips)
        case "Q": clips = states.removeLast()
        default:
          if line == "W n" || line.hasSuffix(" W n") { clips += 1 }
          if line.hasSuffix("re f") { fills.append(clips) }
        }
        most = max(most, states.count)
      }
      return (most, fills)
    }
    for count in [3, 40] {
      let found = try depth(count)
      #expect(found.most <= 24, "\(count)")
      #expect(found.fills == Array(1...count) + (0..<count).reversed())
    }
  }
}
