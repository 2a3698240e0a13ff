import CQuoinGraphics
import Foundation
import QuoinDiagnostics

/// What casts the shadow of a group: the group drawn once more, as pixels.
struct ShadowCaster {
  let canvas: ImageCanvas
  let place: EffectPlace
}

/// Shadows, which are pixels in a PDF.
extension PDFCanvas {
  /// Pixels a point; on paper, one to a point would show.
  var effectScale: CGFloat { max(2, scale) }

  /// Draws the shadow of a filled path.
  func draw(_ shadow: Shadow, of path: UIBezierPath) {
    let bounds = path.bounds
    guard !bounds.isNull, let color = color(of: shadow), let place = place(of: shadow, from: bounds) else {
      return
    }
    let mask = BlurredMask.cast(by: path.elements, in: place, deviation: shadow.radius, meter) { context in
      CairoCanvas.fillSource(path, on: context, meter)
    }
    if let mask { draw(mask, at: place, color, shadow) }
  }

  /// What casts the shadow of what is drawn from now on; nothing where no shadow would be seen.
  func caster(of shadow: Shadow) -> ShadowCaster? {
    guard color(of: shadow) != nil, let place = place(of: shadow, from: clipBounds),
      let canvas = ImageCanvas(
        size: CGSize(width: CGFloat(place.width), height: CGFloat(place.height)), scale: 1, traits: traits)
    else { return nil }
    canvas.textDrawing = textDrawing
    canvas.concatenate(place.transform)
    return ShadowCaster(canvas: canvas, place: place)
  }

  /// Draws the shadow of what was collected.
  func draw(_ shadow: Shadow, of caster: ShadowCaster) {
    guard let color = color(of: shadow) else { return }
    let surface = caster.canvas.retainedSurface()
    defer { cairo_surface_destroy(surface) }
    let mask = BlurredMask.cast(by: nil, in: caster.place, deviation: shadow.radius, meter) { context in
      cairo_identity_matrix(context)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
    }
    if let mask { draw(mask, at: caster.place, color, shadow) }
  }

  private func color(of shadow: Shadow) -> CGColor? {
    let color = printed(shadow.drawnColor(with: traits))
    return color.alpha > 0 ? color : nil
  }

  /// The pixels of a shadow.
  ///
  /// - Parameter bounds: What casts it at most, in the current coordinates.
  private func place(of shadow: Shadow, from bounds: CGRect) -> EffectPlace? {
    let area = shadow.area(of: bounds, within: clipBounds)
    let device = transform.concatenating(CGAffineTransform(scaleX: effectScale, y: effectScale))
    return area.isNull ? nil : EffectPlace(area, to: device, deviation: shadow.radius)
  }

  private func draw(_ mask: BlurredMask, at place: EffectPlace, _ color: CGColor, _ shadow: Shadow) {
    let stencil = attempt { () throws(Diagnostic) in
      try document.images.stencil(of: mask, PDFColor(color))
    }
    guard let stencil else { return }
    let size = CGSize(width: mask.width, height: mask.height)
    let placing = Self.unit(size).concatenating(place.transform.inverted())
      .translatedAfter(by: shadow.offset).concatenating(transform)
    content.draw(stencil, placing, alpha: color.alpha)
  }
}

extension CGAffineTransform {
  /// The transform, then a translation.
  fileprivate func translatedAfter(by offset: CGSize) -> CGAffineTransform {
    concatenating(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}
