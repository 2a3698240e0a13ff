import CQuoinGraphics

extension PixelBuffer {
  /// The pixels turned upright.
  ///
  /// - Parameter orientation: How the picture was held, as Exif counts it, to 8.
  /// - Returns: Nothing where they are upright, with 1, and where there is no memory for it.
  func turned(from orientation: Int) -> PixelBuffer? {
    guard orientation > 1 else { return nil }
    let isSideways = orientation >= 5
    let (across, down) = isSideways ? (height, width) : (width, height)
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(across), Int32(down)),
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let rows = Int(cairo_image_surface_get_stride(surface))
    // Of an opaque surface the highest byte means nothing.
    let opaque: UInt32 = isOpaque ? 0xFF00_0000 : 0
    for y in 0..<down {
      let row = UnsafeMutableRawPointer(data + y * rows).assumingMemoryBound(to: UInt32.self)
      for x in 0..<across {
        let (column, line) =
          switch orientation {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          default: (width - 1 - y, x)
          }
        row[x] =
          UnsafeRawPointer(bytes + line * stride).assumingMemoryBound(to: UInt32.self)[column] | opaque
      }
    }
    cairo_surface_mark_dirty(surface)
    return PixelBuffer(taking: surface, isTurned: true, profile: profile)
  }
}
