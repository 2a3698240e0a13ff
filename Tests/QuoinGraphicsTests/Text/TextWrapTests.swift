import Foundation
import Testing

@testable import QuoinGraphics

@Suite("How lines share words")
struct TextWrapTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func layout(
    _ string: String, _ wrap: TextWrap, width: CGFloat, lines: Int = 0, indent: CGFloat = 0
  ) -> TextLayout {
    var paragraph = TextParagraph(lineBreakMode: .byWordWrapping)
    paragraph.textWrap = wrap
    paragraph.firstLineHeadIndent = indent
    return TextLayout(
      text: AttributedText(string, font: font), paragraph: paragraph, maximumWidth: width,
      maximumNumberOfLines: lines)
  }

  private let headline = "A headline that would leave one word"

  @Test("balanced lines are as many as others and about as long as each other")
  func balance() {
    for width in stride(from: 90, through: 290, by: 10) as StrideThrough<CGFloat> {
      let (plain, balanced) = (
        layout(headline, .wrap, width: width), layout(headline, .balance, width: width)
      )
      #expect(
        balanced.lines.count == plain.lines.count && balanced.size.width <= plain.size.width, "\(width)")
      // Nothing narrower has room for as many lines.
      if plain.lines.count > 1, balanced.size.width > 80 {
        let narrower = layout(headline, .wrap, width: balanced.size.width - 0.3)
        #expect(narrower.lines.count > plain.lines.count, "\(width)")
      }
    }
    #expect(layout(headline, .wrap, width: 180).shownLines == ["A headline that would", "leave one word"])
    #expect(layout("one two three four five six", .balance, width: 190).shownLines.count == 2)
  }

  @Test("the last line of a pretty paragraph has more than one word, and the others stay full")
  func pretty() throws {
    let text = "Some words that leave the last word alone here"
    let width = try #require(
      (80...330).map { CGFloat($0) }.first { width in
        let lines = layout(text, .wrap, width: width).shownLines
        return lines.count == 3 && lines.last == "here"
      })
    let pretty = layout(text, .pretty, width: width).shownLines
    #expect(pretty.count == 3 && pretty.last == "alone here")
    #expect(pretty.first == layout(text, .wrap, width: width).shownLines.first)
    // What is well stays as it is, and so does what cannot be helped.
    #expect(
      layout("one two three", .pretty, width: 80).lines == layout("one two three", .wrap, width: 80).lines)
    let long = "incomprehensibilities incomprehensibilities"
    #expect(layout(long, .pretty, width: 190).lines == layout(long, .wrap, width: 190).lines)
  }

  @Test("text that is cut, of one line or without an edge is set as ever")
  func untouched() {
    for wrap in [TextWrap.balance, .pretty] {
      #expect(
        layout(headline, wrap, width: 120, lines: 2).lines
          == layout(headline, .wrap, width: 120, lines: 2).lines)
      #expect(
        layout(headline, wrap, width: .infinity).lines == layout(headline, .wrap, width: .infinity).lines)
      #expect(layout("", wrap, width: 50).lines.isEmpty)
      #expect(layout("incomprehensibilities", wrap, width: 60).lines.count > 1)
    }
  }

  @Test("paragraphs are balanced each by itself, with their indents")
  func paragraphs() {
    let one = layout(headline, .balance, width: 180)
    let two = layout(headline + "\n" + headline, .balance, width: 180)
    #expect(two.shownLines == one.shownLines + one.shownLines)
    let indented = layout("one two three four five six seven eight nine", .balance, width: 200, indent: 60)
    #expect(
      indented.lines.allSatisfy { $0.frame.minX + $0.frame.width <= 200.001 }
        && indented.lines[0].frame.minX == 60)
  }

  @Test("lines keep the height of their own font where that is chosen")
  func steadyHeight() {
    func heights(_ keeps: Bool) -> [CGFloat] {
      var paragraph = TextParagraph()
      paragraph.keepsLineHeight = keeps
      return TextLayout(text: AttributedText("abc\nمرحبا\n漢字\n\nabc", font: font), paragraph: paragraph).lines
        .map(\.frame.height)
    }
    #expect(heights(true).allSatisfy { abs($0 - font.lineHeight) < 1e-9 } && heights(true).count == 5)
    let jumping = heights(false)
    #expect(
      jumping[1] > font.lineHeight * 1.1 && jumping[2] > font.lineHeight * 1.1
        && jumping[0] == font.lineHeight)
  }

  @Test("a setting that leaves it open takes what shows the text has")
  func partial() {
    var base = TextParagraph()
    (base.textWrap, base.keepsLineHeight) = (.balance, true)
    var open = TextParagraph()
    open.isPartial = true
    let whole = open.completed(by: base, size: 17)
    #expect(whole.textWrap == .balance && whole.keepsLineHeight)
  }
}
