import CQuoinGraphics
import Foundation

/// Turns the bytes of image files into pixels.
enum ImageDecoder {
  /// How many bytes are given to gdk-pixbuf at a time. Its GIF reader moves what is left of a portion for each 255 bytes
  /// that it reads, and draws its picture anew for each portion.
  static let portion = 512 * 1024

  /// Decodes a file whose header has been read and found small enough; nothing when it is broken.
  static func decode(_ file: ImageFile) -> PixelBuffer? {
    let header = file.header
    // Cairo draws nothing of a PNG that ends early, and newer versions keep 16 bits a channel.
    let isPlainPNG =
      header.format == .png && !header.isTruncated
      && header.decodedPixels == header.width * header.height
    guard isPlainPNG else { return decodeWithLoader(file) }
    let pixels = decodePNG(file.essence)
    return pixels?.width == header.width && pixels?.height == header.height ? pixels : nil
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

  private static func decodeWithLoader(_ file: ImageFile) -> PixelBuffer? {
    guard let loader = gdk_pixbuf_loader_new_with_type(file.header.format.rawValue, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let isWritten = file.essence.withUnsafeBytes { bytes -> Bool in
      guard write(bytes[..<file.headLength], to: loader) else { return false }
      if let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) {
        guard isAnnounced(pixbuf, file.header) else { return false }
        // What a file that ends early does not fill is clear or black, not what the memory held before.
        gdk_pixbuf_fill(pixbuf, 0)
      }
      var offset = file.headLength
      while offset < bytes.count {
        let end = min(offset + portion, bytes.count)
        guard write(bytes[offset..<end], to: loader) else { return false }
        offset = end
      }
      return true
    }
    let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
    guard (isWritten && isClosed) || file.header.isTruncated,
      let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), isAnnounced(pixbuf, file.header),
      let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return premultiplied(upright, isTurned: upright != pixbuf)
  }

  private static func write(
    _ bytes: Slice<UnsafeRawBufferPointer>, to loader: UnsafeMutablePointer<GdkPixbufLoader>
  )
    -> Bool
  {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    guard let base = bytes.baseAddress else { return true }
    return gdk_pixbuf_loader_write(loader, base.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), nil)
      != 0
  }

  private static func isAnnounced(_ pixbuf: OpaquePointer, _ header: ImageHeader) -> Bool {
    Int(gdk_pixbuf_get_width(pixbuf)) == header.width && Int(gdk_pixbuf_get_height(pixbuf)) == header.height
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
