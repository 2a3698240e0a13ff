import CQuoinGraphics
import Foundation
import QuoinResources

extension CairoCanvas {
  /// Draws the shadow of a filled path.
  func drawShadow(_ shadow: Shadow, of path: UIBezierPath) {
    let bounds = path.bounds
    guard !bounds.isNull else { return }
    draw(shadow, of: bounds) { mask in
      add(path, to: mask)
      cairo_fill(mask)
    }
  }

  /// Draws what was collected with its shadow beneath.
  func popShadowLayer(_ shadow: Shadow) {
    guard let group = cairo_pop_group(context) else { return }
    draw(shadow, of: clipBounds) { mask in
      cairo_set_source(mask, group)
      cairo_paint(mask)
    }
    cairo_set_source(context, group)
    cairo_paint(context)
    cairo_set_source_rgb(context, 0, 0, 0)
    cairo_pattern_destroy(group)
  }

  /// Draws a blurred mask in one colour.
  ///
  /// - Parameters:
  ///   - shadow: How the shadow looks.
  ///   - bounds: What casts it at most, in the current coordinates.
  ///   - cast: Draws what casts it, in the current coordinates.
  private func draw(_ shadow: Shadow, of bounds: CGRect, cast: (OpaquePointer) -> Void) {
    let color = shadow.color.resolvedCGColor(with: traits).multiplyingAlpha(by: shadow.opacity)
    guard color.alpha > 0 else { return }
    // Three box blurs reach three standard deviations.
    let reach = shadow.radius * 3 + 1
    let visible = clipBounds.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
      .insetBy(dx: -reach, dy: -reach)
    let area = bounds.insetBy(dx: -reach, dy: -reach).overlap(visible)
    guard !area.isNull, let pixels = EffectPixels(area, on: self, deviation: shadow.radius)
    else { return }
    cast(pixels.context)
    pixels.blur(deviation: shadow.radius, meter)
    cairo_save(context)
    cairo_translate(context, Double(shadow.offset.width), Double(shadow.offset.height))
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    pixels.mask(context)
    cairo_restore(context)
  }
}

/// Pixels for an effect: a part of the canvas at the resolution of its device.
final class EffectPixels {
  /// Draws on the pixels in the canvas's current coordinates.
  let context: OpaquePointer
  private let surface: OpaquePointer
  /// From the canvas's coordinates to these pixels.
  private let transform: CGAffineTransform
  /// Pixels a point.
  private let scale: CGFloat

  // More pixels of blur than this are seen by no one; the effect gets coarser instead.
  private static let limit: CGFloat = 16_000_000
  private static let sideLimit: CGFloat = 32_000
  // What is blurred by more pixels than this looks the same when it is drawn in larger ones.
  private static let sharpestDeviation: CGFloat = 64

  /// Makes room for an area, or answers nothing when there is none.
  ///
  /// - Parameters:
  ///   - area: What is wanted, in the canvas's current coordinates.
  ///   - canvas: The canvas.
  ///   - deviation: How much they are to be blurred, in points.
  init?(_ area: CGRect, on canvas: CairoCanvas, deviation: CGFloat) {
    let density = canvas.effectScale / canvas.deviceScale
    let device = canvas.deviceTransform.concatenating(CGAffineTransform(scaleX: density, y: density))
    var scale = abs(device.determinant).squareRoot()
    guard device.isDrawable, scale > 0, scale.isFinite, area.width > 0, area.height > 0 else { return nil }
    // Thin areas, too, stay within the 32,767 pixels of a surface's side.
    let sides = Self.sideLimit / (max(area.width, area.height) * scale)
    let smooth = Self.sharpestDeviation / (deviation * scale)
    scale *= min(1, sides, smooth, (Self.limit / (area.width * area.height * scale * scale)).squareRoot())
    let box = area.applying(CGAffineTransform(scaleX: scale, y: scale))
    // Where nothing is turned the pixels lie on the device's own, so that a shadow is as sharp as the device allows.
    let origin = CGPoint(
      x: box.minX.rounded(.down) - (device.tx - device.tx.rounded(.down)),
      y: box.minY.rounded(.down) - (device.ty - device.ty.rounded(.down)))
    let width = Int32(nearest: (box.maxX - origin.x).rounded(.up) + 1)
    let height = Int32(nearest: (box.maxY - origin.y).rounded(.up) + 1)
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height),
      let context = cairo_create(surface)
    else { return nil }
    self.surface = surface
    self.context = context
    self.scale = scale
    transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x, ty: -origin.y)
    var matrix = transform.cairo
    cairo_set_matrix(context, &matrix)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Blurs the pixels as far as the budget lasts; the deviation is in points.
  func blur(deviation: CGFloat, _ meter: BudgetMeter) {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    BoxBlur.blur(
      bytes, width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)),
      stride: Int(cairo_image_surface_get_stride(surface)),
      deviation: Double(deviation * scale), meter)
    cairo_surface_mark_dirty(surface)
  }

  /// Lets the context's source through where the pixels are.
  func mask(_ target: OpaquePointer) {
    var inverse = transform.inverted().cairo
    cairo_transform(target, &inverse)
    cairo_mask_surface(target, surface, 0, 0)
  }
}
