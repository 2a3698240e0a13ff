import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

@Suite("Places in text")
struct TextPlacesTests {
  private func layout(
    _ string: String, width: CGFloat = .infinity, lines: Int = 0, paragraph: TextParagraph = TextParagraph()
  ) -> TextLayout {
    TextLayout(
      text: AttributedText(string, font: .systemFont(ofSize: 17)), paragraph: paragraph, maximumWidth: width,
      maximumNumberOfLines: lines)
  }

  @Test("carets of a plain word stand between its letters")
  func plainWord() {
    let layout = layout("Wil")
    let carets = (0...3).map { layout.caretRect(before: $0) }
    #expect(carets[0].minX == 0)
    #expect(abs(carets[3].minX - layout.size.width) < 1e-9)
    #expect(carets.map(\.minX) == carets.map(\.minX).sorted())
    #expect(carets.allSatisfy { $0.height == layout.lines[0].frame.height && $0.width == 2 })
    #expect(layout.characterRange(at: CGPoint(x: 3, y: 5)) == 0..<1)
    #expect(layout.characterRange(at: CGPoint(x: -1, y: 5)) == nil)
    #expect(layout.closestPosition(to: CGPoint(x: -9, y: -9)) == TextPosition(0))
    #expect(layout.closestPosition(to: CGPoint(x: 999, y: 999)) == TextPosition(3))
  }

  @Test("a caret before Hebrew stands at its right")
  func hebrew() {
    let layout = layout("אבג")
    #expect(abs(layout.caretRect(before: 0).minX - layout.size.width) < 1e-9)
    #expect(layout.caretRect(before: 6).minX == 0)
    #expect(layout.characterRange(at: CGPoint(x: layout.size.width - 1, y: 5)) == 0..<2)
    #expect(layout.closestPosition(to: CGPoint(x: layout.size.width + 9, y: 5)).offset == 0)
  }

  @Test("a selection across directions has a box for each part")
  func mixedSelection() {
    let layout = layout("abc אבג def")
    // The end of the Latin and the beginning of the Hebrew, which stands at the right of its part.
    let rects = layout.selectionRects(for: 2..<6)
    #expect(rects.count == 2)
    #expect(rects[0].maxX < rects[1].minX)
  }

  @Test("letters of a ligature share its width")
  func ligature() {
    let layout = TextLayout(
      text: AttributedText("لا", font: .systemFont(ofSize: 40)))
    #expect(layout.glyphRuns[0].clusters.count == 1)
    #expect(abs(layout.caretRect(before: 2).minX - layout.size.width / 2) < 1e-9)
  }

  @Test("accents and emoji sequences are one character")
  func wholeCharacters() {
    for string in ["e\u{301}x", "👨‍👩‍👧x", "🇩🇪x"] {
      let layout = layout(string)
      #expect(layout.characterRange(at: CGPoint(x: 1, y: 5)) == 0..<string.utf8.count - 1)
      #expect(layout.caretRect(before: 1).minX == 0)
    }
  }

  @Test("where a line is broken, the caret is on the line that is meant")
  func affinity() {
    let layout = layout("one two", width: 40)
    #expect(layout.lines.count == 2)
    let end = layout.closestPosition(to: CGPoint(x: 90, y: 3))
    #expect(end == TextPosition(4, affinity: .upstream))
    #expect(layout.caretRect(for: end).minY == 0)
    #expect(abs(layout.caretRect(for: end).minX - layout.lines[0].frame.maxX) < 1e-9)
    #expect(layout.caretRect(before: 4).origin == layout.lines[1].frame.origin)
  }

  @Test("a caret at the end of a line with a newline stays before it")
  func newline() {
    let layout = layout("ab\ncd\n")
    #expect(layout.closestPosition(to: CGPoint(x: 90, y: 3)) == TextPosition(2))
    #expect(layout.caretRect(before: 6).minY == layout.lines[2].frame.minY)
    #expect(layout.caretRect(before: 3).origin == layout.lines[1].frame.origin)
  }

