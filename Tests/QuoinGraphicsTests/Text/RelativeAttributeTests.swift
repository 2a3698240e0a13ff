import Foundation
import Testing

@testable import QuoinGraphics

/// Attributes that say how text differs from what is around it, whatever that is.
@Suite("Relative attributes of text")
struct RelativeAttributeTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func layout(_ parts: [(String, [NSAttributedString.Key: Any])]) -> TextLayout {
    let string = NSMutableAttributedString(string: "")
    for (text, attributes) in parts {
      string.append(NSAttributedString(string: text, attributes: attributes))
    }
    return TextLayout(text: AttributedText(string, font: font, color: .black), maximumWidth: 300)
  }

  @Test("raised and lowered letters stand by the size of their font")
  func superscript() {
    let layout = layout([("a", [:]), ("2", [.superscript: 1]), ("3", [.superscript: -1])])
    let rise = layout.glyphRuns.map { layout.firstBaseline - $0.glyphs[0].y }
    #expect(abs(rise[1] - 6.6) < 0.01 && abs(rise[2] + 3.2) < 0.01 && abs(rise[0]) < 0.01)
  }

  @Test("traits come to whichever font applies")
  func fontTraits() {
    let bold = Int(UIFontDescriptor.SymbolicTraits.traitBold.rawValue)
    let mono = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
    let fonts = layout([("a", [.fontTraits: bold]), ("b", [.fontTraits: bold, .font: mono])]).glyphRuns.map(
      \.font)
    #expect(
      fonts[0].pointSize == 20 && fonts[0].fontDescriptor.weight == .bold
        && fonts[0].familyName == font.familyName)
    #expect(fonts[1].familyName == mono.familyName && fonts[1].fontDescriptor.weight == .bold)
    let heavy = UIFont.systemFont(ofSize: 20, weight: .heavy)
    #expect(heavy.adding([.traitItalic]).fontDescriptor.weight == .heavy, "a bold weight stays")
  }

  @Test("a partial paragraph style leaves alignment and the heights of lines to what shows the text")
  func partialParagraphs() throws {
    var partial = TextParagraph(lineBreakMode: .byWordWrapping)
    partial.headIndent = 10
    partial.firstLineHeadIndent = 10
    let width = try #require(layout([("ab", [:])]).lines.first?.frame.width)
    for isPartial in [true, false] {
      partial.isPartial = isPartial
      let text = NSAttributedString(string: "ab", attributes: [.paragraphStyle: NSParagraphStyle(partial)])
      var paragraph = TextParagraph(alignment: .right)
      paragraph.minimumLineHeight = 60
      let layout = TextLayout(
        text: AttributedText(text, font: font, color: .black), paragraph: paragraph, maximumWidth: 200)
      let line = try #require(layout.lines.first)
      #expect(abs(line.frame.minX - (isPartial ? 200 - width : 10)) < 0.01)
      #expect((layout.size.height >= 60) == isPartial)
    }
  }
}
