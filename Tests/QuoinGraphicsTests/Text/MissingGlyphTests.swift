import Foundation
import Testing

@testable import QuoinGraphics

/// No character is drawn as a box while some font has it.
@Suite("Characters that a font lacks")
struct MissingGlyphTests {
  @Test(
    "what another font has is taken from there",
    arguments: ["Inter", "Noto Serif", "Noto Sans Mono", "Noto Sans Arabic"])
  func borrowed(family: String) throws {
    let font = try #require(UIFont(name: family, size: 12))
    let plain = [0x21...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x2030...0x203A, 0x20AC...0x20AC]
    for scalar in plain.joined().compactMap({ Unicode.Scalar($0) }) {
      let layout = TextLayout(text: AttributedText("a\(scalar)", font: font))
      let isMissing = layout.content.text.missing.contains(scalar)
      let glyphs = layout.glyphRuns.flatMap(\.glyphs)
      #expect(isMissing || glyphs.allSatisfy { $0.index != 0 }, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test("what the font itself has is never taken from another")
  func own() {
    let font = UIFont.systemFont(ofSize: 12)
    for scalar in (0xA1...0x2FF).compactMap({ Unicode.Scalar($0) }) where font.face.glyph(scalar.value) != nil
    {
      let runs = TextLayout(text: AttributedText("a\(scalar)a", font: font)).glyphRuns
      #expect(runs.allSatisfy { $0.font.familyName == "Inter" }, "U+\(String(scalar.value, radix: 16))")
    }
  }
}
