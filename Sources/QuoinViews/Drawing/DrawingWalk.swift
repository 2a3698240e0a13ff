import Foundation
import QuoinGraphics
import QuoinResources

/// One walk over a tree of views, from the back to the front, onto a canvas.
///
/// What can be seen is carried down as a rectangle in each view's own points, so that no view asks the canvas.
struct DrawingWalk {
  let canvas: Canvas
  /// How many views are being drawn around the next.
  private var depth = 0
  /// What visiting a view takes, in a meter's units of work.
  private static let workOfView = 16

  init(canvas: Canvas) { self.canvas = canvas }

  /// Draws a view as the root: without its place and transform.
  mutating func drawRoot(_ view: UIView) {
    if view.isHidden || view.alpha <= 0 { return }
    canvas.saveGState()
    let origin = view.geometry.boundsOrigin
    if origin != .zero { canvas.translateBy(x: -origin.x, y: -origin.y) }
    drawBody(view, visible: canvas.clipBounds, alpha: view.alpha)
    canvas.restoreGState()
  }

  /// Draws a view, given what of its superview can be seen and the alpha of groups that were not needed above.
  private mutating func draw(_ view: UIView, visible: CGRect, alpha: CGFloat) {
    if view.storedIsHidden { return }
    let alpha = view.alpha * alpha
    if alpha <= 0 || !canvas.meter.allows(Self.workOfView) { return }
    let geometry = view.geometry
    if let warp = geometry.warp, !warp.isUpright {
      if warp.affine.determinant == 0 { return }
      let transform = geometry.toSuperview
      let inner = visible.applying(transform.inverted())
      if cannotBeSeen(view, visible: inner) { return }
      canvas.saveGState()
      canvas.concatenate(transform)
      drawBody(view, visible: inner, alpha: alpha)
      canvas.restoreGState()
      return
    }
    let x = geometry.origin.x - geometry.boundsOrigin.x
    let y = geometry.origin.y - geometry.boundsOrigin.y
    let inner = visible.offsetBy(dx: -x, dy: -y)
    if cannotBeSeen(view, visible: inner) { return }
    canvas.saveGState()
    canvas.translateBy(x: x, y: y)
    drawBody(view, visible: inner, alpha: alpha)
    canvas.restoreGState()
  }

  /// Whether neither the view nor anything in it can be seen.
  private func cannotBeSeen(_ view: UIView, visible: CGRect) -> Bool {
    let layer = view.rare?.layer
    if !view.clipsToBounds, !view.children.isEmpty || layer?.hasOwnSublayers == true { return false }
    return !visible.overlaps(extent(of: view, layer: layer))
  }

  /// What the view itself may touch, its shadow included.
  private func extent(of view: UIView, layer: CALayer?) -> CGRect {
    let extent = view.clipsToBounds ? view.bounds : view.drawingExtent
    return layer.map { $0.extentWithShadow(extent) } ?? extent
  }

  /// Draws a view whose coordinates the canvas already has.
  private mutating func drawBody(_ view: UIView, visible: CGRect, alpha: CGFloat) {
    let outerTraits = canvas.traits
    if let traits = view.rare?.traitOverrides { canvas.traits = outerTraits.overridden(by: traits) }
    defer { canvas.traits = outerTraits }

    let layer = view.layerForDrawing
    if let mask = view.rare?.mask {
      if !mask.isPlainShape { canvas.warn(.maskKeptAsShape) }
      clip(toShapeOf: mask)
    } else if let mask = layer?.mask {
      mask.clip(canvas)
    }
    if alpha >= 1 {
      drawParts(view, layer: layer, visible: visible, backgroundAlpha: 1, childAlpha: 1)
    } else if let shares = GroupNeed(view, layer: layer, alpha: alpha).shares {
      drawParts(
        view, layer: layer, visible: visible, backgroundAlpha: shares.background, childAlpha: shares.children)
    } else {
      if view.children.isEmpty, layer?.hasOwnSublayers != true {
        // The group need not be larger than what can be seen of the view; glyphs may reach a little beyond the bounds.
        canvas.clip(to: extent(of: view, layer: layer).insetBy(dx: -8, dy: -8))
      }
      canvas.beginTransparencyLayer(alpha: alpha)
      drawParts(view, layer: layer, visible: visible, backgroundAlpha: 1, childAlpha: 1)
      canvas.endTransparencyLayer()
    }
  }

