import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Where a caret can stand in a line")
struct CaretStopTests {
  private func layout(_ string: String, width: CGFloat = .infinity) -> TextLayout {
    TextLayout(
      text: AttributedText(string, font: .systemFont(ofSize: 16)),
      paragraph: TextParagraph(alignment: .left, lineBreakMode: .byWordWrapping), maximumWidth: width)
  }

  private func places(_ layout: TextLayout, line: Int) -> [Int] {
    layout.caretStops(onLine: line).map(\.position.offset)
  }

  @Test("before each character and behind the last, but not behind a newline")
  func stops() {
    let lines = layout("ab\ne\u{301}\n")
    #expect(places(lines, line: 0) == [0, 1, 2])
    #expect(places(lines, line: 1) == [3, 6])
    #expect(places(lines, line: 2) == [7])
    #expect(places(lines, line: 3) == [] && places(lines, line: -1) == [])
    #expect(lines.endsWithNewline(0) && lines.endsWithNewline(1) && !lines.endsWithNewline(2))
  }

  @Test("a line that goes on in the next ends where that begins, on its own side")
  func wrapping() {
    let lines = layout("aaaa bbbb", width: 50)
    #expect(places(lines, line: 0) == [0, 1, 2, 3, 4, 5] && places(lines, line: 1) == [5, 6, 7, 8, 9])
    #expect(lines.caretStops(onLine: 0).map(\.position.affinity).last == .upstream)
    #expect(lines.caretLine(of: TextPosition(5)) == 1)
    #expect(lines.caretLine(of: TextPosition(5, affinity: .upstream)) == 0)
    #expect(!lines.endsWithNewline(0))
  }

  @Test("places stand where carets are drawn, from right to left where the text is")
  func sides() {
    let stops = layout("שלום").caretStops(onLine: 0)
    #expect(stops.map(\.x) == stops.map(\.x).sorted(by: >) && stops.count == 5)
    #expect(layout("").caretStops(onLine: 0).isEmpty || layout("").caretStops(onLine: 0).count == 1)
  }

  @Test("each paragraph has its own direction")
  func directions() {
    let lines = layout("ab\nשלום\ncd")
    #expect(!lines.isRightToLeft(at: 0) && !lines.isRightToLeft(at: 2) && lines.isRightToLeft(at: 3))
    #expect(lines.isRightToLeft(at: 11) && !lines.isRightToLeft(at: 12) && !lines.isRightToLeft(at: 99))
    #expect(!layout("").isRightToLeft(at: 0))
  }

  @Test("places are those of the carets, whatever stands in the line")
  func asCarets() {
    for text in ["", "a", "abc שלום 12 def", "a\u{301}fi ffl 😀👩‍👩‍👧 x", "aaaa bbbb cccc   \n\n dd", "ab\tcd"] {
      let lines = layout(text, width: 60)
      for line in lines.lines.indices {
        for stop in lines.caretStops(onLine: line) {
          #expect(stop.x == lines.caretRect(for: stop.position).minX)
        }
      }
    }
  }

  @Test("a line of many characters takes no longer for each")
  func long() {
    let text = String(repeating: "word ", count: 20_000)
    #expect(layout(text).caretStops(onLine: 0).count == 100_001)
  }
}
