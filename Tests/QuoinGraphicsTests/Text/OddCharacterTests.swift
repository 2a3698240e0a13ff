import Foundation
import QuoinDiagnostics
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

@Suite("Characters that C libraries trip over")
struct OddCharacterTests {
  private func glyphs(_ string: String) -> [[UInt32]] {
    let text = AttributedText(string, font: .systemFont(ofSize: 17))
    return TextLayout(text: text, maximumWidth: 60).glyphRuns.map { $0.glyphs.map(\.index) }
  }

  @Test("text goes on behind a zero byte, in every direction")
  func zeroBytes() {
    for letters in ["א", "ab", "العربية", "漢", "e\u{301}", "ไทย"] {
      for text in ["\(letters)\0", "\0\(letters)", "\(letters)\0\(letters) \(letters)\0\0a"] {
        #expect(glyphs(text) == glyphs(text.replacing("\0", with: "\u{1}")), "\(text.debugDescription)")
        #expect(!glyphs(text).joined().isEmpty)
      }
    }
  }

  @Test("mixtures of all kinds of characters are set within their bounds")
  func mixtures() {
    let characters: [Unicode.Scalar] = [
      "\0", "\u{1}", "\t", "\n", "\r", "\u{85}", "\u{AD}", "\u{2028}", "\u{2029}", "\u{202B}", "\u{202E}",
      "\u{2067}", "\u{2069}", "\u{200D}", "\u{FE0F}", "\u{FEFF}", "\u{FFFF}", "\u{10FFFF}", "\u{E0001}", "א",
      "ا", "a", " ", "漢", "😀", "\u{1F468}", "\u{301}", "ก", "क", "\u{94D}", "\u{1100}",
    ]
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<24, using: &random) {
        text.unicodeScalars.append(characters[Int.random(in: characters.indices, using: &random)])
      }
      let layout = TextLayout(text: AttributedText(text, font: .systemFont(ofSize: 12)), maximumWidth: 40)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    }
  }

  @Test("a zero byte in an address or a title ends neither the address nor the document")
  func documents() throws {
    var options = OutputOptions()
    options.metadata.title = "be\0fore"
    let pdf = try Renderer.render(size: CGSize(width: 20, height: 20), format: .pdf, options: options) {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red)
      $0.setURL("https://example.org/a\0b\n", for: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let text = String(decoding: pdf, as: Unicode.ASCII.self)
    #expect(text.contains("https://example.org/a%00b%0A"))
    #expect(text.contains("(before)"))
  }
}
