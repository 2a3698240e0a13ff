import CQuoinGraphics
import Foundation
import QuoinResources

/// The blurred picture of a part of a surface, of fewer pixels than that: what is blurred needs no more.
struct BackdropBlur {
  /// The pixels of the surface that one of the picture stands for, in each direction.
  private let factor: Int
  /// The upper left corner of the part, in pixels of the surface.
  private let origin: (x: Int, y: Int)
  private let surface: OpaquePointer

  /// What is blurred by this many pixels can be drawn from the blurred picture without being seen to be.
  private static let sharpestDeviation: CGFloat = 8

  /// Blurs a part, or answers nothing where there is none or no memory; beyond its edges the surface goes on as at them.
  ///
  /// - Parameters:
  ///   - part: What is to be drawn of it, in pixels of the surface.
  ///   - source: An image surface of 32 bits a pixel.
  ///   - deviation: The blur's standard deviation, in pixels of the surface.
  init?(_ part: CGRect, of source: OpaquePointer, deviation: CGFloat, _ meter: BudgetMeter) {
    cairo_surface_flush(source)
    guard cairo_surface_get_type(source) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(source) == CAIRO_FORMAT_ARGB32,
      let bytes = cairo_image_surface_get_data(source)
    else { return nil }
    let size = (
      width: Int(cairo_image_surface_get_width(source)), height: Int(cairo_image_surface_get_height(source))
    )
    let stride = Int(cairo_image_surface_get_stride(source))
    let part = part.overlap(CGRect(x: 0, y: 0, width: size.width, height: size.height))
    guard !part.isNull, part.width > 0, part.height > 0, deviation > 0 else { return nil }
    let step = max(Int(nearest: (deviation / Self.sharpestDeviation).rounded(.down)), 1)
    factor = step
    // Three box blurs reach three standard deviations.
    let reach = Int(nearest: (deviation * 3).rounded(.up))
    // On a grid that is the same for all parts, so that each comes out as it does in the whole.
    func down(_ value: CGFloat) -> Int { (Int(nearest: value.rounded(.down)) - reach).roundedDown(to: step) }
    let (left, top) = (down(part.minX), down(part.minY))
    origin = (left, top)
    let width = (Int(nearest: part.maxX.rounded(.up)) + reach - left) / step + 1
    let height = (Int(nearest: part.maxY.rounded(.up)) + reach - top) / step + 1
    guard meter.allows(width * height),
      let made = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let target = cairo_image_surface_get_data(made)
    else { return nil }
    surface = made
    let targetStride = Int(cairo_image_surface_get_stride(made))
    let small = Double(deviation) / Double(step)
    let columns = (0..<width * step).map { min(max(left + $0, 0), size.width - 1) * 4 }
    let count = width * height
    // One plane a channel, as the blur takes them.
    var planes = [UInt8](repeating: 0, count: 4 * count)
    planes.withUnsafeMutableBufferPointer { planes in
      guard let planes = planes.baseAddress else { return }
      for y in 0..<height where meter.allows(width) {
        Self.shrink(
          columns, step: step, to: planes + y * width, plane: count,
          row: { bytes + min(max(top + y * step + $0, 0), size.height - 1) * stride })
      }
      for channel in 0..<4 {
        let plane = planes + channel * count
        // What is the same everywhere stays so, as the alpha of most screens.
        if memcmp(plane, plane + 1, count - 1) == 0 { continue }
        BoxBlur.blur(
          plane, width: width, height: height, stride: width, deviation: small, meter)
      }
      for y in 0..<height {
        var pixel = target + y * targetStride
        for place in planes + y * width..<planes + (y + 1) * width {
          let alpha = place[3 * count]
          // Rounding of each channel for itself must not make a colour brighter than its alpha.
          pixel[0] = min(place[0], alpha)
          pixel[1] = min(place[count], alpha)
          pixel[2] = min(place[2 * count], alpha)
          pixel[3] = alpha
          pixel += 4
        }
      }
    }
    cairo_surface_mark_dirty(made)
  }

