import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinTestSupport
import Testing

/// PDFs as images: their first page.
@Suite struct PDFImageTests {
  /// A page, half red and half blue.
  private func pdf() throws -> Data {
    try Renderer.render(size: CGSize(width: 20, height: 10), format: .pdf) { canvas in
      canvas.fill(
        CGRect(x: 0, y: 0, width: 10, height: 10), color: .red)
      canvas.fill(
        CGRect(x: 10, y: 0, width: 10, height: 10), color: .blue)
    }
  }

  @Test func aPointOfThePageIsAPointOfTheImage() throws {
    let image = try UIImage(data: pdf(), scale: 1, name: "a.pdf", budget: .default)
    #expect(image.size == CGSize(width: 20, height: 10))
  }

  @Test func itIsDrawnSharplyAtEverySize() throws {
    let image = try UIImage(data: pdf(), scale: 1, name: "a.pdf", budget: .default)
    let large = try Renderer.render(size: CGSize(width: 200, height: 100), format: .png) { canvas in
      canvas.draw(image, in: CGRect(x: 0, y: 0, width: 200, height: 100))
    }
    let pixels = try UIImage(data: large, scale: 1, name: "large", budget: .default).cgImage
    #expect(pixels?.color(x: 99, y: 50) == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(pixels?.color(x: 100, y: 50) == CGColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test(arguments: [
    "%PDF-", "%PDF-1.7\n%%EOF\n", "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 1 0 R >>\nendobj",
  ])
  func aBrokenOneSaysSo(text: String) {
    let error = #expect(throws: Diagnostic.self) {
      try UIImage(data: Data(text.utf8), scale: 1, name: "x", budget: .default)
    }
    #expect(error?.message == "x begins as a PDF and cannot be decoded")
  }

  @Test func damagedOnesAreDrawnOrRefused() throws {
    let whole = try pdf()
    var random = SeededGenerator(seed: 5)
    for _ in 0..<12 {
      var damaged = whole
      for _ in 0..<4 {
        damaged[Int.random(in: 8..<damaged.count, using: &random)] = UInt8.random(
          in: 0 ... .max, using: &random)
      }
      _ = try? UIImage(data: damaged, scale: 1, name: "x", budget: .default)
    }
  }
}
