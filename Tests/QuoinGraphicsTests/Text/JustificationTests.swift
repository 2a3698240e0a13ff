import Foundation
import QuoinResources
import Testing

@testable import QuoinGraphics

@Suite("Lines in their room")
struct JustificationTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func layout(
    _ string: String, width: CGFloat = 200, _ change: (inout TextParagraph) -> Void = { _ in }
  ) -> TextLayout {
    var paragraph = TextParagraph(lineBreakMode: .byWordWrapping)
    change(&paragraph)
    return TextLayout(text: AttributedText(string, font: font), paragraph: paragraph, maximumWidth: width)
  }

  private func width(_ string: String) -> CGFloat { layout(string, width: .infinity).size.width }

  @Test("the room that is left is shared among the spaces of a line, those at its end not counted")
  func spaces() throws {
    let text = "aa bb cc  dd ee"
    let room = width("aa bb cc") + 12
    let plain = layout(text, width: room)
    let justified = layout(text, width: room) { $0.alignment = .justified }
    #expect(justified.shownLines == ["aa bb cc", "dd ee"])
    #expect(
      abs(justified.lines[0].frame.width - room) < 1e-9 && justified.lines[1].frame == plain.lines[1].frame)
    let (before, after) = (try #require(plain.glyphRuns.first), try #require(justified.glyphRuns.first))
    let shifts = zip(before.glyphs, after.glyphs).map { ($1.x - $0.x).rounded() }
    #expect(shifts == [0, 0, 0, 6, 6, 6, 12, 12])
    #expect(abs(after.frame.width - room) < 1e-9)
    #expect(abs(justified.size.width - room) < 1e-9)
  }

  @Test("a line of several looks shares it among all its spaces")
  func severalLooks() {
    let string = NSMutableAttributedString(string: "aa bb ", attributes: [.foregroundColor: UIColor.red])
    string.append(NSAttributedString(string: "cc dd eeee", attributes: [.foregroundColor: UIColor.blue]))
    let room = width("aa bb cc dd") + 9
    let layout = TextLayout(
      text: AttributedText(string, font: font),
      paragraph: TextParagraph(alignment: .justified, lineBreakMode: .byWordWrapping), maximumWidth: room)
    let runs = layout.glyphRuns
    #expect(runs.count == 3 && abs(runs[0].frame.width - width("aa bb ") - 6) < 1e-6)
    #expect(abs(runs[1].frame.minX - runs[0].frame.maxX) < 1e-9 && abs(runs[1].frame.maxX - room) < 1e-9)
  }

  @Test("lines of Chinese and Japanese are stretched between characters, but not before a closing mark")
  func eastAsia() throws {
    let text = "東京都は新しい。「レイアウト」を公開しました。"
    let room: CGFloat = 205
    let justified = layout(text, width: room) { $0.alignment = .justified }
    let plain = layout(text, width: room)
    #expect(justified.lines.count > 1)
    for line in justified.lines.dropLast() { #expect(abs(line.frame.width - room) < 1e-9) }
    #expect(justified.lines.last?.frame == plain.lines.last?.frame)
    // Ideographs and syllables are runs of their own.
    func glyphs(_ layout: TextLayout) -> [CGFloat] {
      layout.glyphRuns.filter { $0.piece.line == 0 }.flatMap { $0.glyphs.map(\.x) }
    }
    let string = plain.glyphRuns.filter { $0.piece.line == 0 }.flatMap { Array($0.text) }
    let (before, after) = (glyphs(plain), glyphs(justified))
    try #require(before.count == string.count && after.count == string.count)
    let gaps = string.indices.dropLast().map { (after[$0 + 1] - after[$0]) - (before[$0 + 1] - before[$0]) }
    let extra = (room - plain.lines[0].frame.width) / CGFloat(gaps.count { $0 > 0.001 })
    for (index, gap) in gaps.enumerated() {
      let isClosed = "。」".contains(string[index + 1]) || string[index] == "「"
      #expect(abs(gap - (isClosed ? 0 : extra)) < 1e-4, "\(string[index])\(string[index + 1])")
    }
    // Letters of Korea and Latin have spaces to be stretched at.
    for other in ["Donaudampfschiff", "대한민국대한민국"] {
      let word = layout(other, width: 100) { $0.alignment = .justified }
      #expect(word.lines[0].frame == layout(other, width: 100).lines[0].frame)
    }
  }

  @Test("a space that goes along behind a line from right to left moves nothing")
  func hangingSpace() throws {
    let justified = layout("הטקסט הזה מיושר לשני הצדדים ויש בו שלוש", width: 170) {
      $0.alignment = .justified
    }
    let everything = CGRect(x: -1000, y: -1000, width: 3000, height: 3000)
    let plain = justified.glyphRuns
    let meter = BudgetMeter(Budget.default)
    let withSpaces = justified.glyphRuns(in: everything, meter, areRead: true)
    let shown = withSpaces.flatMap(\.glyphs)
    #expect(justified.lines.count > 1 && shown.count > plain.reduce(0) { $0 + $1.glyphs.count })
    for glyph in plain.flatMap(\.glyphs) {
      #expect(
        shown.contains { $0.index == glyph.index && abs($0.x - glyph.x) < 1e-4 && abs($0.y - glyph.y) < 1e-4 }
      )
    }
  }

  @Test("a line without spaces, a last line and one of endless room stay as they are")
  func unstretched() {
    let word = layout("Donaudampfschiff", width: 60) { $0.alignment = .justified }
    #expect(
      word.lines.count > 1 && word.lines[0].frame.width < 60
        && word.lines[0].frame == layout("Donaudampfschiff", width: 60).lines[0].frame)
    #expect(layout("aa bb") { $0.alignment = .justified }.lines[0].frame.width == width("aa bb"))
    #expect(
      layout("aa bb\ncc", width: .infinity) { $0.alignment = .justified }.lines[0].frame.width
        == width("aa bb"))
    let cut = TextLayout(
      text: AttributedText("aa bb cc dd", font: font),
      paragraph: TextParagraph(alignment: .justified), maximumWidth: width("aa bb …") + 5,
      maximumNumberOfLines: 1)
    #expect(cut.lines[0].isTruncated && cut.lines[0].frame.width < width("aa bb …") + 5)
  }

  @Test("from right to left lines begin at the right edge, justified or not")
  func rightToLeft() {
    let text = "אחת שתיים שלוש ארבע"
    for alignment in [NSTextAlignment.natural, .justified, .right] {
      let lines = layout(text, width: 120) { $0.alignment = alignment }.lines
      #expect(lines.count > 1 && lines.allSatisfy { abs($0.frame.maxX - 120) < 1e-9 })
    }
    let left = layout(text, width: 120) { $0.alignment = .left }.lines
    #expect(left.allSatisfy { $0.frame.minX == 0 })
    let indented = layout(text, width: 120) {
      $0.alignment = .center
      $0.firstLineHeadIndent = 20
    }.lines
    #expect(abs(indented[0].frame.midX - 50) < 1e-9 && abs(indented[1].frame.midX - 60) < 1e-9)
    #expect(layout("abc", width: 120) { $0.baseWritingDirection = .rightToLeft }.lines[0].frame.maxX == 120)
    #expect(layout("שלום", width: 120) { $0.baseWritingDirection = .leftToRight }.lines[0].frame.minX == 0)
  }

  @Test("without an edge, lines stand beside the widest of them")
  func endless() {
    let wide = width("aaaa")
    for (alignment, place) in [(NSTextAlignment.left, 0), (.center, 0.5), (.right, 1)]
      as [(NSTextAlignment, CGFloat)]
    {
      let lines = layout("aaaa\na", width: .infinity) { $0.alignment = alignment }.lines
      #expect(
        abs(lines[1].frame.minX - (wide - width("a")) * place) < 1e-9 && abs(lines[0].frame.minX) < 1e-9)
    }
    let indented = layout("aaaa\na", width: .infinity) {
      $0.alignment = .right
      $0.firstLineHeadIndent = 30
    }
    #expect(
      abs(indented.size.width - wide - 30) < 1e-9
        && indented.lines.allSatisfy { abs($0.frame.maxX - wide - 30) < 1e-9 })
  }

  @Test("lines end at a distance from the leading edge or from the trailing one")
  func tails() {
    let text = "one two three four five six"
    func widest(_ tail: CGFloat, head: CGFloat = 0) -> CGFloat {
      layout(text, width: 300) {
        $0.tailIndent = tail
        $0.headIndent = head
        $0.firstLineHeadIndent = head
        $0.alignment = .right
      }.lines[0].frame.maxX
    }
    #expect(abs(widest(0) - 300) < 1e-9 && abs(widest(-80) - 220) < 1e-9 && abs(widest(150) - 150) < 1e-9)
    #expect(abs(widest(150, head: 50) - 150) < 1e-9 && abs(widest(150, head: -50) - 150) < 1e-9)
    // Without any room each line holds one character.
    #expect(layout("abc", width: 20) { $0.tailIndent = -50 }.lines.count == 3)
    #expect(layout("a b", width: 100) { $0.firstLineHeadIndent = -5 }.lines[0].frame.minX == 0)
  }

  @Test("heights keep to their bounds, the multiple first and the greatest last")
  func heights() {
    func height(_ multiple: CGFloat, _ least: CGFloat, _ most: CGFloat) -> (CGFloat, CGFloat) {
      let layout = layout("a") {
        $0.lineHeightMultiple = multiple
        $0.minimumLineHeight = least
        $0.maximumLineHeight = most
      }
      return (layout.size.height, layout.size.height - layout.firstBaseline)
    }
    let (natural, depth) = (font.lineHeight, -font.descender)
    for (multiple, least, most, wanted) in [
      (0, 0, 0, natural), (2, 0, 0, 2 * natural), (0.5, 0, 0, natural / 2), (2, 0, 30, 30), (0, 50, 30, 30),
      (0, 10, 0, natural),
      (0, 0, 90, natural), (-2, 0, 0, natural), (0, 0, -5, natural), (3, 40, 100, 3 * natural),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)] {
      let found = height(multiple, least, most)
      #expect(abs(found.0 - wanted) < 1e-9 && abs(found.1 - depth) < 1e-9, "\(multiple) \(least) \(most)")
    }
  }

  @Test("a line is as high as what reaches highest and lowest in it")
  func mixedHeights() {
    func layout(_ attributes: [NSAttributedString.Key: Any]...) -> TextLayout {
      let string = NSMutableAttributedString(string: "")
      for attributes in attributes { string.append(NSAttributedString(string: "x", attributes: attributes)) }
      return TextLayout(text: AttributedText(string, font: font))
    }
    let low = layout([:], [.baselineOffset: -8])
    #expect(
      abs(low.size.height - font.lineHeight - 8) < 1e-9 && abs(low.firstBaseline - font.ascender) < 1e-9)
    let high = layout([.baselineOffset: 8], [:])
    #expect(
      abs(high.size.height - font.lineHeight - 8) < 1e-9 && abs(high.firstBaseline - font.ascender - 8) < 1e-9
    )
    let big = font.withSize(40)
    for mixed in [layout([.font: big], [:]), layout([:], [.font: big])] {
      #expect(
        abs(mixed.size.height - big.lineHeight) < 1e-9 && abs(mixed.firstBaseline - big.ascender) < 1e-9)
    }
    // An empty line is as high as the font it stands in.
    let string = NSMutableAttributedString(string: "x\n")
    string.append(NSAttributedString(string: "\n", attributes: [.font: big]))
    let lines = TextLayout(text: AttributedText(string, font: font)).lines
    #expect(lines.count == 3 && abs(lines[1].frame.height - big.lineHeight) < 1e-9)
    let empty = TextLayout(text: AttributedText("", font: font))
    #expect(
      empty.firstBaseline == font.ascender && empty.lastBaseline == font.ascender && empty.lines.isEmpty)
  }

  @Test("spacing and heights of lines decide how many there is room for, to the last point")
  func exactHeights() {
    let text = "a\nb\nc"
    func lines(_ height: CGFloat, _ mode: NSLineBreakMode = .byWordWrapping) -> [String] {
      var paragraph = TextParagraph(lineBreakMode: mode)
      paragraph.lineSpacing = 5
      return TextLayout(
        text: AttributedText(text, font: font), paragraph: paragraph, maximumWidth: 50, maximumHeight: height
      )
      .shownLines
    }
    let line = font.lineHeight
    #expect(
      lines(3 * line + 10) == ["a", "b", "c"] && lines(3 * line + 9.9) == ["a", "b"]
        && lines(2 * line + 5) == ["a", "b"])
    #expect(lines(2 * line + 4.9) == ["a"] && lines(0) == ["a"] && lines(-5) == ["a"] && lines(.nan) == ["a"])
    #expect(
      lines(2 * line + 5, .byTruncatingTail) == ["a", "b…"]
        && lines(2 * line + 5, .byCharWrapping) == ["a", "b"])
    let cut = TextLayout(
      text: AttributedText(text, font: font), paragraph: TextParagraph(lineBreakMode: .byWordWrapping),
      maximumWidth: 50,
      maximumHeight: 2 * line)
    #expect(cut.isTruncated && abs(cut.size.height - 2 * line) < 1e-9 && cut.lines[1].frame.minY == line)
  }
}
