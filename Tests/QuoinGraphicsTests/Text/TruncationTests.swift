import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Text without room")
struct TruncationTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func layout(
    _ string: String, width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int = 0,
    mode: NSLineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    TextLayout(
      text: AttributedText(string, font: font), paragraph: TextParagraph(lineBreakMode: mode),
      maximumWidth: width, maximumHeight: height, maximumNumberOfLines: lines)
  }

  private func width(_ string: String) -> CGFloat { layout(string).size.width }

  @Test("one line loses its end to an ellipsis, and the space before it")
  func tail() {
    let layout = layout("Hello world", width: width("Hello …") + 1, lines: 1)
    #expect(layout.visualLines == ["Hello|…"])
    #expect(layout.isTruncated)
    #expect(layout.lines.map(\.isTruncated) == [true])
    #expect(layout.lines[0].range == 0..<5)
  }

  @Test("one line loses its beginning to an ellipsis")
  func head() {
    let layout = layout("Hello world", width: width("…world") + 1, lines: 1, mode: .byTruncatingHead)
    #expect(layout.visualLines == ["…|world"])
  }

  @Test("one line loses its middle to an ellipsis")
  func middle() {
    let layout = layout("abcdefghijklmnop", width: 80, lines: 1, mode: .byTruncatingMiddle)
    let line = layout.visualLines[0]
    #expect(line.hasPrefix("abc") && line.hasSuffix("op") && line.contains("|…|"))
    #expect(layout.size.width <= 80)
  }

  @Test("several lines wrap, and only the last is shortened")
  func severalLines() {
    let layout = layout("The quick brown fox jumps over the dog", width: 90, lines: 2)
    #expect(layout.lines.count == 2)
    #expect(layout.shownLines[0] == "The quick")
    #expect(layout.shownLines[1].hasSuffix("…"))
  }

  @Test("clipping and wrapping draw no ellipsis")
  func noEllipsis() {
    let clipped = layout("Hello world", width: 60, lines: 1, mode: .byClipping)
    #expect(clipped.lines.count == 1)
    #expect(clipped.isTruncated)
    #expect(clipped.shownLines[0].hasPrefix("Hello w"))
    let wrapped = layout("Hello world", width: 60, lines: 1, mode: .byWordWrapping)
    #expect(wrapped.shownLines == ["Hello"])
    #expect(wrapped.isTruncated)
  }

  @Test("a second paragraph that has no room leaves an ellipsis behind the first")
  func secondParagraph() {
    #expect(layout("a\nb", lines: 1).shownLines == ["a…"])
    #expect(!layout("a\nb", lines: 2).isTruncated)
  }

  @Test("lines that do not fit the height are left out, but for the first")
  func height() {
    let text = "one two three four five six"
    let height = font.lineHeight
    #expect(layout(text, width: 40, height: height * 2.5).lines.count == 2)
    #expect(layout(text, width: 40, height: height * 2.5).lines[1].isTruncated)
    #expect(layout(text, width: 40, height: 1).lines.count == 1)
  }

  @Test(
    "where not even the ellipsis has room, nothing is drawn",
    arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func nothingFits(mode: NSLineBreakMode) {
    for text in ["Hello", "שלום"] {
      for room: CGFloat in [-5, 0, 3, width("…") - 0.1] {
        let layout = layout(text, width: room, lines: 1, mode: mode)
        #expect(layout.shownLines == [""] && layout.isTruncated && layout.lines[0].isTruncated)
        #expect(layout.size.width == 0 && layout.lines[0].range == 0..<text.utf8.count)
      }
      #expect(layout(text, width: width("…"), lines: 1, mode: mode).shownLines == ["…"])
    }
  }

  @Test("an ellipsis of a larger font than the text before it stays within the edge")
  func largeEllipsis() {
    let string = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    string.append(NSAttributedString(string: "cdefgh", attributes: [.font: font.withSize(60)]))
    let whole = TextLayout(text: AttributedText(string, font: font)).size.width
    for room in stride(from: 4, to: whole, by: 3) {
      let layout = TextLayout(
        text: AttributedText(string, font: font), maximumWidth: room, maximumNumberOfLines: 1)
      #expect(layout.size.width <= room + 0.01, "\(room)")
    }
  }

  @Test("text that just fits is whole")
  func exactFit() {
    for text in ["Hello world", "Quoin", "A longer line of text, just for this."] {
      let layout = layout(text, width: width(text), lines: 1)
      #expect(!layout.isTruncated)
      #expect(layout.shownLines == [text])
    }
  }
}
