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
      cairo_save(context)
      cairo_rectangle(
        context, slice.target.minX, slice.target.minY, slice.target.width, slice.target.height)
      cairo_clip(context)
      drawWhole(cgImage, in: slice.whole(of: size), tint: tint)
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
    case (.pixels, let tint?):
      cairo_set_source_rgba(context, tint.red, tint.green, tint.blue, tint.alpha)
      if let mask = imageSurface(of: image) { self.mask(mask, bounds) }
    case (.drawing(let drawing), nil):
      if drawing.hasTime(at: drawing.scale(in: context, bounds), meter) { drawing.draw(in: context, bounds) }
    case (.drawing(let drawing), let tint?):
      guard drawing.hasTime(at: drawing.scale(in: context, bounds), meter) else { break }
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

  private func mask(_ surface: OpaquePointer, _ bounds: CGRect) {
    let pattern = cairo_pattern_create_for_surface(surface)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_rectangle(context, 0, 0, bounds.width, bounds.height)
    cairo_clip(context)
    cairo_mask(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// The surface that stands for an image on this canvas.
  func imageSurface(of image: CGImage) -> OpaquePointer? {
    surface(of: image) {
      switch image.content {
      case .pixels(let pixels): pixels.makeSurface()
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
