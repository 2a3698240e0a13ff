import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinGraphics

/// What is written into an SVG for text.
@Suite struct SVGTextMarkupTests {
  @Test func textKeepsItsFontItsPlaceAndItsLength() throws {
    func text(_ string: String, _ font: UIFont, color: UIColor = .red) throws -> [String] {
      try svgLines {
        $0.draw(TextLayout(text: AttributedText(string, font: font, color: color)), at: CGPoint(x: 2, y: 3))
      }
    }
    let font = UIFont.systemFont(ofSize: 10)
    func size(_ string: String, _ font: UIFont) -> String {
      SVGWriter.number(TextLayout(text: AttributedText(string, font: font)).size.width)
    }
    let baseline = SVGWriter.number(font.ascender)
    #expect(
      try text("a <b>", font) == [
        "<g transform=\"translate(2 3)\">",
        "<text x=\"0\" y=\"\(baseline)\" textLength=\"\(size("a <b>", font))\" font-family=\"Inter, sans-serif\" font-size=\"10\" fill=\"#ff0000\" xml:space=\"preserve\">a &lt;b&gt;</text>",
        "</g>",
      ])
    let bold = try #require(UIFont(name: "Inter-BoldItalic", size: 10))
    #expect(
      try text("a", bold)[1]
        == "<text x=\"0\" y=\"\(baseline)\" textLength=\"\(size("a", bold))\" font-family=\"Inter, sans-serif\" font-size=\"10\" font-weight=\"700\" font-style=\"italic\" fill=\"#ff0000\" xml:space=\"preserve\">a</text>"
    )
    let hebrew = TextLayout(text: AttributedText("שלום", font: font))
    let depth = SVGWriter.number(hebrew.firstBaseline)
    #expect(
      try text("שלום", font)[1].hasPrefix(
        "<text x=\"\(size("שלום", font))\" y=\"\(depth)\" textLength=\"\(size("שלום", font))\" direction=\"rtl\" font-family=\"Noto Sans Hebrew, sans-serif\""
      ))
    // Neither white space nor clear text leaves a trace.
    #expect(try text("  ", font).count == 2 && text("a", font, color: .clear).count == 2)
    let decorated = NSAttributedString(
      string: "ab",
      attributes: [
        .backgroundColor: UIColor.yellow, .underlineStyle: 0x101, .underlineColor: UIColor.blue,
        .strikethroughStyle: 1, .strikethroughColor: UIColor.clear,
      ])
    let layout = TextLayout(text: AttributedText(decorated, font: font, color: .red))
    let found = try svgLines { $0.draw(layout, at: .zero) }
    let (back, under) = (layout.backgrounds[0].rect, layout.decorations[0])
    #expect(found.count == 5 && found[0] == "<g transform=\"translate(0 0)\">")
    #expect(found[1] == "<rect\(SVGWriter.box(back)) fill=\"#ffff00\"/>")
    let (y, right) = (SVGWriter.number(under.rect.midY), SVGWriter.number(under.rect.maxX))
    #expect(
      found[3]
        == "<line x1=\"0\" y1=\"\(y)\" x2=\"\(right)\" y2=\"\(y)\" stroke-width=\"\(SVGWriter.number(under.rect.height))\" stroke=\"#0000ff\" stroke-dasharray=\"\(under.dashes.map(SVGWriter.number).joined(separator: " "))\"/>"
    )
    // What lies outside is left out.
    let outside = try svgLines {
      $0.clip(to: CGRect(x: 30, y: 25, width: 5, height: 5))
      $0.draw(layout, at: .zero)
    }
    #expect(outside.count == 5)
  }

  @Test func outlinesAreWrittenOnceForEachGlyph() throws {
    let font = UIFont.systemFont(ofSize: 10)
    let layout = TextLayout(text: AttributedText("lol l", font: font, color: .red))
    let found = try svgLines({ $0.svg.text = .outlines }) { canvas in
      canvas.draw(layout, at: .zero)
      canvas.draw(TextLayout(text: AttributedText(" ", font: font)), at: .zero)
    }
    #expect(found.count { $0.hasPrefix("<defs><path id=\"t") } == 2)
    let glyphs = try #require(layout.glyphRuns.first).glyphs.enumerated().filter { $0.offset != 3 }
    let uses = zip(glyphs, [1, 2, 1, 1]).map { glyph, number in
      "<use xlink:href=\"#t\(number)\"\(SVGWriter.attributes(["x": glyph.element.x, "y": glyph.element.y]))/>"
    }
    #expect(found.contains("<g fill=\"#ff0000\" aria-label=\"lol l\">\(uses.joined())</g>"))
    #expect(found.suffix(2) == ["<g transform=\"translate(0 0)\">", "</g>"])
  }

  @Test func picturesStandForGlyphsInColour() throws {
    let emoji = TextLayout(text: AttributedText("😀😀", font: .systemFont(ofSize: 10)))
    let found = try svgLines({ $0.svg.text = .outlines }) { $0.draw(emoji, at: .zero) }
    let images = found.filter { $0.hasPrefix("<defs><image id=\"t") }
    #expect(images.count == 1)
    let width = try #require(images[0].part(after: "width=\"").flatMap(Double.init))
    let height = try #require(images[0].part(after: "height=\"").flatMap(Double.init))
    let data = try #require(images[0].part(after: "base64,"))
    #expect(width > 11 && width < 15 && height > 11 && height < 15)
    // Four pixels a point, with a point of room around.
    let picture = try #require(Data(base64Encoded: data).flatMap { UIImage(data: $0) }?.cgImage)
    #expect(abs(picture.size.width - width * 4) <= 1 && abs(picture.size.height - height * 4) <= 1)
    let middle = try #require(picture.color(x: Int(picture.size.width) / 2, y: Int(picture.size.height) / 4))
    #expect(middle.alpha == 1 && middle.red > 0.8 && middle.green > 0.5 && middle.blue < 0.5)
    for (x, y) in [(2, 2), (Int(picture.size.width) - 3, 2), (2, Int(picture.size.height) - 3)] {
      #expect(picture.color(x: x, y: y)?.alpha == 0)
    }
  }
}
