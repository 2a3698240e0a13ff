import Foundation
import QuoinGraphics
import QuoinResources

/// One walk over a tree of views, from the back to the front, onto a canvas.
///
/// What can be seen is carried down as a rectangle in each view's own points, so that no view asks the canvas.
struct DrawingWalk {
  let canvas: Canvas
  /// What views are to those who do not see them; nothing where that is not written.
  var roles: ((UIView) -> ViewRole?)?
  /// The perspective of what the next views and layers are in; nothing where there is none.
  var space: Space?
  /// What visiting a view takes, in a meter's units of work.
  private static let workOfView = 16

  init(canvas: Canvas, roles: ((UIView) -> ViewRole?)? = nil) { (self.canvas, self.roles) = (canvas, roles) }

  /// Draws a view as the root: without its place and transform.
  func drawRoot(_ view: UIView) {
    if view.isHidden || view.alpha <= 0 { return }
    canvas.saveGState()
    let origin = view.geometry.boundsOrigin
    if origin != .zero { canvas.translateBy(x: -origin.x, y: -origin.y) }
    canvas.traits.asCurrentOfView {
      drawBody(view, visible: canvas.clipBounds, alpha: view.alpha, depth: 1)
    }
    canvas.restoreGState()
  }

  /// Draws a layer of its own as the root: without its place and transform.
  func drawRoot(_ layer: CALayer) {
    if layer.isHidden || layer.opacity <= 0 { return }
    drawBody(layer, visible: canvas.clipBounds, depth: 1)
  }

  /// Draws a view in the coordinates of its superview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - visible: What of its superview can be seen.
  ///   - alpha: The alpha of groups that were not needed above.
  ///   - depth: How many views and layers nest, this one included.
  private func draw(_ view: UIView, visible: CGRect, alpha: CGFloat, depth: Int) {
    if view.isHidden || !canvas.meter.allows(depth: depth, of: UIView.depthLimit) { return }
    if canvas.fillsFields, isValueOfField(view) { return }
    let alpha = view.alpha * alpha
    if alpha <= 0 || !canvas.meter.allows(Self.workOfView) { return }
    let geometry = view.geometry
    if space != nil || geometry.warp?.isUpright == false {
      guard let transform = seenTransform(of: view, visible: visible, alpha: alpha, depth: depth),
        transform.determinant != 0
      else { return }
      let inner = visible.applying(transform.inverted())
      if cannotBeSeen(view, visible: inner) { return }
      canvas.saveGState()
      canvas.concatenate(transform)
      inPlane.drawBody(view, visible: inner, alpha: alpha, depth: depth)
      canvas.restoreGState()
      return
    }
    let x = geometry.origin.x - geometry.boundsOrigin.x
    let y = geometry.origin.y - geometry.boundsOrigin.y
    let inner = visible.offsetBy(dx: -x, dy: -y)
    if cannotBeSeen(view, visible: inner) { return }
    canvas.saveGState()
    canvas.translateBy(x: x, y: y)
    drawBody(view, visible: inner, alpha: alpha, depth: depth)
    canvas.restoreGState()
  }

  /// Whether neither the view nor anything in it can be seen.
  private func cannotBeSeen(_ view: UIView, visible: CGRect) -> Bool {
    let geometry = view.geometry
    if visible.overlaps(CGRect(origin: geometry.boundsOrigin, size: geometry.size)) { return false }
    let layer = view.rare?.layer
    if !view.clipsToBounds {
      if !view.children.isEmpty || layer?.hasOwnSublayers == true { return false }
      if let extent = view.extent(for: .sight) {
        let outer = layer.map { $0.extentWithShadow(extent) } ?? extent
        if !visible.overlaps(outer) { return true }
      }
    }
    return !visible.overlaps(view.ownExtent(with: layer))
  }

