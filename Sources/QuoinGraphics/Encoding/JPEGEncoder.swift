import CQuoinGraphics
import Foundation

/// Writes pictures as JPEG.
enum JPEGEncoder {
  /// Encodes 32-bit pixels that are all opaque; nothing when the encoder fails.
  ///
  /// - Parameters:
  ///   - pixels: The first pixel.
  ///   - quality: From 1 to 100.
  static func encode(
    _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int, quality: Int
  ) -> Data? {
    guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height)) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    guard let target = gdk_pixbuf_get_pixels(pixbuf) else { return nil }
    let pitch = Int(gdk_pixbuf_get_rowstride(pixbuf))
    for y in 0..<height {
      PixelRows.write(pixels + y * stride, width: width, as: .rgb, opaque: true, to: target + y * pitch)
    }
    return save(pixbuf, quality: min(max(quality, 1), 100))
  }

  private static func save(_ pixbuf: OpaquePointer, quality: Int) -> Data? {
    var bytes: UnsafeMutablePointer<gchar>?
    var count = gsize(0)
    let saved = "quality".withCString { key in
      String(quality).withCString { value in
        var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
        var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
        return gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, "jpeg", &keys, &values, nil)
      }
    }
    guard saved != 0, let bytes else { return nil }
    defer { g_free(bytes) }
    return Data(bytes: bytes, count: Int(count))
  }
}
