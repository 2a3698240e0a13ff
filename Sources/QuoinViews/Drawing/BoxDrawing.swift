import Foundation
import QuoinGraphics

/// What views and layers draw around what is in them, in the same steps: shadow, background, clip, inside, border.
struct BoxDrawing {
  let bounds: CGRect
  /// Where corners, border and shadow come from; views without any have none.
  let layer: CALayer?
  let background: UIColor?
  /// Whether nothing in it is drawn beyond the bounds and their corners.
  let clips: Bool
  /// Whether parts have roles, of which none is that of shadows, backgrounds and borders.
  var isTagged = false

  /// Draws the box.
  ///
  /// - Parameters:
  ///   - canvas: Where; its coordinates are the box's own.
  ///   - visible: What of the box can be seen.
  ///   - inside: Draws what is in the box, given what of it can be seen; nothing where there is nothing to draw.
  func draw(on canvas: Canvas, visible: CGRect, inside: ((CGRect) -> Void)?) {
    if let layer { return draw(layer, on: canvas, visible: visible, inside: inside) }
    if let background { decorate(canvas) { canvas.fill(bounds, color: background) } }
    if let inside { draw(inside, on: canvas, visible: visible, radii: CornerRadii()) }
  }

  private func draw(_ layer: CALayer, on canvas: Canvas, visible: CGRect, inside: ((CGRect) -> Void)?) {
    let radii = layer.cornerRadii(in: bounds.size)
    var collectsShadow = false
    decorate(canvas) {
      collectsShadow = layer.drawShadow(on: canvas, bounds: bounds, radii: radii, background: background)
    }
    if collectsShadow { layer.beginShadowLayer(on: canvas) }
    if let background {
      decorate(canvas) { layer.fillBackground(background, on: canvas, bounds: bounds, radii: radii) }
    }
    if let inside { draw(inside, on: canvas, visible: visible, radii: radii) }
    decorate(canvas) { layer.drawBorder(on: canvas, bounds: bounds, radii: radii) }
    if collectsShadow { canvas.endShadowLayer() }
  }

  private func decorate(_ canvas: Canvas, _ draw: () -> Void) {
    if isTagged { canvas.withRole(.artifact, draw: draw) } else { draw() }
  }

  private func draw(_ inside: (CGRect) -> Void, on canvas: Canvas, visible: CGRect, radii: CornerRadii) {
    let visible = clips ? visible.overlap(bounds) : visible
    if visible.isNull || visible.isEmpty { return }
    if clips {
      canvas.saveGState()
      canvas.clip(toRoundedRect: bounds, radii: radii)
    }
    inside(visible)
    if clips { canvas.restoreGState() }
  }
}
