import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Text in both directions")
struct BidirectionalTests {
  private func layout(
    _ string: String, width: CGFloat = .infinity, lines: Int = 0,
    paragraph: TextParagraph = TextParagraph()
  ) -> TextLayout {
    TextLayout(
      text: AttributedText(string, font: .systemFont(ofSize: 17)), paragraph: paragraph,
      maximumWidth: width, maximumNumberOfLines: lines)
  }

  @Test("Hebrew within English reads from right to left in its place")
  func hebrewWithinEnglish() {
    let layout = layout("abc אבג def")
    #expect(layout.visualLines == ["abc |אבג| def"])
    let run = layout.glyphRuns[1]
    #expect(run.isBackward)
    #expect(run.text == "אבג")
    #expect(run.glyphs.map(\.x) == run.glyphs.map(\.x).sorted())
  }

  @Test("English within Hebrew stands left of what follows it, and the line begins at the right")
  func englishWithinHebrew() {
    let layout = layout("אבג abc דהו", width: 300)
    #expect(layout.visualLines == [" דהו|abc|אבג "])
    #expect(abs(layout.lines[0].frame.maxX - 300) < 1e-9)
  }

  @Test("numbers within Arabic read from left to right")
  func numbers() {
    let runs = layout("سعر 123 ريال").glyphRuns
    #expect(runs.map(\.isBackward) == [true, false, true])
    #expect(runs[1].text == "123")
  }

  @Test("the writing direction of a paragraph decides where punctuation stands")
  func baseDirection() {
    var paragraph = TextParagraph()
    paragraph.baseWritingDirection = .rightToLeft
    #expect(layout("abc!", paragraph: paragraph).visualLines == ["!|abc"])
    #expect(layout("abc!").visualLines == ["abc!"])
  }

  @Test("each paragraph has the direction of its own letters")
  func paragraphs() {
    let layout = layout("abc\nאבג", width: 200)
    #expect(layout.lines[0].frame.minX == 0)
    #expect(abs(layout.lines[1].frame.maxX - 200) < 1e-9)
  }

  @Test("Arabic letters join")
  func joining() {
    let joined = layout("سلام").glyphRuns[0].glyphs.map(\.index)
    let apart = "سلام".flatMap { layout(String($0)).glyphRuns[0].glyphs.map(\.index) }
    #expect(Set(joined) != Set(apart))
  }

  @Test("the ellipsis of a right-to-left line stands at its left")
  func truncation() {
    let layout = layout("אבגדהו זחטיכל מנסעפצ", width: 80, lines: 1)
    #expect(layout.visualLines[0].hasPrefix("…|"))
  }
}
