import Foundation
import QuoinDiagnostics
import QuoinResources

/// The pixels of an image as streams of PNG-filtered rows, deflated.
enum PixelDeflate {
  /// Red, green and blue, not premultiplied.
  static func color(of pixels: PixelBuffer) throws(Diagnostic) -> Data { try stream(of: pixels, .rgb) }

  /// Alpha alone.
  static func alpha(of pixels: PixelBuffer) throws(Diagnostic) -> Data { try stream(of: pixels, .alpha) }

  private static func stream(of pixels: PixelBuffer, _ layout: PixelLayout) throws(Diagnostic) -> Data {
    try BudgetMeter.checkTime(toDeflate: pixels.width * pixels.height, .default)
    let rows = FilteredRows(
      pixels.bytes, width: pixels.width, height: pixels.height, stride: pixels.stride, layout: layout,
      opaque: pixels.isOpaque)
    let (filtered, level) = try PNGEncoder.filter(rows, for: .default)
    return try stream(of: filtered, level: level)
  }

  /// Filtered rows, deflated at a level from 1 to 12.
  static func stream(of rows: FilteredRows, level: Int32) throws(Diagnostic) -> Data {
    let room = UnsafeMutableRawPointer.allocate(byteCount: Deflate.bound(rows.all.count), alignment: 16)
    defer { room.deallocate() }
    return Data(bytes: room, count: try Deflate.compress(rows.all, level: level, to: room))
  }
}