  private mutating func drawParts(
    _ view: UIView, layer: CALayer?, visible: CGRect, backgroundAlpha: CGFloat, childAlpha: CGFloat
  ) {
    let bounds = view.bounds
    guard let layer else {
      if let color = view.backgroundColor {
        canvas.fill(bounds, color: faded(color, by: backgroundAlpha))
      }
      drawInside(view, layer: nil, bounds: bounds, visible: visible, childAlpha: childAlpha)
      return
    }
    let radii = layer.cornerRadii(in: bounds.size)
    let needsShadowLayer = layer.drawShadow(
      on: canvas, bounds: bounds, radii: radii, hasBackground: view.backgroundColor != nil)
    if needsShadowLayer { layer.beginShadowLayer(on: canvas) }
    if let color = view.backgroundColor {
      layer.fillBackground(faded(color, by: backgroundAlpha), on: canvas, bounds: bounds, radii: radii)
    }
    drawInside(view, layer: layer, bounds: bounds, visible: visible, childAlpha: childAlpha)
    layer.drawBorder(on: canvas, bounds: bounds, radii: radii)
    if needsShadowLayer { canvas.endShadowLayer() }
  }

  /// Draws content, sublayers and subviews, clipped when the view clips.
  private mutating func drawInside(
    _ view: UIView, layer: CALayer?, bounds: CGRect, visible: CGRect, childAlpha: CGFloat
  ) {
    let draws = view.drawsContent
    let hasSublayers = layer?.hasOwnSublayers == true
    let hasLayerContent = layer?.drawsOwnContent == true
    if !draws, view.children.isEmpty, !hasSublayers, !hasLayerContent, !view.drawsOverSubviews { return }
    var visible = visible
    let clips = view.clipsToBounds
    if clips {
      canvas.saveGState()
      let radii = layer?.cornerRadii(in: bounds.size) ?? CornerRadii()
      if radii.isZero { canvas.clip(to: bounds) } else { canvas.clip(toRoundedRect: bounds, radii: radii) }
      visible = visible.overlap(bounds)
    }
    if !visible.isNull, !visible.isEmpty {
      if hasLayerContent { layer?.drawOwnContent(on: canvas, bounds: bounds) }
      if draws, !clips || visible.overlaps(bounds) { view.draw(canvas, in: bounds) }
      if hasSublayers, let layer { drawSublayers(layer, above: nil, visible: visible) }
      if view.childrenHaveDepths {
        for child in view.childrenFromBack {
          drawChild(child, layer: hasSublayers ? layer : nil, visible: visible, alpha: childAlpha)
        }
      } else {
        for child in view.children {
          drawChild(child, layer: hasSublayers ? layer : nil, visible: visible, alpha: childAlpha)
        }
      }
      if view.drawsOverSubviews { view.drawOverSubviews(canvas) }
    }
    if clips { canvas.restoreGState() }
  }

  private mutating func drawChild(_ child: UIView, layer: CALayer?, visible: CGRect, alpha: CGFloat) {
    depth += 1
    if canvas.meter.allows(depth: depth + 1, of: UIView.depthLimit) {
      draw(child, visible: visible, alpha: alpha)
    }
    depth -= 1
    if let layer { drawSublayers(layer, above: child, visible: visible) }
  }

  private func drawSublayers(_ layer: CALayer, above view: UIView?, visible: CGRect) {
    for sublayer in layer.layersFromBack(above: view) {
      sublayer.render(on: canvas, visible: visible, depth: depth + 2)
    }
  }

  /// Limits what is seen to the shape of another view's bounds.
  private func clip(toShapeOf mask: UIView) {
    let radii = mask.rare?.layer.map { $0.cornerRadii(in: mask.bounds.size) } ?? CornerRadii()
    canvas.clip(toRoundedRect: mask.frame, radii: radii)
  }

  private func faded(_ color: UIColor, by alpha: CGFloat) -> UIColor {
    if alpha >= 1 { return color }
    let resolved = color.resolvedCGColor(with: canvas.traits)
    return UIColor(
      red: resolved.red, green: resolved.green, blue: resolved.blue, alpha: resolved.alpha * alpha)
  }
}
