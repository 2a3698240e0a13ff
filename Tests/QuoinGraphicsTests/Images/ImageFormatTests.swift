import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import Testing

/// Formats that nothing here writes, as files of a few pixels.
@Suite struct ImageFormatTests {
  private func image(_ base64: String) throws -> CGImage {
    let data = try #require(Data(base64Encoded: base64))
    let image = try UIImage(data: data, scale: 1, name: "tiny", budget: .default)
    return try #require(image.cgImage)
  }

  @Test func webPKeepsItsPixelsAndTheirAlpha() throws {
    // Red, and blue at half its strength.
    let image = try image("UklGRiAAAABXRUJQVlA4TBMAAAAvAQAAEA8Q+z//D/yPChWI6H8AAA==")
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.color(x: 0, y: 0)?.hexString == "#FF0000")
    #expect(image.color(x: 1, y: 0)?.alpha == 128.0 / 255)
  }

  @Test func anAnimatedGIFStandsStillAtItsFirstFrame() throws {
    // Red and blue; the second frame is green.
    let image = try image(
      "R0lGODlhAgABAIEAAP8AAAAA/wAAAAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAgABAAAIBQABBAgIACH5BAEKAAEALAAAAAACAAEAgQD/AAAAAAAAAAAAAAgFAAEACAgAOw=="
    )
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.color(x: 0, y: 0)?.hexString == "#FF0000")
    #expect(image.color(x: 1, y: 0)?.hexString == "#0000FF")
  }

  /// A JPEG of 32 × 16 pixels, its left half red and its right half blue, that says how it is to be turned.
  private func turnedJPEG(orientation: UInt8) throws -> Data {
    let base64 =
      "/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAQACADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAcI/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAkH/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AzoAhhU0CAOMHR//Z"
    var data = try #require(Data(base64Encoded: base64))
    // The value of the orientation tag, which is the first entry of the EXIF block.
    let tag = try #require(data.range(of: Data([0x01, 0x12, 0, 3, 0, 0, 0, 1])))
    data[tag.upperBound + 1] = orientation
    return data
  }

  private func isRed(_ color: CGColor?) -> Bool {
    guard let color else { return false }
    return color.red > 0.9 && color.blue < 0.1
  }

  @Test(arguments: [
    // Orientation; whether it stands upright; a place in the red half.
    (1, false, 4, 8), (2, false, 28, 8), (3, false, 28, 8), (4, false, 4, 8),
    (5, true, 8, 4), (6, true, 8, 4), (7, true, 8, 28), (8, true, 8, 28),
  ])
  func aJPEGIsTurnedAsItsEXIFSays(orientation: UInt8, isUpright: Bool, x: Int, y: Int) throws {
    let image = try image(try turnedJPEG(orientation: orientation).base64EncodedString())
    #expect(image.size == (isUpright ? CGSize(width: 16, height: 32) : CGSize(width: 32, height: 16)))
    #expect(isRed(image.color(x: x, y: y)))
    #expect(!isRed(image.color(x: Int(image.size.width) - 1 - x, y: Int(image.size.height) - 1 - y)))
  }
}
