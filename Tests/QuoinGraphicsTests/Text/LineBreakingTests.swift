import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Lines")
struct LineBreakingTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func layout(
    _ string: String, width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int = 0,
    mode: NSLineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    TextLayout(
      text: AttributedText(string, font: font), paragraph: TextParagraph(lineBreakMode: mode),
      maximumWidth: width, maximumHeight: height, maximumNumberOfLines: lines)
  }

  @Test("a short text is one line as high as its font's lines")
  func oneLine() {
    let layout = layout("Hello")
    #expect(layout.lines.count == 1)
    #expect(abs(layout.size.height - font.lineHeight) < 1e-9)
    #expect(abs(layout.firstBaseline - font.ascender) < 1e-9)
    #expect(layout.lastBaseline == layout.firstBaseline)
    #expect(layout.lines.map(\.range) == [0..<5])
  }

  @Test("lines end between words, and spaces there take no room")
  func wrapping() {
    let text = "The quick brown fox jumps"
    let wide = layout("brown fox").size.width
    let layout = layout(text, width: wide)
    #expect(layout.shownLines == ["The quick", "brown fox", "jumps"])
    #expect(abs(layout.lines[1].frame.width - wide) < 1e-9)
  }

  @Test("the width that a text measures holds it in as many lines")
  func measuredWidthHolds() {
    for text in ["Hello, world", "a b c d e f g", "Quoin — AVAVAV To"] {
      #expect(layout(text, width: layout(text).size.width).lines.count == 1)
    }
  }

  @Test("newlines of every kind end lines, and a last one leaves an empty line")
  func newlines() {
    #expect(layout("a\nb\r\nc\u{2028}d\u{2029}e").shownLines == ["a", "b", "c", "d", "e"])
    #expect(layout("a\n").lines.count == 2)
    #expect(layout("\n\n").lines.count == 3)
    #expect(layout("").lines.isEmpty)
    #expect(layout("").size == .zero)
  }

  @Test("a word wider than its line is broken between characters")
  func longWord() {
    let layout = layout("Donaudampfschiff", width: 60)
    #expect(layout.lines.count == 3)
    #expect(layout.shownLines.joined() == "Donaudampfschiff")
    #expect(layout.lines.allSatisfy { $0.frame.width <= 60 })
  }

  @Test("character wrapping fills lines regardless of words")
  func characterWrapping() {
    let layout = layout("ab cd ef gh", width: 50, mode: .byCharWrapping)
    #expect(layout.shownLines == ["ab cd", "ef gh"] || layout.lines.allSatisfy { $0.frame.width <= 50 })
    #expect(layout.lines[0].range.lowerBound == 0)
  }

  @Test("soft hyphens are drawn only where a line ends behind them")
  func softHyphens() {
    let text = "Donau\u{AD}dampf"
    #expect(layout(text).shownLines == ["Donau\u{AD}dampf"])
    let narrow = layout(text, width: layout("Donau-").size.width + 1)
    #expect(narrow.shownLines == ["Donau\u{AD}-", "dampf"])
  }

  @Test("tabs end at multiples of 28 points")
  func tabs() {
    #expect(abs(layout("\ta").size.width - 28 - layout("a").size.width) < 1e-6)
    #expect(abs(layout("a\tb").size.width - 28 - layout("b").size.width) < 1e-6)
    #expect(abs(layout("aaaaa\tb").size.width - 56 - layout("b").size.width) < 1e-6)
  }

  @Test("combining marks take no room and stay with their letter")
  func combiningMarks() {
    #expect(abs(layout("e\u{301}").size.width - layout("é").size.width) < 0.01)
    let layout = layout("e\u{301}e\u{301}e\u{301}", width: 1)
    #expect(layout.lines.map(\.range.count) == [3, 3, 3])
  }
}

extension TextLayout {
  /// The text that each line draws, in the order of the text, with its ellipsis or hyphen.
  var shownLines: [String] {
    lines.indices.map { index in
      content.pieces.filter { $0.line == index }.sorted {
        ($0.source === content.text ? $0.clusters.lowerBound : .max)
          < ($1.source === content.text ? $1.clusters.lowerBound : .max)
      }.map { $0.source.text(of: $0.clusters) }.joined()
    }
  }

  /// The text that each line draws, from left to right.
  var visualLines: [String] {
    lines.indices.map { index in
      content.pieces.filter { $0.line == index }.map { $0.source.text(of: $0.clusters) }.joined(
        separator: "|")
    }
  }
}
