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

  /// The entries of the tables that say what glyphs stand for, as code and text in base 16.
  private func characters(_ text: String) throws -> [String: String] {
    var found: [String: String] = [:]
    for entry in try streams(NSAttributedString(string: text)).matches(of: /<([0-9a-f]+)> <([0-9a-f]*)>\n/) {
      if entry.2 != "ffff" && entry.2 != "ff" { found[String(entry.1)] = String(entry.2) }
    }
    return found
  }

  private func digits(_ text: String) -> String {
    text.utf16.map { String(format: "%04x", $0) }.joined()
  }

  /// The characters that are shown, in the order in which they are, with `/` between the runs.
  private func shown(_ text: String, width: CGFloat = .infinity) throws -> String {
    let layout = TextLayout(
      text: AttributedText(text, font: .systemFont(ofSize: 10)), maximumWidth: width)
    let data = try Renderer.render(size: CGSize(width: 300, height: 60), format: .pdf) {
      $0.draw(layout, at: .zero)
    }
    let file = try #require(PDFFile(data))
    var known: [String: [String: String]] = [:]
    for (number, object) in file.objects {
      guard let table = file.number("ToUnicode", of: object).flatMap({ file.streams[$0] }) else { continue }
      for entry in table.matches(of: /<([0-9a-f]{4})> <([0-9a-f]{4})>\n/) {
        known["\(number)", default: [:]][String(entry.1)] =
          UInt32(entry.2, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) }
      }
    }
    var (font, runs) = ("", [String]())
    for part in file.contents[0].matches(of: /\/F(\d+) \S+ Tf|Tm\n(\[.*\]) TJ/) {
      if let number = part.1 { font = String(number) }
      guard let list = part.2 else { continue }
      let codes = list.matches(of: /<([0-9a-f]+)>/).map { String($0.1) }.joined()
      runs.append(
        stride(from: 0, to: codes.count, by: 4).map {
          known[font]?[String(codes.dropFirst($0).prefix(4))] ?? "?"
        }.joined())
    }
    return runs.joined(separator: "/")
  }

  @Test func wordsOfBothDirectionsComeInTheOrderOfTheText() throws {
    // Letters within a run stand as they are seen, from left to right, as readers have it.
    #expect(try shown("הזמנה 47 תסופק.") == "הנמזה/ /47/ /קפוסת/.")
    #expect(try shown("Order הזמנה today") == "Order /הנמזה/ today")
    #expect(try shown("שלום AB 12 גד") == "םולש/ /AB 12/ /דג")
    // The space at which a line was broken stands in another run than the words before it.
    #expect(try shown("הזמנה AB דגהו", width: 60) == "הנמזה/ /AB/ /והגד")
  }

  @Test(arguments: ["😊", "🇫🇷", "👍🏽", "👨‍👩‍👧", "☺️"])
  func picturesAreTextOfAFontOfTheirOwn(name: String) throws {
    let found = try characters("a\(name)b")
    #expect(found["00"] == digits(name) && found.count == 3)
    #expect(try !streams(NSAttributedString(string: "a\(name)b")).contains("/ActualText"))
  }

  @Test func whatOnePictureStandsForTwiceIsSaidWhereItIsOther() throws {
    let found = try streams(NSAttributedString(string: "☺️ ☺\u{FE0F}\u{200D}")).lowercased()
    #expect(found.contains(actual("☺\u{FE0F}\u{200D}").lowercased()) || !found.contains("actualtext"))
  }

  @Test(arguments: [
    "क्षत्रिय हिन्दी", "বাংলা ক্ষ", "தமிழ் கௌ", "తెలుగు క్షి", "മലയാളം ക്ഷ", "සිංහල", "ภาษาไทย น้ำ", "ភាសាខ្មែរ",
    "မြန်မာ", "བོད་སྐད", "שָׁלוֹם", "مُحَمَّد لا", "Z̧ẽ̃ ḍ̇",
  ])
  func everyGlyphHasItsCharacters(text: String) throws {
    let shown = try streams(NSAttributedString(string: text))
    let known = try characters(text)
    var used: Set<String> = []
    for list in shown.matches(of: /\[(.*)\] TJ/) {
      for glyphs in list.1.matches(of: /<([0-9a-f]+)>/) {
        for start in stride(from: 0, to: glyphs.1.count, by: 4) {
          used.insert(String(glyphs.1.dropFirst(start).prefix(4)))
        }
      }
    }
    #expect(used.count > 2)
    for code in used { #expect(known[code]?.isEmpty == false, "\(code) of \(text)") }
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
