import CQuoinGraphics
import Foundation

/// Turns the bytes of image files into pixels.
enum ImageDecoder {
  /// Decodes a file whose header has been read and found small enough; nothing when it is broken.
  static func decode(_ data: Data, _ header: ImageHeader) -> PixelBuffer? {
    let pixels = header.format == .png ? decodePNG(data) : decodeWithLoader(data, header.format)
    guard let pixels else { return nil }
    // Turning a photo upright swaps its sides; anything else contradicts the header that was checked.
    let announced = header.width * header.height
    return pixels.width * pixels.height <= announced ? pixels : nil
  }

  /// Cairo reads PNG straight into the layout it draws, without gdk-pixbuf's start-up.
  private static func decodePNG(_ data: Data) -> PixelBuffer? {
    data.withUnsafeBytes { bytes in
      var reader = ByteReader(rest: bytes)
      let surface = withUnsafeMutablePointer(to: &reader) { reader in
        cairo_image_surface_create_from_png_stream(
          { closure, target, length in
            guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
            let reader = closure.assumingMemoryBound(to: ByteReader.self)
            guard reader.pointee.read(into: target, count: Int(length)) else {
              return CAIRO_STATUS_READ_ERROR
            }
            return CAIRO_STATUS_SUCCESS
          }, reader)
      }
      return PixelBuffer(taking: surface)
    }
  }

  private static func decodeWithLoader(_ data: Data, _ format: ImageHeader.Format) -> PixelBuffer? {
    guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let written = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), nil)
    }
    let closed = gdk_pixbuf_loader_close(loader, nil)
    guard written != 0, closed != 0, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return premultiplied(upright, isTurned: upright != pixbuf)
  }

  private static func premultiplied(_ pixbuf: OpaquePointer, isTurned: Bool) -> PixelBuffer? {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let sourceStride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let format = channels == 4 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
    guard channels == 3 || channels == 4, let source = gdk_pixbuf_read_pixels(pixbuf),
      let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    else { return nil }
    guard let target = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      var from = source + y * sourceStride
      let to = UnsafeMutableRawPointer(target + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let (red, green, blue) = (UInt32(from[0]), UInt32(from[1]), UInt32(from[2]))
        let alpha = channels == 4 ? UInt32(from[3]) : 255
        to[x] =
          alpha << 24 | product(red, alpha) << 16 | product(green, alpha) << 8 | product(blue, alpha)
        from += channels
      }
    }
    cairo_surface_mark_dirty(surface)
    return PixelBuffer(taking: surface, isTurned: isTurned)
  }

  /// a·b/255, rounded.
  @inline(__always)
  private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let t = a * b + 128
    return (t + t >> 8) >> 8
  }
}

/// Bytes that are read from front to back.
private struct ByteReader {
  var rest: UnsafeRawBufferPointer

  mutating func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
    guard count <= rest.count, let base = rest.baseAddress else { return false }
    memcpy(target, base, count)
    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    return true
  }
}
