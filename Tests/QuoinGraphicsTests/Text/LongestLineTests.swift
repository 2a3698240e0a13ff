import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// Lines hold as much as they have room for: compared with all places where they might have ended.
@Suite("The longest lines that fit")
struct LongestLineTests {
  private static let words = [
    "a", "bc", "Quoin", "lines", "AVA", " ", " ", " ", "  ", "-", "—", "e\u{301}", "😀", "漢字", "12,345",
    "hy\u{AD}phen", "\u{AD}", "\u{200B}", "(", ")", ".", "\u{A0}", "\n", "\r\n", "Donaudampfschiff",
  ]

  private func string(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...30, using: &random)).map { _ in
      Self.words.randomElement(using: &random) ?? ""
    }.joined()
  }

  private func layout(
    _ string: String, _ mode: NSLineBreakMode, width: CGFloat, lines: Int = 0
  ) -> TextLayout {
    TextLayout(
      text: AttributedText(string, font: .systemFont(ofSize: 15)),
      paragraph: TextParagraph(lineBreakMode: mode),
      maximumWidth: width, maximumNumberOfLines: lines)
  }

  /// The width that a line takes that ends before a cluster: without the white space at its end, with a hyphen where one
  /// is drawn.
  private func width(_ text: ShapedText, _ start: Int, _ end: Int, hyphen: Double) -> Double {
    var last = end
    while last > start, text.clusters[last - 1].traits.contains(.space) { last -= 1 }
    let isHyphened = text.clusters[end - 1].traits.contains(.softHyphen) && end < text.clusters.count - 1
    return text.clusters[last].x - text.clusters[start].x + (isHyphened ? hyphen : 0)
  }

  /// Where a line ends: at the last place that has room, before the end of its paragraph or at it.
  private func end(_ text: ShapedText, from start: Int, room: Double, words: Bool, hyphen: Double) -> Int {
    let count = text.clusters.count - 1
    let hardEnd =
      (start..<count).first { text.clusters[$0].traits.contains(.newline) }.map { $0 + 1 } ?? count
    if words {
      let places = (start + 1...hardEnd).filter {
        $0 == hardEnd || text.clusters[$0].traits.contains(.lineBreak)
      }
      if let best = places.last(where: { width(text, start, $0, hyphen: hyphen) <= room + 0.001 }) {
        return best
      }
    }
    if text.clusters[start].traits.contains(.newline) { return start + 1 }
    // No word has room, or none counts: characters, of which there is at least one, and the white space behind them.
    let breaks = (start + 1...hardEnd).filter {
      $0 == hardEnd || !text.clusters[$0].traits.isDisjoint(with: [.characterBreak, .newline])
    }
    let characters = breaks.filter { $0 < hardEnd || !text.clusters[$0 - 1].traits.contains(.newline) }
    var end =
      characters.last { text.clusters[$0].x - text.clusters[start].x <= room + 0.001 } ?? breaks.first
      ?? hardEnd
    while end < count, text.clusters[end].traits.contains(.space),
      !text.clusters[end].traits.contains(.newline)
    {
      end += 1
    }
    return end < count && text.clusters[end].traits.contains(.newline) ? end + 1 : end
  }

  @Test("a line ends at the last place where it has room", arguments: [true, false])
  func ends(words: Bool) {
    var random = SeededGenerator(seed: words ? 61 : 62)
    let hyphen = Double(layout("-", .byClipping, width: .infinity).size.width)
    for _ in 0..<400 {
      let string = string(&random)
      let room = CGFloat.random(in: 0...160, using: &random)
      let layout = layout(string, words ? .byWordWrapping : .byCharWrapping, width: room)
      let text = layout.content.text
      var start = 0
      for line in layout.lines where start < text.clusters.count - 1 {
        let end = end(text, from: start, room: Double(room), words: words, hyphen: hyphen)
        #expect(
          line.range == Int(text.clusters[start].start)..<Int(text.clusters[end].start),
          "\(string.debugDescription) at \(room)")
        start = end
      }
      #expect(start == text.clusters.count - 1)
    }
  }

  /// Where a text that stands on one line may be cut: between the characters that people see.
  private func cuts(_ text: ShapedText) -> [Int] {
    text.clusters.indices.filter {
      $0 == text.clusters.count - 1 || text.clusters[$0].traits.contains(.characterBreak)
    }
  }

  @Test("a shortened line shows as much of its text as there is room for", arguments: 0..<4 as Range<UInt64>)
  func shortened(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 70)
    for _ in 0..<100 {
      let string = string(&random).filter { !$0.isNewline }
      let dots = layout("…", .byClipping, width: .infinity).size.width
      let room = CGFloat.random(in: dots...160, using: &random)
      for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
        let layout = layout(string, mode, width: room, lines: 1)
        let text = layout.content.text
        func x(_ cluster: Int) -> Double { text.clusters[cluster].x }
        func trimmedEnd(_ end: Int) -> Int {
          var end = end
          while end > 0, text.clusters[end - 1].traits.contains(.space) { end -= 1 }
          return end
        }
        func trimmedBegin(_ begin: Int) -> Int {
          var begin = begin
          while begin < text.clusters.count - 1, text.clusters[begin].traits.contains(.space) { begin += 1 }
          return begin
        }
        guard layout.isTruncated else {
          let end = trimmedEnd(text.clusters.count - 1)
          #expect(
            x(end) <= Double(room) + 0.001 || cuts(text).filter { $0 < end }.count == 1,
            "\(string.debugDescription)")
          continue
        }
        let rest = Double(room - dots) + 0.001
        let all = x(text.clusters.count - 1)
        func head(_ room: Double) -> Int { trimmedEnd(cuts(text).last { x($0) <= room } ?? 0) }
        func tail(_ room: Double) -> Int {
          trimmedBegin(cuts(text).first { all - x($0) <= room } ?? text.clusters.count - 1)
        }
        let count = text.clusters.count - 1
        let wanted: [Range<Int>] =
          switch mode {
          case .byTruncatingTail: [0..<head(rest)]
          case .byTruncatingHead: [tail(rest)..<count]
          default: [0..<head(rest / 2), max(head(rest / 2), tail(rest - x(head(rest / 2))))..<count]
          }
        let shown = layout.content.pieces.filter { $0.source === text }.map(\.clusters).sorted {
          $0.lowerBound < $1.lowerBound
        }
        #expect(
          Set(shown.flatMap { Array($0) }) == Set(wanted.flatMap { Array($0) }),
          "\(string.debugDescription) at \(room), \(mode)")
      }
    }
  }
}
