import Foundation
import QuoinGraphics
import Testing

@Suite struct ImageRenderingTests {
  @Test func anImageIsDrawnToBeDrawnAgain() throws {
    var options = OutputOptions()
    options.scale = 2
    let image = try Renderer.image(size: CGSize(width: 4, height: 3), options: options) { canvas in
      canvas.fill(CGRect(x: 1, y: 0, width: 1, height: 3), color: .red)
    }
    #expect(image.size == CGSize(width: 4, height: 3))
    #expect(image.cgImage?.color(x: 2, y: 5) == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(image.cgImage?.color(x: 4, y: 5)?.alpha == 0)
    let copy = try Renderer.image(size: image.size) { canvas in
      canvas.draw(image, in: CGRect(origin: .zero, size: image.size), tint: nil)
    }
    #expect(copy.cgImage?.color(x: 1, y: 1) == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func anImageIsWrittenAsAPNGThatReadsBack() throws {
    let image = try Renderer.image(size: CGSize(width: 3, height: 2)) { canvas in
      canvas.fill(
        CGRect(x: 1, y: 0, width: 1, height: 2), color: UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }
    let copy = try #require(image.pngData().flatMap { UIImage(data: $0) })
    #expect(copy.size == CGSize(width: 3, height: 2))
    #expect(copy.cgImage?.color(x: 1, y: 1) == CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(copy.cgImage?.color(x: 0, y: 0)?.alpha == 0)
    #expect(UIImage().pngData() == nil)
  }
}
