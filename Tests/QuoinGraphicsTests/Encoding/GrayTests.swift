import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

/// PNGs of grey pixels, read again pixel by pixel.
@Suite("Grey pictures") struct GrayTests {
  private func levels(
    _ pixels: [UInt32], width: Int, _ colors: PNGOptions.Colors,
    _ dithering: PNGOptions.Dithering = .none,
    _ compression: PNGOptions.Compression = .default
  ) throws -> [Int] {
    let size = CGSize(width: width, height: pixels.count / width)
    let image = try #require(CGImage(width: width, height: pixels.count / width, pixels: pixels))
    var options = OutputOptions()
    options.png.colors = colors
    options.png.dithering = dithering
    options.png.compression = compression
    let data = try Renderer.render(size: size, format: .png, options: options) {
      $0.draw(UIImage(cgImage: image), in: CGRect(origin: .zero, size: size))
    }
    let found = try #require(UIImage(data: data)?.cgImage)
    #expect(found.size == size)
    return try (0..<pixels.count).map { index in
      let color = try #require(found.color(x: index % width, y: index / width))
      #expect(color.alpha == 1 && color.red == color.green && color.green == color.blue)
      return Int((color.red * 255).rounded())
    }
  }

  @Test func lightnessIsWeighedAndLiesOnWhite() throws {
    let pixels: [UInt32] = [
      0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x0000_0000, 0x8000_0000, 0x8080_8080,
    ]
    #expect(try levels(pixels, width: 8, .gray) == [0, 255, 77, 149, 29, 255, 127, 255])
    #expect(try levels(pixels, width: 8, .bilevel) == [0, 255, 0, 255, 0, 255, 0, 255])
  }

  @Test(arguments: PNGOptions.Compression.allCases)
  func everyWidthKeepsItsPixels(compression: PNGOptions.Compression) throws {
    var random = SeededGenerator(seed: 7)
    for width in 1...18 {
      let wanted = (0..<width * 5).map { _ in Int.random(in: 0...255, using: &random) }
      let pixels = wanted.map { UInt32(0xFF00_0000) | UInt32($0) * 0x01_0101 }
      #expect(try levels(pixels, width: width, .gray, .none, compression) == wanted)
      #expect(
        try levels(pixels, width: width, .bilevel, .none, compression) == wanted.map { $0 < 128 ? 0 : 255 })
    }
  }

  @Test(arguments: [0, 20, 64, 128, 200, 255])
  func errorDiffusionKeepsTheLightnessOfAnArea(level: Int) throws {
    let pixels = [UInt32](repeating: 0xFF00_0000 | UInt32(level) * 0x01_0101, count: 64 * 64)
    let found = try levels(pixels, width: 64, .bilevel, .diffusion)
    #expect(Set(found).isSubset(of: [0, 255]))
    #expect(abs(Double(found.reduce(0, +)) / Double(found.count) - Double(level)) < 3)
  }

  @Test func blackAndWhiteStayWhatTheyAre() throws {
    let pixels = (0..<300).map { UInt32($0 / 3 % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF) }
    #expect(try levels(pixels, width: 30, .bilevel, .diffusion) == levels(pixels, width: 30, .bilevel))
  }
}
