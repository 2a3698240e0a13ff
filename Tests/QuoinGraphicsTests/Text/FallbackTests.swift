import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Glyphs that a font lacks")
struct FallbackTests {
  private func layout(_ string: String, _ font: UIFont = .systemFont(ofSize: 20)) -> TextLayout {
    TextLayout(text: AttributedText(string, font: font))
  }

  private func families(_ string: String, _ font: UIFont = .systemFont(ofSize: 20)) -> [String] {
    layout(string, font).glyphRuns.map(\.font.familyName)
  }

  @Test("each script is drawn with its Noto family")
  func scripts() {
    #expect(families("Hello") == ["Inter"])
    #expect(families("مرحبا") == ["Noto Sans Arabic"])
    #expect(families("שלום") == ["Noto Sans Hebrew"])
    #expect(families("नमस्ते") == ["Noto Sans Devanagari"])
    #expect(families("สวัสดี") == ["Noto Sans Thai"])
    #expect(layout("مرحبا שלום नमस्ते สวัสดี").missingGlyphs.isEmpty)
  }

  @Test("Han characters take the shapes of the letters around them")
  func ideographs() {
    #expect(families("漢字") == ["Noto Sans CJK SC"])
    #expect(Set(families("漢字かな")) == ["Noto Sans CJK JP"])
    #expect(Set(families("한국어漢字")) == ["Noto Sans CJK KR"])
  }

  @Test("emoji are pictures, also as sequences of one cluster")
  func emoji() {
    #expect(families("a😀") == ["Inter", "Noto Color Emoji"])
    for sequence in ["👨‍👩‍👧", "🇩🇪", "👍🏽", "1️⃣", "❤️"] {
      let runs = layout(sequence).glyphRuns
      #expect(runs.map(\.font.familyName) == ["Noto Color Emoji"], "\(sequence)")
      #expect(runs.first?.glyphs.count == 1, "\(sequence)")
    }
    #expect(families("❤\u{FE0E}") != ["Noto Color Emoji"])
    #expect(families("12 © a") == ["Inter"])
    // A cloud that Unicode would draw as text, beside a sun.
    #expect(families("🌞\u{1F328}") == ["Noto Color Emoji"])
    #expect(families("\u{1F328}\u{FE0E}") != ["Noto Color Emoji"])
  }

  @Test("emoji do not make a line higher")
  func emojiHeight() {
    #expect(abs(layout("a😀").size.height - layout("a").size.height) < 0.01)
  }

  @Test("a bold text falls back to bold letters")
  func weight() {
    #expect(layout("مرحبا", .boldSystemFont(ofSize: 20)).glyphRuns[0].font.fontName == "NotoSansArabic-Bold")
  }

  @Test("characters that no font has are named once, in order")
  func missing() {
    let layout = layout("a\u{F1234}b\u{10FFFD}\u{F1234}")
    #expect(layout.missingGlyphs.map(\.value) == [0xF1234, 0x10FFFD])
    #expect(layout.lines.count == 1)
  }

  @Test("invisible characters need no glyph")
  func invisible() {
    #expect(layout("a\u{200B}b\u{200D}c\u{2060}d\u{FEFF}e\u{7}f").missingGlyphs.isEmpty)
    #expect(abs(layout("a\u{200B}b").size.width - layout("a").size.width - layout("b").size.width) < 0.5)
  }
}
