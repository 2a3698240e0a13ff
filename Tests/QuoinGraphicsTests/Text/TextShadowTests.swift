import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Shadows of text")
struct TextShadowTests {
  private func shadow(_ offset: CGSize, blur: CGFloat = 0, _ color: UIColor? = .red) -> NSShadow {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (offset, blur, color)
    return shadow
  }

  private func layout(_ parts: [(String, NSShadow?)]) -> TextLayout {
    let text = NSMutableAttributedString(string: "")
    for (string, shadow) in parts {
      text.append(NSAttributedString(string: string, attributes: shadow.map { [.shadow: $0] } ?? [:]))
    }
    return TextLayout(text: AttributedText(text, font: .boldSystemFont(ofSize: 20), color: .black))
  }

  @Test("Letters cast their shadow in a picture, and others none")
  func picture() throws {
    let text = layout([("I", shadow(CGSize(width: 20, height: 0))), (" I", nil)])
    let image = try Renderer.image(size: CGSize(width: 60, height: 30)) { $0.draw(text, at: .zero) }
    func color(_ x: CGFloat) throws -> String {
      try #require(image.cgImage?.color(x: Int(x), y: 14)).hexString
    }
    let places = text.glyphRuns.map { $0.frame.midX }
    let first = text.glyphRuns[0].frame.width / 2
    #expect(try color(first) == "#000000")
    #expect(try color(first + 20) == "#FF0000")
    let last = try #require(text.glyphRuns.last?.frame)
    #expect(places.count >= 2)
    #expect(image.cgImage?.color(x: Int(last.maxX + 10), y: 14)?.alpha == 0)
  }

  @Test("Parts of a text are drawn in their order, those with a shadow in a layer that casts it")
  func calls() {
    let one = shadow(CGSize(width: 1, height: 2), blur: 6)
    let recorder = CallRecorder()
    recorder.draw(layout([("a", nil), ("b", one), ("c", one.copy() as? NSShadow), ("d", nil)]), at: .zero)
    #expect(
      recorder.take().filter { $0.contains("text") || $0.contains("shadow") } == [
        "text", "begin shadow", "text", "end shadow", "text",
      ])
    recorder.draw(layout([("a", shadow(.zero, blur: 0, nil)), ("b", nil)]), at: .zero)
    #expect(recorder.take().filter { $0.contains("text") || $0.contains("shadow") } == ["text"])
  }

  @Test("The text stays text in an SVG and in a PDF")
  func documents() throws {
    let text = layout([("Shadow", shadow(CGSize(width: 2, height: 2), blur: 2))])
    func bytes(_ format: OutputFormat) throws -> Data {
      try Renderer.render(size: CGSize(width: 100, height: 30), format: format) { $0.draw(text, at: .zero) }
    }
    let svg = String(decoding: try bytes(.svg), as: UTF8.self)
    #expect(svg.contains("Shadow") && svg.contains("<filter"))
    let plain = try Renderer.render(size: CGSize(width: 100, height: 30), format: .pdf) {
      $0.draw(layout([("Shadow", nil)]), at: .zero)
    }
    let streams = try #require(PDFFile(try bytes(.pdf))).streams.map(\.value).joined()
    #expect(streams.contains(" Tf") || streams.contains("TJ") || streams.contains("Tj"))
    #expect(try bytes(.pdf).count > plain.count)
  }

  @Test("Shadows are equal when they look alike, and have UIKit's values at first")
  func values() {
    let one = NSShadow()
    #expect(one.shadowOffset == .zero && one.shadowBlurRadius == 0)
    #expect((one.shadowColor as? UIColor)?.cgColor.alpha == CGFloat(1) / 3)
    #expect(one == NSShadow() && one.hash == NSShadow().hash)
    one.shadowColor = CGColor(red: 1, green: 0, blue: 0)
    #expect(one != NSShadow() && one.shadow?.color == UIColor(cgColor: CGColor(red: 1, green: 0, blue: 0)))
  }
}
