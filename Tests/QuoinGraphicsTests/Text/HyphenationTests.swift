import Foundation
import QuoinResources
import Testing

@testable import QuoinGraphics

@Suite("Hyphenation")
struct HyphenationTests {
  private func lines(
    _ string: String, language: String? = nil, factor: Float = 1, width: CGFloat = 90,
    alignment: NSTextAlignment = .left
  ) -> [String] {
    let layout = layout(string, language: language, factor: factor, width: width, alignment: alignment)
    return layout.lines.indices.map { line in
      layout.content.pieces.filter { $0.line == line }.map { $0.source.text(of: $0.clusters) }.joined()
    }
  }

  private func layout(
    _ string: String, language: String? = nil, factor: Float = 1, width: CGFloat = 90,
    alignment: NSTextAlignment = .left
  ) -> TextLayout {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = factor
    style.alignment = alignment
    var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
    attributes[.languageIdentifier] = language
    return TextLayout(
      text: AttributedText(
        NSAttributedString(string: string, attributes: attributes), font: .systemFont(ofSize: 15)),
      maximumWidth: width)
  }

  @Test("words are broken by the patterns of their language")
  func languages() throws {
    let english = try #require(HyphenationDictionaries.hyphenator(for: "en"))
    #expect(english.breaks(in: "hyphenation") == [2, 6])
    #expect(english.breaks(in: "Hyphenation") == [2, 6])
    let german = try #require(HyphenationDictionaries.hyphenator(for: "de-DE"))
    #expect(german.breaks(in: "Straßenbahn") == [4, 7])
    #expect(german.breaks(in: "Größenordnung") == [3, 6, 9])
    for (word, places) in [
      ("Zahlungsbedingungen", [3, 8, 13, 16]),
      ("Donaudampfschifffahrtsgesellschaft", [2, 5, 10, 16, 22, 24, 28]),
      ("Farbsignal", [4, 6]), ("Curryfarbenes", [3, 5, 8, 10]), ("Grundeinstellung", [5, 8, 12]),
      ("Überraschung", [4, 6]), ("Arbeitsunfähigkeitsbescheinigung", [2, 7, 9, 11, 14, 19, 21, 26, 28]),
      ("Auseinandersetzung", [3, 6, 8, 11, 14]),
    ] { #expect(german.breaks(in: word) == places, "\(word)") }
    let italian = try #require(HyphenationDictionaries.hyphenator(for: "it"))
    #expect(italian.breaks(in: "costituzione") == [2, 5, 7, 10])
    let french = try #require(HyphenationDictionaries.hyphenator(for: "fr"))
    #expect(french.breaks(in: "constitution") == [6, 8])
    #expect(english.breaks(in: "word") == [])
    #expect(english.breaks(in: String(repeating: "hyphenation", count: 20)) == [])
  }

  @Test("languages that share a dictionary have it read once")
  func sharedDictionaries() throws {
    let spanish = try #require(HyphenationDictionaries.hyphenator(for: "es"))
    for tag in ["es-AR", "es-MX", "es-1"] {
      #expect(HyphenationDictionaries.hyphenator(for: tag) === spanish, "\(tag)")
    }
  }

  @Test("a dictionary that there is no time for is there for those who ask later")
  func dictionaryWithoutTime() throws {
    var budget = Budget.default
    budget.wallTime = .nanoseconds(1)
    let problem = BudgetMeter.metering(budget) { meter in
      #expect(HyphenationDictionaries.hyphenator(for: "nl") == nil)
      return meter.problem?.message
    }
    #expect(problem == "Took longer than the limit of 0 ms")
    let dutch = try #require(HyphenationDictionaries.hyphenator(for: "nl"))
    #expect(HyphenationDictionaries.hyphenator(for: "nl-BE") === dutch)
  }

  @Test("a line is filled up with a part of a word and a hyphen")
  func brokenWord() {
    #expect(lines("A text with hyphenation", factor: 0) == ["A text with", "hyphenation"])
    #expect(lines("A text with hyphenation", width: 120) == ["A text with hy-", "phenation"])
    #expect(lines("Die Straßenbahn fährt", language: "de")[0] == "Die Straßen-")
  }

  @Test("the factor says how empty a line must be to get a hyphen")
  func factor() {
    #expect(lines("A text with hyphenation", factor: 0.3, width: 120) == ["A text with", "hyphenation"])
    #expect(lines("A hyphenation", factor: 0.3, width: 90)[0].hasSuffix("-"))
  }

  @Test("a paragraph's own setting counts for plain text, too")
  func plainText() {
    var paragraph = TextParagraph()
    paragraph.hyphenationFactor = 1
    let text = AttributedText("A text with hyphenation", font: .systemFont(ofSize: 15))
    let layout = TextLayout(text: text, paragraph: paragraph, maximumWidth: 120)
    #expect(layout.glyphRuns.map(\.text).contains("-"))
    #expect(!TextLayout(text: text, maximumWidth: 120).glyphRuns.map(\.text).contains("-"))
  }

  @Test("a hyphenated line is justified to its edge")
  func justified() {
    let layout = layout("A text with hyphenation and more", width: 120, alignment: .justified)
    #expect(layout.lines.count > 1)
    for line in layout.lines.dropLast() { #expect(abs(line.frame.width - 120) < 1e-9) }
  }

  @Test("a language without a dictionary is named")
  func missingDictionary() {
    #expect(layout("Bonvolu atendi", language: "xx").languagesWithoutHyphenation == ["xx"])
    #expect(layout("Bonvolu atendi", language: "../en").languagesWithoutHyphenation == ["../en"])
    #expect(layout("Please wait", language: "en-GB").languagesWithoutHyphenation == [])
  }

  @Test("the largest dictionary takes a few megabytes")
  func memory() throws {
    let german = try #require(HyphenationDictionaries.hyphenator(for: "de"))
    #expect(german.cost > 1 << 20 && german.cost < 10 << 20)
  }

  @Test(
    "addresses, numbers and what has hyphens of its own are not hyphenated",
    arguments: [
      "testaccount@examplemail", "https://examplemail/hyphenation", "www.hyphenation.com", "hyphenation2026",
      "AB-hyphenation", "hyphenation_hyphenation", "hyphenation.hyphenation", "C:\\hyphenation",
    ])
  func codes(text: String) {
    #expect(
      layout("write \(text) now", width: 110).content.text.breaks.allSatisfy { $0.kind != .hyphenation })
  }

  @Test("words beside marks and dashes are")
  func words() {
    for text in [
      "(hyphenation),", "hyphenation.", "hyphenation–hyphenation", "hyphenation/hyphenation", "»hyphenation«",
    ] {
      #expect(layout(text).content.text.breaks.contains { $0.kind == .hyphenation }, "\(text)")
    }
    // One word with a number leaves the next as it is.
    #expect(layout("A4 hyphenation").content.text.breaks.count { $0.kind == .hyphenation } == 2)
  }

  @Test("what is in no language has no syllables, and nothing is missing")
  func noLanguage() {
    let layout = layout("hyphenation", language: "zxx")
    #expect(layout.content.text.breaks.allSatisfy { $0.kind != .hyphenation })
    #expect(layout.languagesWithoutHyphenation == [])
  }

  @Test("limits count characters at the ends of words and of their parts")
  func limits() throws {
    func breaks(_ lines: String, _ word: String) throws -> [Int] {
      try #require(Hyphenator(Data("UTF-8\n\(lines)\n".utf8))).breaks(in: word)
    }
    let all = "a1b\nb1a\nä1b\nb1ä"
    #expect(try breaks(all, "ababab") == [2, 3, 4])
    #expect(try breaks("LEFTHYPHENMIN 3\nRIGHTHYPHENMIN 1\n" + all, "ababab") == [3, 4, 5])
    #expect(try breaks("LEFTHYPHENMIN 3\n" + all, "äbäbäb") == [3, 4])
    // Two levels: first the parts, then the syllables in each.
    #expect(try breaks("ab1ab\nNEXTLEVEL\n" + all, "xxabab") == [3, 4])
    #expect(try breaks("xxab1\nNEXTLEVEL\n" + all, "xxabxabx") == [3, 4, 6])
    #expect(
      try breaks("COMPOUNDLEFTHYPHENMIN 3\nCOMPOUNDRIGHTHYPHENMIN 2\nxxab1\nNEXTLEVEL\n" + all, "xxabxabx")
        == [4])
    // Of two patterns with the same letters the later counts; letters that would change forbid a hyphen.
    #expect(try breaks("a1b\na2b", "ababab") == [])
    #expect(try breaks("a1b/a=b,1,2\n", "xxabxx") == [] && breaks("#a1b\n%a1b", "xxabxx") == [])
  }

  @Test("what is no dictionary is none")
  func badDictionaries() {
    for text in ["", "UTF-8", "KLINGON\n.a1b\n", "\n\n\n"] { #expect(Hyphenator(Data(text.utf8)) == nil) }
    #expect(
      Hyphenator(Data("UTF-8\nLEFTHYPHENMIN 1\nRIGHTHYPHENMIN 1\na1b\n".utf8))?.breaks(in: "xxaab") == [4])
    #expect(
      Hyphenator(Data("ISO8859-1\n\u{E4}1b\n".unicodeScalars.map { UInt8($0.value) }))?.breaks(in: "xxäbxx")
        == [3])
  }
}
