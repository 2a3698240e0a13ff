import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import Testing

@Suite struct ImageDecodingTests {
  /// Four pixels: red, half-clear green, clear, white.
  static let pixels: [UInt32] = [0xFFFF_0000, 0x8000_8000, 0, 0xFFFF_FFFF]

  static func png(_ compression: PNGOptions.Compression = .default) throws -> Data {
    let image = try #require(CGImage(width: 2, height: 2, pixels: pixels))
    var options = OutputOptions()
    options.png.compression = compression
    return try Renderer.render(size: CGSize(width: 2, height: 2), format: .png, options: options) {
      $0.draw(UIImage(cgImage: image), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  @Test(arguments: PNGOptions.Compression.allCases)
  func whatIsEncodedDecodesToTheSamePixels(compression: PNGOptions.Compression) throws {
    let image = try #require(UIImage(data: try Self.png(compression))?.cgImage)
    #expect(image.color(x: 0, y: 0)?.hexString == "#FF0000")
    #expect(image.color(x: 1, y: 0)?.alpha == 128.0 / 255)
    #expect(image.color(x: 0, y: 1)?.alpha == 0)
    #expect(image.color(x: 1, y: 1)?.hexString == "#FFFFFF")
  }

  @Test func theSizeInPointsFollowsTheScale() throws {
    let image = try #require(UIImage(data: try Self.png(), scale: 2))
    #expect(image.size == CGSize(width: 1, height: 1))
  }

  @Test func aBombIsRefusedByItsHeader() throws {
    var bytes = try Self.png()
    bytes.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    let error = #expect(throws: Diagnostic.self) {
      try UIImage(data: bytes, scale: 1, name: "bomb.png", budget: .default)
    }
    #expect(error?.message == "bomb.png says it is 60000 × 60000 pixels; the limit is 64000000 pixels")
  }

  @Test func anSVGOfEndlessSizeIsRefused() {
    let svg = Data("<svg xmlns='http://www.w3.org/2000/svg' width='900000' height='900000'/>".utf8)
    let error = #expect(throws: Diagnostic.self) {
      try UIImage(data: svg, scale: 1, name: "huge.svg", budget: .default)
    }
    #expect(error?.message.hasPrefix("huge.svg says it is 900000 × 900000 pixels") == true)
  }

  @Test(arguments: [
    ("", "x is empty"), ("hello", "x is no PNG, JPEG, GIF, WebP, SVG or PDF image"),
    ("GIF89a\u{2}\u{0}\u{2}\u{0}", "x begins as a GIF image and cannot be decoded"),
    ("<svg width='10'", "x is no SVG that can be drawn"),
  ])
  func brokenImagesSayWhatTheyAre(text: String, message: String) {
    let error = #expect(throws: Diagnostic.self) {
      try UIImage(data: Data(text.utf8), scale: 1, name: "x", budget: .default)
    }
    #expect(error?.message == message)
  }

  @Test(arguments: [
    ("1in", 96.0), ("25.4mm", 96), ("2.54cm", 96), ("72pt", 96), ("6pc", 96), ("96px", 96), ("6em", 72),
  ])
  func lengthsInAnSVGAreNinetySixToTheInch(length: String, pixels: Double) throws {
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' width='\(length)' height='\(length)'>
      <rect x='1in' width='1in' height='1in' transform='translate(-95.5)' fill='red'/></svg>
      """
    let image = try #require(UIImage(data: Data(svg.utf8)))
    #expect(abs(image.size.width - pixels) < 0.001)
    let png = try Renderer.render(size: CGSize(width: 4, height: 4), format: .png) {
      $0.draw(image, in: CGRect(origin: .zero, size: image.size))
    }
    let drawn = try #require(UIImage(data: png)?.cgImage)
    #expect(drawn.color(x: 1, y: 1)?.hexString == "#FF0000")
  }

  @Test func threadsDrawOneSVGAtOnce() async throws {
    let body = String(repeating: "<circle cx='9' cy='9' r='7' fill='#08f' opacity='.4'/>", count: 30)
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'>\(body)</svg>"
    let image = try #require(UIImage(data: Data(svg.utf8)))
    @Sendable func draw() throws -> Data {
      try Renderer.render(size: CGSize(width: 60, height: 60), format: .png) {
        $0.draw(image, in: CGRect(x: 0, y: 0, width: 60, height: 60))
      }
    }
    let reference = try draw()
    #expect(try #require(UIImage(data: reference)?.cgImage).color(x: 30, y: 30)?.alpha ?? 0 > 0.9)
    let files = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<24 { group.addTask { try draw() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(files.allSatisfy { $0 == reference })
  }

  @Test func anSVGLoadsNothingFromOutside() throws {
    let secret = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
    let red =
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='4' height='4' fill='red'/></svg>"
    try Data(red.utf8).write(to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='4' height='4'>
      <image width='4' height='4' xlink:href='\(secret.absoluteString)'/></svg>
      """
    let image = try #require(UIImage(data: Data(svg.utf8)))
    let png = try Renderer.render(size: CGSize(width: 4, height: 4), format: .png) {
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(UIImage(data: png)?.cgImage?.color(x: 2, y: 2)?.alpha == 0)
  }

  @Test func anSVGThatRepeatsItselfWithoutEndIsRefused() {
    var svg =
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='4' height='4'><g id='a0'><rect width='1' height='1'/></g>"
    for level in 1...12 {
      let uses = String(repeating: "<use xlink:href='#a\(level - 1)'/>", count: 10)
      svg += "<g id='a\(level)'>\(uses)</g>"
    }
    svg += "</svg>"
    let error = #expect(throws: Diagnostic.self) {
      try UIImage(data: Data(svg.utf8), scale: 1, name: "x.svg", budget: .default)
    }
    #expect(
      error?.message
        == "x.svg draws more than the limit of 100000 elements, counting each as often as it is used")
  }
}
