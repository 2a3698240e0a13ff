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

  private func lines(_ text: NSAttributedString, font: UIFont, width: CGFloat = .infinity) throws -> [String]
  {
    let layout = TextLayout(
      text: AttributedText(text, font: font, color: .black),
      paragraph: TextParagraph(alignment: .justified, lineBreakMode: .byWordWrapping), maximumWidth: width)
    return try svgLines { $0.draw(layout, at: .zero) }.filter { $0.hasPrefix("<text") }
  }

  @Test func wordsOfAJustifiedLineStandAtPlacesOfTheirOwn() throws {
    let font = UIFont.systemFont(ofSize: 10)
    func width(_ text: String) -> CGFloat { TextLayout(text: AttributedText(text, font: font)).size.width }
    let room = width("aa bb cc") + 10
    let found = try lines(NSAttributedString(string: "aa bb cc ddddddd"), font: font, width: room)
    #expect(found.count == 2 && !found[0].prefix(40).contains("textLength"))
    let (space, word) = (width("aa bb") - width("aa") - width("bb"), width("aa"))
    for (text, x) in [
      ("aa", 0), ("bb", word + space + 5), ("cc", word + space + 5 + width("bb") + space + 5),
    ] as [(String, CGFloat)] {
      let start = SVGWriter.attributes(["x": x, "textLength": width(text)])
      #expect(found[0].contains("<tspan\(start)>\(text)</tspan>"), "\(text)")
    }
    // Spaces are there for those who copy the text.
    #expect(found[0].matches(of: /<\/tspan> <tspan/).count == 2)
    #expect(found[1].contains(">ddddddd</text>") && found[1].contains("textLength"))
  }

  @Test func wordsFromRightToLeftBeginAtTheirRightEdge() throws {
    let font = UIFont.systemFont(ofSize: 10)
    let found = try lines(NSAttributedString(string: "אחת שתיים שלוש ארבע"), font: font, width: 70)
    let places = found[0].matches(of: /<tspan x="([\d.]+)" textLength="([\d.]+)">/).map {
      (Double($0.1) ?? 0, Double($0.2) ?? 0)
    }
    #expect(places.count == 2 && places[0].0 == 70 && found[0].contains("direction=\"rtl\""))
    #expect(abs(places[1].0 - places[1].1) < 0.002, "the last word ends at the left edge")
  }

  @Test func aWordOfSeveralLooksIsOneText() throws {
    let text = NSMutableAttributedString(string: "محمد و")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    let found = try lines(text, font: .systemFont(ofSize: 10))
    #expect(found.count == 1)
    #expect(found[0].matches(of: /<tspan/).count == 3 && found[0].contains("fill=\"#ff0000\">ح</tspan>"))
    #expect(found[0].contains("lengthAdjust=\"spacingAndGlyphs\"") && found[0].contains(">م</tspan>"))
    // Words of different looks are texts of their own, and so is what is raised.
    let words = NSMutableAttributedString(string: "aa bb2")
    words.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    words.addAttribute(.baselineOffset, value: 4, range: NSRange(location: 5, length: 1))
    #expect(try lines(words, font: .systemFont(ofSize: 10)).count == 3)
  }

  @Test func fontsAreThoseThatAreDrawn() throws {
    let italic = try #require(UIFont(name: "Inter-BoldItalic", size: 10))
    let found = try lines(NSAttributedString(string: "bold עברית"), font: italic)
    #expect(found.count == 2 && found[0].contains("font-style=\"italic\""))
    #expect(!found[1].contains("font-style") && found[1].contains("font-weight=\"700\""))
    let features = UIFont.systemFont(ofSize: 10).withFeatures(.fractions, FontFeature.ligatures.off)
    #expect(
      try lines(NSAttributedString(string: "1/2"), font: features)[0].contains(
        " style=\"font-feature-settings:'frac' 1,'liga' 0\""))
    let spaced = NSAttributedString(string: "ab", attributes: [.kern: 2, .ligature: 0])
    let line = try lines(spaced, font: .systemFont(ofSize: 10))[0]
    #expect(
      line.contains(" letter-spacing=\"2\"") && line.contains("font-feature-settings:'liga' 0,'clig' 0"))
    #expect(
      SVGWriter.family("Source Sans 3") == "'Source Sans 3'"
        && SVGWriter.family("Noto Sans-X") == "Noto Sans-X")
  }
}
