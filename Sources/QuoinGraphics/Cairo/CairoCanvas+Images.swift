import CQuoinGraphics
import Foundation

extension CairoCanvas {
  /// Draws an image, in parts when it has cap insets.
  func drawImage(_ image: UIImage, in rect: CGRect, tint: UIColor?) {
    guard let cgImage = image.cgImage, rect.overlaps(clipBounds) else { return }
    let tint = image.drawingTint(tint)?.resolvedCGColor(with: traits)
    if let tint, tint.alpha == 0 { return }
    guard image.capInsets != .zero else { return drawWhole(cgImage, in: rect, tint: tint) }
    let size = image.size
    let slices = ImageSlices(size: size, caps: image.capInsets, mode: image.resizingMode, in: rect)
    for slice in slices.slices where slice.target.overlaps(clipBounds) {
      let (sx, sy) = (
        slice.target.width / slice.source.width, slice.target.height / slice.source.height
      )
      cairo_save(context)
      cairo_rectangle(
        context, slice.target.minX, slice.target.minY, slice.target.width, slice.target.height)
      cairo_clip(context)
      drawWhole(
        cgImage,
        in: CGRect(
          x: slice.target.minX - slice.source.minX * sx, y: slice.target.minY - slice.source.minY * sy,
          width: size.width * sx, height: size.height * sy), tint: tint)
      cairo_restore(context)
    }
  }

  private func drawWhole(_ image: CGImage, in rect: CGRect, tint: CGColor?) {
    cairo_save(context)
    cairo_translate(context, Double(rect.minX), Double(rect.minY))
    cairo_scale(context, Double(rect.width / image.size.width), Double(rect.height / image.size.height))
    let bounds = CGRect(origin: .zero, size: image.size)
    switch (image.content, tint) {
    case (.pixels, nil): drawPixels(of: image)
    case (.pixels(let pixels), let tint?):
      cairo_set_source_rgba(context, tint.red, tint.green, tint.blue, tint.alpha)
      if let mask = maskSurface(of: image, pixels) { self.mask(mask, bounds) }
    case (.drawing(let drawing), nil):
      if hasTime(for: drawing, bounds) { drawing.draw(in: context, bounds) }
    case (.drawing(let drawing), let tint?):
      guard hasTime(for: drawing, bounds) else { break }
      cairo_push_group(context)
      drawing.draw(in: context, bounds)
      let group = cairo_pop_group(context)
      cairo_set_source_rgba(context, tint.red, tint.green, tint.blue, tint.alpha)
      cairo_mask(context, group)
      cairo_pattern_destroy(group)
    case (.vector, _): break  // Drawn by the canvas itself.
    }
    cairo_restore(context)
  }

  /// Whether there is time to draw an SVG, which cannot be stopped once it has begun.
  ///
  /// What it takes is known at most; a fourth of that is seldom passed by those that are no attack.
  private func hasTime(for drawing: SVGDrawing, _ bounds: CGRect) -> Bool {
    let steps = drawing.steps(in: context, bounds)
    return meter.allows(taking: .nanoseconds(Int(nearest: min(steps * 10, 1e15)) / 4))
      && meter.allows(Int(nearest: min(steps, 1e9)))
  }

  private func mask(_ surface: OpaquePointer, _ bounds: CGRect) {
    let pattern = cairo_pattern_create_for_surface(surface)
    if extendsImages {
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_rectangle(context, 0, 0, bounds.width, bounds.height)
      cairo_clip(context)
    }
    cairo_mask(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// The surface that stands for an image on this canvas.
  func imageSurface(of image: CGImage) -> OpaquePointer? {
    surface(of: image) {
      switch image.content {
      case .pixels(let pixels): makeSurface(of: image, pixels)
      case .drawing(let drawing): recording(of: drawing)
      case .vector: nil
      }
    }
  }

  private func recording(of drawing: SVGDrawing) -> OpaquePointer? {
    var extents = cairo_rectangle_t(
      x: 0, y: 0, width: Double(drawing.size.width), height: Double(drawing.size.height))
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
    if let recorder = cairo_create(surface) {
      drawing.draw(in: recorder, CGRect(origin: .zero, size: drawing.size))
      cairo_destroy(recorder)
    }
    return surface
  }
}
