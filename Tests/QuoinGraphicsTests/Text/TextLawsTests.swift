import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// What holds for every text at every width, tried with seeded random ones.
@Suite("Laws of lines")
struct TextLawsTests {
  private static let alphabet: [String] = [
    "a", "bc", "Quoin", "lines", "AVA", " ", " ", " ", "  ", "-", "—", "\t", "\n", "e\u{301}", "😀", "👨‍👩‍👧",
    "שלום",
    "عربي", "漢字", "かな", "한국", "12,345", "\u{AD}", "\u{200B}", "नमस्ते", "สวัสดี", "(", ")", ".", "\u{A0}",
  ]

  private func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...40, using: &random)).map { _ in
      Self.alphabet.randomElement(using: &random) ?? ""
    }.joined()
  }

  @Test("lines cover the text without gaps, stay within the width and stack to the height", arguments: 0..<24)
  func wholeTexts(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let string = text(&random)
      let width = CGFloat.random(in: 0...300, using: &random)
      let mode: NSLineBreakMode = Bool.random(using: &random) ? .byCharWrapping : .byWordWrapping
      let layout = TextLayout(
        text: AttributedText(string, font: .systemFont(ofSize: 15)),
        paragraph: TextParagraph(lineBreakMode: mode), maximumWidth: width)
      var end = 0
      var bottom = 0.0
      for line in layout.lines {
        #expect(line.range.lowerBound == end)
        #expect(abs(line.frame.minY - bottom) < 1e-6)
        end = line.range.upperBound
        bottom = line.frame.maxY
        let isSingle = layout.content.text.isUnbreakable(line.range)
        #expect(line.frame.width <= width + 0.01 || isSingle, "\(string.debugDescription) at \(width)")
      }
      #expect(end == string.utf8.count)
      #expect(abs(layout.size.height - bottom) < 1e-6)
      #expect(!layout.isTruncated)
    }
  }

  @Test("shortened texts keep to their lines, their width and their height", arguments: 0..<24)
  func shortenedTexts(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 1000)
    let modes = NSLineBreakMode.allCases
    for _ in 0..<40 {
      let string = text(&random)
      let width = CGFloat.random(in: 30...300, using: &random)
      let height = CGFloat.random(in: 0...100, using: &random)
      let lines = Int.random(in: 0...3, using: &random)
      let mode = modes.randomElement(using: &random) ?? .byClipping
      let layout = TextLayout(
        text: AttributedText(string, font: .systemFont(ofSize: 15)),
        paragraph: TextParagraph(lineBreakMode: mode), maximumWidth: width, maximumHeight: height,
        maximumNumberOfLines: lines)
      #expect(lines == 0 || layout.lines.count <= lines)
      #expect(layout.size.height <= height + 0.01 || layout.lines.count <= 1)
      for line in layout.lines where mode != .byClipping && line.isTruncated {
        #expect(line.frame.width <= width + 0.01, "\(string.debugDescription) at \(width), \(mode)")
      }
      #expect(!layout.lines.contains(where: \.isTruncated) || layout.isTruncated)
    }
  }

  @Test("fitting equals layout: at its own width a text has as many lines", arguments: 0..<48)
  func fitting(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 2000)
    for _ in 0..<40 {
      let text = AttributedText(text(&random), font: .systemFont(ofSize: 15))
      let width = CGFloat.random(in: 20...300, using: &random)
      let first = TextLayout(text: text, maximumWidth: width)
      guard first.size.width <= width else { continue }
      let second = TextLayout(text: text, maximumWidth: first.size.width)
      #expect(second.size.height == first.size.height)
      #expect(second.lines.map(\.range) == first.lines.map(\.range))
    }
  }

  @Test("a tab where a word is broken takes its room, as before a space between words")
  func brokenBehindATab() throws {
    let text = AttributedText("abcd\t)efghij", font: .systemFont(ofSize: 15))
    // Tabs end at multiples of 28 points, and a bracket is not parted from what stands before it.
    let first = TextLayout(text: text, maximumWidth: 57)
    #expect(first.lines.first?.range == 0..<5 && first.lines.first?.frame.width == 56)
    #expect(TextLayout(text: text, maximumWidth: 56).lines.map(\.range) == first.lines.map(\.range))
  }
}

extension ShapedText {
  /// Whether a part of the text holds one visible cluster at most.
  fileprivate func isUnbreakable(_ bytes: Range<Int>) -> Bool {
    let parts = clusters.indices.dropLast().filter { bytes.contains(Int(clusters[$0].start)) }
    let visible = parts.filter { clusters[$0].traits.isDisjoint(with: [.space, .newline, .softHyphen]) }
    return visible.count <= 1
      || visible.dropFirst().allSatisfy {
        clusters[$0].traits.isDisjoint(with: [.characterBreak, .lineBreak])
      } || clusters[visible[0] + 1].x == clusters[visible[0]].x
  }
}
