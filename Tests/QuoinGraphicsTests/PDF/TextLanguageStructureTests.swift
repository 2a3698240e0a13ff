import Foundation
import QuoinDiagnostics
import QuoinGraphics
import Testing

/// What words of another language are in the structure of a document.
@Suite struct TextLanguageStructureTests {
  /// A text whose words in brackets are French, and lead somewhere where that is asked for.
  private func text(_ words: String, link: String? = nil) -> AttributedText {
    let text = NSMutableAttributedString(string: "")
    for (index, part) in words.split(whereSeparator: { "[]".contains($0) }).enumerated() {
      var attributes: [NSAttributedString.Key: Any] = [.languageIdentifier: index % 2 == 1 ? "fr" : "en"]
      if index % 2 == 1, let link { attributes[.link] = link }
      text.append(NSAttributedString(string: String(part), attributes: attributes))
    }
    return AttributedText(text, font: .systemFont(ofSize: 10))
  }

  private func document(_ language: String?, _ draw: (Canvas) -> Void) throws -> PDFFile {
    var options = OutputOptions()
    options.metadata.language = language
    let data = try Renderer.document(options: options) { document throws(Diagnostic) in
      draw(try document.beginPage(size: CGSize(width: 200, height: 200)))
    }
    return try #require(PDFFile(data))
  }

  private func languages(in file: PDFFile) -> [String] {
    file.objects.values.filter { $0.contains("/Type /StructElem") }.compactMap {
      $0.firstMatch(of: /\/S \/(\w+)[\s\S]*\/Lang \((\w+)\)/).map { "\($0.1) \($0.2)" }
    }.sorted()
  }

  @Test func wordsOfAnotherLanguageAreAPartOfTheText() throws {
    let file = try document("en") { canvas in
      canvas.withRole(.paragraph) { canvas.draw(TextLayout(text: text("Say [bonjour] now")), at: .zero) }
    }
    #expect(file.structure == "Document\n  P 1.0 1.2\n    Span 1.1\n")
    #expect(languages(in: file) == ["Span fr"])
  }

  @Test func theLanguageIsToldWhereItIsAnotherThanThatOfWhatIsAround() throws {
    let file = try document("en") { canvas in
      canvas.withRole(.division, StructureAttributes(language: "fr")) {
        canvas.withRole(.paragraph) { canvas.draw(TextLayout(text: text("Say [bonjour]")), at: .zero) }
      }
    }
    #expect(file.structure == "Document\n  Div\n    P 1.1\n      Span 1.0\n")
    #expect(languages(in: file) == ["Div fr", "Span en"])
    // A document that says none leaves it to its texts.
    let other = try document(nil) { canvas in
      canvas.withRole(.paragraph) { canvas.draw(TextLayout(text: text("Say [bonjour]")), at: .zero) }
    }
    #expect(languages(in: other) == ["Span en", "Span fr"])
  }

  @Test func aLinkStandsInTheLanguageOfItsWords() throws {
    let file = try document("en") { canvas in
      canvas.withRole(.paragraph) {
        canvas.draw(TextLayout(text: text("Say [bonjour]", link: "https://x.org")), at: .zero)
      }
    }
    #expect(file.structure == "Document\n  P 1.0\n    Span\n      Link 1.1 link\n")
  }
}
