import CQuoinGraphics
import Foundation
import QuoinResources

/// Turns the bytes of image files into pixels.
enum ImageDecoder {
  /// How many bytes are given to gdk-pixbuf at a time. Its GIF reader moves what is left of a portion for each 255 bytes
  /// that it reads, and draws its picture anew for each portion.
  static let portion = 512 * 1024

  /// Why a file cannot be decoded.
  enum Failure: Error, Equatable {
    /// The library that reads its format is not installed.
    case missingLoader
    /// Its bytes are not what they should be; with the library's words for it, where it has some.
    case broken(reason: String?)
  }

  /// Decodes a file whose header has been read and found small enough. A meter whose time passes meanwhile ends it.
  ///
  /// - Parameter keepsColors: Whether colours stay those of the file's profile, and are not brought to sRGB.
  static func decode(_ file: ImageFile, keepsColors: Bool = false) throws(Failure) -> PixelBuffer {
    if let pixels = decodeInks(file) { return pixels.turned(from: file.notes.orientation) ?? pixels }
    var pixels = try decodeAsHeld(file)
    // JPEGs have been turned with gdk-pixbuf, which reads no notes of others.
    if file.header.format != .jpeg, let upright = pixels.turned(from: file.notes.orientation) {
      pixels = upright
    }
    if !keepsColors, let profile = file.notes.readProfile(),
      let converted = ColorProfile.converted(pixels, from: profile)
    {
      pixels = converted
    }
    return pixels
  }

  private static func decodeAsHeld(_ file: ImageFile) throws(Failure) -> PixelBuffer {
    let header = file.header
    // Cairo draws nothing of a PNG that ends early, and newer versions keep 16 bits a channel.
    let isPlainPNG =
      header.format == .png && !header.isTruncated
      && header.decodedPixels == header.width * header.height
    if file.isMovingWebP {
      guard let pixels = decodeFirstFrame(file) else { throw .broken(reason: nil) }
      return pixels
    }
    guard isPlainPNG else { return try decodeWithLoader(file) }
    guard let pixels = decodePNG(file.essence), pixels.width == header.width, pixels.height == header.height
    else { throw .broken(reason: nil) }
    return pixels
  }

  /// Cairo reads PNG straight into the layout it draws, without gdk-pixbuf's start-up.
  private static func decodePNG(_ data: Data) -> PixelBuffer? {
    data.withUnsafeBytes { bytes in
      var reader = ByteReader(rest: bytes, meter: BudgetMeter.current)
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

  /// libwebp shows what gdk-pixbuf's reader, which prints about broken animations, would make of it.
  private static func decodeFirstFrame(_ file: ImageFile) -> PixelBuffer? {
    var options = WebPAnimDecoderOptions()
    guard !file.header.isTruncated, WebPAnimDecoderOptionsInit(&options) != 0 else { return nil }
    options.color_mode = MODE_bgrA
    let (width, height) = (file.header.width, file.header.height)
    return file.essence.withUnsafeBytes { bytes in
      var data = WebPData(bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
      guard let decoder = WebPAnimDecoderNew(&data, &options) else { return nil }
      defer { WebPAnimDecoderDelete(decoder) }
      var info = WebPAnimInfo()
      var (frame, end): (UnsafeMutablePointer<UInt8>?, Int32) = (nil, 0)
      guard WebPAnimDecoderGetInfo(decoder, &info) != 0, info.canvas_width == width,
        info.canvas_height == height, WebPAnimDecoderGetNext(decoder, &frame, &end) != 0, let frame,
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
        let target = cairo_image_surface_get_data(surface)
      else { return nil }
      let stride = Int(cairo_image_surface_get_stride(surface))
      for y in 0..<height { memcpy(target + y * stride, frame + y * width * 4, width * 4) }
      cairo_surface_mark_dirty(surface)
      return PixelBuffer(taking: surface)
    }
  }

  private static func decodeWithLoader(_ file: ImageFile) throws(Failure) -> PixelBuffer {
    guard let loader = gdk_pixbuf_loader_new_with_type(file.header.format.rawValue, nil) else {
      throw .missingLoader
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    var failure: UnsafeMutablePointer<GError>?
    var failureAtEnd: UnsafeMutablePointer<GError>?
    defer {
      g_clear_error(&failure)
      g_clear_error(&failureAtEnd)
    }
    var isWritten = file.essence.withUnsafeBytes { write($0[..<file.headLength], to: loader, &failure) }
    let isPrepared = isWritten && prepare(loader, for: file.header)
    if isPrepared { isWritten = writePixels(of: file, to: loader, &failure) }
    let isClosed = gdk_pixbuf_loader_close(loader, &failureAtEnd) != 0
    let reason = (failure ?? failureAtEnd).map { String(cString: $0.pointee.message) }
    guard isPrepared, isWritten && isClosed || file.header.isTruncated, BudgetMeter.current?.isUsedUp != true,
      let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), isAnnounced(pixbuf, file.header),
      let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
    else { throw .broken(reason: reason) }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    guard let pixels = premultiplied(upright, isTurned: upright != pixbuf) else {
      throw .broken(reason: nil)
    }
    return pixels
  }

  /// Clears the pixels that a loader has made room for, so that what a file that ends early does not fill is clear or
  /// black, not what the memory held before.
  ///
  /// - Returns: False when there are other pixels than the header tells, or none that could be cleared.
  private static func prepare(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, for header: ImageHeader)
    -> Bool
  {
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), isAnnounced(pixbuf, header) else { return false }
    gdk_pixbuf_fill(pixbuf, 0)
    return true
  }

  /// Gives a loader what follows the head, in portions.
  private static func writePixels(
    of file: ImageFile, to loader: UnsafeMutablePointer<GdkPixbufLoader>,
    _ failure: inout UnsafeMutablePointer<GError>?
  ) -> Bool {
    let meter = BudgetMeter.current
    return file.essence.withUnsafeBytes { bytes -> Bool in
      var offset = file.headLength
      while offset < bytes.count {
        let end = min(offset + portion, bytes.count)
        guard meter == nil || (try? meter?.checkTime()) != nil,
          write(bytes[offset..<end], to: loader, &failure)
        else { return false }
        offset = end
      }
      return true
    }
  }

  private static func write(
    _ bytes: Slice<UnsafeRawBufferPointer>, to loader: UnsafeMutablePointer<GdkPixbufLoader>,
    _ failure: inout UnsafeMutablePointer<GError>?
  ) -> Bool {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    guard let base = bytes.baseAddress else { return true }
    return gdk_pixbuf_loader_write(
      loader, base.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), &failure) != 0
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
  let meter: BudgetMeter?

  mutating func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
    // A compressed byte may stand for a thousand.
    guard count <= rest.count, let base = rest.baseAddress, meter?.allows(count) ?? true else { return false }
    memcpy(target, base, count)
    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    return true
  }
}
