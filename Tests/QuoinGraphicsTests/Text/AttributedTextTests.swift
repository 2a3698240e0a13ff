import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Attributed text")
struct AttributedTextTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func layout(_ parts: [(String, [NSAttributedString.Key: Any])]) -> TextLayout {
    let string = NSMutableAttributedString(string: "")
    for (text, attributes) in parts {
      string.append(NSAttributedString(string: text, attributes: attributes))
    }
    return TextLayout(text: AttributedText(string, font: font, color: .black), maximumWidth: 300)
  }

  @Test("parts have their own fonts and colours, and share a baseline")
  func fontsAndColors() {
    let big = UIFont.boldSystemFont(ofSize: 40)
    let layout = layout([("a", [:]), ("B", [.font: big, .foregroundColor: UIColor.red])])
    #expect(layout.glyphRuns.map(\.font) == [font, big])
    #expect(layout.glyphRuns.map(\.color) == [.black, .red])
    #expect(abs(layout.firstBaseline - big.ascender) < 1e-9)
    #expect(Set(layout.glyphRuns.flatMap { $0.glyphs.map(\.y) }).count == 1)
  }

  @Test("kerning adds room after each character")
  func kern() {
    let wide = layout([("abc", [.kern: 3])]).size.width
    #expect(abs(wide - layout([("abc", [.kern: 0])]).size.width - 9) < 0.001)
  }

  @Test("a raised baseline lifts glyphs and the line")
  func baselineOffset() {
    let layout = layout([("a", [:]), ("2", [.baselineOffset: 6])])
    #expect(abs(layout.size.height - font.lineHeight - 6) < 1e-9)
    #expect(abs(layout.glyphRuns[1].glyphs[0].y - (layout.firstBaseline - 6)) < 1e-6)
  }

  @Test("a colour or a font may be set again, wherever in memory it lies")
  func settingAgain() {
    // Foundation takes some bytes of what it compares for a number; one address in a thousand looked like none.
    let colors: [UIColor] = (0..<5000).map { UIColor(white: CGFloat($0) / 5000, alpha: 1) }
    let fonts: [UIFont] = (0..<5000).map { UIFont.systemFont(ofSize: CGFloat($0) / 100) }
    for value in (colors as [Any]) + (fonts as [Any]) {
      let text = NSMutableAttributedString(string: "ab")
      text.addAttribute(.font, value: value, range: NSRange(location: 0, length: 2))
      text.addAttribute(.font, value: value, range: NSRange(location: 0, length: 1))
      var range = NSRange()
      _ = text.attributes(at: 0, effectiveRange: &range)
      #expect(range.length == 2)
    }
  }

  @Test("underlines and strikethroughs span their text and join over neighbours")
  func lines() throws {
    let style = NSUnderlineStyle.single.rawValue
    let layout = layout([
      ("ab", [.underlineStyle: style]), ("cd", [.underlineStyle: style, .link: "https://example.org"]),
      (" e", [.strikethroughStyle: style, .strikethroughColor: UIColor.red]),
    ])
    #expect(layout.decorations.count == 2)
    let underline = try #require(layout.decorations.first)
    #expect(abs(underline.rect.width - self.layout([("abcd", [:])]).size.width) < 0.5)
    #expect(underline.rect.minY > layout.firstBaseline)
    #expect(layout.decorations[1].color == .red)
    #expect(layout.decorations[1].rect.maxY < layout.firstBaseline)
    #expect(self.layout([("a", [.underlineStyle: NSUnderlineStyle.double.rawValue])]).decorations.count == 2)
  }

  @Test("backgrounds cover their part of the line")
  func background() {
    let layout = layout([("a", [:]), ("bc", [.backgroundColor: UIColor.yellow])])
    #expect(layout.backgrounds.count == 1)
    #expect(abs(layout.backgrounds[0].rect.maxX - layout.size.width) < 1e-6)
    #expect(layout.backgrounds[0].rect.height == layout.size.height)
  }

  @Test("links have a box on each line")
  func links() {
    let url = URL(string: "https://example.org/a")
    let layout = layout([("go ", [:]), ("here", [.link: url as Any]), ("\nor", [.link: url as Any])])
    #expect(layout.links.map(\.url) == ["https://example.org/a", "https://example.org/a"])
    #expect(layout.links[0].rect.minX > 0)
    #expect(layout.links[1].rect.minY == layout.lines[1].frame.minY)
  }

  @Test("each paragraph has its own style, where it says so")
  func paragraphStyles() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let layout = layout([("a\n", [:]), ("b", [.paragraphStyle: style])])
    #expect(layout.lines[0].frame.minX == 0)
    #expect(abs(layout.lines[1].frame.maxX - 300) < 1e-9)
  }

  @Test("paragraph styles copy by value")
  func copies() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let copy = style.copy() as? NSParagraphStyle
    style.lineSpacing = 8
    #expect(copy?.lineSpacing == 4)
    #expect(copy == NSParagraphStyle(TextParagraph(style.paragraph, lineSpacing: 4)))
  }

  @Test("the text of a run and its clusters cover each other")
  func clusters() {
    for text in ["office fi", "e\u{301}a", "שלום", "👨‍👩‍👧!"] {
      for run in layout([(text, [:])]).glyphRuns {
        #expect(run.clusters.map(\.byteCount).reduce(0, +) == run.text.utf8.count)
        #expect(run.clusters.map(\.glyphCount).reduce(0, +) == run.glyphs.count)
      }
    }
  }
}

extension TextParagraph {
  fileprivate init(_ other: TextParagraph, lineSpacing: CGFloat) {
    self = other
    self.lineSpacing = lineSpacing
  }
}

@Suite("Objects in attributed strings")
struct AttributeValueTests {
  @Test("Neighbours may have paragraph styles and attachments of their own, whatever these are")
  func neighbours() {
    let text = NSMutableAttributedString(string: "")
    for spacing in 0..<4 {
      let style = NSMutableParagraphStyle()
      style.paragraphSpacing = CGFloat(spacing / 2)
      text.append(NSAttributedString(string: "a\n", attributes: [.paragraphStyle: style]))
    }
    for _ in 0..<2 { text.append(NSAttributedString(attachment: NSTextAttachment())) }
    #expect(text.length == 10)
    var range = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 4), "equal ones are one")
  }
}
