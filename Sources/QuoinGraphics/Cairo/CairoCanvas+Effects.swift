import CQuoinGraphics
import Foundation
import QuoinResources

extension CairoCanvas {
  /// Draws the shadow of a filled path.
  func drawShadow(_ shadow: Shadow, of path: UIBezierPath) {
    let bounds = path.bounds
    guard !bounds.isNull else { return }
    draw(shadow, of: bounds, shape: path.elements) { mask in
      Self.fillSource(path, on: mask, meter)
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
  ///   - shape: What casts it where that is all there is to know, so that the mask serves again.
  ///   - cast: Draws what casts it, in the current coordinates.
  private func draw(
    _ shadow: Shadow, of bounds: CGRect, shape: [PathElement]? = nil, cast: (OpaquePointer) -> Void
  ) {
    let color = shadow.drawnColor(with: traits)
    guard color.alpha > 0 else { return }
    let area = shadow.area(of: bounds, within: clipBounds)
    guard !area.isNull, let place = EffectPlace(area, to: deviceTransform, deviation: shadow.radius) else {
      return
    }
    let mask = BlurredMask.cast(by: shape, in: place, deviation: shadow.radius, meter, draw: cast)
    guard let mask else { return }
    cairo_save(context)
    cairo_translate(context, Double(shadow.offset.width), Double(shadow.offset.height))
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    mask.apply(to: context, at: place)
    cairo_restore(context)
  }
}

extension Shadow {
  /// What has to be drawn of what casts it.
  ///
  /// - Parameters:
  ///   - bounds: What casts it at most.
  ///   - visible: Where the shadow can be seen.
  func area(of bounds: CGRect, within visible: CGRect) -> CGRect {
    // Three box blurs reach three standard deviations.
    let reach = radius * 3 + 1
    let seen = visible.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
    return bounds.insetBy(dx: -reach, dy: -reach).overlap(seen)
  }
}