  /// Draws a view whose coordinates the canvas already has.
  func drawBody(_ view: UIView, visible: CGRect, alpha: CGFloat, depth: Int) {
    if canvas.fillsFields {
      if view.accessibilityElementsHidden {
        canvas.fillsFields = false
        defer { canvas.fillsFields = true }
        return drawBody(view, visible: visible, alpha: alpha, depth: depth)
      }
      if let field = field(of: view) {
        return draw(field, of: view) {
          $0.drawBodyItself(view, visible: visible, alpha: alpha, depth: depth)
        }
      }
    }
    guard let role = beginRole(of: view) else {
      return drawBodyItself(view, visible: visible, alpha: alpha, depth: depth)
    }
    within(role).drawBodyItself(view, visible: visible, alpha: alpha, depth: depth)
    end(role, of: view)
  }

  private func drawBodyItself(_ view: UIView, visible: CGRect, alpha: CGFloat, depth: Int) {
    guard let traits = view.rare?.traitOverrides else {
      return drawTransition(view, visible: visible, alpha: alpha, depth: depth)
    }
    let outerTraits = canvas.traits
    canvas.traits = outerTraits.overridden(by: traits)
    canvas.traits.asCurrentOfView { drawTransition(view, visible: visible, alpha: alpha, depth: depth) }
    canvas.traits = outerTraits
  }

  /// Draws a view, and what it looked like before while it passes over from that.
  private func drawTransition(_ view: UIView, visible: CGRect, alpha: CGFloat, depth: Int) {
    let layer = view.layerForDrawing
    if let transition = view.rare?.transition {
      let isOpaque = view.backgroundColor.map { $0.resolvedCGColor(with: canvas.traits).alpha >= 1 } ?? false
      return transition.draw(on: canvas, isOpaque: isOpaque) { part in
        drawMasked(view, layer: layer, visible: canvas.clipBounds, alpha: alpha * part, depth: depth)
      }
    }
    drawMasked(view, layer: layer, visible: visible, alpha: alpha, depth: depth)
  }

  /// Draws a view as far as its mask lets it through.
  private func drawMasked(_ view: UIView, layer: CALayer?, visible: CGRect, alpha: CGFloat, depth: Int) {
    if alpha <= 0 { return }
    if let mask = view.rare?.mask {
      masked(by: mask, visible: visible, depth: depth) {
        drawGroup(view, layer: layer, visible: visible, alpha: alpha, depth: depth)
      }
    } else if let mask = layer?.mask {
      masked(by: mask, visible: visible, depth: depth) {
        drawGroup(view, layer: layer, visible: visible, alpha: alpha, depth: depth)
      }
    } else {
      drawGroup(view, layer: layer, visible: visible, alpha: alpha, depth: depth)
    }
  }

  private func drawGroup(_ view: UIView, layer: CALayer?, visible: CGRect, alpha: CGFloat, depth: Int) {
    if alpha >= 1 {
      drawParts(view, layer: layer, visible: visible, backgroundAlpha: 1, childAlpha: 1, depth: depth)
    } else if let shares = GroupNeed(view, layer: layer, alpha: alpha).shares {
      drawParts(
        view, layer: layer, visible: visible, backgroundAlpha: shares.background,
        childAlpha: shares.children, depth: depth)
    } else {
      if view.children.isEmpty, layer?.hasOwnSublayers != true {
        // The group need not be larger than what is drawn, and the pixels at smooth edges.
        let pixel = canvas.transform.mostPoints / canvas.scale
        canvas.clip(to: view.ownExtent(with: layer).insetBy(dx: -pixel, dy: -pixel))
      }
      canvas.beginTransparencyLayer(alpha: alpha)
      drawParts(view, layer: layer, visible: visible, backgroundAlpha: 1, childAlpha: 1, depth: depth)
      canvas.endTransparencyLayer()
    }
  }