  /// Takes the mean of each square of pixels in a line of squares.
  ///
  /// - Parameters:
  ///   - columns: Where the pixels of a row begin, in bytes.
  ///   - step: The side of a square, in pixels.
  ///   - target: The line in the plane of the first channel.
  ///   - plane: The distance of the planes, in bytes.
  ///   - row: The pixels' rows within the squares.
  @inline(__always)
  private static func shrink(
    _ columns: [Int], step: Int, to target: UnsafeMutablePointer<UInt8>, plane: Int,
    row: (Int) -> UnsafeMutablePointer<UInt8>
  ) {
    // Small squares take every pixel, larger ones every second, the largest 16 in each direction: enough for what is
    // blurred, and 256 bytes add up to no more than 16 bits. So two channels are added at once.
    let skip = step < 4 ? 1 : max(2, (step + 15) / 16)
    let samples = (step + skip - 1) / skip
    let (whole, half) = (UInt32(samples * samples), UInt32(samples * samples / 2))
    let width = columns.count / step
    columns.withUnsafeBufferPointer { columns in
      for x in 0..<width {
        var (even, odd): (UInt32, UInt32) = (0, 0)
        for dy in Swift.stride(from: 0, to: step, by: skip) {
          let row = UnsafeRawPointer(row(dy))
          for dx in Swift.stride(from: 0, to: step, by: skip) {
            let pixel = row.load(fromByteOffset: columns[x * step + dx], as: UInt32.self)
            even &+= pixel & 0xff00ff
            odd &+= pixel >> 8 & 0xff00ff
          }
        }
        target[x] = UInt8(truncatingIfNeeded: ((even & 0xffff) + half) / whole)
        target[x + plane] = UInt8(truncatingIfNeeded: ((odd & 0xffff) + half) / whole)
        target[x + 2 * plane] = UInt8(truncatingIfNeeded: ((even >> 16) + half) / whole)
        target[x + 3 * plane] = UInt8(truncatingIfNeeded: ((odd >> 16) + half) / whole)
      }
    }
  }

  /// Makes the picture the context's source, where pixels of the surface are the context's units.
  func setSource(of context: OpaquePointer, offset: CGPoint) {
    cairo_set_source_surface(context, surface, 0, 0)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    let scale = 1 / Double(factor)
    var matrix = cairo_matrix_t(
      xx: scale, yx: 0, xy: 0, yy: scale, x0: (Double(offset.x) - Double(origin.x)) * scale,
      y0: (Double(offset.y) - Double(origin.y)) * scale)
    cairo_pattern_set_matrix(pattern, &matrix)
  }

  /// Lets go of the picture.
  func release() { cairo_surface_destroy(surface) }
}

extension Int {
  fileprivate func roundedDown(to step: Int) -> Int { self - ((self % step) + step) % step }
}

extension ImageCanvas {
  /// Blurs what is drawn so far within a rounded rectangle; returns whether there are pixels to read.
  func blurPixels(in rect: CGRect, radii: CornerRadii, deviation: CGFloat) -> Bool {
    guard let target = cairo_get_group_target(context) else { return false }
    var (dx, dy) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &dx, &dy)
    let offset = CGPoint(x: dx, y: dy)
    let device = deviceTransform
    let part = rect.overlap(clipBounds).applying(device)
    guard !part.isNull else { return true }
    let scale = abs(device.determinant).squareRoot()
    guard
      let blur = BackdropBlur(
        part.offsetBy(dx: offset.x, dy: offset.y), of: target, deviation: deviation * scale, meter)
    else { return true }
    cairo_save(context)
    add(UIBezierPath(roundedRect: rect, radii: radii))
    cairo_clip(context)
    cairo_identity_matrix(context)
    blur.setSource(of: context, offset: offset)
    cairo_paint(context)
    cairo_restore(context)
    blur.release()
    return true
  }
}
