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
    var plane = [UInt8](repeating: 0, count: width * height)
    let small = Double(deviation) / Double(step)
    // A factor of less than 4 takes every pixel, a greater one every second: enough for what is blurred.
    let skip = step < 4 ? 1 : 2
    let samples = (step + skip - 1) / skip
    for channel in 0..<4 {
      plane.withUnsafeMutableBufferPointer { plane in
        guard let plane = plane.baseAddress else { return }
        for y in 0..<height where meter.allows(width) {
          for x in 0..<width {
            var sum = 0
            for dy in Swift.stride(from: 0, to: step, by: skip) {
              let row = bytes + min(max(top + y * step + dy, 0), size.height - 1) * stride
              for dx in Swift.stride(from: 0, to: step, by: skip) {
                sum += Int(row[min(max(left + x * step + dx, 0), size.width - 1) * 4 + channel])
              }
            }
            plane[y * width + x] = UInt8((sum + samples * samples / 2) / (samples * samples))
          }
        }
        BoxBlur.blur(plane, width: width, height: height, stride: width, deviation: small, meter)
        for y in 0..<height {
          for x in 0..<width { target[y * targetStride + x * 4 + channel] = plane[y * width + x] }
        }
      }
    }
    // Rounding of each channel for itself must not make a colour brighter than its alpha.
    for y in 0..<height {
      for x in 0..<width {
        let pixel = target + y * targetStride + x * 4
        for channel in 0..<3 { pixel[channel] = min(pixel[channel], pixel[3]) }
      }
    }
    cairo_surface_mark_dirty(made)
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
    add(UIBezierPath(roundedRect: rect, radii: radii), to: context)
    cairo_clip(context)
    cairo_identity_matrix(context)
    blur.setSource(of: context, offset: offset)
    cairo_paint(context)
    cairo_restore(context)
    blur.release()
    return true
  }
}
