import CQuoinGraphics
import Foundation

/// Decoded pixels that never change: 32 bits each, premultiplied alpha above red, green and blue.
final class PixelBuffer: @unchecked Sendable {
  // Nothing writes to the memory after the initialiser has returned, so any thread may read it.

  let width: Int
  let height: Int
  /// Bytes from one row to the next.
  let stride: Int
  /// Whether every pixel is opaque.
  let isOpaque: Bool
  /// Whether the pixels have been turned upright, as a camera's note told.
  let isTurned: Bool
  /// The profile of the colours that the file's pixels have, where these have been brought to sRGB.
  let profile: Data?
  /// Whether the pixels are others than the file's.
  var isChanged: Bool { isTurned || profile != nil }
  let bytes: UnsafeMutablePointer<UInt8>
  private let surface: OpaquePointer

  /// Takes over an image surface, or answers nothing for one that failed.
  init?(taking surface: OpaquePointer?, isTurned: Bool = false, profile: Data? = nil) {
    guard let surface else { return nil }
    let format = cairo_image_surface_get_format(surface)
    cairo_surface_flush(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let data = cairo_image_surface_get_data(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    (self.isTurned, self.profile) = (isTurned, profile)
    bytes = data
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface))
    isOpaque =
      format == CAIRO_FORMAT_RGB24
      || PixelScan.isOpaque(data, width: width, height: height, stride: stride)
  }

  deinit { cairo_surface_destroy(surface) }

  /// A new surface over the same memory, for one canvas: surfaces themselves are not safe to share between threads.
  ///
  /// The caller destroys it before letting go of the buffer.
  func makeSurface() -> OpaquePointer? {
    cairo_image_surface_create_for_data(
      bytes, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
      Int32(stride))
  }
}

/// Questions about rows of pixels.
enum PixelScan {
  /// Whether all pixels have an alpha of 255.
  static func isOpaque(_ bytes: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int) -> Bool {
    for y in 0..<height {
      let row = UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
      var all: UInt32 = 0xFF00_0000
      for x in 0..<width { all &= row[x] }
      if all != 0xFF00_0000 { return false }
    }
    return true
  }
}
