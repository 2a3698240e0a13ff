import Foundation
import QuoinResources
import Testing

@testable import QuoinGraphics

/// The parts that text is cut into before it is shaped, and what is remembered of it.
@Suite("Parts of text")
struct TextPartsTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func reading<Result>(_ text: String, _ body: (ScalarReader) throws -> Result) rethrows -> Result {
    var text = text
    return try text.withUTF8 { try body(ScalarReader(bytes: $0)) }
  }

  @Test("characters are read from one to four bytes")
  func scalars() {
    for scalar in [
      "\0", "A", "\u{7F}", "\u{80}", "é", "\u{7FF}", "\u{800}", "漢", "\u{FFFF}", "\u{10000}", "😀",
      "\u{10FFFF}",
    ] as [Unicode.Scalar] {
      reading("x\(scalar)y") { reader in
        let (value, length) = reader.scalar(at: 1)
        #expect(value == scalar.value && length == String(scalar).utf8.count)
      }
    }
    let kinds: [(ClosedRange<UInt32>, TextItem.Kind)] = [
      (0...8, .control), (9...9, .tab), (10...13, .newline), (14...31, .control), (32...126, .text),
      (127...132, .control),
      (133...133, .newline), (134...159, .control), (160...0x2027, .text), (0x2028...0x2029, .newline),
      (0x202A...0x1F600, .text),
    ]
    for (range, kind) in kinds {
      #expect(TextItem.Kind(range.lowerBound) == kind && TextItem.Kind(range.upperBound) == kind, "\(range)")
    }
  }

  @Test("paragraphs end at every kind of newline, and a last one leaves an empty one")
  func paragraphs() {
    func parts(_ text: String) -> [String] {
      reading(text) { reader in
        ParagraphSource.split(reader).map { part in
          let bytes = Array(reader.bytes)
          return String(decoding: bytes[part.range.lowerBound..<part.contentEnd], as: UTF8.self)
            + (part.isPlain ? "" : "*")
            + "|\(part.range.count - (part.contentEnd - part.range.lowerBound))"
        }
      }
    }
    #expect(parts("") == ["|0"] && parts("a") == ["a|0"] && parts("a\n") == ["a|1", "|0"])
    #expect(
      parts("a\r\nb\rc\u{85}d\u{2029}e\n\nf\r") == ["a|2", "b|1", "c|2", "d|3", "e|1", "|1", "f|1", "|0"])
    #expect(parts("a\u{2028}b") == ["a\u{2028}b*|0"] && parts("é–“”…€™\tx\u{B}") == ["é–“”…€™\tx\u{B}|0"])
    for other in ["\u{300}", "א", "漢", "\u{200B}", "\u{200F}", "\u{202B}", "😀", "\u{203B}", "\u{2028}"] {
      #expect(parts("a\(other)\nb") == ["a\(other)*|1", "b|0"])
    }
  }

  @Test("a look is found by its bytes")
  func spans() {
    let string = NSMutableAttributedString(string: "aé", attributes: [.kern: 1])
    string.append(NSAttributedString(string: "bc", attributes: [.kern: 2]))
    string.append(NSAttributedString(string: "d", attributes: [.kern: 3]))
    let reader = SpanReader(AttributedText(string, font: font))
    #expect((0..<8).map { reader.index(at: $0) } == [0, 0, 0, 1, 1, 2, 2, 2])
    #expect(
      [reader.end(0), reader.end(1), reader.end(2), reader.end(9)] == [3, 5, .max, .max] && reader.hasSpans)
    #expect([0, 1, 2, 7].map { reader.attributes($0).kern } == [1, 2, 3, 3])
    let plain = SpanReader(AttributedText("abc", font: font, color: .red))
    #expect(plain.index(at: 2) == 0 && plain.end(0) == .max && !plain.hasSpans && plain.paragraph(0) == nil)
    #expect(plain.attributes(5) == TextAttributes(font: font, color: .red) && plain.font(5) == font)
    // Neighbours that are alike become one.
    let same = NSMutableAttributedString(string: "a", attributes: [.kern: 1])
    same.append(NSAttributedString(string: "b", attributes: [.kern: 1.0]))
    #expect(AttributedText(same, font: font).spans?.spans.map(\.end) == [2])
  }

  @Test("attributes are read as UIKit has them, and what is of another type is passed over")
  func attributes() throws {
    func read(_ values: [NSAttributedString.Key: Any]) throws -> TextAttributes {
      let text = AttributedText(NSAttributedString(string: "a", attributes: values), font: font, color: .red)
      return try #require(text.spans?.spans.first).attributes
    }
    let plain = TextAttributes(font: font, color: .red)
    #expect(try read([:]) == plain && plain.hasLigatures && plain.kern == 0)
    for key in [
      NSAttributedString.Key.font, .foregroundColor, .backgroundColor, .kern, .ligature, .baselineOffset,
      .underlineStyle, .underlineColor, .strikethroughStyle, .link, .paragraphStyle,
    ] {
      #expect(try read([key: Date()]) == plain, "\(key)")
    }
    for two in [2, 2.0, Float(2), CGFloat(2), NSNumber(value: 2)] as [Any] {
      #expect(try read([.kern: two]).kern == 2 && read([.baselineOffset: two]).baselineOffset == 2)
      #expect(try read([.underlineStyle: two]).underline == .thick && read([.tracking: two]).kern == 2)
    }
    #expect(try read([.tracking: 3, .kern: 1]).kern == 1)
    #expect(try !read([.ligature: 0]).hasLigatures && read([.ligature: 1]).hasLigatures)
    #expect(try read([.underlineStyle: NSUnderlineStyle.double]).underline == .double)
    #expect(
      try read([.strikethroughStyle: 1, .strikethroughColor: UIColor.blue]).strikethroughColor == .blue)
    #expect(
      try read([.link: URL(string: "https://a/b")!]).link == ExactString("https://a/b")
        && read([.link: "c"]).link == ExactString("c"))
    var paragraph = TextParagraph(alignment: .right)
    paragraph.lineSpacing = 3
    #expect(try read([.paragraphStyle: NSParagraphStyle(paragraph)]).paragraph == paragraph)
    let other = TextAttributes(font: font.withSize(3), color: .blue)
    for change in [
      { $0.font = other.font }, { $0.kern = 1 }, { $0.hasLigatures = false }, { $0.baselineOffset = 1 },
    ] as [(inout TextAttributes) -> Void] {
      var changed = plain
      change(&changed)
      #expect(!plain.shapesLike(changed) && plain != changed)
    }
    var coloured = plain
    coloured.color = .blue
    #expect(plain.shapesLike(coloured) && plain != coloured)
  }

  @Test("ligatures are on unless the text is spaced or says no")
  func ligatures() throws {
    let serif = try #require(UIFont(name: "Noto Serif", size: 20))
    func glyphs(_ attributes: [NSAttributedString.Key: Any]) -> Int {
      let string = NSAttributedString(string: "fi", attributes: attributes)
      return TextLayout(text: AttributedText(string, font: serif)).glyphRuns.reduce(0) {
        $0 + $1.glyphs.count
      }
    }
    let joined = glyphs([:])
    #expect(glyphs([.ligature: 1]) == joined && glyphs([.ligature: 0]) == 2 && glyphs([.kern: 2]) == 2)
    #expect(joined == TextLayout(text: AttributedText("fi", font: serif)).glyphRuns[0].glyphs.count)
  }

  @Test("paragraph styles give back what they were given, and copy all of it")
  func styles() throws {
    let style = NSMutableParagraphStyle()
    #expect(
      style.lineBreakMode == .byWordWrapping && style.alignment == .natural
        && style == NSParagraphStyle.default)
    style.alignment = .center
    style.lineBreakMode = .byClipping
    style.baseWritingDirection = .rightToLeft
    style.hyphenationFactor = 0.5
    let distances: [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] = [
      \.lineSpacing, \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple, \.paragraphSpacing,
      \.paragraphSpacingBefore, \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.defaultTabInterval,
    ]
    for (index, distance) in distances.enumerated() {
      let before = NSParagraphStyle(style.paragraph)
      #expect(style[keyPath: distance] == 0)
      style[keyPath: distance] = CGFloat(index + 1)
      #expect(style != before)
    }
    #expect(distances.map { style[keyPath: $0] } == (1...10).map { CGFloat($0) })
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.hash == style.hash && !(copy is NSMutableParagraphStyle))
    #expect(
      copy.alignment == .center && copy.lineBreakMode == .byClipping
        && copy.baseWritingDirection == .rightToLeft)
    #expect(
      [copy.lineSpacing, copy.minimumLineHeight, copy.maximumLineHeight, copy.lineHeightMultiple] == [
        1, 2, 3, 4,
      ])
    #expect([copy.paragraphSpacing, copy.paragraphSpacingBefore, copy.firstLineHeadIndent] == [5, 6, 7])
    #expect(
      [copy.headIndent, copy.tailIndent, copy.defaultTabInterval] == [8, 9, 10]
        && copy.hyphenationFactor == 0.5)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    mutable.alignment = .left
    #expect(mutable != copy && copy.alignment == .center && !copy.isEqual("a"))
    #expect(
      NSTextAlignment.allCases.map(\.rawValue) == [0, 1, 2, 3, 4]
        && NSWritingDirection.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(NSLineBreakMode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
  }

  @Test("what decides how a text is set decides whether it is found again")
  func requests() {
    let text = AttributedText("ab", font: font, color: .red)
    func request(
      _ text: AttributedText, _ paragraph: TextParagraph = TextParagraph(), _ width: Double = 9,
      _ height: Double = 8, _ lines: Int = 7
    ) -> TextRequest {
      TextRequest(text: text, paragraph: paragraph, width: width, height: height, lines: lines)
    }
    let some = request(text)
    #expect(some == request(AttributedText("ab", font: font, color: .red)))
    let blue = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.blue])
    let others = [
      request(AttributedText("ac", font: font, color: .red)),
      request(AttributedText("ab", font: font.withSize(3), color: .red)),
      request(AttributedText("ab", font: font, color: .blue)),
      request(AttributedText(blue, font: font, color: .red)),
      request(text, TextParagraph(alignment: .center)), request(text, TextParagraph(), 10),
      request(text, TextParagraph(), 9, 9),
      request(text, TextParagraph(), 9, 8, 8),
    ]
    for (index, other) in others.enumerated() { #expect(some != other, "\(index)") }
    let odd = request(text, TextParagraph(), -1, .nan, -3)
    #expect(odd.maximumWidth == 0 && odd.maximumHeight == 0 && odd.maximumNumberOfLines == 0)
    #expect(
      request(text, TextParagraph(), .nan, -1).maximumWidth == 0
        && request(text, TextParagraph(), 1, -1).maximumHeight == 0)
    // Shapes depend on neither colour nor width.
    func shapes(_ text: AttributedText, _ direction: NSWritingDirection = .natural) -> ShapeRequest {
      ShapeRequest(text: text, baseDirection: direction)
    }
    #expect(shapes(text) == shapes(AttributedText("ab", font: font, color: .blue)))
    #expect(
      shapes(text) != shapes(text, .rightToLeft) && shapes(text) != shapes(AttributedText(blue, font: font)))
    #expect(
      shapes(text) != shapes(AttributedText("ab", font: font.withSize(3)))
        && shapes(text) != shapes(AttributedText("ac", font: font)))
    #expect(shapes(AttributedText("é", font: font)) != shapes(AttributedText("e\u{301}", font: font)))
    let accents = [AttributedText("é", font: font), AttributedText("e\u{301}", font: font)]
    #expect(accents[0] != accents[1] && accents[0] == AttributedText("é", font: font))
    #expect(
      text != AttributedText("ab", font: font, color: .blue)
        && text != AttributedText("ab", font: font.withSize(3), color: .red))
    #expect(
      text != AttributedText(blue, font: font, color: .red) && !text.isEmpty
        && AttributedText("", font: font).isEmpty)
  }

  @Test("tabs end at the next stop from the paragraph's edge")
  func tabStops() {
    func ends(_ interval: CGFloat, indent: Double, _ positions: Double...) -> [Double] {
      var paragraph = TextParagraph()
      paragraph.defaultTabInterval = interval
      let stops = TabStops(paragraph, indent: indent)
      return positions.map { stops.end(after: $0) }
    }
    #expect(
      ends(0, indent: 0, 0, 27.9, 28, 30, 56) == [28, 28, 56, 56, 84] && ends(-3, indent: 0, 5) == [28])
    #expect(
      ends(40, indent: 0, 0, 39, 40) == [40, 40, 80]
        && ends(40, indent: 10, 0, 29, 30, 35) == [30, 30, 70, 70])
    // A position a hair before its stop is on it.
    #expect(ends(40, indent: 0, 39.9995) == [80])
  }

  @Test("tabs count in widths, breaks and cuts")
  func tabs() {
    func layout(
      _ string: String, width: CGFloat = .infinity, lines: Int = 0, mode: NSLineBreakMode = .byWordWrapping
    ) -> TextLayout {
      TextLayout(
        text: AttributedText(string, font: font), paragraph: TextParagraph(lineBreakMode: mode),
        maximumWidth: width,
        maximumNumberOfLines: lines)
    }
    func width(_ string: String) -> CGFloat { layout(string).size.width }
    #expect(abs(width("a\t\tb") - 56 - width("b")) < 1e-6)
    let runs = layout("a\tb\tc").glyphRuns
    #expect(runs.map { $0.glyphs[0].x.rounded() }.filter { $0 > 0 } == [28, 56])
    let broken = layout("aa\tbb\tcc", width: 28 + width("bb") + 3)
    #expect(broken.lines.count == 2)
    let clipped = layout("a\tbbbbbb", width: 28 + width("bb") + 1, lines: 1, mode: .byClipping)
    #expect(clipped.shownLines == ["a\tbbb"])
    let cut = layout("a\tbbbbbb", width: 28 + width("bb…") + 1, lines: 1, mode: .byTruncatingTail)
    #expect(cut.shownLines == ["a\tbb…"])
    #expect(abs(cut.lines[0].frame.width - 28 - width("bb…")) < 1e-6)
    let word = layout("a\tbbbbbb", width: 28 + width("bbb") + 1)
    let limit: CGFloat = 28 + width("bbb") + 1
    #expect(word.lines.allSatisfy { $0.frame.width <= limit })
    #expect(word.lines.count <= 3)
    let characters = layout("a\tbbbbbb", width: 28 + width("bbb") + 1, mode: .byCharWrapping)
    #expect(characters.shownLines == ["a\tbbb", "bbb"])
  }

  @Test("long texts are set as short ones are, though they are shaped in pieces")
  func longTexts() {
    let words = TextLayout(
      text: AttributedText(String(repeating: "word ", count: 8_000), font: font), maximumWidth: 200)
    #expect(Set(words.lines.dropLast().map(\.range.count)).count == 1 && words.lines.count > 1000)
    for letter in ["a", "é"] {
      let endless = TextLayout(
        text: AttributedText(String(repeating: letter, count: 40_000), font: font), maximumWidth: 200)
      // Where one piece ends and the next begins, a line may be shorter.
      let counts = endless.lines.dropLast().map { $0.range.count / letter.utf8.count }
      let most = counts.max() ?? 0
      #expect(most > 10 && counts.count { $0 < most } <= 4, "\(letter): \(Set(counts))")
    }
    let hebrew = TextLayout(
      text: AttributedText(String(repeating: "שלום ", count: 4_000), font: font), maximumWidth: 200)
    #expect(Set(hebrew.lines.dropLast().map(\.range.count)).count == 1)
    #expect(Set(hebrew.lines.dropLast().map { ($0.frame.width * 1000).rounded() }).count == 1)
  }

  @Test("only lines near what can be seen are drawn")
  func visibleRuns() {
    let layout = TextLayout(text: AttributedText("a\nb\nc\nd\ne\nf\ng", font: font))
    let line = font.lineHeight
    func seen(_ rect: CGRect) -> String { layout.glyphRuns(in: rect, BudgetMeter()).map(\.text).joined() }
    #expect(seen(CGRect(x: 0, y: 3.2 * line, width: 5, height: 0.5 * line)) == "cde")
    #expect(seen(CGRect(x: 0, y: -2 * line, width: 5, height: line / 2)) == "")
    #expect(
      seen(CGRect(x: 200, y: 0, width: 5, height: 9 * line)) == ""
        && seen(CGRect(x: -200, y: 0, width: 500, height: 900)) == "abcdefg")
    #expect(seen(CGRect(x: -line / 2 - 2, y: 0, width: 2, height: 1)) == "ab")
    var budget = Budget.default
    budget.wallTime = .zero
    let meter = BudgetMeter(budget)
    _ = meter.allows(1 << 30)
    #expect(layout.glyphRuns(in: CGRect(x: 0, y: 0, width: 99, height: 999), meter).isEmpty)
  }

  @Test("a character is a picture by itself, by its selector or by the colour of its skin")
  func emoji() {
    func isPicture(_ text: String) -> Bool {
      TextLayout(text: AttributedText(text, font: font)).glyphRuns.last?.font.familyName == "Noto Color Emoji"
    }
    for picture in ["😀", "©\u{FE0F}", "®\u{FE0F}", "❤\u{FE0F}", "☝🏽", "1\u{FE0F}\u{20E3}", "⌚"] {
      #expect(isPicture(picture), "\(picture)")
    }
    for text in ["©", "®", "❤", "☝", "1", "#", "⌚\u{FE0E}", "a\u{FE0F}", "™"] {
      #expect(!isPicture(text), "\(text)")
    }
  }

  @Test("spaces belong to the letters around them, in their own font where there is no other")
  func spaces() {
    func runs(_ text: String) -> [String] {
      TextLayout(text: AttributedText(text, font: font)).glyphRuns.map { "\($0.font.familyName): \($0.text)" }
    }
    #expect(runs("שלום עולם").count == 1)
    #expect(runs("漢 字") == ["Noto Sans CJK SC: 漢 字"])
    #expect(runs("a 漢") == ["Inter: a ", "Noto Sans CJK SC: 漢"])
    #expect(runs("😀 😀").map { $0.hasPrefix("Inter") } == [false, true, false])
    #expect(runs(" 漢").count == 1 && runs("  a") == ["Inter:   a"])
  }

  @Test("hyphens and ellipses have the look of what stands before them")
  func marks() {
    let string = NSMutableAttributedString(string: "aaa", attributes: [.foregroundColor: UIColor.red])
    string.append(
      NSAttributedString(
        string: "bbb\u{AD}ccccccc", attributes: [.foregroundColor: UIColor.blue, .font: font.withSize(24)]))
    func layout(width: CGFloat, lines: Int = 0, mode: NSLineBreakMode = .byWordWrapping) -> TextLayout {
      TextLayout(
        text: AttributedText(string, font: font), paragraph: TextParagraph(lineBreakMode: mode),
        maximumWidth: width,
        maximumNumberOfLines: lines)
    }
    let whole = layout(width: .infinity).size.width
    let hyphened = layout(width: whole * 0.7)
    #expect(hyphened.shownLines == ["aaabbb\u{AD}-", "ccccccc"])
    #expect(hyphened.glyphRuns.first { $0.text == "-" }?.color == .blue)
    #expect(hyphened.glyphRuns.first { $0.text == "-" }?.font.pointSize == 24)
    let tail = layout(width: whole * 0.7, lines: 1, mode: .byTruncatingTail)
    #expect(
      tail.glyphRuns.last?.text == "…" && tail.glyphRuns.last?.color == .blue
        && tail.size.width <= whole * 0.7)
    let head = layout(width: whole * 0.5, lines: 1, mode: .byTruncatingHead)
    #expect(
      head.glyphRuns.first?.text == "…" && head.glyphRuns.first?.font.pointSize == 24
        && head.size.width <= whole * 0.5)
    let middle = layout(width: whole * 0.5, lines: 1, mode: .byTruncatingMiddle)
    #expect(middle.glyphRuns.map(\.color).contains(.red) && middle.size.width <= whole * 0.5)
    #expect(middle.glyphRuns.first { $0.text == "…" }?.font.pointSize == 17)
    #expect(middle.lines.map(\.isTruncated) == [true] && middle.isTruncated)
  }
}
