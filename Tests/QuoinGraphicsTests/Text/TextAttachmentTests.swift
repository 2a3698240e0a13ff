import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Attachments in text")
struct TextAttachmentTests {
  private let square: UIImage = {
    let image = CGImage(width: 10, height: 10, pixels: Array(repeating: 0xFF_FF00_00, count: 100))
    return image.map { UIImage(cgImage: $0) } ?? UIImage()
  }()

  private func text(_ before: String, _ attachment: NSTextAttachment, _ after: String) -> AttributedText {
    let text = NSMutableAttributedString(string: before)
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: after))
    return AttributedText(text, font: .systemFont(ofSize: 15), color: .black)
  }

  @Test("an image stands on the baseline with room for its width")
  func image() throws {
    let layout = TextLayout(text: text("ab", NSTextAttachment(image: square), "cd"))
    let plain = TextLayout(text: AttributedText("abcd", font: .systemFont(ofSize: 15)))
    let place = try #require(layout.attachments.first)
    #expect(layout.attachments.count == 1)
    #expect(place.range == 2..<5)
    #expect(place.rect.size == CGSize(width: 10, height: 10))
    #expect(abs(place.rect.maxY - layout.firstBaseline) < 1e-9)
    #expect(abs(layout.size.width - plain.size.width - 10) < 0.5)
    #expect(layout.size.height == plain.size.height)
    #expect(place.rect.minX == layout.caretRect(before: 2).minX)
    #expect(layout.missingGlyphs.isEmpty)
  }

  @Test("bounds scale it, and raise or lower it from the baseline")
  func bounds() throws {
    let attachment = NSTextAttachment(image: square)
    attachment.bounds = CGRect(x: 1, y: -20, width: 30, height: 50)
    let layout = TextLayout(text: text("ab", attachment, "cd"))
    let place = try #require(layout.attachments.first)
    #expect(abs(layout.firstBaseline - 30) < 1e-9)
    #expect(abs(layout.size.height - 50) < 1e-9)
    #expect(place.rect.minY == 0)
    #expect(abs(place.rect.maxY - 50) < 1e-9)
  }

  @Test("room without an image is told for a view")
  func view() throws {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 12)
    let layout = TextLayout(text: text("שלום ", attachment, " עולם"), maximumWidth: 300)
    let place = try #require(layout.attachments.first)
    #expect(place.image == nil)
    #expect(place.rect.width == 40)
    #expect(layout.characterRange(at: CGPoint(x: place.rect.midX, y: place.rect.midY)) == place.range)
  }

  @Test("lines are broken around attachments")
  func breaking() {
    let text = NSMutableAttributedString(string: "")
    for _ in 0..<5 { text.append(NSAttributedString(attachment: NSTextAttachment(image: square))) }
    let layout = TextLayout(text: AttributedText(text, font: .systemFont(ofSize: 15)), maximumWidth: 25)
    #expect(layout.lines.count == 3)
    #expect(layout.attachments.map(\.rect.minX) == [0, 10, 0, 10, 0])
  }

  @Test("it is drawn in pictures, SVG and PDF")
  func drawing() throws {
    let layout = TextLayout(text: text("", NSTextAttachment(image: square), ""))
    let canvas = try #require(
      ImageCanvas(size: CGSize(width: 20, height: 20), scale: 1, traits: UITraitCollection()))
    canvas.draw(layout, at: .zero)
    let reds = canvas.withPixels { pixels, width, height, stride in
      (0..<height).reduce(0) { sum, y in
        sum + (0..<width).filter { pixels[y * stride + $0 * 4 + 2] > 200 }.count
      }
    }
    #expect(try #require(reds) >= 90)
    let svg = try Renderer.render(size: CGSize(width: 20, height: 20), format: .svg) {
      $0.draw(layout, at: .zero)
    }
    #expect(String(decoding: svg, as: UTF8.self).contains("<image"))
  }

  @Test("numbers that cannot be drawn leave no room")
  func badBounds() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: CGFloat.nan, width: CGFloat.infinity, height: 3)
    #expect(TextLayout(text: text("", attachment, "")).size.width == 0)
  }
}
