import Foundation
import QuoinGraphics

extension CALayer {
  /// The radii of the corners, made to fit the size.
  final func cornerRadii(in size: CGSize) -> CornerRadii {
    if cornerRadius <= 0 { return CornerRadii() }
    return CornerRadii(cornerRadius, corners: UIRectCorner(maskedCorners)).fitting(size)
  }

  /// A rectangle with the room that the layer's shadow takes around it.
  final func extentWithShadow(_ rect: CGRect) -> CGRect {
    if shadowOpacity <= 0 { return rect }
    let shape = shadowPath.map { rect.union($0.bounds) } ?? rect
    let shadow = shape.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      .insetBy(dx: -3 * shadowRadius, dy: -3 * shadowRadius)
    return rect.union(shadow)
  }

  /// Draws the shadow when its shape is known beforehand.
  ///
  /// - Returns: Whether what the layer draws must be collected to cast the shadow.
  final func drawShadow(on canvas: Canvas, bounds: CGRect, radii: CornerRadii, hasBackground: Bool) -> Bool {
    guard shadowOpacity > 0, let color = shadowPaint, !masksToBounds || shadowPath != nil else {
      return false
    }
    if masksToBounds { return false }
    let path: UIBezierPath
    if let shadowPath {
      path = shadowPath
    } else if hasBackground || hasFilledContent {
      path = UIBezierPath(roundedRect: bounds, radii: radii)
    } else {
      return true
    }
    canvas.shadow(
      of: path, color: color, opacity: CGFloat(shadowOpacity), offset: shadowOffset, radius: shadowRadius)
    return false
  }

  /// Whether content that covers the bounds casts the shadow.
  private var hasFilledContent: Bool { self is CAGradientLayer }

  final func beginShadowLayer(on canvas: Canvas) {
    canvas.beginShadowLayer(
      color: shadowPaint ?? .black, opacity: CGFloat(shadowOpacity), offset: shadowOffset,
      radius: shadowRadius)
  }

  final func fillBackground(_ color: UIColor, on canvas: Canvas, bounds: CGRect, radii: CornerRadii) {
    if radii.isZero {
      canvas.fill(bounds, color: color)
    } else {
      canvas.fill(roundedRect: bounds, radii: radii, paint: .color(color))
    }
  }

  /// Draws the border within the bounds.
  final func drawBorder(on canvas: Canvas, bounds: CGRect, radii: CornerRadii) {
    guard borderWidth > 0, let color = borderPaint else { return }
    let inner = bounds.insetBy(dx: borderWidth, dy: borderWidth)
    if inner.isNull || inner.isEmpty {
      return fillBackground(color, on: canvas, bounds: bounds, radii: radii)
    }
    // The ring between two shapes: a stroke would round the inner corners otherwise than a layer does.
    let ring = UIBezierPath(roundedRect: bounds, radii: radii)
    ring.addRoundedRect(inner, radii: radii.inset(by: borderWidth))
    ring.usesEvenOddFillRule = true
    canvas.fill(ring, paint: .color(color))
  }

  /// Whether the layer draws something between its background and what is in it.
  final var drawsOwnContent: Bool { contents != nil || type(of: self) != CALayer.self }

  final func drawOwnContent(on canvas: Canvas, bounds: CGRect) {
    if let contents {
      canvas.draw(contents, in: contentsGravity.contentMode.rect(for: contents.size, in: bounds), tint: nil)
    }
    draw(canvas, in: bounds)
  }

  /// The layers right above a subview in the order in which they are drawn.
  final func layersFromBack(above view: UIView?) -> [CALayer] {
    let layers = entries(above: view).map(\.layer)
    if layers.allSatisfy({ $0.zPosition == 0 }) { return layers }
    return layers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    .map(\.element)
  }

  /// Limits what is seen of another layer to the shape of this one.
  final func clip(_ canvas: Canvas) {
    if !isPlainShape { canvas.warn(.maskKeptAsShape) }
    if let shape = self as? CAShapeLayer, let path = shape.path {
      let moved = UIBezierPath()
      moved.append(path)
      moved.usesEvenOddFillRule = shape.fillRule == .evenOdd
      moved.apply(geometry.toSuperview)
      canvas.clip(to: moved)
    } else {
      canvas.clip(toRoundedRect: frame, radii: cornerRadii(in: bounds.size))
    }
  }

  /// Draws a layer of its own, in the coordinates of the layer above.
  ///
  /// - Parameters:
  ///   - canvas: Where.
  ///   - visible: What of the layer above can be seen.
  ///   - depth: How many views and layers nest, this one included.
  final func render(on canvas: Canvas, visible: CGRect, depth: Int) {
    if isHidden || opacity <= 0 || !canvas.meter.allows(depth: depth, of: UIView.depthLimit) { return }
    let transform = geometry.toSuperview
    if transform.determinant == 0 { return }
    let bounds = bounds
    let inner = visible.applying(transform.inverted())
    if masksToBounds || !hasOwnSublayers, !inner.overlaps(extentWithShadow(drawingExtent)) { return }
    canvas.saveGState()
    canvas.concatenate(transform)
    mask?.clip(canvas)
    if opacity < 1 { canvas.beginTransparencyLayer(alpha: CGFloat(opacity)) }
    let radii = cornerRadii(in: bounds.size)
    let background = backgroundPaint
    let collectsShadow = drawShadow(
      on: canvas, bounds: bounds, radii: radii, hasBackground: background != nil)
    if collectsShadow { beginShadowLayer(on: canvas) }
    if let background { fillBackground(background, on: canvas, bounds: bounds, radii: radii) }
    canvas.saveGState()
    if masksToBounds { canvas.clip(toRoundedRect: bounds, radii: radii) }
    if drawsOwnContent { drawOwnContent(on: canvas, bounds: bounds) }
    for layer in layersFromBack(above: nil) { layer.render(on: canvas, visible: inner, depth: depth + 1) }
    canvas.restoreGState()
    drawBorder(on: canvas, bounds: bounds, radii: radii)
    if collectsShadow { canvas.endShadowLayer() }
    if opacity < 1 { canvas.endTransparencyLayer() }
    canvas.restoreGState()
  }

  private var drawingExtent: CGRect {
    guard let path = (self as? CAShapeLayer)?.path else { return bounds }
    let width = (self as? CAShapeLayer)?.lineWidth ?? 0
    return bounds.union(path.bounds.insetBy(dx: -width, dy: -width))
  }
}
