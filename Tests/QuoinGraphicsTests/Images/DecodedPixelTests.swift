import Foundation
import QuoinResources
import Testing

@testable import QuoinGraphics

/// Pixels that gdk-pixbuf decodes, brought into the layout that is drawn.
@Suite struct DecodedPixelTests {
  /// A PNG of 16 bits a channel, which Cairo does not read.
  private func png(width: Int, colorType: UInt8, rows: [[UInt8]]) -> Data {
    var header = ImageFixtures.big32(width) + ImageFixtures.big32(rows.count)
    header += [16, colorType, 0, 0, 0]
    let bytes = rows.flatMap { (row: [UInt8]) -> [UInt8] in [0] + row.flatMap { [$0, $0] } }
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + ImageFixtures.chunk("IHDR", header)
      + ImageFixtures.chunk("IDAT", ImageFixtures.zlib(Data(bytes))) + ImageFixtures.chunk("IEND", Data())
  }

  private func pixels(_ data: Data) throws -> (buffer: PixelBuffer, values: [UInt32]) {
    guard case .pixels(let buffer) = try ImageFixtures.image(data).content else { throw CancellationError() }
    let values = (0..<buffer.height).flatMap { y in
      (0..<buffer.width).map { x in
        UnsafeRawPointer(buffer.bytes + y * buffer.stride + x * 4).loadUnaligned(as: UInt32.self)
      }
    }
    return (buffer, values)
  }

  @Test func coloursAreMultipliedWithTheirAlphaAndRounded() throws {
    let row: [UInt8] = [
      255, 128, 1, 255, 255, 128, 1, 128, 200, 100, 50, 3, 9, 9, 9, 0, 255, 0, 254, 1, 127, 63, 31, 127,
    ]
    let (buffer, values) = try pixels(png(width: 6, colorType: 6, rows: [row, row.reversed().reversed()]))
    let wanted = stride(from: 0, to: row.count, by: 4).map { (place: Int) -> UInt32 in
      let alpha = Double(row[place + 3])
      let parts = (0..<3).map { UInt32((Double(row[place + $0]) * alpha / 255).rounded()) }
      return UInt32(alpha) << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
    }
    #expect(values == wanted + wanted && !buffer.isOpaque && !buffer.isChanged)
  }

  @Test func withoutAlphaAllIsOpaque() throws {
    let rows: [[UInt8]] = [[1, 2, 3, 4, 5, 6, 7, 8, 9], [10, 20, 30, 40, 50, 60, 70, 80, 90]]
    let (buffer, values) = try pixels(png(width: 3, colorType: 2, rows: rows))
    #expect(
      values.map { $0 & 0xFF_FFFF } == [0x010203, 0x040506, 0x070809, 0x0A141E, 0x28323C, 0x46505A]
        && buffer.isOpaque)
  }

  @Test func whatAFileThatEndsEarlyDoesNotFillIsClear() throws {
    let row = [UInt8](repeating: 255, count: 8)
    let whole = png(width: 2, colorType: 6, rows: [[UInt8]](repeating: row, count: 40))
    let data = whole.prefix(whole.count - 12 - 4 - 300)
    let image = try ImageFixtures.image(Data(data))
    #expect(
      image.isTruncated && image.color(x: 0, y: 0)?.hexString == "#FFFFFF"
        && image.color(x: 1, y: 39)?.alpha == 0)
  }

  @Test func aPhotoTakenAskewIsTurnedUpright() throws {
    // A note of one entry: the camera was turned by a quarter.
    func turned(_ orientation: UInt8) -> Data {
      let exif =
        Array("Exif\0\0MM\0*\0\0\0\u{8}\0\u{1}\u{1}\u{12}\0\u{3}\0\0\0\u{1}\0".utf8) + [
          orientation, 0, 0, 0, 0, 0, 0,
        ]
      var data = ImageFixtures.photo
      data.replaceSubrange(2..<2, with: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif)
      return data
    }
    let upright = try pixels(turned(1))
    #expect(upright.buffer.width == 24 && upright.buffer.height == 16 && !upright.buffer.isChanged)
    let (buffer, values) = try pixels(turned(6))
    #expect(buffer.width == 16 && buffer.height == 24 && buffer.isChanged)
    // What was at the bottom left is at the top left now.
    #expect(values[0] == upright.values[15 * 24] && values[15] == upright.values[0])
    #expect(try pixels(turned(3)).values == upright.values.reversed())
  }

  @Test func whatIsBrokenIsSaid() throws {
    #expect(ImageFixtures.refusal(of: Data()) == "x is empty")
    #expect(ImageFixtures.refusal(of: Data("abc".utf8)) == "x is no PNG, JPEG, GIF, WebP, SVG or PDF image")
    var png = ImageFixtures.png()
    png[60] ^= 0xFF
    #expect(ImageFixtures.refusal(of: png)?.hasPrefix("x begins as a PNG image") == true)
    #expect(ImageFixtures.refusal(of: Data("GIF89a".utf8)) == "x begins as a GIF image and cannot be decoded")
    let svg = #expect(throws: (any Error).self) {
      try SVGDrawing(data: Data("<svg".utf8), name: "x", budget: .default)
    }
    #expect("\(svg.map { "\($0)" } ?? "")".contains("x is no SVG that can be drawn"))
  }
}