  private func drawParts(
    _ view: UIView, layer: CALayer?, visible: CGRect, backgroundAlpha: CGFloat, childAlpha: CGFloat,
    depth: Int
  ) {
    let background = view.backgroundColor.map { faded($0, by: backgroundAlpha) }
    let box = BoxDrawing(
      bounds: view.bounds, layer: layer, background: background, clips: view.clipsToBounds,
      isTagged: roles != nil)
    let isEmpty =
      view.children.isEmpty && layer?.hasOwnSublayers != true && layer?.drawsOwnContent != true
      && !view.drawsContent && !view.drawsOverSubviews
    if isEmpty { return box.draw(on: canvas, visible: visible, inside: nil) }
    box.draw(on: canvas, visible: visible) { visible in
      if layer?.drawsOwnContent == true { layer?.drawOwnContent(on: canvas, bounds: box.bounds) }
      if view.drawsContent {
        let count = canvas.drawnCount
        view.draw(canvas, in: box.bounds)
        view.drewContent = canvas.drawnCount != count
      }
      drawChildren(view, layer: layer, visible: visible, alpha: childAlpha, depth: depth)
      if view.drawsOverSubviews { view.drawOverSubviews(canvas) }
    }
  }

  private func drawChildren(_ view: UIView, layer: CALayer?, visible: CGRect, alpha: CGFloat, depth: Int) {
    if let layer { return drawChildren(view, in: layer, visible: visible, alpha: alpha, depth: depth) }
    for child in view.childrenFromBack { draw(child, visible: visible, alpha: alpha, depth: depth + 1) }
  }

  private func drawChildren(_ view: UIView, in layer: CALayer, visible: CGRect, alpha: CGFloat, depth: Int) {
    if layer.hasPerspective, layer.instances == nil {
      return drawInPerspective(layer, visible: visible, alpha: alpha, depth: depth)
    }
    var visible = visible
    let transform = layer.sublayerTransformInBounds
    if let transform {
      if transform.determinant == 0 { return }
      visible = visible.applying(transform.inverted())
      canvas.saveGState()
      canvas.concatenate(transform)
    }
    if let instances = layer.instances {
      draw(layer.siblingsFromBack, as: instances, visible: visible, alpha: alpha, depth: depth)
    } else if layer.hasOwnSublayers {
      draw(layer.siblingsFromBack, visible: visible, alpha: alpha, depth: depth)
    } else {
      for child in view.childrenFromBack { draw(child, visible: visible, alpha: alpha, depth: depth + 1) }
    }
    if transform != nil { canvas.restoreGState() }
  }

  private func faded(_ color: UIColor, by alpha: CGFloat) -> UIColor {
    if alpha >= 1 { return color }
    return UIColor(cgColor: color.resolvedCGColor(with: canvas.traits).multiplyingAlpha(by: alpha))
  }

  // MARK: Layers

  /// Draws what stands in a view or a layer, which nest so deep.
  func draw(_ siblings: [Sibling], visible: CGRect, alpha: CGFloat, depth: Int) {
    for sibling in siblings {
      switch sibling {
      case .view(let view): draw(view, visible: visible, alpha: alpha, depth: depth + 1)
      case .layer(let layer): draw(layer, visible: visible, depth: depth + 1)
      }
    }
  }

  /// Draws what stands in a layer several times.
  private func draw(
    _ siblings: [Sibling], as instances: [(transform: CGAffineTransform, alpha: CGFloat)], visible: CGRect,
    alpha: CGFloat, depth: Int
  ) {
    for (transform, seen) in instances where seen > 0 && transform.determinant != 0 {
      if !canvas.meter.allows(1) { return }
      canvas.saveGState()
      canvas.concatenate(transform)
      if seen < 1 { canvas.beginTransparencyLayer(alpha: seen) }
      draw(siblings, visible: visible.applying(transform.inverted()), alpha: alpha, depth: depth)
      if seen < 1 { canvas.endTransparencyLayer() }
      canvas.restoreGState()
    }
  }

