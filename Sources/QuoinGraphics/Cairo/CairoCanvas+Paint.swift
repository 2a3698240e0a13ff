import CQuoinGraphics
import Foundation

extension CairoCanvas {
  /// What must be let go of after a source has been used.
  struct Source {
    fileprivate var pixels: GradientPixels?

    /// Lets go of it now, not when the next source is set.
    func release(_ context: OpaquePointer) { cairo_set_source_rgb(context, 0, 0, 0) }
  }

  /// Makes a paint the source, or answers nothing when it would leave no trace.
  ///
  /// - Parameters:
  ///   - paint: The paint.
  ///   - bounds: What will be covered at most, in the current coordinates.
  func setSource(_ paint: Paint, covering bounds: CGRect) -> Source? {
    switch paint {
    case .color(let color):
      let color = color.resolvedCGColor(with: traits)
      guard color.alpha > 0 else { return nil }
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      return Source()
    case .gradient(let gradient):
      return setGradient(gradient, covering: bounds)
    case .pattern(let image):
      return setPattern(image)
    }
  }

  private func setGradient(_ gradient: Gradient, covering bounds: CGRect) -> Source? {
    let ramp = ColorRamp(gradient.stops, traits: traits)
    if ramp.stops.isEmpty { return nil }
    if let color = ramp.onlyColor(along: gradient.shape) {
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      return Source()
    }
    if let pixels = gradientPixels(gradient.shape, ramp, covering: bounds) {
      pixels.setSource(context)
      return Source(pixels: pixels)
    }
    guard let pattern = CairoGradient.pattern(gradient.shape, ramp, covering: bounds) else { return nil }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return Source()
  }

  private func setPattern(_ image: UIImage) -> Source? {
    let toPixels = CGAffineTransform(scaleX: image.scale, y: image.scale)
    guard let cgImage = image.cgImage, image.size.width > 0, image.size.height > 0, toPixels.isDrawable,
      let surface = imageSurface(of: cgImage)
    else { return nil }
    cairo_set_source_surface(context, surface, 0, 0)
    let source = cairo_get_source(context)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    var matrix = toPixels.cairo
    cairo_pattern_set_matrix(source, &matrix)
    return Source()
  }

  /// The gradient as pixels where the target has some: much quicker than Cairo's own, which computes each pixel anew.
  private func gradientPixels(
    _ shape: Gradient.Shape, _ ramp: ColorRamp, covering bounds: CGRect
  ) -> GradientPixels? {
    guard context.drawsOnImage else { return nil }
    let visible = bounds.overlap(clipBounds)
    guard !visible.isNull else { return nil }
    return GradientPixels(shape, ramp, covering: visible, to: deviceTransform, meter)
  }

  /// From the current coordinates to the surface's own.
  var deviceTransform: CGAffineTransform { CGAffineTransform(of: context) }
}
