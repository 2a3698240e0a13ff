import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

/// Pictures are written and read again.
@Suite("Pictures there and back") struct RoundTripTests {
  /// Premultiplied pixels of one kind.
  private func pixels(_ count: Int, _ kind: Int, _ random: inout SeededGenerator) -> [UInt32] {
    (0..<count).map { index in
      let alpha: UInt32 =
        switch kind {
        case 0: 255
        case 1: Bool.random(using: &random) ? 255 : 0
        case 2: UInt32.random(in: 0...255, using: &random)
        default: UInt32(index * 255 / max(1, count - 1))
        }
      let red = UInt32.random(in: 0...alpha, using: &random)
      // Flat stretches and ramps as well as noise, so that every filter has its turn.
      let green = kind == 3 ? alpha : UInt32.random(in: 0...alpha, using: &random)
      let blue = index % 7 < 4 ? 0 : alpha
      return alpha << 24 | red << 16 | green << 8 | blue
    }
  }

  @Test(arguments: PNGOptions.Compression.allCases, 0..<4)
  func png(compression: PNGOptions.Compression, kind: Int) throws {
    var random = SeededGenerator(seed: UInt64(kind))
    var options = OutputOptions()
    options.png.compression = compression
    for (width, height) in [
      (1, 1), (2, 3), (3, 2), (5, 1), (1, 7), (15, 4), (16, 5), (17, 3), (33, 9), (64, 40), (131, 17),
    ] {
      let pixels = pixels(width * height, kind, &random)
      let image = try #require(CGImage(width: width, height: height, pixels: pixels))
      let size = CGSize(width: width, height: height)
      let data = try Renderer.render(size: size, format: .png, options: options) {
        $0.draw(UIImage(cgImage: image), in: CGRect(origin: .zero, size: size))
      }
      let found = try #require(UIImage(data: data)?.cgImage)
      #expect(found.size == size)
      for y in 0..<height {
        for x in 0..<width {
          let pixel = pixels[y * width + x]
          let alpha = CGFloat(pixel >> 24) / 255
          let color = try #require(found.color(x: x, y: y))
          #expect(color.alpha == alpha)
          for (component, shift) in [(color.red, 16), (color.green, 8), (color.blue, 0)]
            as [(CGFloat, UInt32)]
          {
            let wanted = CGFloat(pixel >> shift & 0xFF) / 255
            guard abs(component * alpha - wanted) > 1.01 / 255 else { continue }
            Issue.record(
              "\(color.hexString) for \(String(pixel, radix: 16)) at \(x), \(y) of \(width) × \(height)")
            return
          }
        }
      }
    }
  }

  @Test func aSmallerQualityMakesASmallerJPEGWithinItsBounds() throws {
    func jpeg(_ quality: Int) throws -> Data {
      var options = OutputOptions()
      options.jpeg.quality = quality
      return try Renderer.render(size: CGSize(width: 64, height: 64), format: .jpeg, options: options) {
        canvas in
        var random = SeededGenerator(seed: 1)
        for _ in 0..<60 {
          let rect = CGRect(
            x: Int.random(in: 0...60, using: &random), y: Int.random(in: 0...60, using: &random), width: 9,
            height: 5)
          canvas.fill(
            rect,
            color: UIColor(hue: .random(in: 0...1, using: &random), saturation: 1, brightness: 1, alpha: 1))
        }
      }
    }
    let sizes = try [1, 30, 60, 90, 100].map { try jpeg($0).count }
    #expect(sizes == sizes.sorted() && Set(sizes).count == sizes.count)
    #expect(
      try jpeg(0) == jpeg(1) && jpeg(-5) == jpeg(1) && jpeg(101) == jpeg(100) && jpeg(1000) == jpeg(100))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aPictureHasItsScaleInPixels(scale: CGFloat) throws {
    var options = OutputOptions()
    options.scale = scale
    let data = try Renderer.render(size: CGSize(width: 10.5, height: 4), format: .png, options: options) {
      $0.fill(CGRect(x: 5, y: 0, width: 1, height: 4), color: .red)
    }
    let image = try #require(UIImage(data: data)?.cgImage)
    #expect(image.size == CGSize(width: (10.5 * scale).rounded(.up), height: 4 * scale))
    #expect(image.color(x: Int(5 * scale), y: 1) == UIColor.red.cgColor)
    #expect(image.color(x: Int(5 * scale) - 1, y: 1)?.alpha == 0)
    #expect(image.color(x: Int(6 * scale), y: 1)?.alpha == 0)
    #expect(image.color(x: -1, y: 0) == nil && image.color(x: 0, y: -1) == nil)
    #expect(
      image.color(x: Int(image.size.width), y: 0) == nil
        && image.color(x: 0, y: Int(image.size.height)) == nil)
  }

  @Test func anImageNeedsAsManyPixelsAsItSays() {
    #expect(CGImage(width: 2, height: 2, pixels: [0, 0, 0]) == nil)
    #expect(
      CGImage(width: 0, height: 1, pixels: []) == nil && CGImage(width: 1, height: 0, pixels: []) == nil)
    #expect(CGImage(width: 1, height: 1, pixels: [0xFF00_0000])?.color(x: 0, y: 0) == CGColor(gray: 0))
  }

  @Test func imagesKeepWhatTheyAreAskedToKeep() throws {
    let image = UIImage(
      cgImage: try #require(CGImage(width: 4, height: 2, pixels: Array(repeating: 0, count: 8))), scale: 2)
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(UIImage().size == .zero && UIImage(cgImage: image.cgImage!, scale: 0).scale == 1)
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let changed = image.withTintColor(.red).resizableImage(withCapInsets: caps, resizingMode: .stretch)
      .withRenderingMode(.alwaysTemplate)
    #expect(changed.tintColor == .red && changed.capInsets == caps && changed.resizingMode == .stretch)
    #expect(
      changed.renderingMode == .alwaysTemplate && changed.scale == 2 && changed.cgImage === image.cgImage)
    #expect(
      changed
        == image.withRenderingMode(.alwaysTemplate).withTintColor(.red, renderingMode: .alwaysTemplate)
        .resizableImage(withCapInsets: caps, resizingMode: .stretch))
    let others = [
      image.withTintColor(.red), image.withRenderingMode(.alwaysTemplate),
      image.resizableImage(withCapInsets: caps),
      UIImage(cgImage: image.cgImage!, scale: 1),
      image.resizableImage(withCapInsets: caps, resizingMode: .stretch), UIImage(),
    ]
    for (i, left) in others.enumerated() {
      #expect(left != image)
      for (j, right) in others.enumerated() { #expect((left == right) == (i == j)) }
    }
  }
}
