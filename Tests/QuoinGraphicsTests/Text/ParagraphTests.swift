import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Paragraphs")
struct ParagraphTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func layout(
    _ string: String, width: CGFloat = 200, _ change: (inout TextParagraph) -> Void
  ) -> TextLayout {
    var paragraph = TextParagraph()
    change(&paragraph)
    return TextLayout(text: AttributedText(string, font: font), paragraph: paragraph, maximumWidth: width)
  }

  @Test("alignment puts lines at the left, in the middle and at the right")
  func alignment() {
    let width = layout("Hi") { $0.alignment = .left }.size.width
    #expect(layout("Hi") { $0.alignment = .left }.lines[0].frame.minX == 0)
    #expect(abs(layout("Hi") { $0.alignment = .center }.lines[0].frame.midX - 100) < 1e-9)
    #expect(abs(layout("Hi") { $0.alignment = .right }.lines[0].frame.minX - (200 - width)) < 1e-9)
    #expect(layout("Hi") { $0.alignment = .natural }.lines[0].frame.minX == 0)
    #expect(abs(layout("שלום") { $0.alignment = .natural }.lines[0].frame.maxX - 200) < 1e-9)
  }

  @Test("justified lines reach both edges, but for the last of a paragraph")
  func justified() {
    let layout = layout("one two three four five six seven\nend") { $0.alignment = .justified }
    #expect(layout.lines.count == 3)
    #expect(abs(layout.lines[0].frame.width - 200) < 1e-9)
    #expect(layout.lines[1].frame.width < 200)
    let glyphs = layout.glyphRuns[0].glyphs
    let plain = self.layout("one two three four five six seven\nend") { _ in }.glyphRuns[0].glyphs
    #expect(glyphs[0].x == plain[0].x)
    #expect((glyphs.last?.x ?? 0) > (plain.last?.x ?? 0))
  }

  @Test("line spacing stands between lines only")
  func lineSpacing() {
    let layout = layout("a\nb\nc") { $0.lineSpacing = 5 }
    #expect(abs(layout.size.height - (font.lineHeight * 3 + 10)) < 1e-9)
    #expect(abs(layout.lines[1].frame.minY - (font.lineHeight + 5)) < 1e-9)
  }

  @Test("line heights have bounds and a multiple, and what they add stands above the text")
  func lineHeight() {
    let high = layout("a") { $0.minimumLineHeight = 40 }
    #expect(abs(high.size.height - 40) < 1e-9)
    #expect(abs(high.firstBaseline - (40 + font.descender)) < 1e-9)
    #expect(abs(layout("a") { $0.maximumLineHeight = 18 }.size.height - 18) < 1e-9)
    #expect(abs(layout("a") { $0.lineHeightMultiple = 1.5 }.size.height - font.lineHeight * 1.5) < 1e-9)
  }

  @Test("paragraph spacing stands between paragraphs only")
  func paragraphSpacing() {
    let layout = layout("a\nb") {
      $0.paragraphSpacing = 7
      $0.paragraphSpacingBefore = 3
    }
    #expect(abs(layout.size.height - (font.lineHeight * 2 + 10)) < 1e-9)
  }

  @Test("indents count from the edge where the text begins")
  func indents() {
    let change: (inout TextParagraph) -> Void = {
      $0.firstLineHeadIndent = 30
      $0.headIndent = 10
      $0.tailIndent = -20
    }
    let left = layout("one two three four five six", width: 120, change)
    #expect(left.lines[0].frame.minX == 30)
    #expect(left.lines[1].frame.minX == 10)
    #expect(left.lines.allSatisfy { $0.frame.maxX <= 100 })
    let right = layout("אחת שתיים שלוש ארבע חמש", width: 120, change)
    #expect(abs(right.lines[0].frame.maxX - 90) < 1e-9)
    #expect(abs(right.lines[1].frame.maxX - 110) < 1e-9)
    #expect(right.lines.allSatisfy { $0.frame.minX >= 20 - 1e-9 })
  }
}
