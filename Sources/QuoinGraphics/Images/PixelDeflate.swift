import Foundation
import QuoinDiagnostics
import QuoinResources

/// The pixels of an image as streams of PNG-filtered rows, deflated.
enum PixelDeflate {
  /// Red, green and blue, not premultiplied; or where there are few colours their list, and their numbers.
  static func color(of pixels: PixelBuffer) throws(Diagnostic) -> (stream: Data, palette: [UInt8]?) {
    let rows = try rows(of: pixels, .rgb)
    guard let palette = PixelPalette(rows) else {
      let (filtered, level) = try PNGEncoder.filter(rows, for: .default)
      return (try stream(of: filtered, level: level), nil)
    }
    let width = pixels.width
    let numbers = FilteredRows(width: width, height: pixels.height, rowBytes: width, step: 1) { y, target in
      for x in 0..<width { target[x] = palette.numbers[y * width + x] }
    }
    return (try stream(ofBytes: numbers), palette.colors)
  }

  /// Alpha alone.
  static func alpha(of pixels: PixelBuffer) throws(Diagnostic) -> Data {
    try stream(ofBytes: try rows(of: pixels, .alpha))
  }

  private static func rows(
    of pixels: PixelBuffer, _ layout: PixelLayout
  ) throws(Diagnostic) -> FilteredRows {
    try BudgetMeter.checkTime(toDeflate: pixels.width * pixels.height, .default)
    return FilteredRows(
      pixels.bytes, width: pixels.width, height: pixels.height, stride: pixels.stride, layout: layout,
      opaque: pixels.isOpaque)
  }

  /// Rows of a byte a pixel, of which many are alike and filters make less so.
  private static func stream(ofBytes rows: FilteredRows) throws(Diagnostic) -> Data {
    rows.apply(try rows.smallestFilter(among: [.none, .paeth], level: 5, columns: 256))
    // Of emoji the most that can be had is a tenth, and takes a millisecond.
    return try stream(of: rows, level: rows.all.count <= 1 << 16 ? 12 : 8)
  }

  /// Filtered rows, deflated at a level from 1 to 12.
  static func stream(of rows: FilteredRows, level: Int32) throws(Diagnostic) -> Data {
    let room = UnsafeMutableRawPointer.allocate(byteCount: Deflate.bound(rows.all.count), alignment: 16)
    defer { room.deallocate() }
    return Data(bytes: room, count: try Deflate.compress(rows.all, level: level, to: room))
  }
}
