import Foundation
import QuoinGraphics
import QuoinHTML
import Testing

/// Markers of lists stand beside their text, and raised letters are small, with lines that go on straight.
@Suite("Markers and raised letters of HTML") struct MarkerPlaceTests {
  private func layout(_ html: String, size: CGFloat, markerSpacing: CGFloat? = nil) -> TextLayout {
    let text = HTMLText([.html(html)], look: HTMLText.Look(keepsFont: true)).attributedString
    var paragraph = TextParagraph()
    paragraph.markerSpacing = markerSpacing
    return TextLayout(
      text: AttributedText(text, font: .systemFont(ofSize: size), color: .black), paragraph: paragraph,
      maximumWidth: 300)
  }

  private func width(_ text: String, _ size: CGFloat) -> CGFloat {
    TextLayout(text: AttributedText(text, font: .systemFont(ofSize: size))).size.width
  }

  @Test(
    "a marker ends a space before its text, which stands in by the size of its font", arguments: [9, 17, 34])
  func markers(size: CGFloat) throws {
    for (html, marker) in [("<ul><li>Oak</li></ul>", "•"), ("<ol start=10><li>Oak</li></ol>", "10.")] {
      let layout = layout(html, size: size)
      let indent = 28 * size / 17
      let start = try #require(layout.lines.first?.frame.minX)
      #expect(abs(start - (indent - width("\u{A0}", size) - width(marker, size))) < 0.6, "\(marker) \(size)")
    }
  }

  @Test("the room before the text may be chosen, and a wide marker keeps its own")
  func spacing() throws {
    let start = try #require(
      layout("<ul><li>Oak</li></ul>", size: 17, markerSpacing: 12).lines.first?.frame.minX)
    #expect(abs(start - (28 - 12 - width("•", 17))) < 0.6)
    let wide = try #require(layout("<ol start=123456><li>Oak</li></ol>", size: 17).lines.first?.frame.minX)
    #expect(wide == 0)
  }

  @Test("raised and lowered letters are two thirds as large", arguments: ["sub", "sup"])
  func sizes(tag: String) {
    let runs = layout("H<\(tag)>2</\(tag)>O", size: 15).glyphRuns
    #expect(runs.map(\.font.pointSize) == [15, 10, 15])
    #expect(layout("H<\(tag)>2</\(tag)>O", size: 15).size.height < 1.1 * layout("H2O", size: 15).size.height)
  }

  @Test("lines go on straight below and through raised letters", arguments: ["u", "s", "a href='x'"])
  func lines(tag: String) {
    let name = tag.prefix(1)
    let decorations = layout("<\(tag)>x<sup>2</sup> + y<sub>1</sub> = 3</\(name)>", size: 28).decorations
    #expect(decorations.count == 1)
    // By themselves raised letters have their line with them.
    let own = layout("x<sup><\(tag)>2</\(name)></sup>", size: 28).decorations
    #expect(own.count == 1 && own[0].rect.minY < (decorations.first?.rect.minY ?? 0))
  }
}
