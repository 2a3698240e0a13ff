import Foundation
import QuoinGraphics
import Testing

@Suite("Variants of images")
struct ImageVariantTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
  }

  @Test("An image becomes a JPEG, a smaller one, and one with its sides exchanged of the same size")
  func variants() {
    #expect(image.jpegData(compressionQuality: 0.8)?.prefix(2) == Data([0xFF, 0xD8]))
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
    #expect(image.preparingThumbnail(of: CGSize(width: 4, height: 2))?.size == CGSize(width: 4, height: 2))
    #expect(image.preparingThumbnail(of: .zero) == nil)
    #expect(image.withHorizontallyFlippedOrientation().size == image.size)
  }
}
