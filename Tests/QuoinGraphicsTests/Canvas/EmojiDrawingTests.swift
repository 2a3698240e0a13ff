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

  /// What is written on paper, where a font of 40 points stands as high as a thumb.
  @Test func documentsHoldAllPixelsOfThePictureOnce() throws {
    let oranges = TextLayout(text: AttributedText("🍊 and 🍊", font: .systemFont(ofSize: 12)))
    let pdf = try Renderer.render(size: CGSize(width: 200, height: 60), format: .pdf) {
      $0.draw(oranges, at: .zero)
    }
    let text = String(decoding: pdf, as: Unicode.ASCII.self)
    // The picture and its alpha.
    #expect(text.components(separatedBy: "/Width 136 /Height 128").count == 3)
    #expect(text.components(separatedBy: "/SMask").count == 2)
    #expect(
      try pdf
        == Renderer.render(size: CGSize(width: 200, height: 60), format: .pdf) { $0.draw(oranges, at: .zero) }
    )
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")))
  func documentsKeepItsCharacters() throws {
    let words = TextLayout(text: AttributedText("parcel 🍊 — 👩🏽‍🚀 now", font: .systemFont(ofSize: 12)))
    let pdf = try Renderer.render(size: CGSize(width: 200, height: 60), format: .pdf) {
      $0.draw(words, at: .zero)
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-\(UUID().uuidString).pdf")
    try pdf.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["60", "pdftotext", file.path, "-"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let found = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    for word in ["parcel", "🍊", "—", "now"] { #expect(found.contains(word), "\(found)") }
    #expect(found.unicodeScalars.allSatisfy { !(0x370...0x10FF).contains($0.value) }, "\(found)")
  }
}
