import Foundation
import QuoinGraphics
import Testing

/// An orange is drawn as its picture, in black text and in every output.
@Suite struct EmojiDrawingTests {
  private let orange = TextLayout(text: AttributedText("🍊", font: .systemFont(ofSize: 40)))

  private func drawn(as format: OutputFormat) throws -> Data {
    try Renderer.render(size: CGSize(width: 60, height: 60), format: format) { $0.draw(orange, at: .zero) }
  }

  @Test func picturesHaveItsColors() throws {
    let image = try #require(UIImage(data: drawn(as: .png))?.cgImage)
    let middle = try #require(image.color(x: Int(orange.size.width / 2), y: Int(orange.size.height / 2)))
    #expect(middle.alpha == 1 && middle.red > 0.8, "\(middle)")
    #expect((0.3...0.75).contains(middle.green) && middle.blue < 0.4, "\(middle)")
  }

  @Test func documentsHoldItsPicture() throws {
    let words = TextLayout(text: AttributedText("orange", font: .systemFont(ofSize: 40)))
    let plain = try Renderer.render(size: CGSize(width: 60, height: 60), format: .pdf) {
      $0.draw(words, at: .zero)
    }
    #expect(try drawn(as: .pdf).range(of: Data("/Subtype /Image".utf8)) != nil)
    #expect(plain.range(of: Data("/Subtype /Image".utf8)) == nil)
  }
}
