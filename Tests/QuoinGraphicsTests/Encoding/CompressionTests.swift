import Foundation
import QuoinDiagnostics
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

@Suite("Compression")
struct CompressionTests {
  private let pixels = (0..<64 * 48).map { UInt32(0xFF00_0000) | UInt32($0 &* 2_654_435_761 % 1021) }

  private func rows() throws -> FilteredRows {
    try pixels.withUnsafeBytes { bytes in
      FilteredRows(
        try #require(bytes.baseAddress).assumingMemoryBound(to: UInt8.self), width: 64, height: 48,
        stride: 64 * 4, layout: .rgb, opaque: true)
    }
  }

  /// No compressor has this level, as none can be had when memory is short.
  private let impossible: Int32 = 13

  @Test("what cannot be compressed is an error, never half a file")
  func failures() throws {
    let rows = try rows()
    let message = "\(rows.all.count) bytes of pixels could not be compressed"
    let png = #expect(throws: Diagnostic.self) {
      try PNGEncoder.file(of: rows, colorType: 2, level: impossible)
    }
    #expect(png?.message == message)
    let pdf = #expect(throws: Diagnostic.self) { try PixelDeflate.stream(of: rows, level: impossible) }
    #expect(pdf?.message == message)
    #expect(throws: Diagnostic.self) {
      try rows.smallestFilter(among: [.none, .up], level: impossible, columns: 9)
    }
  }

  @Test(
    "one pixel that is not opaque anywhere keeps the alpha of all",
    arguments: [0, 5, 30, 64 * 47, 64 * 48 - 1])
  func lastPixel(place: Int) throws {
    var pixels = pixels
    pixels[place] = 0x7F00_007F
    let image = UIImage(cgImage: try #require(CGImage(width: 64, height: 48, pixels: pixels)))
    let copy = try #require(image.pngData().flatMap { UIImage(data: $0)?.cgImage })
    #expect(copy.color(x: place % 64, y: place / 64)?.alpha == CGFloat(127) / 255)
    #expect(copy.color(x: (place + 1) % 64, y: 20)?.alpha == 1)
  }

  @Test("every way of compressing keeps the pixels", arguments: PNGOptions.Compression.allCases)
  func roundTrip(compression: PNGOptions.Compression) throws {
    let image = UIImage(cgImage: try #require(CGImage(width: 64, height: 48, pixels: pixels)))
    let png = try #require(image.pngData(compression: compression))
    guard case .pixels(let copy) = UIImage(data: png)?.cgImage?.content else {
      Issue.record("The PNG cannot be read")
      return
    }
    for y in 0..<48 {
      let row = UnsafeRawPointer(copy.bytes + y * copy.stride)
      for x in 0..<64 { #expect(row.load(fromByteOffset: x * 4, as: UInt32.self) == pixels[y * 64 + x]) }
    }
  }

  @Test("pictures of different sizes that are written one after the other and at once share no memory")
  func memory() {
    @Sendable func png(_ number: Int) -> Data? {
      var random = SeededGenerator(seed: UInt64(number))
      let (width, height) = (20 + number % 7 * 40, 10 + number % 5 * 30)
      let pixels = (0..<width * height).map { _ in UInt32.random(in: 0...0xFFFF, using: &random) | 0xFF00_0000
      }
      return CGImage(width: width, height: height, pixels: pixels)
        .flatMap { UIImage(cgImage: $0).pngData(compression: .fast) }
    }
    let wanted = (0..<48).map(png)
    #expect(Set(wanted).count == 48)
    nonisolated(unsafe) var found = [Data?](repeating: nil, count: 48)
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: 48) { number in
      let data = png(number)
      lock.withLock { found[number] = data }
    }
    #expect(found == wanted)
  }
}
