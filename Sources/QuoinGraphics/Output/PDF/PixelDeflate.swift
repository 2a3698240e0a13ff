import Foundation

/// The pixels of an image as the streams of a PDF: PNG-filtered rows, deflated.
enum PixelDeflate {
  /// Red, green and blue, not premultiplied.
  static func color(of pixels: PixelBuffer) -> Data { stream(of: pixels, .rgb) }

  /// Alpha alone.
  static func alpha(of pixels: PixelBuffer) -> Data { stream(of: pixels, .alpha) }

  private static func stream(of pixels: PixelBuffer, _ layout: PixelLayout) -> Data {
    let rows = FilteredRows(
      pixels.bytes, width: pixels.width, height: pixels.height, stride: pixels.stride, layout: layout,
      opaque: pixels.isOpaque)
    let (filtered, effort) = PNGEncoder.filter(rows, for: .default)
    let room = UnsafeMutableRawPointer.allocate(
      byteCount: Deflate.bound(filtered.all.count), alignment: 16)
    defer { room.deallocate() }
    return Data(bytes: room, count: Deflate.compress(filtered.all, effort: effort, to: room))
  }
}
