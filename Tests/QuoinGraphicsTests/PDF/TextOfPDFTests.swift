import Foundation
import Testing

@testable import QuoinGraphics

/// What those find and copy who read a PDF.
@Suite struct TextOfPDFTests {
  private func streams(_ text: NSAttributedString) throws -> String {
    let layout = TextLayout(text: AttributedText(text, font: .systemFont(ofSize: 10)))
    let data = try Renderer.render(size: CGSize(width: 200, height: 40), format: .pdf) {
      $0.draw(layout, at: .zero)
    }
    return try #require(PDFFile(data)).streams.sorted { $0.key < $1.key }.map(\.value).joined()
  }

  private func actual(_ text: String) -> String {
    "/ActualText <feff" + text.utf16.map { String(format: "%04x", $0) }.joined()
  }

  @Test func lettersThatStandApartAreWordsStill() throws {
    let spaced = try streams(NSAttributedString(string: "TOTAL SUM", attributes: [.kern: 1.5])).lowercased()
    #expect(spaced.contains(actual("TOTAL").lowercased()) && spaced.contains(actual("SUM").lowercased()))
    #expect(spaced.matches(of: /bdc/).count == spaced.matches(of: /emc/).count)
    // A little room between letters is none between words.
    #expect(
      try !streams(NSAttributedString(string: "TOTAL", attributes: [.kern: 0.4])).contains("/ActualText"))
  }

  @Test func picturesOfSeveralCharactersHaveTheirNames() throws {
    for name in ["🇫🇷", "👍🏽", "👨‍👩‍👧"] {
      let found = try streams(NSAttributedString(string: "a\(name)b")).lowercased()
      #expect(found.contains(actual(name).lowercased()) && found.contains("3 tr\n"), "\(name)")
    }
    #expect(try !streams(NSAttributedString(string: "a😊b")).contains("3 Tr"))
  }

  @Test(arguments: [
    "javascript:alert(1)", " JavaScript:alert(1)", "java\nscript:x", "data:text/html,x", "file:///etc/passwd",
    "vbscript:x",
  ])
  func linksThatRunProgramsAreLeftOut(url: String) throws {
    for format in [OutputFormat.pdf, .svg] {
      var warnings: [String] = []
      let data = try Renderer.render(size: CGSize(width: 20, height: 20), format: format) {
        $0.setURL(url, for: CGRect(x: 0, y: 0, width: 10, height: 10))
        warnings = $0.warnings.map(\.message)
      }
      #expect(warnings.count == 1 && warnings[0].contains("no scheme that documents link to"))
      let text = String(decoding: data, as: UTF8.self)
      #expect(!text.contains("/URI") && !text.contains("xlink:href"))
    }
  }

  @Test(arguments: ["https://a.b/c:d", "mailto:a@b.c", "tel:+49", "page.html?a:b", "HTTP://a.b", "/a:b"])
  func otherLinksStay(url: String) throws {
    var warnings = 1
    let data = try Renderer.render(size: CGSize(width: 20, height: 20), format: .svg) {
      $0.setURL(url, for: CGRect(x: 0, y: 0, width: 10, height: 10))
      warnings = $0.warnings.count
    }
    #expect(warnings == 0 && String(decoding: data, as: UTF8.self).contains("xlink:href=\"\(url)\""))
  }
}
