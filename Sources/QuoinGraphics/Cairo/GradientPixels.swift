import CQuoinGraphics
import Foundation
import QuoinResources

/// A gradient written as pixels of a device, looked up in a table of its colours.
///
/// Cairo computes each pixel of a slanted gradient from its stops, 9 ns apiece; a table of colours finer than the eye
/// or 8 bits can tell takes a tenth of it.
final class GradientPixels {
  /// Where the pixels lie on the device.
  let left: Int
  let top: Int
  private let surface: OpaquePointer

  /// Writes the pixels of a gradient, or answers nothing when they would be too many or Cairo has no room.
  ///
  /// - Parameters:
  ///   - shape: How the colours run, in the coordinates of `bounds`.
  ///   - ramp: The colours.
  ///   - bounds: What must be covered.
  ///   - transform: From these coordinates to pixels.
  ///   - meter: Ends the work early with the budget used up.
  init?(
    _ shape: Gradient.Shape, _ ramp: ColorRamp, covering bounds: CGRect, to transform: CGAffineTransform,
    _ meter: BudgetMeter
  ) {
    let box = bounds.applying(transform)
    guard box.isDrawable, transform.isDrawable, box.width > 0, box.height > 0 else { return nil }
    left = Int(nearest: box.minX.rounded(.down))
    top = Int(nearest: box.minY.rounded(.down))
    let width = Int(nearest: box.maxX.rounded(.up)) - left
    let height = Int(nearest: box.maxY.rounded(.up)) - top
    guard width < 32_767, height < 32_767,
      let surface = cairo_image_surface_create(
        ramp.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    self.surface = surface
    guard let bytes = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    let field = GradientField(shape, from: transform.inverted())
    let target = PixelTarget(
      bytes: bytes, width: width, height: height,
      stride: Int(cairo_image_surface_get_stride(surface)), left: left, top: top)
    field.write(ramp, to: target, meter)
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Makes the pixels the source, each on its own place of the device.
  func setSource(_ context: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, surface, Double(left), Double(top))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_set_matrix(context, &matrix)
  }
}

/// Memory that gradients are written to.
struct PixelTarget {
  let bytes: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  let stride: Int
  /// The device's column of the first pixel.
  let left: Int
  /// The device's row of the first pixel.
  let top: Int

  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
  }
}