  /// Draws a layer of its own in the coordinates of the layer above.
  private func draw(_ layer: CALayer, visible: CGRect, depth: Int) {
    if layer.isHidden || layer.opacity <= 0 || !canvas.meter.allows(depth: depth, of: UIView.depthLimit) {
      return
    }
    var transform = layer.geometry.toSuperview
    if space != nil || layer.geometry.warp?.isUpright == false {
      guard let seen = seenTransform(of: layer, visible: visible, depth: depth) else { return }
      transform = seen
    }
    if transform.determinant == 0 { return }
    let inner = visible.applying(transform.inverted())
    if layer.masksToBounds || !layer.hasOwnSublayers,
      !inner.overlaps(layer.extentWithShadow(layer.contentExtent))
    {
      return
    }
    canvas.saveGState()
    canvas.concatenate(transform)
    inPlane.drawBody(layer, visible: inner, depth: depth)
    canvas.restoreGState()
  }

  /// Draws a layer in its own coordinates, through its mask.
  func drawBody(_ layer: CALayer, visible: CGRect, depth: Int) {
    guard let mask = layer.mask else { return drawParts(layer, visible: visible, depth: depth) }
    masked(by: mask, visible: visible, depth: depth) { drawParts(layer, visible: visible, depth: depth) }
  }

  private func drawParts(_ layer: CALayer, visible: CGRect, depth: Int) {
    let isGroup = layer.opacity < 1
    if isGroup { canvas.beginTransparencyLayer(alpha: CGFloat(layer.opacity)) }
    let box = BoxDrawing(
      bounds: layer.bounds, layer: layer, background: layer.backgroundPaint, clips: layer.masksToBounds)
    box.draw(on: canvas, visible: visible) { visible in
      if layer.drawsOwnContent { layer.drawOwnContent(on: canvas, bounds: box.bounds) }
      guard layer.hasOwnSublayers else { return }
      let siblings = layer.siblingsFromBack
      if let instances = layer.instances {
        return draw(siblings, as: instances, visible: visible, alpha: 1, depth: depth)
      }
      if layer.hasPerspective {
        return drawInPerspective(layer, visible: visible, alpha: 1, depth: depth)
      }
      guard let transform = layer.sublayerTransformInBounds else {
        return draw(siblings, visible: visible, alpha: 1, depth: depth)
      }
      if transform.determinant == 0 { return }
      canvas.saveGState()
      canvas.concatenate(transform)
      draw(siblings, visible: visible.applying(transform.inverted()), alpha: 1, depth: depth)
      canvas.restoreGState()
    }
    if isGroup { canvas.endTransparencyLayer() }
  }

  // MARK: Masks

  // What is no more than a shape is a clip, which is sharp in every output.

  private func masked(by mask: UIView, visible: CGRect, depth: Int, drawing: () -> Void) {
    if mask.isPlainShape {
      mask.clip(canvas)
      drawing()
    } else {
      canvas.masked {
        draw(mask, visible: visible, alpha: 1, depth: depth + 1)
      } drawing: {
        drawing()
      }
    }
  }

  private func masked(by mask: CALayer, visible: CGRect, depth: Int, drawing: () -> Void) {
    // A view's layer has no geometry of its own.
    if let view = mask.view { return masked(by: view, visible: visible, depth: depth, drawing: drawing) }
    if mask.isPlainShape {
      mask.clip(canvas)
      drawing()
    } else {
      canvas.masked {
        draw(mask, visible: visible, depth: depth + 1)
      } drawing: {
        drawing()
      }
    }
  }
}

nonisolated extension CGAffineTransform {
  /// How many points before the transform are one behind it, in the direction where these are the most.
  fileprivate var mostPoints: CGFloat {
    let (sum, determinant) = (a * a + b * b + c * c + d * d, determinant)
    let least = (sum - max(0, sum * sum - 4 * determinant * determinant).squareRoot()) / 2
    return least > 0 ? 1 / least.squareRoot() : 0
  }
}
