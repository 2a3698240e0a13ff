import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Room between letters")
struct LetterSpacingTests {
  private func width(_ string: String, spacing: CGFloat) -> CGFloat {
    let text = NSAttributedString(string: string, attributes: spacing == 0 ? [:] : [.kern: spacing])
    return TextLayout(text: AttributedText(text, font: .systemFont(ofSize: 20))).size.width
  }

  /// How many times the room stands in a text.
  private func rooms(_ string: String) -> Int {
    Int(((width(string, spacing: 3) - width(string, spacing: 0)) / 3).rounded())
  }

  @Test("stands behind each letter, and in no word of a script whose letters join")
  func scripts() {
    #expect(rooms("abc") == 3 && rooms("שלום") == 4 && rooms("สวัสดี") == 4)
    #expect(rooms("محمد") == 0 && rooms("محمد مدينة") == 1)
    // One behind the Latin letter, and none in the word beside it.
    #expect(rooms("aمحمد") == 1)
  }

  @Test("does not open letters that stand below or in each other")
  func conjuncts() {
    #expect(rooms("क्ष") == 1 && rooms("कष") == 2 && rooms("हिन्दी") == 2)
    // Where the sign is seen, or nothing follows it, letters stand apart.
    #expect(rooms("क्\u{200C}ष") == 2 && rooms("क्") == 1 && rooms("நண்பர்") == 4)
  }

  @Test("leaves Arabic its ligatures")
  func ligatures() {
    let text = NSAttributedString(string: "لا", attributes: [.kern: 3])
    #expect(
      TextLayout(text: AttributedText(text, font: .systemFont(ofSize: 20))).glyphRuns[0].glyphs.count == 1)
  }
}