  @Test("an empty text has a caret where its first letter would begin")
  func emptyText() {
    #expect(layout("").caretRect(before: 0).height == layout("a").lines[0].frame.height)
    #expect(
      layout("", width: 100, paragraph: TextParagraph(alignment: .center)).caretRect(before: 0).minX == 50)
    #expect(
      layout("", width: 100, paragraph: TextParagraph(alignment: .right)).caretRect(before: 0).minX == 100)
    #expect(layout("").closestPosition(to: .zero) == TextPosition(0))
  }

  @Test("an ellipsis belongs to the character before it")
  func ellipsis() throws {
    let layout = layout("A long text that has no room", width: 60, lines: 1)
    let line = try #require(layout.lines.first)
    let last = try #require(layout.characterRange(at: CGPoint(x: line.frame.maxX - 1, y: 5)))
    #expect(last.upperBound == line.range.upperBound)
    #expect(layout.selectionRects(for: line.range) == [line.frame])
  }

  // MARK: Laws

  private static let alphabet: [String] = [
    "a", "fi", "Quoin", "AVA", " ", " ", "  ", "-", "\t", "\n", "e\u{301}", "😀", "👨‍👩‍👧", "שלום", "لا", "عربي",
    "漢字", "12,345", "\u{AD}", "नमस्ते", "สวัสดี", "(", ")", "\u{A0}",
  ]

  private func randomLayout(_ random: inout SeededGenerator) -> (String, TextLayout) {
    let string = (0..<Int.random(in: 1...30, using: &random)).map { _ in
      Self.alphabet.randomElement(using: &random) ?? ""
    }.joined()
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead,
    ]
    let paragraph = TextParagraph(
      alignment: NSTextAlignment.allCases.randomElement(using: &random) ?? .left,
      lineBreakMode: modes.randomElement(using: &random) ?? .byWordWrapping)
    let layout = layout(
      string, width: CGFloat.random(in: 20...300, using: &random),
      lines: Int.random(in: 0...3, using: &random),
      paragraph: paragraph)
    return (string, layout)
  }

  @Test("the boxes of a whole line are the line", arguments: 0..<8)
  func tiling(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 9000)
    for _ in 0..<40 {
      let (string, layout) = randomLayout(&random)
      for (index, line) in layout.lines.enumerated() where line.frame.width > 0 {
        let cells = layout.content.cells(line: index)
        for (cell, next) in zip(cells, cells.dropFirst()) {
          #expect(cell.maxX == next.minX, "\(string.debugDescription)")
        }
        for cell in cells { #expect(cell.minX <= cell.maxX + 1e-9) }
        let rects = layout.selectionRects(for: line.range)
        #expect(rects.count <= 1, "\(string.debugDescription)")
        if let rect = rects.first {
          #expect(abs(rect.minX - line.frame.minX) < 1e-6 && abs(rect.maxX - line.frame.maxX) < 1e-6)
          #expect(rect.minY == line.frame.minY && rect.height == line.frame.height)
        }
      }
    }
  }

  @Test("a point in a box of a range is at a character of the range", arguments: 0..<8)
  func pointsInRanges(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 9100)
    for _ in 0..<40 {
      let (string, layout) = randomLayout(&random)
      let ends = [0, string.utf8.count].map { _ in Int.random(in: 0...string.utf8.count, using: &random) }
        .sorted()
      let range = ends[0]..<ends[1]
      for rect in layout.selectionRects(for: range) {
        for _ in 0..<4 {
          let point = CGPoint(
            x: rect.minX + rect.width * CGFloat.random(in: 0.01...0.99, using: &random), y: rect.midY)
          let character = layout.characterRange(at: point)
          #expect(character?.overlaps(range) == true, "\(string.debugDescription) \(range)")
        }
      }
    }
  }

  @Test("a character's box lies between the carets before and behind it", arguments: 0..<8)
  func carets(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 9200)
    for _ in 0..<40 {
      let (string, layout) = randomLayout(&random)
      for (index, line) in layout.lines.enumerated() {
        for cell in layout.content.cells(line: index) where !cell.isMark {
          let before = layout.caretRect(before: cell.range.lowerBound)
          #expect(before.minX == cell.leading, "\(string.debugDescription)")
          #expect(before.minY == line.frame.minY)
          guard cell.maxX - cell.minX > 0.01 else { continue }
          // A tap beside the leading edge puts the caret there.
          let inwards: CGFloat = cell.isRightToLeft ? -0.001 : 0.001
          let tap = layout.closestPosition(to: CGPoint(x: cell.leading + inwards, y: line.frame.midY))
          #expect(tap.offset == cell.range.lowerBound, "\(string.debugDescription) \(cell) \(line)")
        }
      }
    }
  }
}
